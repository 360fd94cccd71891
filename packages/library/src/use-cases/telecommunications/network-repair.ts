import type { UseCase } from '../../use-case.ts';

export const networkRepair: readonly UseCase[] = [
  {
    id: 'telecom-fiber-fault-position-with-margin',
    title: 'Fiber fault position with its uncertainty from OTDR trace and as-built route',
    type: 'ai',
    description:
      'The reflectometer says 4,312 meters, the drawing says a manhole at 4,290, and the crew digs in the wrong street because nobody counted the slack loops. Traces are compared with the as-built route, splice losses and earlier cuts to give a position on the map, a margin in meters and nearby third-party works. The found position is fed back and corrects the route record.',
    staysWithPeople: 'The dispatcher sends the crew and chooses the dig point together with the splicing team.',
    firstStep: 'Recompute the position of last year’s cuts on two trunk routes and compare with where they were found.',
    needs:
      'OTDR traces with launch settings, geographic route with slack and splice points, dig notices of utilities and road works.',
    industries: ['telecommunications'],
    at: ['eTOM 1.5.8.B'],
    phrases: {
      en: 'fiber fault location, fibre fault localisation, OTDR analysis, locate cable cut, cable fault location, fiber cut repair',
      de: 'Fehlerortung Glasfaser, Kabelfehlerortung, OTDR-Messung auswerten, Störungseingrenzung LWL',
      es: 'localización de cortes de fibra, análisis OTDR, localización de averías de cable',
      fr: 'localisation de coupure fibre, analyse OTDR, localisation des défauts de câble',
      it: 'localizzazione guasti fibra, analisi OTDR, ricerca guasto cavo',
      nl: 'foutlokalisatie glasvezel, OTDR-meting, kabelbreuk lokaliseren',
      pt: 'localização de cortes de fibra, análise OTDR, localização de avarias em cabo',
    },
    not: 'dietary fiber, cable TV packages, fault in software code',
    benefit: { moves: 'cycle time', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [35, 65, 120],
    cost: [45, 90, 170],
    runCost: 18,
    risk: {
      main: 'A wrong route record sends the crew to a confident but false place; the margin is shown, and routes with poor records are marked as such.',
      aiAct: 'none',
    },
    capabilities: ['assure-services', 'analyse-data'],
    measures: [
      { name: 'Distance between estimated and found position', unit: 'meters (median)', better: 'lower' },
      { name: 'Repair time of cable cuts', unit: 'hours', better: 'lower' },
    ],
  },
  {
    id: 'telecom-recovery-runbooks-as-tested-workflows',
    title: 'Recovery runbooks as tested workflows with an undo step',
    type: 'automation',
    description:
      'Engineers copy commands from a wiki page to reset a port, fail over to a spare or roll back a configuration, then watch counters for twenty minutes. The most used recoveries become versioned workflows with pre-checks, an undo step and a dry run on live state. A failed pre-check stops before anything is sent.',
    staysWithPeople:
      'An engineer starts each workflow with one confirmation; the change board approves new and altered ones.',
    firstStep:
      'Build the three most frequent recoveries for one vendor and run them in the lab and then on ten real faults.',
    needs:
      'Command access by interface, a lab with the live software loads, and agreed pre- and post-checks per recovery.',
    industries: ['telecommunications'],
    at: ['eTOM 1.5.8.C', 'eTOM 1.5.8.C.1'],
    phrases: {
      en: 'remote fault repair, remote recovery, network runbook automation, reset network element, remote reset and failover, restore network element',
      de: 'Fernentstörung, Runbook-Automatisierung im Netzbetrieb, Netzelement zurücksetzen, Umschaltung auf Ersatzweg',
      es: 'reparación remota de fallos de red, reinicio remoto de equipos, conmutación a reserva',
      fr: 'dépannage à distance du réseau, relance à distance d’équipements, basculement sur secours',
      it: 'riparazione remota guasti di rete, riavvio remoto apparati, commutazione su riserva',
      nl: 'storingen op afstand verhelpen, netwerkelement herstarten, omschakelen naar reserve',
      pt: 'reparação remota de falhas de rede, reinício remoto de equipamentos, comutação para reserva',
    },
    not: 'password reset, data recovery, debt recovery, disaster recovery plan',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [40, 80, 150],
    cost: [50, 105, 200],
    runCost: 22,
    risk: {
      main: 'A workflow written for one software load misbehaves on the next; each is tied to tested versions and refuses others.',
      aiAct: 'none',
    },
    capabilities: ['assure-services', 'handle-incidents', 'run-workflows'],
    measures: [
      { name: 'Recoveries done by workflow', unit: '% of remote repairs', better: 'higher' },
      { name: 'Recoveries that had to be undone', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-closed-loop-recovery-on-approved-list',
    title: 'Closed-loop recovery of access equipment on an approved list',
    type: 'agentic',
    description:
      'At night a hung line card waits for an engineer although everyone knows that a restart will do. For diagnosed faults on non-critical access equipment the agent picks the workflow, verifies that no maintenance or protection switch is running, executes, observes for fifteen minutes and undoes the action if service does not return. Core, emergency-call and power equipment are out of bounds.',
    staysWithPeople:
      'The change board extends the approved list class by class; an on-call engineer takes over after one failed attempt.',
    firstStep:
      'Let it propose without acting for four weeks on one access platform, and have engineers rate every proposal.',
    needs:
      'Tested recovery workflows, live redundancy and maintenance status, a kill switch in the operations center, full action log.',
    industries: ['telecommunications'],
    at: ['eTOM 1.5.8.C.1'],
    phrases: {
      en: 'closed-loop network automation, self-healing network, zero-touch fault recovery, automatic restart of access nodes, autonomous recovery',
      de: 'Selbstheilung im Netz, geschlossene Regelkreise im Netzbetrieb, automatische Entstörung von Zugangstechnik',
      es: 'red autorreparable, recuperación automática en bucle cerrado, autocuración de red',
      fr: 'réseau auto-réparateur, rétablissement automatique en boucle fermée, auto-réparation réseau',
      it: 'rete auto-riparante, ripristino automatico a ciclo chiuso, self-healing di rete',
      nl: 'zelfherstellend netwerk, automatisch herstel in gesloten lus, zelfherstel access-netwerk',
      pt: 'rede autorregenerativa, recuperação automática em ciclo fechado, autorreparação de rede',
    },
    not: 'wound healing, control loop tuning, process plant',
    benefit: { moves: 'downtime', share: [0.08, 0.18, 0.3], basis: 'judgement' },
    effort: [90, 160, 280],
    cost: [130, 250, 460],
    runCost: 70,
    risk: {
      main: 'A mass restart widens an outage; the agent may act on a set number of elements an hour and stops when two actions in a row fail.',
      aiAct: 'annex III: critical infrastructure',
    },
    capabilities: ['assure-services', 'plan-and-act', 'handle-incidents'],
    measures: [
      { name: 'Faults recovered without a keystroke', unit: '% of eligible faults', better: 'higher' },
      { name: 'Actions undone', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-vendor-case-package-and-clock',
    title: 'Vendor case opened with complete logs and its response clock watched',
    type: 'automation',
    description:
      'A suspected software defect goes to the equipment vendor, who asks for the trace that was not taken, and two days pass. On escalation a collector pulls logs, versions, configuration and counters for the fault window by product family, opens the case through the vendor’s portal interface and mirrors its status. Response and restoration times of the support contract run in the operator’s ticket, and a breach warns the vendor manager.',
    staysWithPeople:
      'Engineers decide to escalate and judge the workaround; the vendor manager argues breaches and penalties.',
    firstStep:
      'List last year’s cases by rounds of “please send” and script the collection for the worst product family.',
    needs:
      'Log collection commands per product, portal or ticket interface of the vendor, and response times from the support contract.',
    industries: ['telecommunications'],
    at: ['eTOM 1.5.8.C.3'],
    phrases: {
      en: 'vendor escalation, equipment vendor support case, TAC case, escalate to equipment supplier, third-line support escalation',
      de: 'Herstellereskalation, Supportfall beim Systemhersteller, Third-Level-Eskalation an Lieferanten',
      es: 'escalado al fabricante, caso de soporte al proveedor de equipos',
      fr: 'escalade au constructeur, ouverture de ticket équipementier, support niveau 3 fournisseur',
      it: 'escalation al fornitore di apparati, apertura caso al vendor',
      nl: 'escalatie naar leverancier van apparatuur, supportcase bij fabrikant',
      pt: 'escalonamento ao fabricante, abertura de caso no fornecedor de equipamento',
    },
    not: 'price escalation, customer complaint escalation',
    benefit: { moves: 'cycle time', share: [0.1, 0.25, 0.4], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [18, 38, 75],
    runCost: 6,
    risk: {
      main: 'Traces carry subscriber identities to a supplier abroad; a masking step runs before upload and its result is logged.',
      aiAct: 'none',
    },
    capabilities: ['handle-incidents', 'connect-applications'],
    measures: [
      { name: 'Cases accepted by the vendor without a question back', unit: '%', better: 'higher' },
      { name: 'Days from escalation to workaround', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'telecom-affected-lines-from-topology',
    title: 'Affected lines and vulnerable customers selected from topology',
    type: 'automation',
    description:
      'Shift staff estimate from a map who is cut off, and the notice reaches the wrong side of the river. When a problem is confirmed, the service inventory is walked downstream from the failed component to list lines, service classes and priority customers. Customers with alarm lines or care phones are put on a call list for a person.',
    staysWithPeople:
      'The duty manager confirms the scope of a major fault before notices go out; staff call vulnerable customers.',
    firstStep: 'Compare computed and really affected lines for the twenty largest faults of the last quarter.',
    needs:
      'Service inventory that leads from component to line, contact data with consent, register of priority and vulnerable customers.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.7.D', 'eTOM 1.4.4.B'],
    phrases: {
      en: 'outage impact analysis, identify affected customers of network outage, notify customers of planned works, customer impact of outage, planned maintenance notification telecom',
      de: 'betroffene Anschlüsse ermitteln, Störungsinformation an Kunden, Wartungsankündigung Netz, Auswirkungsanalyse bei Netzstörung',
      es: 'identificar clientes afectados por corte de red, aviso de trabajos programados en la red, análisis de impacto de avería',
      fr: 'identification des clients impactés par une panne, information travaux programmés réseau, analyse d’impact d’incident',
      it: 'individuazione clienti impattati dal guasto, avviso lavori programmati di rete, analisi impatto disservizio',
      nl: 'getroffen aansluitingen bepalen, storingsinformatie naar klanten, aankondiging netwerkonderhoud',
      pt: 'identificar clientes afetados por falha de rede, aviso de trabalhos programados na rede, análise de impacto de avaria',
    },
    not: 'power outage, water outage, environmental impact',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [30, 60, 110],
    runCost: 10,
    risk: {
      main: 'A stale inventory tells unaffected people that they are down; areas with a low audit score get a wording that says “may be affected”.',
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['assure-services', 'inform-stakeholders'],
    measures: [
      { name: 'Affected lines found', unit: '% of lines really down', better: 'higher' },
      { name: 'Minutes from confirmed fault to first notice', unit: 'minutes', better: 'lower' },
    ],
  },
  {
    id: 'telecom-write-and-refresh-outage-notices',
    title: 'Outage notices written and refreshed from the problem record',
    type: 'ai',
    description:
      'Communications drafts a notice, engineers move the repair estimate, and the status page still promises noon at four. A language model turns problem status and repair estimate into text, app and web notices in the agreed tone, and rewrites them whenever the estimate moves. It may use no fact that is not in the record.',
    staysWithPeople:
      'The duty manager releases the first notice of each major incident; routine updates go out by themselves.',
    firstStep: 'Generate the notices of one past month beside those really sent and let communications choose blind.',
    needs:
      'Problem record with a maintained repair estimate, approved tone and phrases, message gateway and status page interface.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.7.D'],
    phrases: {
      en: 'inform customers of outages, outage notification telecom, service status page updates, proactive fault notification, network outage messages',
      de: 'Störungsmeldungen an Kunden, Kundeninformation bei Netzausfall, Statusseite pflegen',
      es: 'informar a clientes de averías de red, avisos de interrupción del servicio de telecomunicaciones, página de estado del servicio',
      fr: 'information des clients en cas de panne réseau, avis d’incident réseau, page d’état des services',
      it: 'informare i clienti dei disservizi di rete, avvisi di guasto rete, pagina stato servizi',
      nl: 'klanten informeren over netwerkstoring, storingsberichten, statuspagina bijwerken',
      pt: 'informar clientes de falhas de rede, avisos de interrupção de telecomunicações, página de estado do serviço',
    },
    not: 'power cut, planned power outage, press release',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.6], basis: 'judgement' },
    effort: [15, 30, 50],
    cost: [20, 40, 75],
    runCost: 10,
    risk: {
      main: 'A notice promises a time nobody gave; figures and times are copied from fields by rule and the text is checked against them before sending.',
      aiAct: 'transparency',
    },
    capabilities: ['generate-text', 'inform-stakeholders', 'assure-services'],
    measures: [
      { name: 'Inbound calls per 1,000 affected lines', unit: 'calls', better: 'lower' },
      { name: 'Notices older than the current estimate', unit: '%', better: 'lower' },
    ],
  },
];
