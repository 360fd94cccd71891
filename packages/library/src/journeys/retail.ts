export const retail = `
# The weekly groceries with two tired children
Working mother on a Friday at six, with a list for four and forty minutes until supper.
A week's groceries under time pressure, in a store that can save her minutes or cost her some.
Before | List and offers in one place | agent | App | 1 | ARTS 7.2.3, APQC PCF 3.3.4 | personalized offers, send coupons to customers, loyalty offers
The app proposes what the family always buys and the two weekly offers that are really on the list.
In the store | Empty milk shelf | human | Store aisle | -1 | ARTS 4.2.2 | replenish shelves, on-shelf availability, shelf stocking
A clerk's handheld has flagged the gap, and he wheels a crate out of the cold room while she is standing there.
Pain: The app says "in stock" about a shelf that has been empty since noon.
In the store | Allergy question in the aisle | hybrid | Store aisle | 0 | ARTS 4.3.1, ARTS 7.4.1.2 | advise shoppers, answer product questions, in-store advice
She asks whether the cookies are safe with a peanut allergy; the clerk scans them and reads her the "may contain" line on the label.
Checkout | Self-checkout that calls for help | hybrid | Self-checkout | -1 ! | ARTS 5.1.4, ARTS 5.1.1 | supervise self-checkout, scan goods at checkout, self-scanning
When a scarf confuses the scale, the attendant clears it within ten seconds without checking the whole bag.
Pain: One attendant looks after six machines, and every other bag sets off the light.
Checkout | Points and coupons taken off | agent | Checkout | 1 | ARTS 5.1.2, ARTS 7.3.2 | apply offers and coupons, redeem loyalty points, loyalty at the register
She enters her phone number once, and her points and every coupon that applies come off the total.
Checkout | Paid with the watch | agent | Checkout | 1 ! | ARTS 5.2.1 | accept card payments, mobile payments, payment at the register
She pays with her watch, and the receipt goes to the app.

# A winter coat ordered in two sizes
Teacher with broad shoulders in a small town without a clothing store, who orders late in the evening.
Buying clothes online when one of two coats is meant to go back.
Searching | Search in her own words | agent | Website | 0 | ARTS 6.1.2, ARTS 6.1.1 | site search, online shop navigation, product search
She types "warm, not black, long in the arm," and the search returns eleven coats in place of nine hundred.
Searching | Size advice on the product page | agent | Product page | -1 ! | ARTS 6.1.1.1, ARTS 6.2.4 | product descriptions, size advice, customer reviews and questions
The page gives shoulders and sleeves in inches and shows what buyers of her height say about the fit.
Pain: Sizes differ from brand to brand, and the store shows one chart for all of them.
Ordering | Delivery date at checkout | agent | Checkout page | 1 | ARTS 6.3.1, APQC PCF 3.5.4 | delivery promise, choose delivery date, available to promise for online orders
Checkout promises Thursday before she pays, from stock that is then held for her.
Delivery | Package at the neighbor's | human | Home delivery | -1 | ARTS 6.4.4, APQC PCF 4.4.4 | deliver to homes, home delivery, parcel delivery
The driver leaves the package with the neighbor she had named at checkout, and the message says so.
Pain: The slip says "left with neighbor," and there are eleven doors in the building.
Return | Return without a printer | agent | Drop-off kiosk | 1 | ARTS 6.5.1, APQC PCF 6.2.4 | authorize returns, online returns, return labels
The drop-off kiosk scans the code that the app gave her, prints the label and gives her a receipt.
Return | Refund on the day it is scanned | agent | E-mail and account | 0 ! | ARTS 6.5.2, APQC PCF 6.2.4 | refund returned parcels, online refunds, process returns
The refund starts when the kiosk scans the package, without waiting for the warehouse.
Pain: The refund may take fourteen days, and the next order has to be paid now.

# The washing machine that stopped in month twenty
Three students who share an apartment, a washing machine and now a heap of wet towels.
A warranty claim by people who do not know what they may ask for.
Breakdown | Purchase found by card number | agent | App | 0 | ARTS 7.4.1, ARTS 5.5.3, APQC PCF 6.2.2 | purchase history, proof of purchase, customer inquiries about purchases
Their card number brings up purchase date, model and the two-year protection plan that they had forgotten.
Breakdown | Fault reported by chat | hybrid | Chat | -1 | ARTS 7.4.1, ARTS 7.4.3, APQC PCF 6.2.2 | customer service chat, report product defects, warranty inquiries
They send a fifteen-second video, and the agent asks one question about the filter before she opens a repair order.
Pain: The store sends them to the maker, and the maker sends them to the store.
Repair | Appointment within the week | agent | Text message | 0 ! | ARTS 7.4.3, APQC PCF 6.3.2 | warranty repairs, repair appointments, repair service
A text offers two dates after classes and names the technician who would come.
Repair | Pump changed at home | human | Home visit | 1 | ARTS 7.4.3, APQC PCF 6.3.2 | repair at home, appliance repair, manage repairs
The technician arrives with the pump that the video had called for and takes the old one along.
Making good | Compensation for the laundromat | human | Telephone | -1 ! | ARTS 7.4.2, APQC PCF 6.2.3 | resolve customer complaints, goodwill for customers, complaint handling
The agent offers them money for six days at the laundromat before they ask.
Pain: Six days at the laundromat cost them more than the pump, and the store owes them nothing.

# Click in the morning, pick up at noon
Electrician between two job sites who needs forty feet of cable and a drill bit.
An online order and a store pickup for a tradesman who has no time to look for anything.
Order | Stock at the stores on his way | agent | App | 1 | ARTS 6.3.1, ARTS 4.3.2, APQC PCF 3.5.4 | check store stock, locate items, click and collect orders
The app shows four stores on his way with this morning's count of cable spools and drill bits.
Order | Missing item substituted | hybrid | Text message | -1 ! | ARTS 6.4.1, ARTS 6.3.2 | order exceptions, substitute items, picking problems of store orders
The picker finds no bit on the hook and offers a better one at the same price by text.
Pain: The order is canceled as a whole and he learns of it at the counter.
Pickup | Ready for pickup | agent | Push message | 1 | ARTS 6.4.3 | click-and-collect handover, order ready notice, store pickup
A message names pickup spot two and gives a code for the locker after hours.
Pickup | Curbside handover | human | Curbside | 2 ! | ARTS 6.4.3 | hand over pickup orders, collection desk, curbside pickup
His arrival shows up at the desk, and a clerk brings bag and spool out on a cart.
Afterwards | Drill bit taken back | hybrid | Service desk | -1 | ARTS 5.3.1, ARTS 5.3.2, APQC PCF 6.2.4 | return goods in store, refund or exchange goods, check return eligibility
The better bit does not fit his machine; any store takes it back against the receipt in the app.
Pain: The store takes back only what it sold itself, and his app order counts as online.
Afterwards | Invoice for the accountant | agent | Customer portal | 1 | ARTS 5.5.3, ARTS 7.4.1 | invoices for business customers, send receipts, account statements
The portal puts the month's purchases on one invoice, sorted by the job sites he had typed in.

# A regular who becomes a member
Retiree who walks to the same store every day and has refused its loyalty card for years.
A daily customer joins the loyalty program, from a question at the register to a birthday cake.
Asked | Invitation at the register | human | Checkout | 0 | ARTS 7.3.1, APQC PCF 3.2.6 | enroll loyalty members, loyalty sign-up, join the loyalty program
The cashier tells him what the card saves somebody who comes in every day, and that it works without an app.
Asked | Consent to the use of data | human | Service desk | -1 ! | ARTS 7.1.1, ARTS 7.4.4 | customer consent, privacy questions of customers, maintain customer profiles
The service desk shows him a page with what would be stored, and he strikes out telephone and e-mail.
Pain: Consent is a box below forty lines that nobody at the desk can explain.
Member | First points on the receipt | agent | Receipt | 1 | ARTS 7.3.2, ARTS 5.1.2, APQC PCF 3.2.6 | credit loyalty points, points on receipts, points balance
His receipt shows points and savings since he joined, in large print.
Member | Missing points added | human | Service desk | 0 | ARTS 7.3.3, APQC PCF 3.2.6 | correct member accounts, missing loyalty points, points claims
Tuesday's purchase is missing; the clerk adds it from the receipt without calling anybody.
Member | Personal coupons | agent | Letter | 1 | ARTS 7.2.3, APQC PCF 3.3.4 | personalized mailings, targeted promotions, personal coupons
Four coupons come by mail, chosen from what he buys: cat food, rye bread, coffee and batteries.
Years on | Birthday cake from the store | human | Store | 2 ! | ARTS 7.3.2, ARTS 4.3.3, APQC PCF 3.2.6 | redeem points for a gift, in-store services, member benefits
His points pay for a small cake with his name on it, and the cashier who enrolled him hands it over.

# A kitchen in nine boxes
Couple in the first condo of their own, with a plumber booked already and $6,400 to spend at most.
A kitchen that is planned, financed and delivered, and the one part that is not in any box.
Planning | An hour at the planning desk | human | Store | 1 | ARTS 4.3.1 | plan a kitchen in store, sales consultation, advise shoppers
The planner asks who cooks and who is left-handed, and moves the dishwasher before she prices anything.
Planning | Installment plan | hybrid | Store | -1 | ARTS 5.2.4 | installment purchase, consumer credit at the register, arrange credit
The bank answers in four minutes, and the agreement states above the signature what twelve installments cost in total.
Pain: The rate is quoted by the month, and the desk does not know what twelve months come to.
Waiting | Delivery date for all boxes | agent | E-mail | 0 | ARTS 6.3.1, APQC PCF 3.5.4 | delivery date of large orders, furniture delivery promise, choose delivery day
The nine boxes come from three warehouses; the store promises the date of the slowest and says so.
Waiting | Order changed before dispatch | agent | Customer account | 1 | ARTS 6.3.3, APQC PCF 3.5.4 | change an order, amend online order, swap an item before dispatch
A pipe is in the way, and they can swap the cabinet online until picking begins.
Delivery | Kitchen delivered to the room | human | Home delivery | -1 | ARTS 6.4.4, APQC PCF 4.4.4 | furniture home delivery, delivery to the room, bulky goods delivery
The crew carries everything to the room, opens the dented box in front of them, and takes the packaging away.
Pain: Delivery turns out to mean the curb, which nobody said when the kitchen was sold.
Delivery | One door is missing | hybrid | App | -2 ! | ARTS 7.4.1.1, ARTS 7.4.2, APQC PCF 6.2.2 | missing part inquiry, incomplete delivery, where is the rest of my order
They mark the missing door on the delivery list in the app, and an agent calls back while the plumber is still there.
Pain: The delivery list says "complete," and the hotline wants a photograph of the door that is not there.
Finished | Missing door sent by courier | hybrid | Home delivery | 2 ! | ARTS 7.4.2, ARTS 6.4.2, APQC PCF 6.2.3 | send missing part, resolve delivery complaints, replacement part
The door is taken from the store's display kitchen and arrives by courier that evening.

# Two prices for one drill
Retired mechanic who compares every price and has driven twelve miles for the one in the flyer.
Flyer, shelf and register disagree on a price, and somebody has to decide which one counts.
Flyer | Offer in the flyer | agent | Flyer and app | 1 | ARTS 7.2.2, APQC PCF 3.3.4 | weekly flyer, advertised offers, promotion leaflet
The flyer prints the model number and the last day of the sale beside the picture, so that he can be sure it is his drill.
In the store | Old price tag on the shelf | human | Store aisle | -1 | ARTS 1.4.4, ARTS 4.2.3 | price tag on the shelf, shelf label, promotional display
A clerk scans the tag, sees that it is last week's, and replaces it while he stands there.
Pain: He walks the aisle twice for an employee, who goes to ask and does not return.
Checkout | Wrong price at the register | human | Checkout | -2 ! | ARTS 5.1.2, ARTS 5.1.1 | offer not deducted, promotion at the register, price at checkout
The cashier changes the price to the one in the flyer with one key and does not need to call a manager.
Pain: The cashier cannot change the price, and six people behind him are waiting.
Checkout | Itemized receipt | agent | Receipt | 0 | ARTS 5.5.3 | itemized receipt, digital receipt, receipts at checkout
The receipt lists the price in the register, the price in the flyer and what he has saved, in three lines.
Afterwards | Price difference refunded | human | Service desk | 1 ! | ARTS 5.3.2, APQC PCF 6.2.4 | refund price difference, price adjustment, correct a receipt
In the parking lot he finds a wrong price for the screws as well; the desk refunds him ninety cents without a form.
Afterwards | Asked what went wrong | agent | E-mail | -1 | ARTS 7.1.3, APQC PCF 6.5.3 | customer survey, shopper feedback, store feedback
A survey of three questions asks what happened; his note on the tag goes to the store's pricing lead.
Pain: The survey asks about the parking lot and the music, and has no box for prices.

# A gift that does not fit
Nephew of sixteen with a sweater from his aunt, two sizes too small, and no receipt.
An exchange without a receipt, by a teenager whom nobody takes for a customer.
Wanting | Return policy asked by chat | agent | Chat | 0 | ARTS 7.4.1, ARTS 5.3.1, APQC PCF 6.2.2 | return policy question, return without receipt, gift returns
The chat says that he may bring it back with the tag on until the end of January, for store credit.
At the desk | Purchase found without a receipt | human | Service desk | -1 | ARTS 5.3.1, APQC PCF 6.2.4 | look up a purchase, check return eligibility, return with gift receipt
The clerk finds the purchase by his aunt's phone number, and no message about the return goes to her.
Pain: No receipt, no exchange: the sign behind the desk settles it before he has spoken.
At the desk | Return flagged as suspicious | hybrid | Service desk | -2 ! | ARTS 5.3.3 | suspicious returns, return fraud check, frequent returners
Three returns on his aunt's number in one month raise a flag; the clerk sees that all were gifts and overrides it without asking him anything.
Pain: He has to spell his name and address out loud while the line behind him listens.
Choosing | Size found in other stores | agent | Store tablet | 0 | ARTS 4.3.2 | find size in other stores, store stock lookup, reserve an item
The tablet finds his size in two other stores and offers to ship it; he would rather have something else.
Choosing | Store credit on a gift card | human | Service desk | 1 | ARTS 5.2.3, ARTS 5.3.2 | store credit, gift card for returns, refund to gift card
The full price goes onto a gift card that is good at every store and online.
Buying | Paid with gift card and cash | agent | Self-checkout | 2 ! | ARTS 5.2.3, ARTS 5.2.1 | redeem gift card, pay with two means, split payment at checkout
For a pair of sneakers the self-checkout takes the gift card first and his cash for the rest, without an attendant.

# Cream that had gone bad
Daughter baking for her father's birthday that afternoon, who opens the first of four cartons of cream and finds that it smells.
A spoiled product is complained about, traced and answered.
Kitchen | Spoiled cream reported | agent | App | -2 ! | ARTS 7.4.1, ARTS 4.2.4, APQC PCF 6.2.2 | report spoiled food, expired product, product complaint in app
She sends a photograph of the date, and the app refunds all four within minutes.
Pain: All that is printed on the carton is a mailing address, and it is Saturday.
Kitchen | Call to the store on the corner | human | Telephone | -1 | ARTS 7.4.1.2, ARTS 4.3.2, APQC PCF 6.2.2 | product availability call, ask the store for stock, reserve by phone
A clerk walks to the shelf, reads her the date, and puts four cartons aside for her.
Pain: The phone in the store is answered by a menu that offers opening hours.
Store | Four cartons at the desk | human | Service desk | 1 | ARTS 5.3.2, APQC PCF 6.2.4 | exchange faulty food, replace goods, refund at service desk
The service desk hands her the four fresh cartons, charges what the app has refunded, and has nothing for her to sign.
Afterwards | Called by the store manager | human | Telephone | 1 ! | ARTS 7.4.2, APQC PCF 6.2.3 | call back complaining customers, complaint about food, customer complaints
The manager explains how it happened, an old crate left behind a new one, and what he has changed since.
Afterwards | Date check on the shelf | human | Store aisle | 0 | ARTS 4.2.4 | check dates on the shelf, short-dated goods, reduced to clear
The next week she finds the oldest cartons in front, and what expires tomorrow in a crate with a yellow sticker.
Pain: Fresh cartons stand in front of old ones, because somebody was in a hurry.
Afterwards | Coupon as an apology | agent | App | 2 | ARTS 7.2.3, ARTS 7.3.2, APQC PCF 3.3.4 | goodwill coupon, personalized voucher, points as apology
An apology from the store arrives with a coupon for a cake, and no minimum purchase is asked for.

# Groceries for a mother two hundred miles away
Teacher of fifty-four who shops every Sunday evening for a mother of eighty-six with poor eyesight.
Groceries ordered from afar, from the weekly list to the bags on her mother's table.
Ordering | Standing order and Tuesday's slot | agent | App | 0 | ARTS 6.3.1, APQC PCF 3.5.4 | choose delivery slot, grocery delivery window, book time slot
The app brings up the twenty-six items of her standing order, takes changes until Sunday night, and keeps Tuesday from eleven to twelve for her.
Picking | Substitute offered | hybrid | Text message | -1 ! | ARTS 6.4.1 | substitute items, out of stock groceries, replacement products
Soft rolls are out; the picker sends pictures of two others, and "none at all" is a valid answer.
Pain: The substitute is a crusty loaf, for a woman with new dentures.
Delivery | Carried to the kitchen | human | Home delivery | 2 ! | ARTS 6.4.4, APQC PCF 4.4.4 | grocery home delivery, deliver to the kitchen, delivery driver
The driver rings twice as the note asks, carries the bags to the kitchen and puts the milk in the refrigerator.
Afterwards | Missing cans refunded | agent | App | -1 | ARTS 7.4.2, ARTS 7.4.1, APQC PCF 6.2.3 | missing items, incomplete grocery order, order problem
Until the next evening two taps in the app refund two missing cans and put them on the next order.
Pain: The app takes complaints for an hour after delivery, and her mother calls in the evening.
Afterwards | Standing order paused | agent | App | 1 | ARTS 6.3.3, APQC PCF 3.5.4 | pause grocery subscription, cancel an order, change standing order
She pauses the standing order for two weeks with one switch, and the Tuesday slot stays hers.

# Bought here, sent by somebody else
Apprentice machinist who buys a used phone on a store's marketplace because she trusts the store's name.
A marketplace purchase goes wrong, and she finds out who is answerable for it.
Choosing | Seller shown on the product page | agent | Product page | 1 | ARTS 6.1.3, ARTS 6.2.4 | marketplace seller information, third party seller, seller ratings
The product page names the seller, its country and who takes returns, right beside the price.
Ordering | Payment under review | hybrid | E-mail | -1 | ARTS 6.2.3 | order under review, payment check, fraud check of orders
A first order on a new card is reviewed by a person and released within the hour.
Pain: The order is canceled for "security reasons" while her money is held for another week.
Waiting | Package without tracking news | agent | Customer account | -2 | ARTS 7.4.1.1, APQC PCF 6.2.2 | order status, where is my parcel, tracking inquiry
When tracking has not moved for three days, the store asks the seller and names the day on which it will step in.
Pain: The order page says "in transit" every day, and the seller writes "soon" with a smiley.
Waiting | Case taken over by the store | human | Chat | -1 | ARTS 7.4.2, ARTS 6.1.3, APQC PCF 6.2.3 | marketplace complaint, buyer protection, claim against seller
An agent reads the nine messages with the seller and takes the case over for the store.
Pain: Each message lands with a new agent, who asks for screenshots she has sent already.
Settled | Return label for a wrong model | agent | E-mail | 0 ! | ARTS 6.5.1, APQC PCF 6.2.4 | return to marketplace seller, return label, authorize returns
The phone that comes in the end has half the storage she paid for; a prepaid label sends it to a return address within the country.
Settled | Refund from the store | agent | Bank card | -1 ! | ARTS 6.5.2, APQC PCF 6.2.4 | refund marketplace order, buyer protection refund, refund after return
The store refunds her card on the day of the scan and settles with the seller afterwards.
Pain: Five weeks later she gets store credit for a marketplace she never wants to use again.

# A suit by Saturday
Best man whom no suit off the rack has ever fit, five days before the wedding.
Advice, alteration and pickup in five days, with no room for a second mistake.
Monday | Honest advice at the mirror | human | Store | 1 | ARTS 4.3.1 | clothing advice, personal shopping, sales advice in store
The salesman takes the third jacket off him again and comes back with a cut and a blue that suit him.
Monday | Pants from another store | hybrid | Store tablet | -1 | ARTS 4.3.2 | order size from another branch, reserve items, stock in other stores
The tablet finds pants in his length eighty miles away; a clerk there takes them off the rack and puts them on tonight's truck.
Pain: The system shows his length in stock at another store, and the rack there is empty.
Alteration | Fitting with the tailor | human | Fitting room | 0 ! | ARTS 4.3.3 | alterations, tailoring service, fitting appointment
The tailor pins sleeves and waist, promises Friday at four, and writes her own number on the slip.
Pain: "A week to ten days" is what the sign says, for everybody.
Alteration | Ready notice | agent | Text message | 1 | ARTS 4.3.3 | alteration ready notice, pickup of altered clothes, service status
A text on Friday at noon says that the suit is pressed and ready.
Friday | Sleeve corrected while he waits | human | Store | -2 ! | ARTS 4.3.3, ARTS 7.4.2 | alteration complaint, rework, correct an alteration
The tailor has kept an hour free on Friday and lets the sleeve down again while he waits.
Pain: The tailor has gone home for the weekend, and the church is booked for tomorrow.
Friday | Paid with last year's gift card | agent | Checkout | 2 | ARTS 5.2.3, ARTS 5.1.2 | redeem gift voucher, gift card payment, vouchers at checkout
He adds a shirt and a tie; a gift card from last year turns up in his wallet, and the register takes it with its full balance.
`;
