import type { UseCase } from '../../use-case.ts';

export const peopleAndBuilding: readonly UseCase[] = [
  {
    id: 'hotel-guest-registration-and-statutory-reports',
    title: 'Guest registration, city tax and statistics reports from the reservation',
    type: 'automation',
    description:
      'The desk copies passport fields at midnight, files the slips and counts overnight stays by nationality on the third of the month. Registration is filled by the guest before arrival or from the document reader, checked for what the law of that place asks, sent to police or municipality where due, and city tax with its exemptions and the statistics report come from the same nights. Slips and images are deleted when their term ends.',
    staysWithPeople:
      'The front office manager handles refusals and doubtful documents; accounting signs the tax return.',
    firstStep:
      'Produce two months of tax and statistics for one house from reservations and compare with what was filed.',
    needs: 'Reservation and folio data, document reader or online form, rules per municipality and deletion terms.',
    industries: ['hospitality'],
    at: ['APQC PCF 11.2.2', 'APQC PCF 9.9.2'],
    phrases: {
      en: 'guest registration cards, police registration of guests, city tax reporting, tourism statistics reporting',
      de: 'Meldescheine, Gästemeldung, Kurtaxe abrechnen, Beherbergungsstatistik, Meldewesen Hotel',
      es: 'parte de viajeros, tasa turística, registro de huéspedes',
      fr: 'fiches de police, taxe de séjour, enregistrement des clients',
      it: 'schedine alloggiati, imposta di soggiorno, registrazione ospiti',
      nl: 'nachtregister, toeristenbelasting aangeven, gastregistratie',
      pt: 'ficha de registro de hóspedes, taxa de turismo, SIBA',
    },
    not: 'product registration, property tax, trade register',
    benefit: { moves: 'handling time', share: [0.5, 0.65, 0.8], basis: 'judgement' },
    effort: [15, 28, 50],
    cost: [22, 42, 80],
    runCost: 10,
    risk: {
      main: 'Passport images pile up against the law; images are kept only where required and deletion is logged.',
      aiAct: 'none',
    },
    capabilities: ['monitor-compliance', 'handle-tax'],
    measures: [
      { name: 'Registrations without desk typing', unit: '%', better: 'higher' },
      { name: 'Reports filed on time', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'hotel-room-energy-by-occupancy',
    title: 'Room heating, cooling and ventilation set by occupancy, arrival and window',
    type: 'automation',
    description:
      'Empty rooms are heated to twenty-two degrees from checkout to the next arrival four days later. Room state, arrival time, key or presence signal and window contact switch between vacant, sold, occupied and away set-points; arrivals get their preheat by the room’s own warm-up time, and sales fill floors so that wings can sleep in low season. Rooms that draw more than their sisters open a ticket.',
    staysWithPeople: 'The chief engineer sets limits and comfort; the guest’s own setting always wins in the room.',
    firstStep: 'Meter one floor for six weeks with and without the rules, and compare use and complaints.',
    needs: 'Controllable thermostats, property system room state, window contacts and meters per floor.',
    industries: ['hospitality'],
    at: ['APQC PCF 10.1.4', 'APQC PCF 13.8.3.4 Implement pollution prevention program'],
    phrases: {
      en: 'hotel energy management, room temperature control, guest room energy setback, HVAC control hotel, energy management of the house',
      de: 'Energiemanagement Hotel, Raumtemperatur steuern, Zimmerenergie senken, Energiemanagement',
      es: 'gestión energética del hotel, control de climatización de habitaciones',
      fr: 'gestion énergétique hôtel, pilotage CVC des chambres',
      it: 'gestione energetica hotel, controllo clima camere',
      nl: 'energiebeheer hotel, kamertemperatuur regelen',
      pt: 'gestão de energia do hotel, controle de climatização dos quartos',
    },
    not: 'energy trading, power grid, body temperature, food temperature',
    benefit: { moves: 'energy', share: [0.08, 0.15, 0.22], basis: 'judgement' },
    effort: [15, 28, 50],
    cost: [40, 90, 220],
    runCost: 14,
    risk: {
      main: 'Guests arrive in a cold room; an early check-in at the desk starts the boost and offers another room.',
      aiAct: 'none',
    },
    capabilities: ['manage-facilities', 'decide-by-rule'],
    measures: [
      { name: 'Energy per occupied room', unit: 'kWh', better: 'lower' },
      { name: 'Temperature complaints', unit: 'per 1,000 stays', better: 'lower' },
    ],
  },
  {
    id: 'hotel-kitchen-applicant-trial-shift',
    title: 'Cooks and waiters booked to a trial shift within a day of their application',
    type: 'automation',
    description:
      'A commis writes to six kitchens on his free Monday, and the one that calls first has him on Thursday; here the mail waits for the chef’s day off. Name, station, experience, free evenings and work permit are asked by a short form or message in six languages, fixed legal conditions are checked, and a paid trial shift is offered from the chef’s open slots. After the chef’s yes, contract, uniform size, hygiene instruction and staff room go out as one package, with the first roster.',
    staysWithPeople:
      'Chef or restaurant manager sees every applicant at work and decides; no one is ranked by the program.',
    firstStep:
      'Run one kitchen and one service team for six weeks and compare hours to first contact and trial shifts that took place.',
    needs: 'Open posts by station, trial slots set by the chef, pay table, permit rules and contract templates.',
    industries: ['hospitality'],
    at: ['APQC PCF 7.2.2 Recruit/Source candidates', 'APQC PCF 7.2.3', 'APQC PCF 7.2.4', 'APQC PCF 7.2.5'],
    phrases: {
      en: 'hotel recruitment, hire kitchen staff, hire waiting staff, trial shifts, restaurant staff recruitment, hire chefs and cooks',
      de: 'Personalgewinnung Hotel, Köche einstellen, Servicekräfte einstellen, Probearbeiten, Personalbeschaffung Gastronomie',
      es: 'selección de personal hotelero, contratar cocineros y camareros, turno de prueba en cocina',
      fr: 'recrutement en hôtellerie-restauration, embauche de cuisiniers et serveurs, essai en cuisine',
      it: 'selezione personale alberghiero, assunzione cuochi e camerieri, turno di prova',
      nl: 'horecapersoneel aannemen, koks en bediening werven, proefdienst',
      pt: 'recrutamento na hotelaria, contratar cozinheiros e garçons, turno de teste',
    },
    not: 'drug trial, software trial, free trial, executive search',
    benefit: { moves: 'cycle time', share: [0.35, 0.5, 0.65], basis: 'judgement' },
    effort: [12, 22, 40],
    cost: [18, 34, 66],
    runCost: 9,
    risk: {
      main: 'An unpaid or overlong trial breaks labor law; slots carry a fixed length and pay, and only the legal conditions may stop an applicant.',
      decidesAboutPerson: true,
      aiAct: 'none',
    },
    capabilities: ['hire-people', 'run-workflows'],
    measures: [
      { name: 'Application to first contact', unit: 'hours', better: 'lower' },
      { name: 'Trial shifts that take place', unit: '%', better: 'higher' },
    ],
  },
];
