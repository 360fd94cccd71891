import type { LibraryEntry } from '../reference-library.ts';

export const customerService: readonly LibraryEntry[] = [
  [
    '6.0',
    'Manage Customer Service',
    'Service leaders make sure that customers get help, repairs, returns and recalls handled promptly and fairly after the sale, and that what they say reaches product and sales teams.',
  ],
  [
    '6.1',
    'Develop customer service strategy',
    'Policies, service levels and warranty terms are designed by customer service management with legal, finance and product input before any agent answers a call.',
  ],
  [
    '6.1.4',
    'Define customer service policies and procedures',
    'Service designers write reply guidelines, compensation limits and escalation paths, publish them in the knowledge base for agents, and revise pages whose guidance leads to repeat contacts.',
  ],
  [
    '6.1.5',
    'Establish target service level for each customer segment',
    'From segment value, cost to serve and competitor promises, management sets answer and resolution times by customer tier, and workforce planning converts these into required agents.',
  ],
  [
    '6.2',
    'Plan and manage customer service contacts',
    'Contact centers forecast and staff for incoming work, answer questions and complaints over every channel, and process returns and mandatory reports without losing a case.',
  ],
  [
    '6.2.1',
    'Plan and manage customer service work force',
    'Workforce planners forecast calls, chats and e-mails by half hour, build shift rosters to match, move agents between queues during the day, and score sampled conversations for quality.',
  ],
  [
    '6.2.2',
    'Manage customer service problems, requests, and inquiries',
    'Agents identify the customer, read the case history, diagnose the request with help from the knowledge base, resolve it or route it onward, and record what was done in the ticketing system.',
  ],
  [
    '6.2.3',
    'Manage customer complaints',
    'Complaints by letter, phone and social media are logged, classified by cause and severity, assigned to a handler with authority to compensate, and answered in writing before the promised date.',
  ],
  [
    '6.2.4',
    'Process returns',
    'Return requests are validated against purchase date and policy, a label issued, the received article inspected for condition and reason, and refund or exchange released by the returns desk.',
  ],
  [
    '6.3',
    'Service products after sales',
    'After-sales teams register products, decide warranty claims, recover cost from suppliers and carry out repairs or installation, keeping equipment working through its life.',
  ],
  [
    '6.3.1',
    'Register products',
    'Serial numbers and owner details entered on cards, apps or by installers are verified against shipment data, completed where fields are missing, and used to start warranty periods.',
  ],
  [
    '6.3.2',
    'Process warranty claims',
    'Claims assistants check photographs, invoices and fault codes against warranty rules, pay clear cases automatically, send doubtful ones to a technical examiner, and notify the dealer of the decision.',
  ],
  [
    '6.3.4',
    'Service products',
    "Dispatchers schedule field technicians by skill, part availability and travel time; the technician repairs on site, documents findings on a mobile form and obtains the customer's signature.",
  ],
  [
    '6.4',
    'Manage product recalls and regulatory audits',
    'When a product may harm people, a recall team coordinates hazard assessment, notification, collection and regulator reporting until the authority agrees that the case can be closed.',
  ],
  [
    '6.4.3',
    'Manage recall related communications',
    'Communications and legal staff prepare notices for customers, dealers and media from approved facts, send them to affected owners by several channels, and log replies from a call line.',
  ],
  [
    '6.4.4',
    'Submit regulatory reports',
    'Regulatory specialists fill in authority forms with lot, hazard and sales data, submit them within statutory hours, answer follow-up questions, and file proof of each submission.',
  ],
  [
    '6.5',
    'Evaluate customer service operations and customer satisfaction',
    'Quality and insight teams measure how customers judge service, complaints and products, find the drivers of dissatisfaction, and bring them before the people able to change them.',
  ],
  [
    '6.5.1',
    'Measure customer satisfaction with customer problems, requests, and inquiries handling',
    'Short surveys are triggered after each closed case, free-text answers grouped by theme and sentiment, and team leaders coach agents or correct procedures where scores fall.',
  ],
  [
    '6.5.3',
    'Measure customer satisfaction with products and services',
    'Ratings, reviews, returns and panel interviews are pulled together per product each quarter, and product managers receive the leading reasons for praise and disappointment with sample quotations.',
  ],
];
