import { industryPack } from '../industry-pack.ts';

export const carRepairPack = industryPack(
  { industry: 'car-repair', name: 'car repair shops', letters: 'CAR' },
  `
1 Reception
Where a noise becomes an order: what is wished, what it may cost, and when the car must be back.
1.1 Bookings and Handover
Keys at half past seven, six people in line, and two cars nobody expected.
1.1.1 Take bookings and plan the day | trades-calls-answered-and-slots-booked, trades-reminders-deposits-and-no-shows
Calls are answered from under a car; brakes, service and "it rattles" are put on lifts and mechanics for next week.
1.1.2 Invite cars that are due | trades-overdue-regulars-invited-back
Inspection, oil and wheels come around by the calendar, and customers come only when somebody writes to them.
1.1.3 Take in the car and note its state | garage-inspection-with-pictures-and-approval
Mileage, scratches, warning lights, the locking nut and what the customer hears are noted at the car, with him.
1.1.4 Lend courtesy cars
Four small cars go out with a signed sheet, a look around and a promise about the tank.
Nothing: Four keys on a board and a sheet are quicker than any system, and the insurer wants the signature anyway.
1.2 Estimates and Approval
Nobody minds a price as much as hearing of it afterwards, at the counter, with the key in sight.
1.2.1 Write estimates | garage-estimate-from-plate-labor-times-and-parts
Labor times, part prices and paint are looked up in three programs while the customer stands there.
1.2.2 Get approval for extra work | garage-inspection-with-pictures-and-approval
On the lift the brake rotors turn out to be worn too; the customer is in a meeting, and the lift is blocked until he answers.
1.2.3 Keep customers posted | order-status-told-before-the-customer-calls
Is it ready yet: twelve calls a day, each of which pulls somebody off a car to go and look.
2 Workshop
Lifts, hands and testers: what happens to the car between eight and five.
2.1 Finding the Fault
Listening, measuring and thinking, which no customer likes to pay for by the hour.
2.1.1 Read out and diagnose faults | garage-test-plan-from-fault-codes-and-known-cases
Codes are read, wiring plans searched and colleagues asked; three parts may be swapped before the right one is.
2.1.2 Inspect cars and show findings | garage-inspection-with-pictures-and-approval
Brakes, tires, leaks and play are checked by list, and written up in words that nobody outside understands.
2.1.3 Test drive
A mechanic drives around the block, listens, brakes hard once and comes back with an opinion.
Nothing: An ear and a seat are the instrument, and ten minutes on the road is what there is to it.
2.2 Repair and Service
The work on the lift, by hours that the maker has set and that rust does not know.
2.2.1 Carry out service and repair
Oil, brakes, clutches, timing chains: the old is taken off, the new is fitted, and bolts are tightened by the book.
Nothing: It is work of hands on a different car every hour; no machine does that, and job card and bill are told elsewhere.
2.2.2 Change and store tires | garage-wheel-hotel-with-tread-and-labels
Six hundred sets hang in the hall with chalk on them, and all want to be swapped in the same two weeks of October.
2.2.3 Prepare and present cars for inspection
The inspector comes Tuesdays and Thursdays; lamps, emissions and brakes are looked over the evening before.
Nothing: The inspector sees car and papers himself, and what fails is repaired on the spot.
2.2.4 Repair bodywork and paint
Panels are pulled, filled, sanded and sprayed; color is matched by eye under a lamp, or sent to a paint shop.
Nothing: Metal, filler and a spray gun in good hands; the claim around it is told under insurers.
2.3 Checking and Handing Over
Coming twice for one and the same rattle annoys more than any bill, and costs the second lift.
2.3.1 Check work before handover | service-report-with-hours-and-parts-from-the-bay
A second person looks at wheel nuts, lamps and oil level, and signs, unless it is ten to five.
2.3.2 Explain the bill and hand back the car
At the counter old parts are shown, the bill gone through and the next date named.
Nothing: A customer who understands what was done comes back; it takes a person who knows the car, for five minutes.
2.3.3 Settle comebacks and warranty work | complaint-file-collected-with-remedy-proposal
It squeaks again after eight days: own fault, the part’s or the car’s decides who pays, and it may need the supplier.
3 Parts
Delivered three times a day, half of them not quite right, and a heap of old batteries to be sent back.
3.1 Finding and Buying
For one car there are four brake rotors, and the number in the papers tells which, mostly.
3.1.1 Identify and order parts | garage-parts-picked-by-vehicle-number-and-delivery-time
Papers, catalog and three wholesalers’ shops are searched for part, price and the next van.
3.1.2 Stock oil, filters and small parts | trades-stock-counted-by-phone-camera
Oil in drums, filters, lamps and clips run out when the big service comes, since nobody wrote it on the board.
3.1.3 Return cores and wrong parts | garage-parts-picked-by-vehicle-number-and-delivery-time
Deposits on starters and calipers are money on a shelf, and wrong parts go back only within fourteen days.
3.2 Disposal
What drips, burns or poisons leaves the yard with a paper, and somebody keeps that paper.
3.2.1 Dispose of oil, tires and batteries | waste-manifest-to-disposal-certificate
Collectors take barrels and tires, and their slips are kept for five years for somebody who may ask.
3.2.2 Handle refrigerant and airbags
Only two people hold the certificate; gas is weighed in and out and written into a book.
Nothing: A few entries a week in a prescribed book, made by the certified person at the machine.
4 Insurers, Fleets and Dealers of Parts
Customers who never stand at the counter, pay in sixty days, and have a form for it.
4.1 Accident Repair
The car is the customer’s, the money the insurer’s, and the appraiser has his own view.
4.1.1 Photograph and calculate damage | garage-claim-file-for-the-insurer
Pictures, plate and calculation go to insurer or appraiser, who strikes out paint blending and the second hour.
4.1.2 Follow approvals and supplements | garage-claim-file-for-the-insurer
Bumper off, and the carrier is bent as well: a supplement is sent, and the car stands for a week until somebody nods.
4.2 Fleets and Leasing
Forty vans of a delivery firm, with a price list of their own and a portal for each repair.
4.2.1 Get releases from fleet portals | garage-claim-file-for-the-insurer, garage-estimate-from-plate-labor-times-and-parts
Each lessor has a portal where line by line is typed in, asked back and released, while the driver wants his van.
4.2.2 Bill fleets monthly | invoicing-master-data-completeness, mandated-e-invoice-dispatch
One bill per vehicle, with cost center and mileage, or it comes back after thirty days.
5 Shop and People
Mechanics who are hard to find, testers that cost as much as a car, and a register.
5.1 Mechanics
Four mechanics, one master, and an apprentice who mostly drives to fetch parts.
5.1.1 Record hours against jobs | service-report-with-hours-and-parts-from-the-bay
Who worked on what stands on a greasy card, is guessed in the evening, and half an hour of searching is given away.
5.1.2 Plan shifts and vacations | vacation-requests-decided-by-cover-and-fairness, shift-roster-with-rest-rules-skills-and-wishes
In tire season nobody may be away; high-voltage work needs one of two who may do it.
5.1.3 Train on new models and high voltage | mandatory-training-and-licences-gate-the-work, course-seats-trainers-and-rooms-arranged
Electric cars, air conditioning and driver assistance ask for courses and certificates with a date.
5.1.4 Find mechanics and apprentices | job-ad-drafted-from-position-and-team-facts, applicant-answers-on-every-stage-within-days
Good ones are asked away by the dealer across the road; applicants write a message at ten in the evening.
5.2 Equipment
Lifts that may fall, testers that drift and a compressor that is older than the apprentice.
5.2.1 Have lifts and testers inspected | statutory-inspection-calendar
Lifts, brake tester, headlight tester and compressor have dates and stickers, and the old one is found by the inspector.
5.2.2 Keep diagnostic software and data current
Subscriptions for catalog, labor times and wiring plans run by the year, and updates come when one is in a hurry.
Nothing: Three subscriptions that renew themselves; the tester says when it wants an update.
5.3 Money and Reputation
What is open, what came in, and the stars beside the name of the shop on the map.
5.3.1 Invoice and take payment | trades-till-cash-up-and-receipts-for-the-bookkeeper, service-report-with-hours-and-parts-from-the-bay
Hours, parts and oil from the card become a bill at the counter, paid by card before the key is handed over.
5.3.2 Remind who has not paid | trades-open-bills-reminded-politely
The nice customer of twenty years owes eight hundred since June, and nobody likes to call him.
5.3.3 Answer reviews | trades-reviews-asked-and-answered
One angry text about a bill stands above two hundred people who were content and said nothing.
`,
);
