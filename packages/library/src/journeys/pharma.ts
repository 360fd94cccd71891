export const pharma = `
# Can it be crushed?
Hospital pharmacist who is asked about a patient with a feeding tube and finds nothing in the package insert.
A medical inquiry from a hospital that needs the answer before the next meal.
Question | Medical question online | agent | Web form | 0 | PHA-7.2.1 | medical inquiry, question to medical information, ask about a medicine
The form asks for product, strength and tube, and has a box for "urgent, patient waiting."
Question | Call from a pharmacist | human | Telephone | -1 ! | PHA-7.2.1 | medical information hotline, call from pharmacist, answer medical inquiries
A pharmacist at the manufacturer calls back in twenty minutes and says what has been tested and what has not.
Pain: The hotline reads her the package insert that she has in front of her.
Answer | Response letter | hybrid | E-mail | 1 | PHA-7.2.1 | medical response letter, standard response document, literature on request
The response letter gives the stability data in water on two pages and says that this use is off label.
Afterwards | Product problem reported | agent | Web form | -1 | PHA-7.1.1, PHA-6.2.4 | report product problem, adverse event report, report from hospital
The tube did clog; one report, filled in from her question, goes to safety and quality alike, and she adds the batch number.
Pain: The complaint line and the safety line each want the whole story, batch number first.
Afterwards | Result of the investigation | hybrid | E-mail | 0 | PHA-6.2.4 | product complaint answer, investigate quality complaint, complaint report to pharmacy
A retained sample of the batch clogs a tube in the laboratory as well; the e-mail explains that this is no defect, and says what other hospitals do.
Afterwards | Visit of a medical liaison | human | Visit | 2 ! | PHA-7.2.4 | medical liaison visit, scientific exchange, talk with hospital experts
A medical liaison visits with data on feeding tubes and takes her question along for the next study.

# A rash after the third dose
Country doctor with a full waiting room and a patient who has had a rash since the third dose of a new drug.
A suspected side effect is reported and followed up, and the doctor who saw it gets an answer.
Friday | Side effect reported | agent | Electronic health record | -1 | PHA-7.1.1 | report side effect, adverse reaction report, drug safety report
The report takes age, dose and dates from the chart with one click and leaves out name and birthday.
Pain: Reporting takes twenty minutes, the waiting room is full, and he leaves it for tonight.
Friday | Call from drug safety | human | Telephone | -2 ! | PHA-7.1.2 | drug safety physician call, assess case, medical review of side effect
A safety physician asks about mucous membranes and fever and says which signs would need action tonight.
Pain: Nobody from the manufacturer calls him, and the weekend begins.
Following week | Follow-up questions | hybrid | E-mail | -1 | PHA-7.1.2 | follow-up questions, case follow-up, additional information request
An e-mail asks for blood count and outcome only, and he answers from his phone.
Pain: Three weeks later a letter asks eleven things, most of which he had written down already.
Following week | How often it occurs | human | Telephone | 1 | PHA-7.2.1 | frequency of side effect, medical information to doctor, answer on known reactions
Medical information tells him that one in three hundred gets it, mostly by the third dose, and that it fades in ten days.
Later | Label change letter | agent | Letter | 1 ! | PHA-3.2.1, PHA-7.1.5 | safety letter to doctors, updated product information, label change notice
A year later a letter says that the label now gives a higher rate for this rash, and why.
Later | Thanks to the reporter | agent | E-mail | -1 | PHA-7.1.1 | thank reporter, feedback to reporter, risk information for doctors
An e-mail tells him that his report is one of the forty-one behind that change.
Pain: He never hears what became of his report, and thinks twice about writing the next.

# None left until November
Pharmacist in a small town in which half a school class needs the same antibiotic syrup.
A drug shortage in a small pharmacy, with sick children waiting and nothing to hand over.
Empty | Shortage notice | agent | Letter and website | -1 | PHA-9.2.1 | shortage notice, supply disruption information, notify shortage
Three weeks ahead a notice gives the strength, the dates, and what the FDA allows in its place.
Pain: She learns of the shortage when the evening delivery comes without the syrup.
Empty | Allocation explained | human | Telephone | -2 ! | PHA-8.2.2 | order line, allocation of scarce medicine, order desk for pharmacies
The order desk tells her that she gets four bottles a week, and by what rule the rest is shared out.
Pain: Her wholesaler says the maker has none, and the maker says the wholesaler has them.
Bridging | Advice on alternatives | human | Telephone | 0 | PHA-7.2.1 | alternative dosage form, dosing question, medical information line
Medical information says that tablets may be dissolved for children over four and sends the dosing table.
Bridging | Imported packs | hybrid | E-mail | -1 | PHA-8.2.2, PHA-9.2.1 | import of foreign packs, exceptional supply, special order
The manufacturer's e-mail offers twenty bottles with a Spanish label, imported with the FDA's permission; an ordinary prescription is enough.
Pain: The import takes a form, a prescription and a doctor's note for every single child.
Full again | Back order delivered | human | Delivery | 1 | PHA-8.2.2, PHA-9.1.1 | ship medicines to pharmacies, wholesale delivery to pharmacies, back-order delivery
Her back order has kept its place since October, and eleven bottles arrive with the morning delivery.
Full again | Leftover packs credited | agent | Account | -1 ! | PHA-9.1.3 | return expired medicine, credit for returned packs, process returns
The remaining imported bottles are picked up and credited without a request.
Pain: The foreign bottles cannot be returned, and expire on her shelf at her own cost.

# Batch 4471
Owner of three pharmacies who has a recalled batch on her shelves and a newspaper on the phone.
A recall, from the point of view of those who have to clear the shelf and tell the patients.
Alarm | Recall notice | agent | Message in the register system | -2 ! | PHA-9.2.2 | recall notice, batch recall letter, rapid alert to pharmacies
The recall message gives batch, reason and depth of the recall, and from then on her registers reject packs of that batch.
Pain: A fax from the wholesaler, the radio, and the maker's website name three different batches.
Alarm | Recall line | human | Telephone | -2 | PHA-7.2.1, PHA-9.2.2 | recall hotline, questions on a recall, information for patients
The recall line gives her one sentence for patients who have taken it, one for those who have it at home, and a number for the newspaper.
Pain: Six people stand at the counter with open boxes, and the hotline plays a recording.
Clearing | Refused pack cleared | hybrid | Telephone | -1 | PHA-9.2.3 | verification alert, unknown code at pharmacy, pack cannot be dispensed
The scanner also refuses a pack of the new batch; the maker's help desk finds a late upload and clears the pack within minutes.
Pain: The scanner says no, the help desk opens on Monday, and the patient is waiting.
Clearing | Recalled packs collected | human | Pickup | 0 | PHA-9.1.3, PHA-9.2.2 | collect recalled packs, return recalled medicine, count returned packs
The driver collects forty packs from the shelf and six from patients against a list.
Settled | Recall credited | agent | Account | 1 ! | PHA-9.1.3, PHA-8.2.3 | credit for recall, refund recalled packs, settle deductions
All forty-six packs are credited that week from the list, and she is paid a fee for handling them.
Settled | Final letter on the recall | human | Letter | 2 | PHA-6.2.4 | final letter on recall, answer on quality defect, root cause to customers
The final letter explains that a seal let moisture in on one line for two days, and what has been replaced.

# A molecule without a factory
Head of manufacturing at a young biotech that owns one molecule and no plant, and whose investors count months.
Choosing a contract manufacturer and staying with it through transfer, trouble and first batches.
Looking | Answer within ten days | hybrid | E-mail | 0 | PHA-10.1.1 | contract manufacturing inquiry, quote client inquiries, request for proposal
The answer gives line, month and price range, and names two steps that the manufacturer's process engineer doubts.
Looking | Walk through the suite | human | Visit | 1 | PHA-10.1.1 | client visit to plant, capability audit, tour for clients
She walks the filling suite and may put her questions to the operators herself.
Agreeing | Manufacturing contract | human | Meeting | -1 ! | PHA-10.1.2 | quality agreement, supply agreement, negotiate manufacturing contract
Both sides settle in half a day who pays for the material and the slot of a lost batch, and who decides that it is lost.
Pain: The slot expires while two law firms send the same paragraph back and forth.
Transfer | Engineering run | human | On site | 0 | PHA-10.2.1 | technology transfer, engineering run, take over client process
Her chemist works beside the plant's own, and the two find a pump speed that her own documents had left out.
Transfer | Deviation at two in the morning | human | Telephone | -2 ! | PHA-10.2.2 | report deviation to client, client notification, batch problem call
The plant calls her that night about nine minutes out of range, sends the curve, and decides with her.
Pain: She reads of it in the batch record, weeks after the batch was filled.
Delivery | Batch record in the portal | agent | Portal | 1 | PHA-10.2.2 | batch record to client, documents for client, project reports
The full batch record is in the portal twelve days after the fill, and she can put questions beside each line.
Delivery | Released and on its way | human | E-mail | 2 | PHA-6.1.2, PHA-9.1.1 | batch certification, release to client, ship clinical batch
The plant's project lead writes that the batch is released and ships the next day in cold boxes to eleven hospitals.

# A clinic that takes part
Head of a heart failure clinic with two study nurses, seven trials, and a sponsor who wants twelve patients.
A trial site from the first questionnaire to the results.
Asked | Feasibility questionnaire | hybrid | Web form | 0 | PHA-2.1.2 | feasibility questionnaire, site selection, ask investigators
The questionnaire is prefilled with his last counts, and an honest "six" does not cost him the trial.
Starting | Contract and ethics review | hybrid | E-mail | -1 ! | PHA-2.1.3 | start up trial site, site contract, ethics vote
Contract and ethics review run at the same time, and he sees who holds what.
Pain: The papers take four months, and three weeks are left in which to enroll.
Starting | Study drug supplied | agent | Hospital pharmacy | 1 | PHA-2.1.4 | supply trial medication, kits for site, resupply of study drug
New kits of the study drug arrive as fast as he enrolls patients, without an order form.
Running | Monitoring visit | human | On site | 0 | PHA-2.2.1 | monitoring visit, site monitor, clinical research associate visit
The monitor has read the data beforehand, checks two charts in place of all six, and is done by lunch.
Running | Data queries | agent | Portal | -1 | PHA-2.2.2 | data queries, clean clinical data, query on case report form
The data form catches a wrong date as it is typed, so that nobody asks about it eight weeks later.
Pain: Two hundred queries arrive on the Friday before the database is locked.
Running | A side effect on Sunday | human | Telephone | -2 | PHA-7.1.2, PHA-7.1.1 | serious adverse event call, safety desk for sites, report serious event
A safety physician answers within ten minutes and decides with him whether to break the blind.
Pain: The emergency number reaches a call center that writes everything down and decides nothing.
Ending | Results for the site | human | Meeting | 2 ! | PHA-2.2.4 | trial results for investigators, report the trial, results meeting
The sponsor presents the result to the sites before any conference, and gives him a page in plain words for his patients.
`;
