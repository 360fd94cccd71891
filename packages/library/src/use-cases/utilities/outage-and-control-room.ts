import type { UseCase } from '../../use-case.ts';

export const outageAndControlRoom: readonly UseCase[] = [
  {
    id: 'utility-outage-location-from-meters-calls-and-switches',
    title: 'Faulty section found from meter last-gasps, calls and breaker status',
    type: 'ai',
    description:
      'At night the control room knows the feeder and the crew drives along the cable looking for lights. Last-gasp messages, meter pings, callers’ addresses, fault-passage indicators and breaker status are set on the connectivity model, and a probabilistic model ranks the sections and devices that explain them, updating with each new sign. The switching engineer sees the likely section, the homes behind it and the next cheapest test, such as pinging six meters.',
    staysWithPeople: 'The switching engineer decides on each isolation and re-energization; the crew confirms on site.',
    firstStep:
      'Replay fifty medium- and low-voltage faults and compare the ranking after ten minutes with the section found.',
    needs: 'Connectivity model to the house, meter events with time, control-system status, call records with address.',
    industries: ['utilities'],
    at: ['APQC PCF 10.3.3.4 Identify unplanned maintenance requirements'],
    phrases: {
      en: 'fault location power grid, outage management, identify network faults, execute fault location isolation restoration, FLISR, power outage restoration',
      de: 'Fehlerortung Stromnetz, Störungsmanagement Netz, Entstörung Stromversorgung, Wiederversorgung nach Ausfall',
      es: 'localización de faltas en la red eléctrica, gestión de interrupciones de suministro, reposición del servicio eléctrico',
      fr: 'localisation de défauts réseau électrique, gestion des coupures, réalimentation après incident',
      it: 'localizzazione guasti rete elettrica, gestione interruzioni di fornitura, ripristino alimentazione',
      nl: 'storingslokalisatie elektriciteitsnet, storingsbeheer net, hersteld van stroomuitval',
      pt: 'localização de avarias na rede elétrica, gestão de interrupções de fornecimento, reposição de serviço elétrico',
    },
    not: 'IT outage, telephone fault, software bug, building fire',
    benefit: { moves: 'downtime', share: [0.1, 0.18, 0.3], basis: 'judgement' },
    effort: [60, 110, 190],
    cost: [80, 165, 300],
    runCost: 45,
    risk: {
      main: 'A wrong connectivity model points to a dead section that is live; safety rules of testing and earthing stay unchanged whatever the ranking says.',
      aiAct: 'annex III: critical infrastructure',
    },
    capabilities: ['handle-incidents', 'predict-outcomes', 'monitor-equipment'],
    measures: [
      { name: 'Minutes from fault to located section', unit: 'minutes', better: 'lower' },
      { name: 'Customer minutes lost per fault', unit: 'minutes', better: 'lower' },
    ],
  },
  {
    id: 'utility-storm-restoration-plan-agent',
    title: 'Storm restoration plan kept current by an agent across crews, material and priorities',
    type: 'agentic',
    description:
      'In a storm with 340 fault places the plan hangs on a wall, crews wait for poles, and the hospital’s second feed is forgotten until noon. The agent joins fault reports, crew positions, material, road closures and priority customers, proposes the order of jobs and restoration times each half hour, drafts crew orders and customer estimates, and asks depots and mutual-aid partners for what is missing. It sends nothing to crews and switches nothing without the storm desk’s release.',
    staysWithPeople:
      'The storm coordinator releases each plan; switching engineers keep the network; the crew foreman judges safety.',
    firstStep:
      'Replay two past storms hour by hour with the information known then, and let coordinators mark each plan.',
    needs: 'Fault and crew feeds, material stock, priority register, road data, mutual-aid contacts and rates.',
    industries: ['utilities'],
    at: ['APQC PCF 10.3.3.5 Perform unplanned maintenance and repairs'],
    phrases: {
      en: 'storm restoration, coordinate repair and restoration operations, emergency response network, mutual aid crews, major event response utility, emergency response planning network distributor',
      de: 'Sturmschaden Wiederherstellung, Großstörung Netz koordinieren, Krisenstab Netzbetrieb, Einsatzplanung bei Großschadenslage',
      es: 'reposición tras temporal, coordinación de brigadas en emergencias de red, plan de emergencia eléctrica',
      fr: 'rétablissement après tempête, FIRE force d’intervention, coordination des équipes en crise réseau',
      it: 'ripristino dopo maltempo, coordinamento squadre in emergenza rete, piano emergenza distribuzione',
      nl: 'herstel na storm, coördinatie grote storing netbeheer, crisisorganisatie net',
      pt: 'reposição após tempestade, coordenação de equipas em emergência de rede, plano de emergência da distribuição',
    },
    not: 'insurance storm claims, weather forecast, hospital emergency, building restoration, art restoration',
    benefit: { moves: 'downtime', share: [0.06, 0.12, 0.2], basis: 'judgement' },
    effort: [70, 130, 220],
    cost: [95, 190, 340],
    runCost: 50,
    risk: {
      main: 'A tidy plan hides wrong field reports; each job carries its source and age, and unverified reports never set restoration times.',
      aiAct: 'annex III: critical infrastructure',
    },
    capabilities: ['plan-and-act', 'schedule-work', 'handle-incidents'],
    measures: [
      { name: 'Hours to 95 percent restored', unit: 'hours', better: 'lower' },
      { name: 'Estimates kept within two hours', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'utility-planned-outage-switching-sheet-and-notices',
    title: 'Planned outages with switching sheet, clash check and customer notices from one request',
    type: 'automation',
    description:
      'A cable job needs a switching sheet, four forms and 80 letters, and two departments take out both feeds of the dairy in the same week. One request with section and time yields the affected customers, tests for clashes, dialysis patients and large users, proposes switching steps from the network state, and simulates load on the remaining feed. After approval notices leave with the legal lead time, and cancellations are told by text.',
    staysWithPeople:
      'Switching engineers check and sign every step; network operations approves or rejects the outage.',
    firstStep: 'Rebuild thirty past outages and compare affected lists and clash findings with what happened.',
    needs:
      'Network model with normal state, outage calendar, customer links with sensitive sites, message and letter service.',
    industries: ['utilities'],
    at: [],
    phrases: {
      en: 'planned outage management, prepare switching plans, approve outage plan, perform outage notifications, schedule planned network operations, create switching and network reconfiguration plans',
      de: 'Freischaltplanung, Schaltgespräch und Schaltprogramm, geplante Versorgungsunterbrechung ankündigen, Abschaltanträge genehmigen',
      es: 'gestión de descargos, cortes programados de suministro, planes de maniobra, aviso de corte programado',
      fr: 'préparation des consignations, coupures programmées, avis de coupure, plan de manœuvre réseau',
      it: 'gestione fuori servizio programmati, piani di manovra, preavviso interruzioni programmate',
      nl: 'geplande onderbrekingen, schakelplan, vooraankondiging stroomonderbreking, bedrijfsvoering schakelopdrachten',
      pt: 'gestão de interrupções programadas, planos de manobra, aviso de corte programado, consignações de rede',
    },
    not: 'IT maintenance window, supplier switching, plant shutdown turnaround, network switch hardware',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [45, 80, 140],
    cost: [55, 110, 200],
    runCost: 22,
    risk: {
      main: 'A proposed step energizes a section with people on it; the sheet is a draft until two authorized persons have checked it against the live state.',
      aiAct: 'none',
    },
    capabilities: ['run-workflows', 'inform-stakeholders'],
    measures: [
      { name: 'Hours to prepare one planned outage', unit: 'hours', better: 'lower' },
      { name: 'Customers cut off without a notice in time', unit: 'per quarter', better: 'lower' },
    ],
  },
  {
    id: 'utility-emergency-call-intake-gas-and-water',
    title: 'Emergency calls for gas smell and burst mains captured with duties ticked and crew alerted',
    type: 'ai',
    description:
      'The caller smells gas in a stairwell, is upset, and the dispatcher types, reassures and looks for the map at once. Live transcription fills address, smell, symptoms, windows and people present, the script’s mandatory safety sentences are ticked when spoken, and further calls within 200 meters are shown on the map with the mains. The nearest crew on duty with the right gear is proposed, and the arrival clock of the code of practice starts.',
    staysWithPeople:
      'The dispatcher speaks, classifies the danger and sends crew and fire brigade; nothing is decided by the transcript.',
    firstStep:
      'Transcribe two hundred recorded calls and compare fields and missed safety sentences with the written records.',
    needs: 'Recorded emergency calls with a legal basis, script, mains map, crew duty list and positions.',
    industries: ['utilities'],
    at: ['APQC PCF 6.2.2.1 Receive customer problems, requests, and inquiries'],
    phrases: {
      en: 'gas emergency calls, emergency call handling utility, gas leak call intake, identify and manage customer faults, burst water main reports, 24-hour emergency desk',
      de: 'Störungsannahme Gas Wasser, Gasgeruch melden, Entstörungsdienst Bereitschaft, Notrufannahme Netzleitstelle',
      es: 'atención de urgencias de gas, avisos de fuga de gas, avisos de rotura de tubería de agua',
      fr: 'urgence sécurité gaz, prise d’appel odeur de gaz, signalement de fuite d’eau sur réseau',
      it: 'pronto intervento gas, chiamate per fughe di gas, segnalazione rotture acquedotto',
      nl: 'storingsmeldingen gaslucht, gaslek melden, meldkamer netbeheerder, melding waterleidingbreuk',
      pt: 'emergências de gás, comunicação de fuga de gás, comunicação de rutura de conduta de água',
    },
    not: 'ambulance, police emergency, hospital emergency room, IT emergency change',
    benefit: { moves: 'cycle time', share: [0.06, 0.12, 0.2], basis: 'judgement' },
    effort: [40, 75, 125],
    cost: [55, 110, 200],
    runCost: 45,
    risk: {
      main: 'A misheard house number sends the crew astray; the address is read back aloud by the dispatcher before the crew is alerted.',
      aiAct: 'annex III: critical infrastructure',
    },
    capabilities: ['transcribe-speech', 'handle-incidents'],
    measures: [
      { name: 'Minutes from call to crew on site', unit: 'minutes', better: 'lower' },
      { name: 'Calls with all mandatory safety advice', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'utility-interruption-statistics-for-the-regulator',
    title: 'Interruption statistics per event rebuilt from control log, meters and tickets',
    type: 'automation',
    description:
      'Once a year an engineer turns 4,000 log entries into customer minutes, and quality pay hangs on whether a fault counts as force majeure. Start, stages of restoration and customers per stage come from breaker log, meters and connectivity of that day, cause codes from the ticket, and exemption rules are tested with the evidence attached. The file is written in the regulator’s format; jumps against last year ask for a comment.',
    staysWithPeople: 'Network quality confirms causes and exemptions; the head of operations signs the filing.',
    firstStep: 'Rebuild one quarter and explain the difference of each event above ten thousand customer minutes.',
    needs:
      'Breaker log, historical connectivity, fault tickets with cause, meter restore events, regulator’s definitions.',
    industries: ['utilities'],
    at: ['APQC PCF 11.2.2.8 Compile and communicate internal and regulatory compliance reports'],
    phrases: {
      en: 'SAIDI SAIFI reporting, interruption statistics, monitor and report network operational and regulatory performance, supply quality report, produce network condition reports',
      de: 'Störungsstatistik, SAIDI-Meldung, Versorgungsunterbrechungen melden, Qualitätselement Netzentgelte',
      es: 'informe TIEPI NIEPI, estadística de interrupciones, calidad de suministro al regulador',
      fr: 'critère B, statistiques de coupures, rapport de continuité d’alimentation',
      it: 'indicatori di continuità del servizio, statistica interruzioni ARERA, registro interruzioni',
      nl: 'storingsstatistiek Nestor, SAIDI-rapportage, betrouwbaarheid van levering rapporteren',
      pt: 'indicadores TIEPI SAIDI, estatística de interrupções, relatório de qualidade de serviço elétrico',
    },
    not: 'IT availability report, production downtime, financial statistics',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [28, 58, 105],
    runCost: 8,
    risk: {
      main: 'Exemptions are claimed too freely; each carries weather or third-party evidence and is reviewed by someone outside operations.',
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'analyse-data'],
    measures: [
      { name: 'Person-days per yearly filing', unit: 'days', better: 'lower' },
      { name: 'Events corrected after audit', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'utility-flexible-load-and-feed-in-calls',
    title: 'Flexible load and feed-in calls sent, proven and settled per device',
    type: 'automation',
    description:
      'When a transformer nears its limit, control staff phone two solar farms and afterwards argue about who was paid for what. Limits come from the state estimate; steering signals go to chargers, heat pumps and feed-in plants by the legal order and by effect, responses are read back from meters, and those who did not follow are seen. Compensation is computed against the baseline of the rule book and sent with the time series to supplier and owner.',
    staysWithPeople:
      'Control engineers release calls beyond the standing limits; settlement staff decide contested baselines.',
    firstStep: 'Simulate one critical substation over last summer with the steering order and baseline rules.',
    needs:
      'State estimate per substation, device register with control path, meter values, rules on order and compensation.',
    industries: ['utilities'],
    at: [],
    phrases: {
      en: 'demand response, demand management operations and controls, feed-in curtailment, redispatch, execute load control, steerable loads, feed-in management settlement',
      de: 'Redispatch 2.0, Einspeisemanagement, steuerbare Verbrauchseinrichtungen, Laststeuerung, Abregelung abrechnen',
      es: 'gestión de la demanda, redespacho, interrumpibilidad, control de cargas',
      fr: 'effacement de consommation, redispatching, pilotage de la demande, écrêtement de production',
      it: 'gestione della domanda, redispacciamento, interrompibilità, controllo dei carichi',
      nl: 'congestiemanagement, redispatch, vraagsturing, curtailment afrekenen',
      pt: 'gestão da procura, redespacho, interruptibilidade, controlo de cargas',
    },
    not: 'sales demand, supply and demand planning of goods, workload, freight dispatch',
    benefit: { moves: 'spend', share: [0.03, 0.07, 0.13], basis: 'judgement' },
    effort: [60, 110, 190],
    cost: [80, 160, 290],
    runCost: 45,
    risk: {
      main: 'A steering signal cuts a heat pump too long in frost; the guaranteed minimum power and maximum duration are enforced at the device.',
      aiAct: 'none',
    },
    capabilities: ['monitor-equipment', 'decide-by-rule', 'reconcile-accounts'],
    measures: [
      { name: 'Calls followed by the device', unit: '%', better: 'higher' },
      { name: 'Days from call to settlement', unit: 'days', better: 'lower' },
    ],
  },
];
