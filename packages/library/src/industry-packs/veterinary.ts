import { industryPack } from '../industry-pack.ts';

export const veterinaryPack = industryPack(
  { industry: 'veterinary', name: 'veterinary practices', letters: 'VET' },
  `
1 Owners and Appointments
The patient cannot speak and somebody else pays: most of what goes wrong begins on the phone.
1.1 Phone and Diary
Forty calls before eleven, of which two cannot wait and six want only the worm pills.
1.1.1 Book visits | trades-calls-answered-and-slots-booked, trades-reminders-deposits-and-no-shows
Vaccination takes ten minutes, a limping old shepherd thirty, and callers say "just a quick look" for both.
1.1.2 Sort emergencies by phone
A bloated dog, a blocked male cat, chocolate: a nurse asks four questions and says come now, today or tomorrow.
Nothing: Minutes decide and owners panic; a trained nurse hears the breathing in the background, and she answers for it.
1.1.3 Remind of vaccinations and check-ups | trades-overdue-regulars-invited-back
Boosters, deworming, teeth and the yearly blood work of old cats come due by date, or when somebody leafs through cards.
1.1.4 Refill freed slots | cancelled-appointments-refilled-from-waiting-list
A neuter at nine is called off the evening before, and the room for operations stands empty till noon.
1.2 At the Counter
Scales, leashes and a cat in a carrier between two dogs, and the phone rings on.
1.2.1 Register owners, animals and chips | customer-record-merge-with-register-match, customer-detail-changes-by-the-customer
Name, chip number, passport, insurance and who may decide are taken down while the dog pulls toward the door.
1.2.2 Give estimates and take consent | vet-estimate-and-charges-from-the-treatment
Before anesthesia owners hear a range, risks and alternatives, and sign; afterwards nobody wants to talk of money.
1.2.3 Tell owners how the animal is | vet-discharge-and-aftercare-for-the-owner
Owners call at ten, twelve and three to hear whether she has woken up and eaten.
2 Medicine
Hands, stethoscope, needle and a patient who does not hold still and may well bite.
2.1 Consultation
Ten minutes for history, examination, a plan and an owner who has read the internet.
2.1.1 Examine and treat
The vet listens, palpates, looks into ears and mouth, injects, and talks to the animal and to the owner.
Nothing: Hands on a moving animal cannot be replaced; writing it down afterwards is what takes the evening.
2.1.2 Write case notes | vet-case-notes-from-the-spoken-consultation
Findings, weight, drugs and advice are typed between two patients in three words that only the writer reads.
2.1.3 Refer to specialists and take cases back | vet-case-notes-from-the-spoken-consultation
Pictures, blood and history are sent to the clinic; its letter of four pages comes back and is read on the fly.
2.2 Surgery and Ward
Mornings belong to neuters, teeth and lumps, and the ward to whoever is on a drip.
2.2.1 Prepare and run operations
Fasting checked, line in, monitors on: a vet operates, a nurse watches breathing and writes every five minutes.
Nothing: Both have their hands in or at the animal, and monitors that warn are there already.
2.2.2 Watch the ward
Drips, walks, feeding and temperature go by a board, and at ten at night somebody looks in.
Nothing: Six cages and a white board; what counts is who looks, and that she may wake the vet.
2.2.3 Send animals home | vet-discharge-and-aftercare-for-the-owner
Collar, pills, what may be eaten and when to worry are told to somebody who only looks at her dog.
2.3 Laboratory and Imaging
Blood, urine, X-ray and ultrasound, in the house or by courier at six.
2.3.1 Take and label samples | vet-lab-results-from-order-to-owner
Tubes get a name by hand, a form is filled in for the outside laboratory, and one is without an order each week.
2.3.2 Report results to owners | vet-lab-results-from-order-to-owner
Values arrive by e-mail at night; the vet looks at them at noon, and calls eight owners, of whom three pick up.
2.3.3 Take and read X-rays
The animal is laid, sedated and X-rayed by two in lead aprons, and the picture is read on the spot.
Nothing: A vet sees it in a minute beside the animal; hard cases go to a radiologist by mail already.
2.4 House Calls and Farms
A van with a fridge, boots and a bucket, and some forty miles of lanes a day.
2.4.1 Plan the round | technician-day-plan-optimizer
Herd checks and a lame mare are planned by village, until the calving at Meier’s turns everything over.
2.4.2 Record treatments of farm animals | vet-drug-book-and-withdrawal-times
Ear tag, drug, dose and days until milk may be delivered are written in a book in the barn and again in the office.
2.4.3 Do herd visits and official tests
Cows are scanned, heifers bled and stables walked through with the farmer, in the rain as well.
Nothing: One arm in the cow and the other on the scanner; the lists come from the authority and go back to it.
3 Pharmacy and Stock
A cupboard of medicines with dates, a safe with a book, and feed in bags.
3.1 Medicines
Bought, locked, dispensed and proved, under a law that is meant for pharmacies.
3.1.1 Order medicines and supplies | trades-stock-counted-by-phone-camera
What is out is on a slip at the cupboard; the wholesaler comes at seven, and vaccine does not come at all.
3.1.2 Keep the controlled drug book | vet-drug-book-and-withdrawal-times
Ketamine and opioids leave the safe by the milliliter, with name, animal, rest and two signatures.
3.1.3 Dispense and label medicines | vet-drug-book-and-withdrawal-times
Pills are counted into bags, labeled with animal, dose and date, and explained across the counter.
3.1.4 Check dates and the fridge
Each month a nurse goes through drawers for what has run out, and reads the fridge thermometer twice a day.
Nothing: A logger in the fridge and a drawer a week is all it needs, and both are done.
3.2 Instruments and Premises
What must be sterile, shielded or disinfected before the next one comes in.
3.2.1 Clean and sterilize instruments
Sets are washed, packed, put through the autoclave and dated by whoever has assisted.
Nothing: It is handwork at the basin, and the autoclave prints its own proof.
3.2.2 Keep X-ray and hygiene proofs | statutory-inspection-calendar, mandatory-training-and-licences-gate-the-work
Badges, constancy checks, courses in radiation protection and the hygiene plan all have dates and a folder.
4 Vets and Nurses
Vets who want no more nights, nurses who are gone in a week, and everybody has a dog under the desk.
4.1 Duty and Training
Nights, weekends, and who can pick up the children when the last patient bleeds.
4.1.1 Plan shifts and emergency duty | shift-roster-with-rest-rules-skills-and-wishes, open-shift-offered-by-qualification-cost-and-fairness
Three practices share nights by turns; rest hours, part time and a vet on parental leave make it a puzzle.
4.1.2 Find vets and nurses | job-ad-drafted-from-position-and-team-facts, applicant-answers-on-every-stage-within-days
One applicant in half a year; she asks about nights first, and wants to see the team before she writes.
4.1.3 Keep up training of vets and nurses | delivery-training-calendar-by-certificate-and-demand, course-seats-trainers-and-rooms-arranged
Hours of training per year are a duty, and each takes the week that suits nobody else.
4.2 Feelings and Complaints
Grief, anger and a bill may meet at one counter within a quarter of an hour.
4.2.1 Accompany the last visit
The practice is quiet, the owner may stay as long as he likes, and afterwards comes a card.
Nothing: It is the hardest part of the job and wholly human; even the invoice waits a week.
4.2.2 Answer complaints and reviews | trades-reviews-asked-and-answered
A dog has died and the owner writes about money; nobody may tell the other side in public.
5 Charges and Money
A price by the official scale or by courage, insurers with forms, and owners who pay later.
5.1 Charging
What was done should be on the bill, which is harder than it sounds after eleven hours.
5.1.1 Charge treatments | vet-estimate-and-charges-from-the-treatment
Drip, syringes, second blood test and night rate are checked off at the end, and a tenth is forgotten.
5.1.2 Handle pet insurance claims | vet-insurance-claims-filled-from-the-record
Insurers want diagnosis, history of five years and their own form; owners want it by tonight.
5.2 Getting Paid
At the counter, by link on the phone, in installments, or in some cases not at all.
5.2.1 Take payment and cash up | trades-till-cash-up-and-receipts-for-the-bookkeeper
Card, cash and part payments are taken between two calls and counted at seven in the evening.
5.2.2 Remind owners and grant installments | trades-open-bills-reminded-politely
Surgery for two thousand is paid in six installments, or until the cat is well again.
`,
);
