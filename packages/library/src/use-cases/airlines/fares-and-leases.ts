import type { UseCase } from '../../use-case.ts';

/** What a seat costs today, and what an aircraft owes its lessor. */
export const faresAndLeases: readonly UseCase[] = [
  {
    id: 'airline-competitor-fare-moves-with-drafted-response',
    title: 'Competitor fare moves ranked by bookings at stake, with a response drafted',
    type: 'ai',
    description:
      'Rivals file more fare changes in a night than an analyst can scroll through, so the ones that get an answer are those somebody happened to see. A model groups the filings of the night by market and intent (sale, test, mistake), sets them against our pick-up, seats left and the share that really compares both carriers, and puts the twenty that will cost bookings on top. For each it drafts match, part match or no move, with sale dates, travel dates and expected revenue.',
    staysWithPeople: 'The pricing analyst chooses the response; nobody agrees or signals prices with a rival.',
    firstStep:
      'Replay last quarter’s moves on thirty markets and compare which answers paid with those the model ranks.',
    needs:
      'Daily competitor filings, booking pick-up per flight and class, seat inventory, and shopping data by market.',
    industries: ['airlines'],
    at: [],
    phrases: {
      en: 'competitor fare monitoring, react to competitor fares, fare sales, launch fare sale, market pricing airline, pricing analyst airline',
      de: 'Wettbewerbstarife beobachten, Tarifreaktion, Tarifaktionen Flug',
      es: 'seguimiento de tarifas de la competencia, reacción tarifaria aérea',
      fr: 'veille tarifaire aérienne, réaction aux tarifs concurrents',
      it: 'monitoraggio tariffe concorrenti, reazione tariffaria voli',
      nl: 'concurrentietarieven vluchten volgen, tariefreactie',
      pt: 'monitorização de tarifas concorrentes, reação tarifária aérea',
    },
    not: 'room rate, freight rate, taxi fare, bus fare, insurance rate',
    benefit: { moves: 'revenue', share: [0.002, 0.006, 0.012], basis: 'judgement' },
    effort: [50, 90, 150],
    cost: [110, 210, 380],
    runCost: 70,
    risk: {
      main: 'Two carriers’ machines chase each other down; floors per market and a stop after two rounds hold the response.',
      aiAct: 'none',
    },
    capabilities: ['set-prices', 'predict-outcomes', 'recommend-actions'],
    measures: [
      { name: 'Material moves answered the same day', unit: '%', better: 'higher' },
      { name: 'Revenue per seat on watched markets', unit: 'index', better: 'higher' },
    ],
  },
  {
    id: 'airline-lease-reserves-and-return-conditions',
    title: 'Aircraft leases read into reserves to claim and return conditions to meet',
    type: 'automation',
    description:
      'Maintenance reserves are paid per flight hour for years, and shop visits go unclaimed because deadlines and qualifying work stand deep in leases and amendments. Leases and amendments are read into rates, escalation, qualifying work, notice dates and redelivery limits per airframe, engine and gear. Hours and cycles of each month compute what is due; each shop visit opens a claim with its evidence, and from month eighteen before return the gaps to the return conditions are listed with the cheapest check to close them.',
    staysWithPeople: 'Fleet and lease managers negotiate with the lessor and decide to extend, buy or return.',
    firstStep: 'Read the leases of five tails and count shop visits of the last three years that were never claimed.',
    needs: 'Signed leases with amendments, utilization by tail, shop visit records, and the maintenance program.',
    industries: ['airlines'],
    at: [],
    phrases: {
      en: 'aircraft lease management, lease aircraft, maintenance reserves, lease return conditions, aircraft redelivery, wet lease administration, lessor claims',
      de: 'Flugzeugleasing verwalten, Wartungsrücklagen, Leasingrückgabe Flugzeug',
      es: 'gestión de arrendamientos de aeronaves, reservas de mantenimiento, devolución de aeronaves',
      fr: 'gestion des locations d’avions, réserves de maintenance, restitution d’avion',
      it: 'gestione leasing aeromobili, riserve di manutenzione, riconsegna aeromobile',
      nl: 'vliegtuigleases beheren, onderhoudsreserves, teruglevering vliegtuig',
      pt: 'gestão de leasing de aeronaves, reservas de manutenção, devolução de aeronaves',
    },
    not: 'property lease, car lease, tenant, vehicle leasing',
    benefit: { moves: 'losses', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [80, 150, 280],
    runCost: 35,
    risk: {
      main: 'A clause read wrongly forfeits a claim; counsel confirms each extracted term once, and amendments reopen it.',
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'manage-contracts', 'plan-maintenance'],
    measures: [
      { name: 'Qualifying shop visits claimed in time', unit: '%', better: 'higher' },
      { name: 'Return compensation per redelivery', unit: '$', better: 'lower' },
    ],
  },
];
