export const carRepair = `
# A light on the dashboard
Home nurse who drives sixty miles a day and has an amber light tonight and eleven patients tomorrow.
From a warning light to a paid bill, with a second repair that nobody had expected.
The light | Question at nine in the evening | agent | Messenger | -1 | CAR-1.1.1 | book a workshop appointment, ask the garage, appointment at the repair shop
She sends a picture of the light; the shop's assistant answers that she may drive gently and offers 7:30 with a loaner.
Pain: The shop's voice mail is full, and her first patient expects her at eight.
The light | Car taken in, loaner handed out | human | Counter | 0 | CAR-1.1.3, CAR-1.1.4 | courtesy car, loan car for customers, replacement vehicle
The adviser reads the code of the light with her at the car, and at twenty to eight she leaves in a loaner.
On the lift | Extra repair approved | hybrid | Text message | -2 ! | CAR-1.2.2, CAR-2.1.2 | approval of additional work, extra work on the car, repair approval by customer
The shop sends a short video of the sensor and of a cracked brake hose, each with a price to approve or decline.
Pain: A call in the middle of a visit asks for four hundred dollars more, with nothing to look at.
On the lift | Call from the mechanic | human | Telephone | 1 | CAR-1.2.2, CAR-1.2.1 | explain the estimate, call about the repair, talk about repair costs
The mechanic calls at noon and explains that the hose cannot wait and the shock absorbers can, until spring.
On the lift | Will it be ready by five | agent | Text message | 1 | CAR-1.2.3 | repair status, is the car ready, progress of the repair
Three messages follow by themselves: part on its way, being fitted, test drive done.
Back on the road | Handover with the old parts | human | Counter | 2 ! | CAR-2.3.2 | hand back the car, vehicle handover, explain the invoice
The adviser shows her the cracked hose and goes through the five lines of the bill with her.
Back on the road | Paid by card | agent | Register | 0 | CAR-5.3.1, CAR-2.3.2 | pay the garage, invoice for repair, payment at the counter
She pays what she had approved, gets her key, and has the receipt on her phone.
Back on the road | Squeak after eight days | human | Shop | -1 | CAR-2.3.3 | complaint about a repair, comeback after repair, warranty on repair
The shop looks at it the same evening, finds a loose clip and charges nothing.
Pain: She has to drive in again, and fears that she will be charged for the inspection.
Spring | Shock absorbers, as agreed | agent | Text message | 1 | CAR-1.1.2 | service reminder, inspection due, invite customers for service
In March a message names the repair that was put off, its price and two mornings.

# Hit from behind, and not worth repairing anymore
Night baker with a fourteen-year-old wagon that another driver pushed into a pole, and no money for a newer one.
An accident repair that ends as a total loss, seen at the body shop.
Towed in | Car taken in | human | Yard | -1 | CAR-1.1.3, CAR-1.1.1 | tow-in, vehicle intake after accident, check in damaged car
At intake the adviser photographs the car, hands her things to her, and says what storage costs, who pays for it, and that nothing is done without her yes.
Pain: The tow truck drops it at a shop she never heard of, where storage costs $60 a day.
Damage | Damage estimate | hybrid | Telephone | 0 | CAR-4.1.1 | damage estimate, photograph damage, collision estimate
The estimator sends pictures and estimate to her and to the insurer at the same time, and explains the bent frame rail.
Damage | Told of the total loss | human | Telephone | -2 ! | CAR-4.1.2, CAR-1.2.3 | total loss call, insurer approval, keep customer posted
The shop calls her before the insurer does, says that the repair would cost more than the car is worth, and explains what follows.
Pain: She learns it from an automatic e-mail of the insurer, at work, at three in the morning.
Deciding | Cheaper repair considered | human | Counter | 1 | CAR-1.2.1, CAR-2.1.2 | repair alternatives, used parts estimate, talk about options
The owner of the shop works out a repair with used parts, and tells her himself that he would not let his own daughter drive it.
Waiting | Loaner for ten days | human | Counter | -1 | CAR-1.1.4 | courtesy car, loaner after accident, replacement car
She keeps the shop's old loaner until the check comes, free of charge after the ten days that the insurer pays for.
Pain: The other driver's insurer pays for ten days of loaner, and takes nineteen to send the check.
Closing | Storage, towing and a signature | hybrid | Counter | -1 ! | CAR-5.3.1, CAR-2.3.2 | invoice after total loss, storage bill, release the vehicle
The shop bills towing and storage straight to the insurer and has her sign the release only when it is paid.
Pain: She has to pay $1,200 for storage before the car is released, out of a check for $2,300.

# Winter tires, and a set that is not hers
Retired court clerk who has stored her tires with the shop for nine years and would wait for the first snow like everybody else.
A seasonal tire change, from the invitation in October to the wheels that come out of storage in April.
October | Invitation to change tires | agent | Text message | 0 | CAR-1.1.2 | tire change reminder, invite cars that are due, seasonal service
A text in the first week names her set and its tread, and links to the free slots.
October | Slot before the snow | agent | Web page | 1 | CAR-1.1.1 | book a tire change, take bookings, online appointment
She takes Tuesday at 7:40; the page says that it takes twenty-five minutes and that there is a table to read at.
The day | Two tires at the limit | human | Shop | -1 ! | CAR-2.1.2 | inspect tires, show findings, tread depth
Before the car goes up, the mechanic lets her put the gauge into the tread herself, and shows her last year's figures beside it.
Pain: She hears that two tires are worn out when the car is already off its wheels.
The day | Two tires or four | human | Counter | 0 | CAR-1.2.1 | tire quote, estimate at the counter, price of new tires
The estimate gives a price for two tires and one for four, with mounting and disposal, and the day they would come in.
The day | Wheels checked before she drives | human | Yard | 1 | CAR-2.3.1 | check wheel nuts, check before handover, final check
A second mechanic tightens every wheel once more with her beside him, and signs the card on the mirror.
April | Somebody else's wheels | hybrid | Counter | -2 ! | CAR-2.2.2 | store tires, change tires, tire storage mix-up
The code on the rim does not match her plate; the mechanic notices before anything is mounted and finds hers within the hour.
Pain: She drives home on another customer's tires and is called back by telephone.

# The fourth time since June
Home inspector with a pickup that loses power uphill, three repairs behind him and no cause yet.
A fault that keeps coming back, until somebody drives up the hill with him.
Fourth visit | Taken in with its history | human | Counter | -2 ! | CAR-1.1.3 | take in the car, vehicle intake, repair history
The adviser has the three bills open, rides up the hill with him, and feels it at the second bend.
Pain: He tells it for the fourth time, to the fourth adviser, who writes down "customer states."
Fourth visit | Test drive with a recorder | human | On the road | -1 | CAR-2.1.3 | test drive with customer, drive to reproduce fault, test drive
A technician plugs in a recorder and drives the hill with him until it happens again.
Pain: The computer shows no code, so that for the shop there is no fault.
Finding | Cause shown in a curve | human | Telephone | 1 | CAR-2.1.1 | diagnose faults, read out fault codes, diagnosis explained
The technician calls and sends the curve: when the tank is warm the pressure drops, and the pump is at fault.
Finding | Who pays for the three before | human | Counter | 0 ! | CAR-2.3.3 | settle comebacks, warranty on repairs, refund for wrong repair
Two of the three repairs had not been needed; the shop takes off what they cost and charges for the pump.
Pain: Each of the three was carried out correctly, says the shop, and each stays on his card.
Back | Up the hill before he signs | human | On the road | 1 | CAR-2.3.2 | hand back the car, explain the bill, handover with test drive
Adviser and customer drive the hill once more, and after that he gets the bill.
Back | Review with the whole story | human | Review site | 2 | CAR-5.3.3 | answer reviews, review of the shop, reply to a review
His review tells of all four visits, and the owner answers it with the name of the technician who found the cause.

# Eleven vans with flowers
Dispatcher of a flower wholesaler with eleven leased vans that are on the road from four in the morning.
A fleet is serviced at night, released by the leasing company, and billed van by van.
Booking | Two vans due | agent | E-mail | 0 | CAR-1.1.2 | service due for fleet, invite cars that are due, fleet service reminder
An e-mail lists the two vans that are due by mileage and offers a night for each.
Booking | Dropped off at nine in the evening | agent | Key box | 1 | CAR-1.1.3 | night drop-off, key box, note the state of a vehicle
The driver photographs the van at the key box, and the app keeps mileage and scratches with the time.
Approval | Loaner with shelves | human | Counter | 0 | CAR-1.1.4 | courtesy van, lend courtesy cars, replacement vehicle
Brakes and tires need a release first, so a van of the shop's own, with shelves in it, covers the morning route.
Approval | Waiting for the leasing company | hybrid | Portal | -2 ! | CAR-4.2.1 | release from fleet portal, leasing approval, fleet authorization
Both repairs are in the portal by midnight, and the shop calls the leasing company when nothing has moved by ten in the morning.
Pain: The van sits on the lift for two days because nobody over there has clicked.
Night | Ready before the morning route | agent | Text message | 2 | CAR-1.2.3 | keep customers posted, vehicle ready notice, pickup at night
At half past three a text gives the bay and the code for the key.
Month's end | One bill, a line for each van | agent | E-invoice | -1 ! | CAR-4.2.2 | bill fleets monthly, fleet invoice, invoice by vehicle
The bill has plate, mileage and cost center for each van, in the format of the leasing company.
Pain: One mileage is missing, and after thirty days the whole bill lands on the dispatcher's desk.

# A first car for a granddaughter
Grandmother who wants to buy a used car for a nursing student and knows nothing about cars.
Two cars are looked at before the purchase, and the first is left where it was.
Asking | Call before buying | human | Telephone | 0 | CAR-1.1.1 | book an inspection before purchase, used car check, take bookings
The shop fits her in at noon and tells her to have the seller come along.
First car | On the lift with the seller | human | Shop | 1 | CAR-2.1.2 | inspect used cars, show findings, purchase inspection
Lamp in hand, the mechanic shows both of them the rust on the brake line and the door that has been painted.
First car | Price of what has to be done | hybrid | Counter | -1 | CAR-1.2.1 | write estimates, cost of repairs, estimate for used car
A list sets what has to be done before winter, $1,140, apart from what can wait.
Pain: The seller calls all of it normal for the age, and she cannot tell whether that is so.
First car | Two figures for the mileage | human | Counter | -2 ! | CAR-2.1.1 | read out vehicle data, diagnose faults, mileage check
The engine computer counts forty thousand miles more than the dashboard, and the mechanic says so before she pays.
Pain: Nobody compares the two figures, and she pays the price of a car with far fewer miles.
Second car | Called boring, and passed | human | Shop | 1 | CAR-2.2.3 | state inspection, prepare cars for inspection, second inspection
Two weeks later the mechanic finds nothing wrong with another car, calls it boring, and takes it through state inspection once it is hers.
After | Reminder to the right person | agent | Text message | 2 ! | CAR-1.1.2 | service reminder, invite cars that are due, oil change due
In October the reminder for the oil change goes to the granddaughter, with a date in her fall break.
`;
