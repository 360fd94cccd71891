import { directoryVendors } from './directory-vendors.ts';

/** Contact centers and conversational agents. */
export const contactCenters = directoryVendors('Cross-industry', [
  {
    id: '3f5b875a-bd7f-434f-aa91-2bd43b191d1f',
    name: 'Genesys',
    overview:
      'Genesys makes contact-center software that distributes calls, messages and e-mails and records what happens along a customer journey. Forecasting, scheduling and quality management of the staff belong to the same cloud service.',
    headquarters: 'Menlo Park, California',
    founded: '1990',
    website: 'https://www.genesys.com',
    capabilities: [
      'Route contacts by intent, and let callers identify themselves to a voice bot',
      'Answer customer inquiries',
      'Build agent rosters from the forecast, labor law and wishes, with intraday steering of queues and breaks',
      'Check every service conversation by speech analytics, and coach agents',
      'Run outbound contact campaigns',
      'Analyze customer journeys',
      'Load forecast of contacts by channel and half hour',
      'Draft replies to customer inquiries from knowledge articles',
      'Assistant that shows agents the next step and article while the customer speaks',
      'Transcribe calls, and write the contact summary with its reason code',
    ],
    products: [
      ['Genesys Cloud CX', 'Contact center, journeys and workforce as a service', 'Contact center'],
      ['Workforce Engagement Management', 'Forecasts, schedules, quality and coaching', 'Workforce management'],
      ['Journey Management', 'Measurement of customer journeys across channels', 'Journey analytics'],
    ],
    ai: [
      ['Virtual Agent', 'Resolve spoken and written inquiries', 'Conversational AI'],
      [
        'Agent Copilot',
        'Agent assist: next step and article while the customer speaks, contact note with reason code',
        'Generative AI',
      ],
      ['Predictive Routing', 'Match customers with staff by expected result', 'Predictive AI'],
      ['Speech and text analytics', 'Detect topics and sentiment in conversations', 'Natural language processing'],
    ],
  },
  {
    id: '4dcdc12b-7b77-44d8-8ae5-a313ea30b353',
    name: 'NICE',
    overview:
      'NICE supplies contact-center software, analysis of recorded interactions and, under the name Actimize, surveillance of financial crime. It took over Cognigy, a German maker of conversational agents, in 2025.',
    headquarters: 'Ra’anana, Israel',
    founded: '1986',
    website: 'https://www.nice.com',
    capabilities: [
      'Route contacts by intent, and let callers identify themselves to a voice bot',
      'Build agent rosters from the load forecast of contacts, labor law and wishes, with intraday steering of queues and breaks',
      'Check every service conversation by speech analytics, and coach agents',
      'Answer customer inquiries',
      'Score payments for fraud in real time',
      'Monitor transactions for money laundering',
      'Surveillance of trading for market abuse',
      'Automate desktop tasks by robot',
      'Assistant that shows agents the next step and article while the customer speaks',
      'Transcribe calls, and write the contact summary with its reason code',
    ],
    products: [
      ['CXone Mpower', 'Contact center, analytics and agents as a service', 'Contact center'],
      ['Cognigy.AI', 'Design and running of voice and chat agents', 'Conversational AI'],
      ['NICE Actimize', 'Fraud, money laundering and trade surveillance', 'Financial crime'],
      ['NICE Workforce Management', 'Forecasting and scheduling', 'Workforce management'],
      ['NEVA', 'Attended and unattended desktop robots', 'Robotic process automation'],
    ],
    ai: [
      ['Enlighten', 'Recognize behavior, sentiment and purpose of conversations', 'Natural language processing'],
      ['Cognigy AI Agents', 'Agents that converse by voice and chat and act in systems', 'Agentic AI'],
      [
        'Mpower Copilot',
        'Agent assist: next step and article while the customer speaks, contact note with reason code',
        'Generative AI',
      ],
      ['Actimize detection models', 'Score transactions and alerts for financial crime', 'Predictive AI'],
    ],
  },
  {
    id: '0aec855f-e8e2-4a62-a949-70d1d92e8f22',
    name: 'Five9',
    overview:
      'Five9 was among the first to offer the contact center as a cloud service. Voice, messaging and outbound dialling come with workforce tools and connectors to customer databases.',
    headquarters: 'San Ramon, California',
    founded: '2001',
    website: 'https://www.five9.com',
    capabilities: [
      'Route contacts by intent, and let callers identify themselves to a voice bot',
      'Answer customer inquiries',
      'Run outbound contact campaigns',
      'Evaluate service conversations and coach staff',
      'Build agent rosters of contact centers from the forecast and labor law',
      'Transcribe calls, and write the contact summary with its reason code',
      'Assistant that shows agents the next step and article while the customer speaks',
    ],
    products: [
      ['Five9 Intelligent CX Platform', 'Contact center for voice and digital channels', 'Contact center'],
      ['Five9 Workforce Engagement', 'Scheduling, quality and interaction analytics', 'Workforce management'],
      ['Five9 Workflow Automation', 'Triggers and actions across service systems', 'Workflow'],
    ],
    ai: [
      ['Five9 AI Agents', 'Resolve inquiries by voice and chat', 'Conversational AI'],
      [
        'Agent Assist',
        'Next step and article while the customer speaks, contact note with reason code',
        'Generative AI',
      ],
      ['AI Insights', 'Group reasons for contact and find automation candidates', 'Natural language processing'],
    ],
  },
  {
    id: '40e36e5a-9198-4b15-910a-d66aa2596666',
    name: 'Kore.ai',
    overview:
      'Kore.ai provides a platform for conversational and multi-agent applications, with versions for customer service, employee service and process work. Banks, insurers, retailers and hospitals host it in the cloud or on their own servers.',
    headquarters: 'Orlando, Florida',
    founded: null,
    website: 'https://www.kore.ai',
    capabilities: [
      'Answer customer inquiries',
      'Answer employee questions on personnel and IT',
      'Route and classify service requests',
      'Search company knowledge',
      'Coach service staff during conversations',
      'Orchestrate several agents on one request',
    ],
    products: [
      ['Kore.ai Agent Platform', 'Building, evaluating and governing agents', 'AI platform'],
      ['AI for Service', 'Virtual agents, agent desktop and routing', 'Customer service'],
      ['AI for Work', 'Enterprise search and assistants for staff', 'Employee service'],
      ['AI for Process', 'Agents within operational workflows', 'Workflow'],
    ],
    ai: [
      ['Multi-agent orchestration', 'Plan and divide a request among agents', 'Agentic AI'],
      ['Voice and chat agents', 'Understand intent and hold dialogues in many languages', 'Conversational AI'],
      ['Search AI', 'Answer questions from company documents', 'Generative AI'],
    ],
  },
  {
    id: 'ab36a6b7-1810-44bb-9b70-7794b44cd8fd',
    name: 'Sierra',
    overview:
      'Bret Taylor and Clay Bavor founded Sierra to build agents that speak for a company with its customers. An agent follows written goals and guardrails and changes orders, bookings or subscriptions in the systems behind.',
    headquarters: 'San Francisco, California',
    founded: '2023',
    website: 'https://sierra.ai',
    capabilities: [
      'Answer customer inquiries',
      'Process returns and exchanges',
      'Change bookings and subscriptions',
      'Retain customers who want to cancel',
      'Hand conversations over with a summary',
    ],
    products: [
      ['Sierra Agent OS', 'Running and supervision of customer agents', 'Conversational AI'],
      ['Agent Studio', 'No-code design, testing and release of agents', 'Agent development'],
      ['Agent SDK', 'Programming of agent skills', 'Agent development'],
    ],
    ai: [
      ['Customer agents', 'Hold conversations and take action within set limits', 'Agentic AI'],
      ['Voice agents', 'Answer telephone calls', 'Conversational AI'],
      ['Live Assist', 'Suggest replies and next steps to service staff', 'Generative AI'],
    ],
  },
]);
