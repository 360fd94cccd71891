export const professionalServices = `
# Sued for the first time
Owner of a cabinet shop with fourteen people who has thirty days to answer the first lawsuit of his life.
A first lawsuit: finding a lawyer, knowing the price, and deciding whether to settle.
Envelope | First call to the firm | hybrid | Telephone | -2 ! | PSF-1.3.1, PSF-1.1.2 | new client inquiry, find a lawyer, first call to law firm
Intake checks for conflicts while he talks, and a lawyer for construction disputes calls him back before five.
Pain: Three firms take his story down, and two of them act for the other side.
Envelope | Fee estimate | human | Meeting | -1 | PSF-1.2.3, PSF-1.3.3 | fee estimate, engagement letter, legal costs talk
The lawyer sketches three ways out on a sheet, with a price range and a chance of success for each.
Pain: Hourly rates are all anybody will name, and the total might be four thousand or forty.
Working | Evidence collected | hybrid | Portal | -1 | PSF-2.2.4, PSF-2.2.3 | send documents to lawyer, collect evidence, client document upload
The portal puts photographs, delivery slips and four hundred messages in order by date, and he only has to name the people in them.
Pain: He copies for two weekends, and is asked for half of it again.
Working | Answer to the complaint drafted | human | E-mail | 1 | PSF-2.2.2, PSF-2.2.1 | statement of defense, draft pleading for client, court deadline
The draft answer comes a week before the court's deadline, with two questions that only he can answer.
Deciding | Settlement offer | human | Telephone | 0 ! | PSF-2.1.5 | settlement offer, negotiate settlement, advice on compromise
The lawyer calls with the other side's offer, says what a judge would probably do and what two more years would cost, and leaves it to him.
Deciding | Court hearing | human | Court | -2 | PSF-2.2.5 | court hearing, plead in court, oral hearing
A room is reserved for him and his lawyer to wait in, and the judge suggests roughly the settlement that the lawyer had predicted.
Pain: The case before runs over, and he sits on a bench across from the other side.
After | Bill without a surprise | agent | E-mail | -1 | PSF-7.1.3, PSF-7.1.1 | legal bill, lawyer invoice, time narrative
The bill follows the sheet of the first meeting line by line and stays within the range that the lawyer had given.
Pain: The bill comes to more than the settlement saved him, with hours he cannot place.

# The tax return of two people who moved abroad and back
Couple, she a biologist and he a musician, who had four employers in two countries and one fee from a festival.
Two countries want a return; one adviser has to make sense of both.
Beginning | Document checklist | agent | Portal | -1 | PSF-5.1.3, PSF-4.2.1 | tax return documents, checklist for tax return, upload tax papers
The portal makes a list for these two people: eleven papers, eight of which the firm has pulled already.
Pain: They get the questionnaire that every client gets, with nine pages on rental property.
Asking | Advice on income abroad | human | Video call | 1 | PSF-5.2.2, PSF-5.1.3 | tax advice abroad, double taxation, expert tax consultation
A specialist finds the treaty's article on artists and a credit that nobody had claimed.
Preparing | Draft tax return | hybrid | Portal | 0 | PSF-5.1.3, PSF-5.1.5 | draft tax return, review return with client, open questions on tax
The draft return is complete but for three yellow fields, each with a question for one of them.
Waiting | Tax notice checked | agent | E-mail | -2 ! | PSF-5.2.1 | tax assessment, assessment differs, check tax notice
The firm compares the notice with the return on the day it comes and writes to them about the one difference and what to do about it.
Pain: The notice sits in a pile until the deadline for a reply has passed.
Waiting | Reply in four sentences | human | E-mail | 0 | PSF-5.2.1, PSF-5.2.4 | objection to tax assessment, appeal tax notice, letter to tax office
They get a copy of the adviser's reply to the tax office, four sentences that name the pages on which the festival's fee is counted twice.
Done | Refund and next year's folder | agent | Portal | 2 ! | PSF-5.1.3, PSF-5.2.1 | tax refund, corrected assessment, prepare next year
The refund arrives with interest, and the portal opens a folder for the new year with four papers in it.

# The first audit of a family firm
Chief financial officer, with a staff of two, of a pump maker that has to be audited for the first time.
An audit seen by those who have to answer the questions while their own work waits.
Choosing | Team that will really come | human | Meeting | 0 | PSF-1.2.2, PSF-4.1.2 | audit proposal, choose auditor, audit pitch
The audit team that would do the work presents itself, and one of them has audited a pump maker before.
Planning | Auditor's request list | agent | Portal | -1 | PSF-4.2.1, PSF-4.1.1 | request list of auditor, prepared by client, audit data request
The request list asks for each of ninety papers once, sorted by week, and checks off what the auditors can pull from her system themselves.
Pain: Request number 41 is request number 7 in other words.
Fieldwork | Stock count on December 31 | human | Warehouse | -1 | PSF-4.2.5 | stock count, inventory observation, auditor at stocktaking
The auditor who knows pumps recounts shelf 9 with the foreman and finds the pump that was missing.
Pain: Two beginners ask the foreman what a flange is, on the evening of December 31.
Fieldwork | Journal entries tested | hybrid | Portal | 0 | PSF-4.2.3, PSF-4.2.4 | journal entry analysis, sample request, audit test
The auditors test all hundred thousand entries and ask about twelve, each with the reason why it stands out.
Fieldwork | Talk about the warranty reserve | human | Meeting | -2 ! | PSF-4.2.6, PSF-4.3.1 | challenge estimates, provision discussion, warranty reserve
The partner brings up the warranty reserve in the first week of fieldwork, shows his own figures, and listens to her head of service.
Pain: The reserve comes up in the last week, when the figures have already gone to the bank.
Opinion | Audit report signed | hybrid | E-mail | 1 | PSF-4.3.2, PSF-4.3.1 | audit opinion, sign audit report, finish audit
The report is signed on the date agreed in October, two days before the shareholders meet.
Opinion | Management letter | human | Meeting | 2 ! | PSF-4.3.3 | management letter, audit committee report, recommendations of auditor
The partner presents five points to the board, two of which save money.

# Strategy for a company that had none
Second-generation chief executive of a chain of bakeries whose sales have been flat for four years.
Consultants are chosen, let in, listened to, and measured by what is left when they are gone.
Finding | First call with the partner | human | Telephone | 1 | PSF-1.1.5, PSF-1.1.2 | referral to consultant, first talk with adviser, client inquiry
The partner a friend had recommended asks for twenty minutes and spends nineteen of them listening.
Agreeing | Proposal of four pages | hybrid | E-mail | 0 | PSF-1.2.2, PSF-3.1.1 | consulting proposal, scope of work, project offer
The proposal gives the question, the weeks, the people and the price, and says what it will not answer.
Working | Interviewed at four in the morning | human | Bakery floor | -1 | PSF-3.2.1, PSF-3.2.2 | interview staff, client interviews, visit operations
The consultants come for the night shift and hear from the foreman what he has told nobody.
Pain: The consultants interview the head office by day, and nobody asks the people who bake.
Working | Shops ranked by what they earn | hybrid | Meeting | -2 ! | PSF-3.2.2, PSF-3.2.3 | data analysis for client, benchmarking, fact base
The team ranks forty shops by profit and shows him first, and alone, that his father's original shop is last.
Pain: The ranking reaches the shops before the family has seen it.
Deciding | Workshop with the shop managers | human | Workshop | 1 | PSF-3.2.5 | strategy workshop, steering committee, facilitate decisions
The consultants moderate, and by four o'clock the shop managers themselves want to turn eleven shops into coffee bars.
Doing | Implementation follow-up | human | Video call | -1 ! | PSF-3.3.1, PSF-3.3.2 | program office, implementation support, follow-up meetings
One consultant stays for six months and, every other Tuesday, goes through with him what has been done.
Pain: The binder stays, the team is gone, and by summer the shops run as before.

# A bridge that has to be looked at
Road superintendent of a county who has found a rusty bearing under the bridge that the school bus crosses.
A bridge is inspected and repaired, with the school bus due across it every morning at seven.
Seeing | Inspection within the week | hybrid | Telephone and e-mail | 0 ! | PSF-6.2.3, PSF-1.3.4 | engage engineer, expert inspection, urgent structural check
She sends photographs and old drawings on Monday, and on Wednesday an inspector is under the deck in a bucket truck.
Seeing | Whether the bus may cross | human | Telephone | -2 | PSF-6.2.3, PSF-6.1.2 | provisional assessment, load limit, engineer's advice
The engineer allows the bus at walking pace in the middle of the deck, confirms it in writing, and answers for it.
Pain: No engineer will say yes or no on the phone, and the bus leaves at seven.
Planning | Three designs | human | Meeting | 0 | PSF-6.1.1, PSF-6.1.2 | design options, feasibility study, basis of design
The engineers offer three designs, each with its cost and the days the bridge would be closed.
Planning | Drawings with their revision | agent | Project room | 0 | PSF-6.1.5, PSF-6.1.3 | transmit drawings, plan revisions, document control
The project room shows contractor and county the same sheet and marks what has changed since the last revision.
Pain: The new bearing was ordered from an old revision and does not fit.
Building | Site supervision | human | On site | 1 | PSF-6.2.1, PSF-6.2.2 | site supervision, test on site, supervise works
The supervising engineer rejects a weld, has it redone, and tells her at once that this costs two days.
Done | Final report | hybrid | E-mail | 2 ! | PSF-6.2.3, PSF-7.1.5 | final report of engineer, inspection report, handover documents
Two pages with pictures tell her what to inspect, how often, and which sign should worry her.

# Buying the competitor across the river
Owner of a ready-mix plant who can buy his only rival's if a lender agrees within ten weeks.
Buying a company for the first time, with lawyers and accountants who have to work together.
Handshake | Call to his lawyer | human | Telephone | 1 | PSF-1.1.1 | call trusted lawyer, key client call, first advice on acquisition
His lawyer of twenty years asks three questions on the phone and tells him not to sign before the quarry's permit is clear.
Handshake | Capped fee quote | hybrid | E-mail | -1 | PSF-1.2.3, PSF-1.3.3 | fee quote for transaction, capped fee, engagement letter for deal
The quote caps the fee for each phase and says what would lift the cap, on a page he can show his lender.
Pain: Three firms quote by the hour, and none of them will hear of a cap.
Looking | Due diligence report | hybrid | Report and call | -2 ! | PSF-2.1.3 | due diligence, data room review, due diligence report
The report opens with the finding that could end the deal: the quarry's permit lapses with a change of owner.
Pain: The report has two hundred pages on copier leases, and the permit is in a footnote.
Looking | Financial due diligence on site | human | On site | 0 | PSF-2.1.3, PSF-5.2.2 | financial due diligence, tax structure of deal, interviews at target
The accountant walks the yard with him and the plant manager, and finds only eleven of sixty mixers worth their book value.
Negotiating | Negotiation | human | Meeting | -1 | PSF-2.1.5, PSF-2.1.2 | negotiate purchase agreement, mark up contract, talks with seller
At one in the morning his lawyer gets a fifth of the price held in escrow until the quarry has its new permit.
Pain: Both lawyers score points until two in the morning, and the price has not moved.
Negotiating | Contract versions compared | agent | Portal | 0 | PSF-2.1.2 | contract versions, compare drafts, mark-up to client
Each new version comes with a list of the clauses that have changed and what each means for him.
Closing | Closing checklist | hybrid | Portal | 1 ! | PSF-2.1.4 | closing checklist, signing and closing, conditions precedent
The closing list shows thirty-one items, three of them open, and whose turn it is on each.
Closing | Signed and recorded | human | Closing table | 2 | PSF-2.3.3 | notarize purchase, notary appointment, deed reading
The notary takes the signatures, the title company records the deeds, and at noon the plant across the river is his.

# A brand for a cider
Two brothers with an orchard, six thousand bottles of cider, and labels that are printed already.
A trademark is searched, filed, opposed and registered.
Idea | Trademark search | hybrid | Video call | -1 | PSF-2.3.2, PSF-2.1.1 | trademark search, brand name check, trademark advice
The attorney's search finds a vodka with a similar name, and she says how likely its maker is to object.
Pain: A free search online found nothing, so the labels were printed before anybody asked.
Idea | Fixed fees | agent | E-mail | 0 | PSF-1.2.3 | fixed fee for trademark, cost of registration, fee table
The fee table gives a fixed price with and without an opposition, the trademark office's own fees included.
Filing | Filed before the harvest fair | hybrid | Portal | 1 | PSF-2.3.2 | file trademark, trademark application, filing receipt
The portal proposes classes from what they sell; the attorney checks them, files, and sends the serial number that afternoon.
Waiting | The vodka maker objects | human | Telephone | -2 ! | PSF-2.2.1, PSF-2.3.2 | opposition to trademark, objection call, negotiate with opponent
The attorney calls on the day the opposition is filed, and says what an answer will cost and that most such cases end in a settlement.
Pain: The firm forwards the notice of opposition by mail, with nine days of its deadline gone.
Waiting | Coexistence agreement | human | Video call | 1 | PSF-2.1.2, PSF-2.1.5 | coexistence agreement, settle trademark dispute, draft delimitation agreement
The attorney drafts two pages on who sells which drinks under which label, and both sides sign within a week.
Registered | Registration and watch | agent | Portal | 2 ! | PSF-2.3.2, PSF-2.2.1 | registration certificate, renewal dates, deadline reminders
The portal shows the certificate and the renewal dates, and an alert tells them when a new filing comes too close.

# Books of a small brewpub
Pub owner with twelve employees and cash every night, whose adviser used to come once a year for the shoebox.
Monthly bookkeeping for somebody who would rather be behind the bar.
Starting | Takeover of the books | human | Visit | 0 | PSF-5.1.1, PSF-1.3.2 | take over bookkeeping, new accounting client, first meeting with accountant
The bookkeeper spends a morning in the pub and finds out why the beer excise was booked twice in March.
Starting | Receipts every night | agent | App | -1 | PSF-5.1.1 | send receipts to bookkeeper, digital bookkeeping, client receipts
She photographs receipts at the bar after closing, and the app asks for a blurred one again on the spot.
Pain: By the end of the month a dozen receipts are gone, each of them a lost deduction.
Month | Payroll | hybrid | Portal | -1 | PSF-5.1.2 | payroll for clients, hours to payroll bureau, pay slips of employees
The firm takes the hours from her time clock and asks before payday about two people with overtime.
Pain: Two of twelve pay stubs come back wrong, and payday is tomorrow.
Month | Sales tax return | agent | Portal | 1 | PSF-5.1.4 | sales tax return, monthly filing, check tax codes
The firm checks the register's tax codes before it files and finds a take-out key that has been wrong since Easter.
Trouble | State tax auditors without notice | human | On site | -2 ! | PSF-5.2.4 | tax audit, cash register inspection, attend tax inspection
Two auditors want to see the register; her adviser is there in forty minutes and does the talking.
Pain: The firm's front desk offers to send a form for a new engagement.
Trouble | Result of the audit | hybrid | E-mail | 0 | PSF-5.2.1, PSF-5.2.4 | audit result, assessment after audit, objection or not
Her adviser explains why the state asks for $1,100 and not for $11,000, and advises her to pay.
Year | Monthly call | human | Telephone | 0 ! | PSF-5.1.1, PSF-1.1.1, PSF-5.1.5 | monthly client call, advise small business, yearly accounts talk
In ten minutes a month they go through what is in the bank, what is owed in tax, and whether the patio pays.
Pain: The firm calls when something is due, and in between she guesses what is hers to spend.

# Nine invoices that nobody pays
Sign maker with eight employees who is owed $64,000 by a restaurant chain and has payroll on Friday.
A small creditor goes to court for money that is owed beyond dispute, wins, and learns what a judgment is worth.
Deciding | Told whether it is worth it | human | Telephone | 0 | PSF-2.2.6, PSF-1.1.2 | debt collection inquiry, new client call, conflict check
Before taking the case the lawyer looks up the chain's liens and lawsuits, and tells him that he will not be first in line.
Deciding | A fee that fits the claim | agent | E-mail | 1 | PSF-1.2.3, PSF-1.3.3 | collection fee agreement, contingency fee, engagement letter
The fee letter offers a fixed price to judgment and a share of what comes in afterwards, with filing costs listed separately.
Pressing | Letter with a date in it | agent | Letter and e-mail | -1 | PSF-2.2.6, PSF-2.2.2 | demand letter, collect client debts, formal notice
Nine invoices, delivery slips and the chain's own "will pay next week" go to its registered agent as one demand with a final date.
Pain: His own reminders have gone to an address in accounts payable that nobody reads.
Pressing | Complaint filed | hybrid | Portal | 0 | PSF-2.2.2, PSF-2.2.1 | file lawsuit, draft complaint, court filing
He reads the six pages on his phone, corrects the name of a branch, and sees the docket number the same day.
Pressing | Judgment without a fight | agent | E-mail | 2 ! | PSF-2.2.1, PSF-2.2.5 | default judgment, court decision, hearing notice
The chain does not answer; the e-mail explains what a default judgment is and how long he now has to enforce it.
Collecting | Where the money might be | human | Telephone | -1 | PSF-2.2.6 | enforce judgment, bank levy, asset search
A collections paralegal tells him that the bank accounts are not worth the fee for a levy, but the card receipts of three restaurants are.
Pain: Each levy costs a fee in advance, and the first two accounts hold forty dollars.
Collecting | The chain files for bankruptcy | human | Telephone | -2 ! | PSF-2.2.2, PSF-2.2.6 | bankruptcy of debtor, proof of claim, creditor advice
His lawyer calls the same morning, files his claim at no charge, and says that five cents on the dollar would be a good result.
Pain: He hears of the bankruptcy from his own truck driver, and the firm's bill is due anyway.

# What Aunt Vera left
Bus mechanic of forty-seven, executor for an aunt with a house, a boat, two cats and a handwritten will.
A lay executor settles an estate with a lawyer and an accountant, and six cousins look on.
Beginning | First hour in the office | human | Meeting | -1 | PSF-1.3.3, PSF-1.3.4, PSF-2.1.1 | probate consultation, executor advice, estate lawyer first meeting
The lawyer reads the will aloud, says which sentence will cause trouble, and names a fixed fee for each step.
Pain: Four offices quote a percentage of the estate and will not say for which work.
Beginning | Papers for the court | hybrid | Portal and meeting | 0 | PSF-2.3.3, PSF-2.2.2 | probate filing, notarize estate documents, letters testamentary
The court forms are filled in from Aunt Vera's papers, and he signs all of them before the notary in one sitting.
Working | Cousins ask for their share | human | Letter and telephone | -2 ! | PSF-2.1.5, PSF-2.1.1 | heirs dispute, negotiate among heirs, estate mediation
The lawyer answers all six with the same letter and offers a call on Sunday, so that the executor no longer has to explain the will alone.
Pain: His cousins hire a lawyer of their own, and Thanksgiving is canceled.
Working | The house is sold | human | Closing table | 1 | PSF-2.1.4, PSF-2.1.2 | real estate closing, sale of estate property, closing documents
The closing takes half an hour because title, lien release and the court's consent were checked the week before.
Working | Aunt Vera's last tax return | agent | Portal | -1 | PSF-5.1.3, PSF-5.2.1 | final tax return of the deceased, estate income tax, tax forms of decedent
The portal fetches pension and bank forms, and three questions about the boat are all that he has to answer.
Pain: The accountant asks for receipts from 2009 that only Aunt Vera could have found.
Ending | Account for the court and the family | agent | Portal | 1 ! | PSF-7.1.4, PSF-2.3.1 | estate accounting, distribution to heirs, client trust account
Every dollar in and out is in one table with its receipt, and each cousin sees who gets how much and when.

# A deadline that somebody missed
Co-owner of a nursery with thirty greenhouses whose accountants forgot an election worth $38,000 in tax.
A client discovers her adviser's error, wants it put right, and takes her books elsewhere.
Discovery | Told by the firm itself | human | Telephone | -2 ! | PSF-7.2.4, PSF-1.1.1 | report error to client, professional mistake, call from accountant
The partner calls on the day he finds it, says what was missed and advises her to get a second opinion.
Pain: She finds out from an IRS notice; the firm had known for six weeks.
Discovery | Can it still be repaired | human | Meeting | 0 | PSF-5.2.2, PSF-5.2.1 | late election relief, tax relief request, objection to assessment
A tax lawyer from outside, paid by the firm, explains the request for late-election relief and puts its chance at even.
Repair | Request to the IRS | hybrid | Portal | -1 | PSF-5.2.1, PSF-5.1.3 | amended return, request for relief, corrected tax filing
She sees the draft, the statement in which the firm takes the blame, and the day it went out.
Pain: The draft blames "information not provided by the client," which is not what happened.
Repair | Refused | hybrid | E-mail and telephone | -1 | PSF-5.2.1, PSF-5.2.4 | tax ruling denied, decision of tax office, result of relief request
The refusal reaches her within the hour, with two sentences on why going to court would cost more than it could win.
Pain: The letter sits in the firm's mailroom over a long weekend, and interest keeps running.
Money | The firm's insurer takes over | human | Telephone | -2 | PSF-7.2.4 | malpractice claim, professional liability insurance, settle claim with client
An adjuster asks for three papers, names his decision date, and pays the undisputed half in advance.
Pain: The insurer argues that she would have paid most of the tax anyway, and offers a fifth.
Leaving | Files handed over | agent | Portal | 0 ! | PSF-7.1.5, PSF-5.1.1 | transfer client files, change accountant, close engagement
Seven years of ledgers, schedules and workpapers go to the new firm in one export, with no bill for it.
Leaving | Last talk | human | Visit | -1 | PSF-1.1.1, PSF-7.2.3 | client exit interview, end of engagement talk, service quality review
The partner drives out to the greenhouses, says what has been changed at the firm, and does not ask her to stay.
Pain: After nineteen years all that comes is a form letter about record retention.

# Twelve firms become four
General counsel of a maker of hospital beds with a flat budget, eleven countries, and lawyers' bills she cannot compare.
A corporate legal department picks its panel of law firms and holds them to what they promised.
Choosing | Proposal that answers the questions | hybrid | E-mail | 0 | PSF-1.2.2, PSF-1.2.1 | law firm panel tender, request for proposal legal, pitch to general counsel
The firm answers her fourteen questions in order, declines two countries, and names whom it would use there.
Choosing | Lunch with those who will do the work | human | Meeting | 1 | PSF-1.1.1, PSF-1.2.2 | client pitch meeting, meet the legal team, relationship partner
Two associates come along and speak more than the partner, which is what she wanted to see.
Starting | Billing rules read and set up | agent | Portal | -1 | PSF-1.3.5, PSF-1.3.3 | outside counsel guidelines, client billing guidelines, rate agreement
Her eleven pages become rules in the firm's time entry: no travel, no research by first-year associates, budgets by matter.
Pain: The guidelines are countersigned, and the first bill charges two hours for reading them.
Working | A question on a Friday afternoon | human | Telephone | 1 ! | PSF-2.1.1, PSF-7.2.1 | quick legal advice, legal opinion request, call outside counsel
An associate finds last year's memo on the same point and tells her in twenty minutes what may be shipped on Monday.
Working | Budget that is about to burst | hybrid | E-mail | -2 ! | PSF-7.1.2, PSF-7.1.1 | matter budget alert, scope change, fee estimate overrun
At seventy percent of the budget an e-mail gives the reason, what is left to do, and two ways to cut it.
Pain: The overrun is in the December bill, when her own budget has been reported to the board.
Paying | Invoice that passes her system | agent | E-invoice | -1 | PSF-7.1.3, PSF-7.1.1 | legal e-billing, law firm invoice, time narratives
Tasks, phases and rates are checked before the bill is sent, so that her system no longer rejects every third line.
Pain: A paralegal in her own department spends two days a month arguing about tenths of an hour.
Reviewing | Year in review with figures | human | Meeting | 0 | PSF-1.1.1, PSF-7.2.3 | annual client review, law firm scorecard, relationship review
The firm brings budget against actual for each matter and tells her which two it would handle differently.
`;
