export const banking = `
# A first account for a job in a new city
Nurse of 24 who starts in three weeks and whose new employer wants an account number by Friday.
Opening an account before the first payday, in a city where she knows no branch.
Choosing | Accounts compared on the train | agent | Website | 0 | BIAN 6.5.1, BIAN 8.4.2 | compare current accounts, account offers, product finder
Three questions on use and income narrow the list to two accounts, each with what it will really cost in the first year.
Pain: "Free of charge" turns out to need an income that only a footnote mentions.
Applying | Form filled from the driver's license | agent | App | 1 | BIAN 5.3.1.1 | open current account, account opening, digital onboarding, application capture, account opening operations
Name and date of birth come from the photograph of her driver's license; she adds her new address, her phone number and her Social Security number.
Applying | Proof of who she is | hybrid | Video call | -1 ! | BIAN 6.3.1.1 | verify customer identity, video identification, identity check, identity verification
A clerk asks her to tilt the license; when the light in the break room is too dim, they finish the call that evening from where it stopped.
Pain: A broken connection sends people back to the first page of the form.
Waiting | Account number the same day | agent | App and e-mail | 2 ! | BIAN 5.3.1.1, BIAN 6.4.2 | confirm account agreement, account number issued, sign account contract, account setup and activation, account activation
The checks take less than an hour; she copies account and routing number from the app into the hospital's payroll form.
Moving over | Automatic payments brought along | agent | App | 0 | BIAN 5.3.1.2, BIAN 6.1.4 | account switching service, move direct debits, switch bank account
Last year's payments from her college account are listed; she checks off phone, car insurance and student loan, and each payee is told.
Moving over | Digital card before the plastic one | agent | App and letter | 1 | BIAN 4.5.4, BIAN 5.2.2 | card issuing, activate debit card, virtual card, card activation, digital card and wallet provisioning
Until the plastic card comes in the mail she pays from her phone, and the supermarket around the corner takes it.
First month | Payday notice that looks ahead | agent | Push message | 1 | BIAN 5.3.1 | incoming salary notice, account insights, transaction notification
On payday one line says that the salary has arrived and which payments are still due before the month is over.

# Buying the condo before somebody else does
Couple in their thirties, two incomes, viewing condos on Saturdays and losing them on Mondays.
A mortgage under time pressure: affordability, a promise the seller believes, the contract, and the keys.
Looking around | What they can afford | agent | Website | 1 | BIAN 5.6.6.1, BIAN 6.5.1 | affordability calculator, mortgage budget, borrowing capacity, affordability assessment
Rent, salaries and savings give a price range, with the monthly payment at today's interest rate and at two points more.
Looking around | Advice at the kitchen table | human | Video call | 1 | BIAN 5.1.1, BIAN 5.6.2 | mortgage advice, home loan consultation, financing advice
An adviser works through closing costs and a child on the way, and advises them against the condo that would use up their savings.
Offer | Preapproval letter for the seller | hybrid | App | -1 ! | BIAN 5.6.6.2, BIAN 6.5.1 | mortgage commitment in principle, financing confirmation, conditional approval, credit decisioning, credit approval
Standard cases are confirmed by rule; theirs, with two new jobs in it, is decided by the underwriter on duty before Sunday night.
Pain: The seller signs with the couple whose bank answered on the same day.
Documents | Loan documents uploaded once | agent | App and portal | -1 | BIAN 5.6.2.1, BIAN 4.3.1.2 | mortgage application documents, document checklist, upload payslips, origination document collection, loan document collection
Pay stubs, tax returns and the purchase contract are read as they come in; whatever is missing is listed with an example.
Pain: Every week another paper is asked for, each time as if it were the last one.
Documents | Appraisal of the condo | human | On site | 0 | BIAN 5.6.2.2 | property valuation, mortgage valuation, appraisal of the home, collateral valuation
An appraiser photographs every room and asks about the association's dues; two days later the couple sees the value and how it was found.
Signing | Contract read together | human | Branch or video call | 0 | BIAN 5.6.2, BIAN 6.4.2 | sign mortgage contract, loan agreement, mortgage offer explained, credit agreement signing
The fixed rate, extra payments and what happens when one of the couple stops working are talked through before anybody signs.
Keys | Loan paid out for the closing | hybrid | App | 2 ! | BIAN 5.6.2.3, BIAN 4.5.3 | mortgage completion, pay out loan, register mortgage charge, loan disbursement
The bank releases the loan once the last condition is met, and both phones say so while they wait for the keys.

# Card blocked at the hotel desk abroad
Engineer on a business trip who reaches his hotel late at night, where the front desk is waiting for a deposit.
A false alarm of fraud control at the worst hour, and how it is cleared for good.
Shock | Payment declined at the front desk | agent | Push message | -2 ! | BIAN 5.2.2, BIAN 4.1.5 | declined card payment, fraud alert, suspicious transaction check, card authorization, card fraud screening
Within seconds the app asks whether this hotel and this amount are right, and keeps the card blocked until he answers.
Pain: The machine only says "declined," and his second card from the same bank is declined too.
Proof | Confirmed with one tap | agent | App | 0 | BIAN 3.2.4, BIAN 3.2.3 | confirm card transaction, strong customer authentication, approve payment in app, payment authorization
Face recognition and a tap release the payment; where roaming is poor, a code by text message does the same.
Proof | Somebody on the line | human | Telephone | -1 | BIAN 3.5.1.2, BIAN 2.2.3, APQC PCF 6.2.2 | card emergency line, fraud desk call, card services hotline, telephony channel operations, contact center operations
The second try fails too; he calls from the app, and the agent knows who he is, lifts the block and stays on until the receipt prints.
Pain: The emergency number asks for the sixteen digits and for a customer number that nobody carries.
After the trip | Foreign fees explained | agent | App | 0 | BIAN 5.2.1, BIAN 4.5.1 | foreign transaction fees, currency conversion on card, card statement
Every payment shows the rate of that day, the fee, and what the hotel's own conversion would have cost.
After the trip | Travel set for next time | agent | App | 1 | BIAN 6.1.3 | travel notice for cards, card controls, set card limits, card limit management
On the screen that had shown the block he can now switch countries on and off; the three he visits each year stay on.

# Money gone to a fraudster
Retired teacher who has just read her card number and two codes to a caller from "the bank's security department."
A victim of a phone scam reports it within minutes and wants to know what can still be stopped.
Alarm | Call to the fraud line | human | Telephone | -2 ! | BIAN 2.2.3, BIAN 3.5.1.2 | report fraud, scam hotline, stolen money call, fraud investigation, fraud case handling
A trained agent answers within a minute, calms her down, and blocks card and online access while she is still talking.
Pain: She listens to music for sixteen minutes, while the second payment leaves the account.
Alarm | Transfer recalled | hybrid | Telephone | -2 | BIAN 4.2.1.3 | recall payment, payment recall request, trace misdirected transfer, payment investigations, payment recalls
The recall goes out during the call, and the agent tells her how good the chances are at the receiving bank.
Pain: The recall waits for the back office, which opens in the morning, when the money is gone.
Case | Dispute case opened | hybrid | Telephone and portal | -1 | BIAN 2.2.3, BIAN 6.1.1.1, BIAN 6.1.2, APQC PCF 6.2.3 | dispute transaction, card dispute form, fraud case report, dispute intake
The agent's notes become the case; her daughter can add the police report number and screenshots from her own phone.
Pain: Three departments want the same story, each on a form of its own.
Case | Chargeback and decision | hybrid | App and letter | 0 | BIAN 6.1.1.2, BIAN 6.1.1.1 | raise chargeback, dispute decision, refund unauthorized payment, chargeback and dispute management
A dated list shows what the card network has decided, what has been credited already, and what the bank pays out of its own pocket.
Safe again | New card and new access | human | Branch | 1 | BIAN 4.5.4, BIAN 3.2.3 | replace stolen card, reset online access, reissue card, card production, card reissue
In the branch somebody takes the time to set up card, PIN and online access with her.
Safe again | Letter that teaches without blame | agent | Letter | -1 ! | BIAN 3.3.1 | fraud awareness letter, customer correspondence, security advice, fraud awareness
Three sentences say how callers pretend to be the bank, and what the real one never asks for.
Pain: The letter says twice that she gave the codes away herself, and nothing about how such callers work.

# The company account of two founders
Two engineers with a young company and a first customer who wants to pay.
Opening a business account with identification of owners, and the first year of running it.
Start | Choosing an account for two founders | agent | Website | 0 | BIAN 5.4.1, BIAN 6.5.1 | business account offer, corporate current account, compare business accounts
The assistant asks who may sign alone, who may only look, and what the bookkeeper needs, and shows the two accounts that fit.
Identity | Owners and company checked | hybrid | Portal | -2 ! | BIAN 6.3.2, BIAN 6.3.1.1 | beneficial owner check, company verification, business onboarding checks, beneficial ownership verification, customer due diligence
The bank pulls the company's registration itself, both owners identify themselves on camera, and by evening only a question about customers abroad is left.
Pain: For six weeks they have no account, while their first customer asks where to pay.
Identity | Question about the business model | human | Telephone | -1 | BIAN 6.5.3, BIAN 6.3.1.2 | know your customer questions, business purpose inquiry, compliance call, enhanced due diligence, know your customer review
A compliance officer who knows software companies asks two questions about customers abroad, and decides before they hang up.
Pain: A compliance e-mail asks for "further evidence" on customers abroad, with no name to call.
Opening | Account and access for the bookkeeper | agent | Portal | 1 | BIAN 5.4.1, BIAN 3.2.5 | open corporate account, user rights in online banking, account access for accountant, corporate account opening, mandate account management
Founder, bookkeeper and viewer are ready-made roles, and one consent connects the accounting program.
Running | First invoice paid and matched | agent | Accounting program | 1 | BIAN 5.4.2 | cash management, match incoming payments, account information service
The payment is matched with the open invoice by number and amount, and shows up as paid in their accounting program.
Running | Salaries for three | agent | Portal | 0 | BIAN 5.4.5, BIAN 4.2.1.1 | payroll payments, salary file upload, bulk payment, bulk payments
The file is tested two days before payday, and a wrong account number comes back with the employee's name.
Growing | Talk about a credit line | human | Video call | 2 ! | BIAN 5.4.3, BIAN 6.4.1 | overdraft for companies, working capital credit, relationship manager talk
Their adviser has gone through a year of the account and offers a credit line for the weeks between two large payments.

# When the installment cannot be paid
Hairdresser with her own shop, a loan for the chairs, and three months of illness behind her.
A borrower in difficulty who calls after the first missed payment, and a bank that has more to offer than reminders.
Slipping | Warning before the payment fails | agent | App | -1 | BIAN 5.3.1, BIAN 4.5.2.1 | payment reminder, low balance warning, upcoming debit alert
Five days ahead the app warns her that the balance will not cover the installment and offers to move the due date.
Pain: Only the fee on the next statement tells her that the account was short.
Slipping | Returned payment | agent | Letter and app | -2 ! | BIAN 4.5.2.1, BIAN 4.5.2, APQC PCF 9.2.4 | returned direct debit, arrears notice, missed installment, early stage collections, arrears management
Letter and app give one amount, with the fee in it, and the name of a person to call, and leave out legal language.
Pain: A dunning letter, a call and a text arrive on one day and name three different sums.
Talking | Income and expense review | hybrid | Portal | -1 | BIAN 5.6.6.1, BIAN 4.5.2 | income and expenditure form, affordability review, budget assessment, affordability assessment
With her consent the account's last months fill the form; she corrects two lines and adds the insurance that pays from June.
Pain: Nine pages on paper want a year of receipts from somebody just out of the hospital.
Talking | Payment plan agreed | human | Telephone | 0 ! | BIAN 4.5.2.2, APQC PCF 9.2.4 | agree payment plan, promise to pay, hardship arrangement, restructure and forbearance, repayment arrangements
The adviser offers half the installment for six months and the rest at the end, says what that costs, and lets her sleep on it before she agrees.
Pain: The first offer on the telephone is a second loan.
Holding on | Payment plan tracked | agent | App | 0 | BIAN 4.5.2.2, BIAN 4.5.5, APQC PCF 9.2.4 | track payment plan, installment schedule, arrears balance
A bar shows how much is paid off, and in a bad month she can move one payment by herself.
Holding on | Back to normal | agent | Letter | 0 | BIAN 4.5.2, BIAN 3.3.1 | arrears cleared, account back in order, end of payment plan, arrears clearance
The letter confirms that the loan is in order and that no late payment has been reported to the credit bureaus.
Pain: Her entry at the credit bureau stays for years, although the last installment is paid.

# Savings for a grandchild, and what became of the money
Grandfather with $12,000 for his grandchild and no wish to see it melt away.
Advice on saving for a grandchild, followed up each year until the child comes of age.
Asking | Question at the counter | human | Branch | 0 | BIAN 3.1.2, BIAN 6.5.2 | branch appointment, savings question, book advisory meeting
The teller listens for two minutes and books him an hour with an adviser for savings.
Advice | Advice for a fifteen-year plan | human | Branch | 1 ! | BIAN 5.1.1, BIAN 6.2.1 | investment advice, long-term savings plan, investment planning, investment advisory, investment recommendation
The adviser draws what markets may do to $12,000 in fifteen years, and asks how he slept in the last crash.
Advice | Risk profile | hybrid | Tablet | -1 | BIAN 6.2.1, BIAN 5.8.3 | suitability check, risk profile, appropriateness test, client risk profiling, suitability assessment
Eight questions make a profile of one page, which he reads before he signs; the one about losses is asked in dollars as well as in percent.
Pain: He signs for twenty pages of warnings that the adviser himself advises him to skip.
Opening | Custodial account for the child | hybrid | Branch and app | -1 | BIAN 6.4.2, BIAN 5.6.4, BIAN 6.3.1.1 | savings account for minors, open custody account, parental consent, savings account opening
The child's mother is to be the custodian; she signs at home in the app, and nobody comes twice.
Pain: The child's mother has to appear at the branch with him, on a weekday before four.
Living with it | Yearly letter in plain words | agent | App and letter | 1 | BIAN 6.2.3, BIAN 3.3.1 | portfolio report, investment statement, yearly review, periodic client statements, client reporting
One page says what he put in, what it earned or lost, what it cost in fees, and whether the plan is still on course.
Living with it | Handed over when she comes of age | human | Branch | 2 | BIAN 6.1.4, BIAN 6.4.2 | transfer account at majority, customer turns eighteen, change of account holder, account maintenance
He brings his granddaughter to the adviser, who has never met her; with one signature the account becomes hers.

# A transfer that does not arrive
Carpenter who paid for lumber abroad on Monday and is told on Thursday that nothing came.
An international payment is traced through banks that each know only their own step.
Noticing | Tracking the transfer | agent | App | -2 ! | BIAN 4.2.1.3, BIAN 5.3.2 | track payment, payment status, international transfer status, payment tracking, cross-border payment tracking
The tracker shows four steps with times: the money left on Monday and has been on hold at the supplier's bank since Wednesday.
Pain: The app has said "executed" since Monday, which is true only of his own bank's part.
Asking | Chat that can see the payment | agent | Chat | -1 | BIAN 3.5.2, BIAN 4.2.1.3, APQC PCF 6.2.2 | payment inquiry, ask about transfer, chat with the bank, payment investigations
The assistant reads the other bank's message and puts it in plain words: the recipient's name does not match the account number.
Pain: The chat explains how long transfers take, and cannot open the one he means.
Mending | Recipient's name corrected | hybrid | App and telephone | 0 | BIAN 4.2.1.2, BIAN 4.2.1.3 | repair rejected payment, amend payment details, correct beneficiary, payment repair
He corrects the name at no charge; a clerk confirms the change by phone, since such changes are what fraudsters ask for.
Pain: The correction costs more than the transfer did.
Mending | Proof for the supplier | agent | E-mail | 1 ! | BIAN 4.2.6, BIAN 3.3.1 | payment confirmation, proof of payment, swift confirmation copy, statement and document provision
The bank e-mails him a confirmation to pass on, in the supplier's language and in a form that the other bank will recognize.
Done | Arrival confirmed | agent | Push message | 2 | BIAN 4.2.2, BIAN 4.2.3 | transfer completed, settlement confirmation, clearing and settlement of payments
The credit at the supplier's bank is confirmed on Friday at ten past nine; he forwards the message, and the truck is loaded.

# A card reader for the cheese stall
Cheesemaker with a stall at two markets whose customers carry less and less cash.
Accepting cards for the first time, with fees he can work out himself and a dispute he can win.
Asking | Card fees worked out | agent | Website | 0 | BIAN 5.2.4, BIAN 6.5.2 | card terminal offer, merchant account, accept card payments as a merchant
He types in what he sells on a Saturday and sees the fee in dollars, with the reader's monthly rental beside it.
Asking | Merchant contract for a stall | hybrid | Video call | -1 ! | BIAN 5.2.4, BIAN 6.3.1.1 | merchant onboarding, verify merchant, merchant agreement
Driver's license and business license are held up to the camera; where the form asks about the store, a table at two markets will do.
Pain: The form asks for square feet of sales area, and he has six feet of table.
Selling | Help with the card reader | human | Telephone | 0 | BIAN 3.5.1.2, BIAN 5.2.3 | terminal support, card reader help, merchant hotline
At five in the morning the reader finds no network; the hotline answers and switches the reader to another carrier.
Selling | Payout of Saturday's sales | agent | App | 1 | BIAN 5.2.3 | merchant settlement, payout of card sales, daily takings statement
On Monday morning Saturday's sales are in the account, less the fee that the website had worked out.
Trouble | A sale is disputed | hybrid | App | -2 ! | BIAN 6.1.1.2, BIAN 5.2.3 | merchant chargeback, defend dispute, retrieve receipt
Before any money moves he is asked for the slip of a customer who did not recognize "Alpine Dairy," and with it he wins; card statements now name his stall.
Pain: The money is taken back before anybody asks him for the slip.
Growing | Loan for a refrigerated van | human | Branch | 2 | BIAN 6.4.1, BIAN 5.6.3, APQC PCF 3.5.2 | relationship manager meeting, small business loan, equipment loan
The adviser has seen a year of Saturdays in the card sales and lends against those instead of his house.

# Her mother's accounts
Translator of forty-six with a death certificate, her mother's three accounts, and a funeral to pay.
The accounts of a mother who has died, from the first call to the division between two sisters.
First days | Bereavement call | human | Telephone | -2 ! | BIAN 3.5.1.2, BIAN 6.1.3, APQC PCF 6.2.2 | report death of account holder, bereavement call, notify bank of death, bereavement service, customer closure
The clerk explains what stops now and which payments, such as rent and power, will go on so that nothing bounces.
Pain: All accounts are frozen that day, and the electric company's debit bounces.
First days | Funeral invoice paid | hybrid | E-mail | 0 | BIAN 6.1.4, BIAN 6.1.3 | pay funeral invoice from estate, payment before probate, release funds for funeral
She e-mails the funeral invoice; where state law allows it, the bank pays it from the account within two days, before any court has decided.
Papers | Proof of the heirs | hybrid | Portal | -1 | BIAN 6.1.4, BIAN 4.3.1.2 | certificate of inheritance, check estate documents, record heirs
The bank checks the court's letters of administration, and her sister abroad identifies herself and consents by video.
Pain: The sister abroad is told to have her consent notarized by a consulate six hours away.
Papers | Statement for the estate | agent | Letter | 1 | BIAN 4.3.1, BIAN 3.3.1 | estate statement, balances at date of death, certificate for the tax office, statement and document provision
One letter to both heirs lists all accounts, the safe-deposit box and a savings account nobody had remembered.
Dividing | Safe-deposit box opened | human | Branch | -1 | BIAN 3.1.2, BIAN 6.1.4 | open safe-deposit box, appointment in branch for heirs, branch services
The branch gives her a room and an hour, and the clerk steps out when she comes upon her mother's letters.
Pain: A clerk lists every item aloud at the counter while other customers wait behind her.
Dividing | Accounts closed and divided | agent | Portal | 0 ! | BIAN 5.3.1.2, BIAN 4.5.3 | close account of deceased, pay out heirs, distribute estate, account closure operations, account closure
The accounts are closed with two transfers on the same day and a last statement that adds up to the cent.
Pain: A fee on the closed account goes to one sister, and the other's half is missing.

# Four looms on a letter of credit
Weaver with sixty employees who spends half a year's profit on four looms from a maker she has never met.
A first letter of credit, from an importer's side.
Agreeing | Advice before the contract is signed | human | Telephone | 1 | BIAN 6.4.1, BIAN 5.9.1, APQC PCF 3.5.2 | trade finance consultation, relationship manager call
A specialist in trade finance reads the draft contract and has her strike a certificate that the supplier could never obtain.
Agreeing | Credit line for the deal | hybrid | Meeting | 0 | BIAN 5.4.3, BIAN 5.6.6.2 | credit limit for letters of credit, credit facility, decide credit application, credit limit approval
The bank measures the line against the orders on her books and answers within the week it had promised.
Opening | Letter of credit opened | agent | Portal | -1 | BIAN 5.9.1.1 | issue letter of credit, letter of credit application, amend letter of credit, letter of credit issuance
The portal checks her name and the terms while she types and marks the latest shipping date, since no ship sails that week.
Pain: A typing error in the applicant's name costs an amendment and a week.
Shipping | Documents with a discrepancy | human | Telephone | -2 ! | BIAN 5.9.1.2 | discrepant documents, check trade documents, waive discrepancies, examination of trade documents
The packing list says three crates and the bill of lading four; the examiner calls her before anything is refused.
Pain: The bank refuses the documents with a fee for each discrepancy, and the ship is at sea.
Shipping | Payment against documents | agent | Portal | 1 ! | BIAN 5.9.1, BIAN 4.2.6 | pay under letter of credit, settle import payment, international payment, letter of credit settlement
The fourth crate is explained, and she waives the discrepancy; the bank pays the same day and sends the bill of lading to her forwarder.
Afterwards | Statement of all fees | agent | E-mail | 0 | BIAN 4.5.1, APQC PCF 9.2.2 | trade finance fees, fee statement, charges for letter of credit
The statement lists opening, examination, courier and currency, each at the price of the first offer.
Afterwards | Visit to plan the next order | human | Visit | 2 | BIAN 6.4.1, BIAN 5.9.2, APQC PCF 3.5.2 | client visit, relationship review, bank guarantee offer
The banker comes to see the looms and says himself that a standby letter of credit would be enough, and cheaper, for the next order.

# The fixed rate runs out
Couple in their late forties with an adjustable-rate mortgage that resets next March at three times the rate of its first years.
The fixed years of a mortgage end; they compare, ask, and decide whether to refinance with the same bank.
Letter | Letter a year ahead | agent | Letter and app | -1 | BIAN 5.6.2, BIAN 3.3.1, BIAN 6.5.4 | mortgage renewal letter, end of fixed rate, refinancing notice, customer campaign
The letter translates today's rate into dollars a month and tells them that nothing has to be decided yet.
Pain: The notice runs to four pages of small print, and the new payment is in a table on the last.
Letter | New monthly payment in the app | agent | App | -2 ! | BIAN 5.6.2, BIAN 6.5.1 | new mortgage rate, calculate new installment, mortgage renewal offer
The app offers the rate that new customers get and shows what it costs the couple, $310 more a month, and what paying down the loan would change.
Pain: The bank's own offer is worse than what it shows to strangers on its website.
Advice | New valuation of the house | agent | Website | 0 | BIAN 5.6.2.2 | property revaluation, new valuation of home, value of mortgaged house, collateral valuation
They add the new windows to what the bank has on file; the higher value moves them into a cheaper rate tier.
Advice | Refinancing advice | human | Video call | 1 | BIAN 5.1.1, BIAN 5.6.2 | refinancing advice, mortgage talk, consultation on fixed rates, financial advice
The adviser goes through college years, retirement and a new roof, and suggests a fixed loan of fifteen years.
Deciding | Competitor's offer on the table | human | Telephone | -1 | BIAN 6.5.1 | match competitor's rate, negotiate mortgage rate, rate reduction
The adviser meets them halfway at once and says plainly that she may not go further.
Pain: The adviser needs a week to ask upstairs, and the other bank's rate holds for three days.
Deciding | New rate signed | agent | App | -1 ! | BIAN 6.4.2, BIAN 5.6.2 | sign refinancing, forward rate, confirm new fixed rate, loan modification, loan renewal
They sign at home for a rate that starts in March, and may still take a lower one if rates fall before then.
Pain: They sign for hundreds more a month and wonder whether waiting would have paid.
`;
