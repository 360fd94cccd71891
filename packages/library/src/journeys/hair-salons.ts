export const hairSalons = `
# Color before the wedding
Bridesmaid with two shades of old box dye who needs to look like herself in photographs in eleven days.
From the first call to the reminder for her roots, with three and a half hours in one chair in between.
Booking | Appointment by phone | agent | Telephone | 0 | HAI-1.1.1 | book a hair appointment, call the salon, appointment request by phone
The phone assistant answers on the second ring, asks about old color and length, and offers Thursday of next week at two with Ana.
Booking | Deposit for a long slot | agent | Text message | -1 | HAI-1.1.3, HAI-1.1.2 | booking deposit for clients, appointment confirmation, reminder of appointments
A text names the price; she pays a $30 deposit by link, which comes off the bill, and reads how late she may still move the appointment.
Pain: Other salons take her card number over the phone and keep half if she cancels.
Booking | Patch test | human | Salon | 0 | HAI-2.1.2 | patch test for clients, allergy test, skin test before color
Two days ahead a colleague of Ana's dabs the color behind her ear, which takes two minutes at lunch, and says what to watch for.
Pain: Most salons do not test, and have her sign that she is not allergic.
In the chair | Welcomed by name | human | Salon | 1 | HAI-1.2.1 | welcome of clients, reception at the salon, greet clients
The front desk greets her by name, takes her coat and tells Ana, who knows already what is planned.
In the chair | Color consultation | human | Mirror | -1 ! | HAI-2.1.1 | consultation on color, advice on cut, consult with clients
Ana tests a strand, tells her that going ash blonde in one sitting would ruin the hair, and shows her what can be done by Saturday.
Pain: Nobody tests a strand, and the ash blonde that she was promised comes out orange.
In the chair | Color and highlights | human | Chair | 1 | HAI-2.2.2, HAI-2.2.1 | color and highlights, lighten hair, hair coloring
They settle on warm beige; Ana works strand by strand and checks on her between two other clients.
Leaving | Cut and styling | human | Mirror | 2 ! | HAI-2.2.1, HAI-3.2.1 | cut and style, styling of clients, blow-dry
Ana cuts and styles, shows her the back in the hand mirror, and explains how to blow it dry.
Leaving | Bill at the register | hybrid | Register | 0 | HAI-5.2.2, HAI-3.2.2 | pay at the salon, bill the client, checkout at the salon
The bill is the price from the text, less the deposit, plus the extra color Ana had mentioned.
Later | Reminder after six weeks | agent | Text message | 1 | HAI-5.1.3, HAI-1.1.1 | invite clients back, next appointment of clients, rebooking
A message after six weeks says that her roots are due and offers Tuesday evening with Ana.

# Four inches too short
Real estate agent with twelve showings this week, who had asked for a trim and got a bob.
A haircut that went wrong: said in the chair or afterwards, put right as far as hair allows.
In the chair | Consultation on length | human | Chair | -1 | HAI-2.1.1 | haircut consultation, agree on length, advice on cut
The stylist shows the length with two fingers at the mirror and cuts only when she has nodded.
Pain: "Just a trim" is all that was said, and the stylist had his earbuds in.
In the chair | Look in the mirror | human | Mirror | -2 ! | HAI-2.2.1, HAI-5.1.4 | finish haircut, show the cut, unhappy client
The stylist sees her face, asks what is wrong, and calls the owner over before the cape comes off.
Pain: She says that it is nice, leaves a tip, and cries in the car.
After | A message that evening | human | Text message | 0 | HAI-5.1.4, HAI-5.1.1 | feedback after visit, complaint to salon, message from client
That evening a message from the owner asks what bothers her most and offers to reshape it before her first showing.
Repair | Haircut corrected | human | Chair | 1 ! | HAI-5.1.4, HAI-2.2.1 | correct haircut, redo cut, fix complaint
At eight the next morning the owner reshapes it herself, takes an hour for it, and charges nothing.
Repair | Money back, or not | human | Register | 0 | HAI-5.2.2, HAI-5.1.4 | refund haircut, goodwill at salon, refund to card
The first visit is refunded to her card without her having to ask for it.
Later | Invitation to come back | agent | Text message | -1 | HAI-5.1.3, HAI-1.1.3 | win back client, invite to return, reminder of appointments
After eight weeks without any message, a note offers her a shaping cut with the owner.
Pain: The salon's reminder arrives every three weeks, with the name of the same stylist in it.

# A haircut in rounds of ten
Father of a boy of four who is autistic and fears clippers, after two haircuts that had to be broken off.
A haircut for a child who cannot bear one, in two visits and without force.
Asking | Call with a question first | human | Telephone | -1 | HAI-1.1.1 | book a child's haircut, question before booking, salon phone line
The stylist calls back after closing, asks what the boy can bear, and offers Monday at nine, when the salon is empty.
Pain: Another salon says that he will have to sit still like everybody else.
Asking | A longer slot | agent | Text message | 0 | HAI-1.1.2 | length of appointment, longer slot for a child, service duration
The confirmation sets aside an hour for a cut of ten minutes and says that the second visit is included.
First visit | Only looking around | human | Salon | 1 | HAI-1.2.1 | receive clients, welcome a child, first visit to the salon
The boy sprays water at the mirror, sweeps the floor and rides the chair up and down; nothing is cut.
First visit | What the card says about him | human | Salon | 1 | HAI-1.2.2 | client card, notes on clients, client record
Scissors only, no cape, count aloud, trains: the stylist reads out to the father what she has written on the card.
Second visit | Cut on the floor | human | Salon | -2 ! | HAI-2.2.1 | child's haircut, cut and style, haircut with breaks
The stylist sits on the floor beside the boy and his trains, cuts in rounds of ten snips, and stops when he raises his hand.
Pain: In the salons before this one, two people held his head until he screamed and the cut was broken off.
Second visit | Picture for his grandmother | human | Salon | 2 ! | HAI-5.1.2 | picture of a haircut, consent to post pictures, before and after picture
The stylist takes a picture with the father's phone and asks whether the salon may post it; he says no, and that is that.

# Swollen by Saturday
Dental hygienist whose brows were tinted on Friday and whose eyelids are swollen shut the next morning.
An allergic reaction to a tint: quick help for the doctor, an honest answer, and a tint that she can never have again.
Saturday | Picture sent to the salon | human | Messenger | -2 ! | HAI-5.1.4 | allergic reaction after color, complaint after treatment, put right what went wrong
The owner answers within minutes, tells her to see a doctor today, and stays reachable until she has.
Pain: On a busy Saturday nobody reads the messages, and then the salon is closed until Tuesday.
Saturday | Product and batch for the doctor | human | Telephone | 0 | HAI-2.1.3 | color formula, product used on client, formula on client card
From the client card the owner reads product, batch and developer to the doctor at urgent care.
The week after | What had been skipped | human | Salon | -1 | HAI-2.1.2 | patch test, allergy test before tint, note reactions
The owner shows her the empty line on the card: no patch test, because there was a rush, and that was the salon's fault.
Pain: The colleague who did the tint shows her that she herself had signed a form, without reading it.
The week after | Tint and prescription refunded | human | Register | 1 | HAI-5.2.2, HAI-5.1.4 | refund to card, money back at the salon, refund for reaction
Both the tint and the pharmacy bill are paid back to her card before she has to ask.
Later | Allergy on the client card | agent | Booking page | 0 ! | HAI-1.2.2 | allergy on client card, client record, warning for stylists
Her booking page shows the ingredient in red, just as every stylist sees it before mixing anything.
Later | What she can still have done | human | Mirror | -1 | HAI-2.1.1 | advise on brows, color advice with allergy, advice without dye
The stylist goes through dye, henna and pencil with her, and advises against the first two.
Pain: Nobody warns her about henna, and after a kit from the drugstore her eyelids swell again.

# A model for Monday evening
Student with $12 for a haircut who answers a post in which a salon looks for hair models.
A cheap haircut by an apprentice, with a trainer behind the chair.
Finding | Post for hair models | agent | Social media | 1 | HAI-5.1.2 | hair models wanted, post looks and offers, salon post
The post says who cuts and who watches, that it takes two hours, and what it costs.
Finding | Place on Monday | agent | Messenger | 0 | HAI-1.1.1 | book as hair model, salon booking by message, model evening
She sends two pictures of her hair and gets seven o'clock with Mia, who is in her second year.
Monday | Length agreed by all three | human | Chair | -1 | HAI-4.2.2 | teach apprentices, training evening, apprentice cut
With a comb the trainer marks the length for both of them, and says at which four points she will check.
Pain: Mia and the student each mean another length, and nobody notices before the first cut.
Monday | A cut with stops | human | Chair | -2 ! | HAI-2.2.1 | apprentice haircut, cut and style, haircut for models
Twice the trainer stops the cut, explains to both what went wrong, and has Mia correct it herself.
Pain: The trainer steps out for a call, and when she returns the left side is shorter.
Monday | Bangs evened out | human | Mirror | 2 ! | HAI-4.2.2 | trainer finishes the cut, teach juniors, check of apprentice work
In three minutes the trainer evens the bangs, and Mia dries them and shows her the back.
Afterwards | Word for the apprentice | hybrid | Text message | 1 | HAI-5.1.1 | feedback for apprentice, ask for reviews, rating after haircut
A text asks the student for two honest sentences to Mia, and offers another cut in six weeks at the junior price.

# Before it falls out
Kindergarten teacher of forty-one who starts chemotherapy on Thursday and wants to decide herself when her hair goes.
A client loses her hair to an illness and comes back eight months later.
Asking | Call from the parking lot | human | Telephone | -2 | HAI-1.1.1 | book an appointment in private, salon phone line, sensitive request
The owner takes the call in the back room, asks when treatment begins, and offers the hour after closing.
Pain: "What kind of cut should it be," asks the front desk of the first salon, with the speaker on.
Asking | What comes after | human | Telephone | 0 | HAI-2.1.1 | advise on short hair, advice on wigs, hair loss advice
In the same call they go through short cut, scarf and wig, what grows back first, and which wig maker works with her health plan.
Wednesday | Salon behind closed blinds | human | Salon | -1 | HAI-1.2.1 | receive clients after hours, private appointment, welcome a client
The blinds are down, the mirror is turned, and there is a second chair for her sister.
Pain: A chair by the window on Saturday is all that other salons could offer.
Wednesday | Shorter in stages | human | Chair | -2 ! | HAI-2.2.1 | shave hair before chemotherapy, cut and style, cut a braid
The owner cuts off a braid for her to keep, goes shorter step by step, and asks before the clippers come out.
Pain: The first salon would have taken the clippers to it at once and been done in five minutes.
Wednesday | Register at zero | human | Register | 1 | HAI-5.2.2 | no charge, pay at the salon, settle the bill
Nothing is charged, and she hears it before she has reached for her purse.
In fall | A message after eight months | human | Text message | 1 | HAI-5.1.3 | win back clients, message after illness, client not seen for long
No reminder has come in all that time; now the owner writes herself and asks whether there is something to cut.
In fall | The first inch | human | Chair | 2 ! | HAI-2.2.1 | cut new hair, first haircut after treatment, cut and style
The new hair is gray and curly; the owner shapes the neck, and they agree to leave the rest alone.
`;
