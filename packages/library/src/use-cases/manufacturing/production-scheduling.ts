import type { UseCase } from '../../use-case.ts';

export const productionScheduling: readonly UseCase[] = [
  {
    id: 'mfg-campaign-wheel-color-allergen-width',
    title: 'Campaign wheel by allergen, color and tank with stock kept in check',
    type: 'ai',
    description:
      'On mixing and filling lines a campaign is a compromise: the longer it is, the fewer cleanings, and the older the stock. The wheel is recalculated each week: products are grouped by allergen class, color, viscosity and tank size, the cleaning type between groups is costed in hours, water and lost product, and cycle length follows from shelf life promised to customers. Wash-outs that quality requires in any order are fixed points.',
    staysWithPeople:
      'Quality owns the cleaning rules; planning and sales agree on minimum remaining shelf life and on exceptions for a promotion.',
    firstStep:
      'Cost the last quarter’s cleanings by type and show the two product pairs that were changed over most often without need.',
    needs: 'Cleaning matrix with durations, hold times of intermediates, shelf life by customer, demand per week.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 1.3.3',
      'APQC PCF 4.3.1.3 Generate detailed schedule',
      'APQC PCF 4.1.3.6 Define production balance and control',
    ],
    phrases: {
      en: 'production campaign planning, production wheel, group orders into campaigns, product wheel scheduling, tank and filling scheduling, allergen sequencing',
      de: 'Kampagnenplanung Produktion, Produktionsrad, Losgruppierung nach Farbe und Allergen, Rüstfamilien bilden',
      es: 'planificación por campañas, rueda de producción, agrupación de órdenes por alérgeno o color',
      fr: 'planification par campagnes, roue de production, regroupement de campagnes par allergène',
      it: 'pianificazione per campagne, ruota di produzione, raggruppamento lotti per allergeni',
      nl: 'campagneplanning productie, productiewiel, orders groeperen op allergeen en kleur',
      pt: 'planejamento por campanhas, roda de produção, agrupamento por alergênico e cor',
    },
    not: 'marketing campaign, advertising campaign, email campaign, vaccination campaign',
    benefit: { moves: 'waste', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [45, 80, 140],
    cost: [60, 110, 200],
    runCost: 25,
    risk: {
      main: 'An allergen carried over is a recall; the wheel can only order groups, while release after cleaning keeps its own swab test.',
      aiAct: 'none',
    },
    capabilities: ['plan-production', 'optimise-plans'],
    measures: [
      { name: 'Cleanings per 100 tons', unit: 'count', better: 'lower' },
      { name: 'Write-offs for short shelf life', unit: '% of output', better: 'lower' },
    ],
  },
  {
    id: 'mfg-schedule-freeze-with-change-log',
    title: 'Frozen shift schedule with change requests that show their price',
    type: 'automation',
    description:
      'The plan is “frozen” two shifts ahead, yet each day a dozen changes are shouted across the hall, and warehouse and laboratory prepare the wrong jobs. At the freeze point the sequence is published with one version number to the shop floor system, warehouse, laboratory and maintenance, and a change afterwards is a request which shows kits to undo, samples to cancel and minutes lost. Approved changes reach all four teams at once.',
    staysWithPeople:
      'The production manager approves changes inside the freeze; the shift leader acts alone only for safety and breakdown.',
    firstStep:
      'Log every change inside the freeze for two weeks on paper with its reason, and put a price on the five most frequent.',
    needs: 'A published schedule from one tool, interfaces or at least a shared view for the four receiving teams.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 1.3.5',
      'APQC PCF 4.3.1.3 Generate detailed schedule',
      'APQC PCF 4.3.2.2 Execute detailed line schedule',
    ],
    phrases: {
      en: 'freeze production schedule, publish shift schedule, frozen zone management, schedule adherence monitoring, release of the weekly plan, shift schedule release, weekly production plan',
      de: 'Fixierungszeitraum, Schichtplan Produktion veröffentlichen, Plantreue überwachen, eingefrorene Zone, Wochenplan Produktion freigeben',
      es: 'congelar el programa de producción, publicar plan de turno, adherencia al programa',
      fr: 'gel du planning, publication du planning de production, respect du programme, ordonnancement, ordonnancement de production',
      it: 'congelamento del piano, pubblicazione piano di turno, aderenza al piano',
      nl: 'bevroren planning, ploegplanning publiceren, planningsgetrouwheid',
      pt: 'congelamento da programação, publicação do plano do turno, aderência ao plano',
    },
    not: 'hiring freeze, account freeze, freezer temperature, roster publication',
    benefit: { moves: 'waste', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [12, 25, 45],
    cost: [15, 30, 55],
    runCost: 5,
    risk: {
      main: 'If every request is approved the freeze is theater; requests by requester and reason are shown in the monthly review.',
      aiAct: 'none',
    },
    capabilities: ['run-workflows'],
    measures: [
      { name: 'Changes inside the frozen zone', unit: 'per week', better: 'lower' },
      { name: 'Schedule adherence', unit: '% of jobs in sequence', better: 'higher' },
    ],
  },
  {
    id: 'mfg-material-readiness-for-next-shift',
    title: 'Twelve-hour material readiness check before orders are released',
    type: 'automation',
    description:
      'Half of the short stops are an empty bin that the system believed full. Several times a shift the components of the next twelve hours are compared with line-side and warehouse stock by lot and status, less what running orders still need, and each shortage shows whether it is in quarantine, on a truck at the gate or only wrong in the books. The material coordinator gets one list sorted by the minute of stoppage, scheduling gets the orders to move back.',
    staysWithPeople:
      'Coordinator and scheduler agree which order waits; a lot in quarantine moves only when quality has released it.',
    firstStep: 'Print the list for one line for ten shifts and mark which predicted shortages came true.',
    needs:
      'Line-side stock that is counted or scanned, bills per order, gate and dock arrivals, lot status from the quality system.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 1.2.5',
      'ISA-95 1.4.1',
      'APQC PCF 4.3.1.7 Release production orders and create lots',
      'APQC PCF 4.3.2.1 Manage raw material inventory',
    ],
    phrases: {
      en: 'check material availability for production orders, material readiness, staging check, component availability check, shortage list, clear to build',
      de: 'Materialverfügbarkeitsprüfung, Fehlteilliste, Fehlteilemanagement, Bereitstellungsprüfung',
      es: 'disponibilidad de componentes, lista de faltantes, verificación de materiales para órdenes',
      fr: 'vérification de disponibilité des composants, liste des manquants, lancement d’ordres',
      it: 'verifica disponibilità componenti, lista mancanti, prelancio ordini',
      nl: 'materiaalbeschikbaarheid controleren, tekortenlijst, fabrieksorders klaarzetten',
      pt: 'verificação de disponibilidade de materiais, lista de faltas, liberação de ordens',
    },
    not: 'teaching material, marketing material, exam readiness',
    benefit: { moves: 'downtime', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [25, 50, 90],
    runCost: 10,
    risk: {
      main: 'Backflushing late makes the check blind; lines that book consumption only at order end are listed as not covered.',
      aiAct: 'none',
    },
    capabilities: ['run-production', 'manage-inventory'],
    measures: [
      { name: 'Stops for missing material', unit: 'minutes per shift', better: 'lower' },
      { name: 'Orders released complete', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'mfg-release-checks-for-work-center-queue',
    title: 'Work center queue fed only with orders that pass material, tool and crew checks',
    type: 'automation',
    description:
      'Shift coordinators print travelers in the morning and carry them back in the afternoon because the die is still in the tool room. Order release becomes a check at the minute: predecessor confirmed, components staged, tool free with shots left, program present, a qualified operator clocked in. Orders with all conditions met enter the queue by themselves; those with exactly one open show it, with the name of the person who can close it.',
    staysWithPeople:
      'The shift coordinator decides about orders with one open condition; two or more are never released.',
    firstStep:
      'Check yesterday’s releases on one hall after the fact, and list those that stood still within the first hour and why.',
    needs:
      'Tool location and life, clock-in with qualifications, staging confirmation by scan, order network with predecessors.',
    industries: ['manufacturing'],
    at: ['ISA-95 1.4.1', 'ISA-95 1.4.4'],
    phrases: {
      en: 'release production orders, production order release, order dispatching to work centers, shop order release, manage job holds, job priority in the queue, shop floor control, production control',
      de: 'Auftragsfreigabe Fertigung, Werkstattaufträge freigeben, Auftragseinlastung, Sperren und Prioritäten steuern, Fertigungssteuerung, Werkstattsteuerung',
      es: 'lanzamiento de órdenes de producción, liberación de órdenes a planta, despacho a centros de trabajo',
      fr: 'lancement des ordres de fabrication, jalonnement, affectation aux postes de charge',
      it: 'rilascio ordini di produzione, lancio in lavorazione, avanzamento reparto',
      nl: 'productieorders vrijgeven, orders uitgeven aan werkplekken, werkorders op de werkvloer starten',
      pt: 'liberação de ordens de produção, disparo de ordens, despacho para centros de trabalho',
    },
    not: 'bank order, purchase order release, market order, release of a document',
    benefit: { moves: 'downtime', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [30, 60, 115],
    runCost: 10,
    risk: {
      main: 'A sensor or clock-in fault may block good work; the coordinator can release by name, and each such release is reviewed weekly.',
      aiAct: 'none',
    },
    capabilities: ['run-production', 'decide-by-rule'],
    measures: [
      { name: 'Orders interrupted within the first hour', unit: '%', better: 'lower' },
      { name: 'Holds older than two days', unit: 'count', better: 'lower' },
    ],
  },
];
