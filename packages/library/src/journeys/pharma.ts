export const pharma = `
# May it be crushed
Hospital pharmacist who is asked about a patient with a feeding tube and finds nothing in the package insert.
A medical inquiry from a hospital that needs the answer before the next meal.
Question | Asked in two sentences | agent | Web form | 0 | PHA-7.2.1 | medical inquiry, question to medical information, ask about a medicine
Product, tube and salt of the drug are three fields; "urgent, patient waiting" is the fourth.
Question | Voice with a degree | human | Telephone | -1 ! | PHA-7.2.1 | medical information hotline, call from pharmacist, answer medical inquiries
A pharmacist of the maker calls back in twenty minutes and says what has been tried and what has not.
Pain: The hotline reads the package insert out to somebody who has it before her.
Answer | Letter with its sources | hybrid | E-mail | 1 | PHA-7.2.1 | medical response letter, standard response document, literature on request
Two pages with the stability data in water, and the sentence that this is outside of the label.
Afterwards | Reported, since the tube was blocked | agent | Web form | -1 | PHA-7.1.1, PHA-6.2.4 | report product problem, adverse event report, report from hospital
It did clog the tube; from her question the report is half filled in, and she adds the batch.
Pain: The complaint line and the safety line each want the whole story, batch number first.
Afterwards | What the laboratory found | hybrid | E-mail | 0 | PHA-6.2.4 | product complaint answer, investigate quality complaint, complaint report to pharmacy
The retained sample behaves alike: it is the granule and no fault, and with it comes what others do.
Afterwards | Visit with something to discuss | human | Visit | 2 ! | PHA-7.2.4 | medical liaison visit, scientific exchange, talk with hospital experts
A scientist comes with the unpublished series on tubes, and takes the question along for the next one.

# A rash after the third dose
Country doctor whose patient has a rash since the new drug, and a daughter who reads everything.
A suspected side effect is reported, followed up, and answered to the doctor who saw it.
Friday | Reported between two patients | agent | Electronic health record | -1 | PHA-7.1.1 | report side effect, adverse reaction report, drug safety report
Age, dose and days come from the chart with one click; name and birthday stay where they are.
Pain: Reporting takes twenty minutes, the waiting room is full, and he leaves it for tonight.
Friday | Is it urgent | human | Telephone | -2 ! | PHA-7.1.2 | drug safety physician call, assess case, medical review of side effect
A safety doctor asks about mucous membranes and fever, and says what would change the answer by night.
Pain: A form in seven pages, after which nobody ever writes back.
Following week | Two questions, not twenty | hybrid | E-mail | -1 | PHA-7.1.2 | follow-up questions, case follow-up, additional information request
Blood count and outcome are all that is missing; he answers from the phone on a house call.
Pain: Three weeks later a letter asks eleven things, most of which he had written down already.
Following week | Whether others had it, too | human | Telephone | 1 | PHA-7.2.1 | frequency of side effect, medical information to doctor, answer on known reactions
One in three hundred, mostly in week two, gone in ten days: he can say that to the daughter.
Later | Sentence in the label | agent | Letter | 1 ! | PHA-3.2.1, PHA-7.1.5 | safety letter to doctors, updated product information, label change notice
A year later "rash" has moved from rare to uncommon, and the letter says since when and why.
Later | Told that it counted | agent | E-mail | -1 | PHA-7.1.1 | thank reporter, feedback to reporter, risk information for doctors
His case is one of the forty-one behind that sentence, says a mail that nobody had to send him.
Pain: He never hears what became of his report, and thinks twice about writing the next.

# None left until November
Pharmacist in a small town where half a school class needs the same antibiotic syrup.
A drug shortage in a small pharmacy, with sick children and no date.
Empty | Notice before the shelf is bare | agent | Letter and website | -1 | PHA-9.2.1 | shortage notice, supply disruption information, notify shortage
Strength, from when to when, and what the authority allows instead are told three weeks ahead.
Pain: She learns of the shortage when the evening delivery comes without the syrup.
Empty | Quota, and how it is counted | hybrid | Telephone | -2 ! | PHA-8.2.2 | order line, allocation of scarce medicine, order desk for pharmacies
Four bottles a week by last year's children, says the desk, and that she is one of sixty who call today.
Pain: Her wholesaler says the maker has none, and the maker says the wholesaler has them.
Bridging | What else would do | human | Telephone | 0 | PHA-7.2.1 | alternative dosage form, dosing question, medical information line
Tablets may be split and dissolved for those over four; the doctor of the line sends the table with it.
Bridging | Box from another country | hybrid | E-mail | -1 | PHA-8.2.2, PHA-9.2.1 | import of foreign packs, exceptional supply, special order
Twenty with a Spanish insert are allowed by the authority, and come with a sheet in her language.
Pain: The import takes a form, a prescription and a doctor's letter for every single child.
Full again | Eleven bottles at half past seven | human | Delivery | 1 | PHA-9.1.1 | ship medicines to pharmacies, wholesale delivery to pharmacies, back-order delivery
The driver puts her carton on top; the back order has kept its place since October.
Full again | Credit for what is left over | agent | Account | -1 ! | PHA-9.1.3 | return expired medicine, credit for returned packs, process returns
The remaining Spanish bottles are picked up unasked and credited, since nobody will want them now.
Pain: The foreign bottles cannot be returned, and expire on her shelf at her own cost.

# Batch 4471
Owner of three pharmacies who has the batch on her shelves and a newspaper on the phone.
A recall, from the point of view of those who have to clear the shelf and tell the patients.
Alarm | Letter within the hour | agent | Message in the register system | -2 ! | PHA-9.2.2 | recall notice, batch recall letter, rapid alert to pharmacies
Batch, reason and how deep, patients or shelves only, are on one screen and block the register for that code.
Pain: A fax from the wholesaler, the radio, and the maker's website name three different batches.
Alarm | What do I tell people | human | Telephone | -2 | PHA-7.2.1, PHA-9.2.2 | recall hotline, questions on a recall, information for patients
A sentence to read out for those who have taken it, and one for those who have it at home.
Pain: Six people stand at the counter with open boxes, and the hotline plays a recording.
Clearing | A pack that should be good | hybrid | Telephone | -1 | PHA-9.2.3 | verification alert, unknown code at pharmacy, pack cannot be dispensed
One of the new batch is refused by the scanner as well; the desk finds an upload that was late, and clears it.
Pain: The scanner says no, the help desk opens on Monday, and the patient is waiting.
Clearing | Box is picked up | human | Collection | 0 | PHA-9.1.3, PHA-9.2.2 | collect recalled packs, return recalled medicine, count returned packs
The driver brings the box and the list; forty on the shelf and six from patients make forty-six.
Settled | Credit without a form | agent | Account | 1 ! | PHA-9.1.3, PHA-8.2.3 | credit for recall, refund recalled packs, settle deductions
By the list everything is credited that week, with a handling fee on top.
Settled | Report on what it was | human | Letter | 2 | PHA-6.2.4 | final letter on recall, answer on quality defect, root cause to customers
A seal let moisture in, on one line and two days; who had asked hears it first.

# A molecule without a factory
Head of manufacturing at a young biotech that owns one molecule and no plant, and whose investors count months.
Choosing a contract manufacturer and staying with it through transfer, trouble and first batches.
Looking | Answer within ten days | hybrid | E-mail | 0 | PHA-10.1.1 | contract manufacturing inquiry, quote client inquiries, request for proposal
Line, month and price range come with the two steps that their process engineer does not believe in.
Looking | Walk through the suite | human | Visit | 1 | PHA-10.1.1 | client visit to plant, capability audit, tour for clients
She stands at the window of the filling line and may ask the operator, not only the salesman.
Agreeing | Who answers for a lost batch | human | Meeting | -1 ! | PHA-10.1.2 | quality agreement, supply agreement, negotiate manufacturing contract
Half a day on one clause: raw material, slot, and who says that it was lost.
Pain: The slot expires while two law firms send the same paragraph back and forth.
Transfer | First run with water | human | On site | 0 | PHA-10.2.1 | technology transfer, engineering run, take over client process
Her chemist stands beside theirs; a pump is too fast, which her own paper had never said.
Transfer | Deviation at two in the morning | hybrid | Telephone | -2 ! | PHA-10.2.2 | report deviation to client, client notification, batch problem call
Temperature out for nine minutes: they call her that night, with the curve, and do not decide alone.
Pain: The client reads of it in the batch record, weeks after the batch was filled.
Delivery | Batch record she can read | agent | Portal | 1 | PHA-10.2.2 | batch record to client, documents for client, project reports
All pages are there with their comments on day twelve, her questions tied to the line.
Delivery | Certified and on its way | human | E-mail | 2 | PHA-6.1.2, PHA-9.1.1 | batch certification, release to client, ship clinical batch
The qualified person signs on Thursday; on Friday the vials are in the cold box for eleven hospitals.

# A clinic that takes part
Head of a heart failure clinic, two study nurses, seven trials, and a sponsor who wants twelve patients.
From the first questionnaire to the last visit of the last patient.
Asked | Could you find twelve | hybrid | Web form | 0 | PHA-2.1.2 | feasibility questionnaire, site selection, ask investigators
His own counts are prefilled from last time; "six, honestly" is an answer that does not lose him the trial.
Starting | Contract, vote and budget | hybrid | E-mail | -1 ! | PHA-2.1.3 | start up trial site, site contract, ethics vote
The legal office has changes, the ethics board has two; both run at once and he sees who holds what.
Pain: Four months of papers, and then three weeks in which to enroll.
Starting | Medication that is there | agent | Hospital pharmacy | 1 | PHA-2.1.4 | supply trial medication, kits for site, resupply of study drug
Kits arrive by how fast he screens, not by what was guessed in spring.
Running | Monitor who helps | human | On site | 0 | PHA-2.2.1 | monitoring visit, site monitor, clinical research associate visit
She has read the data before she comes, looks at four charts instead of forty, and is gone by lunch.
Running | Questions he has answered before | agent | Portal | -1 | PHA-2.2.2 | data queries, clean clinical data, query on case report form
A date in the future is caught as it is typed, so that nobody asks for it eight weeks later.
Pain: Two hundred queries on the Friday before the database is locked.
Running | A side effect on Sunday | human | Telephone | -2 | PHA-7.1.2, PHA-7.1.1 | serious adverse event call, safety desk for sites, report serious event
The safety doctor answers within ten minutes, has the protocol open, and decides with him whether to break the blind.
Pain: The emergency number reaches a call center that writes everything down and decides nothing.
Ending | What came out of it | human | Meeting | 2 ! | PHA-2.2.4 | trial results for investigators, report the trial, results meeting
He and his patients hear the result before the conference does, on one page in plain words.
`;
