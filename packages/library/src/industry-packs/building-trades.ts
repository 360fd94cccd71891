import { industryPack } from '../industry-pack.ts';

export const buildingTradesPack = industryPack(
  { industry: 'building-trades', name: 'plumbing, heating and electrical contractors', letters: 'PHE' },
  `
1 Inquiries and Quotes
More wish for a heat pump than there are fitters, and each of them wants a price by Friday.
1.1 First Contact
Dripping, cold, dark or new: four kinds of call that need four kinds of answer.
1.1.1 Take calls and sort them | trades-calls-answered-and-slots-booked, service-order-from-symptom-with-part-and-skill
Within one minute a tenant with twins and no hot water calls, and a couple who dream of a new bathroom.
1.1.2 Choose which jobs to look at | bid-approval-by-margin-cash-and-risk
Architects, neighbors and portals send plans; the owner decides by stomach where he drives on Saturday.
1.1.3 Survey the site | installer-quote-from-site-photos-and-notes
Meter cabinet, pipes, shaft and basement stairs are measured, photographed and forgotten in the phone.
1.2 Quotes and Tenders
Written at night, by the very person who stands on a ladder by day and is called all evening.
1.2.1 Write quotes | installer-quote-from-site-photos-and-notes, construction-unit-rates-from-finished-jobs
Positions are copied from an old quote, prices asked from two wholesalers, hours guessed.
1.2.2 Follow up quotes | open-quote-follow-up
Forty quotes are out there; who calls after ten days gets the job, and nobody calls.
1.2.3 Price tenders of architects | construction-tender-document-risk-reading, construction-unit-rates-from-finished-jobs
Two hundred pages with gaps for prices; half a night, for one job in nine.
1.3 Subsidies and Permits
Money from the state that customers count upon, and forms that only the installer can fill.
1.3.1 Prepare subsidy papers | installer-subsidy-and-grid-papers-filled-from-the-job
Heat load, model number and quote go into a portal, before the order is signed and not after.
1.3.2 Notify grid operators and inspectors | installer-subsidy-and-grid-papers-filled-from-the-job, permit-application-completeness-check
Solar panels, a car charger or a gas meter are announced to network operators, each of whom has another form.
2 Planning Jobs
Eight fitters, five vans, thirty sites, and a boiler that has just died in a nursery.
2.1 Scheduling
A white board with magnets, on which everything is right until seven thirty.
2.1.1 Plan fitters and sites | technician-schedule-by-skill-part-and-window, same-day-redispatch-after-disturbance
Bathroom needs two men for eight days, breakdowns need one at once, and the tiler is not ready.
2.1.2 Tell customers when somebody comes | order-status-told-before-the-customer-calls, trades-reminders-deposits-and-no-shows
Somebody comes "between eight and four", which costs people a day of vacation, and then it is Thursday.
2.1.3 Align with other trades on site | construction-schedule-realism-check, project-action-follow-up-agent
Screed, drywall and tiles come before or after one’s own pipes, as agreed on the phone.
2.2 Material
At the counter at half past six, in the van, on the site, or in the wrong van.
2.2.1 Order material by job | installer-material-list-from-quote-to-delivery
Lists from the quote are typed into the wholesaler’s shop, and every fitter fetches the rest on his way.
2.2.2 Stock vans and storeroom | trades-stock-counted-by-phone-camera
Each van is a shop on wheels, with twelve siphons in it and not one washer that fits.
2.2.3 Take back what is left over | installer-material-list-from-quote-to-delivery
After the job half a pallet stands in the yard, too good to throw away and not on anybody’s list.
3 Work at the Customer’s
Pipes, cables, burners and walls that are not where the plan has them.
3.1 Installation
New or renewed, from a single faucet in a kitchen to the risers of forty apartments.
3.1.1 Install pipes, cables and devices
Chases are cut, pipes pressed, cables pulled and devices hung, in basements and on roofs.
Nothing: Walls, hands and gravity; no machine does it, and lists and papers around it are told elsewhere.
3.1.2 Start up and adjust | handover-document-collection-agent
Pressure, flow, protection and curve are set and written down, or the warranty is void.
3.1.3 Test and certify installations | installer-test-records-from-the-meter
Insulation, earth fault, tightness and water hygiene are measured and put on the form that the law wants.
3.1.4 Agree on changes and extras | construction-variation-evidence-file
Customers say "while you are here": two more outlets and another faucet are done, and stand on no bill.
3.2 Repair and Maintenance
Small jobs, of which the drive of forty minutes is more often than not the largest part.
3.2.1 Find and mend faults | repair-assistant-on-the-technicians-tablet, expert-answer-from-company-knowledge
Boiler shows F28, the owner has no papers, and the part may be on the van.
3.2.2 Do yearly services | service-contract-due-visits-and-renewals
Burners, water softeners and smoke detectors come due, four hundred of them, mostly before winter.
3.2.3 Stand by at night and on Sundays | shift-roster-with-rest-rules-skills-and-wishes
A phone is passed around by weeks; who takes it hears "it is only dripping" at three.
3.2.4 Open walls and clear drains
A camera goes down the drain, a spiral after it, and now and then a hammer.
Nothing: A man, a machine and a smell; it is over in an hour and needs no system.
3.3 Safety on Site
Voltage, gas, ladders and asbestos, on sites where somebody else is responsible as well.
3.3.1 Assess risks and instruct | workplace-risk-assessment-draft, ehs-training-and-exposure-due-list
Before old flues, roofs and live panels somebody should have thought for ten minutes and written it down.
3.3.2 Inspect ladders, tools and testers | statutory-inspection-calendar, asset-count-by-mobile-scan
Stickers run out on drills, ladders and testers that lie in five vans.
4 Bills and Defects
A job of August should not be billed in November, and mostly it is billed in October.
4.1 Billing
Notes that fitters wrote in pencil, with coffee on them, become lines that somebody pays.
4.1.1 Record hours and material per job | service-report-completeness-and-billing
Three words and "material as usual" come in on Friday, and the office asks back for a week.
4.1.2 Bill jobs and progress | construction-measured-works-to-claim, mandated-e-invoice-dispatch
Small ones by flat rate, large ones by progress and measured lengths, with deductions by the architect.
4.1.3 Check wholesalers’ bills | order-price-against-contract, goods-received-not-invoiced-accrual
Three hundred delivery notes a month, at prices that should be those of the agreement.
4.1.4 Remind who has not paid | trades-open-bills-reminded-politely, overdue-interest-and-legal-handover
Private people forget, builders wait on purpose, and the right to a lien runs out on a date.
4.1.5 Hand receipts to the bookkeeper | trades-till-cash-up-and-receipts-for-the-bookkeeper
Fuel, parking, counter slips and the sandwich for the crew lie on dashboards.
4.2 After the Job
Guarantee, praise, and the neighbor who has seen the van and wants the same boiler.
4.2.1 Settle defects and warranty | defect-photo-classification, construction-warranty-notice-to-liable-trade
It drips again: own joint, the maker’s valve or the tiler’s screw decides who pays.
4.2.2 Look back at what a job earned | construction-unit-rates-from-finished-jobs
Bathrooms feel good and boilers pay, or is it the other way around: nobody has ever added it up.
4.2.3 Ask for reviews | trades-reviews-asked-and-answered
After a warm evening customers would write something kind, if anybody asked.
5 Fitters and Vans
People who can do it are the bottleneck of the firm, of the street and of the country.
5.1 Fitters
Two apprentices, six fitters, one master, and his knees, which will not last for ever.
5.1.1 Find fitters and apprentices | job-ad-drafted-from-position-and-team-facts, applicant-answers-on-every-stage-within-days
Vans with a slogan, a cousin, the football club; portals bring people from far away.
5.1.2 Keep licenses and courses up to date | mandatory-training-and-licences-gate-the-work, course-seats-trainers-and-rooms-arranged
Gas, refrigerant, high voltage and the makers’ own courses each have a date and a card.
5.1.3 Teach apprentices
Carrying comes first, then holding, then doing it oneself while somebody looks on.
Nothing: It is shown on site by whoever is there, and a good day is one when he asks why.
5.2 Vans and Tools
Five vans, each of them somebody’s second home, and tools that are never where they were.
5.2.1 Keep vans and leases | fleet-size-and-pool-vehicles-from-trips
Service dates, tires, parking tickets and the ends of leases lie in glove compartments.
5.2.2 Know where tools are | asset-count-by-mobile-scan
The core drill is on some site since spring, or at a brother-in-law’s.
`,
);
