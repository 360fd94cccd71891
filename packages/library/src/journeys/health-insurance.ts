export const healthInsurance = `
# The knee operation that needs a yes
Mail carrier of fifty-two with a torn meniscus, on crutches, whose surgery is set for the twentieth.
Prior authorization from the side of a patient who has a surgery date and no answer.
Request | Surgeon sends the request | agent | Text message | 0 | HIN-5.1.1 | prior authorization requests, treatment approvals, preapproval intake
The surgeon's office submits the request from its own system, and he is told that it has arrived and when he will hear.
Request | Missing scan requested | hybrid | App and doctor's office | -1 | HIN-5.1.2 | collect clinical notes, missing medical records, request medical documents
One scan is missing; the plan asks the surgeon's office for it and tells him too, so that he can follow up.
Pain: A fax is lost between practice and insurer, and each says that the other one has it.
Decision | Call from the reviewing nurse | human | Telephone | -2 ! | HIN-5.1.3 | medical necessity review, clinical review, medical review decisions
Six days before the operation the reviewing nurse calls, asks about his physical therapy, and says what the decision depends on.
Pain: A denial code comes in the mail, and the appeals line keeps him on hold for an hour.
Decision | Approval with a cost estimate | agent | App | 1 ! | HIN-8.1.1, HIN-5.1.3 | benefit and cost questions, cost estimates for members, explain coverage
The app shows the approval, confirms that hospital, surgeon and anesthesiologist are in the network, and estimates his share for each.
Recovery | Brace and therapy approved | hybrid | App | 0 | HIN-5.1.5 | approve rehabilitation, aids and appliances, home care approval
The brace and twelve therapy sessions were approved with the operation, and the app shows therapists near him.
Settling | Benefit statement | agent | App and mail | 2 | HIN-7.1.6 | explanation of benefits, explain benefits paid, benefit statements
The statement shows charged, agreed, paid and owed in four columns, and the last equals the app's estimate.

# A baby, and everything that has to be done
Parents-to-be, both at work until the week before, who have not opened half of the envelopes.
All that new parents have to ask, claim and report in the months around a birth.
Before | Coverage questions answered | agent | Chat | 1 | HIN-8.1.1 | answer benefit questions, coverage questions of members, maternity benefits
They ask about a midwife, a private room and the hearing test, and the chat answers each with yes or no and a limit.
Before | Birth class nearby | agent | App | 1 | HIN-5.2.4 | prevention programs, courses for members, health programs
The app finds two birth classes with places on Saturdays, and the plan pays for the one they choose.
Birth | Newborn enrolled | hybrid | App | -1 ! | HIN-3.1.3 | admit dependents, add family members, enroll newborns
A photograph of the hospital's birth record is enough, and they are asked once which parent will insure the child.
Pain: The hospital bills a child that does not exist in the system yet.
Birth | Card for the baby | agent | Mail and app | 2 | HIN-3.1.4 | issue insurance cards, member cards, welcome packs
The baby's card is on their phones the same day, in time for the pediatrician.
Paid leave | Disability pay after the birth | hybrid | Portal | -2 ! | HIN-5.2.6, HIN-8.1.2 | short-term disability benefits, maternity pay, sick pay for members, income replacement
The plan also insures the mother's short-term disability; her employer's wage statement is late, and the portal says so and pays a first part.
Pain: Three letters ask her for the same wage statement, and nothing is paid meanwhile.
Back at work | Premium after part-time work | agent | App | 0 | HIN-3.1.5, HIN-3.2.1 | change member details, premium changes, update member data
One of them goes part-time in September; the app shows the employer's smaller share and their new premium before they confirm.
Pain: The new hours reach the plan in December, and the difference since September is taken at once.

# A denied drug
Student with migraine whose new injection helps and has been refused by letter.
An exception for a refused drug, requested by somebody who is well only as long as she gets it.
Refusal | Denial letter in plain words | agent | Mail and app | -2 | HIN-6.1.2, HIN-8.1.2 | drug coverage decisions, denial letters, formulary questions
The letter says which two drugs had to be tried first and that one of them is already in her records.
Pain: The letter gives a code and four pages of law, and never names the drugs that she should have tried.
Refusal | Appeal rights explained | human | Telephone | -1 | HIN-8.1.1, HIN-8.2.1 | help with denials, member service calls, appeal rights of members
The agent explains the exception and the appeal, and which of the two takes three days.
Pain: The agent knows only the standard appeal, which takes thirty days.
Exception | Doctor's statement | hybrid | App | 0 | HIN-6.1.2, HIN-5.1.2 | drug exceptions, exception requests, step therapy exceptions
The app shows that her neurologist has answered the plan's three questions, and takes her migraine diary from the phone.
Exception | Decision in three days | hybrid | App | 1 ! | HIN-6.1.2, HIN-8.2.1 | decide drug exceptions, decide appeals, pharmacist review
A pharmacist at the plan reads the diary, and on the third day the app shows the approval for a year.
Pharmacy | Prescription filled | agent | Pharmacy | 2 | HIN-6.2.1 | pharmacy claims, drug copayment, prescription billing
The register shows the copayment at once; nobody has to pay first and claim afterwards.
Pharmacy | Earlier receipts reimbursed | agent | App | -1 ! | HIN-7.1.5, HIN-7.2.4 | reimburse receipts, member reimbursement, refund of drug costs
The exception is backdated to her first request; she photographs two receipts from the weeks before it was granted and is paid by Friday.
Pain: The two paid prescriptions are refused: the exception counts only from the day it was granted.

# Home from the hospital, alone
Former bus driver who has had a stroke, lives up two flights of stairs, and has a daughter three hours away.
A stroke patient comes home, from the plan made at the bedside to the help that stays.
Hospital | Care manager before discharge | human | Hospital | -1 | HIN-5.1.4, HIN-5.2.1 | follow hospital stays, discharge planning, care manager outreach
On the fourth day a care manager comes to his bed, has his daughter on the phone, and starts planning for home.
Pain: The ward sends him home on a Friday, and the care plan will follow next week.
Hospital | Equipment ordered ahead | human | Telephone | 0 | HIN-5.1.5 | medical aids for home, home care approval, equipment requests
The care manager calls his daughter, approves walker, grab bars and bath seat on the spot, and has them in place before he comes home.
Pain: The walker is approved only after he has fallen.
At home | Medication lists compared | human | Telephone | -2 ! | HIN-5.2.3 | coordinate transitions after discharge, medication review after hospital, follow-up calls after discharge
The nurse finds two blood thinners on his lists from hospital and home, and calls his doctor while he holds.
Pain: Each doctor assumes that the other one has stopped one of the two.
At home | Long-term care application | human | Video call | 1 | HIN-5.2.5 | long-term care applications, care level decisions, home nursing benefits
A benefits officer fills out the application with his daughter by video, and a nurse comes to assess him within ten days.
Steady | One case manager for all questions | human | Telephone | 2 ! | HIN-5.2.2 | manage complex cases, case management for members, personal care managers
Therapy, rides and delivered meals all go through one case manager, whose number hangs by the telephone.
Steady | Complaint about the transport | human | Telephone | 1 | HIN-8.2.2 | handle grievances, member complaints, complaints about providers
Twice his ride has not come; within three days the plan tells him that another company will pick him up.

# Twenty-six, and off the family plan
Freelance sound engineer with asthma whose coverage through her mother's job ends in eleven weeks, with the month of her birthday.
Choosing and starting a first plan of her own, with a doctor and an inhaler that she wants to keep.
Choosing | Plans compared with her own doctor in them | agent | Website | -1 | HIN-2.2.2, HIN-4.1.4 | compare health plans, individual enrollment, plan comparison, sell individual policies
She enters her lung doctor, her inhaler and the income she expects this year; three plans remain, each with what a usual year would cost her.
Pain: Every plan page lists deductibles and tiers, and none shows whether her own doctor is in the network.
Choosing | A licensed adviser on the phone | human | Telephone | 1 | HIN-2.2.2 | enrollment advisers, advise individuals, health plan sales call, member acquisition
The adviser works out her subsidy from a freelancer's uneven income and warns her off the plan with the lowest premium.
Applying | Proof that her old coverage ends | hybrid | Portal | -2 ! | HIN-3.1.3, HIN-3.1.2 | special enrollment period, verify eligibility, qualifying life event documents
She uploads the letter from her mother's plan; a clerk checks it the next day and confirms the first of June as her start date.
Pain: The proof is rejected twice without a reason, and the sixty days in which she may enroll keep running.
Applying | First premium paid | agent | Portal | 0 | HIN-3.2.1, HIN-3.2.3 | first premium payment, premium billing, binder payment, effectuate coverage
The bill shows premium, subsidy and the remaining $94, and says in plain words that coverage starts only once it is paid.
Starting | Member card on her phone | agent | App | 1 | HIN-3.1.4 | issue member cards, welcome kit, digital ID card
Card, member number and a list of what is free of charge arrive in the app a week before June 1.
Starting | A doctor who is really in the network | hybrid | App and telephone | -1 ! | HIN-4.1.4, HIN-8.1.1 | provider directory, find a doctor, network status of providers
Her lung doctor has confirmed this month that he is in the network; the app offers to call his office and have her new card noted.
Pain: Two of the three doctors in the online directory left the network a year ago.
Starting | Inhaler refilled for the first time | agent | Pharmacy | 2 | HIN-6.2.1, HIN-6.1.2 | pharmacy claims, drug coverage at the counter, prescription copay
The pharmacy runs the new card, and the $25 it shows is the figure she saw when she compared plans.

# An anesthesiologist nobody chose
Elementary school principal who had her gallbladder out at a hospital in the network and gets a bill for $2,870 from a stranger.
A surprise bill is explained, taken off the patient's hands and settled between doctor and plan.
Bill | The envelope from an unknown practice | agent | Mail and app | -2 | HIN-7.1.6, HIN-8.1.2 | explanation of benefits, surprise medical bill, claim status inquiry
The app matches the bill by date and amount with her operation and tells her not to pay until the claim has been checked.
Pain: The doctor's bill and the plan's statement show different amounts, and both say that the other one is wrong.
Bill | What the law gives her, in plain words | human | Telephone | -1 ! | HIN-8.1.1, HIN-8.1.2 | member services, balance billing question, benefit questions of members
The agent explains that emergency and hospital-based doctors may charge her only the in-network share, and opens a case on the spot.
Pain: She is told to call the hospital, which tells her to call the plan.
Checking | Claim priced again | agent | Portal | 0 | HIN-7.2.4, HIN-7.1.3 | reprocess claims, claim adjustment, reprice out-of-network claims
The portal shows that the claim was rerun under the surprise billing rule, and that her share drops from $2,870 to $210.
Checking | Plan and practice settle it between them | human | Letter | -1 | HIN-4.2.2, HIN-4.2.1 | provider payment dispute, independent dispute resolution, out-of-network arbitration
A negotiator takes the rest up with the practice; she gets a copy of the letter that tells its billing office to leave her out of it.
Pain: While the two argue about the rate, the practice keeps mailing her past-due notices.
Settled | One corrected statement | agent | Mail and app | 2 ! | HIN-7.1.6 | corrected explanation of benefits, benefit statement, member cost share
Old and new amounts stand side by side with the date, the reason and the $210 that she owes the practice.
Settled | A complaint about the hospital's estimate | hybrid | Portal | 1 | HIN-8.2.2 | member grievance, complaint about provider, grievance handling
She reports that the hospital's price estimate never mentioned the practice; the plan raises it with the hospital and tells her the outcome.

# Three months without a paycheck
Machinist of forty-four with a diabetic son, laid off in March, who has always paid his bills on the day they came.
A family loses its job-based coverage and tries to keep the insulin coming until there is work again.
Laid off | Notice of the end of coverage | hybrid | Mail and telephone | -1 | HIN-3.1, HIN-3.1.5, HIN-8.1.1 | termination of coverage notice, continuation coverage, loss of employer coverage
The letter comes before coverage ends, and gives the date, the cost of continuing and two cheaper ways, with one number for all three.
Pain: The notice arrives three weeks after the coverage it is about has ended.
Laid off | Options compared with an adviser | human | Telephone | 1 | HIN-2.2.2, HIN-8.1.3 | coverage advice, switch plans after job loss, advise members
The adviser compares continuation, a subsidized plan and the state program for the boy, and tells him which of them the plan does not sell.
Short of money | Premium that did not go through | agent | Text message and app | -2 ! | HIN-3.2.4, HIN-3.2.1 | premium arrears, grace period notice, missed premium payment
A text the next morning names the amount, the last day of the grace period and what happens to the insulin until then.
Pain: The first he hears of the missed premium is from the pharmacist, who says that the card is inactive.
Short of money | Insulin at the counter | human | Pharmacy | -1 | HIN-6.2.1, HIN-6.1.2 | pharmacy override, emergency supply of drugs, prescription claims
The pharmacist's call reaches a person at the plan, who confirms that the grace period still covers a month's supply.
Pain: The system answers "not covered" in a second, and the line for pharmacists is closed on Sundays.
Short of money | A payment plan for two premiums | human | Telephone | 0 ! | HIN-3.2.4 | hardship payment plan, installments for premiums, reinstatement of coverage
Two missed premiums are spread over four payments until the end of June, and the agent confirms the dates in writing.
New start | Coverage ends at the end of June | agent | Letter | -1 | HIN-3.2.4, HIN-3.1.5 | end coverage, proof of prior coverage, certificate of coverage
The fourth payment fails; the letter says what is owed and encloses the proof of coverage for his next plan.
Pain: The plan cancels back to April, and the bills of two doctor visits come to him at full price.

# Renewal for a hundred and forty people
Benefits manager at a family-owned cannery, alone in her job, who was told to keep the increase below six percent.
A mid-size employer renews its group health plan after a year with three very expensive illnesses.
The offer | Increase of eleven percent | human | Meeting | -2 ! | HIN-2.1.2 | group renewal, renewal meeting with employers, rate action explained
Three months ahead the account manager brings the year in four pages: trend, large claims without names, and which part of the eleven percent is negotiable.
Pain: The renewal comes five weeks before the year ends, with a single page of reasons.
The offer | Three designs to choose from | hybrid | Broker portal | 0 | HIN-2.1.2, HIN-2.1.1 | plan design options, quote for groups, alternative benefit plans
With her broker she tries deductibles and networks on the screen, and sees at once what each change would cost a family with two children.
Telling staff | Meetings at shift change | human | Cafeteria | 1 | HIN-2.2.2, HIN-8.1.1 | open enrollment meetings, employee benefit presentation, explain plan changes
Two advisers stay for three shifts, in English and Spanish, and look up people's own doctors while they stand there.
Starting | Enrollment file with six errors | agent | Employer portal | -1 | HIN-3.1.1 | employer enrollment file, eligibility file load, group enrollment
The file loads, and six rows wait for a birth date or a dependent's name; the other 134 people are covered.
Pain: One wrong column holds the whole file back until the third of January, and nobody has a valid card.
Starting | A new hire without a card | human | Telephone | -1 ! | HIN-3.1.4, HIN-3.1.1 | employer service line, urgent eligibility update, issue ID cards
The group service desk sees that the new hire's row came in yesterday, sends the card to his phone and calls his daughter's pediatrician.
Pain: The service line for employers asks for the member's own consent before it will look at anything.
Running | First bill with the new rates | agent | Employer portal | 1 | HIN-3.2.1, HIN-3.2.2 | group premium bill, list bill, employer contribution statement
The list bill has the 5.8 percent they settled on and agrees with her payroll to the last dependent; those who left in December are off it.

# The bills after his wife's death
Retired toll collector of seventy-three whose wife died after nineteen days in the hospital, and who never handled the insurance.
Coverage is ended, claims that are still coming in are settled, and a widower finds out what is left for him to pay.
Telling | Death reported | human | Telephone | -2 ! | HIN-3.1.5, HIN-8.1.1 | report death of member, bereavement call, end membership
The agent offers condolences, ends his wife's coverage as of the day she died and stops every automatic letter in her name.
Pain: The menu asks him to press one if he is the member, and there is no number for what has happened.
Telling | A new card for himself | agent | Mail | 0 | HIN-3.1.4, HIN-3.1.5 | new member card, change of subscriber, surviving spouse coverage
He was on her plan; a card in his own name comes within the week, and nothing about his doctors changes.
Bills | Medicare and the plan agree who is first | hybrid | Letter | 0 | HIN-7.2.1 | coordination of benefits, primary payer, other insurance check
A letter tells him that Medicare and the plan settle the order between themselves, and that the hospital holds its bills until they have.
Bills | One statement for the stay | agent | Letter | -1 | HIN-7.1.6, HIN-7.1.4 | explanation of benefits, inpatient claims, hospital bill review
All nineteen days come on one statement in large print, made out to him and sent when the last claim of that stay is settled.
Pain: Twenty-two statements arrive one at a time, all of them addressed to her.
Bills | Somebody sorts the pile with him | human | Branch or home visit | 1 ! | HIN-8.1.3, HIN-8.1.2 | advise members in person, help with medical bills, member counseling
An adviser goes through his shoebox, checks each bill against the statement and sets aside four that he does not owe.
Closing | What is left to pay | agent | Letter | -1 | HIN-8.1.2, HIN-3.2.3 | final balance letter, refund of premium, close member account
The letter says that he owes the hospital $1,412 and by when, and a check for the unused premium is made out to him.
Pain: The premium for the month after her death is refunded to an account that has been closed.

# Letters she cannot read
Piano tuner of sixty-one who has been blind since birth and runs her household with a screen reader.
Getting, understanding and disputing health plan mail without having to ask a neighbor to read it out.
Joining | Asked once how she reads | agent | App | -1 | HIN-3.1.3, HIN-3.1.4 | communication preferences, accessible formats, member welcome
During sign-up she picks audio and tagged PDF; from then on the setting holds for every letter of every department.
Pain: The preference is stored for the welcome kit only, and the next letter comes in nine-point print.
Using it | A directory that talks | agent | App | 1 | HIN-4.1.4 | provider directory, accessible website, find a doctor
Each practice is read out with distance, bus line and whether forms can be filled out with help or online.
Using it | Benefit statement as audio | agent | App | 0 | HIN-7.1.6 | explanation of benefits in audio, accessible statements, alternate format documents
A voice reads out four amounts and what she has to do about each, and then the details for those who want them.
Trouble | A deadline in a scanned picture | hybrid | App | -2 ! | HIN-8.1.2, HIN-5.1.2 | missing information letter, accessible member letters, document request
Her setting stops the request for more records because it is a scan; the app says so and promises a call the same day.
Pain: The letter with the deadline is a scanned image, and her screen reader says "blank."
Trouble | Told by the agent, and confirmed | human | Telephone | 1 ! | HIN-8.1.2, HIN-8.1.1 | member service line, assisted service, answer member questions
The agent reads the letter to her, extends the date by two weeks and puts that in an e-mail before they hang up.
After | A complaint about the format | hybrid | E-mail | 0 | HIN-8.2.2 | accessibility complaint, grievance about communication, member grievances
Her grievance reaches the team that makes the letters; the reply names the three templates that were scanned and have been replaced.
After | The next letter | agent | App | 2 | HIN-3.1.4, HIN-7.1.6 | yearly notice of plan changes, accessible correspondence, plan papers to members
A month later the yearly notice of plan changes can be heard from the first word to the last, with headings to jump between.

# Too few hours of help at home
Daughter of fifty-six who works mornings in a bakery and looks after a mother with dementia for the rest of the day.
An application for home care under a state long-term care program, an assessment on a good day, and an appeal that fails.
Applying | Form filled out on the phone | human | Telephone | -1 | HIN-5.2.5, HIN-8.1.3 | long-term care application, apply for care benefits, care advice
A care adviser asks what happens from one morning to the next, the nights included, and turns the answers into the application.
Pain: The form asks how many minutes a bath takes, and has no box for a daughter who has to hide the stove knobs.
Assessment | The nurse comes on a good day | human | Home visit | -2 ! | HIN-5.2.5 | care assessment visit, assessor home visit, care level grading
The nurse speaks with mother and daughter separately, and asks for the diary of the past two weeks.
Pain: Her mother offers coffee, knows the date, and the visit is over in thirty-five minutes.
Decision | Twenty hours a week, with the score | agent | Letter and portal | -1 | HIN-5.2.5, HIN-8.1.2 | home care hours decision, care level decision, benefit notice, decision letter long-term care
The letter shows the points for each area beside the score that thirty hours would have taken, and the nurse's report is in the portal.
Pain: The letter names a number of hours, and the nurse's report has to be requested separately.
Appealing | An hour at the plan's local office | human | Local office | 1 | HIN-8.1.3, HIN-8.1.1 | advice on objection, help with appeal, member advisers
The adviser goes through the report, finds two areas where nights were not counted and tells her honestly that an appeal may still fail.
Appealing | A second look at the file | human | Letter | -1 | HIN-8.2.1, HIN-5.2.5 | appeal care level, second assessment, decide appeals
A reviewer who was not involved counts the nights and still ends three points short; the reasons are written so that she can follow each of them.
Pain: The answer comes on the last day allowed and repeats the first report word for word.
After | Whether to ask for a state hearing | human | Telephone | 0 ! | HIN-8.2.3, HIN-8.2.1 | state fair hearing, external review, next steps after appeal
The case handler explains the free state hearing, the last day to ask for it, and that a new assessment is quicker if things get worse.
Pain: She learns about the deadline for a hearing from a flyer, on its last day.
After | A day center on Tuesdays | hybrid | Portal | -1 | HIN-5.2.2, HIN-5.1.5 | respite care benefit, case management for caregivers, relief services
Twenty hours come with some money for respite; the care manager finds an adult day center that has a place on Tuesdays.
Pain: Nobody mentions the respite money, and the one center that she calls has a waiting list.

# A practice of three wants to be paid
Office manager of a small pediatric practice that hires a third doctor and deals with nine health plans.
Joining a network and getting paid by it, as a doctor's office sees the plan.
Joining | New doctor's papers | agent | Provider portal | -1 | HIN-4.1.3 | provider credentialing, join the network, provider onboarding
License, board certificate and malpractice coverage are pulled from the sources; she confirms them, and the new doctor is approved within three weeks.
Pain: Credentialing takes four months, in which the new doctor sees patients whom nobody pays for.
Joining | Contract and fee schedule | human | Video call | 0 | HIN-4.1.1, HIN-4.1.2 | provider contracting, fee schedule negotiation, network contract
The network manager names the dozen codes that make up most of a pediatric practice's billing and puts the old and the new rate beside each.
Joining | Listed where parents look | agent | Provider portal | 1 | HIN-4.1.4 | provider directory update, roster change, practice listing
The doctor appears in the directory on her effective date with hours, languages and the right entrance.
Claims | Forty claims held for one reason | hybrid | Provider portal | -2 ! | HIN-7.1.3, HIN-7.1.1 | pended claims, claims rejected, claim status for providers
The portal shows that all forty stopped at the same missing identifier, and releases them together once it is entered.
Pain: Each denial carries a code of its own, and the line for providers takes three claims a call.
Claims | Rate that is not in the contract | human | Telephone | -1 | HIN-4.2.1, HIN-4.1.2 | provider service line, underpaid claims, contract rate loading
The agent compares the remittance with the amendment of May, sees that the old rate is still loaded, and has all such claims repriced.
Pain: Every call starts over with someone who reads her the old fee schedule.
Paid | One payment for what was short | agent | Bank transfer and remittance | -1 | HIN-7.2.4, HIN-7.2.5 | claims reprocessing, provider payment, remittance advice
Five months of visits are repriced together and paid in one sum, with a remittance that her billing software can read.
Pain: The correction reaches her as 212 single payments and three recoupments.
Paid | A yearly visit that is useful | human | On site | 1 ! | HIN-4.2.3 | provider relations visit, performance report for practices, care gap list
The representative brings the list of children due for shots and asks which of the plan's rules cost the front desk the most time.
`;
