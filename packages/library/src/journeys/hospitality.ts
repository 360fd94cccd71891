export const hospitality = `
# Two nights by the sea for their anniversary
Couple married for thirty years who remember a room with a balcony and would like that one.
A short stay that is meant to be special, and whether the hotel has read the wish in the booking.
Dreaming | Room with a balcony found | agent | Website | 1 | HTL-1.2.3, HTL-1.2.1 | hotel booking engine, direct booking, show rooms and rates
The page shows balconies facing the water and says which of them get the evening sun.
Booking | Price that is the price | agent | Website | -1 ! | HTL-1.2.3 | room rate, best price direct, confirm reservation
Taxes, parking and breakfast are in the sum, and it is three dollars below the portal's.
Pain: At the last click a resort fee appears that nobody can leave out.
Before arrival | A wish written back | hybrid | E-mail | 1 | HTL-2.1.2, HTL-2.1.3 | pre-arrival message, guest request before stay, special occasion
He mentions the anniversary; somebody answers in two sentences and asks about flowers or quiet.
Arrival | Key before the line | agent | App and desk | 0 | HTL-2.2.1, HTL-2.1.1 | hotel check-in, mobile key, room ready
Two tour buses arrive at the same time; their key is in the phone, and the desk only waves.
Stay | Shower that stays cold | human | Room and desk | -2 | HTL-2.2.4, HTL-3.2.1, APQC PCF 6.2.2 | guest complaint, room defect, maintenance call in hotel
Twelve minutes after the message somebody is at the door with tools; the manager offers the spa meanwhile.
Pain: "We will pass it on" to somebody who is off until Monday.
Stay | Table at the window | human | Restaurant | 2 ! | HTL-5.2.1, HTL-5.1.1 | hotel restaurant, table reservation, dinner service
The waiter knows the date, not the guests' life; there are candles and no singing.
Leaving | Bill without a line | agent | App | 0 | HTL-2.3.1, APQC PCF 9.2.2 | hotel check-out, settle hotel bill, express checkout
The bill is seen the evening before, a minibar line is taken off with a tap, and they leave by the terrace.
Pain: Half the hotel checks out at eleven, and a minibar water is argued over at the desk.

# A seminar for eighteen people
Assistant of a sales team whose budget is signed and whose first three hotels do not write back.
Booking and running a seminar for a boss who notices only what goes wrong.
Asking | Offer within the day | hybrid | E-mail | -1 | HTL-1.3.1, APQC PCF 3.5.3 | meeting inquiry, conference offer, request for event
Rooms, coffee and dinner are priced by the hotel's rules; a person adds what fits eighteen salespeople.
Pain: The fourth reminder brings a brochure as an answer.
Asking | Walk through the hotel | human | On site | 1 | HTL-1.3.3 | site inspection, show hotel to planner, event venue visit
The events manager lets her sit in the room at ten in the morning, when the sun falls on the screen.
Fixing | Contract with an option | hybrid | Portal | 0 | HTL-1.3.4, HTL-1.3.1 | option date, event contract, cancellation terms for groups
Until the 12th nothing costs; after that each step has a date and a percentage beside it.
Planning | Names, diets and a late bus | agent | Portal | 0 | HTL-6.1.1, HTL-4.1.3 | event order, rooming list, dietary requirements
Her list goes in as it is; allergies reach the kitchen, and the bus's delay moves dinner by itself.
The day | Projector that will not start | human | Meeting room | -2 ! | HTL-6.2.1, HTL-2.2.4 | banquet setup, technical help in meeting, event support
Her contact is in the room within a minute, with another cable and another projector.
Pain: The one technician looks after three hotels and is stuck in traffic between them.
The day | Evening that brings them together | human | Bar and terrace | 2 ! | HTL-6.2.1, HTL-6.1.2 | team dinner, evening event, banquet service
Two long tables instead of six small ones, as she had wished, and the bar stays open as long as they do.
After | One invoice, split as it must be | agent | E-mail | 0 | HTL-6.2.2, HTL-2.3.3, APQC PCF 9.2.2 | event invoice, group billing, split company and private
Seminar to the company, minibars to the guests: the cost center stands on it.
Pain: Nine corrections of an invoice with the wrong address.

# Four at a table on a Saturday
Four friends who meet twice a year; one is allergic to nuts, and another always late.
An evening in a restaurant, with an allergy at the table and a bill to split.
Booking | Table by message | agent | Chat | 1 | HTL-5.1.1 | book a table, restaurant reservation, table booking online
A message asks for four at eight with nuts kept away; the answer takes ten seconds and repeats the nuts.
Before | Asked instead of punished | agent | Text message | 0 | HTL-5.1.1 | confirm table booking, no-show reminder, change booking
On Friday a text asks whether it will be four, and makes it five without a call.
Arrival | Held for the late one | human | Restaurant | -1 | HTL-5.1.2 | seat guests, hold table, host at the door
Three are seated, the fifth chair is kept; nobody says that the kitchen closes.
Pain: The table is given away at a quarter past, on the ground of a rule in a mail.
Evening | Nuts, answered with certainty | human | Table | -2 ! | HTL-4.1.3, HTL-5.2.1 | allergen information, allergy question, advise at table
The waiter does not guess: the tablet shows what is in the pesto, and the kitchen confirms.
Pain: "Should be all right", from somebody who has not asked the kitchen.
Evening | Dishes that come together | human | Table | 1 | HTL-4.3.2, HTL-5.2.1 | call the pass, serve courses together, kitchen timing
Five plates land within a minute, although one of them takes twice as long.
Paying | Bill split in five | agent | Table | 0 | HTL-5.2.2 | split bill, pay at table, restaurant payment
Each taps what was theirs; the tip is a question, not a wall.
Afterwards | Word about the pesto | hybrid | Review site | 2 ! | HTL-1.4.3, APQC PCF 6.5.3 | answer reviews, restaurant review reply, guest feedback
She writes about the nuts; two days later the owner answers himself, and not with a block of text.

# Room sold twice on the night of the fair
Sales representative who arrives late at night with a confirmed booking, while the whole town is sold out.
An overbooked guest is walked to another hotel, and may or may not return.
At the desk | Truth in the first sentence | human | Front desk | -2 ! | HTL-1.1.3, HTL-2.2.1 | overbooking, walk a guest, relocate guest
The night manager says what happened, whose fault it was, and what is arranged already.
Pain: "The system shows no booking" in front of a confirmation with a number.
At the desk | Bed, taxi and a call | human | Front desk | -2 | HTL-1.1.3, HTL-2.1.3 | arrange alternative hotel, taxi for relocated guest, book other house
A better hotel ten minutes away, the taxi at the door, and a call to his wife if he wishes.
Pain: He gets a photocopied map with three hotels, all of them full because of the fair.
Next day | Note on the pillow | agent | Text message | 0 | HTL-2.1.2 | message to relocated guest, apology note, guest communication
In the morning the phone says when he is picked up, and that his room of tonight has a name on it.
Next day | Bag already upstairs | human | Room | 1 | HTL-2.2.3, HTL-2.1.1 | welcome returning guest, room upgrade, personal reception
His suitcase stands in the larger room; the manager of the day has come down for five minutes.
After | Bill that makes it good | hybrid | E-mail | -1 ! | HTL-2.3.1, HTL-1.4.1, APQC PCF 9.2.2 | compensation for overbooking, credit loyalty points, corrected hotel bill
Night one costs nothing, the taxi is on the house, and the points of both nights are there.
Pain: The refund leaves out the taxi, and his points for the first night are missing.

# The teddy bear under the bed
Girl of five, home since Sunday, who will not sleep.
Lost property, when the thing is worth nothing and everything.
Missing | Form at ten in the evening | agent | Website | -2 | HTL-2.3.4 | lost property form, left something at hotel, report lost item
Room number, a photograph, "one ear is chewed"; an answer comes at once that somebody will look at seven.
Pain: The night desk says that housekeeping has gone, and to try again tomorrow.
Searching | Found behind the bed box | human | Room | -1 | HTL-3.1.2, HTL-2.3.4 | room check for lost items, housekeeping search, found object log
The housekeeper of the floor knows him: she had set him on the pillow on Saturday.
Pain: "Nothing was handed in" from somebody who has not looked.
Found | Photograph with a croissant | human | E-mail | 2 ! | HTL-2.1.2, HTL-2.3.4 | found item message, lost and found reply, guest message
He is at breakfast, says the mail, and asks whether he may stay for the pool.
Going home | Postage with two taps | agent | Payment link | 0 | HTL-2.3.4 | pay postage for lost item, send left-behind item, return lost property
Eight dollars and an address; the number of the package goes to the parents' phone.
Home | Letter from the bear | human | Package | 2 | HTL-2.3.4 | letter to past guests, surprise for guests, guest aftercare
In the package there is a card on which he tells what he has seen.

# A wedding for a hundred and twenty
A surveyor and a cook who marry in June, with four parents who all have opinions.
A wedding as the couple plans it: menu, rooms, weather and a budget that both families watch.
Choosing | Seen in bad weather | human | On site | 1 | HTL-1.3.3 | wedding venue visit, show the house to couples, site inspection
The events manager shows them where a hundred and twenty people would go if it rained like today.
Choosing | What the date costs | hybrid | E-mail | -1 | HTL-1.3.1, APQC PCF 3.5.3 | wedding inquiry, wedding quote, price for a reception
One sheet for eighty, one for a hundred and twenty; corkage and the band's meals are in both.
Pain: A price per head to which hall, cake cutting and "service" are added one by one.
Fixing | Deposit, and what it binds | agent | Portal | 0 | HTL-1.3.4 | wedding deposit, option on a date, cancellation steps
Four dates with sums, and what comes back if somebody falls ill or changes her mind.
Planning | Tasting with the groom in the kitchen | human | Kitchen | 2 | HTL-6.1.2 | menu tasting, wedding menu, taste dishes with the chef
The chef lets him stir; two courses are thrown out, and the grandmother's soup gets in.
Planning | Table plan, version nine | agent | Portal | -1 | HTL-6.1.1, HTL-4.1.3 | seating plan, event order changes, guest list with diets
Whoever is moved takes the allergy along to the other table, and the kitchen sees it.
Pain: The kitchen works from version six, in which the nut allergy sits at another table.
The day | Rain at four o'clock | human | Terrace | -2 ! | HTL-6.2.1 | move reception indoors, banquet setup change, wedding service
Forty waiters move chairs while the guests look at the rainbow; at half past four the music goes on.
Pain: The decision to move indoors waits for the manager, and the cake gets wet.
After | A bill with the bar in it | hybrid | E-mail | 1 ! | HTL-6.2.2, APQC PCF 9.2.2 | final wedding invoice, open bar bill, settle the event
Guests as counted, hours as danced, three glasses forgiven: it is four percent above the sheet.

# Four days on wheels
Architect in a power wheelchair, with her husband and a list of hotels that lied.
Traveling with a wheelchair, when every "accessible" has to be checked before it is believed.
Looking | Doors in inches | agent | Website | -1 | HTL-1.2.1, HTL-1.2.3 | accessible room details, hotel content, barrier-free information
Door, bed height, space beside the toilet: measured, with photographs that somebody sitting took.
Pain: The site shows a wheelchair sign and a spa, and not one measurement.
Looking | Measured once more for her | human | Telephone | 1 | HTL-1.2.2, APQC PCF 3.5.4 | book accessible room, reservation call, confirm room features
The agent walks there with the phone, holds the tape to the bathroom door and stays on the line.
Pain: "Barrier-free" turns out to be a room behind two steps with a strip of carpet on them.
Before | That room, and no other | agent | E-mail | 0 | HTL-2.1.1 | assign accessible room, guarantee room, block a room
It is blocked by its number, and does not go to a golfer who likes large bathrooms.
Arrival | Bed four inches too high | human | Room | -2 ! | HTL-2.2.4, HTL-3.2.1, APQC PCF 6.2.2 | change furniture in room, request during stay, adjust room
Two men take the base away in ten minutes; nobody says that no one has ever complained before.
Pain: "Accessible" in the listing meant the door, and said nothing of the bed.
Stay | Told where the stairs would be | human | Front desk | -1 | HTL-3.3.2 | emergency plan for disabled guests, evacuation of guests, list of guests needing help
The duty manager asks whether she wants to be on the night list, and shows her who would come.
Pain: In an alarm the elevators stop, and no plan says who comes to the fourth floor.
Stay | Table without a leg in the way | human | Restaurant | 1 | HTL-5.1.2 | seat guests, table for a wheelchair, restaurant host
A chair is gone before she comes, the table is the one by the window, and the waiter talks to her.
After | Review with an answer | human | Review site | 2 ! | HTL-1.4.3, APQC PCF 6.5.3 | answer hotel review, accessible hotel review, reply to guests
She praises the tape and blames the bed; the manager writes that bases in six rooms have been changed.

# Thirty Mondays in the same hotel
Commissioning engineer at a plant nearby, here for eight months, and his travel manager far away.
A long stay at a corporate rate, between a guest who wants quiet and a manager who wants one invoice.
Contract | Rate for eight months | hybrid | E-mail | 0 | HTL-1.3.2 | corporate rate, long-stay rate, hotel contract for company
The travel manager names nights and months; the offer has laundry in it, and a way out if the plant is late.
Contract | Loaded wrong on the portal | agent | Booking portal | -2 | HTL-1.2.1 | corporate rate not bookable, load company rates, rate code missing
The agreed rate does not show up; by noon it does, and the first booking is corrected without a call.
Pain: He pays the fair's price and is to claim the difference back himself.
Monday | Key in the shoe locker | agent | App | 1 | HTL-2.2.1 | mobile check-in, regular guest check-in, express arrival
Registration is filled in from last week; he passes the desk with a wave.
Monday | Same room, same side | hybrid | Room | 1 ! | HTL-2.1.1, HTL-3.1.2 | preferred room, room for regulars, guest preferences
Quiet side, hard pillow, desk at the window; in week five his box of books stands there as well.
Evenings | Third time schnitzel | human | Restaurant | -1 | HTL-5.2.1 | dinner for long-stay guests, hotel restaurant service, menu for regulars
The waiter says it before he has to: what the kitchen eats tonight, if he likes.
Pain: The same eight dishes come around, and by week twelve he eats at the gas station.
Month's end | One invoice for the project | agent | E-mail | 0 | HTL-2.3.3, APQC PCF 9.2.2 | monthly hotel invoice, bill company, central billing
Nights go to the company with the project number, beers to himself.
Month's end | Weekend for two, on points | agent | App | 2 ! | HTL-1.4.1, APQC PCF 3.2.6 | redeem hotel points, loyalty tier, award nights
After thirty Mondays there is a weekend by a lake in it, and the hotel says so first.

# Supper that comes to the door
Three roommates before a movie, one of whom eats no pork and another who has to work at midnight.
Ordering in and waiting, and what a kitchen can still do about a soup that arrives in the bag.
Choosing | Honest forty-five minutes | agent | Website | -1 | HTL-5.1.3 | order food online, delivery time estimate, confirm delivery order
What has run out is gone from the menu, and Saturday says forty-five: five more than the movie allows, and they order all the same.
Pain: The site promises everybody thirty minutes, and supper comes in the middle of the movie.
Waiting | Seen by the kitchen | hybrid | Text message | 1 | HTL-4.3.2, HTL-5.1.3 | order in preparation, kitchen display, delivery order status
"In the wok" and "on the bicycle" are two messages, and both come at the moment they speak of.
Door | Soup in the bag | human | Door | -2 ! | HTL-5.1.3 | spilled delivery, wrong delivery order, missing dish
The lid has given way; the rider looks in himself, calls the kitchen, and leaves them the rest.
Pain: A chat window of the platform offers one dollar and twenty cents.
Door | Second soup in eighteen minutes | human | Door | 1 ! | HTL-5.1.3, HTL-2.2.4 | replace dish, redeliver food, delivery complaint
It comes in a jar with a screw top, and with spring rolls nobody had ordered.
After | Tip that reaches him | agent | App | 0 | HTL-5.2.2 | tip for rider, online payment restaurant, charge delivery order
Who gets the tip stands beside it, in full and today.
After | Word from the cook | human | Review site | 2 | HTL-1.4.3, APQC PCF 6.5.3 | reply to delivery review, answer restaurant reviews, feedback on food
They write about the jar; the cook answers that all soups go in jars from now on.

# Breakfast and dinner for a child who may eat almost nothing
Parents of a boy of seven with celiac disease and milk allergy, one week by a lake, always cooking themselves.
From the first mail to the pancake on the last morning.
Asking | Kitchen that answers itself | human | E-mail | -1 | HTL-2.1.2, HTL-4.1.3 | allergy inquiry before stay, gluten-free hotel, ask the kitchen
The sous-chef writes: own toaster, own pan, these nine dishes, and what he would not trust himself to do.
Pain: The front desk promises that the kitchen can do anything, and has not asked it.
Asking | Booked with it in writing | agent | E-mail | 0 | HTL-1.2.2, APQC PCF 3.5.4 | book family room with diet, reservation note, confirm special diet
The confirmation repeats flour and milk in the first line, above the parking space.
Arrival | Led to the kitchen door | human | Front desk | 1 | HTL-2.2.3 | welcome families, warm welcome, meet the chef
Before the suitcase is up, the boy has shaken hands with the man who will cook for him.
Stay | Buffet with one wrong spoon | human | Restaurant | -2 ! | HTL-4.1.3, HTL-5.3.4 | cross contact at buffet, allergen safety, brief service team on allergies
Someone has put the bread tongs into the rice; the waitress takes the whole dish away without a discussion.
Pain: "A few crumbs won't hurt", from the man at the egg station.
Stay | Swimming badge before supper | human | Pool | 1 | HTL-3.3.3 | swimming course, pool attendant, kids at the pool
The attendant has him dive for the ring until it works, and signs the booklet.
Leaving | Pancakes on the last morning | human | Restaurant | 2 ! | HTL-5.2.1, HTL-4.1.1 | special breakfast, serve children, surprise for guests
Out of buckwheat and oat milk, with his name in blueberries, brought by the one who had made them.
Leaving | Recipe in the mail | hybrid | E-mail | 1 | HTL-1.4.2, APQC PCF 3.3.4 | mail after the stay, write to past guests, invitation to come back
Two weeks later it is in the mailbox, with the week in autumn when the sous-chef is there.

# A weekend out of an envelope
Two nurses, best friends, with a farewell voucher from their ward that is good for three years.
Redeeming a gift voucher without being made to feel like a guest of second rank.
Envelope | What it is good for | agent | Website | 1 | HTL-1.4.4 | check voucher balance, gift voucher hotel, voucher validity
The number shows value, last day and three weekends on which it would do for two nights.
Booking | Portal price, voucher price | hybrid | Telephone | -1 ! | HTL-1.2.2, HTL-1.4.4, APQC PCF 3.5.4 | redeem voucher at booking, book with gift card, reservation by phone
The site does not take it on Saturdays; the agent does, at the price that the site shows to others.
Pain: A voucher for "any weekend" does not know a single one.
Booking | Hands, back, or both | agent | E-mail | 0 | HTL-3.3.3, HTL-2.1.2 | book spa treatment, spa appointment before arrival, massage booking
Two treatments at the same time in two rooms, between lunch and the sauna.
Stay | Whispering in a full spa | human | Spa | -1 | HTL-3.3.3 | spa supervision, busy sauna, quiet in spa
The attendant asks the bachelors for quiet, and finds them two loungers behind the palm.
Pain: On Saturdays the hotel sells twice as many day passes as it has loungers.
Stay | Table at the second sitting | human | Restaurant | 1 | HTL-5.1.2, HTL-5.1.1 | half board dinner, table for spa guests, seat guests
Hair wet, half past eight: the host had moved them without being asked.
Leaving | Remainder that does not expire | agent | Front desk | 2 ! | HTL-2.3.1, HTL-1.4.4, APQC PCF 9.2.2 | pay with voucher, settle the bill, voucher remainder
Twenty-two are left on it, printed on a new card before they have reached for their purse.

# Forty-four seniors and a bus
Tour guide on her thirtieth trip to the same valley, with a driver who is tired and has to rest by law.
From the rooming list to the wave at the corner.
Before | List with crosses and circles | hybrid | E-mail | 0 | HTL-1.2.2, APQC PCF 3.5.4 | rooming list, group reservation, tour operator booking
First floor, single, snorer: her signs are understood, and two doubts come back as questions.
Before | Two more than contracted | human | Telephone | -1 | HTL-1.3.4, HTL-1.3.2 | group block changes, tour operator contract, add rooms to a group
The hotel is full; the sales manager opens two staff rooms with a view and says what they are.
Pain: Sales answers after four days that the block is closed, when two widows have packed.
Arrival | Keys on the bus | human | Bus | 2 ! | HTL-2.2.1, HTL-2.2.3 | group check-in, welcome a coach, keys for groups
Somebody gets on with forty-four envelopes and a joke, and the lobby stays empty.
Arrival | Suitcase on the wrong floor | human | Room | -2 ! | HTL-2.2.4, APQC PCF 6.2.2 | luggage for groups, bag delivered to wrong room, guest request
With the heart pills in it: the bellhop finds it in nine minutes, by the ribbon that she had described.
Pain: At the desk they say that the bellhop's shift has ended.
Stay | Soup at six sharp | human | Restaurant | 1 | HTL-4.3.2, HTL-5.2.1 | group dinner, serve forty-four covers, kitchen timing for groups
Three diets, one without salt: all plates are on the tables before the second toast.
Stay | The driver's room | human | Front desk | 0 | HTL-2.1.1 | driver's room, room assignment, quiet room for driver
He sleeps at the back, above nothing, since his rest decides on tomorrow's start.
After | Bill to the operator | agent | E-mail | 1 | HTL-2.3.3, APQC PCF 9.2.2 | tour operator invoice, bill groups, voucher billing
Forty-six beds and one free one for her, as it has stood in the contract since January.
`;
