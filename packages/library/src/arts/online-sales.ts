import type { LibraryEntry } from '../reference-library.ts';

export const onlineSales: readonly LibraryEntry[] = [
  [
    '6',
    'Sell and Fulfill Online',
    'Digital teams present the range on web, app and marketplaces, promise delivery they can keep and steer each order through picking, shipping and return.',
  ],
  [
    '6.1',
    'Manage the online catalog',
    'Makes products findable and understandable on screen with complete, correct and attractive content, including goods of outside sellers.',
  ],
  [
    '6.1.1',
    'Enrich product content',
    'Content editors complete texts, pictures, attributes and translations for new and changed items, thousands a season, and release them when a quality score is reached.',
  ],
  [
    '6.1.1.1',
    'Write product descriptions',
    'Copywriters draft titles, benefits and care notes from supplier sheets and brand guidelines in a fixed structure, and an editor checks claims and tone before release.',
  ],
  [
    '6.1.1.2',
    'Prepare product images',
    'Studio staff photograph samples or edit supplier shots to size, background and naming rules, tag colors and angles, and reject pictures that mislead.',
  ],
  [
    '6.1.2',
    'Tune search and navigation',
    'Search managers study failed and low-click queries weekly, add synonyms, boosts and filters, and verify that results for top terms lead to sales.',
  ],
  [
    '6.1.3',
    'Manage marketplace sellers',
    'Partner managers vet third-party merchants, map their catalogs, watch price, delivery and complaint levels, and warn or suspend those below the agreed standard.',
  ],
  [
    '6.2',
    'Run the online shop',
    'Turns visitors into buyers: trading teams arrange pages and test improvements, while fraudsters and misleading reviews are kept out.',
  ],
  [
    '6.2.1',
    'Merchandise web pages',
    'Online trading managers arrange banners, category pages and recommendations daily by stock, margin and campaign, and pull sold-out products from prominent places.',
  ],
  [
    '6.2.2',
    'Test and improve conversion',
    'Analysts read funnels and session replays, form hypotheses, run split tests for two weeks or more and roll out only variants with a proven gain.',
  ],
  [
    '6.2.3',
    'Screen orders for fraud',
    'Device, address, card and basket signals score every web order on submission; reviewers call or verify the doubtful one or two percent before goods are released.',
  ],
  [
    '6.2.4',
    'Moderate reviews and questions',
    'Shopper reviews and questions are filtered for abuse and fakes, moderators publish or reject within a day, and product experts answer what is still open.',
  ],
  [
    '6.3',
    'Orchestrate orders',
    'Directs each order across warehouses, stores and suppliers and keeps promise, payment and message in step until delivery.',
  ],
  [
    '6.3.1',
    'Promise delivery and choose source',
    'At checkout the order system weighs stock, distance, capacity and cost to offer dates, then assigns lines to warehouse, store or drop-ship vendor by rules that order managers maintain.',
  ],
  [
    '6.3.2',
    'Resolve order exceptions',
    'Order clerks work queues of unpaid, unallocated, address-faulty and overdue orders, contact customer or picker, and re-source, split or cancel each the same day.',
  ],
  [
    '6.3.3',
    'Change or cancel orders',
    'Requests from account page, chat or phone are accepted until picking begins; price, stock and payment hold are recalculated, and agents stop the parcel by hand when it has left the shelf.',
  ],
  [
    '6.4',
    'Fulfill customer orders',
    'Store and warehouse crews pick, pack and hand over single orders within hours of purchase, complete, undamaged and at the promised time.',
  ],
  [
    '6.4.1',
    'Pick online orders in store',
    'Store pickers walk an optimized route for several baskets at once, scan each item, choose substitutes by customer preference and stage bags by temperature.',
  ],
  [
    '6.4.2',
    'Pack and dispatch parcels',
    'Packers scan items into the suggested carton, add invoice and return label, weigh and label the parcel, and sort it to the carrier collecting that evening.',
  ],
  [
    '6.4.3',
    'Hand over click-and-collect orders',
    'On arrival the shopper shows a code, a colleague fetches the order from shelf or locker, checks identity for valuable goods and returns uncollected ones after a week.',
  ],
  [
    '6.4.4',
    'Deliver to homes',
    'Drivers follow slot-based routes with groceries or furniture, take back rejected or broken items at the door, capture proof and report late stops to dispatch.',
  ],
  [
    '6.5',
    'Process online returns',
    'Brings unwanted parcels back cheaply, pays customers promptly and uses the reasons they give to sell the right product next time.',
  ],
  [
    '6.5.1',
    'Authorize returns',
    'Self-service pages list returnable lines, ask why, apply policy and issue a label or store code; claims for damage need a photo that an agent reviews.',
  ],
  [
    '6.5.2',
    'Refund returned parcels',
    'Once the parcel scan or inspection is booked, refunds are released to the original payment in batches, partial ones explained, and mismatched contents queued for an agent.',
  ],
  [
    '6.5.3',
    'Analyze return reasons',
    'Every month analysts rank products and sellers by return rate and stated cause, and have size charts, pictures or quality corrected where the pattern is clear.',
  ],
];
