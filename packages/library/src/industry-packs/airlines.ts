import { industryPack } from '../industry-pack.ts';

export const airlinesPack = industryPack(
  { industry: 'airlines', name: 'airlines', letters: 'AIR' },
  `
1 Network and schedule
Network planners decide where the airline flies, how often and with which aircraft, two seasons ahead, and hold the airport slots that make the timetable possible.
1.1 Network planning
Routes, frequencies and partners are weighed against traffic flows, aircraft on hand and traffic rights before a season is opened for sale.
1.1.1 Evaluate new and existing routes
Planners set booking data, fares, connecting flows and station costs of a city pair against its aircraft hours, and propose to open, thin out or drop it at the route meeting.
Nothing: A dozen route cases a season, each argued for weeks over traffic data and a profitability model that planners already have.
1.1.2 Assign fleet types to the timetable
Each leg gets a subfleet by demand, range, runway and maintenance base, so that rotations close every night where the hangar is.
Nothing: Fleet assignment is solved in the scheduling optimizer that every carrier already runs; what is left is the planner’s argument with sales about two legs.
1.1.3 Negotiate codeshares and traffic rights
The alliances team agrees codes, prorates and lounge access with partner carriers and asks the ministry for designations under the bilateral treaty.
Nothing: Partner talks and treaty rights are settled face to face between a few people who have known each other for years.
1.1.4 Plan the fleet and lease aircraft | airline-lease-reserves-and-return-conditions
The fleet committee weighs orders, leases, retirements and wet leases by seat cost and delivery date, and contracts with manufacturers and lessors.
1.2 Schedule planning and slots
The season’s plan becomes a timetable with tail rotations, slots and published times, kept alive until the day before departure.
1.2.1 Request and defend airport slots | airline-slot-portfolio-and-series-use
Slot managers file series at the coordination conference, swap times with other carriers and watch that each series is operated often enough to keep its historic right.
1.2.2 Build and publish the timetable
Block times, ground times and connections are set per weekday, checked against curfews and sent as schedule messages to airports, partners and global distribution systems.
Nothing: Schedule messages flow from the planning system by standard; errors are stopped by its own tests before anything is published.
1.2.3 Carry schedule changes into sold tickets | airline-schedule-change-tickets-reissued
When a departure moves or is dropped weeks ahead, the schedule change desk works the queues of bookings, protects broken connections and has tickets revalidated or reissued.

2 Pricing, revenue and sales
Fares are filed, seats are opened and closed by value, and tickets are sold through the website, agencies, corporate contracts and partners.
2.1 Fares and revenue management
Analysts per market decide what a seat costs, under which rule it sells and how many of them are offered at that price until departure.
2.1.1 File fares and fare rules | airline-competitor-fare-moves-with-drafted-response, airline-fare-filing-consistency-check
Pricing analysts react to competitor filings and launch sales by loading fares, routings and category rules into the tariff publisher, several times a day.
2.1.2 Forecast demand and control seat inventory | airline-demand-forecast-and-bid-price
For each departure the revenue management system sets booking limits or bid prices; analysts correct it for fairs, holidays and competitors’ capacity.
2.1.3 Handle group requests | standard-quote-drafted-from-the-inquiry
Tour operators and companies ask for twenty seats or more; the group desk quotes by displacement cost, holds space and chases names and deposits by their dates.
2.1.4 Price bags, seats and other ancillaries | next-offer-rules-with-tested-ranking, bundle-candidates-from-joint-purchases
Extra legroom, checked bags, upgrades and bundles are priced by route and lead time and shown in the booking path with what the traveler has already bought.
2.2 Distribution, ticketing and loyalty
Seats reach travelers through direct and agency channels, each with its own fees, tickets and debit memos, and frequent flyers collect their miles.
2.2.1 Sell on website and app | web-funnel-breaks-with-page-tests, cart-and-offer-carried-across-channels
The e-commerce team runs search, fare families, payment and booking changes online, and measures where travelers leave the path before paying.
2.2.2 Serve travel agencies and corporate accounts | account-plan-prefilled-from-customer-records, reply-drafts-from-knowledge-and-customer-record
Account managers negotiate route deals and incentives with agencies and firms, and help desks waive name corrections, time limits and fare rules.
2.2.3 Audit agency tickets and issue debit memos
Ticketing auditors compare issued coupons with fare rules, commissions and tax boxes, send agency debit memos and argue the disputes that come back.
Nothing: Ticket audit is bought as a service that tests every coupon by rule; disputed memos are bargained agency by agency.
2.2.4 Answer the reservations line | caller-reason-and-identity-before-the-agent, agent-desktop-next-step-during-the-call, contact-forecast-by-half-hour-and-cause
Agents in the call center book, change, add wheelchairs and pets, and explain fare conditions to travelers who cannot or will not do it online.
2.2.5 Run the frequent flyer program | loyalty-member-accounts-and-point-claims, loyalty-cost-liability-and-misuse
Miles are credited from boarded coupons and partner files, missing miles claimed, tiers requalified and award seats opened by value of the seat.
2.3 Revenue accounting
Sold tickets become earned revenue only when coupons are flown; until then they are matched, prorated, refunded and settled with other carriers.
2.3.1 Prorate and bill interline coupons | airline-interline-proration-and-billing
Coupons flown on partners are priced by prorate agreement, billed through the clearing house and rejected when the other side’s value differs.
2.3.2 Refund unused and canceled tickets | airline-ticket-refund-calculation
Refund clerks read fare rule, used coupons, taxes and reason, compute what is owed and send it back to the form of payment or the agency’s settlement plan.
2.3.3 Check airport, handling and navigation charges | airline-airport-and-navigation-charges-check
Invoices of airports, ground handlers and air navigation services arrive by flight and metric ton; station finance tests them against movements and the local charges manual.
2.3.4 Hedge and settle jet fuel | commodity-position-from-contracts-and-stock
Fuel buyers cover part of the season’s uplift with swaps, place tenders per airport and settle supplier invoices by delivery ticket and price formula.

3 Crew management
Pilots and cabin crew are paired with flights, rostered within duty and rest limits, trained to stay current and moved when the day goes wrong.
3.1 Crew planning and rostering
Planning turns the timetable into pairings and the pairings into monthly rosters that law, agreement and crew members can live with.
3.1.1 Build crew pairings | airline-crew-pairing-robustness
Planners chain legs into duties that start and end at the crew’s base, with layovers, deadheads and buffers inside flight time limitations.
3.1.2 Publish monthly crew rosters | airline-crew-roster-by-bids-and-fairness
Bids, leave, simulator dates and reserve days are woven into a roster for each crew member and released by the date that the agreement fixes.
3.1.3 Settle leave, swaps and bids | vacation-requests-decided-by-cover-and-fairness
Crew ask for days off, trade trips among each other and bid for bases; the desk grants what coverage, seniority and rest allow.
3.1.4 Size crew strength by fleet and base | headcount-forecast-from-exits-and-business-plan
Workforce planners derive pilots and cabin crew needed per month from block hours, upgrades, attrition and course capacity, a year and more ahead.
3.2 Crew control on the day
Crew controllers keep every departure legally staffed from sign-on to release while sickness, delays and diversions undo the plan.
3.2.1 Call out standby crew for open duties | airline-crew-standby-callout
A sick call leaves a seat open; the controller searches reserves by qualification, remaining duty hours and distance, phones them and updates the crew list.
3.2.2 Rebook crew hotels and transfers | airline-crew-hotel-and-transport-rearranged
Changed layovers mean other rooms and pick-up times, arranged with hotels and bus firms at out-stations and told to the crew by app.
3.2.3 Judge fatigue reports and commander’s discretion
Every extension of duty and each fatigue report is read by the fatigue group, set against roster and sleep window, and answered to the crew member.
Nothing: A crew member’s own report on tiredness is weighed by peers in the fatigue group; trust in that talk matters more than speed.
3.3 Crew training and qualification
Type ratings, recurrent checks, emergency drills and medicals have to be valid on the day that a crew member flies.
3.3.1 Schedule recurrent training and checks | airline-recurrent-training-slots
The training desk books simulator sessions, line checks, first-aid and dangerous goods courses before anything lapses, with instructors and device hours as the tight resource.
3.3.2 Train and examine in the simulator
Type rating examiners fly failures and approaches with two pilots, debrief them and grade competencies in the electronic form.
Nothing: The session lives from the examiner’s eye and the debriefing; grading forms are already filled on a tablet.
3.3.3 Keep licenses, medicals and visas valid | mandatory-training-and-licences-gate-the-work, hiring-papers-read-and-permit-dates-watched
Crew records hold ratings, medical class, passport, visas and airport passes, and stop anyone from being rostered whose paper has run out.

4 Flight operations
Each flight is planned, fueled, released, flown and watched, and what happened is learned from without blame.
4.1 Dispatch and flight planning
Dispatchers prepare a legal and economical flight plan for each leg and share responsibility for the release with the captain.
4.1.1 Prepare the operational flight plan
Route, level, alternates and fuel are computed from wind, payload, notices to airmen and minimum equipment list items, then filed with air traffic control.
Nothing: Flight planning engines compute and file the plan; the dispatcher’s review of weather and notices is the safety step that stays.
4.1.2 Decide discretionary fuel | airline-discretionary-fuel-advice
Captains may add fuel above plan for holding or weather; dispatch shows how much earlier flights at that hour really burned.
4.1.3 Issue load sheet and trim | airline-load-control-and-loadsheet
Load controllers plan holds, weigh passengers, bags and freight against limits, and send the final load sheet to the cockpit minutes before doors close.
4.1.4 Obtain overflight and landing permits
Ad hoc charters and reroutings need permits from civil aviation authorities by fixed lead times, with tail, crew and routing in each state’s own form.
Nothing: A permit desk files by lead time through agents who know each authority; the odd urgent one is got by telephone at night.
4.2 Flying the line
Two pilots and the cabin crew take the aircraft from gate to gate within procedures, clearances and their own judgment.
4.2.1 Fly the aircraft
Pilots brief, calculate take-off performance on the tablet, fly the clearance and decide on diversions with the operations center.
Nothing: Two pilots in the cockpit decide, and any aid there is certified with the aircraft, not bought by the airline.
4.2.2 Maintain manuals and electronic flight bags | quality-document-change-effects, policy-acknowledgment-by-role
Publications staff turn manufacturer revisions, airport briefings and company notices into the documents on crew tablets and prove that each was read.
4.3 Operations control
The control center holds the day together: movements, delays, aircraft swaps, cancellations and recovery across all stations.
4.3.1 Watch movements and predict delays | airline-recovery-options-aircraft-crew, airline-turnaround-milestones-from-cameras
Duty controllers follow departures, slots from network management, inbound connections and weather fronts, and warn stations of knock-on delays.
4.3.2 Recover aircraft, crew and passengers | airline-recovery-options-aircraft-crew, airline-reaccommodation-after-cancellation
After a fog bank or a broken aircraft the duty manager weighs swaps, delays, cancellations and ferry flights with maintenance, crew and customer desks.
4.3.3 Code delays and report punctuality | performance-report-with-drivers
Stations assign delay codes and minutes, departments dispute them in the morning call, and the month’s punctuality goes to board and handlers.
4.4 Flight safety and emergency response
Reports, flight data and audits feed a safety system that the accountable manager answers for to the authority.
4.4.1 Classify safety reports and flight data events | airline-safety-report-classification
Crew and ground staff file reports, the flight data program finds unstable approaches; safety officers code, link and risk-rate them, and file the mandatory ones.
4.4.2 Audit operations and close findings | capa-effectiveness-follow-up, audit-evidence-pack-by-clause
Compliance monitors audit stations, handlers and own departments against the operations manual and follow each finding to its root cause and proof.
4.4.3 Exercise the emergency response plan | tabletop-exercise-director, emergency-alert-and-headcount
Crisis rooms, family assistance teams and the passenger manifest release are rehearsed twice a year with a simulated accident at an out-station.
4.4.4 Run the aviation security program | background-checks-ordered-by-role-and-country, incident-timeline-from-logs-and-mail
Security managers keep background checks, access and screening rules at each station, brief crews on unruly passengers and report incidents to the authority.

5 Passengers and turnaround
Station teams and handlers take travelers from the curb to the seat and turn the aircraft around between two flights.
5.1 Check-in, border data and boarding
Travelers are accepted, documented and boarded by departure time, most of them without meeting anybody before the gate.
5.1.1 Accept passengers and check travel documents
Check-in by app, kiosk or counter assigns seats and tests passports, visas and entry rules; agents clear the cases that the document check refuses.
Nothing: Document rules come from the industry database at check-in; refusals need a person who holds the passport in hand.
5.1.2 Transmit passenger data to border authorities | airline-passenger-data-to-authorities
Advance passenger information and booking records go to each state before departure, and "do not board" answers must reach the gate in time.
5.1.3 Assist passengers with special needs
Wheelchairs, unaccompanied minors, stretchers and service animals are ordered through service requests and handed from desk to gate to cabin.
Nothing: Codes travel with the booking; the care itself is one person handing another person over at door and gate.
5.1.4 Board the flight
Gate agents call groups, take oversized cabin bags, find the missing two and close the flight with the purser by the target time.
Nothing: Boarding is a matter of voices, queues and gates already read by scanner; a few minutes are won by discipline.
5.2 Ramp and turnaround
Fueling, cleaning, catering, loading and pushback share forty minutes around the aircraft under one turnaround coordinator.
5.2.1 Coordinate the turnaround | airline-turnaround-milestones-from-cameras
The coordinator on the apron follows chocks, doors, belts, fuel and boarding against the milestone plan and calls who is late.
5.2.2 De-ice aircraft
Ramp crews spray type and mixture by weather and holdover table, log liters per tail and tell the cockpit when it began.
Nothing: Crews in the bucket follow the holdover table; liters are metered by the truck itself.
5.2.3 Manage ground handlers and station contracts | supplier-scorecards-from-transactions, airline-airport-and-navigation-charges-check
Station managers measure handlers on baggage delivery, staffing and damage, talk through penalties monthly and tender the contract every few years.
5.3 Cabin service and catering
Meals, drinks, duty-free goods and amenities are planned by flight and class, loaded by the caterer and served by cabin crew.
5.3.1 Plan meals and provisioning per flight | airline-catering-and-provisioning-forecast, restaurant-allergen-matrix-from-specifications
Catering planners fix cycles and menus, forecast meals by class from bookings and correct the order hours before departure.
5.3.2 Control cabin stock and waste | restaurant-waste-photo-weighing
Trolley contents, bar sales and returned trays are counted after landing to adjust uplift and settle with caterer and crew.
5.3.3 Serve and look after passengers on board
Cabin crew secure the cabin, serve, sell, calm and give first aid, and write down what the next crew or customer relations should know.
Nothing: Service on board is done by hands and tact; the cabin report is a few lines on a tablet.

6 Baggage
A bag is tagged, screened, sorted, loaded, transferred and delivered, or traced when it is not where its owner is.
6.1 Baggage handling
Bags move from drop-off to hold and on to the connecting flight, each reconciled with a boarded passenger.
6.1.1 Tag, sort and reconcile bags
Source messages, belt readers and hand scanners pair each bag with its passenger and flight, and the loader sees which container may go.
Nothing: Scanner networks and sorting belts do it by message already; gaps are readers that need money, not software.
6.1.2 Run tight transfers of bags
The hub’s transfer desk sends tail-to-tail carts for short connections and decides which bags will miss and fly later.
Nothing: The transfer controller sees connection minutes on the baggage screen and sends a driver; the bottleneck is carts and people.
6.2 Baggage irregularities
Delayed, damaged and lost bags are reported at the arrival desk, traced, delivered to hotels and paid for under the convention.
6.2.1 Trace delayed bags | airline-baggage-tracing-by-image-and-scan
Agents open a tracing file with color, type and contents, compare it with on-hand bags of all stations and forward the match by the next flight.
6.2.2 Deliver found bags to passengers
Couriers take released bags to an address that changes twice while travelers move on, and customs releases what crosses a border.
Nothing: Delivery firms plan their own rounds, and a text message with the new address is all that a moved traveler needs.
6.2.3 Settle damage and loss claims | complaint-file-collected-with-remedy-proposal
Claim staff ask for receipts and photographs, apply depreciation and the liability limit, and pay or replace the suitcase.
6.2.4 Reunite items left on board | city-lost-items-described-matched-and-returned
Cleaners hand in phones, jackets and toys, stations describe them in the register, and owners write in from the other end of the route.

7 Passenger care after disruption
When a flight is canceled or late, the airline owes another seat, a meal, a bed, money back or compensation, and an answer.
7.1 Disruption care
Within the hour of a cancellation travelers need to know which flight they are on and where they sleep tonight.
7.1.1 Rebook disrupted passengers | airline-reaccommodation-after-cancellation
Transfer desks and the back office move whole banks of connections to other flights, own or foreign, and reissue coupons under the waiver of the day.
7.1.2 Provide hotels, meals and transport | airline-reaccommodation-after-cancellation
Vouchers, room blocks and buses are found at short notice for three hundred people, and bills are matched with who was entitled.
7.1.3 Inform passengers about delays | proactive-notice-for-known-disturbances, self-service-assistant-that-completes-the-matter
Push messages, screens and gate calls carry one departure estimate, its reason and what travelers may claim.
7.2 Passenger relations
Letters, web forms and lawyers’ demands about flights are answered with facts from operations and the passenger’s record.
7.2.1 Decide compensation for delay and cancellation | airline-delay-compensation-claims
Case handlers find the flight’s delay at destination, its cause and extraordinary circumstances, and grant or refuse the statutory sum.
7.2.2 Answer passenger complaints | final-complaint-letter-point-by-point, complaint-root-causes-with-an-owner
Seats that did not recline, rude staff and refused boarding are looked into with crew and station, and answered with words, miles or money.
7.2.3 Handle court and enforcement body cases | claim-letter-and-writ-intake, airline-delay-compensation-claims
Claim firms sue by the hundred at the local court; legal staff sort them by flight, settle the clear ones and send evidence for the rest.

8 Aircraft maintenance and airworthiness
The continuing airworthiness organization decides what each tail needs, maintenance does it, and every signature can be shown to the authority.
8.1 Continuing airworthiness management
Engineers keep the maintenance program, directives and component lives of each aircraft complete and in time.
8.1.1 Track airworthiness directives and bulletins | airline-airworthiness-directive-tracking
Directives of authorities and service bulletins of manufacturers are read, matched with tails and part numbers, ordered as tasks and closed with evidence.
8.1.2 Package tasks into checks | airline-maintenance-check-packaging
Planners bundle due tasks, deferred defects and modifications into line, base and heavy checks by hours, cycles and hangar slots.
8.1.3 Monitor component life and reliability | airline-component-removal-forecast
Removals, vibration, oil use and fault messages are trended per tail, so that a unit comes off in a planned stop and the loan unit is there.
8.1.4 Return leased aircraft | airline-maintenance-record-check, lease-contract-abstraction
Redelivery teams prove the full history of airframe, engines and landing gear to the lessor, page by page, and repair what the contract’s condition asks.
8.2 Line and base maintenance
Certified engineers fix what the crew wrote up, do scheduled work overnight or in the hangar and release the aircraft to service.
8.2.1 Rectify technical log defects | airline-tech-log-entry-coding
Pilots enter a defect, the line engineer troubleshoots, replaces or defers it within the minimum equipment list, and maintenance control watches repeats.
8.2.2 Perform hangar checks
Mechanics open panels, inspect structure, change parts and raise findings that stretch the check, in shifts around one critical path.
Nothing: Licensed mechanics work on metal by hand; the plan around them is made when tasks are packaged.
8.2.3 Complete and archive maintenance records | airline-maintenance-record-check
Task cards, release certificates and stamps are checked for gaps before the aircraft leaves, then scanned and filed by tail for its whole life.
8.2.4 Control tools and calibration | gauge-calibration-recall
Torque wrenches, rigs and test sets are lent by mechanic, found again after the job and sent to calibration by due date.
8.3 Aircraft material supply
Rotables, consumables and engines are stocked, pooled, repaired and found in the middle of the night when an aircraft stands still.
8.3.1 Find parts for a grounded aircraft | airline-grounded-aircraft-part-search
The desk searches own stock, pool partners and traders for a serviceable unit with the right certificate and gets it onto the next flight.
8.3.2 Plan stock of rotables and consumables | planning-parameters-from-history, cycle-counts-by-risk
Planners set how many units lie at hub and line stations from removal rates, repair times and the cost of a delay.
8.3.3 Send components to repair shops | order-expediter-by-risk
Removed units go out under repair orders with fault description, come back with shop report and invoice, and are argued over when no fault was found.

9 Air cargo
Freight and mail fill the belly and the freighters, from the forwarder’s booking to the broken-down pallet at destination.
9.1 Cargo sales and capacity
Space is sold under allotments and spot rates, and each booking is weighed against what the flight can really lift.
9.1.1 Quote and book freight | airline-cargo-capacity-and-acceptance, standard-quote-drafted-from-the-inquiry
The cargo desk answers forwarders by mail and portal with a rate for weight, volume, commodity and date, and keeps the space until show-up.
9.1.2 Bill air waybills and settle with forwarders
Charges from the waybill, weighed corrections and surcharges are invoiced through the cargo settlement system, and short payments traced to the shipment.
Nothing: The industry’s cargo settlement run bills by fixed cut-offs; corrections are few and forwarders raise them by telephone.
9.2 Cargo handling
Consignments are accepted, screened, built up on pallets, loaded, broken down and handed over with papers that customs accepts.
9.2.1 Accept dangerous goods and special cargo | dangerous-goods-document-check
Acceptance staff compare shipper’s declaration, marks and packing with the regulations, and refuse lithium batteries or dry ice that do not fit them.
9.2.2 Build up pallets and containers
Warehouse crews stack pieces by contour, weight, segregation and destination against the flight’s cut-off.
Nothing: Stacking odd pieces under a net is craft; the build-up plan comes with the flight’s capacity decision.
9.2.3 Lodge customs and advance cargo data
House and master waybill data are sent to customs of the destination before loading, and holds or "do not load" answers are worked with the forwarder.
Nothing: Messages leave by themselves once the waybill is captured; a hold is lifted only by the forwarder’s own documents.
9.2.4 Monitor pharma and perishables on the way
Cool dollies, container set points and ramp minutes are logged for temperature-sensitive shipments and excursions explained to the shipper.
Nothing: Active containers alarm on their own, and the few excursions of a month are explained to a shipper who knows the lane.
`,
);
