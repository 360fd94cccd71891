import type { UseCase } from '../../use-case.ts';

export const sourcing: readonly UseCase[] = [
  {
    id: 'spend-cube-classification',
    title: 'Spend cube classified to commodity codes from invoice and order lines',
    type: 'ai',
    description:
      'A third of the spend sits under "miscellaneous" because buyers pick the first material group that lets them go on. A classifier reads line text, supplier, general-ledger account and unit, and assigns a code of the company’s commodity tree with a confidence; supplier names are merged to parents from register data. Category managers correct the hundred largest doubtful lines a month, and the corrections train the next run.',
    staysWithPeople: 'Category managers own the tree and confirm uncertain lines above a value limit.',
    firstStep: 'Classify one year of spend of two business units and check a sample of three hundred lines by hand.',
    needs:
      'Invoice and order lines of all ledgers with text, supplier master and an agreed commodity tree such as UNSPSC.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.1 Provide sourcing governance and perform category management',
      'APQC PCF 4.2.1.5 Analyze organization’s spend profile',
      'BIAN 7.1.1',
    ],
    phrases: {
      en: 'spend analysis, spend cube, spend classification, analyse spend profile, analyze organization spend, commodity coding',
      de: 'Ausgabenanalyse, Einkaufsvolumen auswerten, Warengruppen zuordnen, Spend-Analyse',
      es: 'análisis del gasto, clasificación del gasto, cubo de gasto',
      fr: 'analyse des dépenses achats, classification des dépenses, cartographie des achats',
      it: 'analisi della spesa, classificazione della spesa, spend analysis acquisti',
      nl: 'uitgavenanalyse, inkoopanalyse, spendanalyse',
      pt: 'análise de gastos, classificação de compras, spend analysis',
    },
    not: 'travel expense report, marketing spend optimization, household spending, tax code, invoice entry, purchase invoice, incoming invoice, supplier invoice',
    benefit: { moves: 'spend', share: [0.005, 0.015, 0.03], basis: 'judgement' },
    effort: [25, 45, 80],
    cost: [35, 65, 130],
    runCost: 20,
    risk: {
      main: 'Wrong codes lead a tender astray; every category shows its share of confirmed lines before it is used in a negotiation.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'classify-documents', 'analyse-data'],
    measures: [
      { name: 'Spend with a confirmed category', unit: '%', better: 'higher' },
      { name: 'Days from month end to the cube', unit: 'days', better: 'lower' },
    ],
  },

  {
    id: 'should-cost-from-drawing-and-index',
    title: 'Should-cost calculation from drawing features and commodity indices',
    type: 'ai',
    description:
      'Buyers go into price talks with the last price and a feeling. Part features (material, weight, tolerance, process steps) are read from drawings and models, and with machine-hour rates and public indices for metals, resins, energy and freight a cost range is computed. Outliers against similar parts of other suppliers are listed, each with the comparison that can be shown across the table.',
    staysWithPeople: 'The buyer and cost engineer decide which gaps are worth a talk and lead it.',
    firstStep:
      'Calculate a hundred turned or molded parts of one category and review the twenty largest gaps with an engineer.',
    needs:
      'Drawings with readable text or models, paid prices and quantities, rates per process and index subscriptions.',
    industries: ['manufacturing', 'airlines', 'utilities'],
    at: [
      'APQC PCF 4.2.1.6 Seek opportunities to improve efficiency and value',
      'APQC PCF 4.2.2.3 Negotiate and establish contracts',
      'APQC PCF 4.2.1 Provide sourcing governance and perform category management',
    ],
    phrases: {
      en: 'should-cost analysis, cost breakdown analysis, linear performance pricing, purchase price benchmarking, cost engineering',
      de: 'Zielpreiskalkulation Einkauf, Preisstrukturanalyse, Kostenstrukturanalyse, LPP-Analyse',
      es: 'análisis de costo objetivo de compra, desglose de costes del proveedor',
      fr: 'décomposition des coûts d’achat, analyse de prix cible',
      it: 'analisi should cost, scomposizione del prezzo di acquisto',
      nl: 'should-costanalyse, kostprijsopbouw leverancier',
      pt: 'análise de custo-alvo de compra, decomposição de custos do fornecedor',
    },
    not: 'product costing of own goods, retail price setting, cost of poor quality',
    benefit: { moves: 'spend', share: [0.01, 0.03, 0.06], basis: 'judgement' },
    effort: [40, 75, 140],
    cost: [60, 120, 240],
    runCost: 40,
    risk: {
      main: 'A misread tolerance makes a fair price look high; an engineer confirms the features of every part before its gap is used.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'predict-outcomes'],
    measures: [
      { name: 'Price change achieved on parts with a calculated gap', unit: '%', better: 'higher' },
      { name: 'Parts calculated per engineer day', unit: 'count', better: 'higher' },
    ],
  },

  {
    id: 'purchase-specification-completeness',
    title: 'Purchase specifications checked for gaps and hidden brand lock-in',
    type: 'ai',
    description:
      'Departments hand in a data sheet of the product they already chose, and bidders ask forty questions that a complete text would have answered. A language model compares the draft with the checklist of its category (performance, standards, interfaces, acceptance test, service, training, disposal) and with questions from past tenders. It marks missing points and wording that only one maker can meet, and suggests a neutral formulation.',
    staysWithPeople:
      'The requesting department defines the need; the buyer decides when a specification is ready for the market.',
    firstStep: 'Check thirty past specifications and see whether the bidders’ questions were among the marked gaps.',
    needs: 'Category checklists, archived specifications and bidder questions, standards lists.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.1.2 Clarify purchasing requirements',
      'APQC PCF 4.2.3.3 Solicit supplier quotes',
      'eTOM 1.6.2.A',
    ],
    phrases: {
      en: 'clarify purchasing requirements, write tender specification, prepare RFP, issue tenders, statement of work for purchases',
      de: 'Leistungsverzeichnis erstellen, Lastenheft für Beschaffung, Ausschreibungsunterlagen erstellen, Ausschreibung erstellen, Ausschreibungen Einkauf',
      es: 'elaborar pliego de condiciones, especificaciones de compra, redactar bases de licitación',
      fr: 'rédiger le cahier des charges achat, préparer l’appel d’offres',
      it: 'redigere capitolato d’acquisto, specifiche di acquisto',
      nl: 'programma van eisen inkoop, bestek opstellen, aanbesteding voorbereiden',
      pt: 'elaborar termo de referência, especificação de compra, preparar edital',
    },
    not: 'software requirement, test specification, answer to a customer tender',
    benefit: { moves: 'cycle time', share: [0.1, 0.2, 0.35], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [20, 42, 80],
    runCost: 12,
    risk: {
      main: 'Bloated texts frighten small bidders; the checklist marks what may be left out below a value.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'generate-text'],
    measures: [
      { name: 'Bidder questions per tender', unit: 'count', better: 'lower' },
      { name: 'Valid offers per tender', unit: 'count', better: 'higher' },
    ],
  },

  {
    id: 'supplier-longlist-scouting',
    title: 'Supplier longlist from registers, certificates and import records',
    type: 'agentic',
    description:
      'Scouting means two weeks of search engines and trade fair catalogs, and the list still holds traders and dissolved firms. Given process, size, certificates, region and volume, the agent searches company registers, certification databases, fair lists and own quality records, opens the firms’ pages, removes traders and duplicates and fills a fact sheet with a source per line. It drafts the first request for information and collects the answers.',
    staysWithPeople: 'The category manager picks the shortlist, and nobody is contacted before they release the text.',
    firstStep: 'Scout for one part family whose market is well known and compare the list with the buyer’s own.',
    needs: 'A written search profile, access to paid registers and certificate databases, and a list of blocked firms.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.1.4 Match needs to supply capabilities',
      'APQC PCF 4.2.2.1 Select suppliers',
      'APQC PCF 4.2.2',
      'APQC PCF 4.2.1.7 Collaborate with suppliers to identify sourcing opportunities',
      'ARTS 2.1.1',
      'APQC PCF 4.1.7.2 Establish sourcing relationships',
    ],
    phrases: {
      en: 'supplier scouting, supplier search, match needs to supply capabilities, identify potential suppliers, request for information, RFI, establish sourcing relationships',
      de: 'Lieferantensuche, Beschaffungsmarktforschung, Lieferantenrecherche, Bezugsquellen ermitteln, Sourcing von Lieferanten, Lieferantenscouting',
      es: 'búsqueda de proveedores, prospección de proveedores, solicitud de información',
      fr: 'recherche de fournisseurs, sourcing fournisseurs, demande d’information',
      it: 'ricerca fornitori, scouting fornitori, richiesta di informazioni',
      nl: 'leveranciers zoeken, leveranciersscouting, inkoopmarktonderzoek',
      pt: 'busca de fornecedores, prospecção de fornecedores, pedido de informação',
    },
    not: 'candidate sourcing, talent scouting, customer prospecting, donor',
    benefit: { moves: 'cycle time', share: [0.3, 0.5, 0.7], basis: 'judgement' },
    effort: [25, 50, 95],
    cost: [35, 75, 160],
    runCost: 30,
    risk: {
      main: 'Outdated web claims pass as facts; certificates count only when found in the issuer’s database.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'research-evidence'],
    measures: [
      { name: 'Days from search profile to shortlist', unit: 'days', better: 'lower' },
      { name: 'Longlisted firms that qualify', unit: '%', better: 'higher' },
    ],
  },

  {
    id: 'tender-answers-scored-with-passages',
    title: 'Tender answers scored per criterion with the quoted passage',
    type: 'ai',
    description:
      'Five evaluators read eight answers of two hundred pages each, and scores drift from the first reader to the last. For each criterion a language model finds the passage that answers it, states whether the requirement is met, in part or not, and proposes a score from the published scale. Evaluators see passage and proposal side by side, score themselves first on a sample, and differences are settled in the consensus meeting.',
    staysWithPeople:
      'The evaluation panel gives the scores and awards; the proposal never enters the record as a vote.',
    firstStep:
      'Re-read a closed tender with the published criteria and compare found passages and scores with the panel’s.',
    needs: 'Published criteria with scale, complete bids as text and rules on who may see prices when.',
    industries: 'any',
    at: ['eTOM 1.6.2', 'APQC PCF 4.2.2.1 Select suppliers', 'APQC PCF 4.2.2', 'eTOM 1.6.2.B', 'BIAN 7.1.1'],
    phrases: {
      en: 'bid evaluation, evaluate tenders, RFP scoring, proposal evaluation, supplier selection',
      de: 'Angebotsauswertung, Ausschreibungen auswerten, Angebotswertung, Lieferantenauswahl, Vergabeentscheidung vorbereiten, Bieterauswahl, Vergabe, Vergabeverfahren, Lieferantenvergabe',
      es: 'evaluación de ofertas, valoración de licitaciones, selección de proveedores',
      fr: 'dépouillement des offres, analyse des offres, sélection des fournisseurs',
      it: 'valutazione delle offerte, selezione fornitori, aggiudicazione gara',
      nl: 'beoordeling inschrijvingen, offertes beoordelen, leveranciersselectie',
      pt: 'avaliação de propostas, julgamento de licitações, seleção de fornecedores',
    },
    not: 'credit scoring, lead scoring, exam grading, applicant selection',
    benefit: { moves: 'handling time', share: [0.25, 0.4, 0.55], basis: 'judgement' },
    effort: [20, 40, 70],
    cost: [28, 60, 110],
    runCost: 15,
    risk: {
      main: 'A missed annex costs a bidder the award and the buyer a complaint; "not found" is always verified by a person.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'extract-data'],
    measures: [
      { name: 'Evaluator hours per tender', unit: 'hours', better: 'lower' },
      { name: 'Score differences left to consensus', unit: '% of criteria', better: 'lower' },
    ],
  },

  {
    id: 'tail-spend-sourcing-with-mandate',
    title: 'Tail-spend sourcing agent with a mandate',
    type: 'agentic',
    description:
      'Tenders below fifty thousand dollars go to the three suppliers in the buyer’s head, with no second round. Within category, amount and target range set by the buyer, the agent picks qualified firms, sends a complete request, answers questions from the specification, asks once for better price, term and payment, and lays out comparable offers with a proposed award. It says that it is a program, and stops where a bidder wants changes to liability or scope.',
    staysWithPeople: 'The buyer awards, and takes over single-source, safety-relevant and protected categories.',
    firstStep: 'Run fifteen small tenders of one category with every message released by a buyer before it leaves.',
    needs:
      'A signed mandate per category, qualified suppliers with contacts, price history and a tender mailbox; public buyers leave out the second price round.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.3.3 Solicit supplier quotes',
      'APQC PCF 4.2.3',
      'APQC PCF 4.2.2.3 Negotiate and establish contracts',
      'BIAN 7.1.1',
    ],
    phrases: {
      en: 'tail spend sourcing, small tenders, solicit supplier quotes, request for quotation, RFQ, get three quotes, RFQ process, run tenders, run purchasing tenders',
      de: 'Anfragen an Lieferanten, Angebote einholen, Kleinausschreibung, C-Teile-Beschaffung, Anfragewesen Einkauf, Preisanfragen an Lieferanten',
      es: 'solicitar cotizaciones, petición de ofertas a proveedores, compras menores',
      fr: 'demande de devis, consultation fournisseurs, petits achats',
      it: 'richiesta di offerta ai fornitori, richiesta preventivi, acquisti di basso valore',
      nl: 'offertes aanvragen, kleine inkopen, offerteaanvraag leveranciers',
      pt: 'cotação com fornecedores, pedido de cotação, compras de pequeno valor',
    },
    not: 'customer quote, insurance quote, sales quotation, stock quote, submit bids, submit offers',
    benefit: { moves: 'spend', share: [0.02, 0.035, 0.06], basis: 'judgement' },
    effort: [50, 90, 160],
    cost: [80, 150, 300],
    runCost: 50,
    risk: {
      main: 'The agent binds the company by a careless sentence; it sends no acceptance, and each thread carries the limits of its mandate.',
      aiAct: 'transparency',
    },
    capabilities: ['source-suppliers', 'buy-goods', 'plan-and-act'],
    measures: [
      { name: 'Small purchases with three or more offers', unit: '%', better: 'higher' },
      { name: 'Price against last paid', unit: '%', better: 'lower' },
    ],
  },

  {
    id: 'offers-aligned-in-one-comparison',
    title: 'Unlike supplier offers normalized into one comparison',
    type: 'ai',
    description:
      'Three offers come as a PDF, a sheet and an e-mail, one per hundred pieces, one without freight, one with tooling hidden in the price. Extraction aligns positions, units, quantity breaks, currency, incoterm, tooling, options and payment terms, and computes landed cost per piece at the planned volume. What a bidder left out is marked and turned into a question to that bidder.',
    staysWithPeople: 'The buyer corrects the alignment and decides which conditions are comparable.',
    firstStep: 'Normalize forty closed comparisons and check every landed cost against the buyer’s sheet.',
    needs: 'Offers as files, the positions requested, freight and duty rates, and volume per year.',
    industries: 'any',
    at: ['APQC PCF 4.2.3.3 Solicit supplier quotes', 'APQC PCF 4.2.2.1 Select suppliers'],
    phrases: {
      en: 'quote comparison, bid comparison, price comparison sheet, compare supplier offers, bid tabulation',
      de: 'Angebotsvergleich, Preisspiegel erstellen, Angebote vergleichen',
      es: 'cuadro comparativo de ofertas, comparación de cotizaciones',
      fr: 'tableau comparatif des offres, comparaison de devis',
      it: 'comparazione offerte, quadro comparativo offerte',
      nl: 'offertevergelijking, prijsvergelijking leveranciers',
      pt: 'quadro comparativo de preços, mapa de cotações',
    },
    not: 'competitor price tracking, insurance comparison site, benchmarking of processes',
    benefit: { moves: 'handling time', share: [0.35, 0.5, 0.65], basis: 'judgement' },
    effort: [15, 30, 55],
    cost: [20, 42, 80],
    runCost: 12,
    risk: {
      main: 'A unit read as piece instead of hundred reverses the ranking; every aligned figure links to its spot in the offer.',
      aiAct: 'none',
    },
    capabilities: ['extract-data', 'source-suppliers'],
    measures: [
      { name: 'Time to a complete comparison', unit: 'hours', better: 'lower' },
      { name: 'Positions corrected by the buyer', unit: '%', better: 'lower' },
    ],
  },
];
