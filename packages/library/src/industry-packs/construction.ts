import { industryPack } from '../industry-pack.ts';
import { OWNERS_ASSOCIATIONS } from './construction-for-owners.ts';

export const constructionPack = industryPack(
  { industry: 'construction', name: 'construction and real estate', letters: 'CON' },
  `1 Bidding and Estimating
Contractors choose which invitations are worth a bid, work out what the job will cost, and hand in a price that can be defended.
1.1 Bid Decision
From the notice or the architect’s phone call to a yes or no of the people who will have to build it.
1.1.1 Find tenders and prequalify | tender-search-with-fit-and-knockout-check, proposal-answers-from-approved-library
Acquisition staff watch public notices and clients’ lists, fill in prequalification forms with references, turnover and safety record, and put the firm on the bidder list.
1.1.2 Read the tender for risk | construction-tender-document-risk-reading
Conditions, specification, soil report and addenda are read by estimator and lawyer for penalties, ground risk and design liability, and questions go to the client before the closing date.
1.1.3 Decide in the bid board | bid-approval-by-margin-cash-and-risk
Managing director, estimator and commercial head weigh margin, cash curve, joint-venture partner and whether the firm still has a site manager free.
1.2 Cost Estimate
Quantities, methods and market prices become a priced bill, item by item.
1.2.1 Take off quantities | construction-model-quantity-takeoff
Estimators measure concrete, rebar, walls and openings from drawings or the model under the measurement code and check the client’s bill against them.
1.2.2 Plan method, crane and duration | construction-schedule-realism-check
A senior site manager thinks through pour sequence, formwork sets, crane positions, site roads and winter months, and the estimate gets its time-related costs from that.
1.2.3 Obtain and level subcontract quotes | construction-subcontractor-bid-levelling
Inquiries by trade go to five firms each, quotes come back in their own layouts, exclusions are asked out, and a plug price fills what nobody offered.
1.2.4 Price own works and preliminaries | construction-unit-rates-from-finished-jobs
Labor hours per unit, material, plant and site overhead are built up from output rates of finished jobs, then adjusted in the closing session by instinct and appetite.
1.2.5 Compile and submit the bid | proposal-answers-from-approved-library, tender-search-with-fit-and-knockout-check
Forms, bond, program, method statement and CVs are put together, signed and uploaded minutes before the portal closes.

2 Design and Permits
Architects, engineers and the contractor’s design managers bring plans to a state that may be built and can be.
2.1 Design Coordination
Several offices draw the same building and must not contradict each other.
2.1.1 Clear clashes between trades’ models | construction-model-clash-grouping
The BIM coordinator overlays structure, ducts and pipes every two weeks, sorts thousands of hits into those that matter, and assigns each to its designer in the coordination meeting.
2.1.2 Issue and receive plan revisions | design-partner-exchange-with-version-lock, property-plan-archive-intake
Document control registers each drawing with index and status, distributes it to trades on site, and takes superseded prints off the walls.
2.1.3 Review shop drawings and samples | construction-rfi-submittal-log, approval-and-acceptance-clock
Trade contractors submit workshop drawings, data sheets and samples; architect and engineer return them approved, with marks or rejected, before fabrication is due.
2.1.4 Sketch and negotiate the design with the client
Architect and client move walls on tracing paper, argue over light and cost, and leave with one drawing that both can see.
Nothing: The value is in two people drawing at a table until the client recognizes the house; the model of it comes later and can be checked then.
2.2 Building Permits
Authority, fire brigade, neighbors and utilities must agree before anybody digs.
2.2.1 Assemble the permit application | permit-application-completeness-check
Site plan, calculations, fire concept, parking proof and forms are gathered from six offices, signed, and handed in complete or sent back.
2.2.2 Answer authorities’ queries | construction-permit-authority-queries
A letter with points from heritage, drainage and fire offices is split among designers, and plans are revised and resubmitted inside the period.
2.2.3 Fulfill permit conditions | construction-permit-conditions-register
Tree fences, archaeology watch, noise hours and inspector visits named in the permit are assigned to somebody and proved with photo or certificate.
2.2.4 Talk with neighbors
The project manager rings doorbells, holds an evening in the parish hall, records cracks before piling, and listens.
Nothing: People accept noise from a face they know; an evening with coffee and the manager’s phone number does what no notice in the letterbox can.

3 Subcontracts and Materials
Four fifths of the price goes to trades and suppliers, so buying well is half the job.
3.1 Awarding Trades
Packages are cut, negotiated and signed in the order the site needs them.
3.1.1 Negotiate and award packages | construction-subcontractor-bid-levelling, category-brief-before-supplier-talks
The buyer plays leveled quotes against the estimate, meets two bidders with the site manager, and fixes price, dates and interfaces in an award protocol.
3.1.2 Write subcontracts back to back | supply-agreement-drafting-and-redline, contract-terms-into-delivery-duties
Terms of the main contract on program, penalties, warranty and payment are passed down to each trade, with the bill and drawings as annexes.
3.1.3 Verify subcontractors’ papers | construction-site-access-compliance, supplier-certificate-expiry
Tax clearance, social insurance, liability cover, posting notices and wage proofs of each firm and its own subs are kept valid down the chain.
3.2 Materials and Plant
The right concrete, crane and container at the hour, and nothing paid that did not come.
3.2.1 Call off rebar, concrete and precast | construction-material-calloff-by-pour
Foremen order by phone or app from frame agreements for tomorrow’s pour, with mix, volume, gate and crane time.
3.2.2 Match delivery tickets with invoices | construction-delivery-ticket-matching, three-way-match-with-supplier-tolerances
Ready-mix, asphalt and spoil tickets from the cab are collected, read and held against the supplier’s monthly list before anything is released.
3.2.3 Rent and return equipment | construction-equipment-hire-offhire
Lifts, pumps, containers and scaffolds are hired by the week, moved between jobs, and forgotten in a corner unless somebody calls them off.
3.2.4 Maintain the firm’s own machines | fleet-cost-and-service-control, statutory-inspection-calendar
The yard services excavators and cranes between sites, keeps test stamps valid, and charges each project an internal rent.

4 Site Execution
Site managers and foremen get trades through the building in the right order, dry, safe and to the drawing.
4.1 Scheduling and Crews
The long program in the container, and the six weeks that people really work by.
4.1.1 Build and update the program | construction-schedule-realism-check, construction-schedule-delay-lookahead
A scheduler links activities, durations and milestones, records progress at month end, and shows the client the critical path.
4.1.2 Run the weekly look-ahead | construction-schedule-delay-lookahead
Trade foremen stand at the board, promise what they will finish next week, and name what blocks them: drawing, delivery, predecessor.
4.1.3 Allocate crews and cranes across jobs | construction-crew-planning-across-sites
On Thursdays site managers haggle for formwork gangs, operators and the mobile crane of next week.
4.1.4 Set out and survey
Surveyors stake axes and levels, check slabs and facades against tolerance, and hand the foreman a nail to measure from.
Nothing: A total station and a careful person on the slab; points already come from the model, and the responsibility for a wrong axis cannot be handed to anything else.
4.2 Daily Site Management
What was done, asked, delivered and said, written down while it is true.
4.2.1 Keep the site diary | construction-site-diary-dictation
Crew counts, weather, works, deliveries, visitors and hindrances of the day are noted and signed, because a claim two years on will hang on that page.
4.2.2 Ask and answer site questions | construction-rfi-submittal-log
When a detail is missing or two drawings differ the site writes a request to the designer and waits, works around it, or guesses.
4.2.3 Hold site meetings and follow up | project-action-follow-up-agent
Every Tuesday architect, trades and client’s manager go through points; the minutes list who owes what, and half is open next week.
4.2.4 Lay bricks, pour, erect and fit out
Gangs build: form carpenters, rebar fixers, masons, steel erectors, electricians and painters, each with hands, tools and a foreman’s eye.
Nothing: The work of hands itself: it can be planned, fed with material and proved, which happens around it; a bricklaying robot is no project for this firm.
4.3 Quality and Defects
What is covered up cannot be inspected, so somebody has to look in time.
4.3.1 Inspect and test works | construction-inspection-plan-with-hold-points
Cube strengths, weld tests, compaction, cover and pressure tests are taken by inspection plan, and hold points are signed before the next layer goes on.
4.3.2 Record and chase defects | construction-defect-tracking-handover, defect-photo-classification
On walks with tablet and architect each flaw gets photo, place, trade and a date, and the trade is warned, reminded and finally replaced at its cost.
4.3.3 Settle nonconformances | nonconformance-coding-and-trend
Wrong concrete class or a misplaced opening goes to the structural engineer, who accepts, orders a repair or has it broken out, and the cause is noted.
4.4 Safety on Site
Everybody goes home in the evening; the law and the client’s gate ask for proof.
4.4.1 Induct and admit people | site-access-and-induction-gate, construction-site-access-compliance
At the turnstile identity, firm, training and certificates are checked, a half-hour briefing is given in the worker’s language, and the helmet gets its sticker.
4.4.2 Observe, brief and correct | construction-safety-observation-patterns
The safety officer walks the floors, stops unsafe work, writes observation cards, and gives foremen the subject for tomorrow’s five-minute talk.
4.4.3 Write risk assessments and lift plans | workplace-risk-assessment-draft
Each dangerous operation gets a method statement with hazards and measures, fitted to that crane, that edge and that week.
4.4.4 Permit hot work, digging and confined spaces | contractor-permit-to-work-conflicts
Permits are issued for the day with isolation, gas test and fire watch, and two crews must not cancel each other’s protection.
4.4.5 Report and investigate accidents | near-miss-and-incident-reports-by-voice, incident-timeline-from-logs-and-mail
First aid, notice to authority and insurer, photos, witnesses, and a meeting that asks why the guardrail was off.

5 Commercial Management
Quantity surveyors turn built work into money, secure every change, and know the margin before the accountant does.
5.1 Valuation and Payment
What was built this month, what it is worth under the contract, and who is paid from it.
5.1.1 Claim interim payment from the client | construction-measured-works-to-claim, approval-and-acceptance-clock
Joint measurements, percentages and approved extras are put into the cumulative claim with proofs, sent by the contract’s date, and cut by the client’s engineer.
5.1.2 Certify trades’ payment claims | construction-progress-claim-check, contractor-progress-claim-check
A subcontractor’s cumulative bill is checked against measurement, rates, earlier certificates, retention and back-charges, line after line.
5.1.3 Manage retention, bonds and guarantees | bank-guarantee-lines-and-returns, construction-defect-tracking-handover
Performance and warranty bonds are called in at signing, swapped for retention, reduced at milestones and given back when the period ends.
5.2 Changes and Claims
Nothing is free that was not in the bill, provided somebody gave notice in time.
5.2.1 Notify and price variations | construction-variation-evidence-file, change-order-assessment-agent
Instructions from drawings, meetings and calls are spotted, notified within the contract’s days, priced from the estimate’s base, and argued to an order.
5.2.2 Substantiate delay and disruption | construction-variation-evidence-file
Claims consultants rebuild what was planned and what happened from diary, program and letters, show cause and effect, and put days and money to it.
5.2.3 Negotiate the final account
Two commercial managers with two lists and a bottle of water trade points until a sum is left that both bosses will sign.
Nothing: A bargain between two people about last things; the figures come from files kept before, and the rest is stamina and trust.
5.3 Job Cost Control
The monthly truth about each job’s cost to complete, before the accountant finds it.
5.3.1 Forecast cost at completion | capital-project-cost-at-completion, engagement-margin-early-warning
Site manager and controller go through each trade’s committed, booked and still-to-come cost, and dare to write down the margin that is left.
5.3.2 Report project status to the board | project-status-from-plans-and-tickets
Traffic lights, cash, claims and the three worst risks of each job are told on one page, a week after month end.

6 Handover and Warranty
Commissioning, papers, keys, and then five years of being called back for leaks and cracks.
6.1 Completion
The last weeks, in which everything is ninety-five percent done and nobody wants to stay.
6.1.1 Commission building services
Ventilation is balanced, sprinklers and fire dampers are tested together, and the expert of the authority signs after the third try.
Nothing: Engineers with instruments walk the plant and turn dampers until values hold; the integrated fire test is a rehearsal of people and machines, done once.
6.1.2 Collect as-built papers | handover-document-collection-agent, property-plan-archive-intake
Manuals, certificates, revised drawings and warranty letters are squeezed out of forty trades before the last installment is paid.
6.1.3 Accept the works | construction-defect-tracking-handover, defect-photo-classification
Client and contractor walk every room, list reservations with sums held back, sign the acceptance protocol, and risk passes.
6.2 Warranty Service
Leaks, cracks and stuck windows in the years after, with a trade behind each that should pay.
6.2.1 Handle warranty notices | construction-warranty-notice-to-liable-trade
A notice is checked for period and cause, passed to the trade that is liable, and repaired with access agreed with the people who live there.
6.2.2 Track limitation dates per trade | property-critical-date-calendar
Warranty ends by trade and component are listed, a walk is held before each, and the bond is released only after.

7 Development and Transactions
Developers and investors find land and buildings, buy, plan, sell and revalue them.
7.1 Acquisition
Between a broker’s mail and the notary’s seal: finding, calculating, examining, buying.
7.1.1 Screen sites and properties | property-offer-screening-by-criteria
Acquisition managers sift offers by place, zoning, price and tenant, drive past in the evening, and put three a month to the committee.
7.1.2 Calculate the development | property-development-appraisal-from-evidence
Floor area, build cost, rents, exit yield and interest are put into the residual model, and land value is what is left.
7.1.3 Examine titles, leases and technical state | due-diligence-data-room-reading, property-lease-abstraction
Lawyers and engineers read land register, rent roll, permits, contamination report and maintenance files in the data room within four weeks.
7.1.4 Notarize and complete the purchase | property-deed-and-encumbrance-check
Deed drafts are compared with the deal and the register, conditions precedent are ticked off, price is paid, and possession passes.
7.1.5 Take over a purchased building | property-takeover-document-reading
The seller’s folders, keys, deposits and service contracts are received, sorted and entered, and tenants learn their new bank account.
7.2 Selling Homes
Apartments and houses sold off plan to people who buy once in a lifetime.
7.2.1 Reserve and sell units | inquiry-to-seller-in-ten-minutes, property-deed-and-encumbrance-check
Sales staff show the model apartment, reserve units, check financing, and prepare the purchase deed with plans and specification.
7.2.2 Take special wishes and options | construction-buyer-options-and-stage-payments
Tiles, outlets and moved walls are priced, drawn and signed before the trade’s cut-off, unit by unit.
7.2.3 Call stage payments | construction-buyer-options-and-stage-payments
When a construction stage is confirmed by the engineer, installments are called from each buyer and followed up with their banks.

8 Property and Asset Management
Owners’ buildings are let, run, charged, kept legal and made worth more.
8.1 Letting and Leases
Tenants come, ask, pay more or less than agreed, extend their lease, and go.
8.1.1 Let vacant homes and space | property-applicant-precheck-and-letting
Vacancies are advertised, viewings held, applicants checked against published criteria, and leases signed with protocol and deposit.
8.1.2 Enter leases and amendments | property-lease-abstraction
Rent steps, options, indexation, notice dates and repair duties are taken from the signed papers into the lease register.
8.1.3 Adjust rents by index and agreement | property-indexed-rent-adjustment
Asset managers check each clause at the publication of the index or the agreed step, write to the tenant, and change the debit.
8.1.4 Negotiate renewals and breaks | property-critical-date-calendar
A year before an option the manager meets the tenant, offers fit-out or a rent-free period, and brings home five more years.
8.1.5 Take back premises and settle deposits | property-handback-and-deposit
Rooms are walked with the entry protocol, damages noted, meters read, and the deposit is paid out less what is owed.
8.2 Rent and Charges
Money in by the third of the month, and a bill of running costs once a year.
8.2.1 Post rents and chase arrears | property-rent-posting-and-dunning
Incoming payments are assigned to tenancies, reductions and deferrals respected, and arrears go from friendly letter to lawyer.
8.2.2 Settle service charges and heating | property-service-charge-statement
Invoices of the year are split into recoverable and not, allocated by area, use and days, and every tenant receives a statement inside the legal term.
8.2.3 Collect meter readings and energy bills | energy-and-water-bill-capture-check, property-energy-data-per-building
Readings from common and tenants’ meters, supplier bills and heating statements are pulled together per building.
8.3 Running Buildings
Caretakers, technicians and contractors keep houses safe, warm, clean and within the law.
8.3.1 Take and dispatch repair requests | property-tenant-request-dispatch, facility-request-triage-and-dispatch
Tenants report leaks and dead elevators by phone or app; the desk sorts urgent from annoying, orders the contractor, and hears whether it was done.
8.3.2 Fulfill operator duties and inspections | property-operator-duty-register, statutory-inspection-calendar
Elevators, sprinklers, trees, playgrounds and legionella are tested by calendar, delegated in writing, and the owner proves that somebody looked.
8.3.3 Control cleaning, guarding and winter service | contractor-invoice-against-work-done, maintenance-contract-performance-score
Site checks show whether corners are clean and paths gritted, and monthly invoices are cut where they are not.
8.3.4 Trim heating, cooling and ventilation | building-energy-anomaly-and-setpoints
Building operators look at set points and night curves, find the pump that runs in August, and answer tenants who are cold.
8.4 Portfolio Value
What the owner holds, what it is worth today, and what must be spent on it next.
8.4.1 Value the portfolio | property-valuation-data-pack
External valuers get rent roll, vacancies and capex each quarter, come back with figures, and the asset manager asks about every jump.
8.4.2 Plan capital works and retrofit | property-retrofit-roadmap, long-term-property-capital-need
Engineers estimate roofs, facades and plants by age and condition, and the order of works follows money, lease ends and carbon path.
8.4.3 Report to owners and lenders | management-report-pack-refresh, property-energy-data-per-building
Quarterly packs with rents, arrears, works, covenant figures and energy data go to funds and banks in each one’s own form.

9 Social Housing
Associations and city companies let homes below the market to those the law names, and answer for streets as well as apartments.
9.1 Allocation of Homes
Ten households want each free apartment, and the order among them must hold before a court and a newspaper.
9.1.1 Register home seekers | city-social-housing-offers-by-urgency-and-fit
Households enroll with income, size and wishes, renew each year, and are struck off when they find something or stop answering.
9.1.2 Award points and urgency | city-social-housing-offers-by-urgency-and-fit
Waiting time, overcrowding, illness or a divorce count by the published scheme; a committee decides what the scheme did not foresee, and writes down why.
9.1.3 Offer a free home | property-applicant-precheck-and-letting, city-social-housing-offers-by-urgency-and-fit
The apartment goes to the head of the list whose household fits it, viewings are run in small groups, and after three refusals the place is lost.
9.1.4 Check income and right to the home | property-applicant-precheck-and-letting
Tax notice, household certificate and residence title are compared with the limits for subsidized apartments before a lease is signed, and again where the subsidy asks for it.
9.1.5 Move tenants within the stock
A widow in five rooms and a family in two are brought together, with a moving allowance, a known caretaker, and the old rent per square meter.
Nothing: It turns on whether somebody who has lived forty years in one staircase trusts the person who asks; the list of matches is the smallest part.
9.2 Vacated Homes
From notice to the next key, every empty week costs rent and a family its start.
9.2.1 Inspect the home on notice | property-handback-and-deposit
The inspector walks the rooms with the leaving tenant, agrees what is put right by whom, and orders the electrical check.
9.2.2 Commission repairs between tenancies | property-tenant-request-dispatch
Kitchen, bath, wiring and floors are ordered to the house standard from framework contractors, whose slots decide when the apartment is ready.
9.2.3 Follow vacancy and rent lost | management-report-pack-refresh
Each vacant apartment has a reason, a date and somebody who is waited for; the weekly meeting goes through all that stood empty longer than six weeks.
9.3 Affordable Rents and Support
Rents are bound by law and subsidy, and whoever cannot pay is visited before being sued.
9.3.1 Set rents by points or cost | property-indexed-rent-adjustment
Floor area, equipment and energy label, or the cost of the subsidized building, give the highest rent; yearly rises keep to the cap for each income group.
9.3.2 Help tenants to housing benefit
Advisers fill in the claim at the kitchen table, gather payslips, and have the allowance paid to the landlord where the tenant agrees.
Nothing: Those who miss the claim are the ones who open no letters; somebody has to sit beside them, and the form itself is the authority’s.
9.3.3 Reach tenants at the first missed rent | property-rent-posting-and-dunning
Ten days after the due date somebody calls or comes to the door, finds out about the job, the illness or the separation, and offers installments.
9.3.4 Prevent and carry out evictions
Debt counselors, city and court are told in time; where nothing helps, bailiff, locksmith and a place for the children are arranged for one morning.
Nothing: Whether a family loses its home is weighed by people who answer for it, case by case; files can be prepared as for any other claim.
9.4 Neighbors and Estates
Noise, dirt, fear and loneliness reach the housing manager before anybody else.
9.4.1 Work through nuisance reports | complaint-clock-owner-and-escalation
Noise diaries, smells, dogs and dumped furniture are logged by staircase, both sides are heard, and warning letters follow when talking did not help.
9.4.2 Mediate between neighbors
Two parties meet with a trained volunteer in the community room, say what they cannot bear any longer, and shake hands on quiet hours.
Nothing: What settles it is that both were heard by a person in the same room; a record of it by machine would make them say less.
9.4.3 Trace unlawful subletting | property-critical-date-calendar
Hints from caretakers, portals and water use are compared with the lease; a visit establishes who lives there, and the home returns to the list.
9.4.4 Bring help to tenants in trouble
Hoarding, dementia or violence seen at a repair visit is passed, with consent or by law, to care, youth office or addiction service.
Nothing: The signal is a craftsman who dares to speak and a manager who knows whom to call; scanning tenants for it would break their trust.
9.5 Tenants’ Participation
Tenants have a say by law in rents, works and demolition, and by habit in everything else.
9.5.1 Consult the tenants’ council | project-action-follow-up-agent
Budget, rent policy and letting rules go to the elected council with the papers in plain language; its advice is answered point by point before the board decides.
9.5.2 Win consent for works on a block
Residents see samples and the new rent in a model apartment, vote by ballot, and seventy percent must agree before scaffolds go up.
Nothing: Seven in ten agree when the supervisor has had coffee with them and the model apartment is warm; ballots themselves are counted in an evening.
9.5.3 Survey residents by estate | post-contact-survey-with-fair-sampling, feedback-and-reviews-to-product-teams
Questionnaires after repairs and moves, and every second year to all, tell which estates slip and whether the contractor’s fitters came on time.
9.5.4 Answer complaints up to the ombudsman | complaint-file-collected-with-remedy-proposal, final-complaint-letter-point-by-point
A second look by somebody who was not involved, a written answer within the legal term, and compensation by a published table.
9.6 Housing Stock and New Homes
Thirty years of roofs, boilers and elevators are planned block by block, and new homes are squeezed between land price and capped rent.
9.6.1 Survey the condition of blocks | long-term-property-capital-need
Surveyors grade roofs, facades, windows and risers of a fifth of the stock each year, and the rest is estimated from age and repair tickets.
9.6.2 Program planned maintenance per block | property-retrofit-roadmap, long-term-property-capital-need
Painting, boilers, elevators and insulation are bundled into one visit per building, fitted to the ten-year budget, and announced to tenants a year before.
9.6.3 Renovate with tenants in place | construction-schedule-realism-check
Ten days per apartment, a spare toilet in the yard, a contact person on site, and temporary apartments for those who cannot stand dust.
9.6.4 Agree targets and subsidies with the city
Yearly agreements fix new homes, rent classes, refugees housed and carbon saved; loans and grants are applied for building by building and accounted for.
Nothing: Directors and aldermen bargain over a dozen figures once a year; the papers behind them come from the reports that exist.
9.6.5 Develop new social homes | property-development-appraisal-from-evidence
Land from the city, a modest plan repeated, tenders by the square meter, and a model that must close over fifty years at the rent the law allows.
${OWNERS_ASSOCIATIONS}`,
);
