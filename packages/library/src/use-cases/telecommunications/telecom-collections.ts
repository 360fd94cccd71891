import type { UseCase } from '../../use-case.ts';

export const telecomCollections: readonly UseCase[] = [
  {
    id: 'telecom-pause-dunning-on-disputes-and-hardship',
    title: 'Dunning ladder paused on open disputes and vulnerability flags',
    type: 'automation',
    description:
      'Collectors pull accounts with a dispute or a line fault out of the dunning run by comparing lists, and some are restricted all the same. The dunning engine reads dispute, fault and vulnerability status before each step, stops the step by rule and restarts it with the legal waiting time afterwards. Lines with an emergency or care device never reach restriction by themselves.',
    staysWithPeople: 'A person releases each restriction of service; the credit manager owns the stop rules.',
    firstStep:
      'Join last month’s dunning run with open disputes and faults and show which steps should not have happened.',
    needs:
      'Dispute, fault and vulnerability status by interface per account, and the legal waiting times per step and country.',
    industries: ['telecommunications'],
    at: [
      'APQC PCF 9.2.4',
      'eTOM 1.3.10.B',
      'APQC PCF 9.2.4.2 Analyze delinquent account balances',
      'APQC PCF 9.2.1.7 Reinstate or suspend accounts based on credit policies',
    ],
    phrases: {
      en: 'dunning for phone bills, service suspension for non-payment, barring for non-payment, reminders and suspension, treatment of overdue subscribers',
      de: 'Mahnwesen Telekommunikation, Anschlusssperre wegen Zahlungsverzug, Sperrprozess, Mahnlauf',
      es: 'suspensión del servicio por impago, recobro de facturas telefónicas, recordatorios de pago a abonados',
      fr: 'suspension de ligne pour impayé, relance des impayés télécom, restriction de service',
      it: 'sospensione linea per morosità, solleciti di pagamento telefonia, gestione morosi',
      nl: 'afsluiting wegens wanbetaling telecom, aanmaningen telefoonrekening, blokkeren van aansluiting',
      pt: 'suspensão de serviço por falta de pagamento, cobrança de assinantes em atraso, avisos de pagamento telecomunicações',
    },
    not: 'loan default, tax arrears, hotel reservation',
    benefit: { moves: 'breaches', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [18, 38, 70],
    runCost: 5,
    risk: {
      main: 'Customers open disputes only to win time; a second dispute on the same invoice does not stop the ladder without a collector’s look.',
      specialCategories: true,
      aiAct: 'none',
    },
    capabilities: ['collect-receivables', 'decide-by-rule'],
    measures: [
      { name: 'Dunning steps sent during an open dispute', unit: 'per month', better: 'lower' },
      { name: 'Restrictions reversed within two days', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-reminder-channel-and-moment',
    title: 'Reminder channel and moment chosen per overdue subscriber',
    type: 'ai',
    description:
      'Every overdue account gets the same letter on day seven, also the nurse who always pays on the third working day. A propensity model trained on past reminders picks text, email or call and the day before pay-day on which this customer usually pays. It ranks contacts within the legal ladder, uses no protected attributes, and is measured against a group treated as before.',
    staysWithPeople: 'The credit manager sets the ladder and reviews drift and fairness of the model every quarter.',
    firstStep: 'Train on one year of reminders and run the choice on a tenth of one cycle against a control group.',
    needs:
      'Two years of reminders with channel, time and payment date, contact permissions, and a hold-out group agreed in advance.',
    industries: ['telecommunications', 'utilities'],
    at: ['eTOM 1.3.10.B', 'APQC PCF 9.2.4.3 Correspond/Negotiate with delinquent accounts'],
    phrases: {
      en: 'payment reminders to subscribers, collections contact strategy, overdue household accounts reminders, collections treatment path, early collections of household bills',
      de: 'Zahlungserinnerungen an Privatkunden, Mahnstrategie, Inkassostrategie Massenkunden',
      es: 'recordatorios de pago a clientes residenciales, estrategia de cobro temprano',
      fr: 'stratégie de relance des abonnés, rappels de paiement particuliers, recouvrement amiable abonnés',
      it: 'strategia di sollecito clienti residenziali, promemoria di pagamento abbonati',
      nl: 'betalingsherinneringen aan consumenten, incassostrategie abonnees',
      pt: 'lembretes de pagamento a clientes residenciais, estratégia de cobrança de assinantes',
    },
    not: 'appointment reminder, trade receivables from retailers, loan collection',
    benefit: { moves: 'working capital', share: [0.03, 0.07, 0.12], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [35, 70, 130],
    runCost: 18,
    risk: {
      main: 'Poorer districts are chased harder; contact counts per district and age group are compared each quarter and the legal maximum is fixed by rule.',
      aiAct: 'none',
    },
    capabilities: ['collect-receivables', 'predict-outcomes'],
    measures: [
      { name: 'Cash within 30 days of due date against control', unit: '% of overdue', better: 'higher' },
      { name: 'Contacts per collected invoice', unit: 'contacts', better: 'lower' },
    ],
  },
  {
    id: 'telecom-self-service-payment-arrangement',
    title: 'Payment arrangement agent within the hardship policy',
    type: 'agentic',
    description:
      'Collectors ask about income and other debts on the phone, compute installments within policy and enter the plan, twenty-four minutes each. Within the policy’s limits for term and first installment the agent listens, proposes two plans that the customer can afford, sets up the mandate, halts dunning and watches the first dates. One missed date brings a question, not a restriction.',
    staysWithPeople:
      'Trained collectors take hardship, insolvency and everything outside policy, with the conversation attached.',
    firstStep:
      'Offer it in the app to customers with one overdue invoice and no earlier broken plan, and compare kept plans.',
    needs:
      'Written arrangement policy with limits, mandate and dunning interfaces, and the flags for insolvency and vulnerability.',
    industries: ['telecommunications', 'utilities'],
    at: [
      'APQC PCF 9.2.4',
      'eTOM 1.3.10.C',
      'APQC PCF 9.2.4.6 Perform recovery workout',
      'APQC PCF 9.2.4.3 Correspond/Negotiate with delinquent accounts',
    ],
    phrases: {
      en: 'payment arrangements, payment plan for overdue phone or energy bill, installment agreement with household customer, instalment plan for arrears, agree payment plan',
      de: 'Ratenzahlungsvereinbarung mit Privatkunden, Ratenplan für Rechnungsrückstände, Abwendungsvereinbarung, Stundung',
      es: 'acuerdos de pago con abonados, fraccionamiento de la deuda de factura',
      fr: 'échéancier de paiement abonné, plan d’apurement, délai de paiement sur facture',
      it: 'piano di rientro utenze, rateizzazione della bolletta, dilazione di pagamento',
      nl: 'betalingsregeling voor achterstand, afbetalingsplan rekening',
      pt: 'acordo de pagamento de faturas em atraso, plano prestacional de dívida de serviços',
    },
    not: 'mortgage, loan restructuring, tax debt',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [55, 110, 200],
    runCost: 30,
    risk: {
      main: 'People agree to what they cannot pay in order to stay connected; the plan must leave the policy’s minimum, and hesitation leads to a person.',
      decidesAboutPerson: true,
      aiAct: 'transparency',
    },
    capabilities: ['collect-receivables', 'plan-and-act'],
    measures: [
      { name: 'Arrangements made without a collector', unit: '%', better: 'higher' },
      { name: 'Plans kept to the end', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-debt-placement-file-and-recoveries',
    title: 'Debt placement file, recall and posting of recoveries',
    type: 'automation',
    description:
      'Once a month a clerk assembles final bills, removes what is disputed or dead, sends a file to two agencies and keys their remittances back. Placement rules select accounts by age, amount, limitation date and address quality, exclude disputes, insolvency and deaths, and assign them by agency quota. Recall messages go out on a late payment to us, and remittances post against the placed balance with the fee checked.',
    staysWithPeople:
      'The credit manager approves each sale of debt and the write-off total; disputes come back to collectors.',
    firstStep: 'Build the selection for one month beside the clerk’s file and explain every account that differs.',
    needs: 'Final-bill balances with dispute and insolvency flags, agency file formats, contracts with fee tables.',
    industries: ['telecommunications', 'utilities'],
    at: [
      'eTOM 1.3.10.D',
      'APQC PCF 9.2.4.5 Process adjustments/write off balances',
      'APQC PCF 9.2.4.7 Manage default accounts',
    ],
    phrases: {
      en: 'write off and place debts, debt placement with collection agency, debt sale of final bills, write-off of subscriber balances, agency placement',
      de: 'Abgabe an Inkasso, Forderungsverkauf Privatkunden, Ausbuchung von Kundenforderungen',
      es: 'cesión de deuda a agencia de recobro, baja de saldos incobrables de abonados, venta de cartera de deuda',
      fr: 'mise en recouvrement externe, passage en perte des créances abonnés, cession de créances',
      it: 'affidamento crediti ad agenzia di recupero, cessione del credito clienti, svalutazione e stralcio',
      nl: 'overdracht aan incassobureau, afboeken van consumentenvorderingen, verkoop van vorderingen',
      pt: 'entrega de dívida a empresa de cobrança, abate de saldos incobráveis, venda de carteira de dívida',
    },
    not: 'loan book sale, inventory write-off, asset write-down',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [18, 35, 60],
    cost: [20, 42, 75],
    runCost: 6,
    risk: {
      main: 'A paid or disputed account lands with an agency; balances are checked again on the day of transfer and recalled the same day.',
      aiAct: 'none',
    },
    capabilities: ['collect-receivables', 'run-workflows'],
    measures: [
      { name: 'Accounts recalled after placement', unit: '%', better: 'lower' },
      { name: 'Days from last dunning step to placement', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'telecom-unreferenced-subscriber-payments',
    title: 'Subscriber payments without a usable reference matched',
    type: 'ai',
    description:
      'Most money arrives by direct debit, but a few thousand transfers a month carry an old phone number, a spouse’s name or nothing. A matching model compares payer, account number, amount, usual due date and free text with open invoices and earlier payments, and proposes one account with its reasons. Above the agreed certainty it posts; below, a cash clerk sees three candidates on one screen.',
    staysWithPeople:
      'Cash clerks decide below the threshold and handle overpayments of closed accounts and payments for a third party.',
    firstStep:
      'Replay one month of researched payments and compare the first proposal with the account finally credited.',
    needs:
      'Bank files with full remittance text, open items, payer accounts seen before, and postings corrected afterwards.',
    industries: ['telecommunications', 'utilities'],
    at: [
      'APQC PCF 9.2.3',
      'eTOM 1.3.10.A',
      'APQC PCF 9.2.3.3 Apply cash remittances',
      'APQC PCF 9.2.3.2 Receive/Deposit customer payments',
    ],
    phrases: {
      en: 'match payments to invoices of subscribers, cash application for household customers, unallocated customer payments, payments without reference, suspense account clearing of bill payments',
      de: 'Zahlungszuordnung Privatkunden, ungeklärte Zahlungseingänge, Zahlungseingang ohne Verwendungszweck zuordnen',
      es: 'aplicación de pagos de abonados, pagos sin referencia, cobros pendientes de aplicar',
      fr: 'affectation des paiements abonnés, encaissements non identifiés, lettrage des paiements clients',
      it: 'abbinamento incassi clienti, incassi non identificati, pagamenti bollette senza riferimento',
      nl: 'toewijzen van klantbetalingen, betalingen zonder kenmerk, niet-geïdentificeerde ontvangsten',
      pt: 'imputação de pagamentos de clientes, pagamentos sem referência, recebimentos por identificar',
    },
    not: 'supplier payment, payroll payment, securities settlement',
    benefit: { moves: 'handling time', share: [0.3, 0.5, 0.65], basis: 'judgement' },
    effort: [20, 38, 65],
    cost: [25, 48, 90],
    runCost: 12,
    risk: {
      main: 'Money lands on a stranger’s account and pays a stranger’s debt; automatic postings are limited in amount and reversed on first complaint.',
      aiAct: 'none',
    },
    capabilities: ['collect-receivables', 'reconcile-accounts'],
    measures: [
      { name: 'Unreferenced payments posted untouched', unit: '%', better: 'higher' },
      { name: 'Wrong postings', unit: 'per 10,000', better: 'lower' },
    ],
  },
];
