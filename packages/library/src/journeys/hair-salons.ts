export const hairSalons = `
# Color before the wedding
Bridesmaid with two shades of old box dye who needs to look like herself in photographs in eleven days.
From a call that nobody could take to the next appointment, over three and a half hours in one chair.
Booking | Call during somebody's blow-dry | agent | Telephone | 0 | HAI-1.1.1 | book a hair appointment, call the salon, appointment request by phone
It is answered at the second ring, asks about old color and length, and offers Thursday at two with Ana.
Booking | Deposit for a long slot | hybrid | Text message | -1 | HAI-1.1.3, HAI-1.1.2 | booking deposit for clients, appointment confirmation, reminder of appointments
Thirty dollars by link, off the bill later; it says until when she may move it without losing them.
Pain: Other salons take her card number over the phone and keep half if she cancels.
Booking | A dab behind the ear | human | Salon | 0 | HAI-2.1.2 | patch test for clients, allergy test, skin test before color
She drops in for two minutes at lunch, since her last first color was nine years ago.
Pain: Other salons skip it, and she has to come into town for a dab.
In the chair | Coat, coffee and a known name | human | Salon | 1 | HAI-1.2.1 | welcome of clients, reception at the salon, greet clients
The door opens before she has found the bell, and nobody asks what she is here for.
In the chair | What this hair can stand | human | Mirror | -1 ! | HAI-2.1.1 | consultation on color, advice on cut, consult with clients
Ana pulls a strand, tests it, and says that ash blonde in one sitting would end in cotton wool.
Pain: The picture on her phone is not possible by next Saturday, and she is close to tears.
In the chair | Three hours of foil | human | Chair | 1 | HAI-2.2.2, HAI-2.2.1 | color and highlights, lighten hair, hair coloring
Warm beige instead, strand by strand, with a cut for somebody else while it processes and a sandwich from next door.
Leaving | The look over the shoulder | human | Mirror | 2 ! | HAI-2.2.1, HAI-3.2.1 | cut and style, styling of clients, blow-dry
The hand mirror goes round, she sees the back, and takes a photograph before anybody offers.
Leaving | Price as it was said | hybrid | Register | 0 | HAI-5.2.2, HAI-3.2.2 | pay at the salon, bill the client, checkout at the salon
It is the sum from the text, less the deposit, with an ounce and a half of extra color that she had been told of.
Later | Six weeks, a message | agent | Text message | 1 | HAI-5.1.3, HAI-1.1.1 | invite clients back, next appointment of clients, rebooking
Her roots are due before she has noticed, and Ana has Tuesday evening.
`;
