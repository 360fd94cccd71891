import type { UseCase } from '../../use-case.ts';

export const networkAlarms: readonly UseCase[] = [
  {
    id: 'telecom-suppress-flapping-and-planned-work-alarms',
    title: 'Suppress flapping, duplicate and planned-work alarms',
    type: 'automation',
    description:
      'First-line operators acknowledge the same flapping port forty times a night, and every software upgrade paints the list red. Debounce timers, parent-child suppression and the approved-works calendar remove those alarms before they reach the list. Each suppression rule has an owner and an expiry date, and a safety list of alarm types is never suppressed.',
    staysWithPeople:
      'The operations center’s rule owners approve and renew each suppression; shift leads can lift one at once.',
    firstStep:
      'Run the rules in shadow over one month of alarm history and compare what would have vanished with the tickets opened.',
    needs:
      'Alarm feed with stable element names, equipment hierarchy, and a change calendar that names elements and not only sites.',
    industries: ['telecommunications'],
    at: ['eTOM 1.5.8.A', 'eTOM 1.4.4.B'],
    phrases: {
      en: 'alarm filtering, alarm suppression, filter network alarms, alarm surveillance, network alarm monitoring, fault management alarm list',
      de: 'Alarmfilterung, Alarmunterdrückung, Netzalarme überwachen, Alarmmanagement im Netzbetrieb',
      es: 'filtrado de alarmas de red, supervisión de alarmas, supresión de alarmas',
      fr: 'filtrage des alarmes réseau, supervision des alarmes, suppression des alarmes répétées',
      it: 'filtraggio allarmi di rete, supervisione allarmi, soppressione allarmi',
      nl: 'alarmfiltering netwerk, netwerkalarmen bewaken, alarmonderdrukking',
      pt: 'filtragem de alarmes de rede, supervisão de alarmes, supressão de alarmes',
    },
    not: 'fire alarm, burglar alarm, alarm system installation, clinical alarm',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [30, 60, 110],
    cost: [40, 85, 170],
    runCost: 20,
    risk: {
      main: 'A rule hides the one alarm that mattered; suppressed alarms stay searchable, and every missed incident is checked against the rules that were active.',
      aiAct: 'none',
    },
    capabilities: ['assure-services', 'monitor-equipment', 'decide-by-rule'],
    measures: [
      { name: 'Alarms shown per operator and shift', unit: 'alarms', better: 'lower' },
      { name: 'Service-affecting events missed by suppression', unit: 'per quarter', better: 'lower' },
    ],
  },
  {
    id: 'telecom-rank-alarms-by-service-impact',
    title: 'Rank remaining alarms by service impact',
    type: 'ai',
    description:
      'A critical severity from the element manager says nothing about whether anybody is cut off: a loss of signal on an unused port outranks a slowly failing rectifier at a hub site. A gradient-boosted model predicts whether an alarm will become service-affecting, from past tickets, traffic, redundancy state and battery runtime. It changes the order of the operators’ list, not its content.',
    staysWithPeople:
      'Front-line operators decide what to ticket; shift leads review false and missed top ranks every week.',
    firstStep:
      'Score three months of past alarms and show how many minutes earlier the service-affecting ones would have stood on top.',
    needs:
      'Two years of alarms joined to trouble tickets, protection and topology data, and lines or cells per element.',
    industries: ['telecommunications'],
    at: ['eTOM 1.5.8.A'],
    phrases: {
      en: 'alarm prioritization, alarm prioritisation, prioritize network alarms, alarm triage in the NOC, rank alarms by customer impact',
      de: 'Alarmpriorisierung, Netzalarme priorisieren, Alarmbewertung im Netzleitzentrum',
      es: 'priorización de alarmas de red, clasificación de alarmas por impacto en el servicio',
      fr: 'hiérarchisation des alarmes réseau, priorisation des alarmes par impact client',
      it: 'prioritizzazione degli allarmi di rete, classificazione allarmi per impatto sul servizio',
      nl: 'prioriteren van netwerkalarmen, alarmen rangschikken op impact',
      pt: 'priorização de alarmes de rede, classificação de alarmes por impacto no serviço',
    },
    not: 'fire alarm, patient alarm, burglar',
    benefit: { moves: 'cycle time', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [40, 70, 120],
    cost: [50, 95, 180],
    runCost: 25,
    risk: {
      main: 'A rare fault type sinks to the bottom for lack of history; a fixed list of alarm types always ranks first whatever the score.',
      aiAct: 'none',
    },
    capabilities: ['assure-services', 'predict-outcomes', 'predict-failure'],
    measures: [
      { name: 'Time from first alarm to ticket for service-affecting faults', unit: 'minutes', better: 'lower' },
      { name: 'Service-affecting alarms in the top tenth of the list', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-group-events-into-problems',
    title: 'Events grouped by topology, time and learned co-occurrence',
    type: 'ai',
    description:
      'One fiber cut at 2 a.m. raises alarms in transport, radio and access consoles, and three shifts open three tickets for it. Clustering over the topology graph, with association rules mined from two years of closed problems, proposes one problem for a burst of events and names the probable root component. Operators confirm, split or join the groups, and their corrections retrain the rules each month.',
    staysWithPeople:
      'Service problem operators confirm each group before a repair is ordered, and can split it at any time.',
    firstStep:
      'Replay the ten largest incidents of last year and compare proposed groups with what the post-mortems found.',
    needs:
      'Layered topology from optical line to service, synchronized clocks, and closed problems with a root component recorded.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.6.A'],
    phrases: {
      en: 'alarm correlation, network event correlation, root cause correlation, correlate alarms and tickets, service problem management, problem grouping in the NOC, service assurance, NOC operations',
      de: 'Alarmkorrelation, Ereigniskorrelation, Störungskorrelation im Netz, Service Assurance, Störungsmanagement Telekommunikationsnetz',
      es: 'correlación de alarmas, correlación de eventos de red, agrupación de incidencias de red',
      fr: 'corrélation d’alarmes, corrélation d’événements réseau, regroupement des incidents réseau',
      it: 'correlazione allarmi, correlazione eventi di rete, raggruppamento guasti di rete',
      nl: 'alarmcorrelatie, correlatie van netwerkgebeurtenissen, storingen bundelen',
      pt: 'correlação de alarmes, correlação de eventos de rede, agrupamento de avarias de rede',
    },
    not: 'statistical correlation, correlation matrix, event marketing',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [70, 130, 240],
    cost: [110, 220, 420],
    runCost: 60,
    risk: {
      main: 'Two simultaneous faults are merged into one and the second is forgotten; groups whose alarms do not clear together are reopened by rule.',
      aiAct: 'none',
    },
    capabilities: ['assure-services', 'detect-anomalies'],
    measures: [
      { name: 'Work items per root problem', unit: 'tickets', better: 'lower' },
      { name: 'Groups accepted without change', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-attach-customer-tickets-to-open-problem',
    title: 'Customer tickets attached to the open network problem',
    type: 'automation',
    description:
      'When a street cabinet fails, each caller gets a separate ticket, separate tests and sometimes a separate technician. New tickets whose line hangs below a confirmed root component are linked to it, set to waiting and closed with it. A ticket whose line still tests bad after restoration stays open for the help desk.',
    staysWithPeople:
      'The help desk keeps any ticket it judges to be a separate fault; the problem owner declares restoration.',
    firstStep: 'Link last month’s tickets to known outages after the fact and count visits that went to an area fault.',
    needs:
      'Line-to-cabinet topology, problem records with a confirmed component, and line tests that can be started by interface.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.6.A', 'eTOM 1.3.7.A', 'eTOM 1.3.7.E', 'eTOM 1.6.10.B'],
    phrases: {
      en: 'link tickets to outage, parent-child tickets, mass fault ticket handling, known outage check, attach trouble tickets to master ticket, close trouble tickets after restoration',
      de: 'Massenstörung Tickets verknüpfen, Sammelstörung, Störungstickets bündeln, Entstörtickets schließen',
      es: 'vincular averías a avería masiva, tickets hijos de incidencia masiva, cierre de tickets de avería',
      fr: 'rattachement des tickets à l’incident collectif, dérangement collectif, clôture des tickets d’incident',
      it: 'collegamento ticket al guasto massivo, disservizio massivo, chiusura ticket di guasto',
      nl: 'tickets koppelen aan grote storing, massastoring, storingsmeldingen sluiten',
      pt: 'associar tickets a avaria geral, avaria massiva, fecho de tickets de avaria',
    },
    not: 'event tickets, train tickets, ticketing sales, parking',
    benefit: { moves: 'handling time', share: [0.15, 0.3, 0.45], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [25, 50, 95],
    runCost: 8,
    risk: {
      main: 'A household’s own defect hides behind the area fault; every linked line is retested after restoration before its ticket closes.',
      aiAct: 'none',
    },
    capabilities: ['assure-services', 'connect-applications', 'run-workflows'],
    measures: [
      { name: 'Technician visits to lines in a known outage', unit: 'per month', better: 'lower' },
      { name: 'Tickets linked within five minutes', unit: '% of outage tickets', better: 'higher' },
    ],
  },
  {
    id: 'telecom-read-only-diagnosis-agent',
    title: 'Read-only diagnosis agent for second-line engineers',
    type: 'agentic',
    description:
      'Second-line engineers log in to element after element, compare last night’s changes and read counters until card, configuration or power stands out. For a new problem the agent forms hypotheses, runs show commands and loopback tests through a gateway that refuses anything that writes, and checks the change calendar. It returns a ranked cause with the evidence for and against each one.',
    staysWithPeople: 'An engineer accepts the diagnosis before any repair is ordered or any element is touched.',
    firstStep:
      'Let the agent diagnose fifty closed problems of three fault classes in the lab and compare its first cause with the recorded one.',
    needs:
      'Command gateway with a read-only list per vendor, change records, counters, and closed tickets with causes that can be trusted.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.6.B', 'eTOM 1.5.8.B'],
    phrases: {
      en: 'network fault diagnosis, diagnose failing network component, root cause analysis of network faults, second-line network troubleshooting, tier 2 NOC troubleshooting',
      de: 'Netzfehlerdiagnose, Störungsdiagnose im Netz, Ursachenanalyse von Netzstörungen, Second-Level-Entstörung',
      es: 'diagnóstico de fallos de red, análisis de causa raíz de incidencias de red, soporte de red de segundo nivel',
      fr: 'diagnostic des pannes réseau, analyse des causes d’incidents réseau, supervision niveau 2',
      it: 'diagnosi guasti di rete, analisi delle cause dei guasti di rete, secondo livello di rete',
      nl: 'diagnose van netwerkstoringen, oorzaakanalyse netwerkstoring, tweedelijns netwerkbeheer',
      pt: 'diagnóstico de falhas de rede, análise de causa raiz de avarias de rede, segunda linha de rede',
    },
    not: 'medical diagnosis, vehicle diagnosis, patient',
    benefit: { moves: 'cycle time', share: [0.2, 0.33, 0.45], basis: 'judgement' },
    effort: [80, 150, 260],
    cost: [120, 230, 430],
    runCost: 70,
    risk: {
      main: 'A show command on a loaded element adds to the trouble; the gateway limits rate and commands, and keeps off elements in overload.',
      aiAct: 'none',
    },
    capabilities: ['assure-services', 'plan-and-act', 'handle-incidents'],
    measures: [
      { name: 'Mean time to diagnose', unit: 'minutes', better: 'lower' },
      { name: 'First-ranked cause confirmed by the engineer', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-major-incident-scribe-and-regulator-notice',
    title: 'Major incident timeline, half-hour bulletin and regulator notice draft',
    type: 'ai',
    description:
      'During a core outage the incident manager runs a bridge call, three chats and a spreadsheet, and still owes executives and the regulator a bulletin every half hour. Speech recognition and a language model keep the timeline from call, chat and ticket, propose the bulletin with affected lines and hours from the problem record, and fill the authority’s form once its thresholds of users and duration are crossed. Every statement carries the moment and the source it comes from.',
    staysWithPeople:
      'The incident manager decides on workarounds and releases each bulletin; regulatory affairs signs the notice.',
    firstStep:
      'Rebuild timeline and bulletins of two recorded incidents and have the managers who led them mark what is missing.',
    needs:
      'Recorded bridge calls, chat export, problem record with affected lines, and the authority’s thresholds and form.',
    industries: ['telecommunications'],
    at: ['eTOM 1.4.6.C', 'APQC PCF 6.2.5 Report incidents and risks to regulatory bodies'],
    phrases: {
      en: 'major incident management in the network, network outage crisis management, outage notification to regulator, restore service after major network outage, incident bridge',
      de: 'Großstörungsmanagement, Meldung von Sicherheitsvorfällen an die Bundesnetzagentur, Management schwerwiegender Netzausfälle',
      es: 'gestión de incidencias graves de red, notificación de cortes al regulador, gestión de crisis de red',
      fr: 'gestion des incidents majeurs réseau, notification de panne au régulateur, cellule de crise réseau',
      it: 'gestione incidenti gravi di rete, notifica disservizi al regolatore, gestione crisi di rete',
      nl: 'beheer van grote netwerkstoringen, storingsmelding aan toezichthouder, crisismanagement netwerk',
      pt: 'gestão de incidentes graves de rede, notificação de falhas ao regulador, gestão de crise de rede',
    },
    not: 'adverse event, accident insurance, workplace injury',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [35, 65, 120],
    runCost: 18,
    risk: {
      main: 'A guess spoken on the bridge becomes a fact in the bulletin; only confirmed fields of the problem record may be stated as cause or scope.',
      aiAct: 'none',
    },
    capabilities: ['handle-incidents', 'generate-text', 'transcribe-speech'],
    measures: [
      { name: 'Bulletins sent on time', unit: '%', better: 'higher' },
      { name: 'Hours to the final incident report', unit: 'hours', better: 'lower' },
    ],
  },
];
