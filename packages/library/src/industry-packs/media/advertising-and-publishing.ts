import type { PackEntry } from '../../industry-pack.ts';

export const advertisingAndPublishing: readonly PackEntry[] = [
  ['7', 'Advertising Sales', 'Sales houses sell time, space and impressions, deliver them, and prove it.'],
  ['7.1', 'Selling', 'Yearly agency deals, single campaigns, sponsorship and what is left for the auction.'],
  [
    '7.1.1',
    'Forecast and price inventory',
    'Yield managers estimate views by program, audience and device and set rate card, floors and packages.',
    ['media-ad-inventory-forecast-and-floor-price'],
  ],
  [
    '7.1.2',
    'Propose campaigns to agencies',
    'A planner turns the brief into spots, placements and prices with reach, and sends it before the rival house does.',
    ['media-advertising-proposal-from-agency-brief'],
  ],
  [
    '7.1.3',
    'Negotiate yearly deals with agency groups',
    'Sales directors trade volume, share of spend and rebates with the buying groups in December over long lunches.',
    ['account-plan-prefilled-from-customer-records', 'media-ad-inventory-forecast-and-floor-price'],
  ],
  [
    '7.1.4',
    'Sell sponsorship and branded content',
    'A seller, an editor and the brand invent a fitting show or series, agree on labels and limits, and write it into a contract.',
    {
      nothing:
        'Each is an invention by three parties who must like each other; a tool would make all of them look alike, which is what the brand pays to avoid.',
    },
  ],
  ['7.2', 'Delivering Campaigns', 'What was promised has to run, in the right place, as often as paid for.'],
  [
    '7.2.1',
    'Traffic and check creatives',
    'Spots, banners and tags are received, tested for format, claims and category rules, and assigned to orders.',
    ['media-ad-campaign-delivery-agent'],
  ],
  [
    '7.2.2',
    'Pace campaigns and grant make-goods',
    'Ad operations follow delivery, shift weights, and agree a compensation when the audience stays away.',
    ['media-ad-campaign-delivery-agent'],
  ],
  [
    '7.2.3',
    'Bill advertising and reconcile',
    'Aired spots and delivered impressions are matched with orders, agency discounts taken off, and differences explained to the buyer.',
    ['media-playout-schedule-and-as-run-reconciliation', 'invoice-ready-check-against-rejection'],
  ],
  [
    '8',
    'Publishing and Content Sales',
    'Books, magazines and licenses on their way to shops, platforms and other countries.',
  ],
  ['8.1', 'Books and Print', 'Proofs, paper, print runs, trucks to the shops, and cartons that come back unsold.'],
  [
    '8.1.1',
    'Edit and produce books',
    'Copy editors, designers and production controllers bring a manuscript through proofs, cover, index and printer to a date in the catalog.',
    ['media-house-style-and-proof-check'],
  ],
  [
    '8.1.2',
    'Set print runs and reprints',
    'Sales, publisher and production bet on the first run, watch early scans, and order a reprint while it can still arrive.',
    ['media-print-run-and-returns-forecast'],
  ],
  [
    '8.1.3',
    'Allot magazine copies to outlets',
    'Circulation planners give each kiosk its number, cut sold-out and overfull ones, and count what comes back.',
    ['media-print-run-and-returns-forecast'],
  ],
  [
    '8.1.4',
    'Feed title data to book trade',
    'Prices, subjects, blurbs, covers and availability go to wholesalers and shops in the trade’s format, long before the book.',
    ['media-book-trade-title-feed'],
  ],
  [
    '8.1.5',
    'Settle returns and trade terms',
    'Bookshops send back what did not sell, wholesalers deduct, and the credit must agree with contract and carton.',
    ['return-authorization-by-item-rule', 'deduction-reason-coding-from-claim'],
  ],
  ['8.2', 'Licensing Content', 'Finished works earn again in other windows, countries, languages and on lunch boxes.'],
  [
    '8.2.1',
    'Sell programs and translation rights',
    'Sales agents show catalogs at markets, answer wishes by territory and window, and draft the short-form deal on the stand.',
    ['media-rights-conflict-check-before-sale-or-schedule', 'open-quote-follow-up'],
  ],
  [
    '8.2.2',
    'License merchandise and formats',
    'Licensees get style guide and samples approved, pay minimum guarantees, and report sales of lunch boxes by quarter.',
    ['approval-and-acceptance-clock', 'license-royalty-statement-check'],
  ],
  [
    '8.2.3',
    'Invoice licenses and deliver materials',
    'Signature triggers invoice, delivery list and access to masters; the buyer’s technical acceptance starts the payment term.',
    ['media-delivery-packages-per-platform-spec'],
  ],
];
