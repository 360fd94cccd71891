export const airlines = `
# Booking the summer flight for four
Parents of two schoolchildren, one vacation flight a year, watching the total price down to the last bag.
Choosing, paying and seating a family, with a total price that does not grow on the way.
Dreaming | Fares compared on the sofa | agent | Website and app | 1 | AIR-2.2.1 | sell on website and app, flight search, internet booking engine
Dates around the school vacation are tried one after the other, on two phones, while the price calendar fills in.
Choosing | Bundle picked | hybrid | Website and app | -1 | AIR-2.1.4 | price bags seats and ancillaries, fare families, ancillary offers
The cheap fare turns out to have no checked bag; with four bags and adjoining seats it is no longer the cheapest.
Pain: What the trip costs for four with bags is only visible on the last page.
Choosing | Question about the stroller | agent | Chat or telephone | 0 | AIR-2.2.4, APQC PCF 6.2.2 | answer the reservations line, reservations call center, booking questions
Whether a stroller flies for free and where it is handed in is asked, and the answer is kept with the booking.
Buying | Payment and confirmation | hybrid | Website and app | -1 ! | AIR-2.2.1, APQC PCF 3.5.4 | take flight payment and issue tickets, ticketing, booking confirmation
The card is declined at the bank's second check; the fare must still be there when the parents come back with another.
Pain: After a failed payment nobody knows whether the seats are held or gone.
Buying | Miles for the children | agent | App | 1 | AIR-2.2.5, APQC PCF 3.2.6 | run the frequent flyer program, enroll loyalty members, family pooling of miles
A family account is opened in two steps, and the trip shows what it will bring for next year.
Before the trip | Passports tested two weeks ahead | agent | App | 2 | AIR-5.1.1 | travel document check, online check-in, check passports before departure
Both children's passports are read by the phone: one of them runs out a month too early for the island, and there is time.

# A working day trip, there and back
Sales engineer who flies twice a week with a cabin bag and has a customer waiting before noon.
One day and two flights in which nothing may cost him more than a few minutes.
Check-in | Boarding pass before breakfast | agent | App | 1 | AIR-5.1.1 | accept passengers, online check-in, departure control
The seat on the aisle at the front is kept from last time; the pass is in the phone before the coffee is ready.
Airport | Word of a twenty-minute delay | agent | Push message | -1 | AIR-7.1.3 | inform passengers about delays, delay notification
The message arrives in the taxi, gives the reason, and leaves the choice between the lounge and an hour more at home.
Pain: Screen, app and gate agent each name another departure time.
Airport | Boarding in one go | hybrid | Gate | -1 ! | AIR-5.1.4 | board the flight, gate boarding
Groups are called by row; with the overhead bins full the cabin bag may have to go below, and with it ten minutes after landing.
Pain: Cabin bags are taken off at the door although the fare included them.
On board | Coffee and a working table | human | Cabin | 1 | AIR-5.3.3 | look after passengers on board, cabin service, inflight service
The purser knows the name, the coffee comes before descent, and nobody sells anything over the loudspeaker.
On the way home | Earlier flight taken | agent | App | 2 ! | AIR-2.2.1, AIR-2.2.4 | same-day change of flight, change bookings, rebook voluntarily
The meeting ends early: two taps move the return to the flight at five, with the difference in fare shown before the second.
On the way home | Miles and receipt | agent | App and e-mail | 1 | AIR-2.2.5 | credit miles from boarded coupons, frequent flyer accrual
Next morning the miles are there and the receipt has gone straight to the company's travel expense system.

# Canceled at the hub, last flight of the evening
Couple in their sixties on the way home whose medicine is in the checked bag.
What happens to two people between a canceled connection and the flight that takes them home.
Cancellation | The message at the gate | agent | Push message and screen | -2 ! | AIR-7.1.3 | cancellation notice to passengers, inform passengers about cancellations
Both phones buzz before the screen changes: canceled, the reason, and that a new connection is being looked for.
Pain: A line of two hundred forms at one desk because the message says no more than "canceled".
A way on | New connection offered | agent | App | -2 ! | AIR-7.1.1 | rebook disrupted passengers, reaccommodation, irregular operations rebooking
Two connections are offered, one over another hub at dawn; they take the later one and stay together on it.
Pain: The app rebooks the two of them on different flights, one a day later than the other.
A way on | Talk about the medicine | human | Transfer desk | 0 | AIR-7.1.1, AIR-6.1.2 | transfer desk, customer service desk at the airport
An agent sees the note on the bag, has it brought up from the hold and says how long that takes.
Pain: Nobody at the desk can see where the bag is now.
The night | Room, bus and dinner | agent | App and voucher | -1 | AIR-7.1.2 | provide hotels meals and transport, hotel accommodation for stranded passengers
A hotel name, a bus stop and a meal voucher arrive in one message, for two persons and until eight in the morning.
Pain: At half past eleven the hotel knows nothing of any voucher.
Next morning | Boarded again, together | hybrid | Gate | 1 | AIR-5.1.4 | board rebooked passengers, gate boarding
The new passes work at the gate, and the agent has a word about the night before anybody complains.
Afterwards | Compensation without a form | agent | E-mail | 2 | AIR-7.2.1 | decide compensation for delay and cancellation, passenger rights claims
A week later a mail says what the law grants, asks only for the account, and adds what dinner cost.

# The suitcase that did not arrive
Conference speaker with a talk tomorrow morning and her suit in the missing suitcase.
A delayed bag is reported, traced and delivered, and what had to be bought meanwhile is paid back.
At the belt | Told before the belt stops | agent | Push message | -1 ! | AIR-6.1.1, AIR-6.1.2 | baggage tracking, bag reconciliation, tight transfers of bags
While the last cases go round, the app says that hers is still at the hub and flies tonight.
Pain: People wait forty minutes at the belt for a bag that the airline knows is elsewhere.
At the belt | Report filed | hybrid | App or arrival desk | -2 | AIR-6.2.1 | report delayed baggage, lost and found, property irregularity report
Color, make and contents are entered once, with a photograph from the phone; a file number comes back.
Pain: One clerk for two full flights, and the last shuttle to the hotels leaves meanwhile.
Searching | Where it is now | agent | App | -1 | AIR-6.2.1 | trace delayed bags, baggage tracing
The search shows what was matched and which flight the bag is on, without a call to any number.
Pain: The tracing page says "in progress" for three days and nothing else.
Searching | Leave to buy a blazer | agent | Chat | 1 | AIR-6.2.3, APQC PCF 6.2.2 | interim expenses for delayed bags, essential purchases
She asks what she may spend until tomorrow and gets an amount, not a paragraph of the conditions of carriage.
Return | Courier with a new address | hybrid | Text message | 1 ! | AIR-6.2.2 | deliver found bags to passengers, baggage delivery by courier
The driver writes that he comes at ten; she moves the drop to the convention center by answering the text.
Settlement | Receipts paid | agent | Web form | 1 | AIR-6.2.3 | settle damage and loss claims, baggage claims
Two photographs of receipts are read, compared with the limit, and the money is in the account that week.

# A suitcase with a broken wheel
Student who comes home from a semester abroad and cannot afford a new suitcase.
Damage is reported, judged and repaired or replaced before the next trip.
Arrival | Cracked shell seen at the belt | human | Baggage hall | -1 | AIR-6.2.1, AIR-6.2.3 | baggage service desk, arrival desk, report baggage at arrival
A clerk by the belt sees him look at it, comes over, and walks him past the line to the right one of three desks.
Pain: He drags the case through three lines before somebody says which desk takes damage.
Arrival | Damage shown at the desk | hybrid | Arrival desk | -2 | AIR-6.2.3, AIR-6.2.1 | report damaged baggage, baggage irregularities desk
The wheel has come off with a piece of the shell; the agent takes pictures from three sides before the student leaves the hall.
Pain: Whoever notices the damage at home is told that it should have been reported at the airport.
Claim | Offer to choose from | hybrid | Web form and e-mail | 1 ! | AIR-6.2.3 | settle baggage damage, repair or replace suitcase
No receipt is left, so model and year come from a list; repair, a new case or its value in money are three buttons with a sum on each.
Pain: The first offer is half of what a third letter gets.
Objection | Letter about the depreciation | human | E-mail | 0 | AIR-7.2.2, APQC PCF 6.2.3 | answer passenger complaints, customer relations letters
The deduction for age seems too high; somebody explains the table and corrects the year of purchase.
Repair | New case of the same size | hybrid | Home delivery | 0 | AIR-6.2.3 | replace damaged suitcase, settle baggage damage
The replacement comes home on Thursday and the broken one goes back in the same box.
Pain: The only replacement on offer is a smaller case, and the broken one cannot be sent back.

# The flight has been moved by five hours
Wedding guest who booked nine months ahead and may not miss the ceremony at three.
A schedule change that ruins the plan, and how she gets flights that still make sense of it.
The change | Mail about another departure | agent | E-mail | -2 ! | AIR-1.2.3, AIR-7.1.3 | schedule change notices, carry schedule changes into sold tickets
Old and new times stand side by side, with the sentence that matters: arrival is now at half past four.
Pain: The mail hides the new time under advertising and asks to "accept" it.
Options | Earlier flights to pick | agent | Website and app | 0 | AIR-1.2.3, AIR-2.2.1 | rebook after schedule change, reissue tickets free of charge
Flights of the day before and of partners come up at no extra fare, the broken connection marked in red.
Options | Talk to somebody about the partner airline | hybrid | Telephone | -1 | AIR-2.2.4 | reservations line, change involving another carrier
The agent sees what the app has offered already and reissues the coupon on the partner's morning flight.
Pain: The tour operator sends her to the airline, and the airline back to the tour operator.
Settled | New ticket with seats kept | agent | E-mail | 1 | AIR-1.2.3, AIR-2.1.4 | revalidate or reissue tickets, carry over seats and extras
Seats, bags and the vegetarian meal have moved along; nothing is paid twice.
Settled | Night in between refunded | human | E-mail | 1 | AIR-7.2.2, APQC PCF 6.2.3 | answer passenger complaints, goodwill for schedule change
The extra hotel night was not owed; a short explanation of the case brings a voucher all the same.

# Money back for a ticket not used
Self-employed photographer who fell ill two days before departure and flew neither leg.
An involuntary refund: what he may claim, what he has to prove, and when the money is there.
Illness | Canceled in time | agent | App | -1 | AIR-2.2.1, AIR-2.2.4 | cancel bookings, cancel flight online
One button cancels both legs before check-in closes, and the page says in plain sums what each fare gives back.
Pain: Whoever does not cancel in time loses even the airport taxes, and learns so afterwards.
Request | Doctor's letter uploaded | agent | Web form | 0 | AIR-2.3.2 | refund requests, submit refund with documents
The certificate is read, name and date compared with the ticket, and a missing stamp is asked for right away.
Waiting | Where the refund stands | agent | App | -1 | AIR-2.3.2 | refund unused and canceled tickets, refund status
Four steps are listed with dates, so that no call is needed to find out which desk has it.
Pain: Refunds take six weeks while the fare was booked in a second.
Waiting | Dispute about the fare rule | human | E-mail | -2 ! | AIR-7.2.2, APQC PCF 6.2.3 | answer passenger complaints, customer complaints about refunds
The first answer grants taxes only; a person looks at the certificate and changes the fee into a credit.
Pain: Three replies under three names quote the same paragraph, and none speaks of the certificate.
Paid | Credit on the card | agent | Bank card | 0 ! | AIR-2.3.2, APQC PCF 9.2.5 | pay out ticket refunds, refund to form of payment
The sum arrives under the ticket number, split into fare, taxes and fee as it was explained.
Pain: One lump sum arrives without a ticket number, and nothing says what was kept.

# Compensation for five hours of delay
Teacher who flew home five hours late and has read that this is worth a fixed sum.
He claims what the law gives him, by himself, and would like to know each week where it stands.
Late home | Reason given on the day | agent | Push message and gate | -2 | AIR-7.1.3 | inform passengers about delays, reason of delay
At the third postponement the message says "technical fault" and links to what follows from it.
Pain: Three postponements, and the staff at the gate know no more than the board does.
Late home | Sandwich and phone call | human | Gate | -1 | AIR-7.1.2 | meals for delayed passengers, care during delay
After two hours vouchers work at every counter in the pier, not only at the one that is closed.
Pain: Vouchers are handed out when the restaurants shut.
Claim | Form with five fields | agent | Web form | 0 | AIR-7.2.1 | passenger rights claims, file compensation claim
Flight number and booking fill in the rest; each fellow traveler is checked off instead of typed.
Decision | Answer with the facts of the flight | hybrid | E-mail | 1 ! | AIR-7.2.1, AIR-7.2.2 | decide compensation for delay and cancellation, claims decision
Delay at destination, cause and sum are stated; where weather was the cause, the report is attached.
Pain: "Extraordinary circumstances" stands in the letter without saying which.
Decision | Second look after a refusal | human | E-mail and mail | -1 | AIR-7.2.2, AIR-7.2.3 | handle enforcement body cases, appeal against refused compensation
The teacher objects with a photograph of the departure screen and hears from somebody with a name.
Pain: His objection gets the first refusal again, word for word, from a no-reply address.
Paid | Money or miles | agent | Bank account | -1 | AIR-7.2.1, AIR-2.2.5 | pay out compensation, vouchers instead of cash
Both sums are shown, the miles worth a third more, and the transfer goes out the next working day.
Pain: The airline pushes a voucher that is worth less than the cash the law grants.

# Flying with a wheelchair
Retired lawyer with an electric wheelchair who can walk ten steps and travels alone.
Assistance that has to work at every handover, since one missing person strands him.
Booking | Help ordered once | hybrid | Telephone or website | -1 | AIR-5.1.3, AIR-2.2.4 | assist passengers with special needs, wheelchair requests, special service requests
Width, weight and battery are taken down one time, and every desk afterwards has them.
Pain: The same six questions are asked again at booking, at check-in and at the gate.
Departure | Chair checked in | human | Check-in counter | 0 | AIR-5.1.1, AIR-6.1.1 | accept passengers and mobility aids, check-in of wheelchairs
The agent unplugs the battery with him watching and tags the chair for delivery at the aircraft door.
Departure | From the desk to the seat | human | Terminal and cabin | 1 ! | AIR-5.1.3 | passenger assistance at the airport, mobility assistance
One helper stays from the counter to the row, comes at the promised minute, and speaks to him and not about him.
Flight | Looked after on board | human | Cabin | 1 | AIR-5.3.3 | look after passengers on board, cabin crew assistance
The crew knows that he cannot reach the rear lavatory by himself and shows the aisle chair before take-off.
Arrival | The chair at the door | human | Aircraft door | -2 ! | AIR-5.1.3, AIR-6.1.1 | deliver wheelchairs at aircraft door, transfer of mobility aids
Last off the aircraft, he waits for his own chair; in the borrowed one he could not go anywhere alone.
Pain: The chair has gone to the baggage hall, or its joystick is bent.
Arrival | Repair arranged on the spot | human | Arrival desk | -1 | AIR-6.2.3, AIR-6.2.1 | damaged wheelchair claims, settle damage of mobility aids
A repair shop and a loaner chair are found before he leaves the airport, with the airline's word that it pays.
Pain: He goes home in a loaner that does not fit, and waits weeks for a decision.

# A ten-year-old flies alone to her grandparents
Separated parents in two cities, daughter of ten, four flights a year, one of them always nervous.
From the booking by telephone to the text that she has been picked up.
Booking | Child's trip booked | hybrid | Telephone | -1 | AIR-2.2.4, AIR-5.1.3 | book unaccompanied minors, reservations line
Who brings her, who meets her and both passport numbers are noted; flights with a change are refused politely.
Pain: The website cannot sell the trip, and the line has a wait of half an hour.
Handover | Papers signed at the counter | human | Check-in counter | 0 | AIR-5.1.1 | accept unaccompanied minors, check travel documents
The consent form has been filled in from the booking; the father shows his card and signs one time.
Handover | Goodbye at the gate | human | Gate | 1 ! | AIR-5.1.3, AIR-5.1.4 | escort unaccompanied minors, passengers with special needs
An escort introduces herself to the girl first, then to him, and they board before the line.
Flight | Window seat near the galley | human | Cabin | 2 | AIR-5.3.3 | look after children on board, cabin service
She gets the apple juice before the cart comes out and may look into the cockpit after landing.
Pickup | Message at every step | agent | Push message | 2 | AIR-5.1.3 | inform parents during the trip, passenger status messages
Boarded, departed, landed, handed to grandmother at 16:42: four messages that calm two households.
Pickup | Grandmother shows her card | human | Arrivals | 1 | AIR-5.1.3 | hand over unaccompanied minors, meet and assist
The name on the form is that on the card, and the escort leaves only when the two have found each other.

# From the first miles to a seat in business class
Consultant on forty flights a year who saves miles for a trip with her partner.
A year with the loyalty program, up to the point where points have to turn into seats.
Joining | Enrolled from the seat | agent | App | 1 | AIR-2.2.5 | frequent flyer enrollment, join loyalty program
Name and birthday come from the booking, and the flight she is on counts already.
Collecting | Missing partner flight | hybrid | Web form | -1 | AIR-2.2.5 | missing miles claims, retroactive mileage credit
A flight on a partner has not been credited; she photographs the boarding pass and the miles appear after a check.
Pain: Claims for partner flights lie for weeks without a word.
Status | Gold, and what it opens | human | Lounge and gate | 2 | AIR-5.1.4, AIR-2.2.5 | tier benefits, recognition of status customers, lounge access
The card is recognized at door, gate and seat without being shown, and somebody says thank you for the year.
Spending | Search for two award seats | hybrid | Website and app | -2 ! | AIR-2.2.5, AIR-2.2.1 | award seats, redeem miles, award availability
She tries eleven dates; a calendar over the whole month with both directions would have shown the two that work.
Pain: Miles are easily collected and there is no seat to spend them on.
Spending | Fees explained by a person | human | Telephone | -1 | AIR-2.2.4 | loyalty service line, reservations line
The surcharge on a "free" seat is nearly a cheap ticket; the agent finds a routing where it is not.
Pain: The line says that the surcharge is a tax, which it is not.
The trip | Welcome on the anniversary | human | Cabin | 2 ! | AIR-5.3.3 | look after passengers on board, premium cabin service
The crew has read the note in the list, and two glasses stand there before the belt signs go on.

# A choir of forty goes on tour
Bookkeeper who manages a choir in her free time, and whose list of names changes until the last week.
A group booking with deposits and name lists, in which the number of people moves until departure.
Request | Seats asked for by mail | hybrid | E-mail | 0 | AIR-2.1.3, APQC PCF 3.5.3 | handle group requests, group quotes
Dates, numbers and two instrument cases are read from the mail, and an offer with two flights comes the same day.
Contract | Offer compared and signed | human | E-mail and telephone | 1 | AIR-2.2.2, AIR-2.1.3 | group contracts, agency and group sales
Deposit, dates for names and the price of dropping five seats are explained before anybody signs.
Pain: Ten days of silence after the request, and then the price holds for a day.
Names | List of singers, third version | agent | Portal | -1 ! | AIR-2.1.3 | collect group names and deposits, name lists
An alto is replaced by her sister; one row of the list is changed, instead of sending the whole file again.
Pain: A typing error in one name costs as much as a new ticket.
Departure | Forty at check-in | human | Group counter | -1 | AIR-5.1.1, AIR-6.1.1 | group check-in, accept passengers
A counter is opened for them; the cello has a seat of its own and a boarding pass in its name.
Pain: Forty people stand in the regular line, and the cello is sent to oversize baggage.
On tour | The bus is late, the flight waits for nobody | hybrid | Telephone | 0 ! | AIR-7.1.1, AIR-2.2.4 | rebook groups, group desk
One call moves all forty to the evening flight, in two parts, with the soloists on the first.
Accounts | Deposit set off, seats counted | agent | E-mail | 1 | AIR-2.1.3, APQC PCF 9.2.2 | group invoice, settle group booking
The final bill shows thirty-eight seats, two dropped in time, and what is paid already.

# Vaccines that must stay cold
Forwarder's pharma lead with three pallets to keep at two to eight degrees Celsius and a clinic that waits.
A shipment under temperature control, quoted, handled and proven to have stayed between two and eight degrees.
Booking | Rate and space for three pallets | hybrid | Portal | 0 | AIR-9.1.1, APQC PCF 3.5.3 | quote and book freight, cargo booking, air freight rates
Weight, volume and temperature range go in, and the answer names price, flight and the cool storage at the hub.
Pain: A quote takes a day, by which time the spot rate has moved.
Acceptance | Papers and labels checked | hybrid | Cargo counter | -1 | AIR-9.2.1 | accept special cargo, dangerous goods acceptance, cargo acceptance
Dry ice weight and the shipper's declaration are tested against the rules before the truck leaves the forwarder's yard.
Pain: A missing label is found at the counter an hour before cut-off.
Customs | Data sent ahead | agent | Portal | 0 | AIR-9.2.3 | lodge customs data, advance cargo information
Both sides see that the destination has released the shipment, or which document it still asks for.
On the way | Temperature watched from the desk | agent | Portal and alert | 1 ! | AIR-9.2.4 | monitor pharma and perishables, cold chain monitoring, shipment tracking
Ramp minutes and set points run along; at seven degrees an alert goes out while there is still time to move the dolly.
On the way | Flight missed, plan changed | human | Telephone | -2 ! | AIR-9.2.4, AIR-9.1.1 | rebook freight, capacity problems of cargo
The pallets were offloaded for baggage; the desk calls with the next freighter and the time left in the passive box.
Pain: The forwarder learns of the offload from the tracking page, hours later.
Settlement | Invoice that fits the waybill | agent | Clearing system | 1 | AIR-9.1.2 | bill air waybills, settle with forwarders
Weighed and booked weights agree, the surcharge is that of the quote, and the temperature record is attached.
`;
