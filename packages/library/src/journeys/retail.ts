export const retail = `
# The weekly groceries with two tired children
Working mother on Friday at six, a list for four and forty minutes until supper.
Groceries for a week under time pressure, in a store that can make it shorter or longer.
At home | List and offers in one place | agent | App | 1 | ARTS 7.2.3, APQC PCF 3.3.4 | personalized offers, send coupons to customers, loyalty offers
What the family always buys is proposed, with the two offers of the week that are really on the list.
In the store | Shelf empty where the milk should be | human | Store aisle | -1 | ARTS 4.2.2 | replenish shelves, on-shelf availability, shelf stocking
A clerk brings a crate from the cold room before she has finished being annoyed.
Pain: The app says "in stock" about a shelf that has been empty since noon.
In the store | Advice on the peanut question | hybrid | Store aisle | 0 | ARTS 4.3.1, ARTS 7.4.1.2 | advise shoppers, answer product questions, in-store advice
The allergy of the smaller one is asked about; the clerk scans the label and is sure.
Checkout | Self-checkout that calls for help | hybrid | Self-checkout | -1 ! | ARTS 5.1.4, ARTS 5.1.1 | supervise self-checkout, scan goods at checkout, self-scanning
The scale is confused by a scarf; somebody is there in ten seconds and does not check the whole bag.
Pain: Six machines, one attendant, and every second bag sets off the light.
Checkout | Points and coupons taken off | agent | Checkout | 1 | ARTS 5.1.2, ARTS 7.3.2 | apply offers and coupons, redeem loyalty points, loyalty at the register
Nothing has to be shown: the coupons count because she is who she is.
Checkout | Paid with the watch | agent | Checkout | 1 ! | ARTS 5.2.1 | accept card payments, mobile payments, payment at the register
One hand on the cart, one tone, and the receipt goes to the app where the warranty for the toaster is too.

# A winter coat ordered in two sizes
Teacher in a small town without a clothing store, broad shoulders, orders late in the evening.
Buying clothes online when one of two packages is meant to go back.
Searching | Coat found by words of her own | agent | Website | 0 | ARTS 6.1.2, ARTS 6.1.1 | site search, online shop navigation, product search
"Warm, not black, long in the arm" brings eleven coats and not nine hundred.
Searching | Will it fit | agent | Product page | -1 ! | ARTS 6.1.1.1, ARTS 6.2.4 | product descriptions, size advice, customer reviews and questions
Shoulders and sleeve stand in inches, with a sentence from others of her height.
Pain: Sizes differ from brand to brand and the table is that of the store.
Ordering | Promise of Thursday | agent | Checkout page | 1 | ARTS 6.3.1, APQC PCF 3.5.4 | delivery promise, choose delivery date, available to promise for online orders
The date is named before the payment and does not move afterwards.
Delivery | Package at the neighbor's | human | Home delivery | -1 | ARTS 6.4.4, APQC PCF 4.4.4 | deliver to homes, home delivery, parcel delivery
The message has the neighbor's name, and he has been asked before.
Pain: The slip says "left with neighbor", and there are eleven doors in the building.
Return | Label from the phone | agent | App | 1 | ARTS 6.5.1, APQC PCF 6.2.4 | authorize returns, online returns, return labels
The smaller one goes back without a printer; the counter scans a code and gives a receipt.
Return | Refund on the day it is scanned | hybrid | E-mail and account | 2 ! | ARTS 6.5.2, APQC PCF 6.2.4 | refund returned parcels, online refunds, process returns
Nobody waits for the warehouse: the money goes back when the package is handed in.
Pain: "Up to fourteen days" for a refund, while the next order wants to be paid now.

# The washing machine that stopped in month twenty
Three students who share an apartment, a washing machine and now a heap of wet towels.
A warranty claim by people who do not know what they may ask for.
Breakdown | Receipt found without a receipt | agent | App | 0 | ARTS 7.4.1, ARTS 5.5.3, APQC PCF 6.2.2 | purchase history, proof of purchase, customer inquiries about purchases
The card number brings up date, model and how long the warranty still runs.
Breakdown | Fault told once | hybrid | Chat | -1 | ARTS 7.4.1, ARTS 7.4.3, APQC PCF 6.2.2 | customer service chat, report product defects, warranty inquiries
A video of fifteen seconds says more than the form; the answer asks one thing about the filter.
Pain: The store sends them to the maker, and the maker sends them to the store.
Repair | Appointment within the week | hybrid | Text message | 0 ! | ARTS 7.4.3, APQC PCF 6.3.2 | warranty repairs, repair appointments, repair service
Two dates to choose from, both after classes, and a name for who comes.
Repair | Pump changed at home | human | Home visit | 1 | ARTS 7.4.3, APQC PCF 6.3.2 | repair at home, appliance repair, manage repairs
He brings the pump the video had called for and takes the old one along.
Making good | Laundry money | human | Telephone | -1 ! | ARTS 7.4.2, APQC PCF 6.2.3 | resolve customer complaints, goodwill for customers, complaint handling
Nine days without a machine get a voucher for the laundromat before anybody asks.
Pain: Nine days of laundromat cost them more than the pump, and the store owes them nothing.

# Click in the morning, collect at noon
Electrician between two job sites who needs forty feet of cable and a drill bit.
Click and collect for a tradesman who has no time to look for anything.
Order | Stock of the branch on the way | agent | App | 1 | ARTS 6.3.1, ARTS 4.3.2, APQC PCF 3.5.4 | check store stock, locate items, click and collect orders
Four branches, the distance, and how many are there, counted this morning.
Order | One item is not to be found | hybrid | Text message | -1 ! | ARTS 6.4.1, ARTS 6.3.2 | order exceptions, substitute items, picking problems of store orders
The bit is missing from its hook; a better one at the same price is offered, yes or no.
Pain: The order is canceled as a whole and he learns of it at the counter.
Collect | Ready, and where to park | agent | Push message | 1 | ARTS 6.4.3 | click-and-collect handover, order ready notice, store pickup
The message says bay two and that the code in it opens the locker after hours.
Collect | Bag handed over in a minute | human | Collection counter | 2 ! | ARTS 6.4.3 | hand over pickup orders, collection desk, curbside pickup
The clerk has seen him arrive and has the bag and the cable drum on a cart.
Afterwards | Second drum taken back | hybrid | Checkout | -1 | ARTS 5.3.1, ARTS 5.3.2, APQC PCF 6.2.4 | return goods in store, refund or exchange goods, check return eligibility
One drum would have done; the unopened one is taken back against the app's receipt, wherever it was bought.
Pain: The branch takes back only what it sold, and his app order counts as online.
Afterwards | Invoice for the accountant | agent | Customer portal | 1 | ARTS 5.5.3, ARTS 7.4.1 | invoices for business customers, send receipts, account statements
All purchases of the month on one invoice with the names of the job sites that he typed in.

# A regular who becomes a member
Retiree who walks to the same store every day and has always refused "the card".
From the question at the register to the birthday cake that he did not expect.
Asked | A word at the register | human | Checkout | 0 | ARTS 7.3.1, APQC PCF 3.2.6 | enroll loyalty members, loyalty sign-up, join the loyalty program
The cashier says what it is worth to him in a year, not that he "must have an app".
Asked | What happens with my data | human | Service desk | -1 ! | ARTS 7.1.1, ARTS 7.4.4 | customer consent, privacy questions of customers, maintain customer profiles
On one page stands what is kept, and he may cross out two of the three things.
Pain: Consent is a box below forty lines that nobody at the desk can explain.
Member | First points counted | agent | Receipt | 1 | ARTS 7.3.2, ARTS 5.1.2, APQC PCF 3.2.6 | credit loyalty points, points on receipts, points balance
The receipt tells him in large figures what he has saved since he joined.
Member | Points that went missing | hybrid | Service desk | 0 | ARTS 7.3.3, APQC PCF 3.2.6 | correct member accounts, missing loyalty points, points claims
The purchase of Tuesday is not there; the clerk adds it from the slip without calling anybody.
Member | Offer that fits him | agent | Letter | 1 | ARTS 7.2.3, APQC PCF 3.3.4 | personalized mailings, targeted promotions, personal coupons
Cat food, not diapers: four coupons by mail, all for things he buys.
Years on | Cake on the seventieth | human | Store | 2 ! | ARTS 7.3.2, ARTS 4.3.3, APQC PCF 3.2.6 | reward members, in-store services, member benefits
The counter has it ready with his name, and for once the line behind him claps.

# A kitchen in nine boxes
Couple in the first condo of their own, with a plumber booked already and 6,400 to spend at most.
A kitchen that is planned, financed, delivered and put up, and the one part that is not in any box.
Planning | An hour at the planning desk | human | Store | 1 | ARTS 4.3.1 | plan a kitchen in store, sales consultation, advise shoppers
The planner asks where they cook and who is left-handed, and turns the dishwasher around before anything is priced.
Planning | Paid in twelve parts | hybrid | Store | -1 | ARTS 5.2.4 | installment purchase, consumer credit at the register, arrange credit
The answer of the bank comes in four minutes; what the twelve parts cost more stands above the line to sign.
Pain: The rate is quoted by the month, and nobody at the desk can say what it comes to.
Waiting | All boxes on one day | agent | E-mail | 0 | ARTS 6.3.1, APQC PCF 3.5.4 | delivery date of large orders, furniture delivery promise, choose delivery day
Nine boxes come from three warehouses, and the date is that of the slowest one, said as such.
Waiting | The tall cabinet swapped | agent | Customer account | 1 | ARTS 6.3.3, APQC PCF 3.5.4 | change an order, amend online order, swap an item before dispatch
The pipe is in the way: they take the one with the drawer, as long as nothing has been picked.
Delivery | Two men and a staircase | human | Home delivery | -1 | ARTS 6.4.4, APQC PCF 4.4.4 | furniture home delivery, delivery to the room, bulky goods delivery
They carry everything to the room, take the plastic wrap along, and stop at the box with the dented corner.
Pain: Delivery turns out to mean the curb, which nobody said when the kitchen was sold.
Delivery | One door is missing | hybrid | App | -2 ! | ARTS 7.4.1.1, ARTS 7.4.2, APQC PCF 6.2.2 | missing part inquiry, incomplete delivery, where is the rest of my order
The list in the app has nine check marks and eight boxes; the plumber stands there with his bag.
Pain: For a missing hinge the whole cabinet has to be ordered and paid again.
Finished | Door by courier | agent | Home delivery | 2 ! | ARTS 7.4.2, ARTS 6.4.2, APQC PCF 6.2.3 | send missing part, resolve delivery complaints, replacement part
It leaves the same evening from the store's own display kitchen, and the plumber comes once, not twice.

# Two prices for one drill
Retired mechanic who compares every price and has driven twelve miles for the one in the flyer.
Online and store disagree on a price, and somebody has to decide which one counts.
Flyer | Thirty off until Saturday | agent | Flyer and app | 1 | ARTS 7.2.2, APQC PCF 3.3.4 | weekly flyer, advertised offers, promotion leaflet
Model number and last day stand beside the picture, so he can look whether it is really his drill.
In the store | Shelf that says something else | human | Store aisle | -1 | ARTS 4.2.3, ARTS 4.3.1 | price tag on the shelf, shelf label, promotional display
The tag still carries last week's price; a clerk scans it and exchanges it while he stands there.
Pain: He walks the aisle twice for an employee, who goes to ask and does not return.
Checkout | The old price on the screen | hybrid | Checkout | -2 ! | ARTS 5.1.2, ARTS 5.1.1 | offer not deducted, promotion at the register, price at checkout
The cashier believes the flyer, corrects it with one key, and the line moves on.
Pain: "The system does not let me" before six people who all have somewhere to be.
Checkout | Receipt he can check | agent | Receipt | 0 | ARTS 5.5.3 | itemized receipt, digital receipt, receipts at checkout
Price, discount and what he has saved stand in three lines and in a size that he can read.
Afterwards | Difference for the screws as well | human | Service desk | 1 ! | ARTS 5.3.2, APQC PCF 6.2.4 | refund price difference, price adjustment, correct a receipt
At home he finds a second one; at the desk he gets ninety cents and no lecture.
Afterwards | Asked what went wrong | agent | E-mail | -1 | ARTS 7.1.3, APQC PCF 6.5.3 | customer survey, shopper feedback, store feedback
Three questions, and next week the new tag hangs where he had written that it should.
Pain: The survey asks about the parking lot and the music, and has no box for prices.

# A gift that does not fit
Nephew of sixteen with a sweater from his aunt, two sizes too small, and no receipt.
An exchange without a receipt, by a customer whom nobody takes for one.
Wanting | Would they take it back | agent | Chat | 0 | ARTS 7.4.1, ARTS 5.3.1, APQC PCF 6.2.2 | return policy question, return without receipt, gift returns
Yes, says the chat, with the tag on it, until the end of January, and not in cash.
At the desk | Found without a receipt | human | Service desk | -1 | ARTS 5.3.1, APQC PCF 6.2.4 | look up a purchase, check return eligibility, return with gift receipt
The label leads to the day and the store; his aunt's name and what she paid stay out of it.
Pain: No receipt, no exchange: the sign behind the desk settles it before he has spoken.
At the desk | Looked at as a thief | hybrid | Service desk | -2 ! | ARTS 5.3.3 | suspicious returns, return fraud check, frequent returners
Three returns in a month ring a bell; the clerk sees that they were presents and waves it through.
Pain: He has to spell his name and address out loud in front of his class.
Choosing | The right size, elsewhere | agent | Store tablet | 0 | ARTS 4.3.2 | find size in other stores, store stock lookup, reserve an item
His size hangs in two other branches and could be sent; he thinks, and does not want it any more.
Choosing | Card with the full amount | human | Service desk | 1 | ARTS 5.2.3, ARTS 5.3.2 | store credit, gift card for returns, refund to gift card
The whole price goes onto a card that holds at every branch, and online as well.
Buying | Headphones, half by card | agent | Self-checkout | 2 ! | ARTS 5.2.3, ARTS 5.2.1 | redeem gift card, pay with two means, split payment at checkout
The card pays what is on it, his pocket money the rest, and the machine takes both without calling anyone.

# Cream that was off
Daughter who bakes for her father's birthday in the afternoon and opens a cup of cream that smells.
A spoiled product is complained about, traced and answered.
Kitchen | Date of last Tuesday | agent | App | -2 ! | ARTS 7.4.1, ARTS 4.2.4, APQC PCF 6.2.2 | report spoiled food, expired product, product complaint in app
A photograph of the date is all that is asked for, and a refund follows before the oven is hot.
Pain: An address for letters is printed on the cup, and it is Saturday.
Kitchen | Neighbor store called | human | Telephone | -1 | ARTS 7.4.1.2, ARTS 4.3.2, APQC PCF 6.2.2 | product availability call, ask the store for stock, reserve by phone
A clerk goes to the shelf, looks at the date this time, and puts four cups behind the counter.
Pain: The phone in the store is answered by a menu that offers opening hours.
Store | Four cups at the counter | human | Service desk | 1 | ARTS 5.3.2, APQC PCF 6.2.4 | exchange faulty food, replace goods, refund at service desk
Nothing to sign and nothing to pay, and she is out again in two minutes.
Afterwards | Called by the store manager | human | Telephone | 1 ! | ARTS 7.4.2, APQC PCF 6.2.3 | call back complaining customers, complaint about food, customer complaints
He knows how it happened, a crate behind a crate, and says so without the word "unfortunately".
Afterwards | Shelf she looks at first | human | Store aisle | 0 | ARTS 4.2.4 | check dates on the shelf, short-dated goods, reduced to clear
What runs out tomorrow lies apart with a yellow sticker; everything else has a week.
Pain: Fresh cups stand in front of old ones, since somebody was in a hurry.
Afterwards | A voucher that surprises | agent | App | 2 | ARTS 7.2.3, ARTS 7.3.2, APQC PCF 3.3.4 | goodwill coupon, personalized voucher, points as apology
For the next birthday, says the line below it; her father's is in the app because she ordered his cake there.

# Groceries for a mother two hundred miles away
Teacher of fifty-four who shops every Sunday evening for a mother of eighty-six who sees badly.
From the list dictated on the telephone to bags on the right table.
Ordering | Last week's list again | agent | App | 1 | ARTS 7.1.1 | reorder groceries, shopping list online, favorites in the app
Twenty-two of the twenty-six things are there already; she only reads the rest out to her mother.
Ordering | Window after the home aide | agent | App | 0 | ARTS 6.3.1, APQC PCF 3.5.4 | choose delivery slot, grocery delivery window, book time slot
Eleven to twelve on Tuesdays is kept for her as long as she orders by Sunday.
Picking | Something else instead | hybrid | Text message | -1 ! | ARTS 6.4.1 | substitute items, out of stock groceries, replacement products
Soft rolls are out: the picker asks by picture, and "none rather than hard ones" is an answer.
Pain: Crusty bread for somebody with a new set of teeth.
Delivery | Carried to the kitchen | human | Home delivery | 2 ! | ARTS 6.4.4, APQC PCF 4.4.4 | grocery home delivery, deliver to the kitchen, delivery driver
The driver rings twice as the note says, puts the milk in the refrigerator and says good-bye loudly.
Afterwards | Two cans short | agent | App | -1 | ARTS 7.4.2, ARTS 7.4.1, APQC PCF 6.2.3 | missing items, incomplete grocery order, order problem
Her mother counts on the telephone; two taps give the money back, without a video of the bag.
Pain: The app takes complaints for an hour after delivery, and her mother calls in the evening.
Afterwards | Order stopped for the hospital | agent | App | 1 | ARTS 6.3.3, APQC PCF 3.5.4 | pause grocery subscription, cancel an order, change standing order
For two weeks nothing is to come: it stops with one switch, and no question why.

# Bought here, sent by somebody else
Apprentice electrician who buys a used phone on the store's marketplace because the store's name stands above it.
A marketplace purchase goes wrong, and she finds out who is answerable for it.
Choosing | Who is selling it | agent | Product page | 1 | ARTS 6.1.3, ARTS 6.2.4 | marketplace seller information, third party seller, seller ratings
Seller, country and who takes returns stand next to the price, and not behind a small i.
Ordering | Payment held back | hybrid | E-mail | -1 | ARTS 6.2.3 | order under review, payment check, fraud check of orders
A first order and a foreign card are looked at by a person; in an hour it is released.
Pain: The order is canceled for "security reasons" while her money is held for another week.
Waiting | Package that does not move | agent | Customer account | -2 | ARTS 7.4.1.1, APQC PCF 6.2.2 | order status, where is my parcel, tracking inquiry
Since Thursday it is "announced"; the store asks the seller by itself and names the day on which it will step in.
Pain: The store says ask the seller, and the seller writes "soon" with a smiley.
Waiting | Case taken over | human | Chat | -1 | ARTS 7.4.2, ARTS 6.1.3, APQC PCF 6.2.3 | marketplace complaint, buyer protection, claim against seller
The clerk reads the nine messages with the seller, and from here on the matter is the store's own.
Pain: Each message lands with a new agent, who asks for screenshots she has sent already.
Settled | Return label for a wrong model | agent | E-mail | 1 ! | ARTS 6.5.1, APQC PCF 6.2.4 | return to marketplace seller, return label, authorize returns
What came has half the storage; the label leads to an address in the country.
Settled | Money from the store | agent | Bank card | -1 ! | ARTS 6.5.2, APQC PCF 6.2.4 | refund marketplace order, buyer protection refund, refund after return
On the day of the scan it is on the card, whatever the seller thinks about it.
Pain: Five weeks later she gets store credit for a marketplace she never wants to use again.

# A suit until Saturday
Best man whom no suit from the rack has ever fitted, five days before the wedding.
Advice, alteration and pickup in five days, with no room for a second mistake.
Monday | Told the truth at the mirror | human | Store | 1 | ARTS 4.3.1 | clothing advice, personal shopping, sales advice in store
The salesman takes the third one off him again: "Not you", and comes back with a darker blue.
Monday | Pants in another town | agent | Store tablet | -1 | ARTS 4.3.2 | order size from another branch, reserve items, stock in other stores
His length hangs eighty miles away; it travels with tonight's truck and is here on Wednesday at ten.
Pain: The system shows his length in stock eighty miles away, and the rack there is empty.
Alteration | Pinned and promised | human | Fitting room | 0 ! | ARTS 4.3.3 | alterations, tailoring service, fitting appointment
The tailor marks sleeve and waist, writes Friday four o'clock on the slip, and adds her own number.
Pain: "A week to ten days" is what the sign says, for everybody.
Alteration | Word from the workroom | agent | Text message | 1 | ARTS 4.3.3 | alteration ready notice, pickup of altered clothes, service status
On Friday at noon the phone says that it hangs there, pressed.
Friday | Sleeve two fingers too short | human | Store | -2 ! | ARTS 4.3.3, ARTS 7.4.2 | alteration complaint, rework, correct an alteration
Nobody looks for whose fault it is; she lets it down again while he drinks a coffee.
Pain: The tailor has gone home for the weekend, and the church is booked for tomorrow.
Friday | Paid with last year's card | agent | Checkout | 2 | ARTS 5.2.3, ARTS 5.1.2 | redeem gift voucher, gift card payment, vouchers at checkout
His team's farewell card turns up in his wallet and is still worth every cent.
`;
