import type { UseCase } from '../../use-case.ts';

export const maintenanceScheduling: readonly UseCase[] = [
  {
    id: 'mfg-weekly-maintenance-plan-leveled',
    title: 'Weekly maintenance plan leveled over crafts, parts and production windows',
    type: 'ai',
    description:
      'In the Thursday meeting forty backlog jobs are read aloud, and by Tuesday half of the plan has been pushed aside. A solver fills the windows that production has released from the ranked backlog, within craft hours net of leave and the usual share of breakdowns, with parts on hand and permits that do not clash in one area. The meeting sees the proposal, the jobs left out with their risk, and what one more hour of stop would buy.',
    staysWithPeople: 'Planner and production manager agree the week; postponing a risk-rated job needs the area owner.',
    firstStep: 'Plan four past weeks anew and compare planned hours done with what happened.',
    needs:
      'A backlog with estimated hours and risk, parts status per job, production windows, leave calendar per craft.',
    industries: ['manufacturing', 'oil-and-gas', 'mining'],
    at: [
      'ISA-95 2.3.2',
      'ISA-95 2.7.1',
      'APQC PCF 10.3.2.1 Schedule maintenance work',
      'APQC PCF 10.3.1.6 Conduct resource planning',
    ],
    phrases: {
      en: 'weekly maintenance schedule, maintenance scheduling, backlog management, schedule compliance, level maintenance workload, manage maintenance backlog',
      de: 'Wochenplanung Instandhaltung, Auftragsvorrat, Rückstandsliste Instandhaltung, Kapazitätsabgleich Instandhaltung',
      es: 'programa semanal de mantenimiento, backlog de mantenimiento, nivelación de cargas de mantenimiento',
      fr: 'planning hebdomadaire de maintenance, portefeuille de travaux, lissage de charge maintenance',
      it: 'programma settimanale manutenzione, backlog lavori, livellamento carichi manutenzione',
      nl: 'weekplanning onderhoud, werkvoorraad onderhoud, onderhoudsachterstand',
      pt: 'programação semanal de manutenção, backlog de manutenção, nivelamento de recursos de manutenção',
    },
    not: 'product backlog, order backlog, sprint, legal backlog',
    benefit: { moves: 'capacity', share: [0.05, 0.1, 0.18], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [40, 75, 135],
    runCost: 18,
    risk: {
      main: 'A plan filled to the last hour fails with the first breakdown; the reserve is taken from the last twelve weeks and shown.',
      aiAct: 'none',
    },
    capabilities: ['plan-maintenance', 'schedule-work', 'optimise-plans'],
    measures: [
      { name: 'Schedule compliance', unit: '% of planned jobs', better: 'higher' },
      { name: 'Backlog age of risk-rated jobs', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'mfg-turnaround-scope-challenge-file',
    title: 'Challenge file for every job proposed for a shutdown',
    type: 'agentic',
    description:
      'Eleven hundred jobs are proposed, nine hundred of them with the words “needs shutdown”, and the panel has four days. For each proposal an agent gathers inspection reports, remaining thickness, order history, isolation drawings and the last turnaround’s actual hours, tests whether bypass, spare or hot tap would allow work on the run, and drafts deferral risk and cost. Near-identical proposals are joined, missing long-lead parts are named with their last order date.',
    staysWithPeople:
      'The panel decides job by job and freezes the list; the inspection body’s requirements are not open for debate.',
    firstStep:
      'Prepare the file for one unit’s proposals of the last turnaround and see which verdicts would have changed.',
    needs:
      'Scope list, inspection database, order history, last turnaround’s schedule with actuals, drawings with tags.',
    industries: ['oil-and-gas', 'manufacturing', 'utilities'],
    at: [
      'ISA-95 2.3.3.1',
      'ISA-95 2.3.3',
      'APQC PCF 10.3.1.5 Identify work management tasks & priorities',
      'APQC PCF 10.3.1.7 Create work plans',
    ],
    phrases: {
      en: 'shutdown scope review, turnaround planning, scope challenge and freeze, outage planning, STO planning, plan shutdowns and turnarounds',
      de: 'Stillstandsplanung, Revisionsplanung, Umfangsklärung Stillstand, Großrevision vorbereiten',
      es: 'planificación de paradas de planta, congelación del alcance, parada mayor',
      fr: 'préparation d’arrêt, gel du périmètre d’arrêt, grand arrêt, planification des arrêts techniques',
      it: 'pianificazione fermate, fermata generale, congelamento scopo lavori',
      nl: 'stopplanning, scopebevriezing, onderhoudsstop voorbereiden, turnaround',
      pt: 'planejamento de paradas, congelamento de escopo, parada geral',
    },
    not: 'aircraft turnaround, government shutdown, network outage, financial turnaround',
    benefit: { moves: 'spend', share: [0.03, 0.07, 0.12], basis: 'judgement' },
    effort: [50, 90, 160],
    cost: [75, 135, 250],
    runCost: 35,
    risk: {
      main: 'A deferred job may fail in the next run; deferral needs a signed risk rating by inspection and operations.',
      aiAct: 'none',
    },
    capabilities: ['plan-maintenance', 'plan-and-act', 'run-projects'],
    measures: [
      { name: 'Jobs removed or moved to running plant', unit: '% of proposals', better: 'higher' },
      { name: 'Discovered work during the stop', unit: '% of hours', better: 'lower' },
    ],
  },
  {
    id: 'mfg-turnaround-progress-and-critical-path',
    title: 'Shutdown progress from field confirmations with the critical path re-run each shift',
    type: 'ai',
    description:
      'Twice a day coordinators collect percentages on paper, and the control room learns at night that the exchanger bundle was “90 percent” for three days. Crews confirm steps on a tablet, crane and scaffold logs and permits give a second view, and a model corrects optimistic remaining hours from the pattern of past stops. The critical path is recalculated each shift with the jobs that will join it within a day.',
    staysWithPeople:
      'The shutdown manager decides about overtime, extra crews and dropping scope; restart is the operations manager’s word.',
    firstStep: 'Replay one past shutdown from its daily files and show when the final delay could first be seen.',
    needs: 'A resource-loaded network, step confirmations, permit log, crane and scaffold plan.',
    industries: ['oil-and-gas', 'manufacturing', 'utilities'],
    at: [
      'ISA-95 2.3.3.2',
      'ISA-95 2.3.3',
      'APQC PCF 10.3.2.7 Monitor maintenance performance against targets/contracts',
      'APQC PCF 13.2.3',
    ],
    phrases: {
      en: 'shutdown progress tracking, turnaround control, outage progress reporting, critical path update of the stop, shutdown daily report',
      de: 'Stillstandscontrolling, Fortschrittskontrolle Revision, kritischer Pfad Stillstand, Tagesbericht Stillstand',
      es: 'seguimiento de parada, avance de parada, ruta crítica de parada',
      fr: 'suivi d’avancement d’arrêt, chemin critique d’arrêt, pilotage des arrêts',
      it: 'controllo avanzamento fermata, percorso critico fermata',
      nl: 'voortgang onderhoudsstop, kritiek pad stop, stopcontrol',
      pt: 'acompanhamento da parada, avanço físico da parada, caminho crítico da parada',
    },
    not: 'government shutdown, sprint progress, student progress',
    benefit: { moves: 'cycle time', share: [0.03, 0.06, 0.1], basis: 'judgement' },
    effort: [35, 60, 105],
    cost: [50, 85, 155],
    runCost: 20,
    risk: {
      main: 'Remaining-hours corrections offend crews; both figures are shown and the foreman explains the difference in the shift meeting.',
      aiAct: 'none',
    },
    capabilities: ['run-projects', 'optimise-plans'],
    measures: [
      { name: 'Actual against planned duration', unit: '%', better: 'lower' },
      { name: 'Jobs joining the critical path unannounced', unit: 'count', better: 'lower' },
    ],
  },
  {
    id: 'mfg-contractor-gate-check-and-hours',
    title: 'Contractor gate check and service hours confirmed from badge and permit',
    type: 'automation',
    description:
      'Contractors wait an hour at the gate for a missing instruction, and weeks later the coordinator signs hours that nobody has counted. Before arrival insurance, induction, craft certificates and the permit request are checked per person against the frame contract; at the gate the badge opens only for complete sets. Badge times, permit open and close times and the agreed rate list give a service sheet on which differences are already marked.',
    staysWithPeople:
      'The site coordinator signs the service sheet; safety decides about entry with a lapsed certificate.',
    firstStep: 'Check one contractor’s last three months of invoices against badge and permit times.',
    needs:
      'Contractor personnel lists with certificates, badge events, permits with people, rate lists from frame contracts.',
    industries: ['manufacturing', 'oil-and-gas', 'mining'],
    at: [
      'ISA-95 2.2.3',
      'APQC PCF 4.2.4.1 Monitor/Manage supplier information',
      'APQC PCF 10.3.2.2 Obtain required resources',
      'APQC PCF 10.3.2.5 Manage maintenance work safety',
    ],
    phrases: {
      en: 'contractor management on site, contractor induction and access, service entry sheet, verify contractor hours, engage maintenance contractors, contractor onboarding at the gate',
      de: 'Fremdfirmenmanagement, Fremdfirmenkoordination, Leistungserfassung Fremdfirmen, Leistungsnachweise prüfen',
      es: 'gestión de contratas, control de acceso de contratistas, coordinación de actividades empresariales, hojas de servicio',
      fr: 'gestion des entreprises extérieures, accueil sécurité, plan de prévention, attachements de travaux',
      it: 'gestione ditte esterne, accesso appaltatori, DUVRI, contabilità ore appaltatori',
      nl: 'contractormanagement, toegang aannemers, urenbonnen aannemers',
      pt: 'gestão de terceiros, controle de acesso de contratadas, medição de serviços',
    },
    not: 'freelancer hiring, building subcontract tender, IT contractors',
    benefit: { moves: 'spend', share: [0.03, 0.06, 0.1], basis: 'judgement' },
    effort: [35, 60, 100],
    cost: [45, 75, 130],
    runCost: 15,
    risk: {
      main: 'Badge data are personal data; they are used for safety and agreed billing only, kept as long as the contract requires.',
      aiAct: 'none',
    },
    capabilities: ['run-workflows', 'manage-contracts'],
    measures: [
      { name: 'Gate waiting time', unit: 'minutes per person', better: 'lower' },
      { name: 'Invoiced hours corrected', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'mfg-calibration-recall-and-impact',
    title: 'Calibration recall with impact list when a gauge fails',
    type: 'automation',
    description:
      'A torque wrench comes back from the laboratory out of tolerance, and quality asks which of the last six months’ products it touched. Due dates are calculated per gauge from use and drift history, missing gauges are called from the department where they were last scanned, and the station refuses an expired one. A failed result opens an impact list of all orders and results since the last good check, with the size of the error against each tolerance.',
    staysWithPeople:
      'Quality decides on containment and re-measurement; the calibration office approves longer intervals.',
    firstStep: 'Load one department’s gauges with certificates and run the impact query for last year’s failed ones.',
    needs:
      'Gauge records with certificates in data form, scan at use or gauge number in the result, tolerances of characteristics.',
    industries: ['manufacturing'],
    at: [
      'ISA-95 2.2.4',
      'ISA-95 3.2.1',
      'APQC PCF 4.3.3.1 Calibrate test equipment',
      'APQC PCF 13.3.1.4 Prove capability to assess compliance with requirements',
    ],
    phrases: {
      en: 'calibration management, gauge recall, calibrate test equipment, measuring equipment monitoring, instrument calibration scheduling, tool calibration',
      de: 'Prüfmittelüberwachung, Prüfmittelmanagement, Kalibrierung planen, Messmittelverwaltung',
      es: 'gestión de calibraciones, control de equipos de medición, plan de calibración',
      fr: 'gestion des moyens de mesure, métrologie, étalonnage des instruments, suivi des étalonnages',
      it: 'gestione tarature, taratura strumenti di misura, conferma metrologica',
      nl: 'kalibratiebeheer, meetmiddelenbeheer, kalibratieplanning',
      pt: 'gestão de calibração, controle de instrumentos de medição, metrologia',
    },
    not: 'performance calibration meeting, model calibration, rating calibration',
    benefit: { moves: 'breaches', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [30, 55, 100],
    runCost: 10,
    risk: {
      main: 'Impact lists are only as good as the gauge number in the record; stations without gauge scan count every gauge of that type as used.',
      aiAct: 'none',
    },
    capabilities: ['inspect-quality', 'monitor-compliance'],
    measures: [
      { name: 'Gauges in use after due date', unit: 'count', better: 'lower' },
      { name: 'Time to impact list after a failure', unit: 'hours', better: 'lower' },
    ],
  },
];
