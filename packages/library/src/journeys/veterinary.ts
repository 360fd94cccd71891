export const veterinary = `
# Something swallowed
Teacher who lives alone with a Labrador that has been retching since four in the morning.
From a night call to a dog who eats again, with an operation nobody had saved for.
Night | Is it an emergency | human | Telephone | -2 | VET-1.1.2 | emergency call to the vet, phone triage, urgent appointment
The nurse asks about gums, belly and a missing sock, listens to his breathing, and tells her to come at once.
Pain: The recording gives the number of an emergency clinic, and that line is busy.
Night | Checked in by the chip | hybrid | Front desk | -1 | VET-1.2.1 | registration of owner and animal, admission of animals, check in at the practice
One scan of the chip brings up owner, weight, shots and allergy, and she can go straight in.
Pain: She fills out two pages on a clipboard while the dog retches on her shoes.
Decision | The X-ray explained | human | Treatment room | 0 | VET-2.3.3, VET-2.1.1 | x-ray of animals, examination of the patient, imaging at the vet
The vet turns the screen toward her, shows her the sock and explains what it blocks.
Decision | What it costs, before | hybrid | Tablet | -2 ! | VET-1.2.2 | estimate for surgery, consent to operate, cost estimate for owners
The estimate says $1,100 to $1,600, what it depends on, and that she may pay in two parts, before she signs.
Pain: She decides in three minutes, in tears, about money that she does not have.
Waiting | Awake, and drinking | agent | Text message | 1 | VET-1.2.3, VET-2.2.2 | news about the animal, update for owners, how is my pet
At noon the clinic texts a picture and a sentence, before she has dared to call.
Going home | A page for this dog | human | Exam room | 2 ! | VET-2.2.3 | discharge of animals, aftercare instructions, collect the animal
The nurse goes through the aftercare sheet with her: soft food, no stairs, and how the wound should look tomorrow.
Going home | Bill in two parts | hybrid | Counter | 0 | VET-5.2.1, VET-5.1.1, VET-5.2.2 | pay the vet, veterinary bill, installments for owners
The bill is within the range that she signed; she pays half today and half on the first.
Afterwards | The insurer's form | agent | E-mail | 1 | VET-5.1.2 | claim with pet insurance, insurance form, reimbursement for pet owners
The clinic sends the insurance form filled in, with history and bill, and she confirms it with one tap.
Afterwards | Question on day three | hybrid | Text message | 1 | VET-2.2.3, VET-1.2.3 | check after surgery, follow-up of operated animals, aftercare call
A message asks whether he eats and licks; her picture of the wound is looked at by a nurse within the hour.

# The last visit
Couple in their seventies with a cat of nineteen, who have known for a month and hoped for another week.
A pet is put to sleep, with everything that has to be decided, said and paid around it.
Asking | Is it time | human | Telephone | -1 | VET-1.1.2, VET-1.2.3 | call about old pet, quality of life talk, ask the vet about putting to sleep
A nurse asks about eating, hiding and nights, and says that the vet will call back herself before evening.
Pain: They put off calling for days, since the front desk can only offer them "a consult" at half past two.
Asking | Last slot of the day | hybrid | Telephone | 0 | VET-1.1.1 | appointment for euthanasia, quiet appointment, book last visit
They get the last appointment, with a note that they are to be led in by the side door and not to the waiting room.
The visit | Papers before, not after | human | Treatment room | -1 | VET-1.2.2, VET-5.2.1 | consent form euthanasia, pay before the visit, cremation choice
Consent, ashes and payment are settled first, so that they may leave afterwards without stopping at the desk.
Pain: They stand at the counter with an empty carrier while somebody looks for the price.
The visit | The last treatment | human | Treatment room | -2 ! | VET-4.2.1, VET-2.1.1 | put pet to sleep, euthanasia, accompany owners
The vet explains each step, lets the cat lie on her blanket, and leaves them alone as long as they like.
Pain: Through the wall they hear the next dog being weighed, and the light is that of an operating room.
Afterwards | A card with a paw print | human | Mail | 1 ! | VET-4.2.1 | condolence card, aftercare for owners, memorial for pets
A handwritten card with a paw print comes a week later, from the nurse who had held her.
Afterwards | Reminders stopped | agent | Mail | 0 | VET-1.1.3 | stop vaccination reminders, update pet record, deceased animal
The record is closed that evening, and with it the reminders for shots and the birthday greeting.
Afterwards | Ashes and a bill | hybrid | Counter | -1 | VET-5.1.1, VET-5.2.1 | pick up ashes, final veterinary bill, charges for euthanasia
The ashes are handed over in a room and not at the counter, and the amount is the one they paid that day.
Pain: A second bill arrives, for the consult in which they had been told to wait.
`;
