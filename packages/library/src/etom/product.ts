import type { LibraryEntry } from '../reference-library.ts';

export const productDomain: readonly LibraryEntry[] = [
  [
    '1.2',
    'Product Domain',
    "From specification and price through catalog, orders, usage, rating and balances to withdrawal: the operator's management of what it sells and how the sold product lives on.",
  ],
  [
    '1.2.7',
    'Product Specification & Offering Development & Retirement',
    'Defining what a product consists of and how it is offered and priced, getting it ready to sell, and later withdrawing it while its customers are moved elsewhere.',
  ],
  [
    '1.2.7.A',
    'Write the product specification',
    'A product manager describes features, service levels, eligibility and technical dependencies in a structured document that network, IT, legal and care reviewers comment on and sign.',
  ],
  [
    '1.2.7.B',
    'Set tariffs and discounts',
    'Pricing managers model price points, allowances and contract terms against elasticity and competitor offers, submit changes to regulated tariffs for approval, and fix the effective dates.',
  ],
  [
    '1.2.7.C',
    'Test launch readiness',
    'Before release, a cross-functional team orders, activates, bills and cancels the new offering end to end in a test environment, logging defects until none blocks the launch.',
  ],
  [
    '1.2.7.D',
    'Withdraw an offering',
    'Closing a plan to new sales is followed by notices to those still on it, migration to a comparable plan, and removal of the old rules from catalog and billing.',
  ],
  [
    '1.2.7.D.1',
    'Map customers to successor plans',
    'For every subscriber on a plan being withdrawn, the closest plan without a price rise or loss of features is proposed; the ones with no match go to the retention team.',
  ],
  [
    '1.2.7.D.2',
    'Notify customers of plan changes',
    'Letters and messages stating the change, its date and the right to leave without penalty are sent at least the legally required number of days ahead, and proof of delivery is kept.',
  ],
  [
    '1.2.11',
    'Product Inventory Management',
    'Keeping a true record of which product instances each customer holds, with their characteristics, status and dates, as orders, changes and terminations occur.',
  ],
  [
    '1.2.11.A',
    'Update installed products from orders',
    'When an order completes, the instance, its options, contract dates and serving resources are written to the inventory automatically; failed updates drop into a queue for data stewards.',
  ],
  [
    '1.2.11.B',
    'Reconcile products with billing and network',
    'A nightly comparison finds customers billed for services that are not active, and services active that nobody is billed for; analysts clear the differences by agreed priority.',
  ],
  [
    '1.2.16',
    'Product Usage Management',
    'Records of calls, data sessions, messages and content purchases are taken in, checked, enriched and kept ready for rating, dispute handling and analysis.',
  ],
  [
    '1.2.16.A',
    'Validate usage records',
    'Incoming event records are checked for format, sequence gaps, duplicates and impossible durations, millions an hour; rejected records wait in an error store for correction and recycling.',
  ],
  [
    '1.2.16.B',
    'Enrich usage with customer and product',
    'To each event the pipeline adds the subscriber account, tariff, roaming partner and cell location, looking them up in inventory so that rating needs no further data.',
  ],
  [
    '1.2.16.C',
    'Recycle suspended usage',
    'Operators in revenue assurance group suspended events by error reason, repair missing reference data such as new number ranges, and resubmit the batch before the bill run.',
  ],
  [
    '1.2.17',
    'Product Rating & Rate Assignment',
    'Turning usage and subscriptions into charges by applying the right tariff, allowance, discount and tax, in real time for prepaid and in batches for postpaid customers.',
  ],
  [
    '1.2.17.A',
    'Rate usage events',
    "The rating engine prices each event by destination, time, volume and remaining allowance under the customer's plan, then writes a rated record for billing or deducts it at once.",
  ],
  [
    '1.2.17.B',
    'Maintain rate tables',
    'Changes to destinations, interconnect prices and promotional rates, received as spreadsheets from pricing, are keyed into the rating system, checked by a second person and activated on schedule.',
  ],
  [
    '1.2.17.C',
    'Verify rating accuracy',
    'Test calls and sampled live events are re-priced independently against the published tariff every day; a deviation above tolerance stops the bill cycle until its cause is found.',
  ],
  [
    '1.2.18',
    'Product Balance Management',
    'Looking after prepaid credit, data allowances and spending limits: topping up, reserving, deducting, transferring and expiring them, with customers told in time.',
  ],
  [
    '1.2.18.A',
    'Process top-ups and vouchers',
    'Credit bought by card, voucher, bank or dealer is authorized, added to the balance within seconds and receipted, while failed or repeated voucher attempts are blocked and reviewed.',
  ],
  [
    '1.2.18.B',
    'Enforce spending and usage limits',
    'As consumption nears a limit set by the plan, the regulator or the customer, a warning is sent; at the limit, sessions are throttled, stopped or extended upon consent.',
  ],
  [
    '1.2.18.C',
    'Correct wrong balances',
    'An agent who accepts a complaint about vanished credit compares the event history with the rules, posts an adjustment within personal authority, or passes larger sums to a supervisor.',
  ],
  [
    '1.2.22',
    'Product Catalog Content Management',
    'The catalog team enters, checks and publishes product, price and compatibility data so that every channel sells from the same truth.',
  ],
  [
    '1.2.22.A',
    'Enter catalogue items and rules',
    'From the signed specification, catalog analysts create offers, prices, bundles and eligibility rules in the product catalog, reusing components rather than copying earlier entries.',
  ],
  [
    '1.2.22.B',
    'Validate catalogue changes',
    'Automated tests and a peer review look for missing prices, circular bundles, clashing rules and untranslated texts; only a clean change set may be scheduled for release.',
  ],
  [
    '1.2.22.C',
    'Publish the catalogue to channels',
    'On release night the approved version is distributed to web shop, dealer portal, care desktop and billing, and each receiving system confirms that it holds the same items.',
  ],
  [
    '1.2.27',
    'Product Order Management',
    'An accepted product order is broken down, sequenced and followed until every item works, is recorded and can be billed, with exceptions resolved along the way.',
  ],
  [
    '1.2.27.A',
    'Decompose product orders',
    'Using catalog rules, the orchestration system splits an order such as fiber with television into service orders, deliveries and appointments, with dependencies and due dates between them.',
  ],
  [
    '1.2.27.B',
    'Resolve order fallout',
    'Orders that stop because of bad addresses, missing ports or failed interfaces land in a work list; fallout agents diagnose the cause, repair the data and restart the step.',
  ],
  [
    '1.2.27.B.1',
    'Classify fallout by cause',
    'Error texts and order histories are read and assigned to a cause, such as data, capacity, partner or system, so that hundreds of similar cases can be fixed together.',
  ],
  [
    '1.2.27.B.2',
    'Repair and resubmit failed orders',
    'Having corrected the address, serial number or status that was wrong, an agent restarts the failed step and watches it pass, or escalates to IT support after two attempts.',
  ],
  [
    '1.2.27.C',
    'Track orders against promise dates',
    'Each hour the order desk lists items likely to miss the date promised to the customer, chases the team holding them, and triggers an update to the customer.',
  ],
];
