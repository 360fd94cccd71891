import { industryPack } from '../industry-pack.ts';

export const utilitiesPack = industryPack(
  { industry: 'utilities', name: 'energy and water utilities', letters: 'UTL' },
  `
1 Network planning and connections
Planners decide where cables, pipes and substations are reinforced, and connection teams bring new houses, chargers and solar roofs onto the network.
1.1 Network planning
Load growth, condition and the regulator’s allowance are turned into a ten-year program street by street.
1.1.1 Calculate network capacity and reinforcement | utility-low-voltage-capacity-and-reinforcement
Engineers run load flow on medium and low voltage with new heat pumps and feed-in, and list transformers and feeders that will not hold.
1.1.2 Choose pipes and cables for renewal | utility-pipe-renewal-by-failure-risk
Asset managers weigh age, material, burst or fault history and dates of road work and agree next year’s list with the city.
1.1.3 Assess climate and security exposure of assets | utility-asset-exposure-to-flood-heat-and-intrusion
Substations, pumping stations and waterworks are ranked by flood level, heat and fence, and hardened in that order.
1.1.4 Secure wayleaves and permits | telecom-permit-and-wayleave-agent, construction-permit-conditions-register
Rights-of-way officers negotiate with landowners, apply for road opening and crossing permits and keep easements in the land register.
1.1.5 Build mains, lines and substations | telecom-contractor-acceptance-from-photos, capital-project-cost-at-completion
Project engineers tender civil works, order long-lead equipment, supervise contractors and hand a tested asset over to operations.
1.2 Service connections
Applicants want power, gas or water at a date; the company checks, quotes, builds and puts the meter in.
1.2.1 Process connection requests | utility-connection-request-completion-agent
Clerks collect site plan, load and device data from owner and installer, have the network point checked and send the offer.
1.2.2 Build and energize service connections | telecom-contractor-acceptance-from-photos, telecom-as-built-drawings-and-splice-sheets-read
Contractors trench, lay and joint, the technician sets the main fuse or valve, and photographs and measurements go to the record.
1.2.3 Register installers and generation plants | utility-connection-request-completion-agent
Licensed electricians and gas fitters are listed with proof of qualification, and solar plants entered with commissioning protocol.
1.2.4 Answer dig inquiries | utility-dig-inquiry-answered-with-plans
Excavator firms ask for plans before they break the ground; the record office sends depth, material and the warning that fits.

2 Network operation and outages
Control rooms keep voltage, pressure and temperature within limits all day and bring supply back when it fails.
2.1 Control room
Operators watch the telecontrol system, switch by sheet and steer feed-in and flexible load at the edge of capacity.
2.1.1 Monitor the network and handle alarms | utility-control-room-alarm-flood, mfg-shift-log-with-open-points-carried-over
Shift operators acknowledge alarms, recognize the one that matters in a thunderstorm and hand over the log at six.
2.1.2 Plan outages and switching | utility-planned-outage-switching-sheet-and-notices
Work planners ask for a line or main to be taken out; the switching engineer writes the sequence, checks for clashes and notifies customers.
2.1.3 Switch and earth on site
Authorized persons operate breakers, test for absence of voltage, ground, and hand over the workplace by phone with the control room.
Nothing: Two voices, a padlock and a repeated instruction keep people alive; nothing should come between them.
2.1.4 Steer feed-in and controllable load | utility-flexible-load-and-feed-in-calls
At congestion the operator curtails wind and solar or dims chargers by rank order, logs each call and settles compensation afterwards.
2.1.5 Coordinate protection settings | utility-protection-relay-settings-audit
Protection engineers calculate relay grading, load settings and compare what is in the field with the sheet after each change.
2.2 Fault and emergency response
Smell of gas, dark streets and burst mains bring crews out within the hour and customers to the telephone.
2.2.1 Take emergency calls | utility-emergency-call-intake-gas-and-water
The hotline asks about smell, water or darkness, gives safety advice, fixes the address and alerts the standby crew.
2.2.2 Locate faults and restore supply | utility-outage-location-from-meters-calls-and-switches
Dispatcher and crew narrow the section from calls, fault indicators and trial switching, then resupply and repair.
2.2.3 Lead storm restoration | utility-storm-restoration-plan-agent
The emergency team ranks hundreds of damages, brings in neighbor crews and mobile generators, and briefs mayors twice a day.
2.2.4 Inform customers about interruptions | proactive-notice-for-known-disturbances
Web map, text messages and the recorded announcement name streets, cause and expected return of supply.
2.2.5 Report interruptions to the regulator | utility-interruption-statistics-for-the-regulator
Each event’s start, affected customers and cause class are entered, corrected and delivered for reliability indices.

3 Maintenance and field work
Inspectors, splicers and fitters keep lines, stations and mains safe by interval and by condition.
3.1 Network inspection and condition
What the company owns is walked, flown, filmed and sampled, and defects are graded by how long they may wait.
3.1.1 Inspect overhead lines | utility-line-inspection-images-to-defects
Helicopters, drones and foot patrols photograph insulators, fittings and poles; engineers look through pictures and order repairs.
3.1.2 Clear vegetation | utility-vegetation-clearance-by-growth-and-span
Foresters mark trees by growth and distance to the conductor, contractors cut, and span by span is signed off.
3.1.3 Assess transformers and switchgear | utility-transformer-condition-from-oil-and-load, mfg-repair-or-replace-file-for-aging-assets
Oil samples, partial discharge and tap-changer counts tell which transformer may stay another ten years.
3.1.4 Survey gas mains for leaks | utility-gas-leak-survey-and-repair-deadlines
Vehicles and walkers with detectors follow the mains; finds are graded, dug up within hours or weeks and retested.
3.2 Field crews
Planners and foremen send the right person with the right part and right papers to the right hole.
3.2.1 Schedule and dispatch crews | telecom-field-force-dispatch-reoptimized-by-event, work-order-kit-readiness
Dispatchers combine planned jobs, customer appointments and faults by skill, district and van stock, and replan at noon.
3.2.2 Report finished work | utility-crew-report-spoken-to-structured-work-order, construction-site-diary-dictation
Fitters confirm hours, material and readings on a tablet or by voice, and back office turns notes into asset history.
3.2.3 Control switching and live-work authorizations | utility-switching-authorization-register
Training dates, medicals and appointments decide who may switch at which voltage or weld on a live main.
3.2.4 Stock long-lead and emergency material | utility-emergency-stock-of-long-lead-items, cycle-counts-by-risk
Storekeepers hold transformers, joints and repair clamps for the bad day, with deliveries of a year and more.
3.2.5 Joint cables and weld pipes
Splicers and welders do the work in the trench that decides the next forty years.
Nothing: Skilled hands in a trench, tested by pressure and voltage before it is closed.

4 Water supply and wastewater
Raw water becomes drinking water, reaches the tap at pressure, leaves as sewage and returns clean to the river.
4.1 Drinking water
Wells, treatment and distribution deliver water whose quality is proved by samples and whose losses are hunted at night.
4.1.1 Abstract and treat raw water
Waterworks operators rotate wells within permit volumes, filter, dose and disinfect, and log each change of set point.
Nothing: Waterworks run on control loops with an operator’s weekly tour; permit volumes are read off one counter.
4.1.2 Pump and hold pressure | utility-pressure-zone-and-pump-schedule
Operators fill reservoirs on cheap hours and set zone pressures so that the hill has water and the valley no bursts.
4.1.3 Find and repair leaks | utility-leak-detection-from-night-flow-and-loggers
Night flow per zone, noise loggers and correlators lead the leak crew to the spot before water shows on the road.
4.1.4 Sample and report water quality | utility-water-quality-sample-plan-and-limit-notice, test-results-captured-from-instruments
Samplers follow the yearly plan through taps and reservoirs, the laboratory measures, and limits exceeded go to the health office the same day.
4.1.5 Flush mains and maintain hydrants
Crews flush dead ends, turn valves so that they turn when needed and check hydrants with the fire department.
Nothing: Two people, a standpipe and a route sheet; each hydrant is opened by hand once a year and ticked on a tablet.
4.2 Wastewater
Sewers carry rain and sewage to a plant that must hold its discharge limits in summer storms and winter cold.
4.2.1 Inspect sewers | utility-sewer-camera-coding
A camera tractor films pipes; inspectors code cracks, roots and offsets by the standard and grade each length for repair.
4.2.2 Operate the treatment plant | utility-wastewater-aeration-and-dosing-setpoints
Plant operators steer aeration, recirculation and dosing by ammonium and phosphate, and keep energy and limits in balance.
4.2.3 Dispose of sludge | waste-manifest-to-disposal-certificate
Thickened and dewatered sludge is sampled, trucked to incineration or fields and proved by truck scale and certificate.
4.2.4 Permit and monitor indirect dischargers
Inspectors visit car washes, clinics and metal shops, check separators and sample what they send into the public sewer.
Nothing: A few hundred firms, one inspector who has known them for years, and a sample bottle; the visiting plan fits on a page.

5 Generation and heat
Power stations, wind and solar parks and heating plants are run by availability, price and permit.
5.1 Power plant operation
Shift teams and remote centers start, stop and watch units, and sell only what will really be available.
5.1.1 Run power and heating plants
Control room crews follow the dispatch schedule, balance boilers and turbines and stay within emission limits.
Nothing: Licensed shift crews at a distributed control system; unusual drift is looked for outside the shift.
5.1.2 Watch turbines and inverters for drift | utility-generating-unit-drift-and-availability
Performance engineers compare output with wind, sun or steam, find the underperforming unit and order the visit.
5.1.3 Plan overhauls | mfg-turnaround-scope-challenge-file, mfg-turnaround-progress-and-critical-path
Outage managers fix scope, contractors and critical path of the summer stop, with cranes and scaffolds booked a year ahead.
5.1.4 Isolate plant for work | mfg-isolation-lists-with-scanned-locks, contractor-permit-to-work-conflicts
Permit officers list valves and breakers to lock, hang tags and cancel the permit when the last worker has signed off.
5.1.5 Report emissions and surrender allowances | environmental-return-from-site-records
Fuel weights, analyses and flue gas values become the verified yearly emission report and certificates to surrender.
5.2 District heating
Hot water leaves the plant, gives its heat to houses and should come back cold.
5.2.1 Operate the heat network | utility-district-heating-poor-cooling-substations
Operators set flow temperature and pumps by outdoor temperature and repair crews chase wet insulation with thermal images.
5.2.2 Visit customer substations | utility-district-heating-poor-cooling-substations, repair-assistant-on-the-technicians-tablet
Heating technicians adjust controllers, clean exchangers and talk superintendents out of wide-open valves.

6 Energy trading and balancing
What customers will use and plants produce is bought, sold and balanced from years ahead to a quarter of an hour.
6.1 Load forecast and trading
Portfolio managers hedge the sales book, and the desk closes what is open until delivery.
6.1.1 Forecast load and feed-in | utility-load-forecast-by-portfolio-and-grid-node
Forecasters correct consumption, wind and solar for the portfolio and grid nodes every quarter-hour.
6.1.2 Close positions on the intraday market | utility-intraday-position-closing-within-limits
Shift traders buy and sell small volumes around the clock as forecasts and plant outages change.
6.1.3 Procure and hedge the sales portfolio | commodity-position-from-contracts-and-stock
Portfolio managers fix tranches of years and quarters for tariffs sold at fixed price, within the risk committee’s corridor.
6.1.4 Value the book and report risk | utility-energy-book-daily-profit-explained, deal-confirmation-matching
Risk control marks deals to market each evening, explains the change and stops a desk that has passed its limit.
6.2 Balancing and settlement
Schedules are nominated, deviations priced and allocations argued with network operators.
6.2.1 Nominate schedules
Schedulers send quarter-hour values per counterparty to transmission operators and repair mismatches before gate closure.
Nothing: Schedule systems match and resend on their own; a mismatch is settled by a call between two night desks.
6.2.2 Check balancing and grid settlement | utility-balancing-group-settlement-check
Settlement clerks recompute allocated volumes per metering point, find shifted load profiles and object before the deadline.

7 Metering and market communication
Meters are fitted, read, tested and replaced, and their data travel between network operator, supplier and metering operator in prescribed messages.
7.1 Metering
Fitters, readers and data clerks make sure that each metering point has a device, a reading and a value that can be billed.
7.1.1 Read meters | utility-customer-meter-photo-reading, utility-substitute-values-and-estimated-readings
Readers walk their rounds, customers send a card or photograph, and smart devices deliver by night; the rest is estimated.
7.1.2 Validate readings | utility-meter-reading-plausibility
Data clerks look at every reading that is lower than the last, ten times too high or zero in winter, and decide or reread.
7.1.3 Exchange meters | utility-meter-exchange-campaign-and-calibration-lots, telecom-installation-appointment-offer-by-route
Devices whose calibration ends are grouped by street, customers get an appointment and a second one, and technicians record old and new count.
7.1.4 Roll out and run smart meters | utility-silent-smart-meters-grouped-by-cause
Operations watches gateways that fall silent, parameter sets that fail and communication units that need a visit.
7.1.5 Detect theft and tampering | utility-energy-theft-and-tampered-meters
Loss analysts compare transformer sums with meters below, look at load shapes and send two inspectors with a seal kit.
7.2 Market communication
Switches, master data and invoices between market partners run as structured messages with deadlines of hours.
7.2.1 Process supplier switches | utility-supplier-switch-within-a-working-day
Registrations, terminations and confirmations pass between old supplier, new supplier and network operator within the legal window.
7.2.2 Clear rejected market messages | utility-market-message-clearing-agent
Clerks find out why a partner refused a reading, address or meter number and agree on who corrects his master data.
7.2.3 Bill and check network charges | utility-balancing-group-settlement-check
The grid invoices suppliers per metering point and suppliers test each line for price sheet, volume and period.

8 Energy and water customers
Households and businesses sign up, move, pay monthly advances, get one bill a year and call when they do not believe it.
8.1 Energy sales and supply contracts
Tariffs are calculated and sold to households online and to industry by quote with a validity of hours.
8.1.1 Calculate and announce tariffs | price-list-rollout-with-effective-dates, outgoing-letters-bundled-counted-and-returns-fed-back
Product managers add procurement, network charges, levies and margin per region and send price letters by the statutory notice.
8.1.2 Quote business customers | utility-business-quote-from-load-profile-and-curve, open-quote-follow-up
Key account staff price load profiles of plants and chains against the forward curve and follow tenders that close at noon.
8.1.3 Sign up households | telecom-letters-and-forms-to-prepared-transactions, telecom-dealer-mis-selling-signals
New customers come from portals, door sales and the website; clerks check meter number, move date and revocation.
8.1.4 Sell solar roofs, chargers and heat pumps | configured-quote-with-rules-and-lead-time, open-quote-follow-up
Advisers size a system from roof, wiring and use, apply for subsidies and hand the job to an installer partner.
8.1.5 Keep customers from leaving | attrition-warning-with-reason-and-measure
When a cheaper offer or a high bill comes, save desks call with another tariff before the switch request is in.
8.2 Move-ins, billing and payment
From move-in to final bill the contract account stays right only if reading, price and person belong together.
8.2.1 Process move-ins and move-outs | utility-move-in-move-out-and-unknown-consumer
Tenants, owners and landlords report a date and a reading; clerks close one contract, open the next and look for who lives there if nobody signs.
8.2.2 Run billing and clear exceptions | utility-billing-exceptions-sorted-and-prepared
The nightly run bills portions; outsorted bills with implausible use, missing reading or odd price are corrected by hand.
8.2.3 Set and adjust monthly advances | utility-advance-payment-adjustment
Advance amounts follow last year’s use and this year’s price, and are moved when weather, heat pump or complaint says so.
8.2.4 Pay for feed-in and shared generation | utility-feed-in-credits-and-shared-generation
Solar owners get monthly credits by tariff class and commissioning year; energy communities are settled per quarter-hour.
8.2.5 Remind, agree installments and disconnect | telecom-reminder-channel-and-moment, telecom-self-service-payment-arrangement, telecom-debt-placement-file-and-recoveries
Unpaid bills lead to reminders, hardship talks, prepayment and in the end a technician at the door with a court order.
8.3 Utility customer service and damage claims
The service center lives from bills, price letters, winters and outages.
8.3.1 Answer questions about the bill | utility-energy-bill-question-agent, telecom-contact-note-reason-and-follow-up
Agents explain kilowatt-hours, tariff changes and advances against last year, and take a new reading while they speak.
8.3.2 Handle complaints and arbitration | utility-complaint-file-and-arbitration-clock
Written complaints get an answer within weeks; unresolved ones go to the arbitration board with a file and a fee.
8.3.3 Decide damage claims | utility-damage-claims-against-network-events
Spoiled freezers, flooded basements and broken televisions are set against surge, burst and liability terms.
8.3.4 Staff the service center | telecom-contact-volume-forecast-by-bill-cycle-and-outage
Planners foresee calls by billing portion, cold spells and price letters and book the partner center for peaks.

9 Regulation and network safety
A natural monopoly lives from what the regulator allows and answers for each accident on its network.
9.1 Regulatory management
Regulatory staff argue for revenue, deliver data and keep network and sales apart.
9.1.1 File rate cases and revenue caps | utility-rate-case-package-with-traceable-figures, regulated-tariff-filing-pack
Cost audits, asset registers and efficiency data are assembled into the filing that fixes network charges for years.
9.1.2 Answer the regulator’s data requests | supervisory-inquiry-response-agent
Hundreds of fields on volumes, plants and quality go out each spring, with questions that come back in summer.
9.2 Technical network safety
The responsible engineer proves that rules of gas, water and electricity are lived on site.
9.2.1 Analyze accidents and near misses | construction-safety-observation-patterns, near-miss-and-incident-reports-by-voice
Foremen report a shock, a fall or a strike on a main, and safety engineers look for what repeats across crews.
9.2.2 Prove the technical safety management | audit-evidence-pack-by-clause, license-and-permit-expiry-register
Auditors of the trade association read instructions, qualification files and fault logs every five years.
9.2.3 Protect control systems | mfg-controller-program-backup-and-compare, mfg-vendor-remote-access-by-work-order, mfg-control-system-vulnerability-to-planned-stop
Control engineers patch, back up controllers and let vendors in only for a work order, because the law calls it critical infrastructure.
`,
);
