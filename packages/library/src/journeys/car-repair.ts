export const carRepair = `
# A light on the dashboard
Home nurse who drives sixty miles a day and has an amber light and eleven patients tomorrow morning.
From a warning light to a paid bill, with a finding on the lift that nobody had reckoned with.
The light | Question at nine in the evening | agent | Messenger | -1 | CAR-1.1.1 | book a workshop appointment, ask the garage, appointment at the repair shop
She sends a picture of the light; it answers that she may drive gently, and offers seven thirty with a loaner.
Pain: The shop's voice mail is full, and her first patient waits at six in the morning.
The light | A hum, and a loaner | human | Counter | 0 | CAR-1.1.3, CAR-1.1.4 | courtesy car, loan car for customers, replacement vehicle
The adviser sits beside her for two hundred yards to hear it, and at twenty to eight she drives off in a loaner.
On the lift | Fault found, and one more | hybrid | Text message | -2 ! | CAR-1.2.2, CAR-2.1.2 | approval of additional work, extra work on the car, repair approval by customer
A video of eight seconds shows the sensor and a brake hose with a crack; each has a price and a yes or no.
Pain: Four hundred more than she has in mind, in the middle of a visit, with nobody to ask whether it is true.
On the lift | Somebody who explains it | human | Telephone | 1 | CAR-1.2.2, CAR-1.2.1 | explain the estimate, call about the repair, talk about repair costs
The mechanic himself calls at noon: the hose today, the shock absorbers may wait until spring.
On the lift | Will it be ready by five | agent | Text message | 1 | CAR-1.2.3 | repair status, is the car ready, progress of the repair
Part on the noon van, being fitted, test drive done: three lines, none of which she had to ask for.
Back on the road | Old parts on a cloth | human | Counter | 2 ! | CAR-2.3.2 | hand back the car, vehicle handover, explain the invoice
He bends the cracked hose in front of her, goes through five lines of the bill and gives her the key.
Back on the road | Paid by card | agent | Register | 0 | CAR-5.3.1, CAR-2.3.2 | pay the garage, invoice for repair, payment at the counter
The sum is that of her two yeses; the receipt is on her phone for the employer.
Back on the road | Squeak after eight days | hybrid | Telephone | -1 | CAR-2.3.3 | complaint about a repair, comeback after repair, warranty on repair
It is looked at the same evening between two others, found to be a clip, and costs nothing.
Pain: She has to drive in again, and fears to be asked to pay for looking.
Spring | Shock absorbers, as agreed | agent | Text message | 1 | CAR-1.1.2 | service reminder, inspection due, invite customers for service
In March a message names what was put off, today's price and two mornings.
`;
