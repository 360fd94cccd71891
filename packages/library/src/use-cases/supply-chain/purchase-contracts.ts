import type { UseCase } from '../../use-case.ts';

export const purchaseContracts: readonly UseCase[] = [
  {
    id: 'supplier-onboarding-agent',
    title: 'Supplier onboarding agent that collects, checks and chases the papers',
    type: 'agentic',
    description:
      'Assistants collect tax forms, certificates, bank proof and codes of conduct by mail, and a new supplier waits five weeks for its first order. The agent invites the firm, asks only what its category and country require, checks each paper against registers, sanctions lists and the certificate issuer, follows up and compiles a risk sheet with sources. The vendor record is prepared with a duplicate check and waits for release.',
    staysWithPeople:
      'The category buyer accepts the supplier and judges adverse findings; bank details are confirmed by a call to a known number.',
    firstStep: 'Onboard twenty suppliers of one low-risk category with a clerk watching each message and check.',
    needs:
      'Requirement matrix by category and country, register and sanctions access, vendor master with approval step.',
    industries: 'any',
    at: ['APQC PCF 4.2.2.2 Certify and validate suppliers', 'APQC PCF 4.2.2', 'ARTS 2.1.2', 'BIAN 4.4.1'],
    phrases: {
      en: 'supplier onboarding, vendor onboarding, certify and validate suppliers, supplier qualification, vendor registration, new vendor setup',
      de: 'Lieferantenqualifizierung, Lieferantenaufnahme, Lieferanten anlegen, Lieferantenfreigabe, Lieferantenonboarding',
      es: 'alta de proveedores, homologación de proveedores, registro de proveedores',
      fr: 'référencement fournisseurs, homologation fournisseurs, création de fournisseurs',
      it: 'qualifica fornitori, albo fornitori, anagrafica nuovi fornitori',
      nl: 'leveranciers onboarden, leverancierskwalificatie, nieuwe leverancier aanmaken',
      pt: 'homologação de fornecedores, cadastro de fornecedores, credenciamento de fornecedores',
    },
    not: 'employee onboarding, customer onboarding, merchant onboarding, broker appointment',
    benefit: { moves: 'cycle time', share: [0.35, 0.5, 0.7], basis: 'judgement' },
    effort: [45, 80, 140],
    cost: [65, 125, 250],
    runCost: 40,
    risk: {
      main: 'A fraudster passes with forged bank proof; the account stays blocked for payment until the call-back is logged by a second person.',
      aiAct: 'transparency',
    },
    capabilities: ['source-suppliers', 'screen-parties', 'manage-master-data'],
    measures: [
      { name: 'Days from invitation to orderable', unit: 'days', better: 'lower' },
      { name: 'Suppliers returned for missing papers', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'supplier-certificate-expiry',
    title: 'Expiry watch on supplier certificates and listings',
    type: 'automation',
    description:
      'Insurance proofs, quality certificates and tax exemptions lapse in folders, and auditors find them first. Every paper carries category, scope, site and end date; ninety, sixty and thirty days before it, the supplier gets a link to upload the successor, which is compared with the issuer’s public database where one exists. A lapse blocks new orders in that category and tells the buyer with open orders and spend.',
    staysWithPeople:
      'Purchasing grants a dated exemption, countersigned by quality or legal, when supply would otherwise stop.',
    firstStep:
      'Load the certificates of the hundred largest suppliers and report what has lapsed and what lapses this quarter.',
    needs: 'Certificates with dates and scope, category requirements, supplier contacts and an order block.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.2.2 Certify and validate suppliers',
      'APQC PCF 4.2.4.1 Monitor/Manage supplier information',
      'ARTS 2.2.2',
    ],
    phrases: {
      en: 'supplier certificate tracking, certificate of insurance tracking, monitor supplier certificates, vendor compliance documents',
      de: 'Lieferantenzertifikate überwachen, Nachweise von Lieferanten nachfordern, Freistellungsbescheinigungen prüfen',
      es: 'control de certificados de proveedores, caducidad de documentación de proveedores',
      fr: 'suivi des attestations fournisseurs, obligation de vigilance fournisseurs',
      it: 'scadenzario certificati fornitori, controllo documenti fornitori, DURC',
      nl: 'certificaten leveranciers bewaken, leveranciersdocumenten bijhouden',
      pt: 'controle de certidões de fornecedores, vencimento de certificados',
    },
    not: 'TLS certificate, share certificate, employee certificate, birth certificate',
    benefit: { moves: 'breaches', share: [0.3, 0.5, 0.75], basis: 'judgement' },
    effort: [12, 22, 40],
    cost: [15, 28, 55],
    runCost: 8,
    risk: {
      main: 'An automatic block stops a line for a paper; blocks name the affected orders and wait a day for an exemption.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'run-workflows'],
    measures: [
      { name: 'Active suppliers with valid papers', unit: '%', better: 'higher' },
      { name: 'Orders placed with lapsed suppliers', unit: 'count', better: 'lower' },
    ],
  },

  {
    id: 'purchase-contract-obligations-extracted',
    title: 'Obligations, dates and price clauses extracted from supply contracts',
    type: 'ai',
    description:
      'Four thousand supply contracts lie as scans in shared folders, and only the signatory remembers the index clause. A language model reads the portfolio with its amendments, fills notice dates, renewal, indexation formula, bonus tiers, liability caps, audit and exit rights with the quoted passage, and links frame contract, amendment and price list. Deviations from the standard terms are listed by value of the contract.',
    staysWithPeople: 'A paralegal or buyer confirms each field that triggers money or a deadline.',
    firstStep: 'Read the two hundred contracts with the highest spend and confirm six fields on each.',
    needs: 'Contract files with amendments, spend per supplier, the standard terms and a field list agreed with legal.',
    industries: 'any',
    at: [
      'eTOM 1.6.5',
      'APQC PCF 4.2.2.4 Manage contracts',
      'APQC PCF 12.4.9',
      'eTOM 1.6.5.C',
      'BIAN 4.4.1',
      'ARTS 2.2.2',
    ],
    phrases: {
      en: 'contract data extraction, supplier contract management, contract abstraction, manage supplier contracts, contract obligations register, contract repository',
      de: 'Vertragsdaten auslesen, Lieferantenverträge verwalten, Vertragsmanagement Einkauf, Vertragspflichten erfassen, Vertragsverwaltung Einkauf, Vertragsdatenbank, Rahmenverträge verwalten',
      es: 'gestión de contratos de proveedores, extracción de cláusulas contractuales, gestión de contratos',
      fr: 'gestion des contrats fournisseurs, extraction des clauses contractuelles, gestion des contrats',
      it: 'gestione contratti fornitori, estrazione clausole contrattuali, gestione contratti',
      nl: 'contractbeheer leveranciers, contractgegevens extraheren, contractbeheer',
      pt: 'gestão de contratos de fornecedores, extração de cláusulas contratuais, gestão de contratos',
    },
    not: 'employment contract, insurance policy, customer tariff, rental agreement of tenants',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [40, 85, 180],
    runCost: 25,
    risk: {
      main: 'An amendment overrides the clause that was read; a record counts only when its chain of amendments is complete.',
      aiAct: 'none',
    },
    capabilities: ['manage-contracts', 'extract-data'],
    measures: [
      { name: 'Spend under contracts with confirmed key fields', unit: '%', better: 'higher' },
      { name: 'Minutes per contract read', unit: 'minutes', better: 'lower' },
    ],
  },

  {
    id: 'contract-dates-and-bonus-tiers',
    title: 'Contract notice windows, index adjustments and bonus tiers acted on in time',
    type: 'automation',
    description:
      'Contracts renew by silence, and the bonus tier is missed by a pallet because nobody was counting. Confirmed dates and formulas open a task ninety days ahead with spend, price trend and a computed adjustment; bonus progress is totaled monthly from invoices and shows what is missing to the next tier. Index claims by the supplier are recalculated from the published series before anyone accepts.',
    staysWithPeople:
      'The contract owner gives notice, renews or renegotiates, and purchasing signs each price adjustment.',
    firstStep: 'Set up the fifty contracts ending within nine months and recompute last year’s bonus claims.',
    needs: 'Confirmed contract fields, invoice lines by supplier and article, index series and named contract owners.',
    industries: 'any',
    at: ['APQC PCF 4.2.2.4 Manage contracts', 'eTOM 1.6.5.C', 'ARTS 2.2.2'],
    phrases: {
      en: 'contract renewal tracking, notice period monitoring, supplier rebate tracking, price adjustment clause, contract expiry reminder, indexation of supplier prices',
      de: 'Vertragsfristen überwachen, Kündigungsfristen, Lieferantenbonus abrechnen, Preisgleitklauseln prüfen, Bonusabrechnung Lieferanten, Vertragsverlängerung',
      es: 'vencimiento de contratos de proveedores, rappels de proveedores, revisión de precios por índice',
      fr: 'échéances des contrats fournisseurs, révision de prix, ristournes fournisseurs',
      it: 'scadenze contratti fornitori, premi fine anno fornitori, revisione prezzi',
      nl: 'contracttermijnen bewaken, leveranciersbonussen, prijsindexatie',
      pt: 'vencimento de contratos de fornecedores, reajuste de preços por índice, rebates de fornecedores',
    },
    not: 'customer renewal, subscription renewal, policy renewal, employee bonus',
    benefit: { moves: 'spend', share: [0.005, 0.012, 0.025], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [18, 38, 75],
    runCost: 8,
    risk: {
      main: 'Reminders go to an owner who left; tasks escalate to the category head after five working days.',
      aiAct: 'none',
    },
    capabilities: ['manage-contracts', 'run-workflows'],
    measures: [
      { name: 'Contracts renewed by silence', unit: 'count per year', better: 'lower' },
      { name: 'Bonus claimed of bonus earned', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'supply-agreement-drafting-and-redline',
    title: 'Supply agreements drafted from the award and redlines measured against the playbook',
    type: 'ai',
    description:
      'After the award the buyer copies an old contract, and the supplier’s markup goes to legal and back four times. The first draft is filled from award, price sheet and category terms; the returned version is compared clause by clause with the negotiation playbook, which knows preferred, acceptable and walk-away wording. Each change gets a color, a reason and a counter-text from approved clauses.',
    staysWithPeople:
      'Buyers negotiate inside the playbook; lawyers decide on liability, intellectual property and anything red.',
    firstStep: 'Run thirty returned redlines from last year and compare the coloring with what legal had answered.',
    needs: 'An approved clause library with fallbacks, price sheets as data and signed contracts for comparison.',
    industries: 'any',
    at: ['APQC PCF 4.2.2.3 Negotiate and establish contracts', 'APQC PCF 12.4.9', 'eTOM 1.6.5.A', 'BIAN 4.4.1'],
    phrases: {
      en: 'purchase contract drafting, supplier contract redlining, establish supplier contracts, supply agreement negotiation preparation',
      de: 'Lieferverträge entwerfen, Einkaufsverträge verhandeln, Rahmenverträge erstellen',
      es: 'redacción de contratos de suministro, revisión de contratos de proveedores',
      fr: 'rédaction des contrats d’achat, revue des contrats fournisseurs',
      it: 'redazione contratti di fornitura, revisione contratti di acquisto',
      nl: 'inkoopcontracten opstellen, raamovereenkomsten, inkoopcontracten onderhandelen',
      pt: 'elaboração de contratos de fornecimento, revisão de minutas de fornecedores',
    },
    not: 'treaty wording, employment contract, customer sales contract',
    benefit: { moves: 'cycle time', share: [0.2, 0.35, 0.5], basis: 'judgement' },
    effort: [30, 55, 100],
    cost: [45, 90, 180],
    runCost: 28,
    risk: {
      main: 'A green mark hides a changed definition elsewhere; definitions and annexes are always compared as a whole.',
      aiAct: 'none',
    },
    capabilities: ['manage-contracts', 'generate-text'],
    measures: [
      { name: 'Days from award to signature', unit: 'days', better: 'lower' },
      { name: 'Contracts signed without a lawyer’s round', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'order-price-against-contract',
    title: 'Order and invoice prices checked against the contracted price list',
    type: 'automation',
    description:
      'The negotiated price lives in a sheet, the order carries last year’s, and both pass three-way match because they agree with each other. Price lists with validity, quantity breaks, surcharges and currency are kept as data, and each order line is checked before dispatch and each invoiced line afterward. Differences become a corrected order or a claim with the contract line attached.',
    staysWithPeople: 'The buyer decides whether a deviation was agreed and releases claims to the supplier.',
    firstStep:
      'Compare a year of invoices of the ten largest contracts with their price lists and total the overcharge.',
    needs: 'Price lists with validity in structured form, order and invoice lines with article and unit.',
    industries: 'any',
    at: ['APQC PCF 4.2.2.4 Manage contracts', 'ARTS 1.3.3', 'ARTS 9.2.1.2'],
    phrases: {
      en: 'contract price compliance, purchase price check, overcharge recovery, contract price check, purchase price maintenance against contracts',
      de: 'Preisprüfung Bestellungen, Vertragspreise abgleichen, Einkaufspreise gegen Vertrag',
      es: 'control de precios de compra, comprobación de precios contra contrato',
      fr: 'contrôle des prix d’achat, contrôle des prix contractuels',
      it: 'controllo prezzi di acquisto, verifica prezzi a contratto',
      nl: 'inkoopprijzen controleren, contractprijs vergelijken',
      pt: 'conferência de preços de compra, preço contra contrato',
    },
    not: 'shelf price, retail price change, transfer price, security price',
    benefit: { moves: 'spend', share: [0.003, 0.01, 0.02], basis: 'judgement' },
    effort: [20, 35, 65],
    cost: [25, 45, 85],
    runCost: 10,
    risk: {
      main: 'Surcharges agreed by mail look like overcharging; open agreements are recorded with an end date before claims go out.',
      aiAct: 'none',
    },
    capabilities: ['buy-goods', 'manage-contracts', 'decide-by-rule'],
    measures: [
      { name: 'Order lines at contract price', unit: '%', better: 'higher' },
      { name: 'Overcharge recovered', unit: '$ per quarter', better: 'higher' },
    ],
  },

  {
    id: 'supplier-due-diligence-questionnaires',
    title: 'Supply chain due diligence with risk scoring and read questionnaires',
    type: 'ai',
    description:
      'Human-rights and environmental questionnaires go to every supplier, and the answers are filed unread. Country, sector and spend risk decide who is asked what; a language model reads answers, codes of conduct and audit reports against the duty of care list, finds contradictions and missing proof, and drafts the follow-up. Reports from the hotline and the press attach to the same supplier file.',
    staysWithPeople: 'The human-rights officer judges findings and decides with purchasing on remedy, audit or exit.',
    firstStep:
      'Score all direct suppliers by country and sector, and read the returned questionnaires of the top fifty.',
    needs: 'Supplier sites and commodities, country and sector indices, returned questionnaires and audit reports.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.4.1 Monitor/Manage supplier information',
      'APQC PCF 4.2.2.2 Certify and validate suppliers',
      'ARTS 2.1.3',
    ],
    phrases: {
      en: 'supply chain due diligence, supplier sustainability assessment, supplier questionnaire review, ethical sourcing, modern slavery check, CSDDD',
      de: 'Lieferkettensorgfaltspflicht, LkSG-Risikoanalyse, Lieferantenselbstauskunft prüfen',
      es: 'diligencia debida en la cadena de suministro, evaluación de sostenibilidad de proveedores',
      fr: 'devoir de vigilance, évaluation RSE des fournisseurs',
      it: 'due diligence della catena di fornitura, valutazione ESG fornitori',
      nl: 'ketenzorgvuldigheid, ESG-beoordeling leveranciers',
      pt: 'devida diligência na cadeia de fornecimento, avaliação ESG de fornecedores',
    },
    not: 'M&A due diligence, customer due diligence, KYC',
    benefit: { moves: 'handling time', share: [0.3, 0.45, 0.6], basis: 'judgement' },
    effort: [25, 50, 90],
    cost: [40, 80, 160],
    runCost: 30,
    risk: {
      main: 'Polished answers score better than honest ones; high-risk sites are checked on location whatever the answer says.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'assess-risk', 'report-sustainability'],
    measures: [
      { name: 'High-risk suppliers with a reviewed answer', unit: '%', better: 'higher' },
      { name: 'Findings with an agreed remedy', unit: '%', better: 'higher' },
    ],
  },
];
