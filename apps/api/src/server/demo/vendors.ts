/** Vendors of the example client. Headquarters and founding years as in the list of S&P 500 companies, 2026. */
export const VENDORS = [
  {
    name: 'ServiceNow',
    overview:
      'Workflow platform on which service, operations and back-office work is requested, routed and tracked in one place.',
    headquarters: 'Santa Clara, California',
    founded: '2003',
    industry: 'Workflow automation',
    website: 'https://www.servicenow.com',
    capabilities: ['Workflow automation', 'Case management', 'Self-service portal', 'Integration', 'Process mining'],
    products: [
      { name: 'App Engine', category: 'Low-code', description: 'Builds and runs workflow applications.' },
      {
        name: 'Customer Service Management',
        category: 'Service',
        description: 'Routes customer cases across departments.',
      },
    ],
    aiCapabilities: [
      {
        name: 'Now Assist',
        category: 'Generative AI',
        description: 'Summarises cases, drafts answers and finds knowledge.',
      },
      { name: 'AI Agents', category: 'Agentic', description: 'Carry multi-step requests through under supervision.' },
    ],
  },
  {
    name: 'Salesforce',
    overview: 'Customer platform for sales, service and marketing, with an industry edition for insurers.',
    headquarters: 'San Francisco, California',
    founded: '1999',
    industry: 'Customer relationship management',
    website: 'https://www.salesforce.com',
    capabilities: ['Customer 360', 'Case management', 'Omnichannel contact', 'Workflow automation', 'Integration'],
    products: [
      {
        name: 'Financial Services Cloud',
        category: 'Industry',
        description: 'Policies, claims and households on one record.',
      },
      { name: 'MuleSoft', category: 'Integration', description: 'Connects core systems by managed interfaces.' },
    ],
    aiCapabilities: [
      { name: 'Agentforce', category: 'Agentic', description: 'Agents that answer customers and act in the system.' },
      { name: 'Einstein', category: 'Predictive AI', description: 'Scores leads and cases by likely outcome.' },
    ],
  },
  {
    name: 'Microsoft',
    overview: 'Cloud, office and low-code tools that many insurers already license for every desk.',
    headquarters: 'Redmond, Washington',
    founded: '1975',
    industry: 'Cloud and productivity',
    website: 'https://www.microsoft.com',
    capabilities: ['Robotic process automation', 'Document processing', 'Low-code', 'Integration', 'Analytics'],
    products: [
      { name: 'Power Automate', category: 'Automation', description: 'Cloud flows and desktop robots.' },
      { name: 'Azure', category: 'Cloud', description: 'Hosts data, models and integration.' },
    ],
    aiCapabilities: [
      {
        name: 'Document Intelligence',
        category: 'Document AI',
        description: 'Reads forms, letters and invoices into fields.',
      },
      { name: 'Copilot Studio', category: 'Agentic', description: 'Builds assistants and agents on company data.' },
    ],
  },
  {
    name: 'IBM',
    overview: 'Automation, data and decision software together with consulting for regulated industries.',
    headquarters: 'Armonk, New York',
    founded: '1911',
    industry: 'Enterprise software and consulting',
    website: 'https://www.ibm.com',
    capabilities: [
      'Decision management',
      'Document processing',
      'Workflow automation',
      'Process mining',
      'Integration',
    ],
    products: [
      {
        name: 'Cloud Pak for Business Automation',
        category: 'Automation',
        description: 'Content, workflow and decisions.',
      },
    ],
    aiCapabilities: [
      {
        name: 'watsonx Orchestrate',
        category: 'Agentic',
        description: 'Puts agents and automations to work together.',
      },
    ],
  },
];
