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
      de: 'Meldescheine, Gästemeldung, Kurtaxe abrechnen, Beherbergungsstatistik',
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
      en: 'hotel energy management, room temperature control, guest room energy setback, HVAC control hotel',
      de: 'Energiemanagement Hotel, Raumtemperatur steuern, Zimmerenergie senken',
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
    id: 'hotel-seasonal-hiring-flow',
    title: 'Seasonal hiring from application to first shift, with availability asked first',
    type: 'automation',
    description:
      'Three hundred applications for the summer lie in four managers’ mailboxes, and the good ones work elsewhere by Monday. Applicants answer availability, role, language and housing by phone in five minutes, fixed requirements such as work permit and age for the bar are checked, interviews are booked into managers’ slots, and contract, uniform, housing and training follow the yes. Earlier seasonal staff are asked first with their old role.',
    staysWithPeople:
      'Department heads interview and decide; nobody is scored or rejected by the program beyond legal requirements.',
    firstStep:
      'Run one house’s kitchen and service hiring this way and compare days to contract and no-shows on day one.',
    needs: 'Vacancies by role and date, interview slots, templates and last season’s list with consent.',
    industries: ['hospitality', 'retail', 'agriculture'],
    at: ['APQC PCF 7.2.2 Recruit/Source candidates', 'APQC PCF 7.2.3', 'APQC PCF 7.2.4', 'APQC PCF 7.2.5'],
    phrases: {
      en: 'seasonal staff hiring, recruit seasonal workers, hotel recruitment, temporary staff hiring in hospitality',
      de: 'Saisonkräfte einstellen, Aushilfen rekrutieren, Personalgewinnung Hotel',
      es: 'contratación de personal de temporada, selección de personal hotelero',
      fr: 'recrutement de saisonniers, embauche de saisonniers',
      it: 'assunzione stagionali, selezione personale stagionale',
      nl: 'seizoenskrachten werven, horecapersoneel aannemen',
      pt: 'contratação de temporários, recrutamento sazonal',
    },
    not: 'seasonal stock, car hire, executive search',
    benefit: { moves: 'cycle time', share: [0.35, 0.5, 0.65], basis: 'judgement' },
    effort: [12, 22, 40],
    cost: [18, 36, 70],
    runCost: 10,
    risk: {
      main: 'People without a smartphone or the language are lost; a phone number with a person stands on each page.',
      decidesAboutPerson: true,
      aiAct: 'none',
    },
    capabilities: ['hire-people', 'run-workflows'],
    measures: [
      { name: 'Days from application to contract', unit: 'days', better: 'lower' },
      { name: 'No-shows on the first day', unit: '%', better: 'lower' },
    ],
  },
];
