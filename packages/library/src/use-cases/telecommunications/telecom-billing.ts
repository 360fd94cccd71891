import type { UseCase } from '../../use-case.ts';

export const telecomBilling: readonly UseCase[] = [
  {
    id: 'telecom-score-invoices-against-own-history',
    title: 'Invoices scored against the customer’s own history before release',
    type: 'ai',
    description:
      'In each bill cycle analysts look at zero, negative and very high invoices and at a sample of new tariffs, and still release the wrong ones. An anomaly model compares every invoice line with twelve months of that account, its tariff and similar accounts, and ranks the bills likely to be wrong or to shock. Analysts work the top of the list instead of fixed thresholds, and their verdicts train the next run.',
    staysWithPeople:
      'Billing analysts hold or correct; releasing the cycle remains the signature of the billing manager.',
    firstStep: 'Score two closed cycles and count how many later credited invoices stood in the top half percent.',
    needs:
      'Twelve months of invoice lines per account, tariff and order history, and the reason codes of later adjustments.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.9.B', 'eTOM 1.3.9.A', 'APQC PCF 9.2.2', 'APQC PCF 9.2.2.2 Generate customer billing data'],
    phrases: {
      en: 'bill check before release, bill verification, bill audit before release, invoice quality check telecom, bill run quality assurance, pre-bill check',
      de: 'Rechnungsprüfung vor Versand, Rechnungslauf prüfen, Qualitätssicherung Rechnungslauf, Fakturaprüfung Telefonrechnung',
      es: 'verificación de facturas antes de la emisión, control de calidad de la facturación telefónica, revisión del ciclo de facturación',
      fr: 'contrôle des factures avant émission, contrôle qualité du cycle de facturation, vérification de la facturation télécom',
      it: 'controllo fatture prima dell’emissione, verifica del ciclo di fatturazione telefonica',
      nl: 'factuurcontrole voor verzending, controle facturatierun, kwaliteitscontrole telefoonrekening',
      pt: 'verificação de faturas antes da emissão, controlo de qualidade do ciclo de faturação, auditoria de faturas de telecomunicações',
    },
    not: 'supplier invoice, parliamentary bill, bill of lading, bill of material',
    benefit: { moves: 'error rate', share: [0.15, 0.3, 0.45], basis: 'judgement' },
    effort: [40, 75, 130],
    cost: [50, 100, 190],
    runCost: 25,
    risk: {
      main: 'A new tariff makes every bill look strange or a common defect look normal; launches get own baselines and a fixed sample stays in the check.',
      aiAct: 'none',
    },
    capabilities: ['bill-customers', 'detect-anomalies'],
    measures: [
      { name: 'Invoices credited after release', unit: 'per 10,000', better: 'lower' },
      { name: 'Held invoices that were really wrong', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-hold-and-release-bills-by-rule',
    title: 'Hold and release of bills by a written rule book',
    type: 'automation',
    description:
      'Known defects come back each cycle: a part-month fee charged twice after a tariff change, a rental after return of the router, a discount that ended a month early. Written rules catch them in the pre-bill data, hold the invoice, open a correction order and release the bill once that order is closed. Each rule shows its hits and false holds per cycle.',
    staysWithPeople: 'Billing analysts own the rules; the billing manager decides when the whole cycle must wait.',
    firstStep: 'Write rules for the five most credited defects and run them over the last three cycles.',
    needs:
      'Access to pre-bill data before print, order history per line, adjustment codes, and a hold status in the billing system.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.9.B', 'eTOM 1.3.9.A'],
    phrases: {
      en: 'bill cycle run, billing run, invoice run, hold invoices for correction, bill cycle management, run the billing cycle, telecom billing, subscriber billing',
      de: 'Rechnungslauf, Abrechnungslauf, Fakturierungslauf, Rechnungssperre setzen und lösen, Abrechnung Telekommunikation, Rechnungserstellung Telekommunikation',
      es: 'ciclo de facturación, proceso de facturación masiva, retención de facturas erróneas',
      fr: 'cycle de facturation télécom, lancement de la facturation en masse, blocage de factures',
      it: 'ciclo di fatturazione telefonica, blocco fatture da correggere, run di fatturazione',
      nl: 'facturatierun, factuurcyclus telefonie, facturen vasthouden voor correctie',
      pt: 'ciclo de faturação, processamento de faturas em lote, retenção de faturas com erro',
    },
    not: 'supplier invoice, bill of exchange, credit hold, legal hold',
    benefit: { moves: 'error rate', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [20, 35, 60],
    cost: [22, 42, 80],
    runCost: 6,
    risk: {
      main: 'A badly written rule holds fifty thousand bills on cycle night; above a set count the rule only flags and calls the analyst.',
      aiAct: 'none',
    },
    capabilities: ['bill-customers', 'decide-by-rule'],
    measures: [
      { name: 'Known defects that reached a customer', unit: 'invoices per cycle', better: 'lower' },
      { name: 'Held bills released within the cycle', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'telecom-bill-explanation-agent',
    title: 'Bill explanation agent in app, chat and voice',
    type: 'agentic',
    description:
      'Care agents open the bill, the usage records and the contract in three systems to say where roaming, part-month fees and third-party content come from. After authentication the agent pulls invoice lines, usage events, contract terms and earlier contacts, reconstructs the charge step by step and answers follow-up questions with the records shown. It may open a dispute or offer a cheaper tariff, but grants no credit.',
    staysWithPeople:
      'Care staff take over unexplained amounts, anger and any sign of fraud, with the reconstruction attached.',
    firstStep:
      'Reconstruct two hundred recent bill questions offline and have billing specialists mark each explanation right or wrong.',
    needs:
      'Interfaces to invoice lines, rated events and contract terms, customer authentication, and bills that are mostly right.',
    industries: ['telecommunications'],
    at: [
      'eTOM 1.3.9.D',
      'eTOM 1.3.9.D.1',
      'APQC PCF 9.2.2.5 Resolve customer billing inquiries',
      'APQC PCF 6.2.2.3 Resolve customer problems, requests, and inquiries',
    ],
    phrases: {
      en: 'billing inquiries, billing enquiries, explain charges to customers, explain phone bill, billing questions, bill dispute, billing dispute resolution, billing complaints',
      de: 'Rechnungsreklamation Mobilfunk, Fragen zur Telefonrechnung, Rechnungsbeanstandung, Einwendungen gegen Telefonrechnung',
      es: 'consultas sobre la factura telefónica, reclamaciones de facturación, explicación de cargos',
      fr: 'questions sur la facture téléphonique, contestation de facture, explication de facture mobile',
      it: 'richieste di chiarimento bolletta telefonica, contestazione fattura telefonica, reclami di fatturazione',
      nl: 'vragen over telefoonrekening, factuurvragen, betwiste facturen mobiel',
      pt: 'dúvidas sobre a fatura, reclamação de fatura telefónica, contestação de cobrança, explicação da fatura',
    },
    not: 'supplier invoice, legislation, medical bill, labor dispute',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [60, 110, 200],
    cost: [90, 180, 340],
    runCost: 60,
    risk: {
      main: 'It explains a wrong bill convincingly; an amount that cannot be rebuilt from records is never explained but opened as a dispute.',
      aiAct: 'transparency',
    },
    capabilities: ['answer-enquiries', 'bill-customers', 'plan-and-act'],
    measures: [
      { name: 'Bill questions settled without a person', unit: '%', better: 'higher' },
      { name: 'Repeat contacts within 14 days', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-bill-shock-notice-with-cause',
    title: 'Bill-shock notice with its cause before the invoice arrives',
    type: 'ai',
    description:
      'The customer sees 180 instead of 45 on the bank statement and calls; the cause was known two weeks earlier. For bills well above the usual amount a language model writes two sentences naming the cause, such as 14 days of roaming outside the zone, checked against the invoice figures by a rule before sending. The message leaves two days before the debit.',
    staysWithPeople:
      'The care team approves the wording for each cause once, and product management hears of causes that repeat.',
    firstStep:
      'Send the notice to half of one cycle’s high bills and compare calls and direct-debit returns with the other half.',
    needs:
      'Rated events by cause, usual bill per account, message channel with consent, and two days between bill run and debit.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.9.D.1', 'eTOM 1.3.9.C', 'APQC PCF 9.2.2.3 Transmit billing data to customers'],
    phrases: {
      en: 'bill shock prevention, high bill notification, invoice delivery telecom, present and deliver invoices, bill presentment, proactive bill explanation',
      de: 'Hinweis auf hohe Telefonrechnung, Rechnungsschock vermeiden, Rechnungsversand, Rechnungszustellung',
      es: 'aviso de factura elevada, entrega de facturas telefónicas, presentación de la factura',
      fr: 'alerte facture élevée, envoi des factures télécom, présentation de la facture',
      it: 'avviso bolletta alta, invio fatture telefoniche, presentazione della bolletta',
      nl: 'waarschuwing hoge telefoonrekening, facturen verzenden telecom, rekening presenteren',
      pt: 'alerta de fatura elevada, envio de faturas de telecomunicações, apresentação da fatura',
    },
    not: 'supplier invoice, electric shock, delivery of goods',
    benefit: { moves: 'handling time', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [28, 55, 100],
    runCost: 14,
    risk: {
      main: 'A notice names a private service to whoever holds the phone; content categories are worded neutrally and details stay behind the login.',
      aiAct: 'transparency',
    },
    capabilities: ['bill-customers', 'generate-text'],
    measures: [
      { name: 'Calls per 1,000 high invoices', unit: 'calls', better: 'lower' },
      { name: 'Direct-debit returns on high invoices', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-post-small-credits-straight-through',
    title: 'Small bill credits posted straight through',
    type: 'automation',
    description:
      'A confirmed five-dollar error waits three days in the supervisor’s queue and is asked about twice. Credits under a set amount, with a reason code that matches a confirmed cause and no credit in the last six months, post at once with the tax reversal and show on the next bill. Larger or repeated ones stay in the approval queue.',
    staysWithPeople:
      'Supervisors approve what lies above the limit; finance samples the automatic credits every month.',
    firstStep: 'Apply the limits to last quarter’s adjustments and show how many were approved unread anyway.',
    needs:
      'Adjustment interface of the billing system with tax logic, reason codes that are kept tidy, and credit history per customer.',
    industries: ['telecommunications'],
    at: ['APQC PCF 9.2.5', 'eTOM 1.3.9.D', 'eTOM 1.3.9.D.2', 'APQC PCF 9.2.5.2 Analyze adjustments'],
    phrases: {
      en: 'bill adjustments, billing adjustments, goodwill credit on phone bill, post bill credits, approve bill adjustments, credit note for subscriber',
      de: 'Rechnungsgutschrift Mobilfunkkunde, Kulanzgutschrift, Gutschriften buchen und freigeben, Rechnungskorrektur',
      es: 'ajustes de facturación, abonos en factura telefónica, aprobación de ajustes',
      fr: 'ajustements de facture, avoirs clients télécom, geste commercial sur facture',
      it: 'rettifiche di fatturazione, accrediti in bolletta telefonica, approvazione rettifiche',
      nl: 'factuurcorrecties telecom, creditering op telefoonrekening, coulancecredit goedkeuren',
      pt: 'ajustes de faturação, créditos na fatura telefónica, aprovação de ajustes',
    },
    not: 'inventory adjustment, credit score, credit limit, price adjustment clause',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [12, 25, 45],
    cost: [14, 30, 55],
    runCost: 4,
    risk: {
      main: 'Agents learn to split a large credit into small ones; credits per agent and per customer are added up daily and outliers shown to the team lead.',
      aiAct: 'none',
    },
    capabilities: ['bill-customers', 'approve-requests', 'decide-by-rule'],
    measures: [
      { name: 'Credits posted during the contact', unit: '%', better: 'higher' },
      { name: 'Credits reversed after sampling', unit: '%', better: 'lower' },
    ],
  },
  {
    id: 'telecom-comparable-dispute-cases-for-approvers',
    title: 'Comparable dispute cases shown to the credit approver',
    type: 'ai',
    description:
      'Two supervisors decide the same roaming dispute differently on the same day, and customers compare notes in forums. Retrieval over two years of decided disputes shows how like cases ended, what they cost and whether the customer stayed. The record of the case is read for product, cause, amount and tenure, and the five nearest decisions appear beside it.',
    staysWithPeople: 'The supervisor decides; a deviation from precedent needs one sentence of reason.',
    firstStep:
      'Index decided disputes of one cause and let three supervisors judge thirty new ones with and without it.',
    needs: 'Dispute texts with outcome, amount and reason, cleaned of personal data that the comparison does not need.',
    industries: ['telecommunications'],
    at: ['eTOM 1.3.9.D.2'],
    phrases: {
      en: 'approve bill credits above limit, supervisor approval of adjustments, dispute decision billing, disputed phone charges',
      de: 'Freigabe von Gutschriften über Limit, Entscheidung über Rechnungseinwendung, Kulanzentscheidung Telekommunikation',
      es: 'aprobación de abonos por supervisor, resolución de disputas de factura telefónica',
      fr: 'validation des avoirs par le superviseur, décision sur contestation de facture télécom',
      it: 'approvazione accrediti oltre soglia, decisione su contestazione bolletta telefonica',
      nl: 'goedkeuring van crediteringen boven limiet, beslissing over betwiste telefoonkosten',
      pt: 'aprovação de créditos acima do limite, decisão sobre contestação de fatura telefónica',
    },
    not: 'loan approval, legal precedent search, supplier dispute',
    benefit: { moves: 'handling time', share: [0.1, 0.2, 0.3], basis: 'judgement' },
    effort: [15, 30, 50],
    cost: [20, 38, 70],
    runCost: 10,
    risk: {
      main: 'Old mistakes become the norm; decisions later overturned by the ombudsman are removed from the precedents.',
      aiAct: 'none',
    },
    capabilities: ['search-knowledge', 'bill-customers'],
    measures: [
      { name: 'Spread of credit for like cases', unit: '% of amount', better: 'lower' },
      { name: 'Decision time per dispute', unit: 'minutes', better: 'lower' },
    ],
  },
];
