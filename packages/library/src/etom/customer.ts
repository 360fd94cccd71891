import type { LibraryEntry } from '../reference-library.ts';

export const customerDomain: readonly LibraryEntry[] = [
  [
    '1.3',
    'Customer Domain',
    'All dealings with the people and companies who hold services: knowing them, taking orders, answering, repairing, billing, collecting, and keeping their trust and their business.',
  ],
  [
    '1.3.2',
    'Customer Experience Management',
    'Watching how customers fare across channels and over time, finding where the journey hurts, and seeing that the responsible teams put it right.',
  ],
  [
    '1.3.2.A',
    'Measure satisfaction after contacts',
    'Minutes after a call, chat, visit or delivery, a short survey is sent; scores and comments are tied to the agent, process and product concerned and shown to team leaders daily.',
  ],
  [
    '1.3.2.B',
    'Find pain points in customer journeys',
    'Journey analysts follow joined order, contact and fault data from purchase to first bill, looking for steps where customers call twice, wait long or give up.',
  ],
  [
    '1.3.2.C',
    'Close the loop with dissatisfied customers',
    'A low score opens a case for a service recovery agent, who rings back within two working days, listens, fixes what can be fixed and records the root cause.',
  ],
  [
    '1.3.3',
    'Customer Order Processing Management',
    "A customer's request for a new, changed or ended service is captured, checked, confirmed and steered to completion, with the customer kept informed throughout.",
  ],
  [
    '1.3.3.A',
    'Capture the customer order',
    'Sales agents, dealers or customers themselves enter products, address, chosen dates and consents; the order form checks completeness as they type and stores the signed contract.',
  ],
  [
    '1.3.3.B',
    'Check identity, credit and eligibility',
    'Before acceptance, identity papers are verified, a credit bureau score is obtained and plan rules are tested; borderline applicants are offered a deposit or go to a credit analyst.',
  ],
  [
    '1.3.3.B.1',
    'Verify identity documents',
    "Photographs of passports or identity cards are read, compared with a selfie or the dealer's check and with the application, and suspicious ones are sent to fraud staff.",
  ],
  [
    '1.3.3.B.2',
    'Decide credit and deposit',
    'Scorecard rules turn bureau data, payment history and order value into accept, deposit or decline within seconds; analysts review contested declines and large business orders by hand.',
  ],
  [
    '1.3.3.C',
    'Check serviceability at the address',
    "The customer's address is matched to network maps to tell which technologies, speeds and lead times are possible; unmatched addresses are researched by a desk planner.",
  ],
  [
    '1.3.3.D',
    'Book the installation appointment',
    'Free slots of field technicians are offered according to skill, region and job length, and the chosen one is reserved, confirmed by text and open to rebooking online.',
  ],
  [
    '1.3.3.E',
    "Port in the customer's number",
    'With the losing operator, the porting desk exchanges standard messages about account, date and authorization through the clearing house, and clears rejections such as mismatched names.',
  ],
  [
    '1.3.3.F',
    'Keep customers informed of progress',
    'At each milestone or delay, a message in plain words tells the customer what happened and what comes next, which prevents most of the calls asking where the order is.',
  ],
  [
    '1.3.4',
    'Customer Relationship Management',
    'Building lasting relations with customers worth keeping: foreseeing who may leave, understanding why, and making them a better offer before or at the moment they ask to go.',
  ],
  [
    '1.3.4.A',
    'Predict and prevent churn',
    'Usage drops, repeated faults, contract end and competitor coverage are scored monthly for every subscriber; those at risk receive a call or an offer chosen by the retention desk.',
  ],
  [
    '1.3.4.B',
    'Negotiate retention offers',
    'When someone asks to cancel, a trained agent explores the reason, proposes a discount, device or better plan within the value limits for that customer, and logs the result.',
  ],
  [
    '1.3.5',
    'Customer Interaction Management',
    'Receiving, recognizing, routing and recording contacts in voice, chat, mail, app and shop, and answering as many as possible at the first touch.',
  ],
  [
    '1.3.5.A',
    'Identify and route contacts',
    'Callers and chatters are recognized from number or login, their intent is taken from menu choice or free speech, and the contact goes to self-service or the best available agent.',
  ],
  [
    '1.3.5.B',
    'Answer general enquiries',
    'Questions about coverage, tariffs, bills and settings, tens of thousands a week, are answered from the knowledge base by agents or a virtual assistant, with hand-over when unsure.',
  ],
  [
    '1.3.5.C',
    'Process written correspondence',
    'Letters, emails and web forms are scanned, read and sorted by topic and account; routine requests are answered with checked text blocks and the remainder is assigned to specialists.',
  ],
  [
    '1.3.5.D',
    'Handle formal complaints',
    'A complaint is acknowledged within a day, investigated across billing, network and sales records, answered with a reasoned decision, and prepared for the ombudsman if deadlock is reached.',
  ],
  [
    '1.3.5.E',
    'Summarise and code each contact',
    'After a conversation the agent writes a short note, picks a reason code and sets promised follow-ups, so that the next colleague need not ask again.',
  ],
  [
    '1.3.6',
    'Customer Information Management',
    'Keeping names, addresses, contacts, consents and account structures correct, complete and free of duplicates in the systems that rely on them.',
  ],
  [
    '1.3.6.A',
    'Change customer master data',
    'Moves, marriages, new bank details and authorized contacts are taken from calls, letters or self-service, verified against proof where risk demands, and posted to all linked accounts.',
  ],
  [
    '1.3.6.B',
    'Match and merge duplicate customers',
    'Similar records are found by name, birth date and address comparison; clear matches merge automatically while data stewards judge the doubtful ones and can undo a wrong merge.',
  ],
  [
    '1.3.6.C',
    'Transfer accounts between owners',
    'Upon death, divorce or company sale, back-office staff check the papers, end liability for the former holder, reassess credit and move lines and contracts to the new one.',
  ],
  [
    '1.3.7',
    'Customer Problem Management',
    "Problem reports from customers are recorded, diagnosed, repaired through the proper team and closed with the customer's agreement, within the promised time.",
  ],
  [
    '1.3.7.A',
    'Log and diagnose reported problems',
    'While the customer is on the line, the agent or assistant runs line tests, reads alarms and known outages, and follows a decision tree that often ends in a remote fix.',
  ],
  [
    '1.3.7.B',
    'Guide customers through self-repair',
    'Step-by-step instructions in app, chat or call take the customer through rebooting, cabling and settings, adapting to each test result before a technician is considered.',
  ],
  [
    '1.3.7.C',
    'Dispatch a field technician',
    'If remote measures fail, a visit is created with symptoms, tests and likely parts, an appointment is agreed, and access or safety conditions at the premises are noted.',
  ],
  [
    '1.3.7.D',
    'Inform customers of outages',
    'Customers affected by a mass fault are worked out from topology, then told by text and status page about cause and expected repair, and again upon restoration.',
  ],
  [
    '1.3.7.E',
    'Close and verify trouble tickets',
    'After repair, tests are repeated and the customer is asked to confirm; silence for three days closes the ticket, renewed trouble reopens it at a higher priority.',
  ],
  [
    '1.3.8',
    'Customer QoS/SLA Management',
    'Service quality delivered to each contract customer is measured against what was promised; shortfalls are reported, compensated and prevented from recurring.',
  ],
  [
    '1.3.8.A',
    'Measure delivered service levels',
    'Availability, delay and repair times for each business site are calculated from tickets and probes, with agreed exclusions such as planned works taken out, before the monthly report.',
  ],
  [
    '1.3.8.B',
    'Calculate service credits',
    "Breaches found in the monthly measurement are converted into credits under the contract's formula, checked by the service manager and posted to the next invoice without a claim being needed.",
  ],
  [
    '1.3.8.C',
    'Warn of impending violations',
    'An open ticket that has used most of its repair time raises an alert to the service desk lead, who adds staff, escalates to engineering or prepares the customer.',
  ],
  [
    '1.3.9',
    'Customer Bill Invoice Management',
    'Charges are gathered, priced, taxed, checked and presented as a correct invoice in each billing cycle, and later adjusted if a customer proves it wrong.',
  ],
  [
    '1.3.9.A',
    'Run the billing cycle',
    'On its due day, each cycle of several hundred thousand accounts is collected, rated items and fees are totalled, taxes and discounts applied, and invoices generated overnight.',
  ],
  [
    '1.3.9.B',
    'Check bills before release',
    'Billing analysts compare totals with last month, examine zero, negative and very high invoices plus a sample of new tariffs, and hold back suspicious ones for correction.',
  ],
  [
    '1.3.9.C',
    'Present and deliver invoices',
    'Approved invoices are sent as app notice, email, electronic business document or paper through the print house, and undeliverable ones return for an address check.',
  ],
  [
    '1.3.9.D',
    'Resolve billing disputes',
    'Agents explain the contested charge from usage details and contract, grant a credit within their limit, or refer it to a billing specialist when the tariff itself seems at fault.',
  ],
  [
    '1.3.9.D.1',
    'Explain charges to customers',
    'Unfamiliar items, such as part-month fees, roaming and third-party content, are traced to event and contract and put into plain words, settling most questions without a credit.',
  ],
  [
    '1.3.9.D.2',
    'Approve and post adjustments',
    "Credits above an agent's limit wait for a supervisor; once approved they carry a reason code, correct the tax and show on the following invoice.",
  ],
  [
    '1.3.10',
    'Customer Receivables Management',
    'Payments are taken in and matched, overdue accounts are pursued fairly and firmly, and losses are recognized so that cash and customer balance stay right.',
  ],
  [
    '1.3.10.A',
    'Match payments to invoices',
    'Direct debits, card payments and transfers from bank files are assigned to open items each day; payments without a usable reference are researched by cash clerks using name and amount.',
  ],
  [
    '1.3.10.B',
    'Run dunning and reminders',
    'Overdue accounts pass through reminder, call, restriction and suspension according to amount, history and vulnerability flags, with legally fixed waiting times between the steps.',
  ],
  [
    '1.3.10.C',
    'Agree payment arrangements',
    'Collections agents assess what a customer in difficulty can pay, set installments within policy, stop the dunning while they are kept and restart it on a missed date.',
  ],
  [
    '1.3.10.D',
    'Write off and place debts',
    'Balances unpaid after the last step are reviewed, credited where disputed, and either sold or placed with an agency through a monthly file; recoveries are posted on return.',
  ],
  [
    '1.3.21',
    'Customer Privacy Management',
    "Respecting customers' choices and rights over their data: recording consent, answering access and deletion requests, and limiting use to what was agreed.",
  ],
  [
    '1.3.21.A',
    'Record and honour consent',
    'Choices on marketing, profiling and location use, given in shop, app or call, are time-stamped in one register that campaign and analytics tools must query before any use.',
  ],
  [
    '1.3.21.B',
    'Answer data access and deletion requests',
    "Within the statutory month, privacy staff confirm the requester's identity, collect records from dozens of systems, mask third parties, and deliver the copy or carry out lawful erasure.",
  ],
];
