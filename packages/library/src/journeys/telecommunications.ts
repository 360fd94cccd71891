export const telecommunications = `
# Fiber for the new flat
Graphic designer who works from home and moves on the first of the month.
From the check of the address to the first large file sent to a client.
Choosing | What is possible at the new address | agent | Website | 1 | eTOM 1.2.22, eTOM 1.12.11 | check availability at address, coverage check, product catalog for customers
The house number is enough to see which line lies in the cellar and from when it can be used.
Choosing | Advice without a bundle | hybrid | Store or chat | -1 | eTOM 1.12.9 | selling to customers, advise customers on tariffs, sales consultation
She wants a line and no television; two sentences later she has just that.
Pain: Each question about the upload is answered with a film package.
Ordering | Contract in one page | agent | Website | 0 | eTOM 1.3.3, eTOM 1.12.9 | capture customer orders, order entry, contract summary for customers
Price after month thirteen, notice period and router rent stand above the button.
Connection | Technician between eight and two | human | Home visit | -2 ! | eTOM 1.4.5, eTOM 1.3.3 | installation appointments, service activation, field technicians at customers
She has taken the day off; a map shows from seven o'clock where he is and that she is third.
Pain: Nobody comes, and the system says "customer not met".
Connection | Line live and measured | hybrid | App | 1 ! | eTOM 1.4.5 | activate services, service provisioning, test lines at customers
Light goes on, the app measures the speed with him still there, and both see that it is the ordered one.
First month | Bill as it was said | agent | E-mail | 2 | eTOM 1.3.9 | customer bills, invoicing of subscribers, first bill
The broken month is counted in days and explained beside the line.

# No network since this morning
Owner of a taxi office with six drivers whose bookings come by internet and telephone.
From the silence on the line to the credit on the next bill.
Outage | Outage known before the call | agent | Text message | -2 | eTOM 1.3.5, eTOM 1.4.6 | notify customers of outages, outage information, proactive service notices
A message at 6:40 names the district, the cause and the hour at which it should be over.
Outage | Report with a measured line | agent | App or telephone | -1 ! | eTOM 1.3.7 | report faults, trouble tickets of customers, customer problem handling
The router is tested from afar while he speaks; it is the cable in the street, so he need not restart anything.
Pain: Restart the router, press two, restart the router: three agents in a row.
Bridging | Mobile line until it works | hybrid | App | 1 | eTOM 1.3.7, eTOM 1.3.2 | temporary connection for customers, substitute service, backup line
Data on the office phone is raised for the day, and the bookings come in again.
Repair | Status that means something | agent | Text message | 0 | eTOM 1.4.6, eTOM 1.3.8 | service problem status, fault tracking for customers, restoration time
Digger found, splice begun, expected at one: each message is news.
Repair | Technician calls afterwards | human | Telephone | 2 ! | eTOM 1.3.7, eTOM 1.4.6 | close trouble tickets with customers, confirm fault repair, service restoration
He asks whether all six handsets ring and waits while it is tried.
Credit | Money for the hours lost | agent | Bill | 1 | eTOM 1.3.8, eTOM 1.3.9 | service level credits, bill credits for outages, compensation for downtime
The business tariff promises it, so it comes by itself, with hours and rate.

# The bill is forty higher than last month
Father of a teenager whose phone plan he pays and whose games he does not know.
From the shock on the bill to a limit that holds.
Surprise | Message before the bill | agent | Text message | -1 | eTOM 1.2.16, eTOM 1.2.18 | usage alerts, spending notices, balance notification
At twenty over the usual the phone tells him, with the name of the service.
Surprise | Bill read line by line | agent | App | -2 | eTOM 1.3.9 | bill presentation, itemized bills, explain bills
A tap on the strange line says what it is, who ordered it, when, and how it is stopped.
Pain: "Third-party services" is all the bill says about thirty-nine ninety.
Objection | Talk about who ordered it | human | Telephone | -1 ! | eTOM 1.3.9, eTOM 1.3.5 | billing inquiries, bill disputes, billing complaints of subscribers
The agent sees the confirmation that was never given and takes the sum off.
Settled | Limit set for the boy | agent | App | 1 | eTOM 1.2.18, eTOM 1.3.3 | spending limits, block third-party services, change of service options
Third parties are blocked, and ten a month are free for games.
Settled | Paid later without a block | hybrid | App or telephone | 1 ! | eTOM 1.3.10 | payment arrangements, collections from subscribers, deferred payments
While the line was disputed the due date stood still, and no reminder was sent.
Settled | Asked whether it is good now | agent | Text message | 2 | eTOM 1.3.2, eTOM 1.3.4 | customer experience survey, customer satisfaction, customer feedback
One question, two weeks later, and the answer "no" would have rung at a desk.

# Leaving, or perhaps not
Customer of eleven years with a competitor's offer in her hand and a notice already typed.
From the cancellation button to the decision to stay, or an exit without a fight.
Notice | Button that cancels | agent | Website | -1 | eTOM 1.3.3, eTOM 1.3.5 | cancel contracts, contract termination by customers, cancellation requests
It takes two pages and confirms the date by mail, with no call that she must make.
Notice | Call that asks why | human | Telephone | -2 ! | eTOM 1.3.4 | retain customers, churn prevention, win-back calls
Somebody has seen the three faults of the spring and begins with those and not with a discount.
Pain: New customers get the line for half, and those who stay pay for it.
Offer | Tariff that she should have had | hybrid | Telephone and mail | 1 ! | eTOM 1.12.9, eTOM 1.3.4 | retention offers, contract renewal, tariff advice for existing customers
What she uses is compared with what she pays, and the smaller plan is the offer.
Offer | Consent without small print | agent | Mail link | 0 | eTOM 1.3.3 | renew contracts online, confirm contract changes, order changes
The notice is taken back by the same mail, the new price begins with the current month.
Exit | Number goes along on the day | agent | Text message | 1 | eTOM 1.2.27, eTOM 1.4.5 | number porting, port out, transfer of phone numbers
For her husband's line it stays at leaving; his number works at the other network at eight.
Exit | Last bill and data deleted | agent | Mail | 2 | eTOM 1.3.21, eTOM 1.3.9 | final bill, delete customer data, privacy requests of customers
A credit comes back without asking, with a line on what is kept and how long.

# A phone for the first day at school abroad
Exchange student of nineteen, new in the country, without a bank account or an address yet.
From the counter at the airport to calling home for the first time.
Arrival | Prepaid card at the counter | human | Store | 0 | eTOM 1.12.9, eTOM 1.12.8 | sell prepaid cards, sales in stores, retail sale of phone plans
The clerk asks where "home" is and takes out the card with which it costs least.
Arrival | Identified by passport | hybrid | Store | -1 | eTOM 1.3.6, eTOM 1.3.3 | identify customers, register prepaid customers, customer identification
The passport is scanned, the dormitory counts as an address, and it takes three minutes.
Pain: The check does not know her passport and a form has to be faxed.
Start | Working before the train leaves | agent | Phone | 2 ! | eTOM 1.4.5 | activate mobile service, card activation, mobile provisioning
The network comes up on the platform, with a greeting in her own language.
Start | First balance used up | agent | App | -2 ! | eTOM 1.2.18, eTOM 1.2.16 | top up balance, prepaid balance, recharge accounts
A film has eaten it all by Wednesday; the top-up takes her foreign card.
Settled | Question in her own language | agent | Chat | 1 | eTOM 1.3.5 | customer interaction, customer service in several languages, chat with customers
She asks how to see what uses the data and gets pictures of her own model.
Settled | Plan with a contract | hybrid | App | 1 | eTOM 1.3.4, eTOM 1.3.3 | move from prepaid to contract, plan changes, upgrade customers
With a bank account comes the cheaper plan, the same number and no new card.
`;
