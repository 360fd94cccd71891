export const carRepair = `
# A light on the dashboard
Home nurse who drives sixty miles a day and has an amber light and eleven patients tomorrow morning.
From a warning light to a paid bill, with a finding on the lift that nobody had reckoned with.
The light | Question at nine in the evening | agent | Messenger | -1 | CAR-1.1.1 | book a workshop appointment, ask the garage, appointment at the repair shop
She sends a picture of the light; the shop's assistant answers that she may drive gently and offers 7:30 with a loaner.
Pain: The shop's voice mail is full, and her first patient waits at six in the morning.
The light | Car taken in, loaner handed out | human | Counter | 0 | CAR-1.1.3, CAR-1.1.4 | courtesy car, loan car for customers, replacement vehicle
The adviser rides along for two blocks to hear it, and at twenty to eight she leaves in a loaner.
On the lift | Extra repair approved | hybrid | Text message | -2 ! | CAR-1.2.2, CAR-2.1.2 | approval of additional work, extra work on the car, repair approval by customer
The shop sends a short video of the sensor and of a cracked brake hose, each with a price to approve or decline.
Pain: Four hundred more than she has in mind, in the middle of a visit, with nobody to ask whether it is true.
On the lift | Call from the mechanic | human | Telephone | 1 | CAR-1.2.2, CAR-1.2.1 | explain the estimate, call about the repair, talk about repair costs
The mechanic calls at noon and explains that the hose cannot wait and the shock absorbers can, until spring.
On the lift | Will it be ready by five | agent | Text message | 1 | CAR-1.2.3 | repair status, is the car ready, progress of the repair
Three messages follow by themselves: part on its way, being fitted, test drive done.
Back on the road | Handover with the old parts | human | Counter | 2 ! | CAR-2.3.2 | hand back the car, vehicle handover, explain the invoice
The adviser shows her the cracked hose, goes through five lines of the bill and gives her the key.
Back on the road | Paid by card | agent | Register | 0 | CAR-5.3.1, CAR-2.3.2 | pay the garage, invoice for repair, payment at the counter
She pays what she had approved, and the receipt for her employer is on her phone.
Back on the road | Squeak after eight days | hybrid | Telephone | -1 | CAR-2.3.3 | complaint about a repair, comeback after repair, warranty on repair
The shop looks at it the same evening, finds a loose clip and charges nothing.
Pain: She has to drive in again, and fears to be asked to pay for looking.
Spring | Shock absorbers, as agreed | agent | Text message | 1 | CAR-1.1.2 | service reminder, inspection due, invite customers for service
In March a message names the repair that was put off, its price and two mornings.

# Hit from behind, and not worth it any more
Night baker with a fourteen-year-old wagon that another driver pushed into a pole, and no money for a newer one.
An accident repair that ends as a total loss, seen at the body shop.
Towed in | Car taken in | human | Yard | -1 | CAR-1.1.3, CAR-1.1.1 | tow-in, vehicle intake after accident, check in damaged car
At intake the adviser photographs the car, takes out what she needs, and says that nothing will be done without her yes.
Pain: The tow truck drops it at a shop she never heard of, where storage costs $60 a day.
Damage | Damage estimate | hybrid | Telephone | 0 | CAR-4.1.1 | damage estimate, photograph damage, collision estimate
The estimator sends pictures and estimate to her and to the insurer at the same time, and explains the bent frame rail.
Damage | Told of the total loss | human | Telephone | -2 ! | CAR-4.1.2, CAR-1.2.3 | total loss call, insurer approval, keep customer posted
The shop calls her before the insurer does: repair would cost more than the car is worth, and what that means.
Pain: She learns it from an automatic mail of the insurer, at work, at three in the morning.
Deciding | Cheaper repair considered | human | Counter | 1 | CAR-1.2.1, CAR-2.1.2 | repair alternatives, used parts estimate, talk about options
The owner works out a repair with used parts, and tells her himself that he would not put her child in it.
Waiting | Loaner for ten days | human | Counter | -1 | CAR-1.1.4 | courtesy car, loaner after accident, replacement car
She gets the shop's old loaner at the insurer's rate until the check comes.
Pain: The other driver's insurer pays for ten days of loaner, and takes nineteen to send the check.
Closing | Storage, towing and a signature | hybrid | Counter | -1 ! | CAR-5.3.1, CAR-2.3.2 | invoice after total loss, storage bill, release the vehicle
The shop bills towing and storage straight to the insurer and has her sign the release only when it is paid.
Pain: The check is $2,300 for a car that had taken her to work every night for nine years.
`;
