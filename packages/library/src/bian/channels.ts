import type { LibraryEntry } from '../reference-library.ts';

export const channels: readonly LibraryEntry[] = [
  [
    '3',
    'Channels',
    'Every place and device through which customers and market partners reach the bank, run so that a request is recognized, secured and answered the same way wherever it starts.',
  ],
  [
    '3.1',
    'Channel Specific',
    'Day-to-day running of individual channels: counters, cash machines, web and mobile banking and message networks are kept open, stocked and secure by the teams that own them.',
  ],
  [
    '3.1.1',
    'ATM Network Operations',
    'A control desk monitors thousands of cash machines around the clock, predicts when each will run empty, dispatches carriers and engineers, and traces cash differences through machine journals.',
  ],
  [
    '3.1.2',
    'Branch Location Operations',
    'Branch managers open and secure the site, allocate tellers and advisers to counters and appointments, supervise cash handling and see tills balanced against the system before closing.',
  ],
  [
    '3.1.3',
    'eBranch Operations',
    'Site reliability staff keep web and mobile banking available, balance load at salary-day peaks, roll out app releases overnight and post outage notices when login or payment failures rise.',
  ],
  [
    '3.1.4',
    'Financial Gateway',
    'Formats, signs and routes SWIFT, clearing-house and exchange messages in both directions; malformed ones wait in a repair queue that operators empty before each cut-off.',
  ],
  [
    '3.2',
    'Cross Channel',
    'Services shared by all channels that recognize who is calling, decide what they may do and carry the conversation over from screen to telephone to counter.',
  ],
  [
    '3.2.1',
    'Contact Routing',
    'Reads caller identity, stated purpose and recent activity within seconds and sends each call, chat or message to self-service, a skilled agent or the named relationship manager.',
  ],
  [
    '3.2.2',
    'Session Dialogue',
    'During a live conversation the agent sees balances, open cases and suggested next questions drawn from several systems; the exchange is recorded and wrapped up with a reason code.',
  ],
  [
    '3.2.3',
    'Party Authentication',
    'Password, device, biometrics or one-time code prove that customers are who they claim at login, on the phone or at the counter; the access team unlocks those blocked after repeated failures.',
  ],
  [
    '3.2.4',
    'Transaction Authorization',
    'Millions of interactive requests a day are scored on amount, device, payee and behavior; low-risk ones pass at once, others need a second factor or wait for an analyst.',
  ],
  [
    '3.2.5',
    'Customer Access Entitlement',
    'Back-office staff set up, change and revoke the users, accounts and limits a customer may operate online, from signed mandates and corporate administrator requests, with dual control on every change.',
  ],
  [
    '3.3',
    'Distribution',
    'Moves physical and printed items, from banknotes to card packs and letters, to branches and customers securely, on schedule and with proof of delivery.',
  ],
  [
    '3.3.1',
    'Correspondence',
    'Customer data is merged into approved letter, email and message templates and sent in batches of several hundred thousand a month; mailroom staff reprocess returned items with corrected addresses.',
  ],
  [
    '3.3.2',
    'Branch Currency Distribution',
    'Cash planners set armored-van routes and note orders from branch and machine forecasts, hand over sealed bags against signature and investigate differences reported by the receiving site.',
  ],
  [
    '3.3.3',
    'Product Inventory Distribution',
    'Warehouse staff pick and ship cheque books, card stock, brochures and card readers against branch orders or direct customer requests, and adjust stock records on dispatch.',
  ],
  [
    '3.4',
    'Information Providers',
    'Buys, checks and spreads market and reference data, so that trading, valuation and reporting systems all price from the same licensed source.',
  ],
  [
    '3.4.1',
    'Information Provider Operation',
    'Vendor managers onboard data feeds, count users and terminals against license terms every month, reconcile provider invoices and cut subscriptions that no desk opens any more.',
  ],
  [
    '3.4.2',
    'Financial Instrument Reference Data Management',
    'Data operations merges instrument terms from several vendors into one golden record, resolves conflicts in coupon, maturity or identifier by rule, and sets up new securities before first trade.',
  ],
  [
    '3.4.3',
    'Market Data Switch Operation',
    'Live quotes and rates flow from providers to subscribed systems within milliseconds; support engineers watch for stale ticks, fail over broken feeds and warn dealers of gaps.',
  ],
  [
    '3.5',
    'Servicing',
    'Answers customers who need help: contact centers, help tools and service counters resolve requests at first contact and pass on what they cannot settle.',
  ],
  [
    '3.5.1',
    'Contact Center Operations',
    'Supervisors run the floor of telephone, chat and email agents through the day, matching staff to arriving volume and moving skills between queues when waits exceed target.',
  ],
  [
    '3.5.1.1',
    'Forecast contact volumes and schedule agents',
    'Workforce planners derive half-hourly call and chat forecasts from history, billing dates and campaigns, build weekly shifts around leave and skills, and re-plan when actual demand deviates.',
  ],
  [
    '3.5.1.2',
    'Answer account inquiries by phone, chat and email',
    'Agents identify the customer, look up balances, fees or payment status and reply from knowledge articles; most of several thousand daily questions repeat a few dozen patterns.',
  ],
  [
    '3.5.2',
    'Interactive Help',
    'Guides self-service users and staff with searchable answers, chatbots and step-by-step prompts; editors review unanswered questions every week and add or correct articles.',
  ],
  [
    '3.5.3',
    'Point of Service',
    'At the start of a shift each staffed position receives its cash float, forms and device access from the head teller, who reconciles them when the colleague signs off.',
  ],
  [
    '3.5.4',
    'Servicing Issue',
    'Operations leads detect recurring service failures, such as late statements or declined transfers, from logs and complaints, find the faulty step and coordinate the fix and customer notice.',
  ],
];
