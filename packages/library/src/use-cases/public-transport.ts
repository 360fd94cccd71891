import type { UseCase } from '../use-case.ts';

export const publicTransport: readonly UseCase[] = [
  {
    id: 'transit-running-times-from-measured-trips',
    title: 'Running times, layovers and connections reset from measured trips per hour and day type',
    type: 'ai',
    description:
      'Line 6 has been four minutes late each school day since the roadworks, and the timetable still has the times of 2019. Positions and door events of every trip are cleaned and split by stop pair, hour, weather and day type; a model proposes running times and layovers at which nine of ten trips leave on time, and shows what that costs in vehicles. Broken connections at the hubs are counted with the people who missed them, taken from passenger counts.',
    staysWithPeople: 'Timetable planners decide where to spend the vehicle, with the authority that pays for it.',
    firstStep:
      'Reset two lines, run the old and new times over the same twelve weeks, and compare late trips and layover hours.',
    needs: 'A year of stop-level positions and door events, the timetable with blocks, and passenger counts.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'plan timetables, timetable planning, set running times, build timetables, bus timetables, schedule lines, timetable construction, plan lines and headways, service planning in public transport',
      de: 'Fahrplan erstellen, Fahrplanung, Fahrzeiten festlegen, Angebotsplanung Nahverkehr, Linienplanung',
      es: 'elaborar horarios de autobús, planificación de horarios, tiempos de recorrido, planificación de líneas',
      fr: 'construire les horaires, graphicage, temps de parcours des lignes, planifier l’offre de transport',
      it: 'costruire gli orari, programmazione dell’esercizio, tempi di percorrenza delle linee',
      nl: 'dienstregeling maken, dienstregelingsplanning, rijtijden bepalen',
      pt: 'elaborar horários de autocarros, planeamento de horários, tempos de percurso',
    },
    not: 'course timetable, school timetable, delivery schedule, maintenance schedule',
    benefit: { moves: 'error rate', share: [0.12, 0.22, 0.35], basis: 'judgement' },
    effort: [25, 50, 95],
    cost: [45, 88, 170],
    runCost: 24,
    risk: {
      main: 'Longer times breed slower driving; planned times are held at the measured median plus a capped reserve and reviewed each season.',
      aiAct: 'none',
    },
    capabilities: ['schedule-transit', 'predict-outcomes', 'optimise-plans'],
    measures: [
      { name: 'Departures within three minutes', unit: '%', better: 'higher' },
      { name: 'Layover share of vehicle hours', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'transit-vehicle-blocks-and-driver-duties-cut-together',
    title: 'Vehicle blocks and driver duties cut together under rest rules and the works agreement',
    type: 'ai',
    description:
      'Blocks are built first and duties squeezed onto them afterwards, which leaves split shifts that nobody wants and two buses that run only to bring drivers to relief points. An optimizer cuts blocks and duties in one step, with depot, charging, meal break, spread and relief rules as bounds and the unpopular pieces priced. Planners compare versions by vehicles, paid hours, splits and early starts before the works council sees one.',
    staysWithPeople: 'Schedulers set the prices of what is unpopular and agree the result with the works council.',
    firstStep: 'Cut the winter schedule of one depot anew and compare vehicles and paid-to-driving hours.',
    needs: 'Timetable, depot and relief points, dead-run times, vehicle types and the agreement as written rules.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'plan vehicle schedules, duty scheduling, driver duties, vehicle blocking, runcutting, crew scheduling buses, plan driver shifts in public transport, vehicle and crew scheduling, plan rolling stock rotations',
      de: 'Umlaufplanung, Dienstplanung Fahrpersonal, Umläufe bilden, Dienstbildung, Fahrzeugumläufe planen',
      es: 'programación de turnos de conductores, cuadros de servicio, asignación de vehículos a servicios',
      fr: 'habillage et graphicage, construire les services agents, roulements des conducteurs',
      it: 'turni macchina e turni uomo, programmazione dei turni conducenti',
      nl: 'omloopplanning, diensten maken voor chauffeurs, personeelsdiensten plannen ov',
      pt: 'escalas de motoristas de autocarro, planeamento de turnos de tripulações, rotações de veículos',
    },
    not: 'aircraft rotation, flight crew, freight tours, nurse roster',
    benefit: { moves: 'capacity', share: [0.02, 0.04, 0.07], basis: 'judgement' },
    effort: [30, 65, 120],
    cost: [70, 140, 280],
    runCost: 45,
    risk: {
      main: 'A plan that is legal but inhuman raises sick leave; splits, early starts and spread have ceilings that cost cannot buy off.',
      aiAct: 'annex III: employment',
    },
    capabilities: ['schedule-transit', 'schedule-work', 'optimise-plans'],
    measures: [
      { name: 'Paid hours per driving hour', unit: 'hours', better: 'lower' },
      { name: 'Split duties', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'transit-open-duties-covered-on-the-day',
    title: 'Open driver duties covered on the day by line knowledge, rest hours and fair turns',
    type: 'agentic',
    description:
      'At four in the morning eleven drivers are sick, and the depot clerk phones down a list until the first bus must leave. An agent reads the sick notes, knows who has rest, line and vehicle knowledge and who said yes lately, and asks several by message at once within the agreed order. It splits duties where that saves a trip, proposes which trip to drop with the fewest passengers, and tells control room and passengers of it.',
    staysWithPeople: 'The depot manager decides which trip is dropped and whether to order anybody in.',
    firstStep:
      'Run it beside the clerk for four weeks of early shifts and compare dropped trips and minutes per open duty.',
    needs: 'Rosters with rest hours, route and vehicle qualifications, absence messages and the agreed calling order.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'dispatch drivers, cover open duties, depot dispatch, driver dispatch, assign drivers to duties, daily crew dispatching, rostering of drivers',
      de: 'Personaldisposition Fahrdienst, Dienste besetzen, Fahrerdisposition Betriebshof, Fahrdienstbesetzung',
      es: 'asignar conductores a servicios, cubrir ausencias de conductores, despacho de cocheras',
      fr: 'affectation des conducteurs, couvrir les services vacants, ordonnancement du personnel roulant',
      it: 'assegnare conducenti ai turni, copertura turni scoperti autisti',
      nl: 'chauffeurs indelen, openstaande diensten invullen, personeelsdispositie ov',
      pt: 'afetar motoristas a serviços, cobrir faltas de motoristas',
    },
    not: 'load dispatch, taxi hailing, truck dispatch, technician dispatch',
    benefit: { moves: 'losses', share: [0.15, 0.3, 0.45], basis: 'judgement' },
    effort: [22, 45, 85],
    cost: [40, 80, 155],
    runCost: 22,
    risk: {
      main: 'The same willing drivers are asked again and again; turns and free weekends are counted, and a no has no consequence.',
      aiAct: 'annex III: employment',
    },
    capabilities: ['schedule-transit', 'schedule-work', 'plan-and-act'],
    measures: [
      { name: 'Trips lost for want of a driver', unit: '%', better: 'lower' },
      { name: 'Calls per open duty', unit: 'calls', better: 'lower' },
    ],
  },

  {
    id: 'transit-disruption-plan-and-one-passenger-message',
    title: 'Disruptions answered with turnbacks, replacement buses and one message on every channel',
    type: 'agentic',
    description:
      'A tram is stuck at the bridge, and for twelve minutes platform display, app and driver say three different things. From position, alarm and radio note an agent proposes the stored plan that fits: where to turn, which spare bus drives from where, which connection waits. Once the controller has chosen, it writes to displays, announcements, app, website and drivers in the languages of the city, and it corrects the forecast until the line runs to plan.',
    staysWithPeople:
      'The controller on duty chooses and changes the plan; safety of track and power stays with the signaler.',
    firstStep: 'Replay thirty disruptions of last year and compare minutes to the first consistent message.',
    needs:
      'Vehicle positions, disruption plans per section, standby vehicles and write access to all passenger channels.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'inform passengers of disruptions, passenger information, manage disruptions in public transport, operations control center, real-time passenger information, disruption management rail, replacement bus service, control train operations, service disruption information',
      de: 'Störungsmanagement Verkehrsbetrieb, Fahrgastinformation, Fahrgäste über Störungen informieren, Schienenersatzverkehr, Betriebsleitstelle',
      es: 'información al viajero, gestionar incidencias del servicio de metro, centro de control de autobuses, servicio sustitutorio',
      fr: 'information voyageurs, gérer les perturbations du trafic, poste de commande centralisé bus, bus de substitution',
      it: 'informazione ai passeggeri, gestire le perturbazioni del servizio, centrale operativa TPL, bus sostitutivi',
      nl: 'reisinformatie, reizigers informeren bij verstoringen, verkeersleiding openbaar vervoer, vervangend vervoer',
      pt: 'informação ao passageiro, gerir perturbações do serviço, centro de controlo de metro, autocarros de substituição',
    },
    not: 'IT outage, power outage, flight disruption, network alarm',
    benefit: { moves: 'cycle time', share: [0.3, 0.5, 0.65], basis: 'judgement' },
    effort: [35, 75, 140],
    cost: [80, 160, 310],
    runCost: 45,
    risk: {
      main: 'A wrong message sends a full platform to a line that is closed too; each message needs the controller’s release and expires by itself.',
      aiAct: 'none',
    },
    capabilities: ['run-transit', 'inform-stakeholders', 'plan-and-act'],
    measures: [
      { name: 'Minutes to the first message that is right', unit: 'minutes', better: 'lower' },
      { name: 'Complaints per disruption', unit: 'complaints', better: 'lower' },
    ],
  },

  {
    id: 'transit-passenger-counts-to-revenue-shares',
    title: 'Automatic passenger counts cleaned, projected and used for offer and revenue shares',
    type: 'ai',
    description:
      'A third of the fleet counts at its doors, sensors drift, and the shares of seven operators in one fare pool hang on it. Counts are balanced per trip, broken sensors found by comparison with cameras, scales and neighbors, and missing trips estimated by line, hour, weather and event with their error. Planners see crowding per stop pair, and the pool gets person-kilometers by ticket type with the method that the auditors have agreed.',
    staysWithPeople: 'Planners decide what to run where, and the partners of the pool agree the method of projection.',
    firstStep:
      'Project one month from the counting buses alone and test it against a full manual count of three lines.',
    needs: 'Door counts, timetable, ticket sales or check-ins, and survey data on ticket types.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'count passengers, passenger counting, automatic passenger counts, ridership reporting, ridership forecast, forecast passenger demand, revenue sharing among operators, fare revenue distribution',
      de: 'Fahrgastzählung, Fahrgastzahlen hochrechnen, Einnahmenaufteilung, Nachfrageprognose Nahverkehr',
      es: 'conteo de viajeros, previsión de demanda de viajeros, reparto de ingresos tarifarios',
      fr: 'comptage des voyageurs, prévoir la fréquentation, répartition des recettes tarifaires',
      it: 'conteggio dei passeggeri, previsione della domanda di trasporto, ripartizione dei ricavi tariffari',
      nl: 'reizigerstellingen, reizigersprognoses, opbrengstverdeling ov',
      pt: 'contagem de passageiros, previsão da procura de transporte, repartição de receitas tarifárias',
    },
    not: 'footfall in shops, airline revenue management, traffic census',
    benefit: { moves: 'revenue', share: [0.005, 0.015, 0.03], basis: 'judgement' },
    effort: [28, 55, 100],
    cost: [50, 100, 195],
    runCost: 26,
    risk: {
      main: 'A partner loses millions by a model that nobody can retrace; each share can be recomputed from stored trips and published weights.',
      aiAct: 'none',
    },
    capabilities: ['schedule-transit', 'forecast-demand', 'analyse-data'],
    measures: [
      { name: 'Error of the monthly projection', unit: '%', better: 'lower' },
      { name: 'Days to the monthly ridership report', unit: 'days', better: 'lower' },
    ],
  },

  {
    id: 'transit-penalty-fare-objections-against-ticket-records',
    title: 'Penalty fares and objections decided against ticket, subscription and inspection records',
    type: 'automation',
    description:
      'Forty thousand penalty fares a year end in nine thousand letters, most of them "I have a pass and had left it at home". The case is matched with subscription, app purchase and time of inspection; a valid pass reduces the sum by rule at once, a phone without battery gets the tariff’s answer, and minors, lost mail and claims about the inspector go to a person. Installments and reminders stop and start by the state of the case.',
    staysWithPeople:
      'Clerks decide on hardship and on the inspector’s conduct, and nobody is reported to the police by rule.',
    firstStep:
      'Decide last quarter’s objections again by the rules and compare with what clerks decided, in days and outcome.',
    needs: 'Inspection records, subscription and sales data, tariff conditions and the dunning ladder.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'handle penalty fares, penalty fare appeals, collect increased fares, fare evasion cases, ticket inspection follow-up, check tickets, object to penalty fare',
      de: 'erhöhtes Beförderungsentgelt bearbeiten, Fahrgeldnacherhebung, EBE-Widersprüche, Fahrausweisprüfung',
      es: 'tramitar recargos por viajar sin billete, recursos contra sanciones de viajeros, inspección de billetes',
      fr: 'gérer les amendes des voyageurs sans titre, contestations de procès-verbaux, contrôle des titres de transport',
      it: 'gestire le sanzioni ai passeggeri senza biglietto, ricorsi contro sanzioni, controllo dei titoli di viaggio',
      nl: 'boetes zwartrijden verwerken, bezwaar tegen vervoerboete, kaartcontrole',
      pt: 'gerir multas de passageiros sem título, reclamações de coimas de transporte, fiscalização de títulos',
    },
    not: 'parking fines, traffic offences, contract penalties',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [18, 36, 68],
    cost: [30, 60, 118],
    runCost: 14,
    risk: {
      main: 'A valid passenger is dunned on; a match on name and date alone halts the ladder until a clerk has looked.',
      decidesAboutPerson: true,
      aiAct: 'none',
    },
    capabilities: ['sell-tickets', 'handle-complaints', 'decide-by-rule'],
    measures: [
      { name: 'Days to decide an objection', unit: 'days', better: 'lower' },
      { name: 'Decisions reversed on second letter', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'transit-vehicle-faults-before-they-stop-the-line',
    title: 'Door, brake, battery and climate faults of vehicles seen before they stop the line',
    type: 'ai',
    description:
      'A tram door that needs 0.4 seconds longer each week is repaired after it has blocked the main line at half past seven. On-board messages, door cycles, brake and battery values and driver remarks are read per vehicle and part against the fleet and its own past; a model ranks which vehicle needs which look at its next depot hour. The work order carries the messages, the part and the bay, and what the fitter found goes back into the ranking.',
    staysWithPeople: 'The workshop foreman decides what is opened, and the operations manager which vehicle stays in.',
    firstStep:
      'Rank a year of door faults backwards and count how many line stops would have been seen three days before.',
    needs: 'Vehicle diagnostic messages, mileage, workshop findings in codes and depot times of each vehicle.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'maintain rolling stock, rolling stock maintenance, maintain buses, maintain trams, vehicle maintenance depot, predict vehicle failures, repair vehicles, fleet maintenance in public transport, train maintenance',
      de: 'Fahrzeuginstandhaltung, Schienenfahrzeuge instand halten, Busse warten, Werkstatt Verkehrsbetrieb, Fahrzeuge reparieren',
      es: 'mantenimiento de material rodante, mantenimiento de autobuses, reparar vehículos',
      fr: 'maintenance du matériel roulant, entretien des bus, maintenance des rames',
      it: 'manutenzione del materiale rotabile, manutenzione autobus, riparare veicoli',
      nl: 'onderhoud rollend materieel, onderhoud bussen, treinonderhoud',
      pt: 'manutenção de material circulante, manutenção de autocarros',
    },
    not: 'car dealership, aircraft maintenance, production machine, building maintenance',
    benefit: { moves: 'downtime', share: [0.12, 0.22, 0.35], basis: 'judgement' },
    effort: [35, 70, 130],
    cost: [75, 150, 300],
    runCost: 42,
    risk: {
      main: 'Fitters chase ghosts and trust fades; alarms per vehicle are capped and each false one is coded and fed back.',
      aiAct: 'none',
    },
    capabilities: ['predict-failure', 'plan-maintenance'],
    measures: [
      { name: 'Kilometers between service failures', unit: 'km', better: 'higher' },
      { name: 'Vehicles unavailable at morning peak', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'transit-track-defects-ranked-into-possessions',
    title: 'Track and overhead-line defects ranked into the night’s possessions with crew and parts',
    type: 'ai',
    description:
      'The measuring train brings 14,000 deviations per run, walkers write on paper, and the possession of four hours ends with half the list undone. Geometry, rail pictures, wear of the contact wire and walkers’ photos are joined on one kilometer axis, and growth between runs tells which defect reaches its limit before the next one. Work is bundled by section, machine and crew into possessions that the timetable allows, and what was done returns with measured values.',
    staysWithPeople:
      'The permanent-way engineer sets limits and speed restrictions and signs the line back into traffic.',
    firstStep: 'Join three measuring runs of one line and compare the ranked list with what engineers had chosen.',
    needs: 'Measuring runs with positions, inspection photos, limit values, possession calendar and crews.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'inspect track, plan track work, track maintenance, maintain rail infrastructure, track renewal planning, plan possessions, overhead line maintenance, rail infrastructure maintenance, plan track possessions',
      de: 'Gleisinstandhaltung, Gleisinspektion, Sperrpausen planen, Oberleitung instand halten, Gleisbau planen',
      es: 'mantenimiento de vía, inspección de vía, mantenimiento de catenaria, cortes de vía nocturnos',
      fr: 'maintenance de la voie, inspection des voies, entretien des caténaires, planifier les travaux de voie',
      it: 'manutenzione dell’armamento, ispezione dei binari, manutenzione della linea aerea',
      nl: 'spooronderhoud, spoorinspectie, onderhoud bovenleiding, buitendienststellingen plannen',
      pt: 'manutenção da via férrea, inspeção da via, manutenção da catenária',
    },
    not: 'track and trace, order tracking, race track, power line vegetation, landlord possession',
    benefit: { moves: 'spend', share: [0.05, 0.1, 0.17], basis: 'judgement' },
    effort: [40, 80, 150],
    cost: [90, 180, 350],
    runCost: 48,
    risk: {
      main: 'A fast-growing defect hides behind a misplaced kilometer; runs are aligned by fixed points, and what exceeds a limit bypasses all ranking.',
      aiAct: 'annex III: critical infrastructure',
    },
    capabilities: ['predict-failure', 'optimise-plans'],
    measures: [{ name: 'Kilometers under speed restriction', unit: 'km', better: 'lower' }],
  },
];
