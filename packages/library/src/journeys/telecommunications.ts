export const telecommunications = `
# Fiber for the new apartment
Graphic designer who works from home and moves on the first of the month.
From the check of the address to the first large file sent to a client.
Choosing | What is possible at the new address | agent | Website | 1 | eTOM 1.3.3.C, eTOM 1.3.3 | check availability at address, coverage check, product catalog for customers
The street number is enough to see which line lies in the basement and from when it can be used.
Choosing | Advice without a bundle | hybrid | Store or chat | -1 | eTOM 1.12.9.A, eTOM 1.12.9 | selling to customers, advise customers on tariffs, sales consultation
She wants a line and no television; two sentences later she has just that.
Pain: Each question about the upload is answered with a movie package.
Ordering | Contract in one page | agent | Website | 0 | eTOM 1.3.3.A, eTOM 1.3.3, APQC PCF 3.5.4 | capture customer orders, order entry, contract summary for customers
Price after month thirteen, notice period and router rent stand above the button.
Connection | Technician between eight and two | human | Home visit | -2 ! | eTOM 1.4.5.C.2, eTOM 1.4.5 | installation appointments, service activation, field technicians at customers
She has taken the day off; a map shows from seven o'clock where he is and that she is third.
Pain: Nobody comes, and the system says "customer not met".
Connection | Line live and measured | hybrid | App | 1 ! | eTOM 1.4.5.D, eTOM 1.4.5 | activate services, service provisioning, test lines at customers
Light goes on, the app measures the speed with him still there, and both see that it is the ordered one.
First month | Bill as it was said | agent | E-mail | 2 | eTOM 1.3.9.C, eTOM 1.3.9, APQC PCF 9.2.2 | customer bills, invoicing of subscribers, first bill
The broken month is counted in days and explained beside the line.

# No network since this morning
Owner of a taxi company with six drivers whose bookings come by internet and telephone.
A fault at a small business that loses a fare with every call that does not come through.
Outage | Outage known before the call | agent | Text message | -1 | eTOM 1.3.7.D, eTOM 1.3.7 | notify customers of outages, outage information, proactive service notices
A message at 6:40 names the district, the cause and the hour at which it should be over.
Pain: Six drivers ask him why it is so quiet, and it takes him an hour to know.
Outage | Report with a measured line | agent | App or telephone | -1 ! | eTOM 1.3.7.A, eTOM 1.3.7, APQC PCF 6.2.2 | report faults, trouble tickets of customers, customer problem handling
The router is tested from afar while he speaks; it is the cable in the street, so he need not restart anything.
Pain: Restart the router, press two, restart the router: three agents in a row.
Bridging | Cellular line until it works | hybrid | App | 1 | eTOM 1.4.5.E, eTOM 1.4.5 | temporary connection for customers, substitute service, backup line
Data on the office phone is raised for the day, and the bookings come in again.
Repair | Status that means something | agent | Text message | 0 | eTOM 1.3.7.D, eTOM 1.3.7 | service problem status, fault tracking for customers, restoration time
Cut found, splice begun, expected at one: each message is news.
Repair | Technician calls afterwards | human | Telephone | 2 ! | eTOM 1.3.7.E, eTOM 1.3.7 | close trouble tickets with customers, confirm fault repair, service restoration
He asks whether all six handsets ring and waits while it is tried.
Credit | Money for the hours lost | agent | Bill | 1 | eTOM 1.3.8.B, eTOM 1.3.8, APQC PCF 9.2.5 | service level credits, bill credits for outages, compensation for downtime
The business tariff promises it, so it comes by itself, with hours and rate.

# The bill is forty higher than last month
Father of a teenager whose phone plan he pays and whose games he does not know.
A bill is questioned, explained and partly refunded, and the next one cannot surprise him.
Surprise | Message before the bill | agent | Text message | -1 | eTOM 1.2.18.B, eTOM 1.2.18 | usage alerts, spending notices, balance notification
At twenty over the usual the phone tells him, with the name of the service.
Pain: The alert counts data only, and games that are charged by text never set it off.
Surprise | Bill read line by line | agent | App | -2 | eTOM 1.3.9.D.1, eTOM 1.3.9, APQC PCF 6.2.2 | bill presentation, itemized bills, explain bills
A tap on the strange line says what it is, who ordered it, when, and how it is stopped.
Pain: "Third-party services" is all the bill says about thirty-nine ninety.
Objection | Talk about who ordered it | human | Telephone | -1 ! | eTOM 1.3.9.D, eTOM 1.3.9, APQC PCF 6.2.3 | billing inquiries, bill disputes, billing complaints of subscribers
The agent sees the confirmation that was never given and takes the sum off.
Pain: The carrier sends him to the maker of the game, abroad, which answers no calls.
Settled | Limit set for the boy | agent | App | 1 | eTOM 1.2.18.B, eTOM 1.2.18 | spending limits, block third-party services, change of service options
Third parties are blocked, and ten a month are free for games.
Settled | Paid later without a block | hybrid | App or telephone | 1 ! | eTOM 1.3.10.B, eTOM 1.3.10, APQC PCF 9.2.4 | payment arrangements, collections from subscribers, deferred payments
While the line was disputed the due date stood still, and no reminder was sent.
Settled | Asked whether it is good now | agent | Text message | -1 | eTOM 1.3.2.A, eTOM 1.3.2, APQC PCF 6.5.1 | customer experience survey, customer satisfaction, customer feedback
One question, two weeks later, and the answer "no" would have brought a call.
Pain: Next month the same service is back on the bill, and a new agent sees no case.

# Leaving, or perhaps not
Customer of eleven years with a competitor's offer in her hand and a notice already typed.
A customer gives notice and is either kept fairly or let go in peace.
Notice | Button that cancels | agent | Website | -1 | eTOM 1.3.3.A, eTOM 1.3.3, APQC PCF 3.5.4 | cancel contracts, contract termination by customers, cancellation requests
It takes two pages and confirms the date by mail, with no call that she must make.
Pain: Canceling takes a call, to a department that is paid to talk her out of it.
Notice | Call that asks why | human | Telephone | -2 ! | eTOM 1.3.4.B, eTOM 1.3.4, APQC PCF 3.5.2 | retain customers, churn prevention, win-back calls
Somebody has seen the three faults of the spring and begins with those and not with a discount.
Pain: New customers get the line for half, and those who stay pay for it.
Offer | Tariff that she should have had | hybrid | Telephone and mail | 1 ! | eTOM 1.3.4.B, eTOM 1.3.4, APQC PCF 3.5.2 | retention offers, contract renewal, tariff advice for existing customers
What she uses is compared with what she pays, and the smaller plan is the offer.
Offer | Consent without small print | agent | Mail link | 0 | eTOM 1.3.3.A, eTOM 1.3.3, APQC PCF 3.5.4 | renew contracts online, confirm contract changes, order changes
The notice is taken back by the same mail, the new price begins with the current month.
Exit | Number goes along on the day | agent | Text message | 1 | eTOM 1.4.5.E, eTOM 1.4.5 | number porting, port out, transfer of phone numbers
For her husband's line it stays at leaving; his number works at the other network at eight.
Exit | Last bill and data deleted | agent | Mail | 0 | eTOM 1.3.9.C, eTOM 1.3.9, APQC PCF 9.2.2 | final bill, delete customer data, privacy requests of customers
A credit comes back without asking, with a line on what is kept and how long.
Pain: The final bill charges a full month more, and reminders follow her to the new provider.

# A phone for the first day at school abroad
Exchange student of nineteen, new in the country, without a bank account or an address yet.
From the counter at the airport to calling home for the first time.
Arrival | Prepaid card at the counter | human | Store | 0 | eTOM 1.12.9.A, eTOM 1.12.9 | sell prepaid cards, sales in stores, retail sale of phone plans
The clerk asks where "home" is and takes out the card with which it costs least.
Arrival | Identified by passport | hybrid | Store | -1 | eTOM 1.3.3.B.1, eTOM 1.3.3 | identify customers, register prepaid customers, customer identification
The passport is scanned, the dormitory counts as an address, and it takes three minutes.
Pain: The check does not know her passport and a form has to be faxed.
Start | Working before the train leaves | agent | Phone | 2 ! | eTOM 1.4.5.C.1, eTOM 1.4.5 | activate mobile service, card activation, mobile provisioning
The network comes up on the platform, with a greeting in her own language.
Start | First balance used up | agent | App | -1 ! | eTOM 1.2.18.A, eTOM 1.2.18 | top up balance, prepaid balance, recharge accounts
A movie has eaten it all by Wednesday; the refill takes her foreign card.
Pain: The app wants a bank account in the country, which is what she does not have yet.
Settled | Question in her own language | agent | Chat | 1 | eTOM 1.3.5.B, eTOM 1.3.5, APQC PCF 6.2.2 | customer interaction, customer service in several languages, chat with customers
She asks how to see what uses the data and gets pictures of her own model.
Settled | Plan with a contract | hybrid | App | 1 | eTOM 1.3.3.A, eTOM 1.3.3, APQC PCF 3.5.4 | move from prepaid to contract, plan changes, upgrade customers
With a bank account comes the cheaper plan, the same number and no new card.

# A telephone that grandmother can keep
Woman of eighty-four with the same number since 1961 and a red button around her neck.
A forced migration from copper, for somebody whose emergency button hangs on the line.
Letter | The end of the old line | agent | Letter | -2 | eTOM 1.2.7.D.2, eTOM 1.2.7 | letters about withdrawn plans, copper switch-off notice, notify customers of plan changes
The letter says in large print what stays, the number and the telephone, before it says what goes.
Pain: The date of the switch-off is on page four, below an offer for gigabit.
Letter | Call about the red button | human | Telephone | -1 ! | eTOM 1.3.5.B, eTOM 1.3.5, APQC PCF 6.2.2 | general inquiries of customers, question about emergency button, coverage and device questions
The agent knows the makes of alarm buttons, and which of them needs a small box with a battery.
Pain: The agent has never heard of such buttons and reads her a list of compatible phones.
Choosing | A plan without extras | human | Home visit | 0 | eTOM 1.12.9.A, eTOM 1.12.9 | advise customers at home, successor plan, consultation on products
The seller sits down, looks at the button and the socket, and offers what costs no more than before.
Choosing | Appointment when somebody is there | agent | Telephone | 1 | eTOM 1.3.3.D, eTOM 1.3.3 | book installation appointments, technician appointments for customers, choose installation date
It falls on a Saturday, since her granddaughter drives two hours.
The day | Old socket, new line | human | At home | 0 | eTOM 1.4.5.C.2, eTOM 1.4.5 | switch customers to fiber, connect a fixed line, activate fixed access
He leaves her the old telephone on its table, and screws the box to where she does not have to stoop.
The day | Button pressed for real | human | At home | 2 ! | eTOM 1.4.5.D, eTOM 1.4.5 | test and hand over a line, alarm button test, acceptance with the customer
They call the alarm center together, and the technician waits for the answer before he signs.
After | Same sum as always | agent | Bill | 1 | eTOM 1.3.9.C, eTOM 1.3.9, APQC PCF 9.2.2 | paper bills for customers, present invoices, first bill of a new plan
It comes on paper as before and is four cents lower.

# Moving with the line
Family of four, two of them working from home, moving across the river on a Friday.
Moving with an internet line on which two jobs depend.
Telling | New address, old contract | agent | App | 0 | eTOM 1.3.6.A, eTOM 1.3.6 | moving house, change of address, report a move
Address and date are entered once; the contract moves along and does not begin again.
Telling | What the new house can do | agent | App | 1 | eTOM 1.3.3.C, eTOM 1.3.3 | check line at new address, serviceability check, which speed is possible
Twice as fast is possible and not necessary, says the page, and the price of both stands there.
Waiting | Stuck between two systems | hybrid | Text message | -2 ! | eTOM 1.2.27.B.2, eTOM 1.2.27 | stuck orders, resolve order problems for customers, address not found in order
The street number ends in "a" and the order stands still; a clerk has noticed before they do, and writes so.
Pain: "Your order is being processed", for nineteen days.
Waiting | Sent ahead of the boxes | agent | Text message | -1 | eTOM 1.3.3.F, eTOM 1.3.3 | order progress for customers, milestone messages, status of my move
The technician is confirmed for Saturday, and the old line stays up until Sunday night.
Pain: The old line goes off on Thursday, and the technician is booked for the week after.
Saturday | Line in the study, not in the hall | human | Home visit | 1 | eTOM 1.4.5.C.2, eTOM 1.4.5 | installation at home, activate line after move, connect new home
He finds the tube behind the closet and puts the router where the desks will stand.
Monday | Everything rings | agent | App | 2 ! | eTOM 1.3.3.F, eTOM 1.4.5.D | confirm completed move, line test after moving, order completed notice
At eight both are in their meetings; a short test had said so on Sunday evening.

# Number stolen, and with it the bank
Photographer of forty whose phone lost its network at noon and whose bank wrote at one.
A SIM swap fraud is noticed, stopped and undone.
Alarm | Phone dead, mail strange | agent | Website | -2 | eTOM 1.3.5.A, eTOM 1.3.7.A, APQC PCF 6.2.2 | report stolen number, lost network suddenly, contact routing for fraud
She writes "SIM" and "bank" from a neighbor's laptop and is with a person in forty seconds.
Pain: The identification code is sent to the number that was stolen.
Alarm | Blocked while she talks | human | Telephone | -2 ! | eTOM 1.4.5.E, eTOM 1.4.5 | block SIM, suspend service, stop a line
The agent sees a second card since 11:52, cuts it off, and tells her which calls to make next.
Pain: The agent wants the account password, which the thief changed at noon.
Proof | Who is the real one | human | Store | -1 | eTOM 1.3.3.B.1, eTOM 1.3.6 | identity check in store, verify identity documents, prove ownership of a number
Passport and face in the store three streets away, with a clerk who has been told to expect her.
Pain: The store cannot help her: by its records she is somebody with another address.
Back | New card in four minutes | agent | Store | 1 | eTOM 1.4.5.C.1, eTOM 1.4.5 | activate replacement SIM, new SIM card, restore number
The number comes back to a fresh card, and the old answers to it are gone.
After | Calls she never made | hybrid | App | 0 | eTOM 1.3.9.D, eTOM 1.3.9, APQC PCF 6.2.3 | dispute calls on the bill, fraud charges on the bill, billing disputes
Eleven international calls are marked already; she only has to say yes.
After | Lock on the number | agent | App | 1 | eTOM 1.3.6.A, eTOM 1.3.6 | number lock, security settings of the account, protect customer account
Without a password of her own no card is given out any more, in no store.
After | How it could happen | human | Letter | -1 ! | eTOM 1.3.5.D, eTOM 1.3.2, APQC PCF 6.2.3 | answer formal complaints, explain an incident to customers, complaint answers
A dealer had accepted a copy; the letter says it, says what follows for him, and pays for her afternoon.
Pain: The answer says that procedures were followed, and the bank sends her back to the carrier.

# A new phone on the old contract
Apprentice roofer with a cracked screen whose contract has just run its twenty-four months.
Renewing a contract with a new device, and sending in the old one for money.
Idea | You may choose a new one | agent | Text message | 1 | eTOM 1.1.15.C, eTOM 1.3.4 | upgrade offers, campaign messages to customers, contract extension offers
The text names what he may have for what he pays now, and that waiting costs nothing.
Choosing | Glove, dust and ladder | human | Store | 0 | eTOM 1.12.9.A, eTOM 1.12.9 | device advice in store, advise consumers, phone consultation
The clerk puts the large one back: "You will lose it off a roof", and shows one with a rubber edge.
Choosing | No, says the machine | hybrid | Store | -2 ! | eTOM 1.3.3.B.2, eTOM 1.3.3 | credit check for phones, credit and deposit decision, device financing
An old reminder stands in the way; a person in the back looks at two years of payments and lifts it.
Pain: A red screen that everybody in the line can read, and no reason for it.
Ordering | Signed on the clerk's tablet | hybrid | Store | -1 | eTOM 1.3.3.A, eTOM 1.12.9.E, APQC PCF 3.5.4 | contract extension, take customer orders in store, sign phone contract
Device, plan and end of contract stand on one page each, the sum over two years at the end.
Pain: He signs a gray box eleven times and learns at home that insurance was one of them.
First day | Everything moved over | human | Store | 1 | eTOM 1.4.5.C.1, eTOM 1.4.5 | set up new phone, activate eSIM, move SIM to new device
Card and number are on the new one before his lunch break is over, and his pictures come along.
After | Old one bought back | agent | Mail and bill | 2 ! | eTOM 1.3.9.D.2, eTOM 1.3.9, APQC PCF 9.2.5 | trade-in credit, credit on the bill, old device buyback
Ninety for a cracked one, as was said at the counter, stand on the next bill.

# Twelve branches on one network
IT lead of a chain of opticians whose stores cannot sell anything without the line.
A business network for many sites: survey, roll-out, faults and service levels.
Asking | Engineer who draws | human | Meeting | 1 | eTOM 1.12.9.B, eTOM 1.12.9 | design network for branches, presales workshop, business solution design
He asks what a store does when the line is gone, and draws a second one over cellular for each.
Asking | Quote for twelve addresses | hybrid | E-mail | -1 | eTOM 1.12.9.C.1, eTOM 1.12.9.C, APQC PCF 3.5.3 | quotes for several sites, multi-site quote, business quote request
Ten can have fiber; for two the price of digging stands beside that of radio.
Pain: Three weeks for a quote, and then half of the addresses are misspelled.
Deciding | A clause about sales days | human | Telephone | 0 | eTOM 1.12.9.C.2, eTOM 1.12.9.E | contract terms for business customers, negotiate liability, non-standard terms
Six hours to repair, on Saturdays too; it needs a yes from above and has it the next day.
Roll-out | Store by store on one page | agent | Portal | -1 | eTOM 1.2.27.C, eTOM 1.2.27 | roll-out status for customers, track orders against dates, order tracking of sites
Each store has its date, and what is late says on whom it waits: landlord, excavator or himself.
Pain: A weekly spreadsheet shows every store on track, including the one without a permit.
Roll-out | Router that sets itself up | hybrid | On site | 1 | eTOM 1.4.5.C.3, eTOM 1.4.5 | activate business network, router configuration, connect a branch
The store manager plugs in two cables and reads three lights over the phone.
Running | Saturday before Christmas | human | Telephone | -2 ! | eTOM 1.3.7.A, eTOM 1.3.7, APQC PCF 6.2.2 | business fault ticket, repair time at risk, service desk for business customers
In store seven the register is down; before he has found the number, the desk calls with a ticket and a time.
Pain: The business line offers a technician for Tuesday, after the holidays.
Running | Quarter in figures | hybrid | Report and call | 2 | eTOM 1.3.8.A, eTOM 1.3.8 | service level reports for customers, quality review with business customers, measured service levels
Uptime by store, two breaches, the credit for them worked out, and one line that should be moved.

# Her husband's contracts
Woman of fifty-eight who has lost her husband; three contracts are in his name, and his voice is on the voice mail.
A death is reported, contracts are transferred, and something is kept that is not in any contract.
Telling | Said once | human | Telephone | -2 ! | eTOM 1.3.5.A, eTOM 1.3.5, APQC PCF 6.2.2 | report a death, bereavement line, customer contact after death
One word is enough for the call to land with somebody who has time, and who is there again next week.
Pain: "I may only speak to the contract holder", says the hotline to his widow.
Papers | Certificate by photograph | agent | App | -1 | eTOM 1.3.5.C, eTOM 1.3.5 | upload documents, letters from customers, send in certificates
It is read, filed with all three cards, and nobody asks for a certified copy.
Pain: She mails the certificate once for each contract, and one of the three gets lost.
Papers | Which of it to keep | human | Telephone | 0 | eTOM 1.3.6.C, eTOM 1.3.6 | transfer contract after death, change of account owner, close accounts of the deceased
Son's card and landline go to her; his own may stay on without a fee until she has made up her mind.
Settling | Voice mail saved | human | E-mail | 2 ! | eTOM 1.3.5.B, eTOM 1.3.5, APQC PCF 6.2.2 | special requests of customers, save voice mail, help for customers
The greeting comes as a file, with a line from the person who has sent it.
Settling | Bill in her own name | agent | Bill | 1 | eTOM 1.3.9.C, eTOM 1.3.9, APQC PCF 9.2.2 | bill after change of owner, present invoices, first bill to new owner
Only what was used after the day is on it, and the salutation is right.
Settling | Ads to him stopped | agent | Letter | 0 | eTOM 1.3.21.A, eTOM 1.3.21 | stop advertising to the deceased, delete consents, marketing objections of customers
No offer with his name comes any more, neither by mail nor to the phone.
Pain: In spring a letter offers him a new phone by name, on what was his birthday.

# The same answer for the fourth time
Violin teacher who gives lessons online from a village where the line drops at six, and has kept a log for a month.
A repeated complaint that finally reaches somebody who measures.
Trying | Guided through it again | agent | Chat | -1 | eTOM 1.3.7.B, eTOM 1.3.7, APQC PCF 6.2.2 | self-help for faults, guide customers through repair, troubleshooting chat
Knows that she has done the restart three times and skips it, at least this once.
Pain: The chat offers an article on weak Wi-Fi, and her laptop is on a cable.
Trying | Ticket closed, nothing solved | agent | E-mail | -2 ! | eTOM 1.3.7.E, eTOM 1.3.7 | closed tickets, confirm repair with customers, reopen a fault
One click says "no, not solved", and the ticket keeps its number and its age.
Pain: Each evening begins a new ticket, and each ticket begins with a restart.
Complaint | Her list is read | human | Telephone | 0 | eTOM 1.3.5.D, eTOM 1.3.5, APQC PCF 6.2.3 | formal complaints, escalated complaints of customers, complaint handling
A case owner with a name has the month of evenings before him and asks what else is switched on at six.
Complaint | Whole street at the same hour | human | Telephone | 1 | eTOM 1.4.6.B, eTOM 1.4.6 | service problem explained, diagnose recurring faults, find cause of line drops
Nineteen houses share one card in the cabinet; he says so, and when it will be changed.
Repair | Technician at six, on purpose | human | Home visit | 0 | eTOM 1.3.7.C, eTOM 1.3.7, APQC PCF 6.3.4 | dispatch technicians to customers, home visit for faults, technician visit
He comes when it happens, watches it drop, and calls the man at the cabinet.
Settled | Four months at half | hybrid | Bill | 1 ! | eTOM 1.3.9.D.2, eTOM 1.3.9, APQC PCF 9.2.5 | credit for poor service, bill adjustments for customers, goodwill credit
It goes back to her first evening on the list, not to the day of the complaint.
Settled | A call after a low score | human | Telephone | -1 | eTOM 1.3.2.C, eTOM 1.3.2, APQC PCF 6.5.1 | call back dissatisfied customers, service recovery call, follow up on low scores
She had given a two; somebody asks why, and hears that the two had been for January.
Pain: The survey thanks her for the two, and at six in the evening the line drops again.
`;
