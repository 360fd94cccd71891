export const hospitality = `
# Two nights by the sea for their anniversary
Couple married thirty years, one free weekend, one memory of a room with a balcony.
From the search on a rainy evening to the card on the breakfast table.
Dreaming | Room with a balcony found | agent | Website | 1 | HTL-1.2.3, HTL-1.2.1 | hotel booking engine, direct booking, show rooms and rates
The page shows balconies facing the water and says which of them get the evening sun.
Booking | Price that is the price | agent | Website | -1 ! | HTL-1.2.3, HTL-1.1.1 | room rate, best price direct, confirm reservation
Taxes, parking and breakfast are in the sum, and it is three euros below the portal's.
Pain: At the last click a resort fee appears that nobody can leave out.
Before arrival | A wish written back | hybrid | E-mail | 1 | HTL-2.1.2, HTL-2.1.3 | pre-arrival message, guest request before stay, special occasion
He mentions the anniversary; somebody answers in two sentences and asks about flowers or quiet.
Arrival | Key before the queue | agent | App and desk | 0 | HTL-2.2.1, HTL-2.1.1 | hotel check-in, mobile key, room ready
Two coaches arrive at the same time; their key is in the phone, and the desk only waves.
Stay | Shower that stays cold | human | Room and desk | -2 | HTL-2.2.4, HTL-3.2.1 | guest complaint, room defect, maintenance call in hotel
Twelve minutes after the message somebody is at the door with tools; the manager offers the spa meanwhile.
Pain: "We will pass it on" to somebody who is off until Monday.
Stay | Table at the window | human | Restaurant | 2 ! | HTL-5.2.1, HTL-5.1.1 | hotel restaurant, table reservation, dinner service
The waiter knows the date, not the guests' life; there are candles and no singing.
Leaving | Bill without a line | agent | App | 0 | HTL-2.3.1 | hotel check-out, settle hotel bill, express checkout
The bill is seen the evening before, a minibar line is taken off with a tap, and they leave by the terrace.

# A seminar for eighteen people
Assistant of a sales team, budget signed, three hotels that do not write back.
From the request to an invoice her accounting accepts.
Asking | Offer within the day | hybrid | E-mail | -1 | HTL-1.3.1 | meeting inquiry, conference offer, request for event
Rooms, coffee and dinner are priced by the rules of the house; a person adds what fits eighteen salespeople.
Pain: The fourth reminder brings a brochure as an answer.
Asking | Walk through the house | human | On site | 1 | HTL-1.3.3 | site inspection, show hotel to planner, event venue visit
The events manager lets her sit in the room at ten in the morning, when the sun falls on the screen.
Fixing | Contract with an option | hybrid | Portal | 0 | HTL-1.3.4, HTL-1.3.1 | option date, event contract, cancellation terms for groups
Until the 12th nothing costs; after that each step has a date and a percentage beside it.
Planning | Names, diets and a late bus | agent | Portal | 0 | HTL-6.1.1, HTL-4.1.3 | event order, rooming list, dietary requirements
Her list goes in as it is; allergies reach the kitchen, and the bus's delay moves dinner by itself.
The day | Projector that will not start | human | Meeting room | -2 ! | HTL-6.2.1, HTL-2.2.4 | banquet setup, technical help in meeting, event support
Her contact is in the room within a minute, with another cable and another projector.
The day | Evening that brings them together | human | Bar and terrace | 2 ! | HTL-6.2.1, HTL-6.1.2 | team dinner, evening event, banquet service
Two long tables instead of six small ones, as she had wished, and the bar stays open as long as they do.
After | One invoice, split as it must be | agent | E-mail | 0 | HTL-6.2.2, HTL-2.3.3 | event invoice, group billing, split company and private
Seminar to the company, minibars to the guests: the cost center stands on it.
Pain: Nine corrections of an invoice with the wrong address.

# Four at a table on a Saturday
Friends who meet twice a year, one with a nut allergy, one always late.
From the message in the group to the last taxi.
Booking | Table by message | agent | Chat | 1 | HTL-5.1.1 | book a table, restaurant reservation, table booking online
A message asks for four at eight with nuts kept away; the answer takes ten seconds and repeats the nuts.
Before | Asked instead of punished | agent | Text message | 0 | HTL-5.1.1 | confirm table booking, no-show reminder, change booking
On Friday a text asks whether it will be four, and makes it five without a call.
Arrival | Held for the late one | human | Restaurant | -1 | HTL-5.1.2 | seat guests, hold table, host at the door
Three are seated, the fifth chair is kept; nobody says that the kitchen closes.
Pain: The table is given away at a quarter past, on the ground of a rule in a mail.
Evening | Nuts, answered with certainty | human | Table | -2 ! | HTL-4.1.3, HTL-5.2.1 | allergen information, allergy question, advise at table
The waiter does not guess: the tablet shows what is in the pesto, and the kitchen confirms.
Evening | Dishes that come together | human | Table | 1 | HTL-4.3.2, HTL-5.2.1 | call the pass, serve courses together, kitchen timing
Five plates land within a minute, although one of them takes twice as long.
Paying | Bill split in five | agent | Table | 0 | HTL-5.2.2 | split bill, pay at table, restaurant payment
Each taps what was theirs; the tip is a question, not a wall.
Afterwards | Word about the pesto | hybrid | Review site | 2 ! | HTL-1.4.3 | answer reviews, restaurant review reply, guest feedback
She writes about the nuts; two days later the owner answers himself, and not with a block of text.

# Room sold twice on the night of the fair
Sales representative with a confirmed booking, half past eleven, no bed left in town.
From the sentence at the desk to a reason for coming back.
At the desk | Truth in the first sentence | human | Reception | -2 ! | HTL-1.1.3, HTL-2.2.1 | overbooking, walk a guest, relocate guest
The night manager says what happened, whose fault it was, and what is arranged already.
Pain: "The system shows no booking" in front of a confirmation with a number.
At the desk | Bed, taxi and a call | human | Reception | -1 | HTL-1.1.3, HTL-2.1.3 | arrange alternative hotel, taxi for relocated guest, book other house
A better house ten minutes away, the taxi at the door, and a call to his wife if he wishes.
Next day | Note on the pillow | agent | Text message | 0 | HTL-2.1.2 | message to relocated guest, apology note, guest communication
In the morning the phone says when he is fetched, and that his room of tonight has a name on it.
Next day | Bag already upstairs | human | Room | 1 | HTL-2.2.3, HTL-2.1.1 | welcome returning guest, room upgrade, personal reception
His suitcase stands in the larger room; the manager of the day has come down for five minutes.
After | Bill that makes it good | hybrid | E-mail | 1 ! | HTL-2.3.1, HTL-1.4.1 | compensation for overbooking, credit loyalty points, corrected hotel bill
Night one costs nothing, the taxi is on the house, and the points of both nights are there.

# The teddy bear under the bed
Girl of five, home since Sunday, who will not sleep.
From the discovery at bedtime to a parcel with ears.
Missing | Form at ten in the evening | agent | Website | -2 | HTL-2.3.4 | lost property form, left something at hotel, report lost item
Room number, a photograph, "one ear is chewed"; an answer comes at once that somebody will look at seven.
Searching | Found behind the bed box | human | Room | -1 | HTL-3.1.2, HTL-2.3.4 | room check for lost items, housekeeping search, found object log
The housekeeper of the floor knows him: she had set him on the pillow on Saturday.
Pain: "Nothing was handed in" from somebody who has not looked.
Found | Photograph with a croissant | human | E-mail | 2 ! | HTL-2.1.2, HTL-2.3.4 | found item message, lost and found reply, guest message
He is at breakfast, says the mail, and asks whether he may stay for the pool.
Going home | Postage with two taps | agent | Payment link | 0 | HTL-2.3.4, HTL-5.2.2 | pay postage for lost item, send left-behind item, return lost property
Eight euros and an address; the number of the parcel goes to the parents' phone.
Home | Letter from the bear | human | Parcel | 2 | HTL-1.4.2, HTL-2.3.4 | letter to past guests, surprise for guests, guest aftercare
In the parcel there is a card on which he tells what he has seen.
`;
