import type { PackEntry } from '../../industry-pack.ts';

export const salesAndForwarding: readonly PackEntry[] = [
  [
    '1',
    'Freight Sales and Pricing',
    'Branches and key account teams win freight, agree what it costs, and keep rate sheets and contracts in a state that operations can bill from.',
  ],
  [
    '1.1',
    'Spot Quotations',
    'Small and one-off requests that come in by mail and phone all day and go to whoever answers first with a price that holds.',
  ],
  [
    '1.1.1',
    'Quote spot shipments',
    'A shipper mails pieces, weight and postal code; the pricing desk looks up tariff, haulage and surcharges, adds its margin and sends an offer with validity and transit time before a rival does.',
    ['freight-quote-from-mail-request'],
  ],
  [
    '1.1.2',
    'Load carrier rate sheets and surcharges',
    'Ocean lines, airlines and truckers send new rates, bunker and peak-season charges as spreadsheets every few weeks; a rates clerk keys them with ports, validity and inclusions into the rate system.',
    ['freight-carrier-rate-sheets-loaded'],
  ],
  [
    '1.1.3',
    'Chase open offers',
    'Inside sales calls back on quotations that have gone quiet, asks which price won, records the reason of loss and renews what is about to lapse.',
    ['open-quote-follow-up', 'win-loss-reasons-beyond-price'],
  ],
  [
    '1.1.4',
    'Price project cargo and out-of-gauge loads',
    'Engineers of the project desk measure a transformer, walk the route, sound out barge, crane and permit costs, and build one price out of twenty unknowns.',
    {
      nothing:
        'A dozen moves a year, each priced on a route survey and phone calls to crane and barge owners; what a machine would need to know is found by walking the road.',
    },
  ],
  [
    '1.2',
    'Tenders and Contracts',
    'Yearly bids of large shippers, from the portal notice to the signed service schedule with its fuel clause.',
  ],
  [
    '1.2.1',
    'Decide which shipper tenders to bid',
    'Tender managers read the invitation, volumes, payment term and liability clause and settle in a short call whether the bid is worth three weeks of six people.',
    ['tender-search-with-fit-and-knockout-check', 'bid-approval-by-margin-cash-and-risk'],
  ],
  [
    '1.2.2',
    'Price lanes of a shipper tender',
    'The bid sheet with hundreds of origin-destination pairs is cleaned, volumes are doubted, and each lane gets a price from own network cost, buy rates, tolls and the wish to fill empty backhauls.',
    ['freight-shipper-tender-lane-pricing'],
  ],
  [
    '1.2.3',
    'Design contract logistics solutions',
    'Solution engineers turn order profiles and item data into a hall layout, staffing, equipment and a rate card per pallet and pick, with the open-book model the shipper wants to see.',
    ['distribution-network-study-kept-warm', 'proposal-answers-from-approved-library'],
  ],
  [
    '1.2.4',
    'Negotiate service agreements',
    'Legal and the account manager push liability caps, claims periods and service credits back to the trade’s general terms before a shipper’s own paper is signed.',
    ['customer-paper-against-sales-contract-positions'],
  ],
  [
    '1.2.5',
    'Apply fuel clauses and yearly increases',
    'On the first of the month the diesel floater is reset from the published index, and once a year rate letters go out by customer with the toll and wage effect.',
    ['contract-price-indexation-due-list'],
  ],
  [
    '1.3',
    'Key Account Care',
    'Shippers above a revenue line get a named manager, reviews with figures, and a plan for what else could be moved.',
  ],
  [
    '1.3.1',
    'Hold quarterly business reviews',
    'The account manager presents on-time rates, damages, open claims and savings ideas from shipment data, and leaves with a list of actions for branches and depots.',
    ['service-delivery-scorecard-across-contracts', 'account-plan-prefilled-from-customer-records'],
  ],
  [
    '1.3.2',
    'Win new shippers',
    'Field sales picks exporters and importers from trade statistics and registers, visits the shipping manager, and brings a trial consignment home to the branch.',
    ['prospect-list-with-trigger-and-first-contact-note', 'visit-notes-dictated-into-crm-fields'],
  ],
  [
    '1.3.3',
    'Watch margin by shipper and lane',
    'Controllers set revenue per consignment against haulage, handling, claims and waiting, find the lanes that lose money, and hand the account manager a list for the next talk.',
    ['customer-cost-to-serve-ledger', 'price-waterfall-leakage-report'],
  ],
  [
    '2',
    'Air and Ocean Freight',
    'Forwarding desks buy space from airlines and shipping lines, put consignments together, and carry each file from booking to release at destination.',
  ],
  [
    '2.1',
    'Booking and Space',
    'A customer’s order becomes a file with parties checked and a place on a flight or vessel.',
  ],
  [
    '2.1.1',
    'Open shipment files from booking requests',
    'Bookings arrive by mail, portal and interface; an export clerk opens the file with shipper, consignee, incoterm, goods, pieces and ready date, and asks for what is missing.',
    ['freight-booking-order-entry'],
  ],
  [
    '2.1.2',
    'Screen parties, goods and vessels',
    'Names, banks, ports and ships of a booking are compared with sanctions and embargo lists, and a compliance officer clears or stops the file before anything is collected.',
    ['shipment-denied-party-screening', 'restricted-party-screening-hit-triage'],
  ],
  [
    '2.1.3',
    'Book space with lines and airlines',
    'The export desk selects a sailing or flight that meets cargo-ready date and promise, books it against the contract allotment, and rebooks when a box is rolled or a pallet is offloaded.',
    ['freight-carrier-space-by-allocation'],
  ],
  [
    '2.1.4',
    'Buy allocation contracts and block space',
    'Trade lane managers meet lines and airlines once or twice a year, commit weekly volumes or block space, and bargain over base rate, free time and peak surcharges.',
    ['category-brief-before-supplier-talks'],
  ],
  [
    '2.2',
    'Consolidation and Handling',
    'Groupage containers and air pallets are filled from many shippers’ goods at the export station.',
  ],
  [
    '2.2.1',
    'Build groupage containers and air consolidations',
    'The consol planner decides which consignments share a box or unit load device, weighing volume against chargeable weight, cut-off and destination, and closes the master file.',
    ['freight-consolidation-mix-by-margin'],
  ],
  [
    '2.2.2',
    'Receive and measure export cargo',
    'At the export shed pieces are counted, weighed and scanned for dimensions, damage is noted on the warehouse receipt, and differences to the booking go back to the desk.',
    ['freight-measure-and-condition-at-the-dock'],
  ],
  [
    '2.2.3',
    'Stuff containers and build unit load devices',
    'Shed crews place, wedge, lash and net the pieces by hand and forklift, photograph the stow, and seal the door.',
    {
      nothing:
        'A crew with a forklift fits odd crates into a box by eye and experience; the mix was settled before, and the stow photo is a snapshot that needs no system of its own.',
    },
  ],
  [
    '2.2.4',
    'Secure and screen air cargo',
    'Regulated agents check known-consignor status, X-ray or sniff what is unknown, and write security status and screening method on the consignment security declaration.',
    {
      nothing:
        'Method and status are set by the aviation authority, the operator at the screen must be certified, and the declaration is two fields that the booking system prints already.',
    },
  ],
  ['2.3', 'Shipping Documents', 'Papers that carry title, safety and payment: one wrong digit costs days.'],
  [
    '2.3.1',
    'Issue shipping instructions and verified weights',
    'Export clerks send the line the cargo description, seal and container numbers and the verified gross mass, each before its own cut-off.',
    ['bill-of-lading-draft-check'],
  ],
  [
    '2.3.2',
    'Check bills of lading and air waybills',
    'The draft from the line is read against instruction and booking, corrections are asked before the deadline, and originals, sea waybills or telex release are arranged.',
    ['bill-of-lading-draft-check'],
  ],
  [
    '2.3.3',
    'Examine dangerous goods declarations',
    'A certified clerk compares the shipper’s declaration with the code of the mode: UN number, packing group, packaging, quantity, segregation, and rejects what a carrier would return.',
    ['dangerous-goods-document-check', 'dangerous-goods-papers-by-rule'],
  ],
  [
    '2.3.4',
    'Present documents under letters of credit',
    'Invoice, packing list, certificate of origin and transport paper are made to agree with the credit’s wording to the comma and handed to the bank within its days.',
    ['export-document-consistency-check', 'export-papers-from-the-delivery'],
  ],
  [
    '2.4',
    'Transit and Release',
    'The weeks from departure until the consignee’s truck leaves the terminal with the goods, papers surrendered and charges paid.',
  ],
  [
    '2.4.1',
    'Monitor milestones and exceptions',
    'Operations follows gate-in, loaded, departed, transshipped and arrived messages, sees late vessels and missed connections, and tells the customer with a new date.',
    ['shipment-eta-and-exception-desk'],
  ],
  [
    '2.4.2',
    'Send arrival notices and release cargo',
    'The import desk notifies the consignee, collects freight and local charges, checks that the original bill or release message is in, and gives the delivery order to the trucker.',
    ['freight-arrival-notice-and-release'],
  ],
  [
    '2.4.3',
    'Control demurrage and detention',
    'Import clerks count free days per container, push pickup and empty return before charges start, and contest what the line bills.',
    ['demurrage-and-detention-clock'],
  ],
  [
    '2.4.4',
    'Settle accounts with overseas agents',
    'Profit shares, handling fees and collect freight are netted with partners abroad file by file, and statements in two currencies are argued line by line.',
    ['freight-agent-statement-netting'],
  ],
];
