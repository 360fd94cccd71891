import type { UseCase } from '../../use-case.ts';

export const materialPlanning: readonly UseCase[] = [
  {
    id: 'mrp-messages-ranked-by-cost',
    title: 'MRP exception messages ranked by what they would cost',
    type: 'automation',
    description:
      'The nightly MRP run throws four thousand reschedule messages, and each controller works the ones from the supplier they know. Messages are filtered by rules (inside transit time, below a lot size, repeated every night) and ranked by the customer orders or stock value behind them through pegging. Date moves within the supplier’s agreed flexibility are transmitted without a click; the first fifty of the rest stand on the controller’s screen at seven.',
    staysWithPeople: 'The material controller decides on every move that costs money or leaves the agreed flexibility.',
    firstStep:
      'Take one night’s messages of a plant and count how many vanish by rule and how many touch a late customer order.',
    needs: 'MRP output with pegging, supplier flexibility terms, lead times reviewed within a year.',
    industries: ['manufacturing'],
    at: [
      'APQC PCF 4.1.3',
      'APQC PCF 4.1.3.1 Create unconstrained plan',

      'ISA-95 5.1.3',
    ],
    phrases: {
      en: 'MRP run, material requirements planning, process MRP exception messages, materials planning, reschedule messages, MRP',
      de: 'Dispositionslauf, Materialbedarfsplanung, Ausnahmemeldungen bearbeiten, Disposition, MRP, Bedarfsermittlung Material',
      es: 'planificación de necesidades de materiales, mensajes de excepción MRP',
      fr: 'calcul des besoins nets, messages d’exception MRP, planification des besoins matières',
      it: 'pianificazione fabbisogni materiali, messaggi di eccezione MRP',
      nl: 'materiaalbehoefteplanning, MRP-uitzonderingen verwerken',
      pt: 'planejamento de necessidades de materiais, mensagens de exceção do MRP',
    },
    not: 'teaching material, marketing material, exception request',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [25, 48, 90],
    runCost: 8,
    risk: {
      main: 'A filter swallows the one message that stops a line; everything suppressed with demand inside the frozen zone is listed daily.',
      aiAct: 'none',
    },
    capabilities: ['optimise-plans', 'decide-by-rule'],
    measures: [
      { name: 'Messages handled per controller and day', unit: 'count', better: 'lower' },
      { name: 'Line stops for missing material', unit: 'count per month', better: 'lower' },
    ],
  },

  {
    id: 'constrained-supply-plan-by-optimization',
    title: 'Constrained supply plan computed against capacity, material and shelf life',
    type: 'ai',
    description:
      'Planners cut the unconstrained plan by hand in spreadsheets until the bottleneck fits, and nobody can say what another shift would have earned. A solver plans all plants and items by week against line capacity, component supply, storage, shelf life and minimum runs, with penalties for late orders and stock. It reports the binding constraints with their price, so that the talk is about the two that matter.',
    staysWithPeople:
      'The head of supply planning sets the penalties and signs the plan; customers to be shorted are chosen by sales and supply together.',
    firstStep:
      'Model one bottleneck family over twelve weeks and compare its plan with the manual one on service, stock and overtime.',
    needs:
      'Rates per line and item, calendars, component supply, stock, demand by priority and a modest solver license.',
    industries: ['manufacturing'],
    at: [
      'APQC PCF 4.1.3.5 Generate constrained plan',
      'APQC PCF 4.1.3',
      'APQC PCF 4.1.1.6 Define production network and supply constraints',
    ],
    phrases: {
      en: 'constrained supply planning, generate constrained plan, finite capacity plan, supply network planning, rough cut supply plan, supply planning',
      de: 'Engpassplanung, Kapazitätsabgleich, Planung gegen begrenzte Kapazität, Supply Planning',
      es: 'plan de suministro con restricciones, planificación con capacidad finita',
      fr: 'planification sous contraintes, plan d’approvisionnement contraint',
      it: 'piano di fornitura vincolato, pianificazione a capacità finita',
      nl: 'capaciteitsbegrensde supplyplanning, beperkt leveringsplan',
      pt: 'plano de suprimentos com restrições, planejamento com capacidade finita',
    },
    not: 'budget constraint, electricity supply, workforce plan',
    benefit: { moves: 'capacity', share: [0.03, 0.06, 0.12], basis: 'judgement' },
    effort: [60, 120, 220],
    cost: [110, 230, 480],
    runCost: 70,
    risk: {
      main: 'The model plans on rates that the line never reached; rates come from measured output of the last quarter and are reviewed with production.',
      aiAct: 'none',
    },
    capabilities: ['plan-production', 'optimise-plans'],
    measures: [
      { name: 'Plan attainment by week', unit: '%', better: 'higher' },
      { name: 'Overtime hours at the bottleneck', unit: 'hours per week', better: 'lower' },
    ],
  },

  {
    id: 'supplier-forecast-commit',
    title: 'Forecast sent to suppliers and their capacity commit read back',
    type: 'automation',
    description:
      'Buyers mail a spreadsheet with twelve months of needs, and silence counts as agreement until the first missed week. A weekly run publishes forecast, firm orders and stock targets per supplier and part through portal or EDI and asks for a committed quantity per week. Gaps between need and commit open by size, and the next plan is computed with what the supplier confirmed instead of an infinite source.',
    staysWithPeople: 'Buyers negotiate how a gap is closed, and decide on second sources or prepaid capacity.',
    firstStep:
      'Run the exchange with five suppliers and two contract manufacturers for one month and list all gaps beyond week six.',
    needs: 'A time-phased plan per part and supplier, a portal or EDI link and a named contact at each partner.',
    industries: ['manufacturing', 'retail', 'wholesale'],
    at: [
      'APQC PCF 4.1.3.2 Collaborate with supplier and contract manufacturers',
      'APQC PCF 4.1.3.3 Identify critical materials and supplier capacity',
      'ARTS 2.4.3',
      'ISA-95 5.2.1',
    ],
    phrases: {
      en: 'supplier collaboration, share forecast with suppliers, contract manufacturer planning, supplier commit, forecast commit',
      de: 'Lieferantenkollaboration, Vorschau an Lieferanten, Lieferzusagen abfragen, Lohnfertiger einplanen',
      es: 'colaboración con proveedores, compartir previsiones con proveedores, planificación con maquiladores',
      fr: 'collaboration fournisseurs, partage des prévisions avec les fournisseurs, planification des sous-traitants',
      it: 'collaborazione con i fornitori, condivisione delle previsioni con i terzisti',
      nl: 'forecast delen met leveranciers, leverancierssamenwerking',
      pt: 'colaboração com fornecedores, compartilhar previsões com fornecedores',
    },
    not: 'commit code, sales forecast, supplier audit',
    benefit: { moves: 'losses', share: [0.06, 0.12, 0.22], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [35, 75, 150],
    runCost: 20,
    risk: {
      main: 'Suppliers commit everything to please; reliability of past commits weights what the plan believes.',
      aiAct: 'none',
    },
    capabilities: ['connect-applications', 'source-suppliers'],
    measures: [
      { name: 'Forecast value with a supplier commit', unit: '%', better: 'higher' },
      { name: 'Committed quantity that was delivered', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'critical-component-watch',
    title: 'Critical component list from bill of materials, single sources and market signals',
    type: 'ai',
    description:
      'After each crisis a list of critical parts is made by hand and is out of date by spring. Bills of materials are exploded to purchased parts, joined with revenue that hangs on each, number of released sources, remaining coverage and lead-time trend, and end-of-life notices are read from manufacturers’ mails. A score puts the forty parts on top whose loss would stop most revenue for longest.',
    staysWithPeople:
      'A weekly round of purchasing, engineering and planning decides on buffer stock, redesign or a second source.',
    firstStep: 'Score all electronic and cast parts of one product line and check the top twenty with the engineers.',
    needs:
      'Multi-level bills of materials, approved manufacturer lists, open orders, and the mailbox where discontinuation notices arrive.',
    industries: ['manufacturing'],
    at: [
      'APQC PCF 4.1.3.3 Identify critical materials and supplier capacity',
      'APQC PCF 4.2.1.3 Establish materials management contingency plans',
    ],
    phrases: {
      en: 'critical materials identification, single source parts, obsolescence management, product discontinuation notice, component shortage management, materials contingency plan',
      de: 'kritische Teile überwachen, Obsoleszenzmanagement, Engpassteile, Abkündigungen bearbeiten',
      es: 'materiales críticos, gestión de obsolescencia, escasez de componentes',
      fr: 'composants critiques, gestion des obsolescences, pénurie de composants',
      it: 'componenti critici, gestione obsolescenza, materiali a rischio',
      nl: 'kritieke onderdelen bewaken, obsolescentiebeheer',
      pt: 'componentes críticos, gestão de obsolescência, escassez de componentes',
    },
    not: 'critical care, critical incident, hazardous substance',
    benefit: { moves: 'losses', share: [0.05, 0.12, 0.25], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [40, 80, 160],
    runCost: 25,
    risk: {
      main: 'A part counted as single-sourced has an unrecorded alternative; engineering confirms the source field before a part enters the list.',
      aiAct: 'none',
    },
    capabilities: ['assess-risk', 'manage-inventory'],
    measures: [
      { name: 'Revenue hanging on parts without second source or buffer', unit: '$', better: 'lower' },
      { name: 'Discontinuation notices handled before the last order date', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'specification-change-to-open-orders',
    title: 'Material specification changes checked against open orders and stock',
    type: 'automation',
    description:
      'Engineering releases a new drawing revision, and three weeks later goods of the old one arrive because the order text was never changed. On release the workflow finds stock, open orders, schedules and supplier approvals that carry the old revision, and computes use-up or scrap value. Purchasing gets a prepared change order per supplier and quality a list of inspection plans to update.',
    staysWithPeople:
      'The change board picks use-up, rework or scrap and the date from which only the new revision is accepted.',
    firstStep: 'Take the last thirty released changes and search open orders that still carry an older revision.',
    needs:
      'Revision levels in item master and order lines, the engineering change record and stock by revision or batch.',
    industries: ['manufacturing'],
    at: [
      'APQC PCF 4.1.3.4 Monitor material specifications',
      'APQC PCF 4.1.8.3 Communicate quality specifications',
      'ISA-95 1.1.5',
    ],
    phrases: {
      en: 'monitor material specifications, drawing revision change, communicate quality specifications, engineering change purchasing, spec change notification',
      de: 'Zeichnungsänderungen umsetzen, Änderungsstand prüfen, Spezifikationsänderung an Lieferanten, Änderungsindex',
      es: 'cambios de especificación de materiales, cambio de revisión de planos',
      fr: 'modification de spécification matière, changement d’indice de plan',
      it: 'modifiche alle specifiche materiali, cambio revisione disegni',
      nl: 'specificatiewijzigingen materialen, tekeningrevisies doorvoeren',
      pt: 'alteração de especificação de material, revisão de desenhos',
    },
    not: 'software requirements, job specification, change of address',
    benefit: { moves: 'waste', share: [0.08, 0.18, 0.3], basis: 'judgement' },
    effort: [20, 35, 65],
    cost: [25, 45, 85],
    runCost: 6,
    risk: {
      main: 'Orders created between check and release escape; the order entry refuses superseded revisions from the cut-off date.',
      aiAct: 'none',
    },
    capabilities: ['run-workflows', 'buy-goods'],
    measures: [
      { name: 'Receipts of a superseded revision', unit: 'count per month', better: 'lower' },
      { name: 'Days from release to supplier notice', unit: 'days', better: 'lower' },
    ],
  },

  {
    id: 'capacity-and-make-or-buy-scenarios',
    title: 'Capacity and make-or-buy scenarios from routings and order mix',
    type: 'ai',
    description:
      'Each spring operations estimate next year’s capacity from last year’s hours plus a percentage, and outsourcing is decided under pressure in October. The five-year volume plan is exploded through routings, measured rates and shift models into load per work center, with Monte Carlo runs over mix and yield. Scenarios for shifts, an extra machine and outside vendors are laid side by side with cost per hour.',
    staysWithPeople: 'Operations and finance leaders choose the scenario and commit the investment.',
    firstStep:
      'Load the current budget volumes onto one shop’s routings and show where and in which month it runs out.',
    needs: 'Routings with measured times, volume plan by family, shift calendars and quotes from outside vendors.',
    industries: ['manufacturing'],
    at: [
      'APQC PCF 4.1.1 Develop production and materials strategies',
      'APQC PCF 4.1.1.5 Define capacities',
      'ISA-95 1.2.1',
      'APQC PCF 4.1.5.12 Manage capacity utilization',
    ],
    phrases: {
      en: 'capacity definition, long-range capacity planning, make-or-buy analysis, production strategy, production network constraints, resource requirements planning',
      de: 'Kapazitätsplanung langfristig, Make-or-Buy-Analyse, Fremdvergabe prüfen, Werksbelegung',
      es: 'planificación de capacidad a largo plazo, análisis fabricar o comprar',
      fr: 'planification de capacité à long terme, analyse faire ou acheter',
      it: 'pianificazione della capacità a lungo termine, analisi make or buy',
      nl: 'langetermijncapaciteit plannen, make-or-buy-analyse',
      pt: 'planejamento de capacidade de longo prazo, análise fazer ou comprar',
    },
    not: 'network capacity, server capacity, lending capacity, bed capacity',
    benefit: { moves: 'capacity', share: [0.02, 0.05, 0.1], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [40, 80, 170],
    runCost: 15,
    risk: {
      main: 'Wrong standard times give false bottlenecks; times that differ from booked hours by a fifth are corrected before a scenario counts.',
      aiAct: 'none',
    },
    capabilities: ['plan-production', 'optimise-plans'],
    measures: [
      { name: 'Deviation of planned from real load per work center', unit: '%', better: 'lower' },
      { name: 'Outsourcing decided later than the lead time', unit: 'count per year', better: 'lower' },
    ],
  },
];
