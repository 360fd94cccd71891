export const insurance = `
# Water from the ceiling on a Sunday
Tenant with two cats and a bucket in the hallway, whose upstairs neighbor does not open the door.
A tenant's water claim, with a landlord, an upstairs neighbor and two insurers in it.
Needs: ACORD 4.1.4
The leak | Call on a Sunday | agent | Telephone | -2 ! | ACORD 5.1.1 | report water damage, first notice of loss, claims hotline
The line answers on a Sunday, asks about gas and electricity first, and says where the shut-off valve usually sits.
Pain: A recording gives her the office hours, Monday to Friday, while the ceiling bulges.
The leak | Claim filed with pictures | agent | App | -1 | ACORD 5.1.1, ACORD 5.2.1 | claim notification, upload claim photos, damage report online, claim registration, claim documentation
Six photographs and one sentence are enough; the app lists rooms and damaged things from them, and she corrects two.
Pain: A claim form by mail asks for the price and year of every wet thing.
The leak | Water crew within the hour | human | At home | 1 | ACORD 5.4.4 | emergency repair network, dispatch craftsman, partner tradesman, repair network management, emergency assistance
A crew from the insurer's network gets the landlord to shut off the line upstairs, sets up a dryer, and sends its findings straight to the claim file.
Who pays | Coverage decision the same day | agent | App | 0 | ACORD 5.1.2, ACORD 5.2.4 | verify cover, confirm cover, check policy at claim, cover decision, coverage verification
Before evening she reads what her renters policy pays and what falls to the landlord's, with the clause in plain words.
Pain: Two insurers write for weeks that the other one is responsible.
Drying | Video visit of the adjuster | human | Video call | -1 | ACORD 5.2.2 | inspect property damage, loss adjuster visit, estimate damage, damage and loss assessment, loss adjustment
On Monday the adjuster has her walk through the rooms with the phone, asks how old the rug is, and explains depreciation.
Pain: The adjuster comes after nine days, when the rug she had to throw out is gone.
Drying | Claim status in the app | agent | App | 0 | ACORD 5.1.4 | claim status, keep claimant informed, track my claim, claimant communication, claim status communication
The app shows four steps with dates, and on Thursday the reason why the dryer has to run three more days.
Paid | Payment with its breakdown | hybrid | App and bank account | 2 ! | ACORD 5.4.3, ACORD 5.4.1 | issue claim payments, pay claim, claim settlement, claims settlement and payment, indemnity payment
The money arrives with a statement in the app, which says line by line what was paid, what was not, and why.

# Bumped at a red light
Father on the way to preschool, his child in the back, when somebody runs into the car.
A minor auto claim in which the other side is at fault and nobody is hurt.
Needs: ACORD 4.1.4
The bang | Help at the accident | agent | App | -2 ! | ACORD 5.1.1 | report car accident, motor claim notification, accident assistant, first notice of loss, claims intake
The app asks whether anybody is hurt, shows which photographs matter, and reminds him of the other driver's plate and of the witness.
Pain: Nobody tells people to note the witness who will be gone in two minutes.
The bang | What happened, put on record at once | agent | App | -1 | ACORD 5.2.4, ACORD 5.1.2 | accident statement, determine liability, claims questionnaire, liability assessment
The app takes down a sketch, both drivers' accounts and what the witness saw, while all three are still there.
Pain: Two drivers shake hands, and a week later the other one tells it differently.
Repair | Damage seen on photographs | hybrid | App | 0 | ACORD 5.2.3 | appraise vehicle damage, vehicle damage appraisal, photo estimate, repair estimate, damage assessment
An estimate comes back the same day; an appraiser asks for one more picture because the bumper hides a parking sensor.
Repair | Repair shop and loaner car | agent | App | 0 | ACORD 5.4.4 | steer to repair shop, workshop network, courtesy car, repair management
The app offers three network shops with free days, the nearest with a child seat in its loaner, and says what any other shop would cost him.
Pain: The network shop is twenty-five miles away, and nobody mentioned that he pays the difference at any other.
Repair | Question about the safe-driver discount | human | Telephone | -1 | ACORD 4.3.6, APQC PCF 6.2.2 | no claims discount question, policyholder inquiry, premium after accident, policyholder servicing, inbound service requests
An agent tells him that an accident he did not cause leaves his discount as it is, and confirms it in writing.
Pain: What the accident does to his premium shows up in the renewal bill, and not before.
Done | Car back, papers finished | agent | App | 2 ! | ACORD 5.6.1, ACORD 5.4.1 | close motor claim, recover from other insurer, settle simple claims, subrogation and recovery, claim closure
The repair is paid for the day the car comes back; weeks later his deductible, recovered from the other insurer, is refunded unasked.

# A life policy for two children and a house
Mother of two with a new mortgage, who has had asthma since childhood and does not know whether that matters.
Buying term life with an old diagnosis that has to be disclosed and fairly judged.
Needs: ACORD 5.5.1
Thinking | Advice on how much coverage | human | Video call | 0 | ACORD 3.2.1, ACORD 3.2.2 | life insurance advice, needs analysis, cover recommendation
An adviser adds up the loan, the school years and her partner's pay, and arrives at less coverage than she had expected.
Thinking | Online quote | agent | Website | 1 | ACORD 3.2.3, ACORD 3.3.2 | quote term life, life insurance illustration, premium calculator
The website asks five questions, quotes a price and marks which of her answers may still change it.
Health | Health questionnaire | agent | App | -1 | ACORD 4.1.2, ACORD 4.1.1 | health questionnaire, medical disclosure, underwriting questions
Each question says why it is asked; the asthma opens a second one, and she can answer both without calling a doctor.
Pain: She has to list every complaint of the past ten years, of which nobody keeps a record.
Health | Medical records requested | hybrid | App | -2 | ACORD 4.1.1, ACORD 4.1.3, ACORD 4.1.3.1 | medical evidence, attending physician statement, summarize medical records
The app asks for her consent, shows when the doctor's office was reminded and when its two pages came, and says that an underwriter reads them this week.
Pain: She hears nothing for a month, because a fax sits unanswered at the doctor's office.
Decision | Underwriter's offer explained | human | Telephone | 0 ! | ACORD 4.1.6 | underwriting decision, counter-offer, loading explained
The underwriter explains the small surcharge, the study behind it, and when she may ask to have it taken off.
Contract | Policy and beneficiaries | agent | Portal | 1 | ACORD 4.2.3, ACORD 4.3.3 | deliver policy documents, name beneficiaries, policy issuance, policy document generation
She names both children with their shares, and the portal explains what happens while they are minors.

# After the funeral
Widower of 71 with a folder of papers his wife had always kept.
A death claim on a life policy, with one person to call and no more papers than needed.
Needs: ACORD 5.5.1
Telling | Call answered by a person | human | Telephone | -2 ! | ACORD 5.5.1, ACORD 4.3.6 | report a death, bereavement line, death claim notification, claims intake
The same agent answers each time he calls; she finds all of his wife's policies while he talks, and he repeats nothing.
Pain: A machine asks the dead woman's date of birth and offers her a callback.
Telling | Two documents, no more | agent | Mail or app | -1 | ACORD 5.5.1, ACORD 5.2.1 | death certificate, claim documents for life insurance, proof of entitlement, claim documentation, claim registration
A death certificate and his ID are all it takes, and a photograph of each is accepted.
Pain: Each of four departments wants a certified copy of its own, at twenty dollars apiece.
Waiting | Weekly status letter | agent | Letter | 0 | ACORD 5.1.4 | status letter on death claim, claim progress notice, keep beneficiary informed
A short letter says what has been checked, what is still missing and from whom, and when the next letter will come.
Payment | Death benefit paid | hybrid | Letter and bank account | 0 | ACORD 5.5.1, ACORD 5.4.3 | pay death benefit, life claim payment, benefit statement, benefit payment, claims settlement and payment
The money goes to the account he named on the phone; the statement sets benefit and interest apart and promises a tax form in his name by the end of January.
Pain: The tax form comes a year later, addressed to his wife.
Afterwards | Other policies put in order | human | Telephone | 0 ! | ACORD 4.3.2, ACORD 4.5.1 | transfer policies after death, cancel policies of deceased, update policyholder, policyholder profile maintenance
In one call the agent moves home and car insurance to his name and ends her accident policy as of the day she died.
Pain: Premiums for her accident policy go on being debited, and nobody tells him that it can be ended.

# A renewal letter that asks for 18 percent more
Owner of a small house who has never had a claim, and who has a comparison site open in another tab.
A premium increase makes a loyal customer look around; what she finds decides whether she renews.
The letter | Renewal letter with reasons | agent | Letter and app | -2 ! | ACORD 4.4.2 | renewal offer, premium increase explained, renewal notice
The letter splits the increase into building costs, storms in her zip code, and what she could change herself.
Pain: "Due to general price developments" is the whole reason.
Looking around | Comparing other insurers | agent | Website | -1 | ACORD 2.5.1, ACORD 3.3.2 | comparison site quote, switch home insurance, compare premiums, quote comparison
The cheapest offer leaves out sewer backup; her own insurer's page shows the two side by side and asks for no phone number.
Pain: Four sites pass on her number, and the phone rings through supper all week.
Asking | Visit from her agent | human | At home | 0 | ACORD 3.5.2, ACORD 2.2.1, APQC PCF 3.5.2 | retention call, customer at risk of leaving, talk to insurance agent, customer retention, retention management
Her agent stops by on the way home and notices that the attic has been finished and was never in the policy.
Changing | Policy adjusted to the house | agent | Portal | 0 ! | ACORD 4.3.1 | policy change, mid-term endorsement, change of cover
The portal takes a higher deductible, gives credit for a backwater valve, adds the attic, and shows the new price at once.
Pain: A change at renewal is a new application with forty questions.
Settled | First premium at the agreed price | agent | App | -1 | ACORD 4.6.1, ACORD 4.6.2, APQC PCF 9.2.2 | premium bill, payment of premium, direct debit of premium
The first payment is the amount the portal had shown, to the cent, on the day she chose.
Pain: The first debit is still eighteen percent higher, since the change came after the billing run.

# Coverage for a bakery with an oven older than its owner
Young baker who takes over his former boss's shop with its staff, its van and a gas oven from 1988.
A small business is surveyed, underwritten and insured before the new owner's first day.
Describing | Broker's visit to the bakery | human | On site | 1 | ACORD 3.2.1, ACORD 2.2.1 | commercial fact find, broker visit, business insurance advice
The broker looks at the gas line, the flour storage and the van, and knows what the landlord's lease requires.
Describing | Submission read in minutes | hybrid | E-mail and telephone | 0 | ACORD 3.3.1, ACORD 3.3.1.1 | take in broker submission, extract submission data, commercial quote request, submission intake
Sales, payroll and the old policy are read from the broker's e-mail, and the broker calls the baker the same hour with the four questions left.
Pricing | Survey of the oven | human | On site | -2 | ACORD 4.1.4.1, ACORD 4.1.4 | risk survey, premises inspection, property risk assessment, risk assessment, risk inspection
A loss control engineer asks for a new gas valve before winter, shows the baker why, and leaves the requirement in writing.
Pain: The requirement arrives as a clause on page 31, after the contract was signed.
Pricing | Quote with a choice | human | Broker's visit | 0 ! | ACORD 3.3.3, APQC PCF 3.5.3 | quote commercial package, small business quote, shop insurance offer, quote generation
The broker shows him quotes with three months of business interruption and with six, and works out what six weeks without an oven would cost.
Binding | Coverage bound before the takeover | agent | E-mail | 1 | ACORD 3.4.2, ACORD 4.2.4 | bind cover, issue cover note, certificate of insurance, quote issuance and binding, policy binding
On the evening before he takes over an e-mail says that the policy is bound and that his bank has the certificate.
The first year | Wages reported, premium adjusted | agent | Portal | -1 | ACORD 4.3.7 | premium audit, declare payroll, adjustable premium, premium adjustment
Once a year payroll comes straight from his accountant, and the fourth employee costs what the quote had said.
Pain: The premium is estimated for a shop of twice the size, because nobody answered a letter in August.

# A claim denied, and looked at again
Cyclist whose bicycle was stolen, though locked, from a friend's basement.
A denied claim is explained, reviewed by somebody else, and decided a second time.
Refusal | Denial letter | hybrid | Letter | -2 | ACORD 5.4.5, APQC PCF 6.2.3 | claim rejection, decline claim, coverage refused, claim denial, claim decision
The letter quotes the clause and says in one sentence what would have made the claim payable.
Pain: The letter regrets the decision and attaches three pages of conditions with none of them marked.
Objecting | Objection without a lawyer | agent | App | -1 | ACORD 5.4.5, ACORD 8.2.3, APQC PCF 6.2.3 | object to claim decision, dispute claim, complaint about claim, claim dispute handling
She adds the friend's lease and a photograph of the lock, and is told that another examiner will decide, and by what date.
Pain: Her objection is answered by the same person, with the same clause.
Second look | Review by a second examiner | human | Telephone | 1 ! | ACORD 8.2.3, APQC PCF 6.2.3 | handle complaint, second review of claim, ombudsman case, complaint and escalation handling, complaint resolution
A second claims examiner calls, asks about the basement door, and says what in the decision can still change and what cannot.
Answer | Partial payment with reasons | human | Letter | 0 | ACORD 5.4.2, ACORD 5.4.3 | negotiate settlement, goodwill payment, revised claim decision
The letter says why the bicycle is paid for and the accessories are not, and how to reach the state insurance department.
After | Clause in plain words at renewal | agent | App | -1 | ACORD 4.4.2, ACORD 4.3.6, ACORD 4.3.1, APQC PCF 6.2.2 | explain cover, add bicycle cover, policyholder question, policyholder servicing
The renewed policy says where a bicycle is covered and lets her add storage in other people's basements.
Pain: At renewal the clause comes back word for word as it was.

# Hail over the whole valley
Market gardener whose greenhouses lie in pieces, in a valley where everybody calls the same number.
A catastrophe claim among thousands, by somebody who loses plants with every day of waiting.
Needs: ACORD 4.1.4
The hour after | Storm text from the insurer | agent | Text message | -1 | ACORD 5.7.1 | catastrophe notice to customers, storm claims message, mass claims event, catastrophe claims management, catastrophe event response
The insurer's storm map includes his zip code: a text asks what was hit, takes his answer, and tells him to save the plants first.
Pain: Claims are taken by an online form only, and the power is out in the valley.
The hour after | Claim filed by video | agent | App | -2 ! | ACORD 5.1.1 | report hail damage, storm claim notification, first notice of loss, claims intake, claim registration
He films along the greenhouses, says what each one was worth, and the app counts the broken panes.
Pain: "All our agents are busy," on the one day for which he has paid premiums for twenty years.
The first week | Adjuster from another state | human | On site | 0 | ACORD 5.2.2 | adjuster visit after storm, estimate glass damage, inspect crop damage, damage and loss assessment, loss assessment
The adjuster was flown in for the storm, sees greenhouses first because plants die, and leaves a figure that evening.
The first week | Advance payment | agent | Bank account | 1 ! | ACORD 5.4.3 | advance payment on claim, interim payment, partial claim payment, claims payment, indemnity payment
Half of the estimate is paid at once, and the statement says what is still open and when it will be decided.
Repair | Glass company found | human | Telephone | -1 | ACORD 5.4.4 | repair network after storm, find glazier, steer repairs
The insurer brings in two glass companies that work along the valley, and tells him that he is ninth and on which day they come.
Pain: Every glazier within two hours is booked, and nobody keeps a list of who is next.
Repair | Hail scan of the van | agent | Fire station | 0 | ACORD 5.2.3 | hail scan of vehicles, vehicle appraisal, dent estimate, damage assessment
His delivery van goes through a hail scanner set up at the fire station for the week, and he gets two figures, one for repair and one for cash.
Fall | Advice on hail nets | human | Visit | 1 | ACORD 4.1.4.1, ACORD 4.4.2 | loss prevention advice, risk improvement visit, survey after damage
A risk engineer shows him what hail nets would take off the premium and names two growers who have put them up.

# Too broken to lay floors
Floor layer of forty-nine with a worn-out back, a family of four, and a disability policy he has paid for since he was twenty.
A disability claim that takes months, with a family to feed all the while.
Needs: ACORD 5.5
Diagnosis | First call about the policy | human | Telephone | -2 ! | ACORD 4.3.6, ACORD 5.5.4, APQC PCF 6.2.2 | disability policy question, claim disability benefit, occupational disability call
The agent explains that his own trade is what counts, and names the three papers that the claim will need.
Pain: The first letter wants nine papers and says of none what it is for.
Claim | Interview about his workday | human | Video call | -1 | ACORD 5.5.4 | describe occupation, disability claim form, activity profile
A case manager who has seen floors laid asks how many hours a day he spends on his knees, and writes it down for him.
Pain: The form has twelve pages and asks what percentage of his workday was "carrying."
Claim | Reports fetched from three doctors | agent | App | 0 | ACORD 5.2.1 | collect medical reports, disability claim documents, doctor's statements
The insurer requests the reports itself; the app shows which ones have come in and who has been reminded.
Waiting | Independent medical exam | human | Doctor's office | -1 | ACORD 5.5.4, ACORD 5.2.5 | independent medical exam, medical assessment, expert opinion on disability
The examination takes forty minutes, his wife may come along, and he gets a copy of the report.
Pain: The doctor whom the insurer picked looks at his file more than at his back.
Waiting | Status letter with a date in it | agent | Letter | -2 | ACORD 5.1.4 | claim progress letter, status of disability claim, keep claimant informed
The letter gives the 18th as the date of the decision and tells him which public benefits he can apply for until then.
Pain: Whenever he calls, he is told that his file is under review.
Decision | Approval by phone | human | Telephone | 1 ! | ACORD 5.4.3, ACORD 5.5.4 | disability benefit decision, benefit payment, approve disability claim
The case manager calls before the letter goes out and says how much, until when, and what will be checked each year.
New trade | Course as a site estimator | human | Meeting | 1 | ACORD 5.5.4 | return to work support, vocational rehabilitation, retraining talk
The case manager finds a school that gives credit for his years on site, and the benefit goes on while he trains.

# Forty trucks through a broker
Broker of thirty years' standing whose best client, a trucking company, renews in nine weeks after two bad accidents.
A fleet with a bad year behind it is insured again through a broker, against a fixed date.
Sending out | Submission read by the portal | agent | Broker portal | 0 | ACORD 3.3.1.1, ACORD 3.3.1 | broker submission, fleet schedule intake, extract submission data, submission intake
The portal reads fleet list and five years of losses within the hour and marks two license plates that occur twice.
Sending out | Quick decline of one part | hybrid | E-mail | -1 | ACORD 3.3.1.3 | decline a submission, appetite answer to broker, submission triage
The insurer declines coverage for refrigerated loads on the same day, so that he still has time to place it elsewhere.
Pain: After five weeks of "in review" the answer is no.
Talking | Talk with the underwriter | human | Video call | 1 ! | ACORD 3.3.3, APQC PCF 3.5.3 | quote a fleet, underwriter meeting with broker, fleet pricing talk, underwriting decision, quote generation
The underwriter asks about both accidents, goes through the training plan, and says which loss ratio she can live with.
Talking | Negotiating deductible and rate | human | Telephone | -1 | ACORD 3.4.1 | negotiate terms with broker, deductible discussion, terms and participation
In four calls they work through three deductibles, and the underwriter can price each of them while he waits.
Pain: Each counteroffer goes up two levels and takes a week, with four weeks left before the renewal.
Binding | Bound at six on New Year's Eve | hybrid | Broker portal | 1 ! | ACORD 3.4.2 | bind fleet cover, confirm cover to broker, order to bind, quote issuance and binding
The client signs at five, and an underwriter on duty confirms coverage with the policy number within the hour.
Binding | Insurance cards for forty trucks | agent | Broker portal | 1 | ACORD 4.2.4 | proof of insurance for vehicles, certificates for fleet, insurance cards, insurance certificate issuance, policy document generation
Each truck has its card before the gates open on January 2, three of them with papers for Canada as well.
The year | Question answered by lunch | agent | Chat | 0 | ACORD 2.2.1, APQC PCF 6.2.2 | broker desk, broker question, answer agents, broker channel operations, broker servicing
He asks whether a trailer may be lent out; the broker desk's assistant answers yes and quotes the clause.
The year | Commission statement | agent | Statement | 2 | ACORD 2.3.1, ACORD 2.3.2 | commission statement, broker commission, commission query
The statement counts truck forty-one, added in May, from May on, and shows the rate it was paid at.

# A pension plan for ninety people
Human resources manager at a maker of sieves, with no staff of her own, who has to keep what the owner has promised.
A group pension with life insurance is chosen, explained to staff, and run.
Needs: ACORD 3.3.4
Offer | Quote for the group | hybrid | E-mail | 0 | ACORD 3.3.4 | group pension quote, employee benefits offer, group scheme pricing
From a list of ages and wages the insurer returns two plans, with what each costs the company over five years.
Offer | Advice to the owner | human | Meeting | 1 | ACORD 3.2.2, ACORD 3.2.1 | advise on group scheme, employer pension advice, recommend cover
The adviser shows the owner what it costs him when three skilled people leave for a rival with a pension.
Start | Ninety talks in four days | human | Cafeteria | -1 ! | ACORD 3.2.1 | staff advice days, employee consultations, enrollment talks
Two advisers give everybody ten minutes, in three languages, and nobody has to sign that day.
Pain: A slide show at shift change is all they get, and half of them never enroll.
Start | Enrollment file with two errors | agent | Portal | -1 | ACORD 4.3.5.1 | enrollment file, upload employee list, file errors in enrollment, member enrollment, enrollment processing
The portal enrolls eighty-eight people and marks the two rows with an impossible date of birth.
Pain: A file of ninety rows is sent back whole, with "error 14."
Start | Health questions for a few | hybrid | Letter | -1 | ACORD 4.3.5.2 | health questions for members, evidence of insurability, group medical check
Only the few with a high death benefit get health questions, and their answers go to the insurer's doctor without passing through her office.
Pain: The questionnaires land open on her desk, and she knows what she never wanted to know.
Running | New hires and departures | agent | Payroll interface | 1 | ACORD 4.3.5 | joiners and leavers, maintain group members, monthly changes of staff, member and certificate maintenance
Payroll sends new hires and departures on the 20th, and the bill on the 1st already reflects them.
Running | Premium bill | agent | E-invoice | 0 | ACORD 4.6.1, ACORD 4.6.2, APQC PCF 9.2.2 | group premium bill, list bill for employer, premium invoice
The list bill agrees with the pay stubs name by name, so that the bookkeeper can release it in minutes.
Running | Pension shown in the app | agent | App | 2 ! | ACORD 4.3.6, APQC PCF 6.2.2 | member pension question, benefit statement for employees, explain pension values, policyholder servicing
Everybody sees his or her pension at sixty-five in today's dollars, and that question no longer comes to her desk.

# Sixty-five, and what becomes of the money
Bus driver eight weeks from retirement, with a policy from 1991 and a choice that cannot be taken back.
A retirement annuity comes due: a choice, explained, confirmed and paid out.
Needs: ACORD 4.5.4
Letter | Letter with the payout options | agent | Letter | -1 | ACORD 4.5.3 | maturity letter, policy maturity notice, endowment payout options
The letter says first that the choice is final, and sets lump sum, annuity and a mix of both side by side, with the last day to choose.
Pain: The letter has nineteen pages, and the word "irrevocable" is on the fourteenth.
Thinking | Comparing annuity and lump sum | agent | Website | 0 | ACORD 3.2.3, ACORD 4.5.4 | annuity calculator, pension illustration, retirement options quote
He moves a slider for age and sees from which birthday on the annuity will have paid more than the lump sum.
Thinking | Evening with the adviser | human | At home | 1 ! | ACORD 3.2.2, ACORD 3.2.1 | retirement advice, pension consultation, annuity advice
The adviser asks about his wife's pension and the leaking roof, and suggests a third in cash to pay for the roof.
Deciding | Proof that he is alive | agent | App | 0 | ACORD 4.5.4, ACORD 4.2.1 | certificate of life, identity check for payout, proof of entitlement
Face recognition in the app replaces a notarized form, for which he would have lost a shift.
Deciding | Confirmation call | human | Telephone | 0 | ACORD 4.5.4 | confirm annuity choice, verify payout instructions, cooling-off call
An agent reads his choice back to him, asks whether his wife has seen it, and records his consent.
Retired | First annuity payment | agent | Bank account | 2 ! | ACORD 4.5.4, ACORD 4.5.3 | annuity payment, first pension payment, pay maturity
The cash arrives on his last working day and the first annuity payment on the first of the next month.
`;
