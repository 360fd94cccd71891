export const wholesale = `
# Fittings by half past six
Heating installer who dictates his list in the van and has promised a preschool that its rooms will be warm in the morning.
Parts ordered in the evening and needed before the customer opens in the morning.
Evening | Order by voice | agent | App | 1 | WHS-3.2.3, APQC PCF 3.5.4 | order by voice, take customer orders, trade orders by app
The app understands the names he uses, matches them with catalog items, and asks about one elbow.
Evening | Stock and his own price | agent | App | 0 | WHS-3.3.2, APQC PCF 3.5.4 | check stock for customers, net price display, availability for trade customers
Each line shows stock by branch and his own net price.
Night | Shortage by text message | hybrid | Text message | -2 ! | WHS-3.2.4, APQC PCF 3.5.4, APQC PCF 6.2.2 | substitute article, back orders of customers, shortage on customer order
The picker finds only nine of the twelve valves; the same evening a text offers another make for the rest at the same price.
Pain: He finds out about the missing three on the ladder, with the water turned off.
Morning | Locker at the branch | agent | Branch | 1 ! | WHS-4.3.2, WHS-3.2.6, APQC PCF 4.4.4 | early delivery, deliver to trade customers, pick up goods at the branch
A code opens the locker at 6:20, and everything is in one box, sorted by floor.
Morning | Advice at the counter | human | Branch | 2 | WHS-3.2.6, APQC PCF 6.2.2 | counter service, technical advice to trade customers, customer inquiries at the counter
The clerk at the counter measures the old flange and gives him the adapter that fits.
Afterwards | Surplus returned | human | Branch | 0 | WHS-5.1.1, APQC PCF 6.2.4 | take back surplus goods, returns from trade customers, return unused material
The branch takes back four unopened elbows and credits them before he leaves.
Afterwards | Bill by job site | agent | E-invoice | 1 | WHS-6.2.1, APQC PCF 9.2.2 | collective invoice, invoice trade customers, monthly billing of customers
The monthly invoice has a sheet for each job site with its delivery slips.

# A restaurant that opens on Friday
Cook of thirty-one with her first place, her savings spent on the oven, and no payment history.
A new customer without credit history is visited, quoted, checked and supplied.
Asking | Visit from a field rep | human | Visit | 1 | WHS-3.1.2, APQC PCF 3.5.1, APQC PCF 3.5.2 | visit new customers, field sales visit, win new restaurants
A field rep who used to cook goes through her menu and marks three things that nobody can deliver daily.
Asking | Prices for her menu | hybrid | E-mail | 0 | WHS-3.2.1, WHS-3.1.4, APQC PCF 3.5.3 | prices for new customers, assortment offer, quotes for restaurants
The offer lists forty items for her menu with the cost per plate.
Account | Credit check | hybrid | Portal | -2 ! | WHS-6.1.1, APQC PCF 9.2.1 | credit check of new customers, open customer account, set credit limit
A credit clerk accepts her lease and her brother's guarantee and opens two weeks of credit.
Pain: "Payment in advance for six months" would take all that the oven has left her.
Account | Days and cut-offs | human | Telephone | -1 | WHS-3.1.1, APQC PCF 3.5.2 | agree delivery days, set up customer, route for new customers
Inside sales agrees on Tuesdays and Fridays before ten, with orders until eight the evening before.
Pain: The truck passes her street on Wednesdays, and the fish is for Friday night.
First week | Wrong fish rejected | human | Kitchen door | -1 | WHS-5.1.3, APQC PCF 6.2.4, APQC PCF 6.2.3 | reject goods at delivery, wrong delivery, complaint at the door
The driver takes the fish back and corrects the delivery slip on his device.
Pain: The driver says that he only delivers, and that she should write an e-mail.
First week | Second delivery at noon | human | Kitchen door | 1 ! | WHS-4.3.2, APQC PCF 4.4.4 | express delivery to customers, second delivery, replacement delivery
The branch sends a car with the right fish in time for opening night.
First week | Call after the first delivery | human | Telephone | 2 | WHS-3.1.2, APQC PCF 3.5.2, APQC PCF 6.5.3 | follow-up call after first delivery, satisfaction of new customers, account care
The field rep calls on Monday, asks how Friday went, and builds next week's order with her.

# A pallet with its corner gone
Buyer at a small drugstore chain whose warehouse smells of spilled shampoo.
Damaged goods are noted, replaced and credited without a month of e-mails.
Delivery | Damage noted at delivery | human | Loading dock | -2 ! | WHS-4.3.3, WHS-4.3.2, APQC PCF 4.4.4 | damaged delivery, note damage at delivery, proof of delivery with remarks
The driver and her warehouse crew photograph the damage, and both sides sign the remark on his device.
Pain: The driver wants to be off, and without a remark on the delivery slip the claim is lost.
Claim | Claim in the portal | agent | Portal | -1 | WHS-5.1.3, APQC PCF 6.2.3 | file a complaint, complaint about delivery, transport damage report of customers
The portal has delivery and items already, and she enters how many cartons have leaked.
Pain: The claim form is a picture in an e-mail, to be printed, stamped and faxed.
Claim | Keep, return or throw away | hybrid | E-mail | 0 | WHS-5.1.1, APQC PCF 6.2.4 | decide on returns, dispose of damaged goods, return authorization
The answer follows the returns rules: photograph and discard what leaked, and keep eight cartons at a discount.
Replacement | Urgent replacement order | human | Telephone | -1 | WHS-3.2.3, APQC PCF 3.5.4, APQC PCF 6.2.2 | replacement order, urgent reorder, save a promotion
Inside sales knows about her promotion, takes stock from another depot and books the early truck.
Pain: The flyer is printed, the shelf will be empty, and the order desk says ten days.
Credit | Credit for the damage | agent | Account | 1 ! | WHS-5.1.3, APQC PCF 9.2.5 | credit note for damage, deduction, credit customers
The credit covers the leaked cartons and the discount and equals the amount she had deducted from the invoice.
Credit | Survey after the claim | agent | E-mail | 2 | WHS-5.1.3, APQC PCF 6.5.1 | survey after complaint, satisfaction with complaint handling, feedback on a claim
A survey asks how it went; her remark that tall pallets tip goes to the warehouse, which packs them lower.

# Talks for the coming year
Head of a paint store cooperative whose members ask about a bonus that he cannot explain.
Annual talks on prices and bonus, between people who will need each other afterwards.
Looking back | Figures before the meeting | agent | Portal | 0 | WHS-3.1.5, WHS-3.1.2, APQC PCF 3.5.2 | account review, sales figures for customers, annual customer meeting
The portal shows purchases by member and brand and how much is still missing for the next bonus step.
Looking back | Bonus corrected | hybrid | E-mail | -2 ! | WHS-3.1.5, APQC PCF 9.2.5 | bonus settlement, rebate dispute, annual rebate of customers
A controller finds that one store was billed under another number and sends a corrected bonus statement, itemized by store.
Pain: The bonus comes in April as one sum, without a line behind it.
Talking | Annual negotiation | human | Meeting | -1 | WHS-3.1.4, APQC PCF 3.5.3 | annual negotiations, conditions of customers, price negotiation with customers
The wholesaler gives way on freight in return for two fewer brands in the range.
Pain: The price increase is announced as final, with nothing offered in return.
Talking | Range review | human | Warehouse | 1 | WHS-3.1.2, APQC PCF 3.5.2, APQC PCF 3.3.4 | assortment consultation, range review with customers, promotions with customers
They walk the racks together and strike from the contract whatever does not sell.
Settled | New prices loaded | agent | Interface | -1 | WHS-3.1.4, APQC PCF 3.5.3, APQC PCF 3.5.4 | price files for customers, new price list, load customer prices
The new prices are tested on December 30 and are in every store's register on January 2.
Pain: Eleven stores sell at last year's prices until the fifteenth, and pay the difference themselves.
Settled | Tinting course for the members | human | Telephone | 1 ! | WHS-3.3.3, APQC PCF 3.2.6 | customer loyalty bonus, bonus program for trade customers, rewards for customers
The account manager calls him: in place of an incentive trip, the members get the tinting course they had asked for.
Settled | First quarter's bonus | agent | Portal | -1 | WHS-3.1.5, APQC PCF 9.2.5, APQC PCF 3.5.2 | bonus statement, accrued rebate, quarterly bonus for customers
In April the portal shows the bonus earned so far, store by store.
Pain: The first statement comes in July, and a store is missing from it again.

# The heat pump that died in its second winter
HVAC contractor who has sold a heat pump and stands in a cold hallway with the owner behind him.
A warranty case between manufacturer, wholesaler and the contractor in the middle.
Cold | Call to the technical hotline | human | Telephone | -2 ! | WHS-3.3.4, WHS-3.2.5, APQC PCF 6.2.2 | technical hotline for installers, error code support, customer support for devices
The wholesaler's technical hotline knows the error code, has him check a fuse and a sensor, and stays on the line.
Pain: The maker's hotline opens at nine, and its first question is who installed it.
Cold | Serial number and date | agent | App | -1 | WHS-5.2.1, APQC PCF 6.3.1, APQC PCF 6.3.2 | register devices, product registration, installation date
He photographs the plate, and the app shows that the pump was registered and started up in time.
Pain: The paper card of two years ago never arrived, and the warranty depends on it.
Repair | Spare part from another branch | agent | Branch | 0 | WHS-5.2.2, APQC PCF 3.5.4, APQC PCF 4.4.4 | spare part order, spare parts for installers, parts delivery
The system finds the part at a branch thirty miles away and puts it on the ten o'clock truck.
Repair | Factory service on site | human | On site | 1 | APQC PCF 6.3.4 | factory service, service visit, repair at the customer's site
The factory technician repairs the pump with him and explains what to check next time.
Paying | Warranty decision | hybrid | E-mail | -1 | WHS-5.2.1, APQC PCF 6.3.2 | warranty decision, warranty claim of installers, labor under warranty
The decision comes before he writes his own bill: the part is covered, his hours at the flat rate.
Pain: He works four hours and hears weeks later that labor was never covered.
Paying | Credit on the next statement | agent | Account | 1 ! | WHS-5.2.1, APQC PCF 9.2.5, APQC PCF 6.3.2 | warranty credit, credit note to customers, settle warranty
Part and hours are credited on the next statement with case number and owner's name.
Paying | Follow-up call | human | Telephone | 2 | WHS-3.1.3, APQC PCF 6.5.1 | call after service, satisfaction with service, follow up on repairs
A week later the branch calls him, and not the homeowner, to ask how the pump runs.

# Account blocked on a Monday
Tile setter's wife who keeps his books and waits for customers to pay while his own order is held.
A credit block on a good customer who is waiting for money herself.
Blocked | Credit block explained | agent | App | -2 ! | WHS-6.1.2, APQC PCF 9.2.1 | credit block, order on hold, credit limit exceeded
Before her husband drives off, the app names the two overdue invoices and the amount that would release today's order.
Pain: Her husband hears it at the counter, in front of three competitors.
Blocked | Call with the credit manager | human | Telephone | -1 | WHS-6.1.2, APQC PCF 9.2.4 | call credit manager, talk about overdue invoices, payment agreement with customers
The credit manager knows that builders pay late in winter and asks her for a date.
Pain: Counter, salesman and office each say that credit is decided somewhere else.
Way out | Payment plan | hybrid | E-mail | 0 | WHS-6.1.3, APQC PCF 9.2.4 | installments for customers, promise to pay, payment plan for trade customers
An e-mail confirms two payment dates, and today's tiles are released.
Way out | Disputed invoice cleared | hybrid | Portal | 1 | WHS-5.1.3, APQC PCF 9.2.5, APQC PCF 6.2.3 | disputed invoice, invoice correction for customers, clear deductions
One invoice was open because of a missing pallet; the credit is booked and her debt shrinks.
Free again | Payment matched | agent | App | 1 ! | WHS-6.2.2, APQC PCF 9.2.3 | payment received from customers, match payments, clear open items
Her instant transfer is matched within the hour, and that unblocks the account.
Free again | New credit limits | human | Visit | 0 | WHS-6.1.1, APQC PCF 9.2.1, APQC PCF 3.5.2 | review credit limit, seasonal credit limit, credit talk with customers
In spring the credit manager visits and sets one limit for summer and one for winter.
Pain: The limit stays where it was, and she counts the days until the next block.
`;
