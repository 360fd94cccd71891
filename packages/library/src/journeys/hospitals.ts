export const hospitals = `
# A new hip after two years of putting it off
Retired mail carrier of 68, living alone up two flights of stairs, afraid of the anesthesia and of the stairs afterwards.
A planned operation, from the referral to rehab, for a man who has nobody at home to help him.
Referral | Appointment at the orthopedic clinic | agent | Letter and portal | -1 | HOS-1.1.1, HOS-1.1.2 | orthopedic referral, book outpatient appointment, clinic booking
The referral is read the day it comes; he is offered a date with a volunteer's ride, and a place on the list in case somebody cancels.
Pain: The first date is in nine weeks, and nobody tells him whether he could get in sooner.
Decision | Talk about what to expect | human | Outpatient clinic | 1 | HOS-1.1.4 | specialist consultation, surgeon talk, outpatient clinic visit
The surgeon shows him the X-ray, says what will still hurt in six months, and asks what he wants to be able to do.
Waiting | Date of the operation kept | human | Telephone | -2 ! | HOS-4.1.2, HOS-4.1.1 | surgical waiting list, operation date, postponed surgery
The clerk calls to say that his date, moved once already, will not be moved again, and that his ride to the hospital is booked.
Pain: The call that cancels comes the evening before, when his bag is packed.
Preparing | Preoperative clinic | hybrid | Clinic and app | 0 | HOS-1.2.1, HOS-6.1.1 | preadmission clinic, anesthesia consultation, medication list before surgery
Blood, heart and pills are checked in one morning, and a list in the app says which drug to stop on which day.
Stay | Morning of the operation | human | Ward and operating room | -1 | HOS-4.2.2, HOS-4.2.3 | day of surgery, anesthesia and operation, recovery room
A nurse waits with him in a warm room, and the anesthesiologist he knows from the clinic puts him under and is there when he wakes up.
Pain: He lies in the hallway in a thin gown, and strangers ask his name four times.
Stay | First steps with the walker | human | Ward | 1 ! | HOS-3.2.4, HOS-3.1.2 | physiotherapy on ward, mobilization after surgery, bedside care
The therapist walks thirty feet with him on the first afternoon and practices stairs from the second day on.
Home | Rehabilitation already booked | hybrid | Ward and letter | 1 | HOS-2.2.3, HOS-2.2.4 | discharge planning, rehabilitation place, discharge letter
On the day of discharge his place in rehab, the ride and the letter to his doctor are ready, with meals ordered for his first week home.

# Chest pain at four in the morning
Taxi driver of 52, sweating in the cab, who takes the pain for heartburn.
A heart attack: minutes at first, then days on the ward, then a life with pills.
Alarm | Ambulance that calls ahead | hybrid | Ambulance | -2 | HOS-2.1.3 | ambulance arrival, pre-alert to hospital, cardiac alert
The crew sends his ECG ahead; the cath lab team is called in before the ambulance has pulled away from the curb.
Pain: The nearest hospital has no cath lab team at night, and the crew finds that out at its door.
Arrival | Straight past the waiting room | human | Emergency department | -1 ! | HOS-2.1.1, HOS-2.1.2 | emergency triage, resuscitation room, emergency treatment
Registration waits; a nurse tells him each thing before it is done to him.
Pain: On the stretcher, with a hand on his chest, he has to spell his name and that of his insurer for a clerk.
Arrival | Wife told what is happening | human | Emergency department | -1 | HOS-2.1.2 | inform relatives in emergency, talk with family, bedside information
A doctor sits down with his wife, explains it in three sentences, and comes back when the stent is in.
Pain: Nobody comes out to her, and she hears about the catheter from a cleaner.
Ward | Night under the monitor | hybrid | Coronary care | 0 | HOS-3.2.3, HOS-3.1.3 | coronary care unit, monitor patient overnight, intensive care
Monitors are set to his own limits, so that an alarm means something and a nurse comes at once.
Ward | New medication explained | human | Ward | 0 | HOS-6.1.1, HOS-6.2.5 | medication explained, ward pharmacy, new heart medication
The ward pharmacist goes through list and labels of five new medicines with him: what each is for, and what to do if he forgets one.
Pain: The list that he is handed and the labels on the bottles do not agree.
Home | Discharge letter to his doctor | hybrid | Electronic letter | 1 | HOS-2.2.4 | discharge summary, doctor's letter, electronic discharge letter
The letter reaches his own doctor before he has unpacked, drafted from the chart and checked by the ward doctor, and he has a copy.
Home | Cardiac rehab group | human | Telephone | 2 ! | HOS-2.2.3 | aftercare appointment, cardiac rehabilitation group, follow-up call
A nurse calls on his tenth day at home, asks about stairs and sleep, and books him into the Tuesday group.

# A first child
Teacher in her first pregnancy, with a birth plan of two pages and many opinions from the internet.
Giving birth in a hospital, from the papers in week 34 to the help that follows home.
Choosing | Evening with the midwives | human | Hospital visit | 1 | none | birth information evening, delivery room tour, meet the midwives
Midwives show the rooms, answer the question on cesareans with the real figure, and let people try the birthing stool.
Registering | Papers before the contractions | agent | Portal | 0 | HOS-1.2.2, HOS-1.2.1 | register for birth, pre-registration, hospital admission form
She enters history, allergies and wishes at home in week 34, and the delivery room finds them in its system at night.
Birth | Call in the night | human | Telephone | -1 | HOS-1.1.3, HOS-3.3.1 | call labor ward, contractions telephone advice, when to come in
The number on her papers rings in the delivery room: a midwife times the contractions with her and says that she has another two hours at home.
Pain: The first call reaches the switchboard, which cannot say whether the delivery room is full.
Birth | One midwife through the birth | human | Delivery room | -2 ! | HOS-3.3.1 | attend birth, labor and delivery, one-to-one midwife care
The same midwife stays until morning; when the baby's heart rate drops, five people come and one of them explains.
Pain: The shift changes in the hardest hour, and she has to tell everything again.
First days | Two nights with help | human | Maternity ward | 1 | HOS-3.1.2, HOS-3.3.2 | postnatal ward, breastfeeding support, newborn screening
At three in the morning a nurse comes and shows her once more how the baby latches on.
First days | Birth certificate ordered from bed | agent | App | 0 | HOS-3.3.2 | notify birth, birth registration, order birth certificate
She confirms the name in the app, the hospital sends the papers to the state, and the birth certificate comes home by mail.
Pain: A clerk takes the name down on paper the first morning, and the certificate comes with it misspelled.
At home | First visit of the home nurse | hybrid | Home visit | 2 ! | HOS-2.2.4, HOS-2.2.3 | handover to visiting nurse, postnatal letter, aftercare of mother and child
The birth report reaches the visiting nurse beforehand, so that she asks first about the hour when the baby's heart rate fell.

# A lump, and eleven days of waiting
Bookseller of 47 who found a lump in the shower and has told nobody yet.
From a lump to the first infusion: waiting for a diagnosis of cancer, and what makes the days bearable.
First call | Appointment this week | human | Telephone | -2 | HOS-1.1.2, HOS-1.1.3 | breast clinic appointment, urgent referral, cancer clinic booking
"Lump" is enough for the scheduler to offer Thursday and to say what will be done and how long it takes.
Pain: Three weeks until the first date, and a voice that asks whether it is really urgent.
Finding out | Mammogram and biopsy in one morning | human | Breast center | -1 ! | HOS-5.2.2, HOS-1.1.4 | mammography and ultrasound, biopsy, diagnostic clinic
The doctor looks at the screen with her and says what can be seen and what nobody can know before the biopsy is back.
Pain: The mammogram is on Monday and the biopsy on Friday, with the word "suspicious" in between.
Finding out | Result on the day that was promised | hybrid | Clinic | -2 | HOS-5.3.2, HOS-5.2.3 | pathology report, biopsy result, imaging findings
As she asked, the result stays out of the portal until the talk booked for it; her sister, whom she has told, sits beside her.
Pain: The report shows up in the portal on Sunday night, in medical terms, with nobody to ask.
Deciding | Treatment plan explained | human | Clinic | 1 ! | HOS-1.1.4, HOS-3.2.5 | treatment talk, oncology nurse, therapy plan explained
A nurse draws the next half year on one page and marks the weeks in which she may feel well enough for the book fair.
Treatment | First infusion | human | Infusion center | 1 | HOS-3.2.5, HOS-6.2.1 | chemotherapy day clinic, infusion appointment, day treatment
Her blood was drawn near home the day before, so that the infusion is ready when she sits down.

# The bill that came after the broken wrist
Student from abroad with a broken wrist, in the country for half a year and insured through her parents at home.
An American hospital bill that has to be understood, questioned and corrected for an insurer in another country.
Treatment | Insurance check at registration | hybrid | Registration desk | 0 | HOS-1.2.2, HOS-1.2.4 | insurance check at registration, cost estimate, verify cover
Registration reads her foreign insurance card and prints an estimate of what may be left for her to pay.
Bill | Hospital bill | agent | Letter | -2 ! | HOS-8.2.4, HOS-8.1.2 | patient bill, hospital invoice, statement of charges
Each line says in plain words what was done, on which day, and at what price.
Pain: It asks for four sums under codes such as "ER level 4," and says of none what was done.
Asking | Wrong line on the bill questioned | hybrid | Portal | -1 | HOS-8.2.4 | question about hospital bill, billing inquiry, dispute charge
She marks the second X-ray as one never taken; billing checks it against the image archive and sends a corrected bill.
Pain: The billing office wants proof from her that something did not happen.
Asking | Copy of the record | agent | Portal | 0 | HOS-7.2.2 | release of medical records, copy of patient file, images on request
She downloads images and the doctor's report for her insurer at home, without a request form on paper.
Paid | Three payments without interest | hybrid | Portal | -1 ! | HOS-8.2.4, HOS-1.2.4 | payment plan for patients, financial assistance, pay hospital bill
Beside the corrected bill the portal offers three payments and names the assistance fund, with the form already filled in.
Pain: Financial assistance is mentioned only after the account has gone to a collection agency.

# A complaint that was heard
Son of a woman with dementia who was found in the hallway at night, barefoot and alone.
A complaint about care at night, looked into in earnest and answered without excuses.
Anger | Talk on the ward | human | Ward | -2 | HOS-7.1.3 | complaint on ward, talk with head nurse, relatives conversation
The charge nurse has read the night's notes, takes him to a quiet room, listens first, and writes down what he has to say.
Pain: The day shift says that it knows nothing of what happened at night.
Complaint | Complaint sent from home | agent | Web form | -1 | HOS-7.1.3 | patient complaint form, complaints office, patient feedback
Within the day he has a case number, a name and a date, and the ward has been told.
Pain: His complaint goes into a web form that gives no copy, receipt or date.
Looking into it | Meeting on what happened that night | human | Meeting | 0 ! | HOS-7.1.2, HOS-7.1.3 | safety event review, incident analysis, complaint investigation
The team goes through the staffing and call-button logs with him: two nurses where four were planned, and one dead button.
Answer | Written answer to the complaint | human | Letter | -1 | HOS-7.1.3 | reply to complaint, letter to relatives, apology
The apology names what went wrong; each change has a date and the name of the person who answers for it.
Pain: The answer regrets his impression, and does not say what happened between two and four.
Afterwards | Next admission | human | Ward | 0 | HOS-3.1.2 | dementia care on ward, nursing assessment, night care
At her next admission a sign over the bed tells the night shift what calms her, and a mat reports when she gets up.
Pain: He visits at odd hours to check, since no change on the ward can be seen.

# A hundred and four at midnight
Parents of a feverish two-year-old who will not drink, eleven miles from the children's hospital.
A sick child in the middle of the night, from the call for advice to the result three days later.
At home | Night call to the nurse line | human | Telephone | -1 | HOS-1.1.3 | night call to children's clinic, pediatric advice line, should we come in
A nurse asks about three things, stiff neck, wet diapers and breathing, and tells them to come in, without speeding.
Pain: A recording lists the symptoms of ten diseases and tells them to dial 911 if unsure.
Arrival | Looked at within five minutes | human | Emergency department | -2 ! | HOS-2.1.1 | triage of children, emergency triage, first assessment at arrival
A nurse weighs and examines the girl, puts her on level 3 of 5, and tells the parents what that means in minutes.
Pain: A waiting room full of coughing children, with no word on how many are ahead of them.
Waiting | Waiting, and looked at again | human | Emergency department | -2 | HOS-2.1.1, HOS-2.1.2 | waiting in emergency, reassess waiting patients, fever medicine while waiting
Every half hour a nurse comes by, counts the spoons of rehydration solution with the father, and moves her up if she grows limp.
Pain: After triage they sit for two hours, and the child grows quiet without anybody looking.
Treatment | Blood drawn from a toddler | human | Emergency department | -1 | HOS-5.1.1 | draw blood from children, take specimens, urine sample of a toddler
Numbing cream comes before the needle, her mother holds her, and a second try is left to somebody else.
Pain: The same resident tries four times, and the mother is sent out because the child screams.
Treatment | Diagnosis explained | human | Emergency department | 1 ! | HOS-2.1.2 | emergency physician explains, findings explained to parents, treatment in emergency
The doctor explains that it is a kidney infection and not meningitis, and draws it on the paper of the exam table.
Home | Discharge instructions at once | hybrid | Portal and paper | 0 | HOS-2.2.4 | emergency letter, discharge letter for pediatrician, treatment summary
The instructions give doses in milliliters for her weight and list what would be a reason to come back at once.
Home | Call with the culture result | human | Telephone | 2 | HOS-5.1.4, HOS-1.1.3 | culture result call, microbiology result, change antibiotic by phone
A doctor calls with the culture result: the antibiotic is the right one, for four more days.

# Three afternoons a week
Retired lathe operator whose kidneys have failed, and whose daughter is getting married on an island.
Dialysis from the first look at the unit to two weeks away, arranged with a center on an island.
Beginning | First visit to the dialysis unit | human | Dialysis unit | 0 | HOS-3.2.5 | first visit to dialysis, introduction to dialysis unit, tour of day clinic
A nurse lets him sit, hear the machine, and talk with a man who has done it for nine years.
Beginning | Regular slot in the afternoon | agent | Telephone | 1 | HOS-1.1.2, HOS-3.2.5 | dialysis schedule, book recurring appointments, choose shift
He chooses the middle of three shifts, and scheduling keeps that chair for him for good.
Routine | Dialysis session | human | Dialysis unit | -1 | HOS-3.2.5 | dialysis session, treat day patients, look after dialysis patients
The nurse, one of two he always has, checks his weight, knows which arm has the fistula, and brings a blanket along.
Pain: The nurse changes every week, and each new one has to be told which arm it is.
Routine | Medication review | hybrid | Dialysis unit | -1 ! | HOS-6.1.1 | medication review dialysis, check doses for kidney function, adjust medicines
The pharmacist goes through fourteen bottles with him at the chair, has two stopped, and sends both of his doctors the same list.
Pain: Kidney doctor and family doctor change the dose of the same drug in opposite directions.
Away | Dialysis arranged on the island | hybrid | E-mail | -1 | HOS-2.2.3, HOS-7.2.2 | holiday dialysis, send records to another clinic, guest dialysis
The unit finds a center on the island, sends it his records, settles the dates, and e-mails him the confirmation.
Pain: He calls nine centers himself, and the only free chair is a two-hour ferry away.
Back | Back at the unit | human | Dialysis unit | 2 ! | HOS-3.2.5 | return after holiday dialysis, dialysis nurse, personal care in day clinic
His records from the island are in the chart before he is back, and his picture of the dance is hung above the scale.

# The family doctor wants an answer
Family doctor with nineteen hundred patients, one of them with odd liver values, and four minutes for a call.
A referral as the family doctor sees it, up to the letter that tells her what to do next.
Referring | Electronic referral | agent | Electronic health record | 1 | HOS-1.1.1 | electronic referral, referral intake, send referral to specialist
Lab values and her question go along, and before she sends it the form asks for whatever the clinic still needs.
Referring | Priority of the referral | hybrid | Electronic health record | -1 | HOS-1.1.1, HOS-1.1.2 | referral priority, referral status for practices, urgency of referral
The next morning the referral shows "within two weeks" and the name of the physician who decided that, and the patient gets a text that says the same.
Pain: Neither she nor the patient knows for weeks whether the fax has arrived.
Asking | Line to the specialist on duty | human | Telephone | 0 ! | none | hotline for referring doctors, physician line, ask the specialist
A number for referring doctors rings the specialist on duty, who takes a minute to hear the case.
Findings | Imaging report | hybrid | Electronic health record | 0 | HOS-5.2.3, HOS-5.1.2 | imaging report to referrer, laboratory results to practice, findings for family doctor
The report answers her question in the first line and describes the rest of the liver below it.
Findings | Call about an urgent finding | human | Telephone | 1 ! | HOS-5.2.3 | critical finding call, urgent result to referrer, phone unexpected findings
The radiologist calls about the finding nobody had looked for, and the hospital already has a bed for the patient.
Back | Discharge letter with what to do | hybrid | Electronic health record | -1 | HOS-2.2.4 | discharge letter to family doctor, medication plan at discharge, handover to practice
The letter arrives on the day of discharge, opens with the three things she has to do and gives an end date for each new drug.
Pain: The letter comes two weeks after the patient, who brings the new pills in a bag.

# Three weeks beside a machine
Wife of a roofer who fell, with two children in school and nobody who can say how it will end.
Intensive care as a wife goes through it, from the first night to the transfer to rehab.
First night | First talk in intensive care | human | Intensive care | -2 ! | HOS-3.2.3, HOS-2.1.3 | talk with relatives in intensive care, inform family after trauma, intensive care admission
Within minutes a doctor and a nurse sit down with her, say "we do not know yet," and tell her when they will know more.
Pain: She waits an hour outside a locked door because somebody has forgotten her.
Weeks | A call every morning | human | Telephone | -1 | HOS-1.1.3, HOS-3.2.3 | visiting times intensive care, call the ward, relatives line
At ten each morning the unit calls her with the night's news, so that she does not have to call and be afraid.
Pain: Her calls go from the desk to the nurse and back, and end with "stable."
Weeks | Diary kept by the nurses | human | Intensive care | 1 | HOS-3.1.1, HOS-3.1.4 | intensive care diary, handover with family, nursing notes for relatives
The nurses keep a diary for him by the bed, a few lines each shift, and she writes below them.
Deciding | Family conference | human | Meeting room | -2 ! | HOS-3.2.3, HOS-3.2.1 | family conference, treatment goals talk, ethics consultation
Doctor, nurse and chaplain take an hour for what can be hoped for, what cannot, and what he would have wanted.
Pain: A young doctor asks her in the hallway for a yes or no about resuscitation.
Waking | Off the breathing tube | human | Intensive care | 0 | HOS-3.2.3, HOS-3.2.4 | weaning from ventilator, therapy in intensive care, speech therapy
The speech therapist checks his swallowing with ice chips, and his wife hears his voice for the first time in nineteen days.
Onward | Bed in a rehab hospital near home | human | Telephone | 0 | HOS-2.2.3, HOS-2.2.5 | transfer to rehabilitation, transfer between hospitals, neuro rehab place
The social worker calls with two places to choose from, of which one lets children stay on weekends, and orders the transport.
Onward | Handover to rehab | human | Ward | 2 | HOS-2.2.4, HOS-3.1.4 | transfer letter, handover to rehabilitation, discharge from intensive care
Twelve pages go to the rehab doctors with a call from the unit, and she takes the diary along.

# A shoulder in the scanner
Violinist in an opera orchestra whose shoulder hurts from the second act on, and who is afraid of narrow spaces.
An MRI for somebody with claustrophobia, from the date to pictures that her own doctor can open.
Booking | MRI appointment | agent | Portal | 0 | HOS-1.1.2 | book imaging appointment, radiology appointment, MRI booking
She answers the questions on metal and kidneys at booking; four dates come up, with what her share of the cost will be.
Booking | Call about claustrophobia | human | Telephone | -1 | HOS-1.1.3 | question before examination, claustrophobia before scan, preparation call
A technologist calls because she checked "claustrophobia," describes the noise, and says that she may stop at any time.
Pain: Her panic is noticed on the table, and the scan is broken off and billed.
The day | Scan adapted to the question | human | Radiology | 0 | HOS-5.2.2 | adapt scan to the question, extra sequence, explain the examination
The technologist asks when it hurts, and with the radiologist's consent adds a sequence with the arm raised, as when she plays.
The day | Scan with her own music | human | Radiology | -2 ! | HOS-5.2.2 | perform examination, radiographer at the scanner, scan with support
The technologist plays the recording that she has brought, gives her the squeeze ball and counts the minutes down.
Pain: A loudspeaker tells her to hold still, and nobody says for how much longer.
Result | Result in plain words | hybrid | Portal | 1 ! | HOS-5.2.3 | imaging report explained, radiology findings, report for patients
Above the report for her doctor are two sentences for her: no tear, but an inflamed tendon sheath.
Result | Images shared with her doctor | agent | Portal | 2 | HOS-7.2.2 | share images with doctor, copy of scans, release imaging records
A link for her own orthopedist works on his screen, and expires after a month.
Result | Bill as estimated | agent | Portal | -1 | HOS-8.2.4 | bill for imaging, patient invoice, out-of-pocket estimate
Scan and reading are on one bill, and her share after insurance is exactly what she was told at booking.
Pain: Two bills come, one of them from a radiologist whom she never met, and neither matches the estimate.

# Father cannot go back to the third floor
Daughter with a job, a father of eighty-eight with a broken hip, and nine days until he has to leave.
A discharge to a nursing home, arranged in nine days by a daughter who works.
Ward | Assessment of life at home | human | Ward | -1 | HOS-3.1.1 | nursing assessment, social history, assessment of older patients
On the second day a nurse asks her about his stairs, stove, pills and neighbors, and starts the discharge plan.
Pain: His stairs come up when the discharge date is already on the board.
Ward | Medication list checked | human | Telephone | 0 | HOS-6.1.1 | medication list of relatives, reconcile home medicines, ask family for pills
A pharmacist has her read out the labels at home, finds one drug under two names, and has the doctor take one off the list.
Ward | Physical therapy goals | human | Therapy room | 1 | HOS-3.2.4 | physiotherapy for older patients, occupational therapy, mobility after hip fracture
The therapist aims for ten feet with the walker by Friday and tells her honestly that he will not manage the stairs at home.
Looking | Nursing home search | human | Office | -2 ! | HOS-2.2.3 | nursing home search, social services in hospital, care after discharge
The social worker calls nursing homes with her in the room and finds two with a bed, one of which takes his dog.
Pain: She is handed forty telephone numbers and asked to find a place by Thursday.
Looking | Cost of the nursing home | human | Office | -1 | HOS-1.2.4, HOS-2.2.3 | cost of nursing home, financial counseling, apply for Medicaid
The financial counselor writes down what Medicare and his pension pay and what is missing, and applies for Medicaid with her.
Pain: The first real figure reaches her in the nursing home's contract, with a day to sign.
Leaving | Transfer to the nursing home | hybrid | Ward | 1 | HOS-2.2.4 | discharge letter to nursing home, handover to care home, transfer of care
The nursing home gets the care report ahead of him; his walker goes along, and the letter and medicines for three days are in one bag.
Leaving | Call a week later | human | Telephone | 0 ! | HOS-2.2.3, HOS-1.1.3 | follow-up call after discharge, call to nursing home, how is he doing
A week later a nurse case manager answers the home's question about his wound, and calls the daughter to ask how he and the dog are doing.
Pain: The ward has closed his chart, and the home's question about the wound reaches a voicemail.
`;
