import { industryPack } from '../industry-pack.ts';

export const publicAdministrationPack = industryPack(
  { industry: 'public-administration', name: 'public administration', letters: 'PUB' },
  `
1 Citizen services and registers
The citizens’ office registers people, papers and vehicles, and answers whatever nobody else feels responsible for.
1.1 Counter and citizen line
People book a slot, call the service number or write, and expect to leave with the matter done.
1.1.1 Give appointments and steer the waiting room | city-appointment-slots-by-length-and-no-show
The front desk hands out slots by type of matter, calls numbers and squeezes in whoever needs a passport tomorrow.
1.1.2 Answer questions by telephone and website | city-citizen-questions-answered-with-the-local-rule, caller-reason-and-identity-before-the-agent
Agents of the service line explain which form, fee and office applies in this municipality and take down a callback.
1.1.3 Interpret counter talks | city-counter-talks-interpreted-with-checked-terms
Clerks help people without the local language with gestures, a colleague or an interpreter by telephone.
1.1.4 Return lost property | city-lost-items-described-matched-and-returned
Wallets, keys and bicycles handed in by police, buses and finders are described, stored, matched with inquiries and auctioned in the end.
1.2 Residents, identity papers and vehicles
Registers of residents, identity documents and vehicles are kept under national law at the local counter.
1.2.1 Register addresses and moves | city-residents-register-plausibility-and-moves
Clerks enter arrivals, departures and changes with the landlord’s confirmation and inform the other authorities.
1.2.2 Issue passports and identity cards | city-passports-and-identity-cards-prefilled-and-tracked
Photograph, fingerprints, signature and fee are taken, the order goes to the state printer and the card is handed over weeks later.
1.2.3 Register vehicles | city-vehicle-registration-online-by-register-checks
Owners and dealers bring insurance number, papers and plates; the office checks tax debts and sticks the seal.
1.2.4 Exchange and extend driving licenses | city-driving-licenses-exchanged-on-register-answers
Applications come with test result, foreign license or medical report, are checked against the fitness register and sent to the card maker.
1.2.5 Supply register information
Police, courts, banks and former classmates ask for an address, and the clerk looks whether law or a blocking note lets him tell.
Nothing: Registers answer police and courts by interface; the single letter from a classmate is a glance at one screen and a fee.
1.3 Civil registry
Births, marriages, partnerships, names and deaths are certified in books that last longer than the building.
1.3.1 Certify births and what follows | city-birth-of-a-child-run-across-offices
The registrar records the child from the hospital’s notice and parents’ papers, and parents go on to family benefits, tax number and day care.
1.3.2 Prepare and hold marriages
Registrars examine certificates of both partners, foreign ones with apostille, fix the date and speak the words.
Nothing: Foreign family law is examined case by case by one trained registrar, and the ceremony is the point.
1.3.3 Register deaths and assign graves | city-death-burial-and-grave-right-on-one-record
Funeral directors bring the doctor’s certificate; registry, cemetery and fee office follow one after another.
1.3.4 Search and copy old registry entries | city-civil-registry-records-digitised-and-linked
Genealogists and heirs ask for entries from handwritten volumes that only two colleagues can read.

2 Council, law and elections
The elected body decides, the administration prepares and carries out, and citizens vote, comment and complain.
2.1 Council affairs
Papers go through departments, committees and council in a calendar that nobody may miss.
2.1.1 Prepare council papers | city-council-papers-checked-before-they-are-signed
Departments draft proposals with facts, alternatives and cost, and legal, treasury and the mayor’s office sign before dispatch.
2.1.2 Record sessions and follow up decisions | city-council-minutes-and-decisions-followed-up
The council clerk takes minutes, has them approved, and asks departments every quarter what became of each resolution.
2.1.3 Advise the mayor and negotiate with parties
The chief of staff talks with group leaders before the vote and knows what each needs to agree.
Nothing: Politics is talk among people who remember; a machine in that room would empty it.
2.2 Elections and participation
Voters’ lists, helpers and ballots on one Sunday, and objections to plans on many weekdays.
2.2.1 Run elections | city-election-helpers-and-postal-votes-organised
The election office writes to voters, recruits two thousand helpers, mails ballots and reports preliminary results before midnight.
2.2.2 Weigh statements in public consultations | city-consultation-statements-split-and-weighed
Residents, associations and agencies send hundreds of pages on a plan; planners summarize and answer argument by argument.
2.2.3 Answer petitions and complaints | city-complaints-and-petitions-answered-across-departments
One letter touches three departments; the complaints office collects their statements and owes the citizen a single answer.
2.3 Objections and litigation
Whoever disagrees with a decision may object within a month; the legal office defends or corrects it.
2.3.1 Decide objections | city-objections-prepared-with-file-and-case-law
Case lawyers read file, decision and grounds, ask the department and draft a ruling or an annulment.
2.3.2 Represent the authority in court | claim-letter-and-writ-intake
Lawyers file statements of defense, send files to the administrative court and report what the judgment changes.
2.3.3 Publish by-laws and official notices | policy-conflict-and-overlap-check
Statutes and notices are edited, signed and published in gazette and website so that they take legal effect on a day.

3 Social benefits and family
Money, places and help for people who need them, decided on evidence that is hard to collect when life is in disorder.
3.1 Benefit cases
Caseworkers for housing, income support, care and family benefits assess need, pay monthly and correct when circumstances change.
3.1.1 Decide benefit applications | city-benefit-evidence-read-and-gaps-asked-once, city-once-only-evidence-fetched-from-registers
Caseworkers go through bank statements, leases and pay stubs, write for what is missing and compute the entitlement.
3.1.2 Recompute after changes | city-changed-circumstances-recomputed-before-debts-grow
A new job, child or apartment is reported late; the month is recalculated and overpaid money asked back.
3.1.3 Write decisions that people understand | city-decisions-rewritten-in-plain-language-with-legal-core
Notices cite paragraphs for four pages, and the counter explains them afterwards one by one.
3.1.4 Advise people in need
Social workers listen, sort the letters in the plastic bag and go along to the landlord or the clinic.
Nothing: Trust between two people is the service; everything written about it is told elsewhere.
3.2 Children, youth and schools
Day care and school places, child protection and family help run under a legal claim and public eyes.
3.2.1 Allocate childcare places | city-childcare-places-matched-by-criteria-and-wishes
Parents register with six day care centers, each keeps its own list, and places are given in spring by criteria and phone calls.
3.2.2 Plan schools and nurseries | city-school-and-nursery-places-forecast-by-block
Planners forecast children per district from births, new housing and moves, and propose where to build or bring containers.
3.2.3 Protect children at risk
After a report two social workers visit, judge danger together and agree on help or ask the family court.
Nothing: Two professionals decide at a kitchen table; no score may stand between them and the child.
3.2.4 Document home visits and help plans | city-social-work-visit-notes-structured-for-the-file
Social workers write visits, talks and goals into the file at night, because the next crisis starts at eight.
3.3 Social housing
Housing offices give certificates, place households and act against misuse and mold.
3.3.1 Allocate social housing | city-social-housing-offers-by-urgency-and-fit
Vacant apartments from housing companies are offered to registered households by urgency, size and fit.
3.3.2 Prevent evictions and house the homeless
Notices from courts reach the office, which talks with tenant and landlord, takes over arrears or finds a room tonight.
Nothing: A telephone call to landlord and tenant in time is the whole art, and the cases are few and different.
3.4 Culture and sport
Libraries, music schools, museums, pools and sports halls are run by the municipality or lent to its clubs.
3.4.1 Run libraries and music schools | university-library-subject-indexing-with-vocabulary
Librarians buy and describe media and hold readings; music schools place pupils with teachers and bill lessons.
3.4.2 Let sports halls and civic rooms
Clubs apply for weekly hours in halls and pools, and the office shares them out by membership and last season’s use.
Nothing: A booking portal lists the hours; who gets Thursday evening is settled with the clubs around one table in spring.

4 Migration and citizenship
Foreign nationals get permits, extensions and in the end the passport, under law that changes every year.
4.1 Residence and work
The immigration office decides on staying, working, family reunion and leaving.
4.1.1 Extend residence permits | city-residence-permit-files-prepared-before-the-appointment
Applicants bring passport, contract and proof of income; the officer checks registers, interviews and orders the card.
4.1.2 Take part in visa and work permit cases | city-once-only-evidence-fetched-from-registers, open-case-chase-across-departments
Consulates and labor agency ask for consent on workers and spouses, and employers ask where it is stuck.
4.1.3 Decide on return and toleration
Officers examine obstacles to leaving, hear the person and order, suspend or carry out departure.
Nothing: Liberty and safety of a person hang on it; an officer has to hear and weigh and sign alone.
4.2 Naturalization
Years of residence, language, income and loyalty are proved before the ceremony.
4.2.1 Examine naturalization files | city-naturalization-files-complete-before-the-officer-reads
Caseworkers collect certificates, question security services and count periods of residence that never fit exactly.
4.2.2 Hold citizenship tests and ceremonies
Adult education centers hold the test and the mayor hands over the certificate with the anthem.
Nothing: A test on paper by another body and an hour of festivity a month.

5 Business, order and inspection
Trades, restaurants, food, events and noise are registered, licensed, inspected and sometimes closed.
5.1 Trade and licenses
Founders register a business in minutes or wait months for a license with five participating offices.
5.1.1 Register trades | city-trade-registrations-accepted-by-rule
The trade office enters beginning, change and end of a business and tells tax office, chamber and workers’ compensation insurer.
5.1.2 License restaurants and events | city-opening-a-restaurant-guided-across-permits, city-permit-consultation-of-agencies-in-parallel
Hosts file plans, clean records and safety plans; building, fire and health offices add their conditions.
5.1.3 Watch licenses that expire
Taxi, guarding and weapon licenses run out or lose their ground, and somebody has to notice and write.
Nothing: The trade register reminds by date; that a license has lost its ground is learned from a letter of police or court.
5.2 Inspection and public order
Inspectors go to kitchens, markets, playgrounds and building sites; the order office goes where neighbors shout.
5.2.1 Plan and carry out inspections | city-inspections-chosen-by-risk-and-route
Food, trade and environment inspectors choose premises by interval and complaint, note defects and return to see them mended.
5.2.2 Patrol and settle disputes
Patrol officers walk parks and stations, talk, warn and write down what they saw.
Nothing: Presence and tone on the street do the work; the report is a line on a handheld.
5.2.3 Fine parking and speeding | city-parking-and-speed-fines-from-photo-to-notice
Officers and cameras record offenses; the fines office reads plates, finds holders, hears them and issues the notice.
5.2.4 Prosecute other offences | city-parking-and-speed-fines-from-photo-to-notice
Illegal dumping, loud bars and unlicensed dogs become hearings and fine notices with their own evidence.

6 Planning and building
The city decides what may be built where, examines plans and watches the site until people move in.
6.1 Building permits
Applications with drawings and calculations go around agencies before the permit with its conditions is signed.
6.1.1 Check building applications on submission | city-building-application-completeness-at-submission
The intake desk counts forms, scales, signatures and proofs and sends half of the applications back.
6.1.2 Consult agencies and neighbors | city-permit-consultation-of-agencies-in-parallel
Fire, landmarks, water, nature and neighbors are asked one after the other, and each has its own period and wishes.
6.1.3 Examine and grant permits
Examiners test use, setbacks, escape routes and parking against plan and code and formulate conditions.
Nothing: The decision weighs discretion, neighbors and design; what can be prepared is prepared at intake and in the consultation.
6.1.4 Supervise sites and existing buildings | city-inspections-chosen-by-risk-and-route, defect-photo-classification
Inspectors visit shells, scaffolds and old balconies, stop work without a permit and follow up on conditions.
6.1.5 File building records | property-plan-archive-intake
Permits, statics and final drawings are taken in, filed by address for a century and asked for daily by owners, brokers and architects.
6.2 Urban planning and land
Planners draw development plans; the land office buys, sells and registers.
6.2.1 Draw up development plans | city-consultation-statements-split-and-weighed
Planners balance housing, trees, traffic and noise in a plan with text and environmental report and take it through two rounds of display.
6.2.2 Buy, sell and let municipal land | property-deed-and-encumbrance-check, property-lease-abstraction
The property office values plots, draws up deeds and leases and watches pre-emption rights in every notary’s letter.
6.2.3 Survey and keep the map
Surveyors measure boundaries and new buildings and update cadastre, street names and house numbers.
Nothing: Surveyors go out with instruments; the cadastre system takes their coordinates as they are.
6.2.4 License use of water, trees and soil | city-permit-consultation-of-agencies-in-parallel
The environment office decides on wells, felling, contaminated plots and protected areas with expert opinions.

7 Streets, waste and safety
Roads, lights, trash cans, parks and sirens: what people see of the administration each morning.
7.1 Streets and parks
The works department inspects, repairs, sweeps, cuts and salts by plan and by complaint.
7.1.1 Take reports of defects | city-defect-reports-located-merged-and-dispatched
Residents report potholes, dark lamps and graffiti by app and phone, often the same one ten times.
7.1.2 Rate roads and plan repairs | city-road-condition-from-video-and-repair-ranking
Road engineers grade surfaces from drives and core samples, and propose the program that the budget allows.
7.1.3 Permit roadworks and closures | city-roadworks-permits-with-digging-conflicts-shown
Utilities, telecom firms and house builders ask for a lane; the traffic office orders signs, times and detours.
7.1.4 Clear snow and sweep | city-winter-service-and-cleaning-rounds-proved-by-position
Crews leave at three in the morning by priority routes, and must prove years later that they were there.
7.1.5 Issue parking permits and manage spaces | city-resident-parking-permits-issued-on-register-match
Residents, tradespeople and disabled drivers apply for permits per zone, and officers check them on the street.
7.1.6 Care for parks and trees
Gardeners mow, plant and water, and tree inspectors look at crowns and roots after each storm.
Nothing: Work of hands and trained eyes outdoors, with a tree register that is already there.
7.2 Waste collection and vehicle fleet
Trash carts, bulky waste and recycling yards run by routes and calendars, with the trucks of the municipal depot.
7.2.1 Collect waste and take orders | city-bins-bulky-waste-and-missed-collections-on-the-route
Households order trash carts and bulky pickup and call when the truck did not come; the dispatcher corrects the route.
7.2.2 Run the vehicle fleet | fleet-cost-and-service-control, fleet-size-and-pool-vehicles-from-trips
Workshops keep sweepers, trucks and fire engines on the road and report fuel, accidents and inspection dates.
7.3 Emergency services
The control center answers emergency calls and sends fire engines and ambulances.
7.3.1 Take emergency calls | city-emergency-call-record-filled-while-the-caller-speaks
Dispatchers find out where and what in seconds, alert units by the response order and instruct the caller in first aid.
7.3.2 Fight fires and rescue
Crews turn out within a minute, fight, cut, carry and decide on the spot.
Nothing: Courage, training and water; the incident commander wants a radio that works.
7.3.3 Prepare for disasters | tabletop-exercise-director, continuity-plan-freshness-check
Civil protection keeps plans for floods, blackouts and evacuations, and drills the crisis staff each year.

8 Taxes, budget and grants
Public money is assessed, collected, voted, spent by rule and accounted for to council and audit office.
8.1 Taxes and fees
Tax offices assess returns and registers; the treasury matches, reminds and enforces.
8.1.1 Assess property and business taxes | city-tax-notices-issued-from-register-changes
Clerks turn base assessments, ownership changes and declarations into yearly notices with installments.
8.1.2 Review tax returns | city-tax-returns-chosen-for-review-by-risk
Officers read returns that the risk system or their nose picks, ask for receipts and correct the assessment.
8.1.3 Match receipts at the treasury | city-receipts-without-reference-matched-to-the-case
Payments without file number land in suspense until a cashier recognizes dog tax, fine or burial fee.
8.1.4 Enforce public debts | city-public-debts-collected-by-ability-and-step
Reminders, account levies and seizures follow by statutory steps, with installments where they bring more.
8.2 Budget, procurement and grants
The yearly budget is negotiated, bound and watched; contracts and grants are awarded in the open.
8.2.1 Draw up and report the budget | city-budget-tables-and-reports-for-council-and-oversight, budget-submission-checks
Departments register needs, the treasurer cuts, council votes, and reports to oversight and statistics follow in their own tables.
8.2.2 Tender works, goods and services | city-tender-documents-and-bids-checked-on-form, purchase-specification-completeness
The award office publishes, answers bidders’ questions, opens bids and checks each for form, fitness and price before the award.
8.2.3 Award grants and check their use | city-grant-applications-and-proof-of-use-checked
Clubs, theaters and firms apply, get a notice with conditions and prove with receipts what they did.
8.2.4 Apply for state and European funds
Project officers find programs, write applications and deliver milestones and invoices under each program’s rules.
Nothing: A dozen applications a year, each for another program with a portal of its own, written by one officer who knows them all.
8.2.5 Accept and pay public works | construction-progress-claim-check
Engineers check contractors’ interim bills line by line against measurements before the treasury pays.
8.2.6 Audit departments | audit-universe-risk-ranking, audit-observation-draft
The audit office tests awards, cash desks and projects and reports to council what was not as it should be.

9 Files, mail and information
Administration works by file: what came in, who decided why, how long it is kept and who may see it.
9.1 Mail and case files
Letters, e-mails and portal forms must find case, clerk and deadline on the day they come.
9.1.1 Open and distribute incoming mail | city-incoming-mail-filed-to-case-and-deadline
The mailroom scans, reads file numbers and names and sends each item to the register of the right office.
9.1.2 Send letters and notices | outgoing-letters-bundled-counted-and-returns-fed-back
Offices print, sign and mail decisions, with proof of service for those that start a period.
9.1.3 Appraise and archive closed files | city-file-appraisal-and-transfer-to-the-archive
Registries offer files to the archive after their period; archivists choose what history needs and the rest is destroyed.
9.2 Information rights and statistics
Citizens and press may ask for what the authority knows, and the state wants its tables.
9.2.1 Answer freedom-of-information requests | city-records-requests-searched-redacted-and-timed
Officers search shares, mailboxes and files, black out third persons and trade secrets and release within the legal month.
9.2.2 Publish open data | data-catalogue-described-from-use-and-lineage
Statisticians release tables, maps and timetables with license, description and update rhythm.
9.2.3 Inform press and public | press-inquiry-desk, press-release-draft-and-clearance
The press office answers journalists, warns of road closures and explains council decisions in plain sentences.
`,
);
