export const hairSalons = `
# Color before the wedding
Bridesmaid with two shades of old box dye who needs to look like herself in photographs in eleven days.
From a call that nobody could take to the next appointment, over three and a half hours in one chair.
Booking | Appointment by phone | agent | Telephone | 0 | HAI-1.1.1 | book a hair appointment, call the salon, appointment request by phone
The phone assistant answers at the second ring, asks about old color and length, and offers Thursday at two with Ana.
Booking | Deposit for a long slot | hybrid | Text message | -1 | HAI-1.1.3, HAI-1.1.2 | booking deposit for clients, appointment confirmation, reminder of appointments
She pays a $30 deposit by link, which comes off the bill, and reads until when she may move the appointment.
Pain: Other salons take her card number over the phone and keep half if she cancels.
Booking | Patch test | human | Salon | 0 | HAI-2.1.2 | patch test for clients, allergy test, skin test before color
Ana's colleague does a patch test in two minutes at lunch, since she has had no salon color for nine years.
Pain: She has to come into town on her lunch break for two minutes.
In the chair | Welcomed by name | human | Salon | 1 | HAI-1.2.1 | welcome of clients, reception at the salon, greet clients
The front desk greets her by name, takes her coat and tells Ana, who knows already what is planned.
In the chair | Color consultation | human | Mirror | -1 ! | HAI-2.1.1 | consultation on color, advice on cut, consult with clients
Ana tests a strand and tells her that going ash blonde in one sitting would ruin the hair.
Pain: The picture on her phone is not possible by next Saturday, and she is close to tears.
In the chair | Color and highlights | human | Chair | 1 | HAI-2.2.2, HAI-2.2.1 | color and highlights, lighten hair, hair coloring
They settle on warm beige; Ana works strand by strand and checks on her between two other clients.
Leaving | Cut and styling | human | Mirror | 2 ! | HAI-2.2.1, HAI-3.2.1 | cut and style, styling of clients, blow-dry
Ana cuts and styles, shows her the back in the hand mirror, and explains how to blow it dry.
Leaving | Bill at the register | hybrid | Register | 0 | HAI-5.2.2, HAI-3.2.2 | pay at the salon, bill the client, checkout at the salon
The bill is the price from the text, less the deposit, plus the extra color Ana had mentioned.
Later | Reminder after six weeks | agent | Text message | 1 | HAI-5.1.3, HAI-1.1.1 | invite clients back, next appointment of clients, rebooking
A message after six weeks says that her roots are due and offers Tuesday evening with Ana.

# An inch too short
Real estate agent with twelve showings this week, who had asked for a trim and got a bob.
A haircut that went wrong: said in the chair or afterwards, put right as far as hair allows.
In the chair | Consultation on length | human | Chair | -1 | HAI-2.1.1 | haircut consultation, agree on length, advice on cut
The stylist shows the length with two fingers at the mirror and cuts only when she has nodded.
Pain: "Just a trim" is all that was said, and the stylist had his earbuds in.
In the chair | Look in the mirror | human | Mirror | -2 ! | HAI-2.2.1, HAI-5.1.4 | finish haircut, show the cut, unhappy client
The stylist sees her face, asks what is wrong, and calls the owner over before the cape comes off.
Pain: She says that it is nice, pays with a tip, and cries in the car.
After | A message that evening | hybrid | Text message | 0 | HAI-5.1.1, HAI-5.1.4 | feedback after visit, complaint to salon, message from client
The message that asks how she likes it goes to a person, who answers her honest "not at all" that evening.
Repair | Haircut corrected | human | Chair | 1 ! | HAI-5.1.4, HAI-2.2.1 | correct haircut, redo cut, fix complaint
The owner reshapes it herself on Wednesday at eight, before the first showing, and charges nothing.
Repair | Money back, or not | human | Register | 0 | HAI-5.2.2, HAI-5.1.4 | refund haircut, goodwill at salon, refund to card
The first visit is refunded to her card without her having to ask for it.
Later | Invitation to come back | agent | Text message | -1 | HAI-5.1.3, HAI-1.1.3 | win back client, invite to return, reminder of appointments
After eight weeks a note offers her a shaping cut with the owner, and no other message is sent meanwhile.
Pain: The salon's reminder arrives every three weeks, with the name of the same stylist in it.
`;
