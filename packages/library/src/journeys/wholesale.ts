export const wholesale = `
# Fittings by half past six
Heating installer who dictates his list in the van and has promised a warm nursery for the morning.
Parts ordered in the evening and needed before the customer opens in the morning.
Evening | List spoken into the phone | agent | App | 1 | WHS-3.2.3, APQC PCF 3.5.4 | order by voice, take customer orders, trade orders by app
Half of the names are his own; the app knows which elbow he means by it, and asks about one.
Evening | Stock and his own price | agent | App | 0 | WHS-3.3.2, APQC PCF 3.5.4 | check stock for customers, net price display, availability for trade customers
Beside each line stand how many are there, in which branch, and the price that is his and not the list's.
Night | One line is short | hybrid | Text message | -2 ! | WHS-3.2.4, APQC PCF 3.5.4, APQC PCF 6.2.2 | substitute article, back orders of customers, shortage on customer order
Twelve valves are wanted, nine are there: another make at the same price is offered before eight, yes or no.
Pain: The missing three are found out on the ladder, with the water turned off.
Morning | Locker at the branch | agent | Branch | 1 ! | WHS-3.2.6, APQC PCF 4.4.4 | early delivery, deliver to trade customers, pick up goods at the branch
His number opens it at six twenty; everything is in one box and sorted by floor.
Morning | Question to the man at the counter | human | Branch | 2 | WHS-3.2.6, APQC PCF 6.2.2 | counter service, technical advice to trade customers, customer inquiries at the counter
Whether the old flange takes it: the clerk lays his own thumb beside it and says no, this one.
Afterwards | What was not needed goes back | human | Branch | 0 | WHS-5.1.1, APQC PCF 6.2.4 | take back surplus goods, returns from trade customers, return unused material
Four elbows in their bags are taken back by eye and stand on the account before he is out.
Afterwards | Bill by job site | agent | E-invoice | 1 | WHS-6.2.1, APQC PCF 9.2.2 | collective invoice, invoice trade customers, monthly billing of customers
Each site has its own sheet with the delivery notes, and his wife books it in one evening.

# A restaurant that opens on Friday
Cook of thirty-one with her first place, her savings spent on the oven, and no history of payment.
A new customer without credit history is visited, priced, checked and supplied.
Asking | Field man who has cooked himself | human | Visit | 1 | WHS-3.1.2, APQC PCF 3.5.1, APQC PCF 3.5.2 | visit new customers, field sales visit, win new restaurants
He reads her menu, strikes out three things that nobody can deliver daily, and asks about the cellar stairs.
Asking | Prices for her menu | hybrid | E-mail | 0 | WHS-3.1.4, WHS-3.2.1, APQC PCF 3.5.3 | prices for new customers, assortment offer, quotes for restaurants
Forty articles with what a plate would cost, instead of a catalog with nine thousand.
Account | Can she pay | hybrid | Portal | -2 ! | WHS-6.1.1, APQC PCF 9.2.1 | credit check of new customers, open customer account, set credit limit
No books yet, but a lease and a guarantee by her brother: two weeks' goods on account, says a person.
Pain: "Payment in advance for the first six months", which is what the opening has cost.
Account | Days and cut-offs | human | Telephone | -1 | WHS-3.1.1, APQC PCF 3.5.2 | agree delivery days, set up customer, route for new customers
Tuesdays and Fridays before ten, order until eight in the evening; the driver gets the code of the yard.
Pain: The truck passes her street on Wednesdays, and the fish is for Friday night.
First week | Fish that is not what she ordered | human | Kitchen door | -1 | WHS-5.1.3, APQC PCF 6.2.4, APQC PCF 6.2.3 | reject goods at delivery, wrong delivery, complaint at the door
The driver smells it as well, takes it back, and the note is corrected before he is in the cab.
Pain: The driver says that he only delivers, and that she should write an email.
First week | Second delivery at noon | human | Kitchen door | 1 ! | WHS-4.3.2, APQC PCF 4.4.4 | express delivery to customers, second delivery, replacement delivery
A car comes with the right one, since opening night is opening night.
First week | Called on Monday | human | Telephone | 2 | WHS-3.1.2, APQC PCF 3.5.2, APQC PCF 6.5.3 | follow-up call after first delivery, satisfaction of new customers, account care
How was Friday, what is left over, what is missing: three questions, and next week's order is half done.

# A pallet with its corner gone
Buyer at a small drugstore chain whose warehouse smells of spilled shampoo.
Damaged goods are noted, returned and credited without a month of mails.
Ramp | Reservation on the note | human | Ramp | -2 ! | WHS-4.3.3, WHS-4.3.2, APQC PCF 4.4.4 | damaged delivery, note damage at delivery, proof of delivery with remarks
The driver holds the flashlight while they photograph, and both names are under the same picture.
Pain: The driver wants to be off, and without a remark on the note the claim is lost.
Claim | Three lines in the portal | agent | Portal | -1 | WHS-5.1.3, APQC PCF 6.2.3 | file a complaint, complaint about delivery, transport damage report of customers
Delivery and articles are there already; she types how many cartons have run out.
Pain: A form as a picture in a mail, to be printed, stamped, and sent by fax.
Claim | Keep, return or throw away | hybrid | E-mail | 0 | WHS-5.1.1, APQC PCF 6.2.4 | decide on returns, dispose of damaged goods, return authorization
For shampoo it is not worth a truck: throw away, with a picture, and eight cartons to be sold at a discount.
Replacement | Ad begins on Monday | human | Telephone | -1 | WHS-3.2.3, APQC PCF 3.5.4, APQC PCF 6.2.2 | replacement order, urgent reorder, save a promotion
The inside salesman knows the flyer, takes stock from another depot and books the early tour.
Pain: The flyer is printed, the shelf will be empty, and the order desk says ten days.
Credit | Sum that agrees with hers | agent | Account | 1 ! | WHS-5.1.3, APQC PCF 9.2.5 | credit note for damage, deduction, credit customers
Eight cartons and the discount: her deduction and their credit are the same number, for once.
Credit | Asked once how it was | agent | E-mail | 2 | WHS-5.1.3, APQC PCF 6.5.1 | survey after complaint, satisfaction with complaint handling, feedback on a claim
She writes that pallets of that height tip; from next month they are packed lower.

# Talks for the coming year
Head of a paint shop cooperative whose members ask about a bonus that he cannot explain.
Annual talks on prices and bonus, between people who will need each other afterwards.
Looking back | Figures before the meeting | agent | Portal | 0 | WHS-3.1.2, APQC PCF 3.5.2 | account review, sales figures for customers, annual customer meeting
What was bought, by member and by brand, and how far it is to the next step of the bonus.
Looking back | Bonus that is wrong by a member | hybrid | E-mail | -2 ! | WHS-3.1.5, APQC PCF 9.2.5 | bonus settlement, rebate dispute, annual rebate of customers
One shop had been billed under another number; the controller finds it and sends the list again.
Pain: The bonus comes in April as one sum, without a line behind it.
Talking | Morning about next year | human | Meeting | -1 | WHS-3.1.4, APQC PCF 3.5.3 | annual negotiations, conditions of customers, price negotiation with customers
They give on freight and not on price; he gives up two brands that take up shelf and earn nothing.
Pain: They open with a price increase on the first slide, and the coffee gets cold.
Talking | Range with fewer cans | human | Warehouse | 1 | WHS-3.1.2, APQC PCF 3.5.2, APQC PCF 3.3.4 | assortment consultation, range review with customers, promotions with customers
They walk along the racks: what has dust on its lid goes out of the contract.
Settled | Price list that is loaded | agent | Interface | -1 | WHS-3.1.4, APQC PCF 3.5.3, APQC PCF 3.5.4 | price files for customers, new price list, load customer prices
On the second of January the register of each shop has the new prices, with a test on the thirtieth.
Pain: Eleven stores sell at last year's prices until the fifteenth, and pay the difference themselves.
Settled | A trip nobody wanted | human | Telephone | 1 ! | APQC PCF 3.2.6 | customer loyalty bonus, bonus program for trade customers, rewards for customers
Instead of the incentive trip the members get a tinting course, which they had asked for twice.
Settled | First quarter explained | agent | Portal | -1 | WHS-3.1.5, APQC PCF 9.2.5, APQC PCF 3.5.2 | bonus statement, accrued rebate, quarterly bonus for customers
In April it shows what has been earned so far, and with which can.
Pain: The first statement comes in July, and a brand is missing from it again.

# The pump that died in its second winter
Electrician who has sold a heat pump and stands in a cold hallway with the owner behind him.
A warranty case between manufacturer, wholesaler and the electrician in the middle.
Cold | Code read out at seven | human | Telephone | -2 ! | WHS-3.2.5, APQC PCF 6.2.2 | technical hotline for installers, error code support, customer support for devices
The technician of the wholesaler knows the code, sends him to one fuse and one sensor, and stays on the line.
Pain: The maker's hotline opens at nine, and its first question is who installed it.
Cold | Serial number and date | agent | App | -1 | WHS-5.2.1, APQC PCF 6.3.1, APQC PCF 6.3.2 | register devices, product registration, installation date
The plate is photographed: sold, registered, started up, all there since he did it at the time.
Pain: The paper card of two years ago never arrived, and the warranty hangs on it.
Repair | Part from the neighbor branch | agent | Branch | 0 | WHS-5.2.2, APQC PCF 3.5.4, APQC PCF 4.4.4 | spare part order, spare parts for installers, parts delivery
Thirty miles away lies one; it is on the tour at ten.
Repair | Service man beside him | human | On site | 1 | APQC PCF 6.3.4 | factory service, service visit, repair at the customer's site
They open it together, so that next time he will know by himself.
Paying | Warranty said beforehand | hybrid | E-mail | -1 | WHS-5.2.1, APQC PCF 6.3.2 | warranty decision, warranty claim of installers, labor under warranty
The part yes, his hours by the flat rate: he hears it before he writes his own bill.
Pain: He works four hours and hears weeks later that labor was never covered.
Paying | Credited with the next bill | agent | Account | 1 ! | WHS-5.2.1, APQC PCF 9.2.5, APQC PCF 6.3.2 | warranty credit, credit note to customers, settle warranty
Part and hours stand there with the number of the case and the name of the owner.
Paying | Owner still his customer | human | Telephone | 2 | WHS-3.1.2, APQC PCF 6.5.1 | call after service, satisfaction with service, follow up on repairs
A week later the branch calls him, not the owner, and asks whether it runs.

# Account blocked on a Monday
Tiler's wife who keeps his books and waits for customers to pay while his own order is held.
A credit block at a good customer who is waiting for money herself.
Blocked | No, and why | agent | App | -2 ! | WHS-6.1.2, APQC PCF 9.2.1 | credit block, order on hold, credit limit exceeded
It does not say "error" but which two invoices, since when, and what would be enough for today.
Pain: The tiler hears it at the counter, in front of three competitors.
Blocked | Somebody who may decide | human | Telephone | -1 | WHS-6.1.2, APQC PCF 9.2.4 | call credit manager, talk about overdue invoices, payment agreement with customers
The credit manager knows that builders pay late in winter, and asks for a date and not for a reason.
Pain: Counter, salesman and office each say that credit is decided somewhere else.
Way out | Half today, half in March | hybrid | E-mail | 0 | WHS-6.1.3, APQC PCF 9.2.4 | installments for customers, promise to pay, payment plan for trade customers
Two dates in a mail, and today's tiles go onto the truck.
Way out | An invoice that was disputed | hybrid | Portal | 1 | WHS-5.1.3, APQC PCF 9.2.5, APQC PCF 6.2.3 | disputed invoice, invoice correction for customers, clear deductions
One of the two stood open since a pallet was missing; it is credited, and the debt is smaller than it was.
Free again | Transfer seen within the hour | agent | App | 1 ! | WHS-6.2.2, APQC PCF 9.2.3 | payment received from customers, match payments, clear open items
The instant transfer opens the account by itself, before the driver has left the yard.
Free again | Limit that breathes | human | Visit | 0 | WHS-6.1.1, APQC PCF 9.2.1, APQC PCF 3.5.2 | review credit limit, seasonal credit limit, credit talk with customers
In spring somebody comes by and sets a limit for summer and one for winter.
Pain: The limit stays where it was, and she counts the days until the next block.
`;
