import type { UseCase } from '../../use-case.ts';

export const accountsPayable: readonly UseCase[] = [
  {
    id: 'three-way-match-with-supplier-tolerances',
    title: 'Three-way match with tolerances per supplier group',
    type: 'automation',
    description:
      'One tolerance for all suppliers stops a third of the invoices, and clerks release most of them unread. Order, goods receipt and invoice are compared line by line, with price and quantity limits set per supplier group from two years of releases. What lies within posts by itself; what does not goes to the buyer or the warehouse that caused it, with the differing line.',
    staysWithPeople: 'Finance control sets the tolerances; buyers decide on every price difference above them.',
    firstStep: 'Replay last quarter’s blocked invoices against group tolerances, and count how many would have posted.',
    needs: 'Purchase orders and goods receipts in the ERP at line level, and receipts booked on the day.',
    industries: 'any',
    at: [
      'APQC PCF 9.6.1',
      'APQC PCF 9.6.1.3 Audit invoices and key data in AP system',
      'APQC PCF 9.6.1.7 Research/Resolve payable exceptions',
      'BIAN 2.3.1.1',
      'ARTS 9.2.1.2',
      'ACORD 6.6.2',
      'eTOM 1.6.15.A.1',
    ],
    phrases: {
      en: 'invoice matching, three-way match, 3-way matching, verify invoices, clear blocked invoices, match supplier invoice to purchase order, accounts payable, AP, AP invoice processing, PO invoice processing',
      de: 'Rechnungsprüfung, Rechnungsabgleich, Dreifachabgleich, gesperrte Rechnungen klären, Kreditorenbuchhaltung, Rechnungseingangsprüfung',
      es: 'conciliación de facturas, verificación de facturas de proveedores, cotejo a tres bandas, cuentas a pagar, cuentas por pagar',
      fr: 'rapprochement des factures, contrôle des factures fournisseurs, rapprochement à trois voies, comptabilité fournisseurs',
      it: 'controllo fatture passive, riconciliazione fatture e ordini, verifica fatture fornitori, contabilità fornitori, ciclo passivo',
      nl: 'factuurcontrole, driewegmatching, inkoopfacturen matchen, crediteurenadministratie, inkoopfacturen verwerken',
      pt: 'conferência de faturas, conciliação de faturas com pedidos, verificação de faturas de fornecedores, contas a pagar',
    },
    not: 'customer invoice, billing run, receivable, access point, anatomic pathology',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [25, 50, 95],
    runCost: 8,
    risk: {
      main: 'A wide tolerance lets overcharging through; each group’s released differences are totalled monthly.',
      aiAct: 'none',
    },
    capabilities: ['process-invoices'],
    measures: [
      { name: 'Invoices posted without a touch', unit: '% of order invoices', better: 'higher' },
      { name: 'Median age of a blocked invoice', unit: 'days', better: 'lower' },
    ],
  },
  {
    id: 'supplier-e-invoice-validation-gate',
    title: 'E-invoice intake with a validation gate',
    type: 'automation',
    description:
      'Half of the PDFs in the payables mailbox lack an order number or carry a bank account that nobody has seen before, and clerks find out days later. Structured invoices (Peppol, national clearance platforms, ZUGFeRD) are tested at the door for order reference, tax number, mandatory particulars and bank data. What fails goes back to the supplier within the hour with the reason; what passes is registered and counts as received.',
    staysWithPeople:
      'The payables lead decides which suppliers may still send paper and which rule is a refusal or only a warning.',
    firstStep:
      'Run the tests over one month of received invoices and show how many would have been returned, by supplier and reason.',
    needs:
      'Supplier master with valid tax numbers, an access point or platform connection, and order numbers that buyers really give out.',
    industries: 'any',
    at: [
      'APQC PCF 9.6.1.2 Maintain/Manage electronic commerce',
      'APQC PCF 9.6.1.3 Audit invoices and key data in AP system',
      'ARTS 9.2.1.1',
      'BIAN 2.3.1',
      'ACORD 6.6.2',
      'eTOM 1.7.5.B',
    ],
    phrases: {
      en: 'receive supplier invoices, e-invoicing intake, invoice receipt, invoice capture, register incoming invoices, manage electronic commerce with suppliers, supplier invoice processing, purchase invoice receipt, incoming invoices',
      de: 'Rechnungseingang, E-Rechnungseingang, Eingangsrechnungen erfassen, elektronischer Rechnungsempfang, Eingangsrechnungen, Eingangsrechnungsverarbeitung',
      es: 'recepción de facturas de proveedores, registro de facturas recibidas, factura electrónica recibida',
      fr: 'réception des factures fournisseurs, saisie des factures, dématérialisation des factures entrantes',
      it: 'ricezione fatture passive, registrazione fatture fornitori, fatturazione elettronica passiva',
      nl: 'ontvangst inkoopfacturen, inkoopfacturen inboeken, e-facturen ontvangen',
      pt: 'receção de faturas de fornecedores, recebimento de notas fiscais, registo de faturas recebidas',
    },
    not: 'customer invoice, billing run, shop',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [25, 45, 90],
    cost: [30, 60, 130],
    runCost: 15,
    risk: {
      main: 'A correct invoice is refused by an outdated rule and the supplier stops delivery; refusals are reviewed weekly and each rule has an owner.',
      aiAct: 'none',
    },
    capabilities: ['process-invoices', 'decide-by-rule', 'connect-applications'],
    measures: [
      { name: 'Invoices received as structured data', unit: '% of invoices', better: 'higher' },
      { name: 'Invoices returned at the door', unit: '% of invoices', better: 'lower' },
    ],
  },
  {
    id: 'invoice-without-order-coding',
    title: 'Extract and code invoices that have no order',
    type: 'ai',
    description:
      'Rent, lawyers, utilities and tradesmen bill without a purchase order, so a clerk types the header and guesses account and cost center from memory. Layout-aware extraction reads header, lines and tax, and a classifier trained on two years of postings proposes account, cost center and tax code with its confidence. Below the limit a clerk confirms; the tax code of a cross-border invoice is confirmed always.',
    staysWithPeople:
      'The payables clerk confirms doubtful codings, and the cost center owner answers for the coding that is approved.',
    firstStep:
      'Code last quarter’s order-free invoices blind and compare them with the posted accounts, by supplier and by account.',
    needs:
      'Two years of postings with the invoice image attached, and an account list cleaned of retired cost centers.',
    industries: 'any',
    at: [
      'APQC PCF 9.6.1.3 Audit invoices and key data in AP system',
      'APQC PCF 9.6.1',
      'ACORD 6.6.2',
      'BIAN 2.3.1',
      'eTOM 1.7.5.B',
    ],
    phrases: {
      en: 'code non-PO invoices, invoice data entry, key invoices, enter supplier invoices, cost center coding, cost centre coding, account assignment of invoices, invoice OCR, GL coding of supplier invoices, non-PO invoice processing',
      de: 'Rechnungen kontieren, Vorkontierung, Rechnungserfassung ohne Bestellung, Belege buchen, Eingangsrechnungen kontieren, Rechnungserfassung Kreditoren',
      es: 'contabilización de facturas, imputación de facturas sin pedido, introducción de facturas',
      fr: 'imputation comptable des factures, saisie comptable des factures, codification des factures sans commande',
      it: 'contabilizzazione fatture passive, imputazione contabile fatture, registrazione fatture senza ordine',
      nl: 'facturen coderen, inkoopfacturen boeken, facturen zonder bestelling verwerken',
      pt: 'contabilização de faturas, lançamento de notas fiscais, classificação contabilística de faturas',
    },
    not: 'source code, product code, tariff code, clinical coding',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [35, 65, 120],
    runCost: 18,
    risk: {
      main: 'A plausible but wrong account spoils cost reports unnoticed; a weekly sample of touchless codings is recoded by hand and the error rate published.',
      aiAct: 'none',
    },
    capabilities: ['process-invoices', 'extract-data'],
    measures: [
      { name: 'Codings accepted unchanged', unit: '% of order-free invoices', better: 'higher' },
      { name: 'Recoding journals after close', unit: 'postings a month', better: 'lower' },
    ],
  },
  {
    id: 'invoice-approval-authority-matrix',
    title: 'Approval routing from the authority matrix',
    type: 'automation',
    description:
      'Requests go to whoever approved last time, sit with a manager on leave, and surface when the supplier’s second reminder arrives. Approver, deputy and limit are derived from the personnel and cost center masters at the moment of routing; the request escalates by due date and discount date, and is decided on the phone. A changed manager or a new limit takes effect the same day, without a clerk keeping a list.',
    staysWithPeople:
      'Budget owners approve or refuse; only finance control changes limits, and nobody approves an invoice that they requested.',
    firstStep:
      'Load the matrix for one division and replay a month of invoices to see which ones went to a person without authority.',
    needs:
      'A signature policy written as limits, cost center owners kept current by HR, and deputies entered before vacations.',
    industries: 'any',
    at: [
      'APQC PCF 9.6.1.4 Approve payments',
      'APQC PCF 9.3.1.4 Set and enforce approval limits',
      'APQC PCF 9.6.2.3 Approve reimbursements and advances',
      'BIAN 2.3.1.2',
      'ACORD 6.6.2',
    ],
    phrases: {
      en: 'approve invoices, invoice approval, approve payments, invoice sign-off, delegation of authority, enforce approval limits',
      de: 'Rechnungsfreigabe, Rechnungen genehmigen, Unterschriftenregelung, Freigabegrenzen',
      es: 'aprobación de facturas, autorización de pagos, flujo de aprobación de facturas',
      fr: 'validation des factures, bon à payer, circuit d’approbation des factures, délégation de signature',
      it: 'approvazione fatture, autorizzazione pagamenti, benestare al pagamento',
      nl: 'facturen goedkeuren, factuurgoedkeuring, fiattering',
      pt: 'aprovação de faturas, autorização de pagamentos, aprovação de notas fiscais',
    },
    not: 'planning permission, drug approval, loan approval, regulatory approval',
    benefit: { moves: 'cycle time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [15, 30, 60],
    cost: [15, 35, 70],
    runCost: 8,
    risk: {
      main: 'Someone without authority approves because the master is stale; a nightly comparison with HR data lists approvers who left or moved.',
      aiAct: 'none',
    },
    capabilities: ['approve-requests', 'run-workflows'],
    measures: [
      { name: 'Days from routing to decision', unit: 'median days', better: 'lower' },
      { name: 'Approvals by a person without authority', unit: 'per quarter', better: 'lower' },
    ],
  },
  {
    id: 'invoice-approver-context-card',
    title: 'Context card for the approver',
    type: 'ai',
    description:
      'What reaches the budget owner is an amount and a supplier name, so he approves blind or mails payables to ask what it is for. Beside the amount now stand the contract and its price clause, last year’s invoice from the same supplier, the budget left, and one sentence on what differs. A language model writes that sentence from the retrieved documents and links each statement to its source; it recommends nothing.',
    staysWithPeople: 'The budget owner decides; whoever approves without opening the card is counted and told so.',
    firstStep:
      'Build cards for fifty waiting invoices of two departments and time how long the decision takes with and without them.',
    needs:
      'Contracts stored with supplier number, two years of paid invoices, and current budget figures by cost center.',
    industries: 'any',
    at: ['APQC PCF 9.6.1.4 Approve payments', 'BIAN 2.3.1.2'],
    phrases: {
      en: 'review invoice before approval, budget owner approval, invoice verification by department, check invoice against contract, spend approval',
      de: 'sachliche Rechnungsprüfung, Rechnungsfreigabe durch Kostenstellenverantwortliche, sachliche und rechnerische Richtigkeit',
      es: 'conformidad de facturas, visto bueno de facturas, revisión de facturas por el responsable',
      fr: 'vérification du service fait, visa des factures, contrôle par le responsable budgétaire',
      it: 'verifica fatture da parte del responsabile, visto di congruità, controllo di merito fatture',
      nl: 'inhoudelijke factuurcontrole, prestatieverklaring, factuur beoordelen door budgethouder',
      pt: 'conferência de faturas pelo gestor, validação de faturas, atesto de notas fiscais',
    },
    not: '',
    benefit: { moves: 'handling time', share: [0.15, 0.25, 0.4], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [20, 40, 75],
    runCost: 12,
    risk: {
      main: 'A missing contract makes the card look harmless; the card states plainly which of the expected documents it could not find.',
      aiAct: 'none',
    },
    capabilities: ['approve-requests', 'search-knowledge', 'generate-text'],
    measures: [
      { name: 'Questions back to payables', unit: 'per 100 approvals', better: 'lower' },
      { name: 'Approvals with card opened', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'payables-exception-agent',
    title: 'Exception agent that works the case to a proposal',
    type: 'agentic',
    description:
      'Four in ten order invoices block for price, quantity or a missing receipt, and each block costs a clerk several mails to buyer, dock and supplier. For each one the agent reads order history, receipts, contract price and the mail thread, asks the one person who can know, interprets the answer, and proposes a receipt, price change, credit request or rejection with the evidence attached. It can read and propose but not post, and supplier bank data is out of its reach.',
    staysWithPeople:
      'Clerks release every proposal; a price change goes to the buyer, a refusal of the invoice to the payables lead.',
    firstStep:
      'Let it prepare proposals for a hundred closed blocks of one plant and have clerks grade them against what was really done.',
    needs: 'Read access to orders, receipts, contracts and the shared mailbox, and block reasons recorded as codes.',
    industries: 'any',
    at: ['APQC PCF 9.6.1.7 Research/Resolve payable exceptions', 'BIAN 2.3.1.1', 'ARTS 9.2.1.2', 'eTOM 1.7.5.B'],
    phrases: {
      en: 'resolve invoice exceptions, clear blocked invoices, invoice discrepancies, research payable exceptions, price and quantity differences, invoice disputes with suppliers',
      de: 'Rechnungsklärung, gesperrte Rechnungen klären, Klärfälle Kreditoren, Preis- und Mengenabweichungen',
      es: 'resolución de discrepancias de facturas, facturas bloqueadas, incidencias de proveedores',
      fr: 'traitement des litiges fournisseurs, factures bloquées, écarts de prix et de quantité',
      it: 'gestione anomalie fatture, fatture bloccate, discordanze fattura ordine',
      nl: 'factuurafwijkingen oplossen, geblokkeerde facturen, factuurverschillen',
      pt: 'tratamento de divergências de faturas, faturas bloqueadas, resolução de exceções de contas a pagar',
    },
    not: '',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [45, 80, 140],
    cost: [60, 110, 200],
    runCost: 35,
    risk: {
      main: 'The agent believes a convincing mail and proposes an unjustified price change; prices are released by the buyer alone, and each proposal cites its sources.',
      aiAct: 'none',
    },
    capabilities: ['process-invoices', 'plan-and-act', 'manage-cases'],
    measures: [
      { name: 'Median age of open exceptions', unit: 'days', better: 'lower' },
      { name: 'Proposals released unchanged', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'invoice-block-cause-clusters',
    title: 'Find the cause behind recurring blocks',
    type: 'ai',
    description:
      'One expired price condition can block ninety invoices a month, and ninety clerks’ minutes repair the symptom each time. Blocks are clustered every month by supplier, plant, material group, buyer and difference pattern, and each cluster is described in a line with its count, its value and the master record that would end it. Purchasing receives the top five with the invoices behind them.',
    staysWithPeople:
      'The process owner picks what is repaired; the buyer or master data steward changes the condition.',
    firstStep:
      'Cluster six months of block reasons and bring the five largest causes, with money and minutes, to the purchasing meeting.',
    needs: 'Block history with reason, release user and time, joined to order conditions and receipts.',
    industries: 'any',
    at: ['APQC PCF 9.6.1.7 Research/Resolve payable exceptions', 'APQC PCF 9.6.1'],
    phrases: {
      en: 'root cause analysis of invoice blocks, reduce invoice exceptions, analyse payables errors, first-time match rate, AP process improvement',
      de: 'Ursachenanalyse Rechnungssperren, Klärfallursachen, Fehleranalyse Kreditorenbuchhaltung',
      es: 'análisis de causas de facturas bloqueadas, mejora del proceso de cuentas a pagar',
      fr: 'analyse des causes de blocage des factures, amélioration du processus fournisseurs',
      it: 'analisi cause fatture bloccate, miglioramento ciclo passivo',
      nl: 'oorzaakanalyse factuurblokkades, verbetering crediteurenproces',
      pt: 'análise de causas de bloqueio de faturas, melhoria do contas a pagar',
    },
    not: 'machine failure, quality defect',
    benefit: { moves: 'error rate', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [12, 25, 45],
    cost: [15, 30, 55],
    runCost: 6,
    risk: {
      main: 'Clusters reflect who releases rather than what is wrong; each top cause is confirmed on ten invoices before anyone is asked to change a record.',
      aiAct: 'none',
    },
    capabilities: ['mine-processes', 'analyse-data'],
    measures: [
      { name: 'First-time match rate', unit: '% of order invoices', better: 'higher' },
      { name: 'Causes removed', unit: 'per quarter', better: 'higher' },
    ],
  },
];
