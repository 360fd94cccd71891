import type { UseCase } from '../../use-case.ts';

export const trainingAndCargo: readonly UseCase[] = [
  {
    id: 'airline-recurrent-training-slots',
    title: 'Recurrent training and checks planned into rosters before they lapse',
    type: 'ai',
    description:
      'Simulator slots are bought by the year, and in month eleven forty pilots need a check in the same three weeks. Due dates of checks, medicals, line checks and emergency training are set against validity windows, simulator and instructor slots, leave and seasonal flying, and an optimizer spreads events so that none lapses and few valid months are given away. Sickness or a failed event re-plans only the people concerned.',
    staysWithPeople:
      'The training manager decides on additional training and instructors; examiners alone judge performance.',
    firstStep: 'Replan one fleet’s last twelve months and compare lapses, unused slots and valid days lost.',
    needs: 'Validity rules per event, due dates, simulator and instructor calendars, leave and rosters.',
    industries: ['airlines'],
    at: ['APQC PCF 7.3.4', 'APQC PCF 5.2.3.3 Manage training schedule'],
    phrases: {
      en: 'crew training planning, recurrent training scheduling, simulator slot planning, licence and medical validity tracking',
      de: 'Crewschulung planen, Simulatorplanung, wiederkehrende Überprüfungen Piloten',
      es: 'planificación de entrenamiento recurrente de tripulaciones, programación de simuladores',
      fr: 'planification des entraînements périodiques équipage, planning simulateurs',
      it: 'pianificazione addestramento ricorrente equipaggi, pianificazione simulatori',
      nl: 'recurrent training bemanning plannen, simulatorplanning',
      pt: 'planejamento de treinamento recorrente de tripulação, programação de simuladores',
    },
    not: 'model training, sports training, school timetable',
    benefit: { moves: 'capacity', share: [0.05, 0.1, 0.18], basis: 'judgement' },
    effort: [35, 65, 120],
    cost: [60, 115, 220],
    runCost: 35,
    risk: {
      main: 'A wrong validity rule grounds crew or lets a lapse fly; rules are tested with past audits and the legality engine checks again at assignment.',
      aiAct: 'none',
    },
    capabilities: ['train-people', 'schedule-work'],
    measures: [
      { name: 'Lapsed qualifications', unit: 'count', better: 'lower' },
      { name: 'Simulator slots used', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'airline-passenger-data-to-authorities',
    title: 'Passenger data sent to border authorities complete, with rejects repaired before departure',
    type: 'automation',
    description:
      'A missing visa number is found by the authority an hour before landing, and the fine follows. Document data are checked at booking, check-in and gate against the rule of the destination and transit country, corrected from the scan of the passport chip, sent in each authority’s format and time, and answers such as "do not board" stop the boarding pass. Rejected messages show with the field and the passenger still reachable.',
    staysWithPeople: 'Gate staff resolve each stop with the authority; the compliance manager answers fines.',
    firstStep:
      'Replay a month of rejected messages of three destinations and count those that a check at booking would have cured.',
    needs: 'Departure control interface, country rules with versions, message gateway and retention limits.',
    industries: ['airlines'],
    at: ['APQC PCF 11.2.2', 'APQC PCF 6.2.5 Report incidents and risks to regulatory bodies'],
    phrases: {
      en: 'API and PNR transmission, advance passenger information, travel document checks, border authority reporting',
      de: 'Passagierdatenübermittlung, API-Daten senden, Reisedokumente prüfen',
      es: 'transmisión de datos API y PNR, verificación de documentos de viaje',
      fr: 'transmission des données API-PNR, contrôle des documents de voyage',
      it: 'trasmissione dati API e PNR, controllo documenti di viaggio',
      nl: 'passagiersgegevens doorgeven, API-gegevens, reisdocumenten controleren',
      pt: 'transmissão de dados API e PNR, verificação de documentos de viagem',
    },
    not: 'software API, web interface, personal data request',
    benefit: { moves: 'breaches', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [35, 65, 120],
    cost: [60, 115, 220],
    runCost: 40,
    risk: {
      main: 'Data are kept or sent beyond the purpose; fields and deletion dates follow the country table and are audited.',
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'connect-applications'],
    measures: [
      { name: 'Messages accepted at first try', unit: '%', better: 'higher' },
      { name: 'Fines for documents', unit: '$ per quarter', better: 'lower' },
    ],
  },

  {
    id: 'airline-cargo-capacity-and-acceptance',
    title: 'Cargo bookings accepted against predicted show-up, volume and payload',
    type: 'ai',
    description:
      'Forwarders book a third more than they deliver, the belly leaves half empty, and on Thursday the same customer is offloaded. Expected show-up and real density per customer and commodity, passenger baggage, fuel payload limits and container positions give the space that can be sold per flight and day; each booking gets its value after displacement, and low-value ones are offered a later flight. Offloads are proposed by promise and connection, not by pallet position.',
    staysWithPeople: 'Cargo control accepts special cargo and decides offloads with the station.',
    firstStep: 'Predict tendered volume for two routes over a quarter and compare with booked and flown.',
    needs: 'Booking and acceptance weights with dimensions, flight payload data and customer agreements.',
    industries: ['airlines'],
    at: [
      'APQC PCF 3.5.4',
      'APQC PCF 3.5.4.3 Determine availability',
      'APQC PCF 5.2.2.6 Monitor and manage resource capacity and availability',
    ],
    phrases: {
      en: 'air cargo capacity management, cargo booking acceptance, cargo revenue management, offload decisions, ULD planning',
      de: 'Frachtkapazität steuern, Luftfrachtbuchungen annehmen, Luftfracht-Kapazitätsmanagement',
      es: 'gestión de capacidad de carga aérea, aceptación de reservas de carga',
      fr: 'gestion de capacité fret aérien, acceptation des réservations fret',
      it: 'gestione capacità cargo aereo, accettazione prenotazioni cargo',
      nl: 'luchtvrachtcapaciteit beheren, vrachtboekingen accepteren',
      pt: 'gestão de capacidade de carga aérea, aceitação de reservas de carga',
    },
    not: 'truck freight exchange, warehouse capacity, credit acceptance',
    benefit: { moves: 'revenue', share: [0.01, 0.03, 0.05], basis: 'judgement' },
    effort: [50, 90, 160],
    cost: [90, 175, 330],
    runCost: 65,
    risk: {
      main: 'Overselling breaks promises to pharma and perishables; these products are never overbooked.',
      aiAct: 'none',
    },
    capabilities: ['predict-outcomes', 'manage-orders'],
    measures: [
      { name: 'Sellable volume flown', unit: '%', better: 'higher' },
      { name: 'Shipments offloaded', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'airline-maintenance-check-packaging',
    title: 'Maintenance tasks packed into checks with few valid hours given away',
    type: 'ai',
    description:
      'Planners pull tasks forward to be safe, and an aircraft is opened three times for the same panel. Tasks with their limits in hours, cycles and days, access panels, skills, parts and hangar slots are packed into line, overnight and base checks so that access is shared and remaining life is used, with findings rates deciding how much slack a check needs. Deferred defects join the package where the panel is open anyway.',
    staysWithPeople: 'The planning engineer releases packages, and airworthiness accepts every limit.',
    firstStep: 'Repack six months of overnight work of one fleet and compare panels opened, hours and life given away.',
    needs: 'Task cards with access and limits, utilization forecast, parts and slot calendar, findings history.',
    industries: ['airlines', 'defense'],
    at: ['APQC PCF 10.3.1', 'APQC PCF 10.3.2 Manage asset maintenance'],
    phrases: {
      en: 'aircraft maintenance planning, check planning, work package creation aircraft, hangar slot planning',
      de: 'Instandhaltungsplanung Flugzeug, Checkplanung, Arbeitspakete Flugzeugwartung',
      es: 'planificación de mantenimiento de aeronaves, paquetes de trabajo de revisión',
      fr: 'planification de la maintenance avion, constitution des chantiers',
      it: 'pianificazione manutenzione aeromobili, pacchetti di lavoro',
      nl: 'onderhoudsplanning vliegtuigen, werkpakketten samenstellen',
      pt: 'planejamento de manutenção de aeronaves, pacotes de trabalho',
    },
    not: 'IT maintenance, bank check, packaging of goods',
    benefit: { moves: 'downtime', share: [0.04, 0.08, 0.13], basis: 'judgement' },
    effort: [50, 90, 170],
    cost: [90, 175, 330],
    runCost: 55,
    risk: {
      main: 'A limit is missed by a wrong counter; each package is verified against the maintenance program before release.',
      aiAct: 'none',
    },
    capabilities: ['plan-maintenance', 'optimise-plans'],
    measures: [
      { name: 'Remaining task life given away', unit: '%', better: 'lower' },
      { name: 'Ground days per aircraft', unit: 'days per year', better: 'lower' },
    ],
  },
];
