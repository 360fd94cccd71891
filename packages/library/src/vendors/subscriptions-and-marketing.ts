import { directoryVendors } from './directory-vendors.ts';

/** Leads, campaigns, subscriptions and recurring invoices of any industry. */
export const subscriptionsAndMarketing = directoryVendors('Cross-industry', [
  {
    id: '36ab7594-89db-4a3a-9485-47ae962af88b',
    name: 'HubSpot',
    overview:
      'Small and middle-sized firms run marketing mails, deals and tickets on one contact record in HubSpot, which began with blogs and landing pages. A free edition brings in most who later pay for hubs.',
    headquarters: 'Cambridge, Massachusetts',
    founded: '2006',
    website: 'https://www.hubspot.com',
    capabilities: [
      'Set up and send marketing campaigns and nurture leads',
      'Score and route leads to sales',
      'Track deals and forecast sales',
      'Handle customer tickets and live chat',
      'Publish landing pages and content',
      'Keep contact and company data clean',
    ],
    products: [
      ['Marketing Hub', 'Mails, forms, campaigns and lead scoring', 'Marketing'],
      ['Sales Hub', 'Deals, sequences and forecasts', 'Sales'],
      ['Service Hub', 'Tickets, chat and knowledge base', 'Service'],
      ['Content Hub', 'Websites, blogs and landing pages', 'Content'],
      ['Operations Hub', 'Synchronizing and cleaning of records', 'Data quality'],
    ],
    ai: [
      ['Breeze Assistant', 'Summarize records and draft mails in the CRM', 'Generative AI'],
      ['Breeze Customer Agent', 'Answer questions of customers from own content', 'Agentic AI'],
      ['Breeze Prospecting Agent', 'Research contacts and draft first mails', 'Agentic AI'],
    ],
  },
  {
    id: '03d4c84c-b147-4365-b91a-51d6d155908b',
    name: 'Zuora',
    overview:
      'A founder from Salesforce coined the subscription economy with Zuora, whose ledgers rate usage, amend contracts midway and spread revenue over years. Silver Lake and GIC took it private in February 2025.',
    headquarters: 'Redwood City, California',
    founded: '2007',
    website: 'https://www.zuora.com',
    capabilities: [
      'Bill subscriptions and usage',
      'Amend, renew and cancel subscriptions',
      'Recognize revenue of contracts',
      'Collect payments and retry failed cards',
      'Set up paywalls and metered access',
    ],
    products: [
      ['Zuora Billing', 'Rating, invoices and amendments of subscriptions', 'Billing'],
      ['Zuora Revenue', 'Revenue recognition by ASC 606 and IFRS 15', 'Revenue accounting'],
      ['Zuora Payments', 'Gateways, methods and retries', 'Payments'],
      ['Zuora CPQ', 'Quotes of subscriptions inside the CRM', 'Quoting'],
      ['Zephr', 'Paywalls, registration walls and trials', 'Subscriber journeys'],
    ],
    ai: [
      ['Payment retry', 'Choose time and gateway for a failed payment', 'Predictive AI'],
      ['Zephr paywalls', 'Choose wall and offer by the propensity of readers', 'Predictive AI'],
    ],
  },
  {
    id: '622fa536-bc03-4cdd-b3ed-f415fa4d15a5',
    name: 'Chargebee',
    overview:
      'Software start-ups take Chargebee when spreadsheets of recurring invoices break; it began in Chennai. Later came cancellation flows, by the purchase of Brightback, and reminders for overdue accounts.',
    headquarters: 'San Francisco, California',
    founded: '2011',
    website: 'https://www.chargebee.com',
    capabilities: [
      'Bill recurring plans, add-ons and usage',
      'Remind customers of overdue invoices',
      'Retry failed card payments',
      'Make offers at cancellation',
      'Recognize subscription revenue',
    ],
    products: [
      ['Chargebee Billing', 'Plans, trials, invoices and taxes', 'Billing'],
      ['Chargebee RevRec', 'Revenue schedules and reports', 'Revenue accounting'],
      ['Chargebee Retention', 'Offers and reasons at cancellation', 'Retention'],
      ['Chargebee Receivables', 'Reminders and promises to pay', 'Collections'],
    ],
    ai: [
      ['Smart dunning', 'Time retries of failed payments by their history', 'Predictive AI'],
      ['Chargebee Copilot', 'Answer questions on configuration and subscriptions', 'Generative AI'],
    ],
  },
  {
    id: '0dafe673-f2cf-4549-9f62-1e8f7cf95011',
    name: 'Adobe',
    overview:
      'Adobe makes tools for design and documents and a cloud for digital marketing. The latter joins customer profiles, web content, campaigns and analytics.',
    headquarters: 'San Jose, California',
    founded: '1982',
    website: 'https://www.adobe.com',
    capabilities: [
      'Set up and send marketing campaigns',
      'Personalize web and app content',
      'Manage images and videos for marketing',
      'Unify customer data of many systems',
      'Obtain electronic signatures',
      'Analyze customer journeys',
      'Produce images and layouts',
    ],
    products: [
      ['Adobe Experience Platform', 'Customer profiles and segments', 'Customer data platform'],
      ['Adobe Experience Manager', 'Web content, forms and assets', 'Content management'],
      ['Adobe Journey Optimizer', 'Messages along customer journeys', 'Marketing'],
      ['Adobe Acrobat Sign', 'Electronic signatures', 'Electronic signature'],
      ['Adobe Workfront', 'Planning of marketing work', 'Work management'],
    ],
    ai: [
      ['Adobe Firefly', 'Generate and edit images, video and sound', 'Generative AI'],
      ['Agent Orchestrator', 'Coordinate agents for audiences, journeys and content', 'Agentic AI'],
      ['Acrobat AI Assistant', 'Answer questions on and summarize documents', 'Generative AI'],
      ['Customer AI', 'Predict churn and purchase for each profile', 'Predictive AI'],
    ],
  },
]);
