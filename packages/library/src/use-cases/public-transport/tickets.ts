import type { UseCase } from '../../use-case.ts';

/** Passes and ticket machines. */
export const tickets: readonly UseCase[] = [
  {
    id: 'transit-pass-orders-checked-and-started',
    title: 'Season ticket orders read, checked against school or employer, and started on the day wished',
    type: 'agentic',
    description:
      'Each August nine thousand pass orders arrive within four weeks, a third with an unreadable school stamp, a photo of somebody’s cat or a start that has passed. An agent reads form and proof, asks the school’s or employer’s list whether the person is on it, works out zone, share and first debit, and writes back once with everything that is missing. What is complete becomes a card or a ticket in the app on the same day; hardship fares and names that fit nobody go to the desk.',
    staysWithPeople: 'Clerks decide on hardship fares and on proofs that no list confirms.',
    firstStep:
      'Run last August’s orders of two schools through it and compare what was sent back with what clerks sent.',
    needs: 'Order forms with their proofs, lists of schools and employers, tariff rules and the card system.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'sell season tickets, season ticket orders, pass orders, transit subscriptions, school passes, employer passes, monthly pass subscription',
      de: 'Abo-Bestellungen bearbeiten, Zeitkarten verkaufen, Schülertickets, Jobtickets, Abonnements im Nahverkehr',
      es: 'vender abonos de transporte, solicitudes de abono, abono escolar, tarjeta de transporte mensual',
      fr: 'vendre les abonnements de transport, demandes d’abonnement, abonnement scolaire, titres annuels',
      it: 'vendere abbonamenti ai trasporti, richieste di abbonamento, abbonamento studenti, abbonamento annuale bus',
      nl: 'abonnementen ov verkopen, abonnementsaanvragen, scholierenabonnement, jaarkaart aanvragen',
      pt: 'vender passes de transporte, pedidos de passe, passe escolar, assinatura mensal de transporte',
    },
    not: 'season tickets of a football club, magazine subscription, ski pass',
    benefit: { moves: 'handling time', share: [0.35, 0.5, 0.65], basis: 'judgement' },
    effort: [22, 42, 80],
    cost: [38, 75, 145],
    runCost: 18,
    risk: {
      main: 'A pass goes to somebody without the right to it; lists are asked at each start and a sample is checked by a clerk.',
      decidesAboutPerson: true,
      aiAct: 'none',
    },
    capabilities: ['sell-tickets', 'extract-data', 'plan-and-act'],
    measures: [
      { name: 'Days from order to valid pass', unit: 'days', better: 'lower' },
      { name: 'Orders sent back more than once', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'transit-ticket-machines-visited-before-they-stop',
    title: 'Ticket machines and validators visited before cash, paper or a reader gives out',
    type: 'ai',
    description:
      'The van drives the same round each day and finds half the cash boxes a third full, while the machine at the stadium has been refusing coins since Saturday noon. Sales, coin levels, paper counters and error codes of each machine give the hour at which it will stop, and events in town move it forward. Rounds are drawn anew each morning by lost sales per mile; a card reader that retries three times too often is exchanged on the way, with the part already in the van.',
    staysWithPeople: 'Technicians decide at the machine what is repaired and what is swapped.',
    firstStep:
      'Predict a month of stops for forty machines from last year’s logs and compare with the tickets of faults.',
    needs:
      'Sales and level counters, error logs with times, machine positions, parts lists and the calendar of events.',
    industries: ['public-transport'],
    at: [],
    phrases: {
      en: 'ticket machines, look after ticket machines, ticket vending machine maintenance, validators out of order, empty cash boxes of machines, refill ticket machines',
      de: 'Fahrkartenautomaten betreuen, Automatenstörungen, Automaten leeren und füllen, Entwerter warten',
      es: 'mantenimiento de máquinas expendedoras de billetes, averías de canceladoras, recaudación de máquinas',
      fr: 'maintenance des distributeurs de titres, pannes de valideurs, collecte des monnayeurs',
      it: 'manutenzione delle emettitrici di biglietti, guasti delle obliteratrici, svuotare le casse automatiche',
      nl: 'kaartautomaten onderhouden, storingen kaartlezers, automaten legen en vullen',
      pt: 'manutenção de máquinas de venda de bilhetes, avarias de validadores, recolha de numerário das máquinas',
    },
    not: 'cash machine of a bank, snack vending machine, parking meter',
    benefit: { moves: 'downtime', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [20, 40, 75],
    cost: [35, 70, 140],
    runCost: 16,
    risk: {
      main: 'A quiet machine is left alone because its counter is wrong; each is seen at least every second week.',
      aiAct: 'none',
    },
    capabilities: ['sell-tickets', 'predict-outcomes', 'optimise-plans'],
    measures: [
      { name: 'Hours that machines cannot sell', unit: 'hours', better: 'lower' },
      { name: 'Visits without need', unit: '%', better: 'lower' },
    ],
  },
];
