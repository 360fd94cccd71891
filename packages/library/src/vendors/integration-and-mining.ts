import { directoryVendors } from './directory-vendors.ts';

/** Process mining, integration platforms and enterprise search. */
export const integrationAndMining = directoryVendors('Cross-industry', [
  {
    id: '091ceaff-c2ce-4564-bbf9-d3d1412acf26',
    name: 'Celonis',
    overview:
      'Three students of the Technical University of Munich founded Celonis to reconstruct processes from the tables of ERP systems. The software measures variants, delays and rework and triggers actions where a case goes wrong.',
    headquarters: 'Munich, Germany',
    founded: '2011',
    website: 'https://www.celonis.com',
    capabilities: [
      'Discover processes from event logs',
      'Measure process performance and bottlenecks',
      'Check conformance with the designed process',
      'Find duplicate and late payments',
      'Prioritize order and inventory exceptions',
      'Model and document processes',
      'Automate actions on process exceptions',
      'Simulate process changes',
    ],
    products: [
      ['Celonis Process Intelligence Platform', 'Mining and improvement of processes', 'Process mining'],
      ['Process Intelligence Graph', 'Object-centric model of a company’s events and objects', 'Process mining'],
      ['Orchestration Engine', 'Coordination of systems, people and agents', 'Orchestration'],
      ['Make', 'Visual connection of applications and agents', 'Integration'],
      ['Process Designer', 'Modeling and publishing of processes', 'Process design'],
    ],
    ai: [
      ['Process Copilots', 'Answer questions about process performance', 'Conversational AI'],
      ['Annotation Builder', 'Classify and enrich process records by language model', 'Generative AI'],
      ['AgentC', 'Supply agents of other platforms with process data', 'Agentic AI'],
      ['Predictions', 'Predict delays and outcomes of running cases', 'Predictive AI'],
    ],
  },
  {
    id: 'd5c4ba3a-733e-4240-9e58-442afb7bbe3a',
    name: 'QPR Software',
    overview:
      'QPR Software from Finland has offered process modeling and performance scorecards since the nineties and was early in process mining. Its mining product also runs natively inside Snowflake accounts.',
    headquarters: 'Helsinki, Finland',
    founded: '1991',
    website: 'https://www.qpr.com',
    capabilities: [
      'Discover processes from event logs',
      'Check conformance with the designed process',
      'Model and document processes',
      'Model enterprise architecture',
      'Track performance indicators and strategy',
    ],
    products: [
      ['QPR ProcessAnalyzer', 'Process mining, with an edition for Snowflake', 'Process mining'],
      ['QPR ProcessDesigner', 'Process models and their publication', 'Process design'],
      ['QPR EnterpriseArchitect', 'Architecture models of business and IT', 'Enterprise architecture'],
      ['QPR Metrics', 'Scorecards and action plans', 'Performance management'],
    ],
    ai: [
      ['Root cause analysis', 'Find attributes that explain delays and deviations', 'Machine learning'],
      ['Case outcome prediction', 'Predict durations and results of running cases', 'Predictive AI'],
    ],
  },
  {
    id: 'c0699450-4d08-42a9-8449-b275e11d2b0b',
    name: 'Boomi',
    overview:
      'Boomi runs an integration platform in the cloud whose small runtimes can stand in any data center. Interfaces, data flows, master data and partner messages are configured in a browser.',
    headquarters: 'Conshohocken, Pennsylvania',
    founded: '2000',
    website: 'https://boomi.com',
    capabilities: [
      'Connect applications by API',
      'Synchronize master data between systems',
      'Exchange electronic orders and invoices with suppliers and customers',
      'Automate workflows across applications',
      'Publish and secure APIs',
      'Load and convert data between systems',
    ],
    products: [
      ['Boomi Integration', 'Flows between cloud and local applications', 'Integration'],
      ['Boomi API Management', 'Gateway, portal and policies of interfaces', 'API management'],
      ['Boomi DataHub', 'Golden records of master data', 'Master data management'],
      ['Boomi Flow', 'Forms and workflow applications', 'Workflow'],
      ['Boomi EDI', 'Electronic data interchange with partners', 'Supply chain integration'],
    ],
    ai: [
      ['Boomi Agentstudio', 'Design, registry and monitoring of agents', 'Agentic AI'],
      ['Boomi GPT', 'Generate integrations and documentation from plain text', 'Generative AI'],
      ['Boomi Suggest', 'Propose data mappings learned from other integrations', 'Machine learning'],
    ],
  },
  {
    id: '5c620e0f-074b-4830-9aa2-33ccc29c01d1',
    name: 'Workato',
    overview:
      'Workato lets business and IT teams build “recipes” that react to events in one application by steps in others. The same connectors serve as tools for agents.',
    headquarters: 'Palo Alto, California',
    founded: '2013',
    website: 'https://www.workato.com',
    capabilities: [
      'Connect applications by API',
      'Automate workflows across applications',
      'Pass orders from sales to finance systems',
      'Onboard employees across systems',
      'Load and convert data between systems',
      'Publish and secure APIs',
      'Exchange electronic orders and invoices with suppliers and customers',
    ],
    products: [
      ['Workato ONE', 'Integration, automation and agents on one platform', 'Integration'],
      ['Workato API Platform', 'Building and control of interfaces', 'API management'],
      ['Workflow Apps', 'Request and approval pages for people', 'Workflow'],
      ['Workato Data Orchestration', 'Bulk transfer and transformation of data', 'Data integration'],
    ],
    ai: [
      ['Agent Studio', 'Build agents that use recipes as skills', 'Agentic AI'],
      ['Genies', 'Prebuilt agents for departments such as sales, IT and support', 'Agentic AI'],
      ['Copilots', 'Generate recipes and connectors from plain text', 'Generative AI'],
    ],
  },
  {
    id: 'f118b61b-9af0-4ade-b255-a687799a3119',
    name: 'SnapLogic',
    overview:
      'SnapLogic connects applications and data stores through visual pipelines made of ready components called Snaps. The same pipelines move bulk data, answer requests and serve agents.',
    headquarters: 'San Mateo, California',
    founded: '2006',
    website: 'https://www.snaplogic.com',
    capabilities: [
      'Connect applications by API',
      'Load and convert data between systems',
      'Automate workflows across applications',
      'Publish and secure APIs',
      'Process documents within integration pipelines',
    ],
    products: [
      ['SnapLogic Integration Platform', 'Pipelines between applications and data', 'Integration'],
      ['SnapLogic API Management', 'Publication and control of interfaces', 'API management'],
      ['AutoSync', 'Replication of data into warehouses', 'Data integration'],
    ],
    ai: [
      ['AgentCreator', 'Compose agents and retrieval from pipelines', 'Agentic AI'],
      ['SnapGPT', 'Generate and explain pipelines from plain text', 'Generative AI'],
      ['Iris', 'Recommend the next step while a pipeline is built', 'Machine learning'],
    ],
  },
  {
    id: '57da6d6c-d4ce-4ac6-89ba-7924344220c1',
    name: 'Jitterbit',
    overview:
      'Jitterbit offers integration, interface management, electronic data interchange and low-code applications under the name Harmony. Middle-sized companies use it to tie ERP, commerce and customer systems together.',
    headquarters: 'Alameda, California',
    founded: null,
    website: 'https://www.jitterbit.com',
    capabilities: [
      'Connect applications by API',
      'Exchange electronic orders and invoices with suppliers and customers',
      'Synchronize orders and stock between commerce and ERP',
      'Build web applications with little code',
      'Publish and secure APIs',
    ],
    products: [
      ['Jitterbit iPaaS', 'Integration flows and connectors', 'Integration'],
      ['Jitterbit API Manager', 'Creation and security of interfaces', 'API management'],
      ['Jitterbit EDI', 'Document exchange with trading partners', 'Supply chain integration'],
      ['Jitterbit App Builder', 'Low-code web and mobile applications', 'Low-code development'],
    ],
    ai: [
      ['AI agents', 'Ready and configurable agents for support, sales and operations', 'Agentic AI'],
      ['AI Assistant', 'Generate integrations, connectors and applications from text', 'Generative AI'],
    ],
  },
  {
    id: 'f7d79717-2760-48dc-8e6d-4086ec6979b8',
    name: 'n8n',
    overview:
      'n8n develops a workflow engine whose source can be read and which teams run themselves or as a service. Nodes for applications, code and language models are wired on a canvas.',
    headquarters: 'Berlin, Germany',
    founded: '2019',
    website: 'https://n8n.io',
    capabilities: [
      'Connect applications by API',
      'Automate workflows across applications',
      'Build agents with tools and memory',
      'Process e-mails and attachments',
      'Send alerts on to people and applications',
    ],
    products: [
      ['n8n Cloud', 'Hosted workflows', 'Workflow'],
      ['n8n Enterprise', 'Own hosting with single sign-on, environments and logs', 'Workflow'],
      ['n8n Community Edition', 'Workflows on own servers', 'Workflow'],
    ],
    ai: [
      ['AI Agent node', 'Let a model choose among tools within a workflow', 'Agentic AI'],
      ['AI Workflow Builder', 'Generate workflows from plain text', 'Generative AI'],
      ['Evaluations', 'Test the answers of model steps against examples', 'AI governance'],
    ],
  },
  {
    id: '1b714cea-8796-4187-859c-7eceeab5b825',
    name: 'Glean',
    overview:
      'Glean indexes documents, messages and tickets of a company and answers questions within the permissions of the asker. Agents built on the index carry out recurring knowledge work.',
    headquarters: 'Palo Alto, California',
    founded: '2019',
    website: 'https://www.glean.com',
    capabilities: [
      'Search company knowledge',
      'Answer employee questions with sources',
      'Generate and summarize text',
      'Prepare meetings and customer briefs',
      'Find experts on a topic',
    ],
    products: [
      ['Glean Search', 'Search across applications', 'Enterprise search'],
      ['Glean Assistant', 'Questions, analysis and drafts over company knowledge', 'Assistant'],
      ['Glean Agents', 'Building and running of knowledge agents', 'Agent development'],
    ],
    ai: [
      ['Enterprise graph', 'Relate people, content and activity to rank answers', 'Search'],
      ['Agent builder', 'Compose agents from search, reasoning and actions', 'Agentic AI'],
      ['Retrieval-based answers', 'Answer questions with citations', 'Generative AI'],
    ],
  },
]);
