import { industryPack } from '../industry-pack.ts';

export const hospitalityPack = industryPack(
  { industry: 'hospitality', name: 'hotels and restaurants', letters: 'HTL' },
  `
1 Revenue and Distribution
Revenue managers, sales and reservations fill rooms and tables at the best price the night can bear.
1.1 Pricing and Forecast
How full the house will be, at what rate, and which booking to refuse today.
1.1.1 Forecast occupancy and set rates | hotel-rate-recommendation-by-segment
Every morning the revenue manager looks at pick-up, competitors, flights and the fair calendar, and moves rates, minimum stays and closures by room type.
1.1.2 Hold the weekly revenue meeting | performance-report-with-drivers, project-action-follow-up-agent
General manager, sales and revenue go through the next ninety days on a wall chart, agree on groups to take and rates to hold, and note who acts.
1.1.3 Control overbooking and relocations | hotel-oversold-night-relocation
Reservations oversells by expected no-shows and, when the night is too full, finds beds in a sister house before guests stand at the desk.
1.1.4 Budget rooms, outlets and banquets | sales-budget-from-volume-price-and-mix, rolling-forecast-statistical-baseline
In September each department plans covers, average checks, nights by segment and staff for the coming year against what the owner expects.
1.2 Channels
Portals, agencies, own site and the phone, each with a commission and a picture that may be wrong.
1.2.1 Load rates, availability and content | hotel-rate-loading-and-parity-check
Corporate rates, packages, photos and policies go into property system, booking engine and distribution systems, and somebody looks whether they arrived.
1.2.2 Take reservations by phone and mail | hotel-reservation-mails-into-the-booking
Reservation agents answer calls, read e-mails, vouchers and rooming lists, quote and confirm, and note what the guest asked for.
1.2.3 Sell direct through website and booking engine | web-funnel-breaks-with-page-tests, paid-media-bids-on-margin
The e-commerce manager buys search terms, tests photos and packages, and gets guests to book without a portal.
1.2.4 Pay commissions and charge virtual cards | hotel-agency-commission-and-card-reconciliation
Portal and agency statements are compared with stays as they happened, wrong ones disputed, and single-use cards charged on the allowed day.
1.3 Corporate, Group and Event Sales
Contracts with companies, tour operators and planners that fill the calendar a year out.
1.3.1 Answer group and meeting inquiries | hotel-group-inquiry-to-offer
Planners write to six houses; sales checks rooms and halls, prices with displacement in mind, and offers with an option date.
1.3.2 Negotiate corporate and tour operator rates | hotel-corporate-rate-season-bids, account-plan-prefilled-from-customer-records
Each fall the request-for-proposal season brings two hundred bid forms with blackout days, breakfast and last-room availability to be answered.
1.3.3 Show the house and close the deal
A sales manager walks the planner through rooms and terrace, pours a tasting, and shakes hands on dates.
Nothing: The planner decides by smell, light and the feeling that this person will look after her event; nothing in the tour can be done by a screen.
1.3.4 Follow options, blocks and deposits | hotel-event-attrition-and-final-billing
Option dates, cut-offs, reduction steps and deposits of every group are watched, and unsold rooms return to the market.
1.4 Guests Who Come Back
Loyalty members, newsletters, gift vouchers and what people write afterwards.
1.4.1 Run the loyalty program | loyalty-member-accounts-and-point-claims, loyalty-cost-liability-and-misuse
Members are enrolled at the desk, nights and points credited, missing stays claimed, and tiers renewed each January.
1.4.2 Write to past guests | target-group-scoring-for-direct-campaigns, contact-calendar-with-pressure-cap
Marketing chooses who hears of the fall package, in which language, and not again within the month.
1.4.3 Answer reviews and read what they say | hotel-review-answers-and-cause-coding
The general manager replies on portals, and chefs and housekeeping hear about cold soup and hallway noise.
1.4.4 Sell and redeem vouchers | retail-gift-card-and-point-liability
Gift cards for dinners and weekends are sold in December, redeemed in pieces, expire or not, and stand as a debt in the books.

2 Front Office
Reception, concierge and night audit look after guests from booking confirmation to the settled folio.
2.1 Before Arrival
Wishes, rooms, transfers and special guests, arranged the day before the taxi arrives.
2.1.1 Assign rooms and prepare arrivals | hotel-room-assignment-by-wish-stay-and-cleaning, hotel-housekeeping-sequence-by-arrival
The desk blocks rooms by wish, view, connecting door and length of stay, and tells housekeeping who comes early.
2.1.2 Write to guests and answer questions | hotel-guest-messaging-before-and-during-stay
Parking, cribs, airport transfers and late arrival are answered by e-mail and messenger, in the language of the guest.
2.1.3 Arrange concierge services
Theater seats, a table at a place that is full, a doctor at midnight: the concierge phones friends in town.
Nothing: A good concierge lives on favors from doormen and headwaiters, which are granted to a person; the plain requests are answered by message already.
2.2 Arrival and Stay
Twenty minutes at the desk decide how the bed will feel, and somebody must answer at night.
2.2.1 Check guests in | hotel-arrival-and-departure-by-phone
Identity, registration form, card guarantee and key, with an upgrade offered and a bus standing in the lobby.
2.2.2 Register guests with authorities | hotel-guest-registration-and-statutory-reports
Passport data, nights by nationality and city tax go to police, municipality and statistics office in the form each wants.
2.2.3 Receive guests with warmth
The doorman opens the taxi, somebody remembers the name and the dog’s, and a tired family is led to the elevator.
Nothing: This minute is the product; every tool around it exists to give the receptionist time to look up.
2.2.4 Handle requests and complaints during the stay | hotel-guest-messaging-before-and-during-stay, complaints-recognized-in-every-channel
Noise, a cold shower or a lost teddy is taken up at once by the person spoken to, solved or compensated, and looked after next day.
2.3 Departure and Night Audit
Money right, cards charged, the day closed, and what was forgotten sent after its owner.
2.3.1 Settle folios and check out | hotel-arrival-and-departure-by-phone, hotel-bar-and-minibar-variance
Minibar and bar slips are added, company address and split bills sorted out, and the invoice leaves with the guest.
2.3.2 Run the night audit | hotel-night-audit-exceptions
Between one and four the auditor posts rooms and tax, balances outlets and cards, looks for odd rates, and turns the date.
2.3.3 Bill companies, agencies and groups | hotel-event-attrition-and-final-billing, cash-application-from-remittance-advice
Accounts receivable sends folios with vouchers and signatures to whoever pays, and explains each line that travel desks question.
2.3.4 Return lost property | hotel-lost-property-matching
Found phones and earrings are bagged with room and date, described, matched with worried e-mails, and mailed back or given to the police.

3 Rooms and House
Housekeeping, laundry and engineering hand over a clean, working, safe room every afternoon.
3.1 Housekeeping
Thirteen rooms per attendant and day, in an order that changes by the hour.
3.1.1 Sequence rooms for cleaning | hotel-housekeeping-sequence-by-arrival
Supervisors give floors and lists by departures, stayovers and early arrivals, and shuffle them as guests leave late.
3.1.2 Clean and inspect rooms
Attendants strip, scrub, make and check; the supervisor runs a finger along the frame and releases the room.
Nothing: Making a bed and smelling a bathroom is manual work; what helps is the order of the rooms and a quick way to report what is broken.
3.1.3 Manage linen, laundry and amenities | hotel-linen-circulation-and-laundry-bill
Linen goes out by weight and comes back short; par stocks, torn sheets, shampoo and laundry bills are counted.
3.1.4 Schedule housekeeping and agency staff | workload-in-hours-from-volumes-and-labour-standards, contractor-invoice-against-work-done
From tomorrow’s departures come room credits, and from those the heads to order from the cleaning company before noon.
3.2 Engineering
Water, air, light, locks and elevators in a building that never closes its door.
3.2.1 Repair room defects | hotel-engineering-tickets-from-guests-and-rooms
Dripping faucets and dead remotes are reported by attendants and guests; a technician comes with the part before the next arrival.
3.2.2 Service plants and keep inspections | statutory-inspection-calendar, maintenance-interval-review-from-failures
Chillers, boilers, pools, kitchen hoods, fire alarm and elevators follow a calendar of tests with stamps.
3.2.3 Control room and building energy | hotel-room-energy-by-occupancy, building-energy-anomaly-and-setpoints
The chief engineer lowers empty wings, watches the night load, and reads meters for owner and label.
3.2.4 Plan refurbishment and replacement | long-term-property-capital-need, capex-request-challenge-sheet
Carpets, mattresses and bathrooms get old by floor; the owner wants ten years of capital on a page and rooms blocked in low season.
3.3 Safety and Security
Fire, theft, the pool, drunken guests, and a real crisis once in ten years.
3.3.1 Patrol and answer incidents | hotel-patrol-rounds-and-night-log-by-phone
Night security walks floors, looks at cameras, calms a quarrel in the bar, and writes the log.
3.3.2 Drill evacuation and keep emergency lists | emergency-drill-and-muster-log, emergency-alert-and-headcount
Fire wardens rehearse with every shift, disabled guests are listed each evening, and muster counts are taken in the yard.
3.3.3 Supervise pool, spa and gym | hotel-pool-and-spa-water-log-with-closing-limits, cancelled-appointments-refilled-from-waiting-list
Attendants test chlorine and temperature, watch swimmers, book treatments, and close the sauna at ten.

4 Kitchen
Chefs write menus, buy, prepare, cook and send plates that are safe, good and inside food cost.
4.1 Menu and Cost
A dish is a promise with a recipe, a price, a margin and a list of allergens.
4.1.1 Create dishes and menus
The chef cooks, tastes, plates and tastes again with the brigade, looks at what the season brings, and writes the menu.
Nothing: Tasting cannot be delegated; what the finished dish costs and contains is worked out afterwards, by costing and the allergen sheet.
4.1.2 Cost recipes and engineer the menu | restaurant-recipe-cost-and-menu-margin
Yields, portions and supplier prices give the cost of a plate; slow sellers go, and good earners move to the top right.
4.1.3 Keep allergens and nutrition right | restaurant-allergen-matrix-from-specifications
Supplier labels are read into ingredients and sub-recipes, and waiters get a sheet they can trust at the table.
4.2 Buying and Stores
Fresh goods for three days, dry goods for ten, and a locked room for the wine.
4.2.1 Order food and beverages | restaurant-order-proposal-from-forecast
Sous-chefs walk the cold rooms, count, guess tomorrow’s covers, and order by phone, list or portal before each supplier’s cut-off.
4.2.2 Receive and check deliveries | delivery-note-reading-at-goods-in, hotel-food-safety-log-by-sensor
At six in the morning fish is smelled, weights and temperatures are taken, shortages struck off the note, and crates carried down.
4.2.3 Compare suppliers and price lists | offers-aligned-in-one-comparison, order-price-against-contract
Purchasing puts vegetables, meat and linen out to quote by week or season and tells outlets whom to buy from.
4.2.4 Count stock and explain food cost | restaurant-recipe-cost-and-menu-margin, hotel-bar-and-minibar-variance
At month end everything in freezers, stores and bars is weighed and counted, and the gap to theoretical use is argued over.
4.3 Production and Service of Plates
Mise en place, the pass at eight o’clock, and what goes into the bin after it.
4.3.1 Plan prep and production | restaurant-order-proposal-from-forecast, restaurant-waste-photo-weighing
Section chefs write what to thaw, stock, portion and bake for the covers booked and the banquets on the sheet.
4.3.2 Cook and call the pass
At eight the chef at the pass calls tables, sections answer, and forty plates leave hot in the right order.
Nothing: Heat, noise and timing by voice between people who have cooked together for years; the kitchen display shows tickets already, and that is all they want.
4.3.3 Keep hygiene records | hotel-food-safety-log-by-sensor
Fridge temperatures, core temperatures, cooling, cleaning and pest control are written down for the inspector.
4.3.4 Measure and reduce waste | restaurant-waste-photo-weighing
Trim, buffet returns and plates are weighed for a week, the reasons discussed, and the breakfast buffet made smaller at nine.

5 Restaurants and Bars
Service teams seat, advise, serve and charge guests in outlets, room service and delivery.
5.1 Tables and Reservations
Two hundred seats, three turns, and a party of eight that did not come.
5.1.1 Take and confirm table bookings | restaurant-reservation-no-show-control
Calls, website and portals fill the book; risky parties are reminded or asked for a card, and the waiting list gets the gap.
5.1.2 Seat guests and steer the floor
The maître d’ reads faces, gives the window to a couple in love, and slows the door when the kitchen drowns.
Nothing: Placing people is tact and eyesight; the book tells who comes, and no screen sees that two tables must not sit side by side.
5.1.3 Take orders by phone and app for delivery | restaurant-delivery-platform-orders-and-payouts
Dinner orders from own site and delivery platforms arrive on five tablets, are keyed into the register, packed, and handed to riders.
5.2 Service and Till
Orders, plates, bills, tips and a drawer that must balance before anybody goes home.
5.2.1 Advise and serve at the table
A waiter explains the menu, sells the second glass, carries, watches and knows when to bring the bill.
Nothing: The guest pays for being looked after by a human being; ordering by code is offered in the canteen and rejected in the dining room.
5.2.2 Charge, tip and cash up | retail-drawer-differences-explained-from-the-journal, retail-card-and-wallet-settlement-match, retail-fiscal-signature-gap-watch
Checks are split, charged to rooms or cards, tips shared by rule, and the shift is closed against journal and drawer.
5.2.3 Control bars and cellars | hotel-bar-and-minibar-variance
Bottles, kegs and wines are issued, poured by measure and counted, and breakage and comps noted behind the counter.
5.2.4 Maintain till items and prices | price-list-rollout-with-effective-dates
New dishes, happy hours and tax rates are put into points of sale of every outlet before the shutters go up.
5.3 Staffing the Outlets
Cooks and waiters are scarce, their evenings precious, and the terrace depends on the sun.
5.3.1 Write rosters by covers | restaurant-shift-plan-from-covers, shift-roster-with-rest-rules-skills-and-wishes
Outlet managers plan stations and hours for breakfast, terrace and banquet two weeks ahead and swap until Sunday.
5.3.2 Find cooks, waiters and seasonal staff | hotel-kitchen-applicant-trial-shift, seasonal-hiring-by-phone-in-two-days
Applications by message are answered between services, a trial shift is offered, and housing and permits arranged.
5.3.3 Cover short-notice absences | open-shift-offered-by-qualification-cost-and-fairness
At four the dishwasher calls in sick; the manager telephones down the list or orders from the agency.
5.3.4 Brief and train the service team | first-month-guide-for-role-and-site, course-material-drafted-from-work-instructions
Before doors open the team tastes the dish of the day, hears of allergies and regulars, and a newcomer learns three plates on an arm.

6 Banquets and Events
Conferences, weddings and gala dinners, sold a year ahead and served in one evening.
6.1 Planning Events
A file that changes twenty times before the doors of the ballroom open.
6.1.1 Write and update event orders | hotel-banquet-event-order-consistency
The event manager turns contract, calls and e-mails into sheets with times, rooms, set-up, menus and technology for every department.
6.1.2 Plan menus and tastings with the client | restaurant-recipe-cost-and-menu-margin, hotel-banquet-event-order-consistency
Chef and couple agree on five courses, a vegan line and the cake, at a table with samples and a calculator.
6.1.3 Staff and equip banquets | restaurant-shift-plan-from-covers
Extra waiters, chairs, screens and plates are counted from event sheets of the week and hired in time.
6.2 Running and Billing Events
The evening itself, and a bill that should hold when the planner reads it next morning.
6.2.1 Set up and serve functions
House crew turns a classroom into a ballroom in ninety minutes, and forty waiters serve three hundred entrées at once.
Nothing: Muscles, choreography and a banquet captain’s whistle; the plan behind it was made in the event order.
6.2.2 Close and invoice events | hotel-event-attrition-and-final-billing
Guaranteed numbers, overtime, broken glasses and open bar are put together with the deposit into a bill that the client signs.

7 Chain, Brand and Owners
Head offices of hotel and restaurant groups keep houses alike, open new ones, and account to franchisees and owners.
7.1 Standards and Openings
What makes a house recognizable, where the next one should stand, and when it may open.
7.1.1 Audit houses against brand standards | hospitality-brand-audit-from-photos-and-reviews
Inspectors and mystery guests go through three hundred points from lobby scent to breakfast eggs, and the house has a month to mend what failed.
7.1.2 Choose sites for new houses and restaurants | hospitality-site-potential-from-similar-outlets
Development managers count passers-by, offices, rivals and rents, look at what similar outlets earn, and bring a lease to the committee.
7.1.3 Open a new house | project-plan-and-scope-first-draft, license-and-permit-expiry-register
Licenses, hiring, crockery, systems, training and a soft opening with friends run against the day on the invitation.
7.2 Franchisees and Owners
Partners own the walls or the outlet; the group lends name, system and management for a share.
7.2.1 Charge royalties, fees and marketing levies | hospitality-franchise-fee-from-till-data
Monthly sales reports of franchisees are compared with till data, and base, incentive and marketing fees are computed by contract.
7.2.2 Report to owners and lenders | management-report-pack-refresh, variance-commentary-from-ledger-lines
Every month the house’s result by the uniform accounts, forecast, capital spending and reserve go to the owner with an explanation.
7.2.3 Support and coach franchisees
A field consultant visits eight partners a month, works a shift with them, reads their labor and food cost, and talks frankly in the back office.
Nothing: What changes a struggling partner is an hour with somebody who has run a kitchen; the figures on the table come from reports that exist.
`,
);
