import type { PackEntry } from '../../industry-pack.ts';

export const networkAndSales: readonly PackEntry[] = [
  [
    '1',
    'Network and schedule',
    'Network planners decide where the airline flies, how often and with which aircraft, two seasons ahead, and hold the airport slots that make the timetable possible.',
  ],
  [
    '1.1',
    'Network planning',
    'Routes, frequencies and partners are weighed against traffic flows, aircraft on hand and traffic rights before a season is opened for sale.',
  ],
  [
    '1.1.1',
    'Evaluate new and existing routes',
    'Planners set booking data, fares, connecting flows and station costs of a city pair against its aircraft hours, and propose to open, thin out or drop it at the route meeting.',
    {
      nothing:
        'A dozen route cases a season, each argued for weeks over traffic data and a profitability model that planners already have.',
    },
  ],
  [
    '1.1.2',
    'Assign fleet types to the timetable',
    'Each leg gets a subfleet by demand, range, runway and maintenance base, so that rotations close every night where the hangar is.',
    {
      nothing:
        'Fleet assignment is solved in the scheduling optimizer that every carrier already runs; what is left is the planner’s argument with sales about two legs.',
    },
  ],
  [
    '1.1.3',
    'Negotiate codeshares and traffic rights',
    'The alliances team agrees codes, prorates and lounge access with partner carriers and asks the ministry for designations under the bilateral treaty.',
    {
      nothing:
        'Partner talks and treaty rights are settled face to face between a few people who have known each other for years.',
    },
  ],
  [
    '1.1.4',
    'Plan the fleet and lease aircraft',
    'The fleet committee weighs orders, leases, retirements and wet leases by seat cost and delivery date, and contracts with manufacturers and lessors.',
    ['airline-lease-reserves-and-return-conditions'],
  ],
  [
    '1.2',
    'Schedule planning and slots',
    'The season’s plan becomes a timetable with tail rotations, slots and published times, kept alive until the day before departure.',
  ],
  [
    '1.2.1',
    'Request and defend airport slots',
    'Slot managers file series at the coordination conference, swap times with other carriers and watch that each series is operated often enough to keep its historic right.',
    ['airline-slot-portfolio-and-series-use'],
  ],
  [
    '1.2.2',
    'Build and publish the timetable',
    'Block times, ground times and connections are set per weekday, checked against curfews and sent as schedule messages to airports, partners and global distribution systems.',
    {
      nothing:
        'Schedule messages flow from the planning system by standard; errors are stopped by its own tests before anything is published.',
    },
  ],
  [
    '1.2.3',
    'Carry schedule changes into sold tickets',
    'When a departure moves or is dropped weeks ahead, the schedule change desk works the queues of bookings, protects broken connections and has tickets revalidated or reissued.',
    ['airline-schedule-change-tickets-reissued'],
  ],
  [
    '2',
    'Pricing, revenue and sales',
    'Fares are filed, seats are opened and closed by value, and tickets are sold through the website, agencies, corporate contracts and partners.',
  ],
  [
    '2.1',
    'Fares and revenue management',
    'Analysts per market decide what a seat costs, under which rule it sells and how many of them are offered at that price until departure.',
  ],
  [
    '2.1.1',
    'File fares and fare rules',
    'Pricing analysts react to competitor filings and launch sales by loading fares, routings and category rules into the tariff publisher, several times a day.',
    ['airline-competitor-fare-moves-with-drafted-response', 'airline-fare-filing-consistency-check'],
  ],
  [
    '2.1.2',
    'Forecast demand and control seat inventory',
    'For each departure the revenue management system sets booking limits or bid prices; analysts correct it for fairs, holidays and competitors’ capacity.',
    ['airline-demand-forecast-and-bid-price'],
  ],
  [
    '2.1.3',
    'Handle group requests',
    'Tour operators and companies ask for twenty seats or more; the group desk quotes by displacement cost, holds space and chases names and deposits by their dates.',
    ['standard-quote-drafted-from-the-inquiry'],
  ],
  [
    '2.1.4',
    'Price bags, seats and other ancillaries',
    'Extra legroom, checked bags, upgrades and bundles are priced by route and lead time and shown in the booking path with what the traveler has already bought.',
    ['next-offer-rules-with-tested-ranking', 'bundle-candidates-from-joint-purchases'],
  ],
  [
    '2.2',
    'Distribution, ticketing and loyalty',
    'Seats reach travelers through direct and agency channels, each with its own fees, tickets and debit memos, and frequent flyers collect their miles.',
  ],
  [
    '2.2.1',
    'Sell on website and app',
    'The e-commerce team runs search, fare families, payment and booking changes online, and measures where travelers leave the path before paying.',
    ['web-funnel-breaks-with-page-tests', 'cart-and-offer-carried-across-channels'],
  ],
  [
    '2.2.2',
    'Serve travel agencies and corporate accounts',
    'Account managers negotiate route deals and incentives with agencies and firms, and help desks waive name corrections, time limits and fare rules.',
    ['account-plan-prefilled-from-customer-records', 'reply-drafts-from-knowledge-and-customer-record'],
  ],
  [
    '2.2.3',
    'Audit agency tickets and issue debit memos',
    'Ticketing auditors compare issued coupons with fare rules, commissions and tax boxes, send agency debit memos and argue the disputes that come back.',
    {
      nothing:
        'Ticket audit is bought as a service that tests every coupon by rule; disputed memos are bargained agency by agency.',
    },
  ],
  [
    '2.2.4',
    'Answer the reservations line',
    'Agents in the call center book, change, add wheelchairs and pets, and explain fare conditions to travelers who cannot or will not do it online.',
    [
      'caller-reason-and-identity-before-the-agent',
      'agent-desktop-next-step-during-the-call',
      'contact-forecast-by-half-hour-and-cause',
    ],
  ],
  [
    '2.2.5',
    'Run the frequent flyer program',
    'Miles are credited from boarded coupons and partner files, missing miles claimed, tiers requalified and award seats opened by value of the seat.',
    ['loyalty-member-accounts-and-point-claims', 'loyalty-cost-liability-and-misuse'],
  ],
  [
    '2.3',
    'Revenue accounting',
    'Sold tickets become earned revenue only when coupons are flown; until then they are matched, prorated, refunded and settled with other carriers.',
  ],
  [
    '2.3.1',
    'Prorate and bill interline coupons',
    'Coupons flown on partners are priced by prorate agreement, billed through the clearing house and rejected when the other side’s value differs.',
    ['airline-interline-proration-and-billing'],
  ],
  [
    '2.3.2',
    'Refund unused and canceled tickets',
    'Refund clerks read fare rule, used coupons, taxes and reason, compute what is owed and send it back to the form of payment or the agency’s settlement plan.',
    ['airline-ticket-refund-calculation'],
  ],
  [
    '2.3.3',
    'Check airport, handling and navigation charges',
    'Invoices of airports, ground handlers and air navigation services arrive by flight and tonne; station finance tests them against movements and the local charges manual.',
    ['airline-airport-and-navigation-charges-check'],
  ],
  [
    '2.3.4',
    'Hedge and settle jet fuel',
    'Fuel buyers cover part of the season’s uplift with swaps, place tenders per airport and settle supplier invoices by delivery ticket and price formula.',
    ['commodity-position-from-contracts-and-stock'],
  ],
];
