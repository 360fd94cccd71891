import type { UseCase } from '../../use-case.ts';

export const supplierPerformance: readonly UseCase[] = [
  {
    id: 'supplier-early-warning-monitor',
    title: 'Early-warning monitor on suppliers from news, registers and own deliveries',
    type: 'ai',
    description:
      'The insolvency of a foundry is read in the newspaper, while its deliveries had been slipping for ten weeks. News, register and insolvency notices, ownership changes and payment-behavior scores are joined with own signals: dates kept, partial deliveries, requests for prepayment, quality drift. A model condenses them into a weekly signal per supplier with links and a confidence, ranked by the revenue that depends on it.',
    staysWithPeople: 'The category manager judges relevance and decides on stock, a visit or a second source.',
    firstStep:
      'Rebuild the last eighteen months for ten suppliers that failed or nearly did, and see when the signal would have come.',
    needs:
      'Supplier legal entities with register numbers, delivery and quality history, and a licensed news and credit feed.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.4',
      'APQC PCF 4.2.4.1 Monitor/Manage supplier information',
      'APQC PCF 4.2.1.3 Establish materials management contingency plans',
    ],
    phrases: {
      en: 'supplier risk monitoring, supplier risk management, monitor supplier information, supply risk early warning, vendor financial health',
      de: 'Lieferantenrisikomanagement, Lieferantenüberwachung, Frühwarnsystem Lieferanten',
      es: 'monitoreo de riesgo de proveedores, gestión del riesgo de proveedores',
      fr: 'surveillance des risques fournisseurs, gestion du risque fournisseur',
      it: 'monitoraggio rischio fornitori, gestione rischi di fornitura',
      nl: 'leveranciersrisico bewaken, risicobeheer leveranciers',
      pt: 'monitoramento de risco de fornecedores, gestão de riscos de fornecimento',
    },
    not: 'credit risk of borrowers, patient monitoring, customer churn',
    benefit: { moves: 'losses', share: [0.05, 0.12, 0.2], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [45, 90, 170],
    runCost: 45,
    risk: {
      main: 'A namesake’s insolvency brands the wrong firm; matches need a register number, and a signal never changes a rating by itself.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'assess-risk'],
    measures: [
      { name: 'Supplier failures announced four weeks ahead', unit: '%', better: 'higher' },
      { name: 'Signals judged relevant', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'supplier-scorecards-from-transactions',
    title: 'Supplier scorecards computed from transaction data',
    type: 'automation',
    description:
      'Buyers rate suppliers once a year on a form, from memory of the last quarrel. Punctuality against first confirmed date, quantity accuracy, reject rate, response time on claims, price variance and invoice accuracy are computed monthly from receipts, inspections and invoices, with the transport mode and own late changes taken out. The supplier sees its lines and can contest each within ten days.',
    staysWithPeople: 'Buyers settle contested lines and decide what follows: development, fewer awards or an exit.',
    firstStep: 'Compute twelve months for the top fifty suppliers and discuss three of them with buyer and supplier.',
    needs: 'Confirmed dates with history, receipts booked on the day, inspection lots and claims by supplier.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.4.2 Prepare/Analyze procurement and supplier performance',
      'APQC PCF 4.2.4',
      'APQC PCF 4.4.2.3 Monitor inbound delivery performance',
      'ARTS 2.4.1',
      'ISA-95 3.8.3',
    ],
    phrases: {
      en: 'supplier scorecard, supplier performance evaluation, vendor rating, supplier evaluation, supplier performance management, on-time in-full of suppliers, supplier management, OTIF of suppliers',
      de: 'Lieferantenbewertung, Lieferantenbeurteilung, Lieferleistung messen, Liefertreue auswerten, Lieferantenmanagement, Lieferantencontrolling',
      es: 'evaluación de proveedores, desempeño de proveedores, calificación de proveedores, gestión de proveedores',
      fr: 'évaluation des fournisseurs, performance fournisseurs, notation des fournisseurs, gestion des fournisseurs',
      it: 'valutazione fornitori, vendor rating, prestazioni fornitori, gestione fornitori',
      nl: 'leveranciersbeoordeling, leveranciersprestaties meten, leveranciersmanagement',
      pt: 'avaliação de fornecedores, desempenho de fornecedores, IQF, gestão de fornecedores',
    },
    not: 'employee evaluation, credit score, balanced scorecard of strategy',
    benefit: { moves: 'losses', share: [0.03, 0.07, 0.12], basis: 'judgement' },
    effort: [15, 30, 50],
    cost: [18, 38, 65],
    runCost: 8,
    risk: {
      main: 'Late booking at the own dock blames the supplier; gate time, not posting time, counts as arrival.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'monitor-performance'],
    measures: [
      { name: 'Deliveries on the first confirmed date', unit: '%', better: 'higher' },
      { name: 'Contested lines upheld', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'vendor-master-duplicates-and-bank-changes',
    title: 'Vendor file cleaned of duplicates, dead records and differing terms',
    type: 'automation',
    description:
      'One carrier exists seven times in the vendor file, each with its own payment terms, and the bonus tier is missed because the volume is split. Names, tax numbers, addresses and register entries are normalized and compared by rule on every creation and once over the whole file; records without an order in two years are blocked. Survivors keep the history, open items and best terms of the merged, and the buyer sees the joined volume.',
    staysWithPeople:
      'Master data staff confirm each merge; the buyer decides which payment and delivery terms survive.',
    firstStep:
      'Run the comparison over active vendors and show groups of likely duplicates with open items and differing terms.',
    needs: 'Vendor files of all ledgers, tax number validation service, register extracts and a purchasing block.',
    industries: 'any',
    at: ['APQC PCF 4.2.4.1 Monitor/Manage supplier information', 'APQC PCF 4.2.2.2 Certify and validate suppliers'],
    phrases: {
      en: 'vendor master data maintenance, supplier master data, supplier record cleanup, duplicate vendors',
      de: 'Lieferantenstammdaten pflegen, Kreditorenstamm bereinigen, Dubletten Kreditoren, Lieferantendubletten bereinigen',
      es: 'datos maestros de proveedores, depuración de proveedores duplicados',
      fr: 'base fournisseurs, données de base fournisseurs, doublons fournisseurs',
      it: 'anagrafica fornitori, bonifica anagrafiche, fornitori duplicati',
      nl: 'crediteurenstamgegevens, dubbele leveranciers opschonen',
      pt: 'cadastro mestre de fornecedores, saneamento do cadastro de fornecedores',
    },
    not: 'customer master, patient master index, item master, change of bank account',
    benefit: { moves: 'error rate', share: [0.2, 0.4, 0.6], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [20, 40, 80],
    runCost: 10,
    risk: {
      main: 'A merge joins two legal entities; different tax numbers are never merged without the register extract.',
      aiAct: 'none',
    },
    capabilities: ['manage-master-data', 'source-suppliers'],
    measures: [
      { name: 'Duplicate vendor records', unit: '%', better: 'lower' },
      { name: 'Bank changes with a documented call-back', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'procurement-savings-ledger',
    title: 'Savings ledger that finance and purchasing both accept',
    type: 'automation',
    description:
      'Purchasing reports eleven million saved, and the budget shows none of it. Each award enters a ledger with baseline, volume, start date and kind (price, avoidance, terms, specification), and receipts and invoices of the following months compute what really arrived at the new price and volume. Shortfalls are split into volume, late start and leakage to the old supplier, and the budget owner sees the line for the own cost center.',
    staysWithPeople: 'Finance control approves baseline and kind; the budget owner decides whether the budget is cut.',
    firstStep: 'Trace twenty claimed savings of last year through the invoices and show claimed against realized.',
    needs: 'Award records with baseline, order and invoice lines by item, and the cost center budget.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.4.2 Prepare/Analyze procurement and supplier performance',
      'APQC PCF 4.2.1.6 Seek opportunities to improve efficiency and value',
    ],
    phrases: {
      en: 'procurement savings tracking, analyze procurement performance, procurement KPI reporting',
      de: 'Einsparungen im Einkauf nachweisen, Einkaufscontrolling, Savings-Tracking',
      es: 'seguimiento de ahorros de compras, control de gestión de compras',
      fr: 'suivi des gains achats, contrôle de gestion achats',
      it: 'monitoraggio saving acquisti, controllo di gestione acquisti',
      nl: 'inkoopbesparingen volgen, inkoopcontrolling',
      pt: 'controle de savings de compras, indicadores de compras',
    },
    not: 'savings account, pension savings, energy savings',
    benefit: { moves: 'spend', share: [0.003, 0.008, 0.015], basis: 'judgement' },
    effort: [15, 28, 50],
    cost: [18, 35, 65],
    runCost: 6,
    risk: {
      main: 'Baselines drift to flatter results; a baseline is frozen when the sourcing event opens and changes need finance.',
      aiAct: 'none',
    },
    capabilities: ['analyse-data', 'source-suppliers'],
    measures: [
      { name: 'Claimed savings seen in invoices', unit: '%', better: 'higher' },
      { name: 'Spend leaking to the old supplier', unit: '$ per quarter', better: 'lower' },
    ],
  },

  {
    id: 'kanban-and-consignment-signals',
    title: 'Kanban and consignment replenishment from bin signals',
    type: 'automation',
    description:
      'C-parts run out because the card lies in a pocket, and consignment withdrawals are written on a clipboard that the supplier disputes. Scales, scanner racks or card scans trigger the call-off against the frame order, consignment withdrawals settle nightly by self-billing, and bins without movement or with too frequent signals are listed for resizing.',
    staysWithPeople: 'The material planner resizes loops; supplier and storekeeper count differing bins together.',
    firstStep: 'Equip sixty bins in one cell for a month and compare stockouts and walks with the card system.',
    needs: 'Frame orders by part and bin, a scan or weight signal, and self-billing agreed with the supplier.',
    industries: ['manufacturing', 'hospitals', 'utilities', 'airlines', 'construction'],
    at: [
      'APQC PCF 4.2.4.3 Support inventory and production processes',
      'APQC PCF 4.3.2.1 Manage raw material inventory',
      'ISA-95 5.2.1',
    ],
    phrases: {
      en: 'kanban replenishment, consignment stock settlement, C-parts supply, bin replenishment, support inventory and production, raw material inventory, consignment stock',
      de: 'Kanban-Abrufe, Konsignationslager abrechnen, C-Teile-Management, Behälterkreislauf, Konsignationslager',
      es: 'reposición kanban, stock en consignación, suministro de piezas C',
      fr: 'réapprovisionnement kanban, stock en consignation, gestion des pièces C',
      it: 'ripristino kanban, conto deposito fornitori, gestione minuterie',
      nl: 'kanban-aanvulling, consignatievoorraad afrekenen',
      pt: 'reposição kanban, estoque consignado, abastecimento de peças C',
    },
    not: 'kanban board of software team, garbage bin collection',
    benefit: { moves: 'stock', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [20, 40, 75],
    cost: [30, 65, 140],
    runCost: 15,
    risk: {
      main: 'A dead sensor looks like no consumption; bins silent beyond their usual interval raise a check.',
      aiAct: 'none',
    },
    capabilities: ['manage-inventory', 'buy-goods'],
    measures: [
      { name: 'Bin stockouts', unit: 'count per month', better: 'lower' },
      { name: 'Days of cover in bins', unit: 'days', better: 'lower' },
    ],
  },

  {
    id: 'supplier-claims-with-8d-follow-up',
    title: 'Supplier complaints from the inspection finding to the closed 8D and the debit note',
    type: 'ai',
    description:
      'The incoming inspector photographs the flaw, and three people retype it into complaint, blocking notice and debit note; the supplier’s 8D arrives late and says "operator retrained". The complaint is drafted from lot, measured values and pictures, deadlines run by step, and a language model checks the returned 8D for a real cause, proof of effect and read-across to other lots. Sorting, freight and line-stop cost add up to the debit note.',
    staysWithPeople: 'The supplier quality engineer accepts or rejects the 8D and agrees the cost with the supplier.',
    firstStep: 'Draft complaints for one receiving area for a month, and judge fifty old 8Ds with the checklist.',
    needs: 'Inspection lots with defects and pictures, complaint deadlines, cost rates and returned 8D reports.',
    industries: ['manufacturing', 'retail'],
    at: ['APQC PCF 4.2.4.4 Monitor quality of product delivered', 'ISA-95 5.2.3', 'ARTS 2.4.2'],
    phrases: {
      en: 'supplier complaints, supplier quality claims, 8D report review, monitor quality of product delivered, vendor chargeback, SCAR',
      de: 'Lieferantenreklamation, Mängelrüge, 8D-Report prüfen, Beanstandungen Wareneingang, Reklamation an Lieferanten, Wareneingangsreklamation',
      es: 'reclamaciones a proveedores, informe 8D, no conformidades de proveedores',
      fr: 'réclamations fournisseurs, rapport 8D, litiges qualité fournisseurs',
      it: 'reclami a fornitori, report 8D, non conformità fornitori',
      nl: 'leveranciersklachten, 8D-rapport beoordelen, reclamaties aan leveranciers',
      pt: 'reclamações a fornecedores, relatório 8D, não conformidades de fornecedores',
    },
    not: 'customer complaint, insurance claim, warranty of consumers',
    benefit: { moves: 'cycle time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [25, 45, 85],
    cost: [35, 70, 140],
    runCost: 18,
    risk: {
      main: 'A model waves through a well-written 8D; acceptance needs evidence attached, and repeat defects reopen it.',
      aiAct: 'none',
    },
    capabilities: ['inspect-quality', 'handle-complaints'],
    measures: [
      { name: 'Days from finding to accepted 8D', unit: 'days', better: 'lower' },
      { name: 'Claim cost recovered', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'skip-lot-from-certificate-and-own-tests',
    title: 'Skip-lot inspection earned by certificates that agree with own tests',
    type: 'ai',
    description:
      'The laboratory repeats every test of the supplier’s certificate for years, or stops testing one morning because the tank truck waits. Values of certificate and own test are compared per supplier, material and characteristic for bias and spread, and a model marks what honest measuring does not produce: the same value ten times in a row, digits without scatter, a spread smaller than the method allows. Pairs that agree over enough lots earn reduced inspection by the sampling rule in force, and one bad lot or mark takes it back.',
    staysWithPeople:
      'Quality grants and withdraws reduced inspection and speaks with a supplier whose figures look copied.',
    firstStep:
      'Compare certificate and own results of five suppliers over two years and list bias, copied values and tests that could rest.',
    needs:
      'Certificate values as data by lot, own results with method uncertainty, and a sampling rule agreed with quality.',
    industries: ['manufacturing', 'chemicals', 'food', 'pharma', 'wholesale'],
    at: ['APQC PCF 4.2.4.4 Monitor quality of product delivered', 'ISA-95 3.5.1.2'],
    phrases: {
      en: 'certificate of analysis check, incoming certificate verification, test certificates of suppliers, skip-lot inspection, reduced incoming inspection, incoming goods inspection planning',
      de: 'Werkszeugnisse prüfen, Prüfzeugnis Wareneingang, Skip-Lot, Prüfverzicht, reduzierte Wareneingangsprüfung, Wareneingangsprüfung steuern, Lieferantenzertifikate bewerten',
      es: 'revisión de certificados de análisis, certificados de calidad de proveedores, inspección reducida en recepción',
      fr: 'contrôle des certificats d’analyse, bulletins d’analyse fournisseurs, contrôle réduit à réception',
      it: 'verifica certificati di analisi, certificati di collaudo fornitori, collaudo in accettazione ridotto',
      nl: 'analysecertificaten controleren, CoA-controle, materiaalcertificaten, verminderde ingangscontrole',
      pt: 'conferência de certificados de análise, laudos de fornecedores, inspeção reduzida no recebimento',
    },
    not: 'security certificate, share certificate, insurance certificate, medical certificate',
    benefit: { moves: 'handling time', share: [0.15, 0.3, 0.45], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [30, 60, 110],
    runCost: 14,
    risk: {
      main: 'A supplier’s laboratory drifts unseen during skipped lots; every tenth lot is tested in full whatever its record.',
      aiAct: 'none',
    },
    capabilities: ['inspect-quality', 'detect-anomalies'],
    measures: [
      { name: 'Incoming lots with reduced inspection', unit: '%', better: 'higher' },
      { name: 'Faults found after a skipped lot', unit: 'cases', better: 'lower' },
    ],
  },
];
