import { directoryVendors } from './directory-vendors.ts';

/** Law, tax and audit for those who practice them and for companies. */
export const lawAndTax = directoryVendors('Cross-industry', [
  {
    id: 'acf6325d-c305-4657-897a-5c85426f3d52',
    name: 'Thomson Reuters',
    alsoFor: ['Professional services'],
    overview:
      'Thomson Reuters publishes law, tax and news, and puts the law into research services that courts and attorneys cite from. Since buying Casetext in 2023 it adds drafting and review by language models to Westlaw and Practical Law.',
    headquarters: 'Toronto, Canada',
    founded: null,
    website: 'https://www.thomsonreuters.com',
    capabilities: [
      'Answer legal research questions with cited authority, and draft research memos',
      'Draft contracts and legal documents from precedents',
      'Review contracts clause by clause',
      'Prepare VAT, GST and sales tax returns',
      'Compute the income tax provision and deferred tax by entity',
      'Draft transfer pricing documentation and country-by-country reports',
      'Keep the tax calendar of filings and payments by entity',
      'Answer tax research questions and follow changes of tax law',
      'Share matter files with clients',
      'Read tax papers of clients into tax returns',
    ],
    products: [
      ['Westlaw', 'Statutes, cases and commentary with citator', 'Legal research'],
      ['Practical Law', 'Practice notes, standard clauses and checklists', 'Legal know-how'],
      ['HighQ', 'Matter rooms and work lists shared with clients', 'Legal collaboration'],
      ['Checkpoint', 'Tax law, rulings and commentary', 'Tax research'],
      ['ONESOURCE', 'Corporate and indirect tax compliance', 'Tax'],
      ['UltraTax CS', 'Tax returns prepared by accounting firms', 'Tax preparation'],
      [
        'Confirmation',
        'Audit confirmations of banks, debtors and law firms, sent and received under control of the auditor',
        'Audit confirmations',
      ],
    ],
    ai: [
      ['CoCounsel', 'Research, summarize and draft over legal documents with links to the source', 'Generative AI'],
      ['AI-Assisted Research on Westlaw', 'Answer legal questions from cited cases and statutes', 'Generative AI'],
    ],
  },
  {
    id: 'd7306c65-fb57-4184-988c-7c9900b4e4c5',
    name: 'Wolters Kluwer',
    alsoFor: ['Professional services'],
    overview:
      'Wolters Kluwer turned from printing law and medicine to selling systems for those who practice them. Tax preparers, auditors, nurses, physicians and legal departments work in its databases and workflows.',
    headquarters: 'Alphen aan den Rijn, Netherlands',
    founded: '1836',
    website: 'https://www.wolterskluwer.com',
    capabilities: [
      'Prepare tax returns for clients of accounting firms',
      'Plan internal audits, carry out audit tests in working papers, draft audit reports and follow audit actions',
      'Close the books, consolidate reporting packages of subsidiaries and collect budgets',
      'Answer clinical questions at the bedside with evidence',
      'Control matter budgets and outside counsel spend of legal departments',
      'Record near misses and accidents at work',
      'Issue permits to work with isolations and gas tests',
      'Watch emissions and environmental permits against limits',
      'Keep the legal entity register with filings of subsidiaries and directors',
    ],
    products: [
      ['CCH Axcess', 'Tax, audit and practice management of accounting firms', 'Accounting firms'],
      ['CCH Tagetik', 'Consolidation, close, budgets and rolling forecasts', 'Performance management'],
      ['TeamMate', 'Audit universe, ranked plans, papers, findings and deficiencies', 'Audit management'],
      ['UpToDate', 'Clinical recommendations by topic', 'Clinical decision support'],
      ['Enablon', 'Safety, environment and operational risk', 'EHS'],
      ['Legisway', 'Contracts, entities and matters of legal departments', 'Legal management'],
    ],
    ai: [
      [
        'LegalVIEW BillAnalyzer',
        'Mark invoice lines of law firms that break the terms of a legal department',
        'Predictive AI',
      ],
      ['CCH Tagetik Ask AI', 'Answer questions on financial data', 'Generative AI'],
      ['UpToDate Expert AI', 'Answer clinical questions from reviewed content', 'Generative AI'],
    ],
  },
]);
