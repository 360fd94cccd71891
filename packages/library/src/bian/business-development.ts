import type { LibraryEntry } from '../reference-library.ts';

export const businessDevelopment: readonly LibraryEntry[] = [
  [
    '8',
    'Business Development',
    'Improves and extends what the bank can offer by studying markets, designing products, building models and systems, and keeping know-how in order.',
  ],
  // BIAN publishes this name with one "l".
  [
    '8.1',
    'Intelectual Property And Knowledge',
    'Captures and protects what the bank knows, from architecture blueprints to procedures and expert answers, so that projects and staff reuse instead of reinvent.',
  ],
  [
    '8.1.1',
    'Enterprise Architecture',
    'Architects map processes, data and applications to business capabilities, review project designs against target blueprints and list overlaps and aging systems for the investment board.',
  ],
  [
    '8.1.2',
    'Knowledge Exchange',
    'Editors gather questions, lessons and expert answers from projects and service desks, tag and publish them in a searchable base and retire articles nobody trusts.',
  ],
  [
    '8.2',
    'Marketing And Development',
    'Studies markets and customers, shapes campaigns and sets sales goals, so that growth effort goes where return is likely.',
  ],
  [
    '8.2.1',
    'Market Research',
    'Researchers commission surveys and buy studies on customer needs, prices and trends, clean and catalog the data and summarize findings for product and segment managers.',
  ],
  [
    '8.2.2',
    'Competitor Analysis',
    'Rival tariffs, app features, results and press are collected from public sources every week, compared feature by feature, and price moves brought to the attention of product owners.',
  ],
  [
    '8.2.3',
    'Customer Campaign Design',
    'Campaign managers define audience, offer, message and control group with data analysts, have wording approved by compliance, and refine the design from response results.',
  ],
  [
    '8.2.4',
    'Sales Planning',
    'Breaks annual revenue goals into regional and adviser targets by product, using history and market potential, and resets them at mid-year with the heads of sales.',
  ],
  [
    '8.3',
    'Models And Analytics',
    'Builds, validates and watches the statistical models that price, score and detect, with independent review before use and drift checks after.',
  ],
  [
    '8.3.1',
    'Credit Risk Models',
    'Quantitative analysts estimate default, exposure and loss parameters from years of loan history, document choices for validators, and recalibrate when monthly back-tests drift.',
  ],
  [
    '8.3.2',
    'Customer Behavior Models',
    'Propensity, churn and lifetime-value models are trained on transaction and contact data, tested for bias and uplift by data scientists, and released as scores to campaign and service tools.',
  ],
  [
    '8.3.3',
    'Fraud Model',
    'Fraud modelers learn new attack patterns from confirmed cases, adjust rules and machine-learning weights every few weeks, and weigh caught fraud against false alarms before release.',
  ],
  [
    '8.4',
    'Product Management',
    'Carries each product from idea to withdrawal: owners design, price and launch it, keep its documentation true and learn from complaints.',
  ],
  [
    '8.4.1',
    'Product Design',
    'Product managers specify features, eligibility, charges and target market, model profitability, and take the proposal through risk, legal and operations sign-off.',
  ],
  [
    '8.4.2',
    'Product Directory',
    'Product administrators maintain the catalog of live and retired products with features, tariffs and documents, entering each approved change before its effective date so channels quote identical terms.',
  ],
  [
    '8.4.3',
    'Discount Pricing',
    'Pricing staff define negotiable margins and fee waivers by segment and volume, test exceptional requests from relationship managers against returns and let approved concessions expire on schedule.',
  ],
  [
    '8.4.4',
    'Case Root Cause Analysis',
    'Each quarter analysts cluster complaint and incident records by product and step, trace the underlying cause with operations and propose a change with its expected effect.',
  ],
  [
    '8.5',
    'Solution Development',
    'Builds and changes banking systems in governed environments, from business requirement to code that is tested and ready for release.',
  ],
  [
    '8.5.1',
    'System Development',
    'Delivery teams refine requirements with users, write and review code, automate tests and fix defects in two-week cycles until the product owner accepts.',
  ],
  [
    '8.5.2',
    'Systems Administration',
    'Administrators inventory hardware, software and licenses, apply patches monthly, allocate capacity to projects and retire assets whose support has ended.',
  ],
];
