import { directoryVendors } from './directory-vendors.ts';

/** Workflow and low-code development for departments. */
export const lowCode = directoryVendors('Cross-industry', [
  {
    id: '99eecad3-ad7b-48a0-a5ad-be46a81564eb',
    name: 'Nintex',
    overview:
      'Nintex started with workflow for Microsoft SharePoint and today covers forms, document generation, process maps and robots for departments that automate their own work. Process owners keep descriptions and automations side by side.',
    headquarters: 'Bellevue, Washington',
    founded: '2006',
    website: 'https://www.nintex.com',
    capabilities: [
      'Route approvals by workflow',
      'Take in requests by electronic form',
      'Generate documents from data',
      'Map and document processes',
      'Automate tasks by software robot',
      'Obtain electronic signatures',
      'Build departmental applications with little code',
    ],
    products: [
      ['Nintex Workflow', 'Cloud workflow with forms and connectors', 'Workflow'],
      ['Nintex Process Manager', 'Process maps with owners, roles and changes', 'Process documentation'],
      ['Nintex RPA', 'Robots for desktop and browser tasks', 'Robotic process automation'],
      ['Nintex DocGen', 'Documents assembled from templates and records', 'Document generation'],
      ['Nintex K2', 'Workflow applications on own servers', 'Workflow'],
    ],
    ai: [
      ['Process generation', 'Turn a description or document into a process map', 'Generative AI'],
      ['Workflow generation', 'Draft forms and workflows from plain text', 'Generative AI'],
      ['Agentic business orchestration', 'Coordinate agents, people and systems in a workflow', 'Agentic AI'],
    ],
  },
  {
    id: '3f4f7a4d-91a4-47c3-98af-150ee355dc17',
    name: 'Creatio',
    overview:
      'Creatio offers customer relationship management and workflow on one no-code platform. Business users assemble screens, data and BPMN processes from ready parts.',
    headquarters: 'Boston, Massachusetts',
    founded: '2014',
    website: 'https://www.creatio.com',
    capabilities: [
      'Manage leads and sales opportunities',
      'Handle customer service cases and complaints',
      'Set up and send marketing campaigns',
      'Build workflow applications without code',
      'Orchestrate processes modeled in BPMN',
      'Route and classify service requests',
      'Manage lending and account opening workflows',
    ],
    products: [
      ['Creatio Studio', 'No-code development of processes and applications', 'Low-code development'],
      ['Creatio Sales', 'Lead, opportunity and forecast management', 'Customer relationship management'],
      ['Creatio Marketing', 'Campaigns, segments and lead nurturing', 'Marketing'],
      ['Creatio Service', 'Case management with service levels', 'Customer service'],
    ],
    ai: [
      ['Creatio.ai', 'Summarize records, draft e-mails and prepare meetings', 'Generative AI'],
      ['AI agents for sales and service', 'Research accounts, qualify leads and propose replies', 'Agentic AI'],
      ['Lead scoring', 'Predict which leads will convert', 'Predictive AI'],
    ],
  },
  {
    id: '66a9117e-d98b-4549-b878-c53775972bca',
    name: 'OutSystems',
    overview:
      'OutSystems comes from Lisbon and provides a development platform on which web, mobile and workflow applications are modeled visually and compiled to standard code. Dependencies, deployment and monitoring are part of the platform.',
    headquarters: 'Boston, Massachusetts',
    founded: '2001',
    website: 'https://www.outsystems.com',
    capabilities: [
      'Build web and mobile applications with little code',
      'Replace legacy applications step by step',
      'Digitize customer onboarding',
      'Automate workflows with human tasks',
      'Connect applications by API',
      'Deploy and monitor applications',
    ],
    products: [
      ['OutSystems Developer Cloud', 'Cloud-native low-code development and hosting', 'Low-code development'],
      ['OutSystems 11', 'Low-code platform for own or managed infrastructure', 'Low-code development'],
      ['Workflows', 'Modeled processes with human tasks in Developer Cloud', 'Workflow'],
    ],
    ai: [
      ['Mentor', 'Generate, review and change applications from requirements', 'Generative AI'],
      ['Agent Workbench', 'Build and supervise agents over company data and workflows', 'Agentic AI'],
    ],
  },
  {
    id: 'a94225ef-ab8f-4a8f-b88b-c4a5ed437c52',
    name: 'Newgen Software',
    overview:
      'Newgen develops content management, process automation and customer communication software, with ready applications for lending, account opening, trade finance and underwriting. Most of its customers are banks, insurers and public bodies.',
    headquarters: 'New Delhi, India',
    founded: '1992',
    website: 'https://newgensoft.com',
    capabilities: [
      'Take in credit applications, route credit approvals by authority and pay out loans',
      'Open customer accounts',
      'Capture and archive documents',
      'Process invoices from receipt to posting',
      'Examine trade finance documents, and issue and amend letters of credit',
      'Generate customer letters and statements',
      'Manage cases and approvals',
      'Chase missing papers of mortgage applications',
    ],
    products: [
      ['NewgenONE', 'Low-code platform for process, content and communication', 'Low-code development'],
      ['OmniDocs', 'Repository, records and archive of documents', 'Content management'],
      ['iBPS', 'Process modeling, case management and rules', 'Business process management'],
      ['OmniOMS', 'Composition and delivery of customer communication', 'Customer communication'],
    ],
    ai: [
      ['NewgenONE Marvin', 'Draft applications, summaries and answers from text', 'Generative AI'],
      ['Number Theory', 'Train and deploy predictive models, such as credit scores', 'Predictive AI'],
      [
        'Trade document classification',
        'Data extraction from presented trade documents, sorted and examined',
        'Document AI',
      ],
    ],
  },
]);
