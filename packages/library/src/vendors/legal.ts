import { directoryVendors } from './directory-vendors.ts';

/** Research, drafting, review and files of law firms and legal departments. */
export const legal = directoryVendors('Professional services', [
  {
    id: '1b3621fb-bb5e-438e-b9f4-3f367a2705f8',
    name: 'LexisNexis',
    overview:
      'LexisNexis began with full-text search of case law for Ohio lawyers and belongs to RELX of London. Besides statutes, cases and news it sells litigation statistics and bill review for legal departments.',
    headquarters: 'New York City, New York',
    founded: '1970',
    website: 'https://www.lexisnexis.com',
    capabilities: [
      'Search statutes, cases and legal commentary',
      'Check whether a cited authority still stands',
      'Draft legal clauses, and legal research memos with cited authority',
      'Estimate litigation outcomes by court and judge',
      'Control outside counsel spend of legal departments',
      'Search company and news records for due diligence',
      'Watch changes of law and regulations',
    ],
    products: [
      ['Lexis+', 'Legal research with citator and practical guidance', 'Legal research'],
      ['Lex Machina', 'Statistics on courts, judges, counsel and damages', 'Litigation analytics'],
      ['CounselLink', 'Matters, bills and budgets of legal departments', 'Legal spend'],
      ['Nexis', 'News, company and people records', 'Research data'],
      ['InterAction+', 'Contacts and relationships of law firms', 'Relationship management'],
    ],
    ai: [
      ['Lexis+ AI', 'Answer legal questions and draft with linked citations', 'Generative AI'],
      ['Protégé', 'Assistant that works on a firm’s own documents and tasks', 'Agentic AI'],
    ],
  },
  {
    id: '214d742b-f2c5-4eb8-856c-fb5659c89e49',
    name: 'Relativity',
    overview:
      'Relativity, once called kCura, hosts the review of documents in disputes and investigations. Law firms, companies and service bureaus collect, code and produce millions of messages in it.',
    headquarters: 'Chicago, Illinois',
    founded: '2001',
    website: 'https://www.relativity.com',
    capabilities: [
      'Review documents for disclosure in litigation, ranked by relevance',
      'Identify privilege in legal correspondence',
      'Issue legal holds, and collect acknowledgments of custodians',
      'Collect evidence from mail and chat systems',
      'Redact personal data in legal documents',
      'Investigate data breaches by documents concerned',
      'Build the case chronology for litigation from mail, documents and testimony',
    ],
    products: [
      ['RelativityOne', 'Processing, review and production of evidence as a service', 'E-discovery'],
      ['Relativity Server', 'The same review run in a firm’s own data center', 'E-discovery'],
      ['Legal Hold', 'Notices, acknowledgments and custodian surveys', 'Legal hold'],
      ['Collect', 'Collection from mailboxes, chats and drives', 'Evidence collection'],
    ],
    ai: [
      ['Relativity aiR for Review', 'Propose relevance and issues per document with reasons', 'Generative AI'],
      ['Relativity aiR for Privilege', 'Identify privileged documents and draft the log', 'Generative AI'],
      ['Active learning', 'Rank documents by reviewers’ earlier decisions', 'Predictive AI'],
    ],
  },
  {
    id: '11060239-e767-4c95-a7db-af2054ce365f',
    name: 'iManage',
    overview:
      'iManage keeps mails and documents of law and accounting firms by client and matter, behind ethical walls. Its founders bought the product back from HP in 2015.',
    headquarters: 'Chicago, Illinois',
    founded: '1995',
    website: 'https://imanage.com',
    capabilities: [
      'Document management by client and matter',
      'Search precedents and know-how behind access walls',
      'Records management of closed legal matters',
      'Run closing checklists and signature pages of contract documents to a complete executed set',
      'Extract clauses from contracts',
      'Share documents with clients securely',
    ],
    products: [
      ['iManage Work', 'Documents and mails by matter', 'Document management'],
      ['iManage Share', 'Exchange of files with clients', 'File sharing'],
      ['iManage Security Policy Manager', 'Ethical walls and need-to-know access', 'Access policy'],
      ['iManage Records Manager', 'Retention and disposal of matter files', 'Records management'],
      ['iManage Closing Folders', 'Closing checklists, signature pages and closing books', 'Transaction management'],
    ],
    ai: [
      ['Ask iManage', 'Answer questions from selected matter documents', 'Generative AI'],
      ['iManage Extract', 'Read clauses and data points from contracts', 'Document AI'],
      ['iManage Insight+', 'Find knowledge across precedents and past matters', 'Search AI'],
    ],
  },
  {
    id: '7bed2af6-e454-4ed2-a63c-1ad2984df01b',
    name: 'Clio',
    overview:
      'Clio runs the office of small law firms: intake, calendar, time, trust account and bills. It bought the research service vLex, with its assistant Vincent, in 2025.',
    headquarters: 'Vancouver, Canada',
    founded: '2008',
    website: 'https://www.clio.com',
    capabilities: [
      'Take in legal clients and sign engagement letters',
      'Calendar court deadlines by rule',
      'Record billable time on matters',
      'Review pre-bills and bill clients',
      'Take card and bank payments of clients',
      'Keep trust accounts of law firms',
      'Draft legal documents from templates',
    ],
    products: [
      ['Clio Manage', 'Matters, calendar, time and bills', 'Practice management'],
      ['Clio Grow', 'Inquiries, intake forms and signatures', 'Client intake'],
      ['Clio Draft', 'Court forms and templates filled with matter data', 'Document automation'],
      ['Clio Payments', 'Card and bank payments into the right account', 'Payments'],
      ['vLex', 'International case law and legislation', 'Legal research'],
    ],
    ai: [
      ['Manage AI', 'Assistant that summarizes documents, drafts and finds deadlines in a matter', 'Generative AI'],
      ['Vincent', 'Answer legal questions across countries with cited sources', 'Generative AI'],
    ],
  },
  {
    id: 'd4854bf4-717b-420d-9d46-151e20e9ef54',
    name: 'Harvey',
    overview:
      'Harvey is a young company whose language-model workspace is used by large law firms and the legal and tax teams of companies. People ask it over their own document vaults, and build repeatable workflows for due diligence or drafting.',
    headquarters: 'San Francisco, California',
    founded: '2022',
    website: 'https://www.harvey.ai',
    capabilities: [
      'Draft legal research memos with sources',
      'Contract drafting: first drafts from the precedents of the firm, and mark-up against client positions',
      'Read data-room contracts for change of control and liabilities',
      'Answer legal and tax questions with sources',
      'Compare contract terms across documents',
      'Translate legal documents',
    ],
    products: [
      ['Assistant', 'Questions and drafts over documents and legal sources', 'Legal assistant'],
      ['Vault', 'Review of thousands of documents in a table', 'Document review'],
      ['Knowledge', 'Research in legal, regulatory and tax sources', 'Legal research'],
      ['Workflows', 'Repeatable multi-step legal tasks', 'Workflow'],
    ],
    ai: [
      ['Workflow agents', 'Carry out legal tasks of several steps with checks by the lawyer', 'Agentic AI'],
      ['Vault review tables', 'Extract the same contract terms from every document with its passage', 'Generative AI'],
    ],
  },
  {
    id: '0aaea41a-0b1d-4db8-9082-c1d119445b90',
    name: 'Litera',
    overview:
      'Litera’s comparison tool has marked changes in agreements on lawyers’ desktops for two decades. By acquisitions it added contract analysis, experience databases and closing checklists.',
    headquarters: 'Chicago, Illinois',
    founded: '2001',
    website: 'https://www.litera.com',
    capabilities: [
      'Compare contract drafts and find unmarked changes',
      'Proofread defined terms and cross-references in agreements',
      'Read data-room contracts for change of control and liabilities',
      'Run closing checklists and signature pages of contract documents to a complete executed set',
      'Find legal experience for proposals',
      'Clean metadata from outgoing documents',
    ],
    products: [
      ['Litera Compare', 'Redlines of documents, slides and sheets', 'Document comparison'],
      ['Kira', 'Clauses and liabilities read from data-room contracts', 'Contract analysis'],
      ['Foundation', 'Experience, people and matters of a firm', 'Experience management'],
      ['Litera Transact', 'Checklists, signatures and closing sets', 'Transaction management'],
      ['Contract Companion', 'Proofreading of agreements', 'Drafting'],
    ],
    ai: [
      ['Kira smart fields', 'Find clauses by models trained on lawyers’ examples', 'Document AI'],
      ['Lito', 'Assistant for drafting and review inside word processor and mail', 'Generative AI'],
    ],
  },
]);
