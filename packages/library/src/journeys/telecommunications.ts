export const telecommunications = `
# Fiber for the new apartment
Graphic designer who works from home and moves on the first of the month.
A fiber line for a new apartment, from the check of the address to the first bill.
Choosing | What is possible at the new address | agent | Website | 1 | eTOM 1.3.3.C, eTOM 1.3.3 | check availability at address, coverage check, product catalog for customers
Her street address is enough to show which line is in the building and from which day it can be used.
Choosing | Advice in the store | human | Store | -1 | eTOM 1.12.9.A, eTOM 1.12.9 | selling to customers, advise customers on tariffs, sales consultation
The clerk asks what she uploads in a week and quotes a line without television.
Pain: Each question about the upload is answered with a movie package.
Ordering | Contract on one page | agent | Website | 0 | eTOM 1.3.3.A, eTOM 1.3.3, APQC PCF 3.5.4 | capture customer orders, order entry, contract summary for customers
The contract summary puts the price after month twelve, notice period and router rental above the order button.
Connection | Technician between eight and two | hybrid | App and telephone | -2 ! | eTOM 1.3.3.F, eTOM 1.4.5.C.2, eTOM 1.4.5 | installation appointments, service activation, field technicians at customers
From seven o'clock a map shows that she is third on the technician's list, and he calls before he turns into her street.
Pain: Nobody comes, and the system records that she was not at home.
Connection | Line live and measured | hybrid | App | 1 ! | eTOM 1.4.5.D, eTOM 1.4.5 | activate services, service provisioning, test lines at customers
The app measures the speed while the technician is still there, and both see that it is what she ordered.
First month | Bill as it was said | agent | E-mail | 2 | eTOM 1.3.9.C, eTOM 1.3.9, APQC PCF 9.2.2 | customer bills, invoicing of subscribers, first bill
The bill counts the partial month in days and explains it beside the amount.

# No network since this morning
Owner of a taxi company with six drivers whose bookings come by internet and telephone.
A fault at a small business that loses a fare with every call that does not come through.
Outage | Told of the outage before he calls | agent | Text message | -1 | eTOM 1.3.7.D, eTOM 1.3.7 | notify customers of outages, outage information, proactive service notices
A text at 6:40 names the district that is down, says since when, and gives the time of the next message.
Pain: Six drivers ask him why it is so quiet, and it takes him an hour to find out.
Outage | Report with a measured line | agent | App or telephone | -1 ! | eTOM 1.3.7.A, eTOM 1.3.7, APQC PCF 6.2.2 | report faults, trouble tickets of customers, customer problem handling
The app recognizes his line, tests it, and shows that the fault lies in the street cable and not in his office.
Pain: Three agents in a row ask him for his address, and none sees that the whole district is down.
Bridging | Cellular line until it works | agent | App | 1 | eTOM 1.4.5.E, eTOM 1.4.5 | temporary connection for customers, substitute service, backup line
One tap forwards the office number to his cell phone and lifts its data cap for the day, and bookings come in again.
Repair | Repair status by text | agent | Text message | 0 | eTOM 1.3.7.D, eTOM 1.3.7 | service problem status, fault tracking for customers, restoration time
He gets a text when the cut is found, when splicing begins, and when the expected time changes.
Repair | Technician calls afterwards | human | Telephone | 2 ! | eTOM 1.3.7.E, eTOM 1.3.7 | close trouble tickets with customers, confirm fault repair, service restoration
The technician phones, asks whether calls and bookings come in again, and waits on the line while he checks.
Credit | Money for the hours lost | agent | Bill | 1 | eTOM 1.3.8.B, eTOM 1.3.8, APQC PCF 9.2.5 | service level credits, bill credits for outages, compensation for downtime
The credit that his contract promises is on the next bill without his asking, with hours and rate.

# The bill is forty dollars higher than last month
Father of a teenager whose phone plan he pays and whose games he does not know.
A bill is questioned, explained and reduced, and the next one cannot surprise him.
Surprise | Spending alert | agent | Text message | -1 | eTOM 1.2.18.B, eTOM 1.2.18 | usage alerts, spending notices, balance notification
A text tells him when his son's line is twenty dollars above its usual month, and names the service.
Pain: The alert counts data only, and games that are charged by text never set it off.
Surprise | Bill read line by line | agent | App | -2 | eTOM 1.3.9.D.1, eTOM 1.3.9, APQC PCF 6.2.2 | bill presentation, itemized bills, explain bills
A tap on the charge shows what it is, when it was ordered, from which phone, and how to stop it.
Pain: "Third-party services" is all the bill says about a charge of $39.90.
Objection | Disputed charge taken off | human | Telephone | -1 ! | eTOM 1.3.9.D, eTOM 1.3.9, APQC PCF 6.2.3 | billing inquiries, bill disputes, billing complaints of subscribers
The agent sees that the purchase was never confirmed and takes it off the bill.
Pain: The carrier sends him to the maker of the game, abroad, which answers no calls.
Settled | Spending limit set | agent | App | 1 | eTOM 1.2.18.B, eTOM 1.2.18 | spending limits, block third-party services, change of service options
He blocks third-party charges in the app, except for ten dollars a month for games.
Settled | Due date moved | hybrid | App or telephone | 1 ! | eTOM 1.3.10.C, eTOM 1.3.10.B, eTOM 1.3.10, APQC PCF 9.2.4 | payment arrangements, collections from subscribers, deferred payments
The correction stops every reminder, and he may pay the rest of the bill two weeks later.
Settled | Follow-up question | agent | Text message | -1 | eTOM 1.3.2.A, eTOM 1.3.2, APQC PCF 6.5.1 | customer experience survey, customer satisfaction, customer feedback
Two weeks later a text asks whether it was solved, and a "no" reopens his case and puts him on a supervisor's call list.
Pain: Next month the same service is back on the bill, and a new agent sees no case.

# Leaving, or perhaps not
Customer of eleven years, with her husband's phone on the same account, a competitor's offer and a notice already typed.
A customer gives notice and is either kept fairly or let go in peace.
Notice | Cancellation online | agent | Website | -1 | eTOM 1.3.3.A, eTOM 1.3.3, APQC PCF 3.5.4 | cancel contracts, contract termination by customers, cancellation requests
She cancels on two pages and gets the end date by e-mail, without having to call anybody.
Pain: Canceling takes a call, to a department that is paid to talk her out of it.
Notice | Retention call | human | Telephone | -2 ! | eTOM 1.3.4.B, eTOM 1.3.4, APQC PCF 3.5.2 | retain customers, churn prevention, win-back calls
The agent has read about her three outages in spring and begins with those before any discount.
Pain: The call opens with a discount, as if there had been no outages.
Offer | Better plan offered | hybrid | Telephone and e-mail | 1 ! | eTOM 1.3.4.B, eTOM 1.3.4, APQC PCF 3.5.2 | retention offers, contract renewal, tariff advice for existing customers
The agent compares what she uses with what she pays and e-mails her an offer for the smaller plan.
Offer | Renewal confirmed by link | agent | E-mail | 0 | eTOM 1.3.3.A, eTOM 1.3.3, APQC PCF 3.5.4 | renew contracts online, confirm contract changes, order changes
One link withdraws her notice and confirms the new price from this month on.
Exit | Number ported | agent | Text message | 1 | eTOM 1.4.5.E, eTOM 1.4.5 | number porting, port out, transfer of phone numbers
Her husband takes the competitor's offer; his number is ported within the hour, and a text tells him that it works on the other network.
Exit | Final bill | agent | Mail | 0 | eTOM 1.3.9.C, eTOM 1.3.9, APQC PCF 9.2.2 | final bill, delete customer data, privacy requests of customers
The final bill for his line refunds the unused days and says which of his data is kept, and for how long.
Pain: The last bill charges him a full month more, and reminders follow him to the new provider.

# A phone for the first semester abroad
Exchange student of nineteen from Madrid, just landed in Chicago, without a bank account or an address there yet.
A prepaid plan in the United States, from the airport counter to a plan of her own.
Arrival | Prepaid SIM at the counter | human | Store | 0 | eTOM 1.12.9.A, eTOM 1.12.9 | sell prepaid cards, sales in stores, retail sale of phone plans
The clerk asks which country she will call and picks the prepaid SIM with the cheapest calls there.
Arrival | Identified by passport | hybrid | Store | -1 | eTOM 1.3.3.B.1, eTOM 1.3.3 | identify customers, register prepaid customers, customer identification
The clerk scans her passport, accepts the dormitory as an address, and is done in three minutes.
Pain: The system takes nothing but an American driver's license, and sends her away for a letter from the university.
Start | SIM activated | agent | Text message | 2 ! | eTOM 1.4.5.C.1, eTOM 1.4.5 | activate mobile service, card activation, mobile provisioning
The SIM is active before her train leaves, with a welcome text in her own language.
Start | Balance topped up | agent | App | -1 ! | eTOM 1.2.18.A, eTOM 1.2.18 | top up balance, prepaid balance, recharge accounts
After three days her balance is gone; the app shows what used it and accepts her Spanish card for a refill.
Pain: The app refuses every card without an American billing address, which is what she does not have yet.
Settled | Question in her own language | agent | Chat | 1 | eTOM 1.3.5.B, eTOM 1.3.5, APQC PCF 6.2.2 | customer interaction, customer service in several languages, chat with customers
She asks in her language what uses up her data, and the chat answers with pictures of the menus on her own phone.
Settled | Move to a contract plan | hybrid | App | 1 | eTOM 1.3.3.A, eTOM 1.3.3, APQC PCF 3.5.4 | move from prepaid to contract, plan changes, upgrade customers
Once she has a bank account, the app moves her to a cheaper plan with the same number and SIM.

# A telephone that Grandmother can keep
Woman of eighty-four with the same number since 1961 and a red button around her neck.
A forced migration from copper, for somebody whose emergency button needs that line.
Letter | Letter on the copper switch-off | agent | Letter | -2 | eTOM 1.2.7.D.2, eTOM 1.2.7 | letters about withdrawn plans, copper switch-off notice, notify customers of plan changes
The letter says first, in large print, that number and telephone stay, and then what changes and when.
Pain: The date of the switch-off is on page four, below an offer for gigabit.
Letter | Call about the red button | human | Telephone | -1 ! | eTOM 1.3.5.B, eTOM 1.3.5, APQC PCF 6.2.2 | general inquiries of customers, question about emergency button, coverage and device questions
The agent finds her alarm button in a list and orders the backup battery it will need.
Pain: The agent has never heard of such buttons and reads her a list of compatible phones.
Choosing | Adviser's visit | human | Home visit | 0 | eTOM 1.12.9.A, eTOM 1.12.9 | advise customers at home, successor plan, consultation on products
A field adviser looks at button and wall jack and offers the plan that costs no more than before.
Choosing | Appointment when somebody is there | human | Telephone | 1 | eTOM 1.3.3.D, eTOM 1.3.3 | book installation appointments, technician appointments for customers, choose installation date
A scheduler calls and offers a Saturday, since her granddaughter has to drive two hours.
The day | Old telephone, new line | human | At home | 0 | eTOM 1.4.5.C.2, eTOM 1.4.5 | switch customers to fiber, connect a fixed line, activate fixed access
The technician connects her old telephone and mounts the backup battery where she does not have to stoop.
The day | Alarm button tested | human | At home | 2 ! | eTOM 1.4.5.D, eTOM 1.4.5 | test and hand over a line, alarm button test, acceptance with the customer
They call the alarm center together, and the technician waits for the answer before he signs.
After | First bill on paper | agent | Bill | 1 | eTOM 1.3.9.C, eTOM 1.3.9, APQC PCF 9.2.2 | paper bills for customers, present invoices, first bill of a new plan
Her first bill comes on paper, as it always has, with the same amount as before.

# Moving with the line
Family of four, two of them working from home, moving across the river on a Friday.
Moving with an internet line on which two jobs depend.
Telling | Move reported | agent | App | 0 | eTOM 1.3.6.A, eTOM 1.3.6 | moving house, change of address, report a move
They enter address and date once, and the contract moves along without starting a new term.
Telling | Speed check at the new house | agent | App | 1 | eTOM 1.3.3.C, eTOM 1.3.3 | check line at new address, serviceability check, which speed is possible
The app shows that the new house could have twice the speed, and what the old speed and the new one would cost there.
Waiting | Stuck order resolved | hybrid | Text message | -2 ! | eTOM 1.2.27.B.2, eTOM 1.2.27 | stuck orders, resolve order problems for customers, address not found in order
The order is stuck on a house number that ends in "A"; a clerk notices before they do, corrects it and texts them.
Pain: For nineteen days the status says that their order is being processed.
Waiting | Old line until the new one works | agent | Text message | -1 | eTOM 1.3.3.F, eTOM 1.3.3 | order progress for customers, milestone messages, status of my move
A text confirms the technician for Saturday and says that the old line stays on until Sunday night.
Pain: The old line goes off on Thursday, and the technician is booked for the week after.
Saturday | Installation in the new house | human | Home visit | 1 | eTOM 1.4.5.C.2, eTOM 1.4.5 | installation at home, activate line after move, connect new home
The installer finds the conduit behind the closet and puts the router where their desks will be.
Monday | Both at work by eight | agent | App | 2 ! | eTOM 1.3.3.F, eTOM 1.4.5.D | confirm completed move, line test after moving, order completed notice
The app tests the new line on Sunday evening and reports the order as complete before their first meetings.

# Number stolen, and the bank account with it
Photographer of forty whose phone lost its network at noon and whose bank reported a transfer at one.
A SIM swap fraud is noticed, stopped and undone.
Alarm | Stolen number reported | hybrid | Website and telephone | -2 | eTOM 1.3.5.A, eTOM 1.3.7.A, APQC PCF 6.2.2 | report stolen number, lost network suddenly, contact routing for fraud
From a neighbor's laptop she types "SIM" and "bank," and within a minute a fraud agent calls her on the neighbor's phone.
Pain: The identification code is sent to the number that was stolen.
Alarm | SIM blocked during the call | human | Telephone | -2 ! | eTOM 1.4.5.E, eTOM 1.4.5 | block SIM, suspend service, stop a line
Without asking for a password, the agent finds a second SIM active since 11:52, shuts it off, and tells her whom to call next.
Pain: The agent wants the account password, which the thief changed at noon.
Proof | Identity check in the store | human | Store | -1 | eTOM 1.3.3.B.1, eTOM 1.3.6 | identity check in store, verify identity documents, prove ownership of a number
The nearest store has been told to expect her, and compares her passport with her face.
Pain: The thief has changed her address, and the store says that her ID does not match.
Back | Replacement SIM | hybrid | Store | 1 | eTOM 1.4.5.C.1, eTOM 1.4.5 | activate replacement SIM, new SIM card, restore number
Within a minute the system moves the number to a new SIM, and a clerk has her choose a new PIN and security questions.
After | Fraudulent calls disputed | agent | App | 0 | eTOM 1.3.9.D, eTOM 1.3.9, APQC PCF 6.2.3 | dispute calls on the bill, fraud charges on the bill, billing disputes
The app has marked eight international calls as not hers, and she only has to confirm.
After | Number lock set | agent | App | 1 | eTOM 1.3.6.A, eTOM 1.3.6 | number lock, security settings of the account, protect customer account
She sets a number lock, and as long as it is on, no store and no agent can issue another SIM.
After | Letter explaining the fraud | human | Letter | -1 ! | eTOM 1.3.5.D, eTOM 1.3.2, APQC PCF 6.2.3 | answer formal complaints, explain an incident to customers, complaint answers
The letter says that a dealer accepted a copied ID and what was done about it, credits her two months, and serves as proof for her bank.
Pain: The answer says that procedures were followed, and the bank sends her back to the carrier.

# A new phone on the old contract
Apprentice roofer whose phone has a cracked screen and whose contract has just run its twenty-four months.
Renewing a contract with a new device, and sending in the old one for money.
Idea | Upgrade offer by text | agent | Text message | 1 | eTOM 1.1.15.C, eTOM 1.3.4 | upgrade offers, campaign messages to customers, contract extension offers
The text lists three phones he can have for what he pays now, and says that he may also just keep his own.
Choosing | Phone advice for a roofer | human | Store | 0 | eTOM 1.12.9.A, eTOM 1.12.9 | device advice in store, advise consumers, phone consultation
Instead of the largest phone the clerk shows him one that works with gloves and survives a fall from a ladder.
Choosing | Credit check at the counter | hybrid | Store | -2 ! | eTOM 1.3.3.B.2, eTOM 1.3.3 | credit check for phones, credit and deposit decision, device financing
An old past-due notice blocks the order; the credit desk looks at two years of payments and clears it.
Pain: The screen turns red in front of the whole line, and nobody can tell him why.
Ordering | Signed on the clerk's tablet | hybrid | Store | -1 | eTOM 1.3.3.A, eTOM 1.12.9.E, APQC PCF 3.5.4 | contract extension, take customer orders in store, sign phone contract
The tablet shows phone, plan and insurance on a page each, with the cost over two years; he leaves out the insurance and signs.
Pain: He signs a gray box nine times and learns at home that insurance was one of them.
First day | New phone set up | human | Store | 1 | eTOM 1.4.5.C.1, eTOM 1.4.5 | set up new phone, activate eSIM, move SIM to new device
The clerk activates the eSIM and moves his pictures before the lunch break is over.
After | Trade-in credit | agent | Mail and bill | 2 ! | eTOM 1.3.9.D.2, eTOM 1.3.9, APQC PCF 9.2.5 | trade-in credit, credit on the bill, old device buyback
He mails the cracked phone in a prepaid box, and the next bill credits the $90 he was promised at the counter.

# Twelve branches on one network
IT lead of a chain of opticians whose stores cannot sell anything without the line.
A business network for many sites: design, roll-out, faults and service levels.
Asking | Network design workshop | human | Meeting | 1 | eTOM 1.12.9.B, eTOM 1.12.9 | design network for branches, presales workshop, business solution design
An engineer asks what a store can still do when the line is down and draws a cellular backup for each.
Asking | Quote for twelve addresses | hybrid | E-mail | -1 | eTOM 1.12.9.C.1, eTOM 1.12.9.C, APQC PCF 3.5.3 | quotes for several sites, multi-site quote, business quote request
Within the week the quote offers fiber for ten stores and for two the price of digging beside that of fixed wireless.
Pain: The quote takes three weeks, and half of the addresses in it are misspelled.
Deciding | Repair times negotiated | human | Telephone | 0 | eTOM 1.12.9.C.2, eTOM 1.12.9.E | contract terms for business customers, negotiate liability, non-standard terms
He asks for a six-hour repair time on Saturdays as well, and the account manager has approval the next day.
Roll-out | Roll-out status by store | agent | Portal | -1 | eTOM 1.2.27.C, eTOM 1.2.27 | roll-out status for customers, track orders against dates, order tracking of sites
The portal gives each store its date and says whether a late one is waiting for a landlord, a permit or an answer of his own.
Pain: A weekly spreadsheet shows every store on track, including the one without a permit.
Roll-out | Router that configures itself | hybrid | On site | 1 | eTOM 1.4.5.C.3, eTOM 1.4.5 | activate business network, router configuration, connect a branch
The router configures itself; the store manager plugs in two cables and reads three lights to the help desk.
Running | Outage on a Saturday in December | human | Telephone | -2 ! | eTOM 1.3.7.D, eTOM 1.3.7.A, eTOM 1.3.7, APQC PCF 6.2.2 | business fault ticket, repair time at risk, service desk for business customers
Store seven goes offline, and the carrier's desk calls him with a ticket and a repair time before he can report it.
Pain: The business hotline offers a technician for Tuesday, after the holidays.
Running | Quarterly service review | hybrid | Report and call | 2 | eTOM 1.3.8.A, eTOM 1.3.8 | service level reports for customers, quality review with business customers, measured service levels
The account manager brings uptime by store, credits for two breaches, and one line that should be replaced.

# Her husband's contracts
Woman of fifty-eight who has lost her husband; three contracts are in his name, and his voice is on the voice mail.
A death is reported, contracts are transferred, and something is kept that is not in any contract.
Telling | Bereavement call | human | Telephone | -2 ! | eTOM 1.3.5.A, eTOM 1.3.5, APQC PCF 6.2.2 | report a death, bereavement line, customer contact after death
At the word "died" the call goes to a trained agent, who gives her a direct number for the next time.
Pain: "I may only speak to the contract holder," says the hotline to his widow.
Papers | Certificate by photograph | agent | App | -1 | eTOM 1.3.5.C, eTOM 1.3.5 | upload documents, letters from customers, send in certificates
The app files one photograph of the certificate with all three contracts and asks for no certified copy.
Pain: She mails the certificate once for each contract, and one of the three gets lost.
Papers | Contracts transferred | human | Telephone | 0 | eTOM 1.3.6.C, eTOM 1.3.6 | transfer contract after death, change of account owner, close accounts of the deceased
The landline and their son's phone move to her name; her husband's number stays on free of charge until she has decided.
Settling | Voice mail saved | human | E-mail | 2 ! | eTOM 1.3.5.B, eTOM 1.3.5, APQC PCF 6.2.2 | special requests of customers, save voice mail, help for customers
An agent saves his voice mail greeting and sends it to her as a file with a short note.
Settling | First bill in her own name | agent | Bill | 1 | eTOM 1.3.9.C, eTOM 1.3.9, APQC PCF 9.2.2 | bill after change of owner, present invoices, first bill to new owner
The first bill is addressed to her and counts only what was used after the transfer.
Settling | Advertising to him stopped | agent | Letter | 0 | eTOM 1.3.21.A, eTOM 1.3.21 | stop advertising to the deceased, delete consents, marketing objections of customers
The carrier writes to her that his name is off every mailing and calling list.
Pain: In spring a letter offers him a new phone by name, on what would have been his birthday.

# The same answer for the fourth time
Violin teacher who gives lessons online from a village where the line drops at six, and has kept a log for four months.
A repeated complaint that finally reaches somebody who measures.
Trying | Troubleshooting by chat | agent | Chat | -1 | eTOM 1.3.7.B, eTOM 1.3.7, APQC PCF 6.2.2 | self-help for faults, guide customers through repair, troubleshooting chat
The assistant knows that she has restarted three times and goes straight to a line test.
Pain: The chat offers an article on weak Wi-Fi, and her laptop is on a cable.
Trying | Closed ticket reopened | agent | E-mail | -2 ! | eTOM 1.3.7.E, eTOM 1.3.7 | closed tickets, confirm repair with customers, reopen a fault
Her "not solved" reopens the ticket, which keeps its number and its age.
Pain: Each evening begins a new ticket, and each ticket begins with a restart.
Complaint | Complaint with her log | human | Telephone | 0 | eTOM 1.3.5.D, eTOM 1.3.5, APQC PCF 6.2.3 | formal complaints, escalated complaints of customers, complaint handling
A case owner has read her log of four months and asks what else in the village is switched on at six.
Complaint | Cause found for the whole street | human | Telephone | 1 | eTOM 1.4.6.B, eTOM 1.4.6 | service problem explained, diagnose recurring faults, find cause of line drops
A network engineer finds that fourteen houses share a failing line card and gives her the date of its replacement.
Repair | Technician at six in the evening | human | Home visit | 0 | eTOM 1.3.7.C, eTOM 1.3.7, APQC PCF 6.3.4 | dispatch technicians to customers, home visit for faults, technician visit
The technician comes at six, watches the line drop, and has a colleague swap the card in the cabinet.
Settled | Credit for four months | hybrid | Bill | 1 ! | eTOM 1.3.9.D.2, eTOM 1.3.9, APQC PCF 9.2.5 | credit for poor service, bill adjustments for customers, goodwill credit
The credit of half the fee goes back to the first evening in her log.
Settled | A call after a low score | human | Telephone | -1 | eTOM 1.3.2.C, eTOM 1.3.2, APQC PCF 6.5.1 | call back dissatisfied customers, service recovery call, follow up on low scores
Her score of two brings a call from the service manager, who has watched the line at six all week and asks what would have helped in January.
Pain: The survey thanks her for the two, and at six in the evening the line drops again.
`;
