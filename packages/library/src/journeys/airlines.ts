export const airlines = `
# Booking the summer flight for four
Parents of two schoolchildren, one vacation flight a year, watching the total price down to the last bag.
Fares, bags and seats for a family of four, with a total price that does not grow from page to page.
Dreaming | Fares compared on the sofa | agent | Website and app | 1 | AIR-2.2.1 | sell on website and app, flight search, internet booking engine
The price calendar shows what four seats cost on each day around the school vacation, on both parents' phones at once.
Choosing | Fares with four bags compared | agent | Website and app | -1 | AIR-2.1.4 | price bags seats and ancillaries, fare families, ancillary offers
The page adds four bags and adjoining seats to every fare and shows which fare is then the cheapest.
Pain: What the trip costs for four with bags is only visible on the last page.
Choosing | Question about the booster seat | agent | Chat or telephone | 0 | AIR-2.2.4, APQC PCF 6.2.2 | answer the reservations line, reservations call center, booking questions
The chat answers that the younger child's booster seat flies for free, says where to tag it, and adds it to the booking.
Buying | Payment and confirmation | agent | Website and app | -1 ! | AIR-2.2.1, APQC PCF 3.5.4 | take flight payment and issue tickets, ticketing, booking confirmation
When the bank declines the card, seats and fare are held for thirty minutes and a link for another card arrives.
Pain: After a failed payment nobody knows whether the seats are held or gone.
Buying | Miles for the children | agent | App | 1 | AIR-2.2.5, APQC PCF 3.2.6 | run the frequent flyer program, enroll loyalty members, family pooling of miles
The family account is opened in two steps, and the confirmation says how many miles the trip adds for each of the four.
Before the trip | Passports checked ten weeks ahead | agent | App | 2 | AIR-5.1.1 | travel document check, online check-in, check passports before departure
The app reads both children's passports and warns that one expires too early for this trip, while there is time to renew.

# A working day trip, there and back
Sales engineer who flies twice a week with a carry-on and has a customer waiting before noon.
One day and two flights in which nothing may cost him more than a few minutes.
Check-in | Boarding pass before breakfast | agent | App | 1 | AIR-5.1.1 | accept passengers, online check-in, departure control
He is checked in automatically, with an aisle seat at the front, and the pass is on his phone when he wakes up.
Airport | Word of a twenty-minute delay | agent | Push message | -1 | AIR-7.1.3 | inform passengers about delays, delay notification
The message reaches him in the taxi with the reason and one new time, the same that the screen and the gate agent give.
Pain: Screen, app and gate agent each name a different departure time.
Airport | Boarding with a carry-on | hybrid | Gate | -1 ! | AIR-5.1.4 | board the flight, gate boarding
Agents count bin space during boarding: bags that the fare includes stay in the cabin, and those of other fares are tagged first.
Pain: His carry-on is taken from him at the door although the fare included it.
On board | Coffee and a quiet cabin | human | Cabin | 1 | AIR-5.3.3 | look after passengers on board, cabin service, inflight service
The crew greets him by name, serves coffee well before descent, and keeps sales announcements off morning flights.
On the way home | Earlier flight taken | agent | App | 2 ! | AIR-2.2.1, AIR-2.2.4 | same-day change of flight, change bookings, rebook voluntarily
The meeting ends early; two taps move him to the five o'clock flight, with the fare difference shown before the second.
Afterwards | Miles and receipt | agent | App and e-mail | 1 | AIR-2.2.5 | credit miles from boarded coupons, frequent flyer accrual
The next morning his miles are credited and the receipt has gone to his company's expense system.

# Canceled at the hub, last flight of the evening
Couple in their sixties on the way home whose medicine is in the checked bag.
What happens to two people between a canceled connection in Frankfurt and the flight that takes them home.
Cancellation | The message at the gate | agent | Push message and screen | -2 ! | AIR-7.1.3 | cancellation notice to passengers, inform passengers about cancellations
A message reaches both phones before the screen changes: canceled, why, and that the airline is looking for a new connection.
Pain: Two hundred people line up at one desk because the message says no more than "canceled."
A way home | New connection offered | agent | App | -2 ! | AIR-7.1.1 | rebook disrupted passengers, reaccommodation, irregular operations rebooking
The app keeps the two together and offers two connections, one of them through another hub at dawn.
Pain: The app rebooks the two of them on different flights, one a day later than the other.
A way home | Medicine out of the checked bag | human | Transfer desk | 0 | AIR-6.1.1, AIR-7.1.1 | transfer desk, customer service desk at the airport
An agent finds the bag by its tag, has it brought to the desk and tells them how long that takes.
Pain: Nobody at the desk can see where the bag is now.
The night | Room, bus and dinner | agent | App and voucher | -1 | AIR-7.1.2 | provide hotels meals and transport, hotel accommodation for stranded passengers
One message brings the bus stop, vouchers for dinner and breakfast, and the name of a hotel that has both of them on its list.
Pain: At half past eleven the hotel knows nothing of any voucher.
Next morning | Apology at the gate | hybrid | Gate | 1 | AIR-5.1.4 | board rebooked passengers, gate boarding
Their new passes open the gate, and the agent apologizes for the night before they can mention it.
Afterwards | Compensation without a form | agent | E-mail | 2 | AIR-7.2.1 | decide compensation for delay and cancellation, passenger rights claims
A week later an e-mail offers the sum that European law grants for a cancellation, and asks only for their bank account.

# The suitcase that did not arrive
Conference speaker with a talk tomorrow morning and her suit in the missing suitcase.
A delayed bag is reported, traced and delivered, and what had to be bought meanwhile is paid back.
At the belt | Told before the belt starts | agent | Push message | -1 ! | AIR-6.1.1, AIR-6.1.2 | baggage tracking, bag reconciliation, tight transfers of bags
As she steps off the plane the app says that her bag is still at the hub and flies tonight.
Pain: People wait forty minutes at the belt for a bag that the airline knows is elsewhere.
At the belt | Report filed | agent | App | -2 | AIR-6.2.1 | report delayed baggage, lost and found, property irregularity report
She enters color, make and contents once, adds a photograph, and gets a file number on the spot.
Pain: One clerk serves two full flights, and the last shuttle to the hotels leaves while she is in line.
Searching | Where it is now | agent | App | -1 | AIR-6.2.1 | trace delayed bags, baggage tracing
The app shows that her bag has been matched and loaded for tonight's flight, and adds each further step with its time.
Pain: The tracing page says "in progress" all evening and nothing else.
Searching | Allowance for a blazer | agent | Chat | 1 | AIR-6.2.3, APQC PCF 6.2.2 | interim expenses for delayed bags, essential purchases
She asks what she may spend until tomorrow, and the chat gives her an amount and the way to send the receipts.
Return | Bag delivered by courier | hybrid | Text message | 1 ! | AIR-6.2.2 | deliver found bags to passengers, baggage delivery by courier
The courier's text says ten in the morning; she answers with the convention center's address, and the bag comes there.
Settlement | Purchases reimbursed | agent | Web form | 1 | AIR-6.2.3 | settle damage and loss claims, baggage claims
Two receipts by photograph are enough; the claim is approved by rule and paid that week.

# A suitcase with a broken wheel
Student who comes home from a semester abroad and cannot afford a new suitcase.
Damage is reported, judged, disputed and in the end made good.
Arrival | Damage seen at the belt | human | Baggage hall | -1 | AIR-6.2, AIR-6.2.3, AIR-6.2.1 | baggage service desk, arrival desk, report baggage at arrival
An agent at the belt sees him look at the wheel and walks him to the one desk that handles damage.
Pain: He drags the suitcase through three lines before somebody says which desk handles damage.
Arrival | Damage shown at the desk | human | Arrival desk | -2 | AIR-6.2.3, AIR-6.2.1 | report damaged baggage, baggage irregularities desk
The agent photographs the broken wheel from three sides and gives him a file number before he leaves the hall.
Pain: The clerk says that a broken-off wheel is normal wear, and will not open a report.
Claim | Repair, replacement or money | agent | Web form | 0 ! | AIR-6.2.3 | settle baggage damage, repair or replace suitcase
The form takes model and year in place of a receipt and offers repair, a new suitcase or money, by one table for everybody.
Pain: The first offer is half of what passengers get if they write three times.
Objection | Deduction for age questioned | human | E-mail | 0 | AIR-7.2.2, APQC PCF 6.2.3 | answer passenger complaints, customer relations letters
He doubts the deduction for age; an agent explains the table and corrects the year of purchase.
Replacement | New suitcase of the same size | hybrid | Home delivery | 0 | AIR-6.2.3, AIR-6.2.2 | replace damaged suitcase, settle baggage damage
With the year corrected, the table grants a suitcase of the same size; it comes within the week, and the broken one goes back in the same box.
Pain: The only replacement on offer is a smaller suitcase, and the broken one cannot be sent back.

# The flight has been moved by five hours
Wedding guest who booked nine months ahead and must not miss the ceremony at three.
A schedule change that ruins the plan, and how she gets a flight that saves it.
The change | E-mail about a new departure time | agent | E-mail | -2 ! | AIR-1.2.3, AIR-7.1.3 | schedule change notices, carry schedule changes into sold tickets
The e-mail sets old and new times side by side and says first what matters: she would now land at half past four.
Pain: The e-mail hides the new time under advertising and asks her to "accept" it.
Options | Earlier flights to pick | agent | Website and app | 0 | AIR-1.2.3, AIR-2.2.1 | rebook after schedule change, reissue tickets free of charge
The page offers flights of the day before, partners' included, at no extra fare, and marks the connection that no longer works.
Options | Talk to somebody about the partner airline | human | Telephone | -1 | AIR-2.2.4 | reservations line, change involving another carrier
The agent sees what the app has offered already and reissues the ticket on the partner's flight of the evening before.
Pain: The partner sends her to the airline that sold the ticket, and that one back to the partner.
Settled | New ticket with seats kept | agent | E-mail | 1 | AIR-1.2.3, AIR-2.1.4 | revalidate or reissue tickets, carry over seats and extras
The new ticket carries over her seats, bags and vegetarian meal without charging for them again.
Settled | Extra hotel night paid | human | E-mail | 1 | AIR-7.2.2, APQC PCF 6.2.3 | answer passenger complaints, goodwill for schedule change
Customer relations reads her case and pays for the extra hotel night, although the rules did not require it.

# Money back for a ticket not used
Self-employed photographer who fell ill two days before departure and flew neither leg.
A refund after an illness: what he may claim, what he has to prove, and when the money is there.
Illness | Canceled in time | agent | App | -1 | AIR-2.2.1, AIR-2.2.4 | cancel bookings, cancel flight online
The app warns that the fare is lost unless he cancels in time, and shows what comes back as money and as credit before he confirms.
Pain: Passengers who do not cancel before departure lose the whole fare, and find that out afterwards.
Request | Doctor's letter uploaded | agent | Web form | 0 | AIR-2.3.2 | refund requests, submit refund with documents
The form checks name and dates in the letter against the ticket and asks at once for the doctor's missing signature.
Waiting | Where the refund stands | agent | App | -1 | AIR-2.3.2 | refund unused and canceled tickets, refund status
The app lists four steps with dates and shows which desk has his refund now.
Pain: A refund takes six weeks, and nobody can say where it is.
Waiting | Dispute about the fare rule | human | E-mail | -2 ! | AIR-7.2.2, APQC PCF 6.2.3 | answer passenger complaints, customer complaints about refunds
He objects to getting only a travel credit; a specialist reads the doctor's letter and refunds the fare, less a cancellation fee.
Pain: Three replies under three names quote the same paragraph, and none mentions the doctor's letter.
Paid | Credit on the card | agent | Bank card and e-mail | 0 ! | AIR-2.3.2, APQC PCF 9.2.5 | pay out ticket refunds, refund to form of payment
The card is credited under the ticket number, and an e-mail splits the sum into fare, taxes and the fee that was kept.
Pain: One lump sum arrives without a ticket number, and nothing says what was kept.

# Compensation for five hours of delay
Teacher who landed five hours late from Europe and has read that this is worth a fixed sum.
He claims by himself what European law gives him, is refused, and asks once more.
Late home | Reason given on the day | agent | Push message and gate screen | -2 | AIR-7.1.3 | inform passengers about delays, reason of delay
The third postponement comes with the cause, a technical fault, and a link to what that entitles passengers to.
Pain: The flight is postponed three times, and the gate staff know no more than the board.
Late home | Meal vouchers while waiting | agent | Text message | -1 | AIR-7.1.2 | meals for delayed passengers, care during delay
After two hours a voucher arrives on every phone and is good at all restaurants still open in the terminal.
Pain: The vouchers come when the last restaurant has closed.
Claim | Form with five fields | agent | Web form | 1 | AIR-7.2.1 | passenger rights claims, file compensation claim
He enters flight and booking number, and the form fills in the rest from the booking.
Decision | Answer with the facts of the flight | hybrid | E-mail | 0 ! | AIR-7.2.1, AIR-7.2.2 | decide compensation for delay and cancellation, claims decision
The refusal gives the cause that the log has, a storm before departure, with the entry itself, and says how to object.
Pain: The refusal cites "extraordinary circumstances" and does not say which.
Decision | Second look after a refusal | human | E-mail | -1 | AIR-7.2.2, AIR-7.2.3 | handle enforcement body cases, appeal against refused compensation
He sends a photograph of the gate screen that says "technical fault"; a case manager grants the sum under her own name.
Pain: His objection gets the first refusal again, word for word, from a no-reply address.
Paid | Money or miles | agent | Web form and bank account | -1 | AIR-7.2.1, AIR-2.2.5 | pay out compensation, vouchers instead of cash
He may choose cash or a third more in miles; he takes the cash, and the transfer goes out the next business day.
Pain: The airline pushes a voucher that is worth less than the cash the law grants.

# Flying with a wheelchair
Retired lawyer with an electric wheelchair who can walk ten steps and travels alone.
Assistance that has to work at every handover, since one missing person strands him.
Booking | Help ordered once | hybrid | Telephone or website | -1 | AIR-5.1.3, AIR-2.2.4 | assist passengers with special needs, wheelchair requests, special service requests
Width, weight and battery of his chair are taken down once and passed on to every station of the trip.
Pain: The same six questions are asked again at booking, at check-in and at the gate.
Departure | Chair checked in | human | Check-in counter | 0 | AIR-5.1.1, AIR-6.1.1 | accept passengers and mobility aids, check-in of wheelchairs
The agent notes how the battery is disconnected, tags the chair for the aircraft door, and lets him ride it to the gate.
Departure | From the desk to the seat | human | Terminal and cabin | 1 ! | AIR-5.1.3 | passenger assistance at the airport, mobility assistance
One helper arrives at the promised minute, stays with him from the counter to his row, and has the aisle chair ready at the door.
Flight | Looked after on board | human | Cabin | 1 | AIR-5.3.3 | look after passengers on board, cabin crew assistance
The crew has read his request and shows him the onboard aisle chair before takeoff.
Arrival | The chair at the door | human | Aircraft door | -2 ! | AIR-5.1.3, AIR-6.1.1 | deliver wheelchairs at aircraft door, transfer of mobility aids
His own chair is brought up while the others get off, and the ramp lead looks it over with him and writes down the bent joystick.
Pain: His chair has been sent to the baggage hall, and he is lifted into one that he cannot steer.
Arrival | Repair arranged on the spot | human | Arrival desk | -1 | AIR-6.2.3, AIR-6.2.1 | damaged wheelchair claims, settle damage of mobility aids
Before he leaves the airport the desk has booked a repair, fitted him with a loaner chair, and put in writing that the airline pays.
Pain: He goes home in a loaner that does not fit, and has to send in three repair estimates.

# A ten-year-old flies alone to her grandparents
Separated parents in two cities, both nervous whenever their daughter of ten flies to her grandparents, four times a year.
A child travels alone, from the booking to the message that she has been picked up.
Booking | Child's trip booked | hybrid | Website and telephone | -1 | AIR-2.2.4, AIR-5.1.3 | book unaccompanied minors, reservations line
The website takes down who brings her and who meets her, offers nonstop flights only, and an agent calls to confirm.
Pain: The website cannot sell the trip, and the line has a wait of half an hour.
Handover | Papers signed at the counter | human | Check-in counter | 0 | AIR-5.1.1 | accept unaccompanied minors, check travel documents
The consent form is filled in from the booking; her father shows his ID and signs once.
Handover | Goodbye at the gate | human | Gate | 1 ! | AIR-5.1.3, AIR-5.1.4 | escort unaccompanied minors, passengers with special needs
An escort introduces herself to the girl first and then to her father, and takes her on board ahead of everybody.
Flight | Window seat near the galley | human | Cabin | 2 | AIR-5.3.3 | look after children on board, cabin service
A flight attendant seats her near the galley, looks in on her every half hour, and shows her the cockpit after landing.
Pickup | Grandmother shows her ID | human | Arrivals | 1 | AIR-5.1.3 | hand over unaccompanied minors, meet and assist
The escort compares the grandmother's ID with the form and leaves only when the two are together.
Pickup | Messages to both parents | agent | Push message | 2 | AIR-5.1.3 | inform parents during the trip, passenger status messages
Boarded, departed, landed, handed to grandmother at 4:42: four messages that calm two households.

# From the first miles to a seat in business class
Consultant on forty flights a year who saves miles for an anniversary trip with her partner.
A year with the loyalty program, up to the day on which miles have to turn into seats.
Joining | Enrolled from the seat | agent | App | 1 | AIR-2.2.5 | frequent flyer enrollment, join loyalty program
She joins from her seat with the data of her booking, and the flight she is on already counts.
Collecting | Missing partner flight | agent | Web form | -1 | AIR-2.2.5 | missing miles claims, retroactive mileage credit
The form takes a photograph of the boarding pass and shows that the partner has been asked; the miles are in her account that week.
Pain: Claims for partner flights sit for weeks without a word.
Status | Gold status recognized | human | Lounge and gate | 2 | AIR-5.1.4, AIR-2.2.5 | tier benefits, recognition of status customers, lounge access
Lounge, gate and crew recognize her status without a card, and the purser thanks her for the year.
Spending | Search for two award seats | agent | Website and app | -2 ! | AIR-2.2.5, AIR-2.2.1 | award seats, redeem miles, award availability
A calendar shows both directions for a whole month with the two dates on which two seats are left for miles.
Pain: Miles are easily collected and there is no seat to spend them on.
Spending | Fees explained by a person | human | Telephone | -1 | AIR-2.2.4 | loyalty service line, reservations line
The agent explains the surcharge on an award seat and finds a routing on which it is a third as high.
Pain: She is told on the phone that the surcharge is a tax, which it is not.
The trip | Welcome on the anniversary | human | Cabin | 2 ! | AIR-5.3.3 | look after passengers on board, premium cabin service
The crew finds the anniversary in the passenger list and brings two glasses before takeoff.

# A choir of forty goes on tour
Bookkeeper who manages a choir in her free time, and whose list of names changes until the last week.
A group booking with its deposits and deadlines, from the first e-mail to the final invoice.
Request | Seats asked for by e-mail | hybrid | E-mail | 1 | AIR-2.1.3, APQC PCF 3.5.3 | handle group requests, group quotes
The group desk reads dates, numbers and a cello from her e-mail and the same day offers two flights, with a seat for the cello.
Contract | Offer compared and signed | human | E-mail and telephone | -1 | AIR-2.1.3, AIR-2.2.2 | group contracts, agency and group sales
An agent explains deposit, name deadlines and the price of dropping five seats before she signs.
Pain: Nobody says what five singers fewer would cost, until the final invoice charges for them.
Names | List of singers, third version | agent | Portal | -1 ! | AIR-2.1.3 | collect group names and deposits, name lists
When an alto is replaced by her sister, the portal lets the bookkeeper change that one row without a fee.
Pain: A typing error in one name costs as much as a new ticket.
Departure | Forty at check-in | human | Group counter | -1 | AIR-5.1.1, AIR-6.1.1 | group check-in, accept passengers
The station opens a counter for the group, and the cello has a boarding pass for the seat that was bought for it.
Pain: Forty people stand in the regular line, and the cello is sent to oversize baggage.
On tour | The bus is late, the flight waits for nobody | human | Telephone | 0 ! | AIR-7.1.1, AIR-2.2.4 | rebook groups, group desk
One call to the group desk moves all forty to two evening flights, with the soloists on the first.
Accounts | Final invoice of the group | agent | E-mail | 1 | APQC PCF 9.2.2, AIR-2.1.3 | group invoice, settle group booking
The final invoice shows forty seats and the cello's, no fee for the late names, and what was paid before departure.

# Vaccines that must stay cold
Forwarder's pharma lead with three pallets to keep at two to eight degrees Celsius and a clinic that waits.
A shipment under temperature control, quoted, handled and proven to have stayed between two and eight degrees.
Booking | Rate and space for three pallets | agent | Portal | 0 | AIR-9.1.1, APQC PCF 3.5.3 | quote and book freight, cargo booking, air freight rates
He enters weight, volume and temperature range and gets a price, a flight and the cool storage at the hub.
Pain: A quote takes a day, by which time the spot rate has moved.
Acceptance | Papers and labels checked | hybrid | Portal | -1 | AIR-9.2.1 | accept special cargo, dangerous goods acceptance, cargo acceptance
The airline checks declaration, cooling packs and temperature labels on photographs before the truck leaves the forwarder's yard.
Pain: A missing label is found at the counter an hour before the cutoff.
Customs | Data sent ahead | agent | Portal | 0 | AIR-9.2.3 | lodge customs data, advance cargo information
The portal shows that customs at the destination has cleared the shipment in advance, or which document is still missing.
On the way | Temperature watched from the desk | agent | Portal and alert | 1 ! | AIR-9.2.4 | monitor pharma and perishables, cold chain monitoring, shipment tracking
The portal shows him minutes on the ramp and the probe's reading; at seven degrees it alerts him and the ramp, and the pallets go into the shade.
On the way | Flight missed, plan changed | human | Telephone | -2 ! | AIR-9.2.4, AIR-9.1.1 | rebook freight, capacity problems of cargo
When the pallets are offloaded, the desk calls with the next freighter and the hours of cooling that are left.
Pain: The forwarder learns of the offload from the tracking page, hours later.
Settlement | Invoice that fits the waybill | agent | Clearing system | 1 | AIR-9.1.2 | bill air waybills, settle with forwarders
The invoice bills the weight on the waybill and the surcharge of the quote, with the temperature record attached.
`;
