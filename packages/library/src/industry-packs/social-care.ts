import { industryPack } from '../industry-pack.ts';

export const socialCarePack = industryPack(
  { industry: 'social-care', name: 'social care', letters: 'SOC' },
  `
1 Inquiries and Admission
Families call in distress, compare homes and services, and need a place by the day on which the hospital lets go.
1.1 Inquiries and Care Advice
First calls, visits to the home, and the question what it costs and who pays which part of it.
1.1.1 Answer inquiries of families | reply-drafts-from-knowledge-and-customer-record
Daughters and hospital social workers ask by phone and form for a room, hours of home care or a respite week, and want to hear within the day whether there is hope.
1.1.2 Show the residence to visitors
The manager walks families through rooms, garden and dementia wing, lets them taste lunch and answers what the brochure leaves out.
Nothing: People choose a house by its smell and by how an aide greets them; an hour of the manager’s time is the best spent one.
1.1.3 Advise on costs and benefits | expert-answer-from-company-knowledge
Long-term care insurance, housing aid, welfare and own pension are worked out into one monthly sum, with the forms that have to go out first.
1.2 Admission
From a name on the list to an armchair by the window, with contract, papers and medicines complete.
1.2.1 Keep the waiting list | care-free-rooms-offered-to-waiting-families
Names with care need, wished wing and date are kept, called now and then, and struck off when somebody has died or found another home.
1.2.2 Decide on admissions | care-free-rooms-offered-to-waiting-families
Manager and head nurse weigh need, wing, night staffing and payer approval, and offer the free room with a time limit.
1.2.3 Collect admission papers and sign the contract | written-contacts-sorted-with-data-filled
Power of attorney, medication list, grade decision and medical certificate arrive in pieces from four senders before the residence contract is signed.
1.2.4 Welcome new residents
An aide receives the resident at the door, unpacks with the family, takes first weights and stays for the first meal.
Nothing: Nobody should meet a device on the day that a person leaves home; what matters is that somebody has time.
2 Assessment and Care Planning
What a person needs, wants and can still do, put into a plan that every shift works by.
2.1 Assessment of Need
Nurses look at body, mind, habits and home, and at what the payer will grant for it.
2.1.1 Assess care needs at home or bedside | hospital-ambient-visit-and-nursing-notes, care-plan-changes-from-daily-notes
At the kitchen table or in the clinic a nurse goes through washing, walking, eating, nights and medicines, and looks at carpets and stairs.
2.1.2 Score risks of falls, skin and nutrition | care-plan-changes-from-daily-notes
Standard scales are filled at admission and after each change, and lead to a mattress, a drink plan or a hip protector.
2.1.3 Apply for care grades and support hours | care-grade-and-support-hours-file
Forms and proofs go to insurer or county when need has grown, the assessor’s visit is prepared, and a denial is appealed.
2.2 Planning of Care and Support
The plan is written, agreed with those whom it is about, and changed when life does.
2.2.1 Write and review care plans | care-plan-changes-from-daily-notes
The primary nurse sets goals and measures per area of life, and reviews them twice a year or when somebody comes back from the hospital.
2.2.2 Hold care conferences with families | project-action-follow-up-agent
Nurse, therapist, doctor and relatives meet over one resident, agree on nights, feeding or the hospital, and write down who does what.
2.2.3 Agree support goals with disabled clients | city-social-work-visit-notes-structured-for-the-file
A key worker draws up goals in plain language with the client, such as taking the bus alone, and reports progress to the payer each year.
3 Care in the Residence
Round-the-clock care by wings and shifts, with doctors who come from outside.
3.1 Day and Night Care
Washing, meals, walking, nights and all that is written down about them.
3.1.1 Wash, dress and feed residents
Aides get twelve people up between six and nine, at each one’s pace, and put them to bed again after supper.
Nothing: It is done by two hands and a calm voice; lifts and better beds help, but no software gets anybody out of bed.
3.1.2 Hand over between shifts | hospital-ambient-visit-and-nursing-notes
In twelve minutes the night tells the morning who fell, who did not eat, whose daughter called and which doctor is coming.
3.1.3 Document care | hospital-ambient-visit-and-nursing-notes
Measures, observations, drinks and skin are recorded at a terminal in the corridor, mostly at the end of the shift and from memory.
3.1.4 Answer bells at night
One night aide for forty residents goes from bell to bell, turns those who cannot turn and sits with those who are afraid.
Nothing: Bells are answered on foot; sensor mats come with the bell system, and what they report belongs into the care notes.
3.1.5 Look after people with dementia
Aides walk along, sing, distract and find out why somebody shouts each day at five.
Nothing: What calms one person is known to those who have known her for weeks; it lives in presence and in the notes that others read.
3.2 Medication and Treatment
What doctors order and pharmacies deliver, given at the right minute and signed for.
3.2.1 Give medication | care-medication-rounds-checked-at-the-chair
Nurses make the rounds with the cart four times a day, crush what must be crushed, watch it swallowed and sign each dose.
3.2.2 Order prescriptions and keep medicine stock | care-medication-rounds-checked-at-the-chair
Refills are requested from eleven doctors’ offices, blisters checked against the plan, and what has expired goes back.
3.2.3 Arrange doctors’ visits and hospital transfers
Family doctors are called in, findings passed on, and for the ambulance a transfer sheet, medicine list and teeth are packed.
Nothing: It is bargaining with full practices and an ambulance at the door; the transfer sheet prints from the care record already.
3.2.4 Plan therapy and outside appointments | hospital-therapy-appointments-per-stay
Physiotherapy, foot care, dentist and hairdresser are fitted between meals and rests, and somebody must come along.
3.2.5 Prevent and contain infections | hospital-infection-surveillance-from-lab-and-moves
Norovirus, scabies and flu are noticed by wing, contacts listed, visitors told and reported to the health office.
3.3 Safety and Protection
What went wrong, what must never happen, and whom to tell before they hear it from somebody else.
3.3.1 Report falls and other incidents | care-incident-told-to-family-and-authority, hospital-safety-event-coding-and-cluster-finding
After a fall the aide checks, calls, observes and writes; family, doctor and sometimes the state inspectors must hear in time.
3.3.2 Act on suspected abuse or neglect | care-incident-told-to-family-and-authority
A bruise or a frightened face is looked into, shifts are asked one by one, and the resident is protected before anything is proved.
3.3.3 Decide on restraints
Bed rails, belts and sedatives are weighed with doctor, guardian and court, and given up again as soon as can be.
Nothing: It takes away a person’s freedom; each case is argued by people who answer for it before a judge.
4 Home Care
Nurses and aides drive from door to door with twelve minutes here and forty there.
4.1 Rounds and Dispatch
Clients, aides, windows and cars brought together for each shift, and again at five when somebody is sick.
4.1.1 Plan home care rounds | care-rounds-by-skill-window-and-continuity
The dispatcher lays visits into rounds by skill, agreed window, street and liking, a week ahead and with weekends shared out.
4.1.2 Change rounds on the day | care-rounds-by-skill-window-and-continuity, open-shift-offered-by-qualification-cost-and-fairness
Sick calls, a client in the hospital or snow turn the plan over; visits are moved, shortened or handed on, and clients called.
4.1.3 Look after keys, cars and phones | fleet-size-and-pool-vehicles-from-trips
House keys are signed out, small cars serviced and fined, and handhelds charged before six.
4.2 Visits
What happens behind the front door, alone with the client and the clock.
4.2.1 Care for clients at home
The aide lets herself in, washes, gives insulin, changes a dressing, heats the soup and notices that the fridge is empty.
Nothing: For many it is the only visit of the day; taking minutes from it would take away what they pay for.
4.2.2 Prove visits and time | care-visit-proof-to-three-part-bill
Start, end and services are recorded at the door and signed, missed or double entries are cleared with the aide.
4.2.3 Answer alarm buttons
Somebody presses the pendant at three, the desk talks to her through the speaker and sends the neighbor, the service or an ambulance.
Nothing: Behind the button is fright or a fall; a person answers in seconds, and false alarms are the price that all accept.
4.2.4 Advise caring relatives | city-social-work-visit-notes-structured-for-the-file
Twice a year a nurse visits families who give care themselves, shows how to lift, looks at sores and reports to the insurer.
5 Day Care, Respite and Supported Living
Help for some hours, some weeks or a whole life in an apartment of one’s own.
5.1 Day and Respite Places
Chairs by day and beds by the week, which families book around operations and vacations.
5.1.1 Book day and respite places | care-free-rooms-offered-to-waiting-families, cancelled-appointments-refilled-from-waiting-list
Two weeks in June and every Tuesday are booked, canceled for a cold, and filled again from those who asked in vain.
5.1.2 Bring day guests and take them home | care-rounds-by-skill-window-and-continuity
Small buses with a wheelchair lift pick up fourteen guests within an hour, none of whom may ride longer than forty minutes.
5.1.3 Run the day for guests
Newspaper, exercise, lunch, rest and song from nine to four, with those who nap and those who want to leave.
Nothing: The day is made by two people who know how to hold a group; a program on paper is all that is needed beside them.
5.2 Supported Living
Adults with a disability or a mental illness in apartments, with as many hours of help as were granted.
5.2.1 Support clients in their own flats
Key workers cook along, go along to the job center, open letters together and stay over in bad nights.
Nothing: It is company toward independence; success means that the worker says less each month.
5.2.2 Record support hours against the grant | city-social-work-visit-notes-structured-for-the-file
Face-to-face and group hours are noted per client, compared with what the payer granted, and explained where they part.
5.2.3 Keep clients’ household money
Weekly cash is handed out, receipts glued in, and balances signed by two for the guardian and the court.
Nothing: Small sums in forty envelopes; an app of the bank and a cash book do it, and counting together is part of the learning.
6 Life of Residents and Families
All that makes a residence more than a ward, and those who watch it from outside.
6.1 Daily Life
Activities, faith, voting and dying, in a residence that is home to eighty strangers.
6.1.1 Plan activities
Bingo, garden, school choir and a trip to the lake are planned by wing, with volunteers to push the wheelchairs.
Nothing: One social worker with a calendar and good ideas; nobody has ever complained that the plan took too long.
6.1.2 Work with the residents’ council | project-action-follow-up-agent
Elected residents meet monthly on food, noise and prices, and are owed an answer to each point in their minutes.
6.1.3 Accompany the dying
Pain, thirst, fear and visitors are looked after in the last days, with doctor, hospice volunteers and clergy as wished.
Nothing: Presence is all there is to give, and no hour of it should be saved.
6.2 Families and Guardians
Those who decide along, pay along, and lie awake at home because they could not do it themselves.
6.2.1 Keep families informed | proactive-notice-for-known-disturbances, contact-summary-and-promise-record
A fall, a new medicine, a good day at the lake: who is told what, by whom and how fast has been agreed at admission.
6.2.2 Handle complaints of residents and relatives | hospital-patient-complaint-and-praise-analysis, complaint-clock-owner-and-escalation
Lost teeth, cold soup and rough hands are written down with an owner, looked into, answered and told to the wing.
6.2.3 Survey residents and families | open-survey-answers-coded-overnight
Once a year all are asked, by card with faces where words fail, and results hang beside the elevator with what will change.
7 Kitchen, Laundry and House
The hotel side of care, on a budget per day that everybody knows by heart.
7.1 Meals
Three meals and two snacks for people who must eat more, softer or less sweet.
7.1.1 Plan menus and diets | restaurant-allergen-matrix-from-specifications, hospital-meal-orders-with-diet-and-allergy
The cook writes four-week menus with pureed, diabetic and finger-food variants, within a few dollars a head and day.
7.1.2 Take meal wishes | hospital-meal-orders-with-diet-and-allergy
Aides ask for menu one or two by room the day before, note who is away, and the kitchen counts.
7.1.3 Keep the hygiene log | hotel-food-safety-log-by-sensor
Fridges, core temperatures and retained samples are measured, signed and shown to the food inspector.
7.1.4 Weigh what comes back | restaurant-waste-photo-weighing
Carts return half full; the kitchen learns which dish is left and who no longer eats.
7.2 House and Equipment
Rooms, elevators, patient lifts, laundry and the garden gate that must not open by itself.
7.2.1 Wash and return laundry
Labeled clothes go to the laundry and come back to the right closet, woolens shrunk now and then.
Nothing: Labels are patched in at admission and the laundry sorts by them; what gets lost is found by asking in the next room.
7.2.2 Repair rooms and aids | facility-request-triage-and-dispatch, property-tenant-request-dispatch
Aides report a dripping faucet or a wheelchair brake, and the janitor sorts by danger and by floor.
7.2.3 Have lifts, beds and hoists inspected | statutory-inspection-calendar
Medical devices, fire doors, drinking water and elevators fall due by law and are proven by sticker and protocol.
8 Care Staff
There are too few of them, and without enough qualified hours a wing has to stop admitting.
8.1 Rosters and Cover
Shifts that keep the law, the wishes and the share of qualified hours, for six weeks ahead.
8.1.1 Write wing rosters | hospital-nurse-rostering-with-acuity, shift-roster-with-rest-rules-skills-and-wishes
Ward managers fill early, late and night for six weeks around part-time, school children and every second weekend off.
8.1.2 Cover absences | open-shift-offered-by-qualification-cost-and-fairness, contractors-and-agency-workers-on-one-register
At half past five somebody calls in sick; a colleague is asked on her day off, or the agency is paid double.
8.1.3 Prove staffing ratios | care-inspection-folder-by-standard, working-time-limits-warned-before-breach
Qualified hours per resident and shift are shown to the authority each month, with the days on which they fell short.
8.2 Recruiting and Learning
Finding people for hard work at modest pay, and having them stay beyond the first winter.
8.2.1 Recruit carers and nurses | hospital-nurse-application-to-first-shift
An applicant who is not called on the same day has signed elsewhere by Thursday; license, police record and vaccinations follow.
8.2.2 Bring nurses from abroad | hiring-papers-read-and-permit-dates-watched, relocation-and-assignment-run-across-providers
Degrees are recognized, visas applied for, language courses and a room found, and somebody waits at the airport.
8.2.3 Track mandatory training | hospital-mandatory-training-and-device-competence
First aid, lifting, hygiene, fire and medication courses come due by person, and the roster must set people free for them.
8.2.4 Teach apprentices on the wing
Trained mentors show, watch and grade on the floor, and write reports for the nursing school.
Nothing: It is learned at the bedside beside somebody who has done it for twenty years.
9 Payers, Billing and Quality
Who pays what for which day, and proof for each of them that it was care and was good.
9.1 Billing
Three bills for one day of care, by rates that change with grade, room and county.
9.1.1 Record presence and absences | care-visit-proof-to-three-part-bill
Hospital stays, vacations and deaths change the daily rate from the third day on, and are noted by the wing, mostly late.
9.1.2 Bill insurers, authorities and residents | care-visit-proof-to-three-part-bill, mandated-e-invoice-dispatch
At month end care, room, meals and investment share go to their payers, each in a form of its own, and refusals return.
9.1.3 Explain bills to families | reply-drafts-from-knowledge-and-customer-record
A retired tax clerk asks why March has eleven days too many; the office looks up days, grade and rate and corrects.
9.1.4 Have welfare take over what is left | care-grade-and-support-hours-file
When savings end, the application to the county needs bank statements of years, and arrears grow until it decides.
9.1.5 Negotiate rates with payers | what-if-scenario-agent, personnel-cost-plan-from-positions
Each year wages, energy and food are laid open to insurers and county, and a daily rate is haggled over for months.
9.2 Quality and Supervision
Inspectors come unannounced, numbers are published, and copies of files are asked for.
9.2.1 Prepare and follow inspections | care-inspection-folder-by-standard
The inspectors draw nine residents, looks at skin, plans and rosters, and its findings become measures with dates.
9.2.2 Audit care inside | care-inspection-folder-by-standard, audit-action-evidence-check
A quality nurse looks at two residents per wing and month, from the feet up to the file, and talks it over with the team.
9.2.3 Report quality indicators | process-kpi-from-system-events
Pressure sores, falls with injury, weight loss and restraints are counted on a fixed day twice a year for every resident.
9.2.4 Give access to care records | hospital-record-copies-for-patients-and-lawyers
Guardians, heirs, insurers and courts ask for copies, and each may see another part.
`,
);
