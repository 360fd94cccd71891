export const hospitality = `
# Two nights by the sea for their anniversary
Couple married for thirty years who remember a room with a balcony and would like that one.
A short stay that is meant to be special, and whether the hotel has read the request in the booking.
Dreaming | Room with a balcony found | agent | Website | 1 | HTL-1.2.3, HTL-1.2.1 | hotel booking engine, direct booking, show rooms and rates
The booking page shows the rooms with a balcony on the water and says which get the evening sun.
Booking | Total price with nothing added later | agent | Website | -1 ! | HTL-1.2.3 | room rate, best price direct, confirm reservation
The total includes taxes, parking and breakfast, and is three dollars below the travel portal's.
Pain: Parking and breakfast are added click by click, and the last page asks for a third more than the first.
Before arrival | Reply to a request | hybrid | E-mail | 1 | HTL-2.1.2, HTL-2.1.3 | pre-arrival message, guest request before stay, special occasion
The reply confirms the balcony room they asked for and wants to know whether they would like flowers or simply quiet.
Arrival | Room key on the phone | agent | App | 0 | HTL-2.2.1, HTL-2.1.1 | hotel check-in, mobile key, room ready
Two busloads stand at the desk; the couple's key is on their phone, and they go straight up to the balcony.
Stay | Shower that stays cold | human | Room and desk | -2 | HTL-2.2.4, HTL-3.2.1, APQC PCF 6.2.2 | guest complaint, room defect, maintenance call in hotel
Twelve minutes after their message a technician is at the door, and the manager offers them the spa while they wait.
Pain: The desk promises to pass it on, and the technician is off until Monday.
Stay | Table at the window | human | Restaurant | 2 ! | HTL-5.2.1, HTL-5.1.1 | hotel restaurant, table reservation, dinner service
The waiter knows the occasion from the reservation; there is a candle on the table and no singing.
Leaving | Checkout by app | agent | App | 0 | HTL-2.3.1, APQC PCF 9.2.2 | hotel check-out, settle hotel bill, express checkout
They see the bill the evening before, dispute a minibar charge with one tap, and leave without stopping at the desk.
Pain: Half the hotel checks out at eleven, and a minibar water is argued over at the desk.

# A seminar for eighteen people
Assistant to a sales team with an approved budget, whose inquiries to three hotels have gone unanswered.
Booking and running a seminar for a boss who notices only what goes wrong.
Asking | Offer within the day | hybrid | E-mail | -1 | HTL-1.3.1, APQC PCF 3.5.3 | meeting inquiry, conference offer, request for event
Rooms, coffee and dinner are priced automatically the same day, and the events manager adds two ideas for the evening.
Pain: The fourth reminder brings a brochure as an answer.
Asking | Walk through the hotel | human | On site | 1 | HTL-1.3.3 | site inspection, show hotel to planner, event venue visit
The events manager lets her sit in the room at ten in the morning, when the sun falls on the screen.
Fixing | Contract with an option | hybrid | Portal | 0 | HTL-1.3.4, HTL-1.3.1 | option date, event contract, cancellation terms for groups
The contract holds the rooms until the 12th without a deposit and lists each cancellation step with its date.
Planning | Guest list and diets | agent | Portal | 0 | HTL-6.1.1, HTL-4.1.3 | event order, rooming list, dietary requirements
The portal reads her list as it is, passes allergies to the kitchen, and puts dinner off by an hour when she enters a later bus.
The day | Projector that will not start | human | Meeting room | -2 ! | HTL-6.2.1, HTL-2.2.4 | banquet setup, technical help in meeting, event support
Within two minutes the events manager is in the room with a spare cable and a second projector.
Pain: The one technician looks after three hotels and is stuck in traffic between them.
The day | Team dinner | human | Bar and terrace | 2 ! | HTL-6.2.1, HTL-6.1.2 | team dinner, evening event, banquet service
The banquet team sets two long tables, as she had asked, and keeps the bar open until the last of them leaves.
After | Invoice split for company and guests | agent | E-mail | 0 | HTL-6.2.2, HTL-2.3.3, APQC PCF 9.2.2 | event invoice, group billing, split company and private
The very first invoice carries the company's address and cost center, and the minibars are billed to the guests.
Pain: The third corrected invoice still has the wrong address on it.

# A table for four that becomes five
Four friends who meet twice a year; one is allergic to nuts, and another always late.
An evening in a restaurant, with an allergy at the table and a bill to split.
Booking | Table booked by message | agent | Chat | 1 | HTL-5.1.1 | book a table, restaurant reservation, table booking online
The one with the allergy asks for four at eight; the answer comes in ten seconds and repeats "no nuts."
Before | A reminder that can be answered | agent | Text message | 0 | HTL-5.1.1 | confirm table booking, no-show reminder, change booking
A text on Friday asks whether it is still four, and her answer "five" is booked and confirmed.
Arrival | Held for the late one | human | Restaurant | -1 | HTL-5.1.2 | seat guests, hold table, host at the door
The host seats four of them, keeps the fifth chair, and tells the kitchen when to expect the order.
Pain: The table is given away at a quarter past eight, by a rule in the fine print of the confirmation.
Evening | Allergy question answered | human | Table | -2 ! | HTL-4.1.3, HTL-5.2.1 | allergen information, allergy question, advise at table
The waiter looks up what is in the pesto and has the kitchen confirm it before she orders.
Pain: The waiter thinks that it should be all right and has not asked the kitchen.
Evening | Dishes served together | human | Table | 1 | HTL-5.2.1, HTL-4.3.2 | serve at the table, serve courses together, kitchen timing
The waiter has the kitchen start the slowest dish first, and all five plates arrive within a minute.
Paying | Bill split in five | agent | Table | 0 | HTL-5.2.2 | split bill, pay at table, restaurant payment
Each of them pays for their own dishes on a phone, and the tip is suggested on the price before tax.
Afterwards | Review answered by the owner | human | Review site | 2 ! | HTL-1.4.3, APQC PCF 6.5.3 | answer reviews, restaurant review reply, guest feedback
The friend with the allergy tells in her review how carefully the kitchen checked, and two days later the owner himself thanks her.

# Room sold twice on the night of the trade show
Sales representative who arrives late at night with a confirmed booking, while the whole town is sold out.
An overbooked guest is walked to another hotel, and may or may not return.
At the desk | Told that the hotel is oversold | human | Front desk | -2 ! | HTL-1.1.3, HTL-2.2.1 | overbooking, walk a guest, relocate guest
The night manager says that the hotel has oversold, apologizes, and tells him what is already arranged.
Pain: The desk claims to find no booking, although he holds a confirmation with a number.
At the desk | Room and taxi to another hotel | human | Front desk | -2 | HTL-1.1.3, HTL-2.1.3 | arrange alternative hotel, taxi for relocated guest, book other house
The night manager has paid for a room in a better hotel ten minutes out of town, and the taxi is at the door.
Pain: He gets a photocopied map with three hotels, all of them full because of the trade show.
Next day | Message the next morning | agent | Text message | 0 | HTL-2.1.2 | message to relocated guest, apology note, guest communication
A message in the morning says when he is picked up and which room is held for him tonight.
Next day | Welcome back with a better room | human | Room | 1 | HTL-2.2.3, HTL-2.1.1 | welcome returning guest, room upgrade, personal reception
The bellhop has put his suitcase in a larger room, and the manager on duty comes by for five minutes.
After | Corrected bill | hybrid | E-mail | -1 ! | HTL-2.3.1, HTL-1.4.1, APQC PCF 9.2.2 | compensation for overbooking, credit loyalty points, corrected hotel bill
The bill shows neither the first night nor the taxi, and credits the points of both nights.
Pain: The first night has been charged, and his points for it are missing.

# The teddy bear under the bed
Girl of five, home since Sunday, who will not sleep without her bear, and her parents.
Something left in a hotel room that is worth nothing to anybody but a child.
Missing | Lost item reported | agent | Website | -2 | HTL-2.3.4 | lost property form, left something at hotel, report lost item
Her mother sends room number and photograph, and is told at once that housekeeping will search the room at seven.
Pain: The night desk says that housekeeping has gone home, and tells her to try again tomorrow.
Searching | Call from housekeeping | human | Telephone | -1 | HTL-3.1.2, HTL-2.3.4 | room check for lost items, housekeeping search, found object log
Before she goes to look, the housekeeper of that floor calls and asks on which side of the bed the girl slept.
Pain: The desk says that nothing was handed in, without having looked.
Found | Picture of the find | human | E-mail | 2 ! | HTL-2.1.2, HTL-2.3.4 | found item message, lost and found reply, guest message
The front desk sends a picture of the bear at breakfast and asks which address he should travel to.
Going home | Postage paid by link | agent | Payment link | 0 | HTL-2.3.4 | pay postage for lost item, send left-behind item, return lost property
They pay eight dollars by link, and the tracking number comes to their phone.
Home | Package with a card | human | Package | 2 | HTL-2.3.4 | letter to past guests, surprise for guests, guest aftercare
The box has a card in it, written by the housekeeper in the bear's name.

# A wedding for a hundred and twenty
A surveyor and a cook who are getting married in June, with four parents who all have opinions.
A wedding as the couple plans it: menu, rooms, weather and a budget that both families watch.
Choosing | Site visit on a rainy day | human | On site | 1 | HTL-1.3.3 | wedding venue visit, show the house to couples, site inspection
The events manager shows them where a hundred and twenty guests would go if it rained as it does today.
Choosing | Quote for two sizes | hybrid | E-mail | -1 | HTL-1.3.1, APQC PCF 3.5.3 | wedding inquiry, wedding quote, price for a reception
The quote comes for eighty guests and for a hundred and twenty, with hall, cake cutting and service in both.
Pain: Hall, cake cutting and "service" are added to the price per head one by one.
Fixing | Deposit and cancellation terms | agent | Portal | 0 | HTL-1.3.4 | wedding deposit, option on a date, cancellation steps
The portal shows four payments with their dates, and what comes back at each point if they cancel.
Planning | Menu tasting in the kitchen | human | Kitchen | 2 | HTL-6.1.2 | menu tasting, wedding menu, taste dishes with the chef
They taste with the chef in his kitchen, drop two courses, and add the bride's grandmother's soup.
Planning | Seating plan with diets | agent | Portal | -1 | HTL-6.1.1, HTL-4.1.3 | seating plan, event order changes, guest list with diets
When they move a guest, the allergy moves along to the other table, and the kitchen works from the same plan.
Pain: The kitchen works from version six, in which the shellfish allergy sits at another table.
The day | Reception moved indoors | human | Terrace | -2 ! | HTL-6.2.1 | move reception indoors, banquet setup change, wedding service
The banquet manager decides at ten to four, and by half past four everything has been set up again inside.
Pain: The staff are not allowed to decide and cannot reach the manager, and the cake gets wet.
After | Final bill | hybrid | E-mail | 1 ! | HTL-6.2.2, APQC PCF 9.2.2 | final wedding invoice, open bar bill, settle the event
The bill charges for the guests confirmed the week before, lists the open bar separately, and stays within four percent of the quote.

# Four days on wheels
Architect in a power wheelchair who has been let down by four "accessible" hotels, traveling with her husband.
Traveling with a wheelchair, when every "accessible" has to be checked before it is believed.
Looking | Measurements on the website | agent | Website | -1 | HTL-1.2.1, HTL-1.2.3 | accessible room details, hotel content, barrier-free information
The site gives door width, turning space and the clearance beside the toilet, with photographs taken from a seated height.
Pain: The site shows a wheelchair sign and a spa, and not one measurement.
Looking | Measured once more for her | human | Telephone | 0 | HTL-1.2.2, APQC PCF 3.5.4 | book accessible room, reservation call, confirm room features
The reservations agent has somebody measure the bathroom door while she waits on the line.
Pain: The agent reads her the word "accessible" off the screen and knows nothing more.
Before | Accessible room guaranteed | agent | E-mail | 0 | HTL-2.1.1 | assign accessible room, guarantee room, block a room
The hotel assigns the measured room by its number and confirms that it will not be given away.
Arrival | Bed four inches too high | human | Room | -2 ! | HTL-2.2.4, HTL-3.2.1, APQC PCF 6.2.2 | change furniture in room, request during stay, adjust room
Maintenance takes the bed base away within ten minutes and checks the new height with her.
Pain: "Accessible" in the listing meant the door, and said nothing of the bed.
Stay | Evacuation plan explained | human | Front desk | -1 | HTL-3.3.2 | emergency plan for disabled guests, evacuation of guests, list of guests needing help
The manager on duty offers to put her on the evacuation list and explains who would come for her.
Pain: In an alarm the elevators stop, and no plan says who comes to the fourth floor.
Stay | Table for a wheelchair | human | Restaurant | 1 | HTL-5.1.2 | seat guests, table for a wheelchair, restaurant host
The host has taken a chair away at the window table, and the waiter takes her order from her and not from her husband.
After | Review with an answer | human | Review site | 2 ! | HTL-1.4.3, APQC PCF 6.5.3 | answer hotel review, accessible hotel review, reply to guests
She praises the measuring and criticizes the bed; the manager replies that six rooms now have lower beds.

# Thirty Mondays in the same hotel
Commissioning engineer at a plant nearby, here for eight months, and his travel manager far away.
A long stay at a corporate rate, between a guest who wants quiet and a manager who wants one invoice.
Contract | Rate for eight months | hybrid | E-mail | 0 | HTL-1.3.2 | corporate rate, long-stay rate, hotel contract for company
The hotel's offer for the eight months includes laundry and holds the rate if the plant is late and he has to stay on.
Contract | Corporate rate that cannot be booked | agent | Booking portal | -2 | HTL-1.2.1 | corporate rate not bookable, load company rates, rate code missing
The hotel finds that the portal lacks the rate, loads it, and sends him his first booking at the price that was agreed.
Pain: He pays the day's rate and has to claim the difference back himself.
Monday | Straight to the room | agent | App | 1 | HTL-2.2.1 | mobile check-in, regular guest check-in, express arrival
Registration is carried over from last week, and the key is on his phone when he parks.
Monday | The usual room | hybrid | Room | 1 ! | HTL-2.1.1, HTL-3.1.2 | preferred room, room for regulars, guest preferences
He gets the same quiet room with a firm pillow, and his box of books is back from storage.
Evenings | Off-menu supper for regulars | human | Restaurant | -1 | HTL-5.2.1 | dinner for long-stay guests, hotel restaurant service, menu for regulars
The waiter offers long-stay guests what the kitchen cooks for its own staff that night.
Pain: The same eight dishes come around, and by week twelve he eats at the gas station.
Month's end | One invoice for the project | agent | E-mail | 0 | HTL-2.3.3, APQC PCF 9.2.2 | monthly hotel invoice, bill company, central billing
One monthly invoice lists the nights under the project number; his beers are on his own card.
Month's end | Weekend for two, on points | agent | App | 2 ! | HTL-1.4.1, APQC PCF 3.2.6 | redeem hotel points, loyalty tier, award nights
The app tells him in week twenty-nine that his points are enough for a weekend for two by a lake.

# Supper that comes to the door
Three roommates before a movie; one eats no pork, and another has to work at midnight.
Ordering in and waiting, and what a kitchen can still do about a soup that has leaked into the bag.
Choosing | Delivery time promised | agent | Website | -1 | HTL-5.1.3 | order food online, delivery time estimate, confirm delivery order
The site leaves off what is sold out and promises forty-five minutes for a Saturday, which is what the kitchen really needs.
Pain: The site promises everybody thirty minutes, and supper comes in the middle of the movie.
Waiting | Order status from the kitchen | agent | Text message | 1 | HTL-4.3.2, HTL-5.1.3 | order in preparation, kitchen display, delivery order status
The kitchen screen sends a message when cooking starts and another when the rider leaves.
Door | Spilled soup at the door | human | Door | -2 ! | HTL-5.1.3 | spilled delivery, wrong delivery order, missing dish
A lid has come off; the rider calls the kitchen from the door and leaves them the rest of the order.
Pain: The rider is not allowed to call the kitchen, and the website's chat offers them a credit of $1.20.
Door | Second soup in eighteen minutes | human | Door | 1 ! | HTL-5.1.3, HTL-2.2.4 | replace dish, redeliver food, delivery complaint
The kitchen sends a second soup within eighteen minutes, in a jar this time, with vegetable spring rolls for the trouble.
After | Tip for the rider | agent | Website | 0 | HTL-5.2.2 | tip for rider, online payment restaurant, charge delivery order
The order page says that the whole tip goes to the rider and is paid out today.
After | Cook's reply to the review | human | Review site | 2 | HTL-1.4.3, APQC PCF 6.5.3 | reply to delivery review, answer restaurant reviews, feedback on food
The cook replies to their review that all soups go out in jars from now on.

# Breakfast and dinner for a child who can eat almost nothing
Parents of a boy of seven with celiac disease and milk allergy, used to cooking every meal themselves, who want one week by a lake.
A week in a hotel with severe allergies, from the first e-mail to a recipe sent home.
Asking | An answer from the kitchen itself | human | E-mail | -1 | HTL-2.1.2, HTL-4.1.3 | allergy inquiry before stay, gluten-free hotel, ask the kitchen
The sous-chef lists a separate toaster and pan, nine dishes he can cook safely, and what he would rather not try.
Pain: Two other hotels have answered that they are welcome to bring his food along.
Asking | Diet confirmed in writing | agent | E-mail | 0 | HTL-1.2.2, APQC PCF 3.5.4 | book family room with diet, reservation note, confirm special diet
The first line of the confirmation says "no gluten, no milk," and the note is on the kitchen's list for the week.
Arrival | Meeting the cook | human | Kitchen door | 1 | HTL-2.2.3 | welcome families, warm welcome, meet the chef
On arrival the host takes the family to the kitchen door to meet the man who will cook for their son.
Stay | Cross-contact at the buffet | human | Restaurant | -2 ! | HTL-4.1.3, HTL-5.3.4 | cross contact at buffet, allergen safety, brief service team on allergies
A guest has put the bread tongs into the rice; the waitress takes the whole dish off the buffet at once.
Pain: The man at the egg station says that a few crumbs will not hurt.
Stay | Diving rings before supper | human | Pool | 1 | HTL-3.3.3 | swimming course, pool attendant, kids at the pool
The pool attendant throws rings for him to dive for, counts five, and puts his name on the record board.
Leaving | Pancakes on the last morning | human | Restaurant | 2 ! | HTL-5.2.1, HTL-4.1.1 | special breakfast, serve children, surprise for guests
The sous-chef himself brings pancakes of buckwheat and coconut milk with the boy's name in blueberries.
Back home | Recipe by e-mail | hybrid | E-mail | 1 | HTL-1.4.2, APQC PCF 3.3.4 | mail after the stay, write to past guests, invitation to come back
Two weeks later the hotel sends the recipe and names the weeks in fall when the same sous-chef cooks.

# A weekend out of an envelope
Two nurses, best friends, with a hotel gift certificate that was a farewell present from their unit.
Redeeming a gift certificate without being made to feel like second-class guests.
Envelope | Gift certificate checked online | agent | Website | 1 | HTL-1.4.4 | check voucher balance, gift voucher hotel, voucher validity
The number on the certificate brings up its value, its last day and three weekends for which it is enough.
Booking | Booking with the certificate | human | Telephone | -1 ! | HTL-1.2.2, HTL-1.4.4, APQC PCF 3.5.4 | redeem voucher at booking, book with gift card, reservation by phone
By phone they book the second of the three weekends, Saturday included, and the agent takes the certificate at the price shown to everybody else.
Pain: The certificate is good for "any weekend," and none is ever available.
Booking | Spa treatments booked | agent | E-mail | 0 | HTL-3.3.3, HTL-2.1.2 | book spa treatment, spa appointment before arrival, massage booking
The hotel offers two treatments at the same hour and books them between lunch and the sauna.
Stay | Quiet in a full spa | human | Spa | -1 | HTL-3.3.3 | spa supervision, busy sauna, quiet in spa
The spa attendant asks a bachelor party for quiet and finds the two a corner with loungers.
Pain: No employee speaks up when a loud group comes in, and the two leave after ten minutes.
Stay | Dinner moved to a later seating | human | Restaurant | 1 | HTL-5.1.2, HTL-5.1.1 | half board dinner, table for spa guests, seat guests
The spa told the restaurant that they would be late, and the host has moved their table to half past eight.
Leaving | Bill paid with the certificate | human | Front desk | 1 ! | HTL-2.3.1, HTL-1.4.4, APQC PCF 9.2.2 | pay with voucher, settle the bill, voucher remainder
The receptionist settles the bill with the certificate and hands them a card with the remaining $22.

# Forty-four seniors and a bus
Tour guide on her thirtieth trip to the same valley, with a driver who is tired and has to rest by law.
A tour group, from the rooming list to the operator's invoice.
Before | Rooming list read | hybrid | E-mail | 0 | HTL-1.2.2, APQC PCF 3.5.4 | rooming list, group reservation, tour operator booking
Reservations reads her marks for ground floor, single and snorer, and asks about the two it cannot make out.
Before | Two rooms more than contracted | human | Telephone | -1 | HTL-1.3.4, HTL-1.3.2 | group block changes, tour operator contract, add rooms to a group
The same day the sales manager finds two more rooms in the annex and tells her honestly what they are like.
Pain: Sales answers after four days that the block is closed, when two more widows have already paid.
Arrival | Group check-in on the bus | human | Bus | 2 ! | HTL-2.2.1, HTL-2.2.3 | group check-in, welcome a coach, keys for groups
A receptionist boards the bus with forty-four key envelopes, and the lobby stays empty.
Arrival | Suitcase on the wrong floor | human | Room | -2 ! | HTL-2.2.4, APQC PCF 6.2.2 | luggage for groups, bag delivered to wrong room, guest request
A suitcase with heart pills is missing; the bellhop finds it within nine minutes by the ribbon that its owner describes.
Pain: At the desk they say that the bellhop's shift has ended.
Stay | Group dinner at six | human | Restaurant | 1 | HTL-4.3.2, HTL-5.2.1 | group dinner, serve forty-four covers, kitchen timing for groups
The kitchen plates forty-four soups together, three of them for special diets, and all are served within six minutes.
Stay | The driver's room | human | Front desk | 0 | HTL-2.1.1 | driver's room, room assignment, quiet room for driver
Reception gives the driver a quiet room at the back, since his legal rest decides when they can leave.
After | Bill to the operator | agent | E-mail | 1 | HTL-2.3.3, APQC PCF 9.2.2 | tour operator invoice, bill groups, voucher billing
The operator is billed for forty-four guests and for neither guide nor driver, as the contract says.
`;
