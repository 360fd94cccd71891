import { industryPack } from '../industry-pack.ts';

export const publicTransportPack = industryPack(
  { industry: 'public-transport', name: 'public transport', letters: 'PTR' },
  `
1 Network and Offer
Which line runs where and how often, for how many people and on whose money.
1.1 Demand and Lines
Planners read counts, new housing and complaints, and draw lines that a city can afford.
1.1.1 Count and forecast passengers | transit-passenger-counts-to-revenue-shares
Door sensors, surveys and check-ins are projected to trips and lines, and to what a new quarter will bring.
1.1.2 Design lines and headways
Planners draw variants with the city, test them on the model and at evening meetings, and give up the one everybody hates.
Nothing: A network changes every ten years after long talks with councils and neighbors; the demand model is at hand and is not the hard part.
1.1.3 Consult the public on changes | open-survey-answers-coded-overnight
Twelve hundred remarks on a new route come in by form, e-mail and public meeting, and each wants to be found in the answer.
1.2 Timetables
Times that hold at half past seven in the rain, agreed with tracks, partners and schools.
1.2.1 Build timetables | transit-running-times-from-measured-trips
Running times, layovers and connections are set per line and day type, for two changes a year and forty building sites.
1.2.2 Order train paths
Railway undertakings apply for paths in spring, negotiate clashes with freight, and get their answer in summer.
Nothing: The infrastructure manager’s portal sets form and dates, and what is argued about is settled among planners who know the line.
1.2.3 Publish timetable data | data-contracts-that-stop-broken-feeds
Feeds with stops, trips and fares go to app makers, displays and neighbors, and a wrong calendar day strands a village.
1.2.4 Plan detours for roadworks | transit-running-times-from-measured-trips, change-messages-by-role-and-date
The road office gives three weeks’ notice; stops are moved, times stretched, drivers told and notices hung.
1.3 Contracts with Authorities
Service is bought in tenders and paid by the mile, with deductions for all that did not run.
1.3.1 Bid for service contracts | tender-search-with-fit-and-knockout-check
Operators price vehicles, wages and risk of a line bundle over ten years, against three others who know it too.
1.3.2 Settle service kilometers and deductions | process-kpi-from-system-events
Planned and driven miles, lost trips with their cause, dirty vehicles and late departures become the monthly sum of the authority.
1.3.3 Apply for subsidies and vehicle grants | permit-application-completeness-check
Funding for buses, stops and elevators is applied for with cost-benefit sheets, and proven with receipts years later.
1.3.4 Propose fare changes | regulated-tariff-filing-pack, price-response-by-item-group
The tariff board sees cost, demand effect and social fares for each variant before politics decides in October.
2 Vehicle and Driver Scheduling
Timetable turned into vehicle days, driver days and a name beside each.
2.1 Blocks and Duties
Planners cut what drives by itself on paper into what a person can drive without a break too few.
2.1.1 Plan vehicle blocks | transit-vehicle-blocks-and-driver-duties-cut-together
Trips are chained from pull-out to pull-in with the fewest vehicles, by type, depot and charging window.
2.1.2 Cut driver duties | transit-vehicle-blocks-and-driver-duties-cut-together
Blocks are cut at relief points into early, late and split duties under rest rules and the works agreement.
2.1.3 Write driver rosters | shift-roster-with-rest-rules-skills-and-wishes
Duties become weekly patterns with weekends shared out, wishes heard and vacation laid over the year.
2.1.4 Plan charging and fueling of buses | transit-vehicle-blocks-and-driver-duties-cut-together
Electric buses return with a tenth of their charge; night power, block lengths and cold decide who charges when.
2.2 Depot Day
From the first pull-out at 3:50 to the last wash at two, with whoever and whatever is there.
2.2.1 Cover open duties | transit-open-duties-covered-on-the-day
Sick calls arrive until the minute of sign-on, and the depot clerk calls, swaps, splits or drops a trip.
2.2.2 Assign vehicles to blocks
The yard master sends out what stands in front, has the right doors and ads, and keeps the one with the bad brake in.
Nothing: A yard plan with forty tracks is solved standing in it; the depot system books what he decides.
2.2.3 Review driving and rest hours | driver-hours-and-tachograph-review
Tachographs, sign-on and actual ends are compared with rest rules, and each breach is talked over and filed.
2.2.4 Drive the line
Drivers run to time, open doors, lower ramps, answer questions and stay calm when a van blocks the lane.
Nothing: The work is at the wheel among people; assistance comes built into the vehicle and not from this plan.
3 Control of Operations
The control room sees all vehicles at once and each delay before the passengers do.
3.1 Running Service
Controllers keep headways, hold connections and find a way around what happened.
3.1.1 Keep lines on time and apart | transit-running-times-from-measured-trips
Bunched buses are held back, connections secured by radio and turns shortened, from screens with hundreds of dots.
3.1.2 Manage disruptions | transit-disruption-plan-and-one-passenger-message
A blocked track, a signal fault, a demonstration: turnbacks, spare vehicles and police are called from the plan on the shelf.
3.1.3 Organize replacement buses | transit-disruption-plan-and-one-passenger-message, transit-open-duties-covered-on-the-day
Buses are begged from six companies within the hour, sent to stops that drivers do not know, and paid by the hour.
3.1.4 Signal and dispatch trains
Signalers set routes, guard crews on the track and write down each irregularity by the rulebook.
Nothing: Interlockings and the rulebook decide; this is licensed safety work in which nothing is tried out.
3.2 Information for Passengers
What platform, app and driver say about the same delay, and whether it is the same sentence.
3.2.1 Inform passengers in real time | transit-disruption-plan-and-one-passenger-message, proactive-notice-for-known-disturbances
Departure boards, announcements, app and website tell delay, reason and way around, in two languages.
3.2.2 Tell of building sites and events | change-messages-by-role-and-date
Weeks ahead passengers learn from posters, e-mail and app which stop is closed and where the bus leaves instead.
3.2.3 Answer on the platform
Staff in red caps help with the next train, a wheelchair, a lost child and a machine that eats bills.
Nothing: People who are lost look for a person; being there is the service.
3.3 Accidents and Security
What happens between doors, on tracks and at night, and what has to be secured within minutes.
3.3.1 Handle accidents and claims | incident-timeline-from-logs-and-mail
The supervisor drives out, secures video and counters, takes names, and the file goes to insurer and prosecutor.
3.3.2 Keep stations and vehicles safe | safety-inspection-rounds-by-risk
Patrols are sent by line and hour, video is secured for the police, and vandalism is photographed and priced.
3.3.3 Report safety events to the authority | reportable-incident-screen-for-authorities, near-miss-and-incident-reports-by-voice
Signals passed, doors open while moving and near misses must be notified within hours, and analyzed within months.
4 Tickets and Fares
Fares nobody understands, sold through nine channels and checked on board.
4.1 Sales
Single tickets, passes and groups sold at machine, counter, app and store, at one set of fares for all of them.
4.1.1 Sell season tickets and subscriptions | transit-pass-orders-checked-and-started, self-service-assistant-that-completes-the-matter
Yearly passes are ordered online and at counters, with school proof, employer share and a photo.
4.1.2 Bill subscriptions and chase returned debits | customer-detail-changes-by-the-customer
Monthly debits, class changes, pauses and moved accounts; what bounces is reminded before the pass is blocked.
4.1.3 Sell group and school tickets
Classes, clubs and conferences write for a price and a seat, and get a ticket by e-mail that needs no list.
Nothing: Twenty inquiries a day that a form with a price answers; whether the bus has room is known to the control room alone.
4.1.4 Look after ticket machines and validators | transit-ticket-machines-visited-before-they-stop, technician-day-plan-optimizer
Machines report jams, full cash boxes and dead card readers, and a van drives around with paper and parts.
4.1.5 Settle sales with partners and shops | transit-passenger-counts-to-revenue-shares, account-reconciliation-auto-match
Receipts of newsstands, app sellers and other operators are reconciled and shared out by the keys of the fare pool.
4.2 Inspection and Penalty Fares
Three in a hundred ride free, some of them by mistake, and all of them are loud about it.
4.2.1 Check tickets on board | shift-roster-with-rest-rules-skills-and-wishes
Teams of three board at changing stops, check, explain, and take down names with or without the police.
4.2.2 Handle penalty fares and objections | transit-penalty-fare-objections-against-ticket-records
Slips become claims with sum and date; people send their forgotten pass, dispute it or pay in parts.
4.2.3 Collect unpaid penalty fares | transit-penalty-fare-objections-against-ticket-records, wage-garnishment-order-reading
Reminders, address searches and court orders follow, minors and repeat riders by rules of their own.
5 Passenger Service
What happens after the ride: letters, refunds, umbrellas, and help for whoever cannot board alone.
5.1 Service Center
Phones, e-mails and a counter at the main station, for those whom the app has not helped.
5.1.1 Answer passengers’ questions | self-service-assistant-that-completes-the-matter, foreign-language-contacts-in-own-team
Which ticket, which platform, may the dog come along: most know it by app, and those who call do not.
5.1.2 Handle passenger complaints | complaint-file-collected-with-remedy-proposal, complaint-root-causes-with-an-owner
A bus that drove past is looked up by vehicle, minute and driver, answered with the truth, and counted by line.
5.1.3 Pay delay compensation | airline-delay-compensation-claims
Claims under passenger rights are matched with ticket, train and its true arrival, and paid or refused with a reason.
5.1.4 Reward loyal passengers | loyalty-member-accounts-and-point-claims, loyalty-cost-liability-and-misuse
Season ticket holders get a free weekend, points for rides, or a letter that says thank you.
5.2 Lost Property and Help
Found tubas, booked ramps and shared vans, each of them a promise to one single person.
5.2.1 Return lost property | city-lost-items-described-matched-and-returned
Phones, umbrellas and a set of teeth are tagged by vehicle and hour, searched for, and handed out against a fee.
5.2.2 Arrange boarding assistance | self-service-assistant-that-completes-the-matter
Wheelchair users book help for two stations a day ahead; ramp, elevator and staff must be ready on both.
5.2.3 Run on-demand rides and paratransit
Rides are booked by phone and app, pooled by way and wheelchair place, and promised within a quarter of an hour.
Nothing: Pooling is part of the platform that such a service is rented with; what is left is deciding who may ride and answering those who wait.
5.2.4 Survey passenger satisfaction | post-contact-survey-with-fair-sampling
Interviewers ride along and ask about cleanliness, time and safety, and the authority pays by the mark.
6 Vehicles and Workshops
Buses, streetcars and trains of four generations that must all be out in the morning at six.
6.1 Maintenance
Fixed intervals, faults of the night and the overhaul every eight years.
6.1.1 Plan vehicle maintenance | transit-vehicle-faults-before-they-stop-the-line, maintenance-interval-review-from-failures
Mileage and law set inspections; the planner fits them between peaks and bays, with the parts on the shelf.
6.1.2 Repair vehicles | transit-vehicle-faults-before-they-stop-the-line, repair-assistant-on-the-technicians-tablet
Drivers write "door 2 jerks"; mechanics read codes, find the cause and sign the vehicle back for the morning.
6.1.3 Keep spare parts for old and new fleets | mfg-intermittent-spares-demand, new-item-request-with-duplicate-and-class-proposal
Parts for streetcars of forty years are remade, for new ones hoarded, and no one wants a train standing for a relay.
6.1.4 Overhaul vehicles
Bogies are lifted, frames blasted, seats recovered; for nine weeks a streetcar lies in pieces across the hall.
Nothing: A craft of four fitters and a crane, a few vehicles at a time; the plan is on the wall and is kept.
6.1.5 Have vehicles inspected by law | statutory-inspection-calendar
Brakes, fire extinguishers, lifts and pressure vessels fall due by vehicle, proven with date and signature.
6.2 Cleaning and Supply
What passengers notice first, and what the next thirty years will be driven with.
6.2.1 Clean vehicles | contractor-invoice-against-work-done
Night crews sweep, wash and scrub graffiti, more in November, and are paid by vehicle and standard.
6.2.2 Buy vehicles | tender-answers-scored-with-passages, purchase-specification-completeness
A streetcar is specified for two years, tendered for one, built in three and run for forty.
6.2.3 Accept new vehicles and warranty | handover-document-collection-agent
Each delivery is tested, its defects listed and chased, and what breaks within warranty is charged to the maker.
7 Track, Power and Stations
What lies below, hangs above and stands at the stop, most of it older than those who look after it.
7.1 Infrastructure
Inspected by foot and by train, and repaired in the four hours when nothing runs.
7.1.1 Inspect track and overhead line | transit-track-defects-ranked-into-possessions
Walkers, measuring cars and cameras find worn rails, loose clips and thin contact wire, each with a kilometer.
7.1.2 Plan track possessions | transit-track-defects-ranked-into-possessions, contractor-permit-to-work-conflicts
Closures by night and summer are agreed with timetable, neighbors, machines and power, a year ahead and again each week.
7.1.3 Repair track and switches
Gangs tamp, grind, weld and heat switches in snow, under lights and with a lookout.
Nothing: Heavy work by hand and machine under safety watch; what can be planned better is decided when the possession is filled.
7.1.4 Maintain substations and signals | utility-transformer-condition-from-oil-and-load, utility-switching-authorization-register
Rectifiers, transformers, relays and crossings are tested by list, and switched off only by those who are authorized.
7.1.5 Cut vegetation along the line | utility-vegetation-clearance-by-growth-and-span
Branches over wires and leaves on rails are cut outside the nesting season, by walk or by laser flight.
7.2 Stations and Stops
Elevators that work, glass that is whole and a store that is open when the connection is missed.
7.2.1 Keep elevators and escalators running | maintenance-contract-performance-score, contractor-invoice-against-work-done
A dead elevator shuts out wheelchairs; faults go to the contractor with a clock and to the app within the minute.
7.2.2 Look after stops and shelters | facility-request-triage-and-dispatch
Timetable cases, glass, trash cans and snow at two thousand stops are checked on tours and after calls.
7.2.3 Let shops and advertising space | property-critical-date-calendar
Newsstands, bakeries and poster sides bring rent by sales, and leases end when the station is rebuilt.
8 Drivers and Safety
One company in three cancels trips for want of drivers, and all of them answer for safety.
8.1 Drivers
People who are found, licensed, taught forty lines and kept beyond the second winter.
8.1.1 Recruit drivers | driver-applicant-license-and-record-check, applicant-answers-on-every-stage-within-days
Applicants come from far with odd licenses; papers, eyesight and record are checked, and the offer must be quick.
8.1.2 Train and license drivers | mandatory-training-and-licences-gate-the-work, course-seats-trainers-and-rooms-arranged
Bus license in fourteen weeks, streetcar route by route, and five days of further training in five years.
8.1.3 Ride along and coach
Inspectors sit behind, look at braking and greeting, and talk it over at the terminal.
Nothing: Telematics tells who brakes hard; that somebody changes comes of a talk with a person who drives well.
8.2 Safety Management
The safety certificate is the license to run, and it is renewed by showing how one thinks.
8.2.1 Keep the safety management system | audit-evidence-pack-by-clause, nonconformance-coding-and-trend
Rules, hazards, changes and audits are kept in the form that the safety authority certifies every five years.
8.2.2 Assess changes for risk | workplace-risk-assessment-draft, change-impact-and-stakeholder-map
A new vehicle, a moved signal or another depot is examined for hazards before anybody may run with it.
8.2.3 Rehearse emergencies | tabletop-exercise-director, recovery-runbooks-executed-and-timed-in-drills
Fire in the tunnel, evacuation on the viaduct and a dead man’s switch are practiced with fire department and volunteers.
`,
);
