import { CONSUMER_BUSINESS } from '../../industry-groups.ts';
import type { UseCase } from '../../use-case.ts';

export const loyalty: readonly UseCase[] = [
  {
    id: 'loyalty-member-accounts-and-point-claims',
    title: 'Missing points and doubled memberships settled by receipt match',
    type: 'automation',
    description:
      'Most loyalty contacts concern points that never came, and the agent asks for a photo of the receipt. Members upload receipt or booking number; the system finds the sale, checks that nobody has been credited, that item and partner count and the claim period runs, and books at once. Memberships with the same person, address or device are proposed for merging with one balance after the member agrees.',
    staysWithPeople: 'The loyalty desk handles disputed partner sales and blocks accounts.',
    firstStep:
      'Replay one month of missing-point contacts against the sales records and count what would settle itself.',
    needs:
      'Sales or booking records by receipt number, partner files, program rules as data, and member consent to merge.',
    industries: [
      ...CONSUMER_BUSINESS,
      'media',
      'food',
      'consumer-goods',
      'wholesale',
      'public-transport',
      'oil-and-gas',
    ],
    at: [
      'APQC PCF 3.2.6',
      'APQC PCF 3.2.6.2 Acquire members to customer loyalty program',
      'APQC PCF 3.2.6.3 Build engagement and relationship with members',
      'ARTS 7.3.1',
      'ARTS 7.3.2',
      'ARTS 7.3.3',
    ],
    phrases: {
      en: 'loyalty program administration, loyalty programme, credit and redeem points, missing points claims, enroll members, enrol members, correct member accounts, bonus points, loyalty program management, loyalty management',
      de: 'Bonusprogramm, Kundenkarte verwalten, Punkte nachtragen, Treueprogramm, Mitgliedskonten pflegen, Kundenbindungsprogramm, Bonusprogramm verwalten',
      es: 'programa de fidelización, abono de puntos, cuentas de socios, canje de puntos',
      fr: 'programme de fidélité, crédit de points, comptes adhérents, réclamation de points',
      it: 'programma fedeltà, accredito punti, tessera fedeltà, gestione punti',
      nl: 'loyaliteitsprogramma, spaarpunten bijschrijven, klantenkaart, ledenaccounts',
      pt: 'programa de fidelização, programa de fidelidade, crédito de pontos, resgate de pontos',
    },
    not: 'association membership fee, credit card account, penalty points, measuring points, pension member',
    benefit: { moves: 'handling time', share: [0.35, 0.5, 0.65], basis: 'judgement' },
    effort: [15, 30, 52],
    cost: [20, 42, 76],
    runCost: 12,
    risk: {
      main: 'Receipts are credited twice or bought on the net; each receipt counts once and credits per device are capped.',
      aiAct: 'none',
    },
    capabilities: ['answer-enquiries', 'decide-by-rule'],
    measures: [
      { name: 'Point claims settled without a person', unit: '% of claims', better: 'higher' },
      { name: 'Doubled memberships', unit: '% of members', better: 'lower' },
    ],
  },
  {
    id: 'loyalty-cost-liability-and-misuse',
    title: 'Loyalty program value: breakage, extra sales and misuse by member group',
    type: 'ai',
    description:
      'The program reports members and points, while finance asks whether the three percent of sales it costs bring anything. A model estimates from matched customers and reward tests which visits a reward caused, forecasts redemption per tier for the liability, and marks staff cards, resale of points and redemption within minutes of a password change. Tiers and rewards that cost without effect are listed with their members.',
    staysWithPeople:
      'The program board changes tiers and rewards; finance sets the liability; security confirms misuse.',
    firstStep: 'Compare members with matched non-members for one region and check the liability of two years ago.',
    needs: 'Points ledger, purchases with and without card, reward tests or staggered rollouts, and login events.',
    industries: [...CONSUMER_BUSINESS, 'consumer-goods', 'public-transport', 'oil-and-gas'],
    at: [
      'APQC PCF 3.2.6',
      'APQC PCF 3.2.6.4 Monitor customer loyalty program benefits to the enterprise and the customer',
      'APQC PCF 3.2.6.5 Optimize loyalty program value to both the enterprise and the customer',
    ],
    phrases: {
      en: 'loyalty program evaluation, loyalty points liability, optimize loyalty program, optimise loyalty programme, loyalty fraud, breakage estimation',
      de: 'Erfolgsmessung Kundenbindungsprogramm, Punkterückstellung, Treueprogramm optimieren, Bonuspunktemissbrauch',
      es: 'evaluación del programa de fidelización, pasivo por puntos, fraude de puntos',
      fr: 'évaluation du programme de fidélité, provision pour points, fraude à la fidélité',
      it: 'valutazione programma fedeltà, passività punti, frodi sui punti',
      nl: 'evaluatie loyaliteitsprogramma, puntenverplichting, fraude met punten',
      pt: 'avaliação do programa de fidelização, passivo de pontos, fraude de pontos',
    },
    not: 'glass breakage, product liability, legal liability, employee loyalty',
    benefit: { moves: 'spend', share: [0.05, 0.1, 0.18], basis: 'judgement' },
    effort: [20, 40, 68],
    cost: [28, 60, 110],
    runCost: 18,
    risk: {
      main: 'Honest heavy users look like abusers; an account is frozen only after a person has seen the case.',
      aiAct: 'none',
    },
    capabilities: ['understand-customers', 'detect-fraud'],
    measures: [
      { name: 'Extra margin per point issued', unit: 'cents', better: 'higher' },
      { name: 'Deviation of redemption from forecast', unit: '%', better: 'lower' },
    ],
  },
];
