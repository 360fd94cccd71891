import type { LibraryEntry } from '../reference-library.ts';

export const customersAndMarketing: readonly LibraryEntry[] = [
  [
    '7',
    'Win and Keep Customers',
    'Marketing, loyalty and service teams learn who shops, reach them with relevant offers, reward return visits and settle problems across all channels.',
  ],
  [
    '7.1',
    'Understand customers',
    'Builds a permitted, accurate picture of shoppers from transactions, behavior and their own words, for marketing and merchandising to act on.',
  ],
  [
    '7.1.1',
    'Maintain customer profiles and consent',
    'Identities from tills, web, app and loyalty are matched into one profile nightly, duplicates merged by data stewards, and marketing consents kept with date and source.',
  ],
  [
    '7.1.2',
    'Segment customers',
    'Customer analysts group households by value, frequency, category need and price sensitivity from basket history, refresh segments monthly and describe each for category and campaign teams.',
  ],
  [
    '7.1.3',
    'Survey shoppers and analyze feedback',
    'Receipt invitations, app polls and review texts bring thousands of comments a week; insight staff code themes and send store-level results to managers.',
  ],
  [
    '7.2',
    'Advertise and campaign',
    'Plans, produces and measures communication that brings people into stores and onto the site at a justified cost.',
  ],
  [
    '7.2.1',
    'Plan marketing campaigns',
    'Marketing managers set goals, audience, budget and media for seasons and events with buyers and agencies, and publish a calendar all channels follow.',
  ],
  [
    '7.2.2',
    'Produce flyers and digital advertising',
    'Designers pour chosen products, prices and pictures into templates for print, web and screens; category teams proof each page, and price errors stop the print run.',
  ],
  [
    '7.2.3',
    'Send personalized offers',
    'Campaign specialists let rules or models pick products and discounts per member from purchase history, send them by app, email or till coupon, and cap contacts per week.',
  ],
  [
    '7.2.4',
    'Buy and optimize media',
    'Performance marketers bid for search, social and retail-media placements, shift budget daily toward the best return and reconcile agency invoices with delivered impressions.',
  ],
  [
    '7.2.5',
    'Measure campaign effect',
    'Control groups, till data and web tracking show extra sales and margin per campaign; analysts report within two weeks and adjust the next plan.',
  ],
  [
    '7.3',
    'Run the loyalty program',
    'Recognizes members at every contact, credits and redeems rewards correctly and keeps the cost of points in view.',
  ],
  [
    '7.3.1',
    'Enroll members',
    'Shoppers join at till, kiosk or app with a phone number or email, accept terms and receive a digital card; duplicates and staff misuse are filtered out.',
  ],
  [
    '7.3.2',
    'Credit and redeem points',
    'Purchases earn points by product and tier rules in real time, rewards are deducted at checkout, and loyalty operations checks overnight adjustments from refunds and partner files.',
  ],
  [
    '7.3.3',
    'Correct member accounts',
    'Members report missing points, merged households or hijacked accounts by chat; loyalty agents verify receipts and identity, adjust the balance within limits and note the reason.',
  ],
  [
    '7.4',
    'Serve customers after the sale',
    'Answers questions and repairs trust after purchase through one service desk for phone, chat, email and social messages, open all week.',
  ],
  [
    '7.4.1',
    'Answer customer inquiries',
    'Service agents deal with tens of thousands of contacts a month on orders, products, stores and accounts, replying from knowledge articles and order screens.',
  ],
  [
    '7.4.1.1',
    'Answer order status questions',
    'The agent or chatbot identifies the buyer, reads order and carrier events, explains the next step, and opens a trace when a parcel has not moved for two days.',
  ],
  [
    '7.4.1.2',
    'Answer product and stock questions',
    'Replies draw on item data, manuals and live store stock; what the source does not answer goes to a category specialist, whose answer is added to the knowledge base.',
  ],
  [
    '7.4.2',
    'Resolve complaints',
    'Case owners record complaints about goods, staff or delivery, ask store or carrier for facts, offer repair, voucher or refund within authority, and reply within five working days.',
  ],
  [
    '7.4.3',
    'Manage warranty and repairs',
    'Faulty appliances and electronics are checked against purchase date and terms, sent to workshop or maker with a job number, and the owner is kept informed until return.',
  ],
  [
    '7.4.4',
    'Fulfill privacy requests',
    'Access and deletion requests are verified for identity, searched across customer systems, reviewed by the privacy officer and answered inside the one-month legal limit.',
  ],
];
