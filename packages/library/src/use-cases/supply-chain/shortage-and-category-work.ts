import type { UseCase } from '../../use-case.ts';

export const shortageAndCategoryWork: readonly UseCase[] = [
  {
    id: 'component-shortage-search-agent',
    title: 'Shortage search for alternates, broker stock and stock in the own network',
    type: 'agentic',
    description:
      'Forty controllers hunt for the same chip in the same week, each in another distributor’s portal. For each short part the agent reads approved alternates and substitution rules, searches own plants, contract manufacturers, distributors and vetted brokers, compares date code, price and lead time, drafts the request for the engineer’s release of an alternate and holds quotes until their expiry. It stops asking when the shortage is covered.',
    staysWithPeople: 'Engineering releases alternates, the buyer orders, and quality decides on broker parts.',
    firstStep:
      'Run it on thirty current shortages and compare sources found and days with the controllers’ own search.',
    needs:
      'Approved manufacturer list, stock of all plants, distributor interfaces, a vetted broker list and spending limits.',
    industries: ['manufacturing', 'telecommunications'],
    at: [
      'APQC PCF 4.1.3.3 Identify critical materials and supplier capacity',
      'APQC PCF 4.2.3.7 Research/Resolve order exceptions',
      'APQC PCF 4.2.1.3 Establish materials management contingency plans',
      'ISA-95 4.4.2.1',
    ],
    phrases: {
      en: 'shortage management, missing parts chasing, find alternative components, material shortage resolution',
      de: 'Fehlteilemanagement, Fehlteile beschaffen, Engpassteile suchen, Fehlteile, Ersatzbauteile suchen',
      es: 'gestión de faltantes, búsqueda de componentes alternativos',
      fr: 'gestion des manquants, recherche de composants alternatifs',
      it: 'gestione mancanti, ricerca componenti alternativi',
      nl: 'tekorten oplossen, alternatieve onderdelen zoeken',
      pt: 'gestão de faltas de materiais, busca de componentes alternativos',
    },
    not: 'staff shortage, blood shortage, cash shortage, drug shortage notice',
    benefit: { moves: 'downtime', share: [0.08, 0.15, 0.25], basis: 'judgement' },
    effort: [45, 80, 140],
    cost: [70, 130, 260],
    runCost: 45,
    risk: {
      main: 'Counterfeit parts enter through a broker; broker lots need test and quality’s signature before they can be issued.',
      aiAct: 'none',
    },
    capabilities: ['plan-and-act', 'buy-goods', 'source-suppliers'],
    measures: [
      { name: 'Days a part stays short', unit: 'days', better: 'lower' },
      { name: 'Controller hours per shortage', unit: 'hours', better: 'lower' },
    ],
  },

  {
    id: 'category-brief-before-supplier-talks',
    title: 'Category brief with market, spend, contracts and open quarrels before supplier talks',
    type: 'agentic',
    description:
      'Before an annual talk the buyer spends two days copying spend, prices, claims and news into slides. An agent collects spend by item and plant, price history against index, contract terms with dates, delivery and quality record, open claims, payment terms, and news on capacity and raw materials with links, and sets the questions that a negotiator would ask. It marks where sources contradict each other and what it could not find.',
    staysWithPeople: 'The category manager judges, sets targets and negotiates.',
    firstStep: 'Write briefs for five talks of last quarter and let the buyers mark what was missing or wrong.',
    needs: 'Spend data, contracts, scorecards, claim lists, indices and a licensed news source.',
    industries: 'any',
    at: [
      'APQC PCF 4.2.1 Provide sourcing governance and perform category management',
      'APQC PCF 4.2.1.1 Develop procurement plan',
      'APQC PCF 4.2.1.7 Collaborate with suppliers to identify sourcing opportunities',
      'APQC PCF 4.2.2.3 Negotiate and establish contracts',
      'ARTS 2.2.1',
    ],
    phrases: {
      en: 'category management, category strategy preparation, procurement plan, supplier negotiation preparation, commodity strategy, annual supplier talks',
      de: 'Warengruppenmanagement, Warengruppenstrategie, Lieferantengespräche vorbereiten, Jahresgespräche vorbereiten, Beschaffungsplanung, Jahresgespräche Lieferanten',
      es: 'gestión por categorías de compra, preparación de negociaciones con proveedores',
      fr: 'stratégie achats par catégorie, préparation des négociations fournisseurs, plan d’achats',
      it: 'strategia di categoria acquisti, preparazione negoziazioni con fornitori',
      nl: 'inkoopcategoriemanagement, onderhandelingen met leveranciers voorbereiden',
      pt: 'gestão de categorias de compras, preparação de negociações com fornecedores',
    },
    not: 'retail shelf category, sales account plan, union negotiation',
    benefit: { moves: 'handling time', share: [0.4, 0.55, 0.7], basis: 'judgement' },
    effort: [25, 45, 85],
    cost: [38, 72, 140],
    runCost: 25,
    risk: {
      main: 'Confidential prices of one supplier reach another; briefs are per supplier and rights follow the category.',
      aiAct: 'none',
    },
    capabilities: ['source-suppliers', 'research-evidence', 'plan-and-act'],
    measures: [
      { name: 'Hours to prepare a talk', unit: 'hours', better: 'lower' },
      { name: 'Talks held with a complete brief', unit: '%', better: 'higher' },
    ],
  },
];
