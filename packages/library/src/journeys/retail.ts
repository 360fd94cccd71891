export const retail = `
# The weekly shop with two tired children
Working mother on Friday at six, a list for four and forty minutes until supper.
From the list written at breakfast to the bags in the car.
At home | List and offers in one place | agent | App | 1 | ARTS 7.2.3 | personalized offers, send coupons to customers, loyalty offers
What the family always buys is proposed, with the two offers of the week that are really on the list.
In the store | Shelf empty where the milk should be | human | Store aisle | -1 | ARTS 4.2.2 | replenish shelves, on-shelf availability, shelf stocking
A clerk brings a crate from the cold room before she has finished being annoyed.
Pain: The app says "in stock" about a shelf that has been empty since noon.
In the store | Advice on the peanut question | hybrid | Store aisle | 0 | ARTS 4.3.1, ARTS 7.4.1.2 | advise shoppers, answer product questions, in-store advice
The allergy of the smaller one is asked about; the clerk scans the label and is sure.
Checkout | Self-checkout that calls for help | hybrid | Self-checkout | -2 ! | ARTS 5.1.4, ARTS 5.1.1 | supervise self-checkout, scan goods at checkout, self-scanning
The scale is confused by a scarf; somebody is there in ten seconds and does not check the whole bag.
Pain: Six machines, one attendant, and every second bag sets off the light.
Checkout | Points and coupons taken off | agent | Checkout | 1 | ARTS 5.1.2, ARTS 7.3.2 | apply offers and coupons, redeem loyalty points, loyalty at the register
Nothing has to be shown: the coupons count because she is who she is.
Checkout | Paid with the watch | agent | Checkout | 1 ! | ARTS 5.2.1 | accept card payments, mobile payments, payment at the register
One hand on the cart, one tone, and the receipt goes to the app where the guarantee for the toaster is too.

# A winter coat ordered in two sizes
Teacher in a small town without a clothes shop, broad shoulders, orders late in the evening.
From the search for the coat to the refund for the one that went back.
Searching | Coat found by words of her own | agent | Website | 0 | ARTS 6.1.2, ARTS 6.1.1 | site search, online shop navigation, product search
"Warm, not black, long in the arm" brings eleven coats and not nine hundred.
Searching | Will it fit | agent | Product page | -1 ! | ARTS 6.1.1.1, ARTS 6.2.4 | product descriptions, size advice, customer reviews and questions
Shoulders and sleeve stand in inches, with a sentence from others of her height.
Pain: Sizes differ from brand to brand and the table is that of the shop.
Ordering | Promise of Thursday | agent | Checkout page | 1 | ARTS 6.3.1 | delivery promise, choose delivery date, available to promise for online orders
The date is named before the payment and does not move afterwards.
Delivery | Parcel at the neighbor's | human | Home delivery | -1 | ARTS 6.4.4 | deliver to homes, home delivery, parcel delivery
The message has the neighbor's name, and he has been asked before.
Return | Label from the phone | agent | App | 1 | ARTS 6.5.1 | authorize returns, online returns, return labels
The smaller one goes back without a printer; the counter scans a code and gives a receipt.
Return | Refund on the day it is scanned | hybrid | E-mail and account | 2 ! | ARTS 6.5.2 | refund returned parcels, online refunds, process returns
Nobody waits for the warehouse: the money goes back when the parcel is handed in.
Pain: "Up to fourteen days" for a refund, while the next order wants to be paid now.

# The washing machine that stopped in month twenty
Shared flat of three students, a machine under guarantee and a heap of wet towels.
From the puddle in the bathroom to a machine that runs.
Breakdown | Receipt found without a receipt | agent | App | 0 | ARTS 7.4.1, ARTS 5.5.3 | purchase history, proof of purchase, customer inquiries about purchases
The card number brings up date, model and how long the guarantee still runs.
Breakdown | Fault told once | hybrid | Chat | -1 | ARTS 7.4.1, ARTS 7.4.3 | customer service chat, report product defects, warranty inquiries
A film of fifteen seconds says more than the form; the answer asks one thing about the filter.
Pain: The shop sends them to the maker, and the maker sends them to the shop.
Repair | Appointment within the week | hybrid | Text message | -2 ! | ARTS 7.4.3 | warranty repairs, repair appointments, repair service
Two dates to choose from, both after lectures, and a name for who comes.
Repair | Pump changed at home | human | Home visit | 1 | ARTS 7.4.3 | repair at home, appliance repair, manage repairs
He brings the pump the film had called for and takes the old one along.
Making good | Laundry money | human | Telephone | 2 ! | ARTS 7.4.2 | resolve customer complaints, goodwill for customers, complaint handling
Nine days without a machine get a voucher for the laundromat before anybody asks.

# Click in the morning, collect at noon
Electrician between two building sites who needs eleven meters of cable and a drill bit.
From the order in the van to the bag at the counter.
Order | Stock of the branch on the way | agent | App | 1 | ARTS 6.3.1, ARTS 4.3.2 | check store stock, locate items, click and collect orders
Four branches, the distance, and how many are there, counted this morning.
Order | One item is not to be found | hybrid | Text message | -2 ! | ARTS 6.3.2, ARTS 6.4.1 | order exceptions, substitute items, picking problems of store orders
The bit is missing from its hook; a better one at the same price is offered, yes or no.
Pain: The order is canceled as a whole and he learns of it at the counter.
Collect | Ready, and where to park | agent | Push message | 1 | ARTS 6.4.3 | click-and-collect handover, order ready notice, store pickup
The message says bay two and that the code in it opens the locker after hours.
Collect | Bag handed over in a minute | human | Collection counter | 2 ! | ARTS 6.4.3 | hand over pickup orders, collection desk, curbside pickup
The clerk has seen him arrive and has the bag and the cable drum on a cart.
Afterwards | Cable taken back, cut length and all | hybrid | Checkout | -1 | ARTS 5.3.1, ARTS 5.3.2 | return goods in store, refund or exchange goods, check return eligibility
Eight meters would have done; the unopened drum is exchanged against the app's receipt.
Afterwards | Invoice for the accountant | agent | Customer portal | 1 | ARTS 7.4.1, ARTS 5.5.3 | invoices for business customers, send receipts, account statements
All purchases of the month on one invoice with the names of the building sites that he typed in.

# A regular who becomes a member
Pensioner who walks to the same store every day and has always refused "the card".
From the question at the register to the birthday cake that he did not expect.
Asked | A word at the register | human | Checkout | 0 | ARTS 7.3.1 | enroll loyalty members, loyalty sign-up, join the loyalty program
The cashier says what it is worth to him in a year, not that he "must have an app".
Asked | What happens with my data | human | Service desk | -1 ! | ARTS 7.1.1, ARTS 7.4.4 | customer consent, privacy questions of customers, maintain customer profiles
On one page stands what is kept, and he may cross out two of the three things.
Pain: Consent is a box below forty lines that nobody at the desk can explain.
Member | First points counted | agent | Receipt | 1 | ARTS 7.3.2, ARTS 5.1.2 | credit loyalty points, points on receipts, points balance
The receipt tells him in large figures what he has saved since he joined.
Member | Points that went missing | hybrid | Service desk | -2 | ARTS 7.3.3 | correct member accounts, missing loyalty points, points claims
The purchase of Tuesday is not there; the clerk adds it from the slip without calling anybody.
Member | Offer that fits him | agent | Letter | 1 | ARTS 7.2.3 | personalized mailings, targeted promotions, personal coupons
Cat food, not diapers: four coupons by mail, all for things he buys.
Years on | Cake on the seventieth | human | Store | 2 ! | ARTS 7.3.2, ARTS 4.3.3 | reward members, in-store services, member benefits
The counter has it ready with his name, and for once the line behind him claps.
`;
