import { directoryVendors } from './directory-vendors.ts';

/** Portfolios, risk and records of those who invest for others. */
export const investmentManagement = directoryVendors('Private banking and asset management', [
  {
    id: '08be0000-09f7-4936-a2ac-d4eb1a7e0fe6',
    name: 'BlackRock Aladdin',
    overview:
      'Aladdin began as the risk system of BlackRock’s own bond desk and is licensed to insurers, pension funds and rivals. Private markets came with eFront, and their data with Preqin.',
    headquarters: 'New York City, New York',
    founded: '1988',
    website: 'https://www.blackrock.com',
    capabilities: [
      'Rebalance investment portfolios, capture orders and allocate block trades',
      'Measure market risk of portfolios',
      'Test trades against mandate compliance',
      'Investment accounting of securities',
      'Report on private market funds',
      'Build wealth portfolios for advisers',
    ],
    products: [
      ['Aladdin Enterprise', 'Portfolio, trading, operations and risk', 'Investment management'],
      ['Aladdin Risk', 'Factors, stress tests and exposures', 'Risk'],
      ['Aladdin Accounting', 'Books of record for holdings', 'Investment accounting'],
      ['Aladdin Wealth', 'Portfolio risk for advisers', 'Wealth management'],
      ['eFront', 'Private equity, debt and property funds', 'Private markets'],
    ],
    ai: [['Aladdin Copilot', 'Answer questions on portfolios and find functions', 'Generative AI']],
  },
  {
    id: '175b4248-d9cb-4252-b4a2-e7d0ea0095e8',
    name: 'SimCorp',
    overview:
      'SimCorp keeps front office, operations and accounting of institutional investors on one record of holdings. Deutsche Börse owns it and added the risk models of Axioma.',
    headquarters: 'Copenhagen, Denmark',
    founded: '1971',
    website: 'https://www.simcorp.com',
    capabilities: [
      'Rebalance portfolios and test mandate restrictions on one book of record',
      'Confirm and settle securities trades, with corporate actions',
      'Fund and investment accounting, with net asset values and their exceptions',
      'Attribute performance and produce client reports',
      'Measure portfolio risk by factor models',
      'Reconcile positions and cash with custodians',
      'Capture orders and allocate block trades',
    ],
    products: [
      ['SimCorp One', 'Front-to-back investment platform', 'Investment management'],
      ['Axioma Risk', 'Factor models and portfolio construction', 'Risk'],
      ['SimCorp Coric', 'Client reports and fact sheets', 'Client reporting'],
      ['SimCorp Gain', 'Market and reference data of instruments', 'Data management'],
    ],
    ai: [],
  },
  {
    id: 'b2c014a6-5d81-435d-a3e4-f9457eeca1f3',
    name: 'SS&C Technologies',
    overview:
      'SS&C administers funds for thousands of managers and sells them Advent, Geneva, Eze and Black Diamond. Data rooms of Intralinks and the robots of Blue Prism belong to the group.',
    headquarters: 'Windsor, Connecticut',
    founded: '1986',
    website: 'https://www.ssctech.com',
    capabilities: [
      'Administer funds and oversee net asset values and their exceptions',
      'Reconcile holdings with custodians and keep investment accounts',
      'Manage orders and trading of funds',
      'Keep investor registers as transfer agent',
      'Report portfolios of wealth advisers',
      'Host data rooms for transactions',
    ],
    products: [
      ['Geneva', 'Portfolio accounting of funds', 'Investment accounting'],
      ['Advent APX', 'Portfolio accounting and client reports', 'Portfolio accounting'],
      ['Eze', 'Orders, execution, fair allocation of block trades and mandate compliance', 'Order management'],
      ['Black Diamond', 'Portfolios, billing and client portal of advisers', 'Wealth management'],
      ['Intralinks', 'Data rooms and investor portals', 'Data rooms'],
    ],
    ai: [['Chorus Document Automation', 'Read forms and notices of investors into records', 'Document AI']],
  },
  {
    id: '5461b3a9-3146-4845-89ed-0efd62b501c8',
    name: 'FactSet',
    overview:
      'Analysts and portfolio managers screen companies, hold estimates and attribute returns in FactSet. Its founders typed the first company reports for Wall Street by hand.',
    headquarters: 'Norwalk, Connecticut',
    founded: '1978',
    website: 'https://www.factset.com',
    capabilities: [
      'Research companies and markets with financial data',
      'Attribute portfolio performance',
      'Measure portfolio risk',
      'Produce client reports of investment managers',
      'Route and execute market orders',
    ],
    products: [
      ['FactSet Workstation', 'Company, estimate and market data', 'Market data'],
      ['Portfolio Analytics', 'Attribution, risk and characteristics', 'Performance'],
      ['Vermilion', 'Fact sheets and client reports', 'Client reporting'],
      ['Portware', 'Execution management', 'Trading'],
      ['Cabot', 'Skill analysis of equity managers', 'Performance'],
    ],
    ai: [
      ['FactSet Mercury', 'Answer research questions from FactSet data', 'Conversational AI'],
      ['Portfolio Commentary', 'Draft commentary from attribution', 'Generative AI'],
      ['Pitch Creator', 'Build slides and comparables for bankers', 'Generative AI'],
    ],
  },
  {
    id: 'eee08f30-855f-402d-ba0a-3a1581e29dfb',
    name: 'MSCI',
    overview:
      'Index funds follow MSCI’s country indexes, and risk managers its Barra factors. Ratings on governance and climate, and prices of property, are sold to the same investors.',
    headquarters: 'New York City, New York',
    founded: '1969',
    website: 'https://www.msci.com',
    capabilities: [
      'Measure factor and market risk of portfolios',
      'Rate issuers on ESG and climate',
      'License indexes for funds',
      'Fill sustainability disclosures of funds',
      'Benchmark property portfolios',
    ],
    products: [
      ['Barra models', 'Factor models of equity and credit', 'Risk'],
      ['RiskManager', 'Market risk of multi-asset portfolios', 'Risk'],
      ['MSCI ESG Ratings', 'Ratings and controversies of issuers', 'Sustainability'],
      ['MSCI indexes', 'Equity indexes of countries and themes', 'Indexes'],
      ['Real Capital Analytics', 'Property deals and prices', 'Property data'],
    ],
    ai: [
      ['AI Portfolio Insights', 'Explain changes in portfolio risk and performance', 'Generative AI'],
      ['Geospatial asset intelligence', 'Locate issuers’ sites and their climate hazards', 'Data AI'],
    ],
  },
  {
    id: 'd3b5d74f-c40c-4758-9775-a0703bf4dac4',
    name: 'Avaloq',
    overview:
      'Avaloq’s core, written in Switzerland, books accounts and securities of private banks in one parameter language. NEC of Japan has owned the company since 2020.',
    headquarters: 'Zurich, Switzerland',
    founded: '1985',
    website: 'https://www.avaloq.com',
    capabilities: [
      'Run core banking of private banks',
      'Process securities trades and corporate actions',
      'Code mandate restrictions and rebalance wealth portfolios',
      'Advise clients with suitability checks',
      'Serve wealth clients by app and messenger',
      'Operate banking back offices as a service',
    ],
    products: [
      ['Avaloq Core', 'Accounts, securities and payments', 'Core banking'],
      ['Avaloq Wealth', 'Advice and portfolio management', 'Wealth management'],
      ['Avaloq Engage', 'Contact of advisers over messengers', 'Client contact'],
      ['Avaloq Web Banking', 'Online and mobile banking', 'Digital banking'],
    ],
    ai: [],
  },
]);
