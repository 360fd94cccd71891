export const veterinary = `
# Something swallowed
Teacher who lives alone with a Labrador that has been retching since four in the morning.
From a night call to a dog who eats again, with an operation nobody had saved for.
Night | Is it an emergency | human | Telephone | -2 | VET-1.1.2 | emergency call to the vet, phone triage, urgent appointment
The nurse asks for gums, belly and the missing sock, hears him breathe, and says: come, now, by the side door.
Pain: The recording gives the number of an emergency clinic, and that line is busy.
Night | Owner and chip at the counter | hybrid | Practice | -1 | VET-1.2.1 | registration of owner and animal, admission of animals, check in at the practice
One scan of the chip brings up weight, shots and allergy; nobody makes her spell her name at five.
Pain: She fills out two pages on a clipboard while the dog retches on her shoes.
Decision | Picture on the light box | human | Treatment room | 0 | VET-2.3.3, VET-2.1.1 | x-ray of animals, examination of the patient, imaging at the vet
The vet turns the screen toward her and points to the sock, which has a stripe.
Decision | What it costs, before | hybrid | Tablet | -2 ! | VET-1.2.2 | estimate for surgery, consent to operate, cost estimate for owners
Between eleven and sixteen hundred, what it hangs on, and that two rates are possible: she signs on the screen.
Pain: Money for a dog is decided in three minutes, in tears, with nobody to ask.
Waiting | Awake, and drinking | agent | Text message | 1 | VET-1.2.3, VET-2.2.2 | news about the animal, update for owners, how is my pet
At noon comes a sentence and a picture with the tongue out, before she has dared to call.
Going home | A page for this dog | human | Practice | 2 ! | VET-2.2.3 | discharge of animals, aftercare instructions, collect the animal
The nurse goes through it line by line: soft food, no stairs, this is how the wound should look tomorrow.
Going home | Bill in two parts | hybrid | Counter | 0 | VET-5.2.1, VET-5.1.1, VET-5.2.2 | pay the vet, veterinary bill, installments for owners
It lies within the range that she signed; half is paid today and half on the first.
Afterwards | The insurer's form | agent | E-mail | 1 | VET-5.1.2 | claim with pet insurance, insurance form, reimbursement for pet owners
It is filled, with history and bill, and needs one tap from her.
Afterwards | Question on day three | agent | Text message | 1 | VET-2.2.3, VET-1.2.3 | check after surgery, follow-up of operated animals, aftercare call
Is he eating, is it red, does he lick: her picture of the wound is looked at within the hour.
`;
