import { GOODS, PROJECT_BUSINESS } from '../../industry-groups.ts';
import type { UseCase } from '../../use-case.ts';

export const collections: readonly UseCase[] = [
  {
    id: 'collection-worklist-by-payer-behavior',
    title: 'Collection worklist ranked by payer behavior',
    type: 'ai',
    description:
      'Every collector works down the oldest items, calls good payers who pay on the tenth anyway, and reaches the real problem on Thursday. A model predicts for each open item the payment date without a reminder and how much a call, mail or stop changes it, from payment history, disputes, past contacts and season. The day’s list ranks by money moved per contact and names what worked last time.',
    staysWithPeople:
      'Collectors decide how to speak and whom to leave alone; the credit manager decides on delivery stops.',
    firstStep:
      'Give half the portfolio the ranked list for four weeks and compare cash per contact with the other half.',
    needs: 'Two years of items, contacts and receipts with dates, and contact outcomes recorded in codes.',
    industries: [...GOODS, ...PROJECT_BUSINESS, 'media', 'retail', 'utilities'],
    at: [
      'APQC PCF 9.2.4.2 Analyze delinquent account balances',
      'APQC PCF 9.2.4',
      'APQC PCF 9.2.4.3 Correspond/Negotiate with delinquent accounts',
      'ARTS 9.3.3',
    ],
    phrases: {
      en: 'collections, dunning, debt collection, chase overdue invoices, collection prioritisation, collector worklist, credit control calls, accounts receivable collections, debtor management, receivables collection, overdue receivables, credit control',
      de: 'Mahnwesen, Forderungsmanagement, Inkasso, überfällige Forderungen anmahnen, Debitorenmanagement, Inkasso Geschäftskunden',
      es: 'gestión de cobros, reclamación de impagados, seguimiento de cobros',
      fr: 'recouvrement, relance clients, gestion des relances, suivi des impayés',
      it: 'recupero crediti, solleciti di pagamento, gestione insoluti',
      nl: 'debiteurenbeheer, aanmanen, incasso, aanmaningen versturen',
      pt: 'cobrança, gestão de cobranças, recuperação de créditos, cobrança de clientes em atraso',
    },
    not: 'garbage collection, waste collection, data collection, tax collection, museum collection, fashion collection, blood collection',
    benefit: { moves: 'working capital', share: [0.03, 0.06, 0.12], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [40, 75, 140],
    runCost: 22,
    risk: {
      main: 'Weak payers among consumers are pressed hardest; the model is kept to business accounts and its effect by customer size is reported.',
      aiAct: 'none',
    },
    capabilities: ['collect-receivables', 'predict-outcomes'],
    measures: [
      { name: 'Overdue share of receivables', unit: '%', better: 'lower' },
      { name: 'Cash collected per contact', unit: 'dollars', better: 'higher' },
    ],
  },
  {
    id: 'small-balance-collection-agent',
    title: 'Small-balance collection agent with promise follow-up',
    type: 'agentic',
    description:
      'Balances under a thousand dollars get a printed dunning letter and then nothing, because a call costs more than it brings. The agent writes to the known accounts payable contact, understands the reply (paid, wrong address, invoice missing, dispute, promise), resends documents, checks the remittance, records a promise and returns the day after it lapses. Insolvency, hardship, lawyers and complaints end its work in that message.',
    staysWithPeople:
      'Collectors take disputes, hardship and anything beyond three contacts; legal action is decided by the credit manager.',
    firstStep:
      'Let it draft for two hundred small business balances and have a collector send each message for three weeks.',
    needs:
      'Contact addresses of payables departments, invoice copies, a message log, and written limits on tone and frequency.',
    industries: [...GOODS, ...PROJECT_BUSINESS, 'media', 'utilities'],
    at: ['APQC PCF 9.2.4.3 Correspond/Negotiate with delinquent accounts', 'APQC PCF 9.2.4'],
    phrases: {
      en: 'small balance collections, dunning correspondence, payment reminders, promise to pay follow-up, correspond with delinquent accounts',
      de: 'Mahnkorrespondenz, Zahlungserinnerungen, Kleinstforderungen eintreiben, Zahlungszusagen überwachen',
      es: 'recordatorios de pago, correspondencia de cobro, seguimiento de promesas de pago',
      fr: 'relances de petits montants, lettres de relance, suivi des promesses de paiement',
      it: 'lettere di sollecito, solleciti piccoli importi, promesse di pagamento',
      nl: 'betalingsherinneringen, kleine vorderingen innen, betalingstoezeggingen opvolgen',
      pt: 'lembretes de pagamento, cobrança de pequenos saldos, acompanhamento de promessas de pagamento',
    },
    not: 'event reminder, appointment reminder',
    benefit: { moves: 'losses', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [30, 55, 95],
    cost: [40, 75, 130],
    runCost: 25,
    risk: {
      main: 'A message to the wrong addressee discloses debt; it writes only to verified business contacts, says that it is automated, and stops on request.',
      aiAct: 'transparency',
    },
    capabilities: ['collect-receivables', 'plan-and-act'],
    measures: [
      { name: 'Small balances overdue past sixty days', unit: '%', better: 'lower' },
      { name: 'Replies understood correctly', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'overdue-interest-and-legal-handover',
    title: 'Dunning ladder with legal handover file',
    type: 'automation',
    description:
      'Dunning levels stop at three, and the file for the lawyer is put together by hand months later when half the proof is gone. A ladder per customer group fixes dates, fees and statutory interest, suspends disputed items, and at its end builds the handover: contract, order, delivery proof, reminders, ledger extract, limitation date, in the format of the court’s payment order procedure or the agency’s interface. Payments after handover update the file.',
    staysWithPeople: 'The credit manager signs each handover; counsel decides on suit or settlement.',
    firstStep: 'Build the file for ten cases that went to the lawyer this year and compare effort and gaps.',
    needs: 'Delivery proof and contracts by number, dunning history, and agency or court interface descriptions.',
    industries: [...GOODS, ...PROJECT_BUSINESS, 'media', 'utilities', 'higher-education', 'hospitality', 'nonprofit'],
    at: ['APQC PCF 9.2.4.6 Perform recovery workout', 'APQC PCF 9.2.4', 'APQC PCF 9.2.4.7 Manage default accounts'],
    phrases: {
      en: 'legal debt recovery, dunning run, refer to collection agency, late payment interest, overdue procedure, recovery workout, dunning process, dunning notices, dunning levels',
      de: 'Mahnlauf, gerichtliches Mahnverfahren, Abgabe an Inkasso, Verzugszinsen berechnen, Mahnverfahren, Mahnungen versenden, Mahnstufen',
      es: 'reclamación judicial de deudas, intereses de demora, cesión a agencia de cobros, proceso de reclamación de deuda comercial',
      fr: 'contentieux clients, injonction de payer, transmission au contentieux, intérêts de retard, mise en demeure clients',
      it: 'recupero crediti legale, decreto ingiuntivo, interessi di mora',
      nl: 'juridische incasso, overdracht aan incassobureau, wettelijke rente berekenen',
      pt: 'cobrança judicial, injunção, juros de mora, envio para contencioso',
    },
    not: 'criminal court, patent litigation',
    benefit: { moves: 'cycle time', share: [0.25, 0.4, 0.6], basis: 'judgement' },
    effort: [15, 30, 60],
    cost: [18, 38, 75],
    runCost: 8,
    risk: {
      main: 'A paid or disputed item goes to court; ledger and dispute status are read again in the minute of handover.',
      aiAct: 'none',
    },
    capabilities: ['collect-receivables', 'run-workflows'],
    measures: [
      { name: 'Days from last reminder to handover', unit: 'days', better: 'lower' },
      { name: 'Claims lost by limitation or missing proof', unit: 'cases', better: 'lower' },
    ],
  },
  {
    id: 'write-off-proposal-package',
    title: 'Write-off proposals within authority, with recovery history',
    type: 'automation',
    description:
      'Once a quarter a list of hopeless items travels between sales, credit and the CFO, and comes back with question marks. Items that meet the policy (age, amount, contacts tried, insolvency, cost of pursuit) form a proposal with their history, tax effect for bad debt relief and the right approver by amount; approved ones post with reason, tax adjustment and a flag on the customer. Recoveries afterwards find their way back to the written-off item.',
    staysWithPeople: 'Approvers by the authority matrix decide; the person who collects never approves.',
    firstStep: 'Build the package for the items over a year old and count approvals within a week.',
    needs: 'Write-off policy with limits, contact history, and VAT or sales tax rules for bad debts.',
    industries: [...GOODS, ...PROJECT_BUSINESS, 'media', 'utilities', 'higher-education', 'hospitality', 'nonprofit'],
    at: [
      'APQC PCF 9.2.4.5 Process adjustments/write off balances',
      'APQC PCF 9.2.5.6 Process related entries',
      'APQC PCF 9.2.4',
    ],
    phrases: {
      en: 'write off bad debts, write-offs, bad debt write-off approval, process adjustments to receivables, small difference write-off',
      de: 'Forderungsausbuchung, Ausbuchung uneinbringlicher Forderungen, Kleindifferenzen ausbuchen',
      es: 'cancelación de saldos incobrables, bajas por incobrables, castigo de cartera',
      fr: 'passage en perte, créances irrécouvrables, abandon de créances',
      it: 'stralcio crediti inesigibili, cancellazione crediti, perdite su crediti',
      nl: 'afboeken oninbare vorderingen, afschrijven debiteuren, kleine verschillen afboeken',
      pt: 'anulação de créditos incobráveis, baixa de incobráveis, abates de dívidas',
    },
    not: 'asset write-off, depreciation, stock write-down',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [8, 18, 35],
    cost: [10, 20, 40],
    runCost: 4,
    risk: {
      main: 'A write-off hides a diverted payment; customers with write-offs receive an independent statement of account.',
      aiAct: 'none',
    },
    capabilities: ['collect-receivables', 'approve-requests'],
    measures: [
      { name: 'Days from proposal to posting', unit: 'days', better: 'lower' },
      { name: 'Bad debt tax relief claimed', unit: '% of eligible', better: 'higher' },
    ],
  },
];
