import { industryPack } from '../industry-pack.ts';

export const hospitalsPack = industryPack(
  { industry: 'hospitals', name: 'hospitals', letters: 'HOS' },
  `
1 Patient access
Referrals, appointments and registration bring the right patient to the right clinic, prepared, identified and covered by a payer.
1.1 Referrals and outpatient scheduling
Referral letters arrive from practices and other hospitals; clinic staff rank them, book slots and keep the waiting list honest.
1.1.1 Triage referral letters | hospital-referral-letter-triage
Secretaries sort faxes, portal entries and mail by specialty, and a senior physician marks each as urgent, routine or back to the referrer.
1.1.2 Book outpatient appointments | hospital-outpatient-slot-refill-and-no-show, cancelled-appointments-refilled-from-waiting-list
Schedulers match visit type, physician template, interpreter and equipment with the patient’s dates, and send the instructions for the day.
1.1.3 Answer patients’ calls and portal messages | hospital-patient-phone-and-portal-line
The switchboard and clinic desks tell callers about times, preparation, results and bills, and pass medical questions to a nurse.
1.1.4 Hold specialist clinics | hospital-ambient-visit-and-nursing-notes
Physicians see outpatients in fifteen-minute slots, examine, explain, order tests and dictate the letter to the referring doctor.
1.2 Preadmission and registration
Before an elective stay the file is completed: identity, history, consent, cover and everything that would otherwise stop the day of surgery.
1.2.1 Prepare elective patients for their stay | hospital-preadmission-from-patients-phone, hospital-medication-reconciliation-at-admission
The preadmission clinic collects questionnaires, medication, blood values and anesthesia assessment, and calls the patient about fasting and blood thinners.
1.2.2 Register patients and verify cover | hospital-preadmission-from-patients-phone
Admission clerks check identity and insurance card, print the wristband, have consents signed and merge duplicate records.
1.2.3 Obtain payer authorization | hospital-payer-authorization-status-agent
Staff ask the payer to approve planned surgery, imaging or drugs, attach notes and images, and wait on hold for an approval number.
1.2.4 Estimate cost and screen for financial aid | hospital-patient-bill-estimate-and-aid-screening
Financial counselors tell uninsured and high-deductible patients what they will owe and help them apply for charity care or public cover.

2 Emergency care and patient flow
Unplanned arrivals are triaged, treated and placed while bed managers find room for them among planned patients.
2.1 Emergency department
Walk-ins and ambulances are sorted by urgency within minutes and leave the department treated, observed or admitted.
2.1.1 Triage arriving emergencies
A triage nurse takes complaint and vital signs, gives a category by the triage scale and sends the patient to resuscitation, a cubicle or the waiting room.
Nothing: Triage is two minutes of a trained nurse looking at a person; a wrong suggestion there costs more than it saves.
2.1.2 Assess and treat in the emergency department | hospital-ambient-visit-and-nursing-notes
Emergency physicians examine, order blood and imaging, call the specialist on duty and decide between home, observation and ward.
2.1.3 Receive ambulances and trauma alerts
The resuscitation team assembles on a pre-alert from the control center, takes the handover at the stretcher and starts the trauma protocol.
Nothing: A team of eight around one stretcher works by drill and voice; the alert itself already reaches their pagers.
2.1.4 Forecast arrivals and staff the department | hospital-emergency-arrivals-and-ward-demand-forecast
The department manager sets shifts and surge calls by weekday, season, events and infection waves in the city.
2.2 Bed management and discharge
Every stay ends somewhere: bed managers, ward nurses and social workers turn discharge intentions into free, clean beds before noon.
2.2.1 Assign beds | hospital-bed-assignment-with-discharge-prediction
The bed manager places emergency and elective patients by specialty, sex, isolation and nursing skill, walking from ward to ward for the true number of free beds.
2.2.2 Move patients and clean beds | hospital-transport-and-cleaning-dispatch
Transporters take patients to imaging, operating room and ward; cleaning crews turn the bed after discharge and report it ready.
2.2.3 Arrange care after discharge | hospital-post-acute-placement-coordinator
Case managers and social workers look for rehabilitation, nursing homes and home care with the family, and fill in each provider’s request form.
2.2.4 Write discharge letters | hospital-discharge-letter-draft-from-record
Residents sum up diagnoses, course, findings and medication for the family doctor on the morning when the patient goes.
2.2.5 Transfer patients between hospitals
The duty physician telephones for a neurosurgical or intensive bed elsewhere, sends images and organizes transport with escort.
Nothing: Two senior physicians agree by telephone, case by case; what they need is an answered phone, not a workflow.

3 Inpatient care
Nurses, physicians and therapists look after patients on the wards around the clock and write down what they see, give and decide.
3.1 Nursing care
Each shift plans, gives and records care by the patient’s needs, from vital signs and wounds to falls and a hand to hold.
3.1.1 Assess and document nursing care | hospital-ambient-visit-and-nursing-notes
Nurses score pressure sores, falls, pain and mobility at admission and once a shift, and chart fluids, wounds and observations.
3.1.2 Give bedside care
Washing, positioning, feeding, dressing wounds and comforting fill most of a nurse’s shift.
Nothing: This is work of hands and presence; what helps is more of it, freed elsewhere.
3.1.3 Respond to deteriorating patients
Early warning scores from vital signs bring the ward doctor or the outreach team to the bed before the patient arrests.
Nothing: Scores are computed in the charting system of most hospitals; the gain lies in nurses measuring and doctors coming.
3.1.4 Hand over between shifts
The outgoing nurse tells the incoming one at the bedside what changed, what is open and what worries her.
Nothing: What the next nurse needs most, a worry without a number, is said at the bedside and in no field of the chart.
3.2 Medical care on the ward
Physicians round daily, decide on tests and treatment, bring in other specialties and talk with patients and families.
3.2.1 Round on inpatients
The team goes from bed to bed with results and chart, decides what happens today and who may go home tomorrow.
Nothing: The round is where physicians think together in front of the patient; notes and letters around it are told elsewhere.
3.2.2 Prepare and hold tumor boards | hospital-tumor-board-case-preparation
Oncology coordinators gather stage, pathology, scans and history of a dozen patients a week; surgeons, oncologists and radiotherapists agree on therapy.
3.2.3 Care for intensive care patients
Intensivists and nurses titrate ventilation, pressors and sedation by the hour under full monitoring.
Nothing: Minute-by-minute titration is clinical judgment on certified monitors and ventilators.
3.2.4 Plan therapy sessions for inpatients | hospital-therapy-appointments-per-stay
Physical, speech and occupational therapists fit prescribed sessions around rounds, scans and visits, and chase patients who are off the ward.
3.2.5 Treat patients in day clinics | hospital-outpatient-slot-refill-and-no-show
Chemotherapy, dialysis and infusion patients come by the week; nurses check blood values, book chairs and call the pharmacy for the bag.
3.3 Maternity and newborn care
Midwives and obstetricians accompany pregnancy checks, birth and the first days of mother and child.
3.3.1 Attend births
Midwives watch labor and heart tracings, call the obstetrician when progress stops and look after the newborn in its first hour.
Nothing: Birth needs the midwife in the room; tracings are read at the bedside by two trained people.
3.3.2 Notify births and screen newborns
The unit reports each birth to the registry, books hearing and blood-spot screening and hands parents the papers.
Nothing: A handful of births a day, entered once by the ward clerk into the registry’s own portal.

4 Surgery and procedures
Operating rooms are the most expensive minutes of the house: planned weeks ahead, prepared by many and lost by a missing tray.
4.1 Surgical planning
Surgeons’ requests, blocks, staff, implants and intensive beds become a list for each room and day.
4.1.1 Build operating lists | hospital-operating-room-case-duration-and-block-release
The operating room coordinator fits cases into blocks by expected duration, equipment, infection status and bed, and fills blocks that surgeons leave.
4.1.2 Manage the surgical waiting list | cancelled-appointments-refilled-from-waiting-list
Waiting list clerks keep clinical priority, fitness and availability current, call patients forward and report breaches of the promised weeks.
4.1.3 Keep preference cards and implants | hospital-preference-card-and-implant-usage
Operating room nurses maintain per surgeon and procedure what is laid out, and log which implants and disposables were opened or returned.
4.2 Day of surgery
From the holding area to the recovery room every step waits for another team.
4.2.1 Run the operating day | hospital-operating-room-case-duration-and-block-release
The coordinator squeezes in emergencies, swaps rooms and sends for the next patient while the list drifts from its plan.
4.2.2 Anesthetize and operate
Anesthesiologist, surgeon and scrub nurse go through the checklist, operate, count swabs and dictate the report.
Nothing: Nothing to automate at the table; the team’s checklist is meant to make people stop and speak.
4.2.3 Watch patients in recovery
Recovery nurses observe breathing, pain and bleeding until the discharge score allows the ward to fetch the patient.
Nothing: One nurse for two waking patients, eyes on them; monitors already raise the alarm.
4.3 Sterile supply
Instruments return dirty and must be back washed, packed and sterile for the next list with proof for each tray.
4.3.1 Reprocess instrument trays | hospital-sterile-tray-tracking-and-loan-sets
Technicians disinfect, inspect, assemble by packing list, sterilize and release each load by its cycle record.
4.3.2 Arrange loan sets | hospital-sterile-tray-tracking-and-loan-sets
Orthopedic loan instruments are ordered per case, reprocessed on arrival and sent back complete after the operation.

5 Diagnostics
Laboratory, imaging and pathology answer the ward’s questions, quickly for the emergency room and reliably for everyone.
5.1 Laboratory medicine
Tubes are drawn, labeled, transported, analyzed and released, with critical values telephoned at once.
5.1.1 Collect and receive specimens
Phlebotomists draw by the morning list, label tubes at the bedside and send them by pneumatic tube; reception rejects clotted or unlabeled ones.
Nothing: Barcode at the bedside and track in the laboratory do what systems can; the rest is drawing blood well.
5.1.2 Analyze and release results | hospital-lab-autoverification-and-delta-rules
Technologists watch analyzers and controls, rerun doubtful values and validate results against earlier ones before the ward sees them.
5.1.3 Provide blood products | hospital-blood-units-from-order-to-transfusion
The blood bank types and crossmatches, issues units to operating room and ward, keeps the cold chain and reports transfusion reactions.
5.1.4 Culture and report microbiology
Cultures grow for days; microbiologists identify germs, test resistance and call about positive blood cultures.
Nothing: Reading plates and advising on antibiotics is expert bench work; identification runs on the analyzer.
5.2 Medical imaging
Radiology schedules, protocols, scans and reports, and tells the requesting doctor what cannot wait.
5.2.1 Vet and protocol imaging requests
Radiologists check indication, kidney function, pregnancy and implants, choose the protocol and send unjustified requests back.
Nothing: Whether radiation is justified is the radiologist’s duty by law, a few seconds per request with the chart open.
5.2.2 Perform examinations
Technologists position, inject contrast and scan, and decide on an extra sequence while the patient is on the table.
Nothing: Positioning and reassuring a person on the table is skilled handwork at a machine that optimizes itself.
5.2.3 Read images and report findings | hospital-imaging-worklist-priority-and-followup
Radiologists work down the list of studies, compare with earlier ones, dictate and phone unexpected findings.
5.3 Pathology
Tissue becomes a slide, the slide a diagnosis, and the diagnosis the ground of every cancer therapy.
5.3.1 Process tissue to slides
Histology technicians cut up, embed, section and stain specimens, with case and block numbers that may never be swapped.
Nothing: Cutting three-micron sections is handwork; labels are already printed at each station.
5.3.2 Diagnose and issue pathology reports | hospital-tumor-board-case-preparation, hospital-registry-and-quality-data-abstraction
Pathologists read slides, order further stains and write a synoptic report with stage and margins for the tumor board.

6 Pharmacy and medication
From the home list to the last dose each drug is ordered, checked, made, dispensed, given and accounted for.
6.1 Ordering and clinical pharmacy
Physicians prescribe, pharmacists question, and both try not to harm a kidney that works at half strength.
6.1.1 Reconcile home medication | hospital-medication-reconciliation-at-admission
Pharmacy technicians ask patient, family, pharmacy and old letters which drugs are really taken, and the doctor decides what continues.
6.1.2 Review medication orders | hospital-medication-order-check-by-pharmacy
Clinical pharmacists screen orders for dose, interaction, level and duplication, and call prescribers about the few that matter.
6.2 Dispensing and stock
The central pharmacy fills cabinets and unit doses, compounds in the clean room and copes with shortages.
6.2.1 Compound infusions and chemotherapy
Technicians in isolators prepare patient-specific bags by protocol, weight and double check.
Nothing: Aseptic handwork under double check; gravimetric control is part of the isolator that is bought.
6.2.2 Stock wards and dispensing cabinets | kanban-and-consignment-signals, planning-parameters-from-history
Pharmacy assistants top up par levels, remove expired packs and adjust cabinets to what a ward now uses.
6.2.3 Bridge drug shortages | hospital-drug-shortage-substitution-plan
Buyers and pharmacists hear that a product runs out, look for alternatives, change order sets and tell prescribers in time.
6.2.4 Account for controlled drugs | hospital-controlled-drug-reconciliation-and-diversion
Narcotics are counted by two nurses at each shift, wastage witnessed, and differences between cabinet and chart looked into.
6.2.5 Give medication at the bedside
Nurses prepare the round, scan wristband and drug, give it and chart why a dose was refused or late.
Nothing: Scanning at the bedside closes the loop where it is bought; then the round is nursing, not clerical work.

7 Quality, safety and records
The hospital looks for harm before it spreads, learns from events and keeps the record that courts, registries and patients ask for.
7.1 Infection prevention and patient safety
Infection nurses and the safety office search charts, germs and reports for what should not happen again.
7.1.1 Survey infections and trace contacts | hospital-infection-surveillance-from-lab-and-moves
Infection control reads positive cultures daily, counts hospital-acquired infections, isolates carriers and lists who shared a room with them.
7.1.2 Work up safety events | hospital-safety-event-coding-and-cluster-finding, capa-effectiveness-follow-up
Staff report falls, mix-ups and near misses; the safety officer grades them, interviews those involved and follows actions.
7.1.3 Handle patient complaints and praise | hospital-patient-complaint-and-praise-analysis
The patient office reads letters and surveys, asks the ward for its side and answers within the promised days.
7.1.4 Review deaths and complications
Departments discuss every unexpected death in a closed conference and decide what to change.
Nothing: A protected talk among physicians with a few cases a month; its candor is its worth.
7.2 Health records and reporting
Charts are completed, copied, abstracted for registries and kept for decades under confidentiality.
7.2.1 Abstract data for registries and quality programs | hospital-registry-and-quality-data-abstraction
Abstractors read charts for stroke, heart, cancer and surgery registries and type hundreds of fields per case.
7.2.2 Release record copies | hospital-record-copies-for-patients-and-lawyers
Patients, insurers and lawyers ask for charts; clerks verify authority, gather paper and electronic parts and black out third persons.
7.2.3 Report notifiable diseases and statistics | hospital-infection-surveillance-from-lab-and-moves
Laboratory and wards send notifiable infections to the health office, and controlling delivers case data to the state each quarter.
7.2.4 Review studies on patients | university-ethics-applications-checked-before-the-board
Research coordinators submit protocols to the ethics board, screen inpatients for trials and keep consent and visit files.

8 Coding and revenue cycle
What was done becomes codes, codes become a bill, and the bill becomes money after the payer’s questions.
8.1 Coding and charging
Coders and charge staff translate the chart into diagnoses, procedures and chargeable items before the account closes.
8.1.1 Code inpatient stays | hospital-inpatient-coding-suggestions-with-evidence
Coders read letters, operation reports and lab values, choose main and secondary diagnoses and procedures, and query physicians where notes are vague.
8.1.2 Capture charges | hospital-charge-capture-against-documentation
Drugs, implants, infusion hours and supplies are posted from orders and logs; charge analysts look for what was done and never charged.
8.2 Billing and payer follow-up
Claims go out clean, remittances come back short, and appeals bring part of the difference home.
8.2.1 Submit claims to payers | hospital-charge-capture-against-documentation
Billers clear edits for missing authorization, wrong modifier or lapsed cover and send the claim within the filing limit.
8.2.2 Appeal denials | hospital-denial-appeal-agent
Denial staff read reason codes, gather the passage from the chart, write the appeal and watch its deadline.
8.2.3 Check payments against contracts | hospital-payer-underpayment-contract-model
Contract managers compare what payers remit with fee schedules, case rates and carve-outs, and claim the underpaid part.
8.2.4 Bill patients and arrange payment | hospital-patient-bill-estimate-and-aid-screening, hospital-patient-phone-and-portal-line
Statements for deductibles and private services go out after the payer’s share; callers get explanations, installments or aid.
8.2.5 Answer auditors of the payers | hospital-denial-appeal-agent, hospital-record-copies-for-patients-and-lawyers
Medical reviewers of payers ask for charts and dispute days, codes or necessity; physicians and coders defend the case together.

9 Clinical workforce and equipment
Wards run when enough qualified people are on shift, devices work and meals come in the right diet.
9.1 Clinical staffing
Nursing directors and department secretaries keep every shift filled with people who may do the work.
9.1.1 Roster nurses and float staff | hospital-nurse-rostering-with-acuity, open-shift-offered-by-qualification-cost-and-fairness
Head nurses write monthly rosters by census, skill mix, law and wishes, and call the pool or an agency for gaps in the morning.
9.1.2 Plan physicians’ duties and calls | shift-roster-with-rest-rules-skills-and-wishes
A chief resident draws up call lists, clinic and operating room assignments for each department, and repairs them after every sick call.
9.1.3 Hire and admit nurses and physicians | hospital-nurse-application-to-first-shift, health-plan-provider-credentialing-primary-sources
Applications are answered, licenses and vaccinations checked, and physicians’ privileges granted by the credentials committee.
9.1.4 Keep mandatory training and device competence | hospital-mandatory-training-and-device-competence
Resuscitation, fire, hygiene and each ventilator type need a dated instruction for everyone who uses it.
9.2 Medical devices, supplies and meals
Clinical engineers, storekeepers and kitchens keep the bedside working.
9.2.1 Maintain medical devices | hospital-medical-device-maintenance-by-use-and-recall
Clinical engineers plan inspections, repair pumps and monitors, and find devices that a manufacturer recalls.
9.2.2 Supply wards and theaters | kanban-and-consignment-signals, delivery-note-reading-at-goods-in
Logistics fills cabinets by two bins, books consignment implants and takes deliveries at the ramp.
9.2.3 Take meal orders and cook diets | hospital-meal-orders-with-diet-and-allergy, restaurant-waste-photo-weighing
Diet assistants ask each patient, watch fasting, allergies and swallowing grades, and the kitchen plates a thousand trays.
`,
);
