export const logistics = `
# A first container from Qingdao
Buyer at a maker of patio furniture who has never imported anything and needs cushions for the spring sale.
A first ocean shipment: rate, papers, a ship that is late, customs and the last mile.
Rate | Price with its surcharges | hybrid | Portal | -1 | LOG-1.1.1, LOG-1.1.2 | sea freight quote, spot rate request, container rate
The quote lists freight, fuel, port charges and delivery separately, with the date until which it is valid.
Pain: The rate looked cheap, and six surcharges were added afterwards.
Rate | Advice from a specialist | human | Telephone | 1 | LOG-1.3.2, LOG-1.1.1 | freight forwarder advice, incoterms question, new shipper consultation
A specialist explains why the supplier's "CIF" costs her more in the end, and she changes the order before signing.
Booking | Space on a ship booked | hybrid | Portal | -2 ! | LOG-2.1.3, LOG-2.1.1 | book vessel space, confirm container booking, sailing schedule
The booking confirms ship and cutoff; when the line rolls her box, the portal tells her first and offers two other ships with their dates.
Pain: Her booking is rolled to a later ship twice, and both times she hears of it from the supplier.
On the water | Delay explained in the portal | agent | Portal | 0 | LOG-2.4.1, LOG-7.1.2 | track container, milestone tracking, vessel delay notice
The portal says that the ship is four days late, moves her delivery to the 19th, and confirms that the sale date still holds.
Customs | Customs documents | hybrid | Portal | -1 | LOG-6.1.1, LOG-6.1.4 | customs clearance documents, import declaration, tariff classification
The fabric of the cushions decides the duty; the broker asks her about it while the ship is still at sea.
Pain: The broker asks about the fabric when the box is in port and storage is running.
Customs | Customs inspection | human | Port and telephone | -1 | LOG-6.2.1 | customs inspection, container on hold, x-ray of container
The broker's agent tells her what the officers are looking for and what the exam costs, and brings them the missing certificate.
Pain: The hold is a red dot on a page, and the exam fee comes without a reason.
Arrival | Delivery in the booked slot | human | Warehouse | 2 ! | LOG-3.3.1, LOG-3.1.5 | container delivery, delivery slot, unload container
The driver arrives in the booked slot, and the empty container is returned within free time.

# The gift that has to be there on Friday
Aunt who has ordered a wooden train for a first birthday and has to have it in hand by Friday afternoon.
A package with a date that cannot move, from the first delivery notice to the locker.
On the way | Delivery notice | agent | E-mail | 0 | LOG-7.1.1, LOG-4.2.1 | delivery notice, parcel tracking, estimated delivery time
An e-mail on Wednesday promises Friday between ten and noon, and says until when she may still choose another place.
On the way | Redirected to a locker | agent | App | 1 | LOG-4.2.3 | redirect parcel, change delivery date, choose parcel locker
She will be at work, and two taps send the package to the locker beside the day care.
Trouble | Unreadable label | hybrid | Text message | -1 | LOG-4.1.2, LOG-4.1.5 | unreadable label, address repair, parcel without label
The hub sends her a picture of a rain-soaked label; she confirms what it had said, and the package still makes Friday.
Pain: The package goes back as "address unknown," from a street that is a hundred years old.
Trouble | Call to customer service | human | Telephone | -2 ! | LOG-7.1.1, LOG-7.1.3 | where is my parcel call, parcel complaint, customer service of carrier
The agent asks the depot, and calls her back within half an hour: the package is on the truck and will be in the locker by three.
Pain: The chat asks for the tracking number four times and then closes itself.
There | Picked up from the locker | agent | Locker | 2 ! | LOG-4.2.2 | parcel locker delivery, pick up parcel, deliver to shop
At a quarter past four a code opens the locker on the first try, on her way to the party.

# Crushed on the way
Lampmaker whose box of glass shades has reached a customer with a tire mark on it.
Transport damage is noted, claimed and paid for by weight, which is little for glass.
Seeing | Damage noted at the dock | hybrid | Driver's device | -2 | LOG-3.3.4, LOG-7.2.1 | damage noted on delivery, delivery with reservation, transport damage
Receiver and driver sign the same picture on the driver's device, and the lampmaker sees it at once.
Pain: The receiver signs without a remark, and every later claim is turned down.
Claiming | Claim filed | agent | Portal | -1 | LOG-7.2.1 | file cargo claim, damage claim form, freight claim
Shipment, value and weight are filled in; he adds the invoice and says whether the shades can be saved.
Pain: The form asks for fourteen things that the carrier has on file, and comes back when one is missing.
Claiming | Liability in plain words | human | Telephone | 0 ! | LOG-7.2.1, LOG-7.1.3 | liability of carrier, cargo claim explained, compensation by weight
The claims agent tells him what liability by weight comes to for this box, and what cargo insurance would have added.
Waiting | Claim status | agent | Portal | 0 | LOG-7.2.2, LOG-7.2.1 | claim status cargo, recourse against carrier, claim progress
The portal shows that the subcontractor has had the claim since the 3rd and promises an answer by the 17th.
Paid | Claim paid | human | E-mail | -1 ! | LOG-7.2.1 | pay cargo claim, packaging advice, claim settlement
The payment comes with a price for insuring the next box, and with photographs of how others pack glass.
Pain: The payment goes by the weight of the glass, and comes to a tenth of its price.

# Moving into somebody else's warehouse
Head of operations of an online bicycle shop who gives up his own warehouse five months before Christmas.
Handing a warehouse to a provider, with the move, the first returns and the season.
Choosing | Offer based on his orders | hybrid | Workshop | 0 | LOG-1.2.3, LOG-1.2.4 | fulfillment offer, contract logistics concept, warehouse outsourcing
The solution designer lays a year of his orders on a floor plan and prices by pick.
Choosing | Walk with the shift lead | human | On site | 1 | LOG-1.2.3, LOG-1.3.2 | warehouse tour, reference visit, site visit of shipper
The shift lead shows the returns table first, since that is where online stores make or lose their money.
Starting | Items and interface set up | human | Project room | -1 | LOG-5.1.1 | set up item master, shop interface, warehouse onboarding
The onboarding team lists two hundred frames without dimensions and starts the test with all the others.
Pain: For weeks nothing can be tested, because some of his frames have no dimensions on file.
Starting | Stock moved over a weekend | human | On site | -2 ! | LOG-5.1.2, LOG-5.2.2 | move opening stock, stock transfer weekend, initial stock take
The project team receives forty trucks over the weekend against one list and ships the first order on Monday at seven.
Pain: The shop is closed for ten days, and each warehouse believes that the other one has the goods.
Running | Stock in real time | agent | Portal | 1 | LOG-5.3.1, LOG-5.4.1 | stock report for clients, inventory accuracy, order status at warehouse
Shop and warehouse show the same stock, and where a count is not finished the portal says which bin.
Running | Returns decided by rule | hybrid | Portal | 0 | LOG-5.4.4 | returns handling, return grading, refurbish returned goods
Returns are graded by his rules, and in a doubtful case the warehouse sends a picture with a question.
Peak | The week before Christmas | human | Telephone | 2 ! | LOG-5.5.1, LOG-5.4.1 | peak planning with client, daily call in season, peak staffing
Site lead and shop agree on tomorrow's volume in a call each noon, and on the 22nd the last order is out by eight.

# Held at the border
Dental technician waiting for ceramic blocks from overseas, with a crown that is due at the dentist's on Tuesday.
An import that is stopped for a question, while a patient waits for his crown.
Notice | Customs notice explained | agent | Text message | -1 | LOG-6.2.1, LOG-7.1.1 | parcel at customs, customs hold notice, import parcel pending
A text names the missing paper and links to an example that customs will accept.
Pain: He gets a form with the code "C03" and a hotline that reads the same form to him.
Answering | Invoice by photograph | agent | App | 0 | LOG-6.1.1, LOG-6.1.4 | upload invoice for customs, customs declaration parcel, commodity code
The app reads invoice and intended use and shows duty and fee before he agrees to anything.
Answering | Officer's question answered | human | Telephone | -2 ! | LOG-6.2.1, LOG-2.1.2 | customs query, medical device import check, release by customs
A customs broker tells the officer that these are dental ceramics and not a drug, and calls the technician when that is accepted.
Pain: Nobody answers the officer, and on the third day the box goes back to its sender.
Released | Duty paid in the app | agent | App | 0 | LOG-7.3.5, LOG-6.1.1 | pay import duty, customs fee payment, outlay invoice
He pays the duty in the app, with the carrier's handling fee listed separately and a receipt for his books.
Released | First delivery on Monday | human | Door | 2 ! | LOG-4.2.2, LOG-4.2.1 | express delivery after customs, morning delivery, deliver to practice
The box goes out on the courier's first run and is at the laboratory on Monday morning.

# Three depots, one tender
Logistics buyer of a paint maker with eleven thousand pallets a year and a board that wants to save five percent.
A transport tender, the start of a new carrier, and what was promised against what is delivered.
Asking | Lanes declined | human | Telephone | 1 | LOG-1.2.1 | decide on tenders, decline lanes, bid decision talk
The tender manager says in week one which of her four hundred lanes he will not price, having no backhauls there, and whom she might ask.
Asking | Bid sheet priced | agent | Portal | 0 | LOG-1.2.2 | freight tender, price lanes, answer shipper tender
The carrier returns a price for each of the other lanes and marks nine zip codes that do not exist.
Agreeing | Fuel clause negotiated | human | Meeting | -1 | LOG-1.2.4, LOG-1.2.5 | negotiate freight contract, fuel clause, service agreement talks
Carrier and buyer run last year's diesel prices through the carrier's fuel clause and through hers, and agree on one that follows the price down as well as up.
Pain: The rate is low, and the fuel surcharge follows the diesel price up but not down.
Starting | Missed pickup on day one | human | Telephone | -2 ! | LOG-3.3.3, LOG-7.1.2 | missed pickup, call about late truck, disruption on first day
The first order had the wrong gate; the dispatcher calls before she has to and sends another truck within the hour.
Pain: At the carrier nobody answers the phone, and the shift at the gate is paid for waiting.
Running | Pallet account settled | hybrid | Portal | -1 | LOG-3.3.5 | pallet account, pallet exchange balance, empty pallets
The portal compares both pallet ledgers slip by slip until only three of forty-one are in dispute.
Pain: Two ledgers differ by hundreds, and the proof is a shoebox of unsigned slips.
Running | Fuel surcharge notice | agent | E-mail | 0 | LOG-1.2.5 | fuel surcharge notice, diesel floater, monthly surcharge
An e-mail on the first gives the diesel index, the surcharge it leads to and what that adds to her month.
Running | Quarterly review | human | Meeting | 2 ! | LOG-1.3.1 | quarterly business review, on-time figures, account review with shipper
The account manager brings on-time rates, damages and open complaints, and a proposal to load two depots on one truck.

# Insulin at the wrong temperature
Quality manager of a chain of clinics with insulin on the road in a heat wave.
From the order for a cooled van to the decision to throw away or keep.
Ordering | Order with a temperature range | agent | Portal | 0 | LOG-3.1.1 | order refrigerated transport, temperature-controlled order, pharma transport booking
The order form has a field for two to eight degrees Celsius and cannot be sent without it.
Ordering | Subcontractor approved | hybrid | E-mail | -1 | LOG-3.2.1, LOG-3.2.2 | approved carrier for pharma, carrier qualification, subcontractor consent
The carrier asks for her consent to a subcontractor and attaches this year's audit of it.
Pain: The van belongs to a company she has never heard of, let alone audited.
Underway | Live temperature | agent | Portal | 1 | LOG-3.3.2 | reefer temperature monitoring, live temperature, cold chain tracking
Her screen shows probe and door in real time and marks the stops at which the temperature may rise for a moment.
Underway | Temperature alarm | human | Telephone | -2 ! | LOG-3.3.2, LOG-3.3.3 | temperature alarm, reefer breakdown, deviation call
At nine degrees the dispatcher calls with a second van eleven minutes away and asks whether to reload.
Pain: The deviation is discovered in the printout, after the insulin has gone to the clinics.
Arrival | Delivery set aside | human | Loading dock | -1 | LOG-3.3.4 | delivery under reservation, quarantine at delivery, note temperature on delivery
The driver waits while she reads the temperature logger, notes the deviation on the delivery receipt and sets the boxes aside.
Pain: The driver has six more stops, and holds his device out to the intern to sign.
After | Temperature record | agent | E-mail | 1 ! | LOG-3.3.2, LOG-7.1.3 | deviation report for shipper, temperature record, complaint on cold chain
That evening the carrier sends both probes' readings and pictures of the reload, for the manufacturer to judge.
After | Claim settled | hybrid | Letter | -1 | LOG-7.2.1 | settle cold chain claim, cargo claim pharma, compensation for spoiled goods
The carrier pays at cost for the sixteen boxes that the manufacturer has rejected, and says that the cooling unit has been scrapped.
Pain: The carrier's insurer doubts the logger, and sixteen boxes stay on her budget.

# A trailer gone from the rest area
Shipping manager at a distillery whose trailer with 1,100 cases of whiskey was stolen two weeks before Father's Day.
A full truckload is stolen; the shipper needs facts, police work, new goods on the road and, one day, money.
Night | Theft reported to the shipper | human | Telephone | -2 ! | LOG-7.2.3, LOG-7.1.2 | report cargo theft, stolen trailer, theft notification to shipper
The night dispatcher calls at 4:20 with the rest area, the driver's statement and the police report number.
Pain: The customer who waits for the whiskey is the first to tell her that it has not come.
Night | Last position of the trailer | agent | Portal | -1 | LOG-7.1.1, LOG-7.2.3 | trailer tracking, last known position, geofence alert
The portal shows the last signal of the trailer's own tracker, when the doors were opened, and the minute it went silent.
Pain: The map still shows the trailer at the rest area, since the only tracker is in the cab that was left there.
The week | Who carried the load | human | Telephone | -1 | LOG-7.2.3, LOG-3.2.1 | theft investigation, carrier vetting, double brokering check
The carrier's security lead shares the driver's name, the subcontractor and the seal number with her and with the insurer's investigator.
Pain: It comes out that the load had been passed on to a trucking company that was nine days old.
The week | Replacement load | human | Telephone | 1 | LOG-3.2.2, LOG-3.1.2 | replacement load, urgent truck, rush shipment
By noon of the first day the carrier has found two drivers and a guarded stop for what the distillery can still ship.
Settlement | Claim filed with the police report | agent | Portal | 0 | LOG-7.2.1 | theft claim, cargo claim submission, claim documents
Bill of lading, invoice and report are attached from the shipment's own file; she adds the wholesale price list.
Settlement | What the carrier will pay | human | Meeting | -1 ! | LOG-7.2.1, LOG-7.2.2 | cargo claim settlement, liability limit, recourse against subcontractor
The claims manager brings the limit in the contract, the insurer's share and the date of each payment.
Pain: The limit covers a third of the load, and the subcontractor's insurance policy turns out to be forged.

# One truck and a mortgage
Owner-operator with a nine-year-old tractor, a family at home, and no wish to wait ninety days for his money.
A small trucking company signs up with a freight broker, hauls for it, and decides whether to come back.
Joining | Approved in two days | hybrid | Portal | 0 | LOG-3.2.1 | carrier onboarding, approve trucking companies, carrier packet
Insurance, authority and safety record are pulled from the registers; he adds a bank letter and a photograph of the truck.
First load | A rate he can say yes to | agent | App | 1 | LOG-3.2.2, LOG-3.3.1 | load offer, book a load, assign loads to carriers
The app offers a load that ends near home on Friday, with miles, weight, detention rate and the price it pays.
First load | Four hours at the dock | human | Telephone | -2 ! | LOG-3.1.5, LOG-3.3.3 | detention at warehouse, missed dock slot, waiting time claim
The dispatcher sees his arrival time, calls the warehouse for him, and books the detention without asking him for a form.
Pain: The guard will not stamp the arrival time, and without a stamp the wait is unpaid.
First load | Signed papers sent from the cab | agent | App | 1 | LOG-3.3.4 | upload proof of delivery, signed delivery receipt, delivery confirmation
He photographs the signed papers in the cab; the app confirms within the minute that they can be read.
Paid | Money by Tuesday | agent | Bank transfer | -1 ! | LOG-7.3.3, LOG-7.3.2 | carrier payment, self-billing credit note, quick pay
His settlement is made from the load itself, detention included, and quick pay costs what the contract said.
Pain: Forty days pass, a clerk asks for papers that he has uploaded, and the detention has been struck.
Staying | What they think of him | human | Telephone | 0 | LOG-3.2.3 | carrier scorecard, carrier review, punctuality rating
Once a quarter the broker's carrier manager goes through his on-time record with him and takes off the two delays that the dock had caused.
Staying | The same lane every week | human | Telephone | 2 | LOG-3.2.2, LOG-3.3.1 | dedicated lane offer, contract carrier, steady freight
He is offered the Friday run at a fixed rate for six months, with the fuel clause that large carriers get.

# The second attempt
Retired court reporter with a walker, waiting for a shower chair on the fourth floor of a building whose elevator is out.
A delivery to somebody who needs longer to reach the door than the driver can wait.
Waiting | A note about the door | agent | App | 0 | LOG-4.2.3, LOG-7.1.1 | delivery instructions, delivery preferences, access needs of receivers
She enters once that she needs four minutes to the door and cannot carry; the note is shown on the driver's device.
First attempt | First delivery attempt | human | Door | -2 ! | LOG-4.2.2 | failed delivery attempt, deliver to the door, missed delivery
The driver calls up through the intercom, says that he cannot carry the box up to her on this run, and does not mark her absent.
Pain: "We missed you" hangs on the front door while she stands at the top of the stairs.
First attempt | New delivery date | agent | App | -1 | LOG-4.2.3 | reschedule delivery, redelivery options, pickup point alternative
The app offers a second visit tomorrow between two and four instead of a shop half a mile away.
Pain: The package is already at a gas station, where it will be kept for her for five days.
Calling | A person who can reach the depot | human | Telephone | -1 | LOG-7.1.1, LOG-7.1.3 | delivery hotline, where is my package, customer service of parcel carrier
An agent picks up without a menu, finds the chair by her address, and has the depot put it on the route of a driver who knows the building.
Pain: The voice menu cannot be slowed down and hangs up when she looks for the tracking number.
Delivered | Carried into the bathroom | human | Home delivery | 2 ! | LOG-4.2.2 | deliver to room of choice, bulky parcel delivery, help with carrying
The driver carries the box up to the fourth floor, sets it down in the bathroom and takes the packaging away.
After | Complaint with an answer | human | E-mail | 1 | LOG-7.1.3 | receiver complaint, complaint about driver, complaint handling
The depot manager writes what the scanner recorded on the first day and that her address now gets a longer stop.

# Free days that ran out
Import clerk at a toy importer who receives an invoice of $11,400 for six containers that stood in the port too long.
A demurrage and detention invoice is traced back day by day, and most of it stays.
Arrival | Told when the clock starts | agent | E-mail | -1 | LOG-2.4.2, LOG-2.4.3 | arrival notice, free time notice, last free day
The notice reaches her and her team's mailbox before the vessel docks, with each container's last free day and the cost of every day after it.
Pain: The arrival notice reaches her on day three of five, addressed to a colleague who left.
Port | No appointment to be had | human | Telephone | -2 ! | LOG-3.1.5, LOG-2.4.3 | terminal appointment, port congestion, book pickup slot
The forwarder's drayage desk tries the terminal twice a day, calls her with the result, and writes down each refusal with the time.
Pain: Nobody records the days on which the terminal was full, and without that she has nothing to dispute with.
Port | Warned two days ahead | agent | Portal | 0 | LOG-2.4.3, LOG-2.4.1 | demurrage alert, container free time monitoring, milestone alerts
Two days before the first charge a list ranks the six boxes by the day on which they begin to cost money, so that she can pull the most urgent first.
Invoice | Demurrage invoice | agent | Portal | -2 | LOG-7.3.1, LOG-7.3.5 | demurrage invoice, detention charges, collect outlays
The invoice lists each container with its days and its rate, and the carrier's own bill is attached.
Pain: A single line says "demurrage as per carrier," payable before the next release.
Disputing | Invoice disputed | human | Video call | -1 | LOG-2.4.3, LOG-7.3.2 | dispute demurrage, check carrier invoices, charge dispute
The forwarder's clerk goes through the terminal's refusals with her the week the invoice comes, and before the carrier's window closes disputes nineteen of the sixty-one days.
Pain: The window for disputes at the carrier closed while the invoice was waiting for approval.
Disputing | Answer of the shipping line | hybrid | E-mail | -1 ! | LOG-2.4.3, LOG-7.3.2 | carrier dispute result, waiver of demurrage, credit for detention
Seven days are waived, twelve are refused with a reason for each, and the credit is passed on within the week.
Pain: The carrier's refusal is forwarded to her without a comment, and $10,100 of the invoice stands.

# Out of the warehouse after six years
Chief operating officer of a maker of running shoes who has given notice to her logistics provider and must not lose a season.
A client leaves its warehouse provider: notice, counting, moving out, and a last invoice.
Notice | Somebody asks why | human | Meeting | -1 | LOG-1.3.1, LOG-7.1.3 | contract termination talk, exit conversation, account review
The site director wants the reasons by process and gets them: missed cutoffs, returns, and a third account manager in a year.
Pain: The notice is answered by legal, with a reminder of the minimum volume.
Notice | An exit plan with dates | human | Workshop | 0 | LOG-1.2.4, LOG-1.2.3 | exit plan, contract exit terms, transition of services
Both sides put last inbound, freeze, count and last order on one calendar, with the sum that each week costs.
Counting | What is really there | human | On site | -2 ! | LOG-5.3.1 | final stock count, joint inventory count, explain stock differences
Mixed teams of both companies count aisle by aisle and clear each difference before the next aisle begins.
Pain: Eleven hundred pairs are missing, and the shrinkage allowance in the contract covers most of them.
Moving out | Orders still leave on time | agent | Portal | 1 | LOG-5.4.1, LOG-5.4.2 | order fulfillment during transition, pick and pack, order cutoff
The order pool shows which items ship from the old and which from the new building until the last day.
Moving out | Forty trailers in five nights | human | On site | -1 | LOG-3.1.3, LOG-5.4.2 | stock transfer, outbound loading, move inventory out
The regular night shift is paid to stay to the end and loads by the new warehouse's layout, so that the fast movers come off first.
Pain: Good people have left the account already, and temps mix this season's shoes with last season's.
Ending | Returns that still arrive | agent | E-mail | 0 | LOG-5.4.4 | forward returns, returns after contract end, returns handling for clients
For sixty days returns are received, photographed and forwarded each Friday, and the list comes to her by e-mail.
Ending | Last invoice | hybrid | E-mail | -1 ! | LOG-5.5.2, LOG-7.3.1 | final warehouse invoice, billable activities, contract settlement
The invoice sets each activity of the move beside the price that was agreed in the exit plan.
Pain: It charges removal of labels, shrink-wrap and "exit management," none of which she can trace.

# Pallets for a trade show
Trade show manager of a cookware maker, at a convention center that opens its hall for unloading on one morning only.
Road freight with a time slot at the hall that nobody can extend.
Ordering | Transport order | agent | Portal | 0 | LOG-3.1.1, LOG-1.1.1 | transport order, book truck, repeat shipment
The portal opens last year's order with the new hall, and she changes only weights and contact.
Ordering | Unloading slot booked | human | Telephone | -1 | LOG-3.1.5, LOG-3.1.2 | book fair slot, unloading time window, plan tour
The dispatcher books the unloading slot and knows that Hall 7 means Gate 12 and a line from five o'clock.
Pain: Convention center and carrier each confirm a slot, at two gates on two mornings.
Underway | Truck seen on the map | agent | App | 0 | LOG-7.1.1, LOG-2.4.1 | truck tracking, arrival time of truck, live position
The app updates the arrival time with the traffic, and she shares it with the booth builder by link.
Underway | Delay on the road | human | Telephone | -2 ! | LOG-3.3.3, LOG-7.1.2 | disruption on the road, late truck call, reroute transport
Before she can ask, the dispatcher calls: highway closed, the driver takes the old road, the gate is told.
Pain: The truck is stuck behind an accident, and the portal says "on time."
Unloading | Unloading in the hall | human | Hall | 1 | LOG-3.3.1, LOG-3.3.5 | unload pallets, driver at ramp, pallet exchange
The driver stays until the hall's crew has set the last pallet at the booth, and goes around with her to photograph each of them.
After | Proof and bill on one page | agent | E-mail | 1 ! | LOG-3.3.4, LOG-7.3.1 | proof of delivery, freight invoice, delivery note signed
The invoice comes with signature, time and photographs, and charges only the waiting time that the gate log shows.
`;
