import { industryPack } from '../industry-pack.ts';

export const logisticsPack = industryPack(
  { industry: 'logistics', name: 'logistics', letters: 'LOG' },
  `
1 Freight Sales and Pricing
Branches and key account teams win freight, agree what it costs, and keep rate sheets and contracts in a state that operations can bill from.
1.1 Spot Quotations
Small and one-off requests that come in by e-mail and phone all day and go to whoever answers first with a price that holds.
1.1.1 Quote spot shipments | freight-quote-from-mail-request
A shipper e-mails pieces, weight and zip code; the pricing desk looks up tariff, drayage and surcharges, adds its margin and sends an offer with validity and transit time before a rival does.
1.1.2 Load carrier rate sheets and surcharges | freight-carrier-rate-sheets-loaded
Ocean lines, airlines and truckers send new rates, bunker and peak-season charges as spreadsheets every few weeks; a rates clerk keys them with ports, validity and inclusions into the rate system.
1.1.3 Chase open offers | open-quote-follow-up, win-loss-reasons-beyond-price
Inside sales calls back on quotations that have gone quiet, asks which price won, records the reason of loss and renews what is about to lapse.
1.1.4 Price project cargo and out-of-gauge loads
Engineers of the project desk measure a transformer, walk the route, sound out barge, crane and permit costs, and build one price out of twenty unknowns.
Nothing: A dozen moves a year, each priced on a route survey and phone calls to crane and barge owners; what a machine would need to know is found by walking the road.
1.2 Tenders and Contracts
Yearly bids of large shippers, from the portal notice to the signed service schedule with its fuel clause.
1.2.1 Decide which shipper tenders to bid | tender-search-with-fit-and-knockout-check, bid-approval-by-margin-cash-and-risk
Tender managers read the invitation, volumes, payment term and liability clause and settle in a short call whether the bid is worth three weeks of six people.
1.2.2 Price lanes of a shipper tender | freight-shipper-tender-lane-pricing
The bid sheet with hundreds of origin-destination pairs is cleaned, volumes are doubted, and each lane gets a price from own network cost, buy rates, tolls and the wish to fill empty backhauls.
1.2.3 Design contract logistics solutions | distribution-network-study-kept-warm, proposal-answers-from-approved-library
Solution engineers turn order profiles and item data into a hall layout, staffing, equipment and a rate card per pallet and pick, with the open-book model the shipper wants to see.
1.2.4 Negotiate service agreements | customer-paper-against-sales-contract-positions
Legal and the account manager push liability caps, claims periods and service credits back to the trade’s general terms before a shipper’s own paper is signed.
1.2.5 Apply fuel clauses and yearly increases | contract-price-indexation-due-list
On the first of the month the diesel floater is reset from the published index, and once a year rate letters go out by customer with the toll and wage effect.
1.3 Key Account Care
Shippers above a revenue line get a named manager, reviews with figures, and a plan for what else could be moved.
1.3.1 Hold quarterly business reviews | service-delivery-scorecard-across-contracts, account-plan-prefilled-from-customer-records
The account manager presents on-time rates, damages, open claims and savings ideas from shipment data, and leaves with a list of actions for branches and depots.
1.3.2 Win new shippers | prospect-list-with-trigger-and-first-contact-note, visit-notes-dictated-into-crm-fields
Field sales picks exporters and importers from trade statistics and registers, visits the shipping manager, and brings a trial consignment home to the branch.
1.3.3 Watch margin by shipper and lane | customer-cost-to-serve-ledger, price-waterfall-leakage-report
Controllers set revenue per consignment against haulage, handling, claims and waiting, find the lanes that lose money, and hand the account manager a list for the next talk.

2 Air and Ocean Freight
Forwarding desks buy space from airlines and shipping lines, put consignments together, and carry each file from booking to release at destination.
2.1 Booking and Space
A customer’s order becomes a file with parties checked and a place on a flight or vessel.
2.1.1 Open shipment files from booking requests | freight-booking-order-entry
Bookings arrive by e-mail, portal and interface; an export clerk opens the file with shipper, consignee, incoterm, goods, pieces and ready date, and asks for what is missing.
2.1.2 Screen parties, goods and vessels | shipment-denied-party-screening, restricted-party-screening-hit-triage
Names, banks, ports and ships of a booking are compared with sanctions and embargo lists, and a compliance officer clears or stops the file before anything is collected.
2.1.3 Book space with lines and airlines | freight-carrier-space-by-allocation
The export desk selects a sailing or flight that meets cargo-ready date and promise, books it against the contract allotment, and rebooks when a box is rolled or a pallet is offloaded.
2.1.4 Buy allocation contracts and block space | category-brief-before-supplier-talks
Trade lane managers meet lines and airlines once or twice a year, commit weekly volumes or block space, and bargain over base rate, free time and peak surcharges.
2.2 Consolidation and Handling
Shared containers and air pallets are filled from many shippers’ goods at the export station.
2.2.1 Build groupage containers and air consolidations | freight-consolidation-mix-by-margin
The consol planner decides which consignments share a box or unit load device, weighing volume against chargeable weight, cut-off and destination, and closes the master file.
2.2.2 Receive and measure export cargo | freight-measure-and-condition-at-the-dock
At the export shed pieces are counted, weighed and scanned for dimensions, damage is noted on the warehouse receipt, and differences to the booking go back to the desk.
2.2.3 Stuff containers and build unit load devices
Shed crews place, wedge, lash and net the pieces by hand and forklift, photograph the stow, and seal the door.
Nothing: A crew with a forklift fits odd crates into a box by eye and experience; the mix was settled before, and the stow photo is a snapshot that needs no system of its own.
2.2.4 Secure and screen air cargo
Regulated agents check known-consignor status, X-ray or sniff what is unknown, and write security status and screening method on the consignment security declaration.
Nothing: Method and status are set by the aviation authority, the operator at the screen must be certified, and the declaration is two fields that the booking system prints already.
2.3 Shipping Documents
Papers that carry title, safety and payment: one wrong digit costs days.
2.3.1 Issue shipping instructions and verified weights | bill-of-lading-draft-check
Export clerks send the line the cargo description, seal and container numbers and the verified gross mass, each before its own cut-off.
2.3.2 Check bills of lading and air waybills | bill-of-lading-draft-check
The draft from the line is read against instruction and booking, corrections are asked before the deadline, and originals, sea waybills or telex release are arranged.
2.3.3 Examine dangerous goods declarations | dangerous-goods-document-check, dangerous-goods-papers-by-rule
A certified clerk compares the shipper’s declaration with the code of the mode: UN number, packing group, packaging, quantity, segregation, and rejects what a carrier would return.
2.3.4 Present documents under letters of credit | export-document-consistency-check, export-papers-from-the-delivery
Invoice, packing list, certificate of origin and transport paper are made to agree with the credit’s wording to the comma and handed to the bank within its days.
2.4 Transit and Release
The weeks from departure until the consignee’s truck leaves the terminal with the goods, papers surrendered and charges paid.
2.4.1 Monitor milestones and exceptions | shipment-eta-and-exception-desk
Operations follows gate-in, loaded, departed, transshipped and arrived messages, sees late vessels and missed connections, and tells the customer with a new date.
2.4.2 Send arrival notices and release cargo | freight-arrival-notice-and-release
The import desk notifies the consignee, collects freight and local charges, checks that the original bill or release message is in, and gives the delivery order to the trucker.
2.4.3 Control demurrage and detention | demurrage-and-detention-clock
Import clerks count free days per container, push pickup and empty return before charges start, and contest what the line bills.
2.4.4 Settle accounts with overseas agents | freight-agent-statement-netting
Profit shares, handling fees and collect freight are netted with partners abroad file by file, and statements in two currencies are argued line by line.

3 Road Freight
Dispatchers, own trucks and subcontracted carriers move full and part loads by day and line-haul by night.
3.1 Dispatch
A day’s orders meet trucks, drivers, time windows and the law on rest, and change until the last gate closes.
3.1.1 Enter transport orders | freight-booking-order-entry
Order clerks take addresses, pieces, weights, references and time windows from e-mails, PDF forms and customer portals into the transport management system.
3.1.2 Plan tours and assign trucks | delivery-route-planning-with-learned-stop-times, driver-hours-and-tachograph-review
The dispatcher combines pickups and deliveries into tours by area, window, equipment and remaining driving time, and reshuffles until noon when late orders come in.
3.1.3 Build loads by axle and length | truck-load-building
Loading meters, stackability, axle limits and unloading order decide what goes on which trailer; the plan goes to the dock as a loading list.
3.1.4 Find return loads | backhaul-and-load-matching
For every truck that becomes empty far from home the desk looks through other branches’ lists and freight exchanges, bargains by phone, and accepts a load that brings it back.
3.1.5 Book loading and unloading slots | dock-appointment-rebooking
Dispatchers reserve dock times in consignees’ portals, shift them when a truck is late, and quarrel over no-show fees.
3.2 Subcontracted Carriers
Most miles are driven by small companies under contract, who must be found, vetted, given work and judged.
3.2.1 Approve and renew trucking companies | carrier-onboarding-and-fraud-vetting, supplier-certificate-expiry
License, cargo insurance, minimum-wage statement and references of each new company are collected and verified before its first load, then renewed by date.
3.2.2 Assign loads to contract carriers and the spot market | carrier-assignment-and-spot-tender
Loads that own trucks cannot take are offered to carriers under contract in agreed order and, if refused, to a short spot round with a price limit.
3.2.3 Review carrier punctuality and quality | carrier-delivery-performance-from-scans
Each quarter the fleet buyer compares late arrivals, missing scans, damages and refused loads per carrier and decides who gets more lanes.
3.3 Execution on the Road
What happens between the shipper’s gate and the receiver’s ramp, and the proof that it happened.
3.3.1 Drive, load and deliver
The driver inspects truck and trailer, loads with the dock crew, keeps rest times, finds the ramp and hands over the goods.
Nothing: The work is at the wheel and at the tail lift; its planning, hours and papers are dealt with where they arise, and nobody sells a driverless truck for this yard.
3.3.2 Keep refrigerated loads in range | road-reefer-alarm-desk, pharma-cold-chain-excursion-disposition
Reefer set-point and probes are checked at loading, temperature is logged under way, and an alarm at night must reach somebody who can call the driver and the receiver.
3.3.3 Work through disruptions on the day | shipment-eta-and-exception-desk, dock-appointment-rebooking
Breakdowns, traffic, closed ramps and refused goods come in by phone; the dispatcher swaps trailers, warns receivers and decides where the load spends the night.
3.3.4 Bring in proofs of delivery | proof-of-delivery-to-invoice
Signed notes and their remarks come back by app photo or paper, missing ones are chased from subcontractors, and the clean ones free the invoice.
3.3.5 Exchange pallets and cages | pallet-and-container-accounts
Euro pallets and roll cages handed over at each stop are noted, booked per partner, and settled by return, purchase or invoice.
3.4 Fleet and Drivers
Own trucks earn only while they roll with a legal, willing driver and a paid-up fuel card.
3.4.1 Recruit and start drivers | driver-applicant-license-and-record-check
Depot managers advertise, talk to applicants, check license class, qualification code and medical, and give the first route with an old hand beside.
3.4.2 Review tachograph data and rest times | driver-hours-and-tachograph-review
Downloads from card and vehicle unit are read for infringements, the driver explains and signs, and the traffic manager keeps the operator’s license safe.
3.4.3 Maintain trucks and trailers | fleet-cost-and-service-control, statutory-inspection-calendar
Service, tires, brake tests and yearly inspections are booked between tours at own or brand workshops, and invoices are compared with the maintenance contract.
3.4.4 Control fuel, tolls and fines | fleet-cost-and-service-control
Fuel-card and toll statements are matched with miles and tours, odd refuelings are looked into, and fines reach the driver with their deadline.

4 Parcel and Groupage Network
Depots, hubs and line-hauls that bring small consignments overnight to every zip code.
4.1 Collection and Hub Sorting
From the sender’s counter to the belt and onto the right line-haul before four in the morning.
4.1.1 Collect parcels and groupage | delivery-route-planning-with-learned-stop-times
Pickup drivers scan what waits at fixed customers and shops, note pieces without a label, and bring all to the evening unload.
4.1.2 Repair labels and addresses | parcel-address-repair-before-the-tour
Depot clerks look up missing house numbers, wrong zip codes and company names before the sorter sends a parcel into a loop.
4.1.3 Staff hub shifts | parcel-hub-shift-planning, seasonal-hiring-by-phone-in-two-days
Hub managers estimate trucks, parcels and pallets per half hour from announcements and last week, and order their own people and agency workers for each gate.
4.1.4 Run the sorter and cross-dock | parcel-sorter-no-reads-and-jams-by-cause
Unloaders, belt stewards and forklift drivers move thirty thousand pieces in four hours; jams and no-reads are cleared by hand, and late line-hauls are worked first.
4.1.5 Identify parcels without papers | parcel-loose-contents-matched-to-traces
Loose contents and label-less boxes go to a cage where clerks match brand, weight and contents with open search requests.
4.2 Last Mile
The only minute in which a receiver meets the company, and the most expensive mile of the chain.
4.2.1 Cut delivery tours | delivery-route-planning-with-learned-stop-times
Each morning the depot splits stops into vans by area, weight and window, keeps regular drivers on known streets, and hands the overflow to subcontractors.
4.2.2 Deliver to doors, lockers and shops
Couriers scan, ring, hand over or divert to a neighbor or pickup point, and take a signature or picture as proof.
Nothing: It is a walk to the door with a parcel; what can be saved is the second walk, and that is won earlier by the address and by the message to the receiver.
4.2.3 Agree new delivery dates with receivers | shipment-status-answers
People who were not in or will not be ask for another day, place or safe spot, through app, website and hotline.
4.2.4 Settle with delivery partners | freight-subcontractor-self-billing
Stops, parcels, collection rates and deductions of each van subcontractor are counted from scans and paid by credit note every two weeks.
4.3 Network Planning
Which line-hauls run, how many of them, through which hub, and how partners keep each other honest.
4.3.1 Set line-hauls and hub cut-offs | distribution-network-study-kept-warm
Network planners fix departure times, trailers per relation and swap-body circuits from weekday volumes, and announce the peak-season plan in September.
4.3.2 Exchange quality data with network partners | carrier-delivery-performance-from-scans, supplier-and-carrier-chargeback-invoices
In cooperations of independent depots each partner’s entry, exit and damage scans are compared, fines computed by the rulebook, and disputes answered.

5 Contract Logistics
Running warehouses and value-added work for shippers under multi-year agreements.
5.1 Starting a Client
Weeks in which item data, interfaces, labels and people have to come right before the first live order.
5.1.1 Set up item data and interfaces | warehouse-client-onboarding-mapping
Implementation managers collect item masters, map order and stock messages, configure storage and label rules, and test with the shipper’s odd cases.
5.1.2 Move opening stock
Stock from the old provider is shipped over a weekend, counted in by location, and differences are agreed with two signatures before go-live.
Nothing: One weekend per client in which two companies count together and sign; the counting is scanning, and the arguing about old losses belongs to two managers.
5.2 Inbound
From an announced trailer at the gate to stock that the client’s shop or plant can order.
5.2.1 Schedule inbound doors | inbound-receipt-plan-by-door-and-hour
Carriers ask for a time, the yard office gives doors by goods, crew and urgency of the client’s stock-outs, and reshuffles when trucks arrive in a bunch.
5.2.2 Receive and check goods | delivery-note-reading-at-goods-in
Checkers compare pieces, batches and best-before dates with the advice, photograph damage, print pallet labels and hold doubtful lots for the client.
5.2.3 Put away and replenish pick faces | slotting-by-picks-and-affinity
Forklift drivers follow system tasks to reserve locations and refill the pick zone before it runs dry in mid-wave.
5.3 Storage
Stock in the hall belongs to somebody else and has to be right to the piece, batch and date.
5.3.1 Count stock and explain differences | cycle-counts-by-risk
Counters walk locations by plan or after a short pick, recount, search the neighbors, and the stock controller explains each correction to the client.
5.3.2 Reslot fast and slow movers | slotting-by-picks-and-affinity
Before a season the layout engineer moves what sells to waist height near the belt and sends sleepers up, one aisle a night.
5.3.3 Forecast space and overflow | storage-space-forecast
Site managers add clients’ forecasts by pallet type and temperature, see the October wall coming, and rent outside space in time.
5.4 Outbound and Extras
Orders leave complete, on time, and as the client’s customer wants them.
5.4.1 Release and pick orders | wave-and-batch-picking-release
The control room groups orders by cut-off, carrier and zone, releases waves, and watches pickers with scanner or voice work them off.
5.4.2 Pack, label and hand over | retail-carton-proposal-and-parcel-weight-check
Packers choose a carton, add papers and inserts, check the weight, and pallets or parcels go to the lane of their carrier with a manifest.
5.4.3 Kit, relabel and rework | workload-in-hours-from-volumes-and-labour-standards
Displays are built, inserts changed and sets packed on tables by agreed piece times, with a sample approved by the client first.
5.4.4 Handle returns for clients | retail-damage-photo-assessment, retail-parcels-without-papers-identified
Returned goods are opened, graded by the client’s rules, photographed where the condition is doubtful, and put back, repaired or scrapped.
5.5 Site Steering
How shift leader and site manager keep promise, cost and the client’s bill in step through the day.
5.5.1 Plan crews by activity | workload-in-hours-from-volumes-and-labour-standards, shift-roster-with-rest-rules-skills-and-wishes
Expected lines, pallets and containers become heads per area and shift, agency workers are ordered at two in the afternoon, and people are moved between halls during the day.
5.5.2 Record billable activities | freight-billing-with-accessorials
Storage days, picks, special handling and overtime ordered by the client are counted from system and sheets for the monthly activity bill.

6 Customs
Licensed declarants lodge entries, answer the authority and keep clients’ permissions in order.
6.1 Declarations
Import, export and transit entries against the clock of the truck at the border.
6.1.1 Prepare import entries | customs-entry-from-shipping-papers
Commercial invoice, packing list and transport paper are read line by line into a declaration with code, origin, value and preference, and checked by a licensed declarant.
6.1.2 Lodge export declarations | customs-declaration-from-shipment-data, customs-entry-from-shipping-papers
Exporter’s data are entered with code, value and license notes, presented at the office, and the exit confirmation is chased for the exporter’s tax file.
6.1.3 Open and discharge transit | customs-transit-discharge-watch
T1 movements are opened under the house’s guarantee, followed to the office of destination, and inquiries for movements that never arrived are answered with proof.
6.1.4 Classify goods and document origin | tariff-and-export-code-proposal, origin-and-preference-calculation
Classification specialists assign commodity codes for new articles from data sheets and rulings, and examine supplier declarations for preferential origin.
6.2 Authority Dealings
What the customs office asks, inspects, permits and pays back after or beside the entry itself.
6.2.1 Resolve holds and inspections | freight-customs-hold-resolution
When the office stops a container, the desk finds out why, fetches the missing certificate, books the inspection and keeps storage cost low.
6.2.2 Reclaim and recalculate duty | import-duty-recalculation-and-refund
Amended invoices, wrong codes and returned goods lead to repayment claims within the legal term, entry by entry.
6.2.3 Keep bonded stock records | customs-bonded-stock-balance
Goods under customs warehousing are booked in and out with their entry reference, balanced against physical stock, and shown to the supervising officer.
6.2.4 Hold authorizations and powers of attorney | license-and-permit-expiry-register
Deferment accounts, authorized-operator status, guarantees and each client’s signed mandate are kept valid and ready for the next audit.

7 Service, Claims and Settlement
Telling people where it is, paying for what broke, and billing what was done.
7.1 Customer Service
Questions by phone, e-mail and chat about shipments under way, and the anger when they are late.
7.1.1 Answer status and delivery questions | shipment-status-answers
Agents look up scans, call the depot or the driver, send the signed proof, and start a trace where the last scan is too old.
7.1.2 Tell customers of delays | shipment-eta-and-exception-desk, proactive-notice-for-known-disturbances
When a line-haul is late or a vessel skips the port, service writes to those concerned with a new date before they ask.
7.1.3 Handle complaints of shippers and receivers | complaints-recognized-in-every-channel, complaint-root-causes-with-an-owner
Rude drivers, repeated late pickups and wrong invoices are logged with an owner, answered, and taken back to the depot that caused them.
7.2 Damage and Loss
Every claim has a convention, a limit per kilogram, a period, and somebody behind to recover from.
7.2.1 Settle cargo claims | cargo-damage-claims-with-liability-rule
Claims handlers gather note remarks, photos and invoice, establish liability under the convention, compute the limit per kilogram, and pay or decline within the period.
7.2.2 Take recourse against carriers and insurers | cargo-damage-claims-with-liability-rule, supplier-and-carrier-chargeback-invoices
A reservation goes to the subcontractor in time, the settled sum is set off or claimed, and the liability insurer gets its file.
7.2.3 Investigate theft
Security reads gate records and camera film, interviews people and works with the police when loads vanish.
Nothing: Few cases a year, each led by a security manager with the police; vetting carriers before pickup prevents more than any tool afterwards.
7.3 Billing and File Margin
A file earns the difference between what is billed and what lines, truckers and customs were paid for it.
7.3.1 Bill freight and extra services | freight-billing-with-accessorials, invoice-ready-check-against-rejection
Billing clerks rate consignments by tariff, add waiting, storage, second delivery and customs outlays with their proofs, and send in the shipper’s layout.
7.3.2 Check carrier and line invoices | freight-invoice-audit-by-tariff
Each incoming freight bill is compared with the agreed rate, weight and surcharges of the file, and overcharges go back before payment.
7.3.3 Pay subcontractors by credit note | freight-subcontractor-self-billing
Weekly self-billing from tours and agreed prices replaces hundreds of truckers’ invoices and leaves accruals for what is still open.
7.3.4 Close files and accrue margin | freight-subcontractor-self-billing, freight-billing-with-accessorials
At month end open files are reviewed for missing costs and revenue, accruals are set by file, and branches answer for negative ones.
7.3.5 Collect outlays, duty and overdue freight | collection-worklist-by-payer-behavior, credit-limit-payment-behavior-review
Credit control chases customs outlays paid for importers first, then freight past term, and holds release where nothing moves.
`,
);
