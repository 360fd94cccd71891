import type { UseCase } from '../../use-case.ts';

export const salesCompensation: readonly UseCase[] = [
  {
    id: 'commission-run-from-orders-and-plan-rules',
    title: 'Monthly commission run from orders, plan rules and clawbacks',
    type: 'automation',
    description:
      'Commission is computed in a workbook that one person understands, ten days after month-end, and every third seller keeps a second one. Plan rules such as rates, accelerators, splits, caps, guarantee and cancellation period are held as versioned data; orders, payments and cancellations load nightly, and each seller sees the running amount with the deals behind it. Cancellations within the period are taken back by rule, and payroll receives a released file.',
    staysWithPeople: 'Sales management decides on splits and exceptions; sales operations releases the run to payroll.',
    firstStep: 'Recompute the last three months for one team and explain each difference by plan clause or data error.',
    needs: 'Written plans, orders with seller and split, payment and cancellation data, and the payroll interface.',
    industries: 'any',
    at: ['eTOM 1.12.20', 'eTOM 1.12.20.A', 'APQC PCF 7.5.1.5 Administer compensation and rewards to employees'],
    phrases: {
      en: 'sales commission calculation, sales compensation, calculate commissions and bonuses, incentive compensation management, commission statements, commission clawback',
      de: 'Provisionsabrechnung, Vertriebsprovisionen berechnen, variable Vergütung Vertrieb, Provisionsrückforderung',
      es: 'cálculo de comisiones de venta, liquidación de comisiones, incentivos comerciales',
      fr: 'calcul des commissions commerciales, commissionnement, primes commerciales',
      it: 'calcolo provvigioni, liquidazione provvigioni, incentivi di vendita',
      nl: 'provisieberekening, verkoopcommissies, variabele beloning verkoop',
      pt: 'cálculo de comissões de vendas, processamento de comissões, incentivos comerciais',
    },
    not: 'commissioning of plants, regulatory commission, bank fee, card interchange, broker commission of insurers',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [25, 45, 78],
    cost: [32, 68, 125],
    runCost: 22,
    risk: {
      main: 'A plan rule is coded against its wording and pays for months; each version is replayed on the former quarter before it starts.',
      aiAct: 'none',
    },
    capabilities: ['pay-employees', 'decide-by-rule'],
    measures: [
      { name: 'Statements corrected after payment', unit: '% of statements', better: 'lower' },
      { name: 'Working days until commission is released', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'commission-questions-explained-from-the-run',
    title: 'Commission questions answered with deal, clause and arithmetic',
    type: 'ai',
    description:
      'After each run sales operations answers eighty emails of the kind “why only 1,140?”, each of which costs half an hour of lookup. An assistant finds the deals, the plan version and the steps of the computation for the seller who asks, explains the amount in five lines with the clause, and names what is still missing, such as a payment. If data contradict the claim it prepares the ticket with both sides for a person.',
    staysWithPeople: 'Sales operations decides on corrections; plan questions of principle go to sales management.',
    firstStep: 'Answer the questions of the last run in private and compare with what sales operations wrote.',
    needs: 'A run that stores its steps, plans as text, and rights that show each seller only his or her own deals.',
    industries: 'any',
    at: ['APQC PCF 7.5.1.5 Administer compensation and rewards to employees'],
    phrases: {
      en: 'resolve commission queries, commission disputes, commission enquiries, commission inquiries, sales incentive questions',
      de: 'Provisionsreklamationen, Provisionsanfragen klären, Fragen zur Provisionsabrechnung',
      es: 'reclamaciones de comisiones, consultas sobre comisiones de venta',
      fr: 'réclamations sur commissions, questions sur les commissions commerciales',
      it: 'reclami sulle provvigioni, richieste su provvigioni',
      nl: 'vragen over provisie, provisiegeschillen',
      pt: 'reclamações de comissões, dúvidas sobre comissões de vendas',
    },
    not: 'customer complaint, fee complaint, plant commissioning',
    benefit: { moves: 'handling time', share: [0.35, 0.5, 0.65], basis: 'judgement' },
    effort: [12, 22, 38],
    cost: [15, 30, 55],
    runCost: 12,
    risk: {
      main: 'A smooth wrong explanation hides an error of the run; five answers a month are recomputed by hand.',
      aiAct: 'none',
    },
    capabilities: ['serve-employees', 'search-knowledge'],
    measures: [
      { name: 'Questions closed without sales operations', unit: '% of questions', better: 'higher' },
      { name: 'Days to close a disputed amount', unit: 'days', better: 'lower' },
    ],
  },
];
