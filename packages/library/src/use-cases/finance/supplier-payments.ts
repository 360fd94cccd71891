import type { UseCase } from '../../use-case.ts';

export const supplierPayments: readonly UseCase[] = [
  {
    id: 'payment-proposal-duplicate-screening',
    title: 'Duplicate and fraud screening of the payment proposal',
    type: 'ai',
    description:
      'Two people read a proposal list of a thousand lines the evening before the run, looking for doubles and odd accounts. Fuzzy matching over supplier, amount, reference and invoice image finds the same invoice keyed twice or under two supplier numbers, and an outlier model marks first payments to a new account, round sums and odd timings. A marked line stays blocked until someone has cleared it, by telephone to the number on file where a bank account is in doubt.',
    staysWithPeople:
      'The payables lead clears or strikes each marked line; a suspected fraud goes to treasury and security the same hour.',
    firstStep:
      'Screen twelve months of paid items and list the doubles that got through, with the money and the rule that catches them.',
    needs:
      'Paid items with references and bank accounts for two years, invoice images, and a supplier master with merged duplicates.',
    industries: 'any',
    at: [
      'APQC PCF 9.6.1.8 Process payments',
      'APQC PCF 9.6.1.1 Verify AP pay file with purchase order vendor master file',
      'APQC PCF 9.7.6',
      'BIAN 2.3.1.2',
      'ARTS 9.2.2',
      'ACORD 6.6.2',
      'eTOM 1.7.5.B',
      'ARTS 9.2.1',
    ],
    phrases: {
      en: 'duplicate payment check, payment run review, payment proposal check, prevent duplicate payments, payment fraud screening, verify AP pay file',
      de: 'Doppelzahlungen prüfen, Zahlungsvorschlag prüfen, Zahllauf prüfen, Dubletten in Rechnungen',
      es: 'control de pagos duplicados, revisión de la propuesta de pagos, prevención de fraude en pagos',
      fr: 'contrôle des doublons de paiement, contrôle de la proposition de règlement, prévention de la fraude au virement',
      it: 'controllo doppi pagamenti, verifica proposta di pagamento, prevenzione frodi nei pagamenti',
      nl: 'dubbele betalingen controleren, betaalvoorstel controleren, betaalfraude voorkomen',
      pt: 'controlo de pagamentos duplicados, revisão da proposta de pagamento, prevenção de fraude em pagamentos',
    },
    not: 'customer payment, card payment, payroll',
    benefit: { moves: 'losses', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [20, 35, 60],
    cost: [25, 50, 90],
    runCost: 15,
    risk: {
      main: 'Too many alerts teach the reviewer to wave them through; the model is tuned to at most twenty marks a run and cleared alerts are sampled.',
      aiAct: 'none',
    },
    capabilities: ['detect-fraud', 'detect-anomalies', 'process-payments'],
    measures: [
      { name: 'Duplicates paid', unit: 'per 10,000 invoices', better: 'lower' },
      { name: 'Marked lines that were real', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'payment-file-dual-release',
    title: 'Payment file under dual release',
    type: 'automation',
    description:
      'Files saved on a shared drive and uploaded by hand to four bank portals can be opened and altered between ledger and bank. The pain.001 file is built in the payment system, hashed, released by two people with their own tokens, and sent host to host; pain.002 statuses come back and settle or reopen the items. Portal uploads are switched off at the bank.',
    staysWithPeople:
      'Two authorized signatories release each file; treasury decides who holds the right and for which amount.',
    firstStep:
      'Connect the bank with the most payments, run one entity’s file in parallel for two cycles and compare item by item.',
    needs:
      'Bank contracts for EBICS, SWIFT or API channels, agreed ISO 20022 versions, and tokens for every signatory.',
    industries: 'any',
    at: [
      'APQC PCF 9.6.1.8 Process payments',
      'APQC PCF 9.7.2.3 Process and oversee electronic fund transfers (EFTs)',
      'APQC PCF 9.7.3.3 Manage centralized outgoing payments on behalf of subsidiaries',
      'BIAN 2.3.1.2',
      'ARTS 9.2.2',
    ],
    phrases: {
      en: 'release payment run, process supplier payments, send payments to banks, pay supplier invoices, pay invoices, payment factory, execute payments, electronic funds transfer, EFT, host-to-host payments, payment run, supplier payments, vendor payments, pay suppliers, payment release',
      de: 'Zahllauf, Zahllauf freigeben, Lieferantenzahlungen ausführen, Zahlungsdateien übertragen, Zahlungslauf, Lieferantenzahlungen, Zahlungsfreigabe, Zahlungen freigeben',
      es: 'ejecución de pagos, remesas de pagos, transferencias a proveedores, lanzamiento de pagos',
      fr: 'émission des virements, campagne de règlement, paiement des fournisseurs, remise de virements',
      it: 'esecuzione pagamenti, distinta di pagamento, pagamento fornitori, bonifici a fornitori',
      nl: 'betaalrun, betaalbatch verzenden, crediteuren betalen',
      pt: 'execução de pagamentos, pagamento a fornecedores, remessa de pagamentos, transferências bancárias',
    },
    not: 'retail payment product, card acquiring, payment terminal, interbank, clearing house, correspondent bank, claim payment, pension payment',
    benefit: { moves: 'losses', share: [0.1, 0.2, 0.4], basis: 'judgement' },
    effort: [25, 50, 100],
    cost: [35, 75, 150],
    runCost: 20,
    risk: {
      main: 'A lost channel on payday stops everything; a second channel and a tested emergency procedure with paper signatures stand ready.',
      aiAct: 'none',
    },
    capabilities: ['process-payments', 'connect-applications'],
    measures: [
      { name: 'Payments sent outside the channel', unit: 'per month', better: 'lower' },
      { name: 'Items settled by bank status', unit: '%', better: 'higher' },
    ],
  },
  {
    id: 'supplier-inquiry-agent',
    title: 'Supplier inquiry agent',
    type: 'agentic',
    description:
      'Three in ten invoices cause a mail or call that asks only when it will be paid, and the clerk looks up four screens to answer. After verifying the sender against the supplier master, the agent reconciles an attached statement of account with the ledger line by line, states status and expected date, requests missing invoices, and opens an exception where something is stuck. Requests to change bank details and disputes leave its hands at once, under the call-back rule.',
    staysWithPeople:
      'Clerks keep disputes, complaints and every change of bank data; the payables lead reads a daily sample of answers.',
    firstStep: 'Answer two weeks of inquiries as drafts only, and let clerks send, correct or discard each one.',
    needs:
      'Read access to open and cleared items, a shared mailbox or portal, and contact addresses in the supplier master.',
    industries: 'any',
    at: ['APQC PCF 9.6.1.9 Respond to AP inquiries', 'BIAN 2.3.1'],
    phrases: {
      en: 'supplier inquiries, vendor queries, answer supplier payment questions, statement reconciliation with suppliers, AP helpdesk, vendor enquiries, vendor statement reconciliation, vendor reconciliation',
      de: 'Lieferantenanfragen, Kreditorenanfragen, Kontoabstimmung mit Lieferanten, Zahlungsauskunft, Saldenabstimmung Lieferanten',
      es: 'consultas de proveedores, atención a proveedores, conciliación de extractos de proveedores',
      fr: 'demandes des fournisseurs, réponse aux relances fournisseurs, rapprochement des relevés fournisseurs',
      it: 'richieste dei fornitori, solleciti fornitori, riconciliazione estratti conto fornitori',
      nl: 'leveranciersvragen, vragen van crediteuren, rekeningoverzicht leverancier afstemmen',
      pt: 'consultas de fornecedores, atendimento a fornecedores, reconciliação de extratos de fornecedores',
    },
    not: 'customer enquiry, supplier onboarding',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [40, 75, 140],
    runCost: 28,
    risk: {
      main: 'It tells an impostor what is due and when; answers go only to addresses on file, and amounts of other suppliers are technically out of reach.',
      aiAct: 'transparency',
    },
    capabilities: ['answer-enquiries', 'plan-and-act'],
    measures: [
      { name: 'Inquiries answered without a clerk', unit: '%', better: 'higher' },
      { name: 'Time to answer', unit: 'median hours', better: 'lower' },
    ],
  },
  {
    id: 'supplier-bank-detail-change-check',
    title: 'Call-back and account-owner check for changed bank details',
    type: 'automation',
    description:
      'A mail on the supplier’s letterhead asks to use a new account from the next invoice on, and that is how most large payment frauds begin. Every change request opens a case that cannot be skipped: account-owner verification at the bank where the country offers it (verification of payee), comparison with the last invoice, a call to the number on file, second person’s confirmation. The new account stays locked for payment until all four are ticked, and the first payment to it is shown to treasury.',
    staysWithPeople: 'A master data clerk makes the call and a second one confirms; nobody from payables may do both.',
    firstStep:
      'Reconstruct last year’s account changes and show for how many the call and the second person can be proven.',
    needs:
      'Phone contacts collected at onboarding, not taken from invoices, and change rights removed from the payables team.',
    industries: 'any',
    at: [
      'APQC PCF 9.6.1.1 Verify AP pay file with purchase order vendor master file',
      'APQC PCF 9.7.6',
      'APQC PCF 4.2.4.1 Monitor/Manage supplier information',
      'ARTS 9.2.2',
    ],
    phrases: {
      en: 'change of supplier bank details, vendor master data changes, bank account verification, payee verification, vendor bank detail check',
      de: 'Änderung Bankverbindung Lieferant, Bankdatenprüfung, Kreditorenstammdaten pflegen',
      es: 'cambio de cuenta bancaria de proveedor, verificación de datos bancarios, mantenimiento del maestro de proveedores',
      fr: 'changement de RIB fournisseur, vérification des coordonnées bancaires, mise à jour du référentiel fournisseurs',
      it: 'variazione IBAN fornitore, verifica coordinate bancarie, anagrafica fornitori',
      nl: 'wijziging bankrekening leverancier, IBAN-controle, leveranciersstamgegevens wijzigen',
      pt: 'alteração de dados bancários de fornecedor, verificação de IBAN, cadastro de fornecedores',
    },
    not: 'open a bank account, bank guarantee',
    benefit: { moves: 'losses', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [10, 20, 40],
    cost: [12, 25, 55],
    runCost: 10,
    risk: {
      main: 'The urgent case is waved past the rule for a director; the lock is technical, and its override needs treasury and is reported to audit.',
      aiAct: 'none',
    },
    capabilities: ['manage-master-data', 'run-workflows', 'detect-fraud'],
    measures: [
      { name: 'Account changes with proven call-back', unit: '%', better: 'higher' },
      { name: 'Money sent to a false account', unit: 'dollars a year', better: 'lower' },
    ],
  },
  {
    id: 'goods-received-not-invoiced-accrual',
    title: 'Month-end accrual from open receipts and service entries',
    type: 'automation',
    description:
      'On day one controllers phone departments to ask what has been delivered but not billed, and book round sums. Open goods receipts, accepted service sheets, contracts with fixed monthly fees and the timing of past invoices give an accrual per cost center and supplier, posted on day one and reversed on the first of the next month. Old receipts without an invoice come out as a list for buyers to close.',
    staysWithPeople:
      'The cost center controller accepts or changes accruals above the limit; buyers say whether an old receipt will ever be billed.',
    firstStep: 'Compute the last three month ends and compare with invoices that arrived afterwards, per cost center.',
    needs:
      'Receipts and service entries booked by month end, contract fees as a table, and a clearing account without years of debris.',
    industries: 'any',
    at: [
      'APQC PCF 9.6.1.5 Process financial accruals and reversals',
      'APQC PCF 9.3.2.4 Process period end adjustments',
      'APQC PCF 9.6.1.11 Adjust accounting records',
      'eTOM 1.7.5.C',
    ],
    phrases: {
      en: 'accruals, process accruals and reversals, goods received not invoiced, GRNI, GR/IR clearing, month-end accruals, unbilled services accrual',
      de: 'Abgrenzungen buchen, Rückstellungen für ausstehende Rechnungen, WE/RE-Verrechnungskonto, Monatsabgrenzung',
      es: 'periodificaciones, provisiones de facturas pendientes de recibir, devengos de fin de mes',
      fr: 'charges à payer, factures non parvenues, FNP, régularisations de fin de mois',
      it: 'ratei e risconti, fatture da ricevere, stanziamenti di fine mese',
      nl: 'overlopende posten, nog te ontvangen facturen, transitoria boeken',
      pt: 'acréscimos e diferimentos, faturas em receção e conferência, provisões de fim de mês',
    },
    not: 'leave accrual, accrued interest on loans',
    benefit: { moves: 'handling time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [15, 35, 65],
    runCost: 5,
    risk: {
      main: 'Stale receipts inflate cost month after month; anything older than ninety days is excluded until a buyer has confirmed it.',
      aiAct: 'none',
    },
    capabilities: ['close-books', 'decide-by-rule'],
    measures: [
      { name: 'Accrual against later invoice', unit: '% deviation', better: 'lower' },
      { name: 'Receipts open over 90 days', unit: 'lines', better: 'lower' },
    ],
  },
  {
    id: 'payables-tax-code-check',
    title: 'Input tax and withholding check before posting',
    type: 'automation',
    description:
      'Reverse charge booked as domestic, a bogus registration number, or a fee to a foreign adviser paid without withholding surfaces years later in a tax audit. Before posting, a rule set compares country of supplier, place of supply, service type, registration validity on the day, treaty certificates and rate with the tax code chosen. Contradictions stop the invoice with the paragraph that applies, and withholding is computed together with the certificate for the supplier.',
    staysWithPeople: 'The tax department owns the rules and decides unclear services; clerks correct the plain cases.',
    firstStep:
      'Test one year of cross-border invoices and estimate tax and interest at stake for the wrong codes found.',
    needs:
      'Service types on contracts or account groups, registration checks by interface, and exemption certificates with expiry dates.',
    industries: 'any',
    at: ['APQC PCF 9.6.1.6 Process payables taxes', 'APQC PCF 9.9.1.3 Maintain tax master data'],
    phrases: {
      en: 'input VAT check, withholding tax on supplier payments, payables taxes, reverse charge check, GST on purchases, 1099 withholding',
      de: 'Vorsteuerprüfung, Quellensteuer auf Lieferantenrechnungen, Reverse-Charge-Prüfung, Bauabzugsteuer',
      es: 'retenciones a proveedores, control del IVA soportado, inversión del sujeto pasivo',
      fr: 'contrôle de la TVA déductible, retenue à la source fournisseurs, autoliquidation de la TVA',
      it: 'controllo IVA sugli acquisti, ritenuta d’acconto, reverse charge, certificazione unica',
      nl: 'voorbelasting controleren, bronbelasting leveranciers, btw verlegd controleren',
      pt: 'retenção na fonte a fornecedores, controlo do IVA dedutível, retenções sobre notas fiscais',
    },
    not: 'payroll tax, customs duty',
    benefit: { moves: 'error rate', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [30, 60, 110],
    runCost: 15,
    risk: {
      main: 'Rules age with the law; each carries its source and review date, and tax tests it yearly against the last audit’s findings.',
      aiAct: 'none',
    },
    capabilities: ['handle-tax', 'decide-by-rule'],
    measures: [
      { name: 'Wrong tax codes found after posting', unit: 'per 1,000 invoices', better: 'lower' },
      { name: 'Tax and interest from audits', unit: 'dollars a year', better: 'lower' },
    ],
  },
  {
    id: 'early-payment-discount-timing',
    title: 'Payment date chosen by discount, due date and cash position',
    type: 'automation',
    description:
      'Invoices due on the thirtieth leave with Tuesday’s run on the twenty-third, while the two percent for payment in ten days was missed because approval took twelve. For each approved item the payment date is computed from terms, agreed discount, run calendar, bank value days and the treasury’s rate for cash; discounts worth more than the rate go first, and invoices that would lose one are pushed in the approval queue. Small suppliers protected by law or by policy are paid at once.',
    staysWithPeople: 'Treasury sets the rate and purchasing keeps terms; exceptions are decided by the payables lead.',
    firstStep: 'Compute for one quarter the discounts lost and the days paid too early, by cause.',
    needs: 'Payment terms that match the contracts, approval time stamps, and a rate for cash from treasury.',
    industries: 'any',
    at: ['APQC PCF 9.6.1.8 Process payments', 'APQC PCF 9.7.2.5 Manage cash flows'],
    phrases: {
      en: 'early payment discounts, cash discount management, payment timing, supplier payment terms, settlement discount',
      de: 'Skonto ziehen, Skontooptimierung, Zahlungsziele steuern',
      es: 'descuentos por pronto pago, gestión de plazos de pago a proveedores',
      fr: 'escompte fournisseur, gestion des délais de paiement',
      it: 'sconto cassa fornitori, gestione termini di pagamento',
      nl: 'betalingskorting benutten, betaaltermijnen leveranciers',
      pt: 'desconto de pronto pagamento, gestão de prazos de pagamento',
    },
    not: 'customer discount, price discount, store markdown, bill of exchange discounting',
    benefit: { moves: 'working capital', share: [0.01, 0.03, 0.06], basis: 'judgement' },
    effort: [10, 20, 40],
    cost: [12, 24, 48],
    runCost: 4,
    risk: {
      main: 'Paying late by rule breaks the law on payment periods; statutory limits are coded as the last date, and breaches are reported.',
      aiAct: 'none',
    },
    capabilities: ['process-payments', 'decide-by-rule'],
    measures: [
      { name: 'Discounts taken', unit: '% of offered', better: 'higher' },
      { name: 'Days paid before due without discount', unit: 'days', better: 'lower' },
    ],
  },
];
