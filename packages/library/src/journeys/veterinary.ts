export const veterinary = `
# Something swallowed
Teacher who lives alone with a Labrador that has been retching since four in the morning.
From a night call to a dog who eats again, with an operation nobody had saved for.
Night | Is it an emergency? | human | Telephone | -2 | VET-1.1.2 | emergency call to the vet, phone triage, urgent appointment
The nurse asks about gums, belly and anything that is missing at home, listens to his breathing, and tells her to come at once.
Pain: The recording gives the number of an emergency clinic, and that line is busy.
Night | Checked in by the chip | hybrid | Front desk | -1 | VET-1.2.1 | registration of owner and animal, admission of animals, check in at the practice
One scan of the chip brings up owner, weight, shots and allergy, and she can go straight in.
Pain: She fills out two pages on a clipboard while the dog retches on her shoes.
Decision | The X-ray explained | human | Treatment room | 0 | VET-2.3.3, VET-2.1.1 | x-ray of animals, examination of the patient, imaging at the vet
The vet turns the screen toward her, shows her the swollen loops of bowel, and says that the missing sock must be what blocks them.
Decision | What the operation will cost | hybrid | Tablet | -2 ! | VET-1.2.2 | estimate for surgery, consent to operate, cost estimate for owners
Before she signs she reads that it will be $2,800 to $3,900, what that depends on, and that she may pay in two parts.
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
A message asks whether he eats and whether he licks the wound; a nurse looks at her picture of it within the hour.

# The last visit
Couple in their seventies with a cat of nineteen, who have known for a month and hoped for another week.
A pet is put to sleep, with everything that has to be decided, said and paid around it.
Asking | Is it time? | human | Telephone | -1 | VET-1.1.2, VET-1.2.3 | call about old pet, quality of life talk, ask the vet about putting to sleep
A nurse asks about eating, hiding and nights, and says that the vet will call back herself before evening.
Pain: They put off calling for days, since the front desk can only offer them "a consult" at half past two.
Asking | Last slot of the day | human | Telephone | 0 | VET-1.1.1 | appointment for euthanasia, quiet appointment, book last visit
They get the last appointment, with a note that they will be led in by the side door and not through the waiting room.
The visit | Papers before, not after | human | Treatment room | -1 | VET-1.2.2, VET-5.2.1 | consent form euthanasia, pay before the visit, cremation choice
Consent, ashes and payment are settled first, so that they may leave afterwards without stopping at the desk.
Pain: They stand at the counter with an empty carrier while somebody looks for the price.
The visit | The last treatment | human | Treatment room | -2 ! | VET-4.2.1, VET-2.1.1 | put pet to sleep, euthanasia, accompany owners
In a quiet room with a lamp the vet explains each step, lets the cat lie on her blanket, and leaves them alone as long as they like.
Pain: Through the wall they hear the next dog being weighed, and the light is that of an operating room.
Afterwards | A card with a paw print | human | Mail | 1 ! | VET-4.2.1 | condolence card, aftercare for owners, memorial for pets
A handwritten card with a paw print comes a week later, from the nurse who had held her.
Afterwards | Reminders stopped | agent | Mail | 0 | VET-1.1.3 | stop vaccination reminders, update pet record, deceased animal
A line from the practice says that the record is closed, and that no reminder and no birthday greeting will follow.
Afterwards | The ashes handed over | human | Side room | -1 | VET-5.1.1, VET-5.2.1 | pick up ashes, final veterinary bill, charges for euthanasia
The ashes are handed over away from the counter, and nothing is due beyond what they paid that day.
Pain: A second bill arrives, for the consult in which they had been told to wait.

# A first dog, and everything that is done to him
Family of five with a puppy of nine weeks and a breeder's folder that contradicts the internet.
A puppy's first year at the practice, from the first visit to the operation that they were afraid of.
First visit | Half an hour instead of ten minutes | agent | Web page | 0 | VET-1.1.1 | book visits, puppy appointment, first visit at the vet
The booking page asks whether it is a first pet and sets aside half an hour.
First visit | Twelve questions on the floor | human | Exam room | 1 | VET-2.1.1 | examine a puppy, examine and treat, first checkup
The vet examines him on the floor between the children and answers their twelve questions one by one.
First year | Booster on a school day | agent | Text message | 0 | VET-1.1.3 | vaccination reminder, booster shots, checkup due
A text names the booster that is due and offers three slots after school.
First year | Worms on a slide | human | Telephone | -1 | VET-2.3.2 | report results to owners, lab results, test result call
A nurse calls with the result, says that many puppies have worms, and explains which pills he gets and what the children should wash.
Pain: The result is a line of Latin in an e-mail late on Friday.
Operation | A price range for the neutering | hybrid | E-mail | -2 ! | VET-1.2.2 | estimate for neutering, consent for surgery, give estimates
The estimate gives a range, names the two things that could change it, and is signed by one parent at home.
Pain: They sign at seven in the morning at the front desk, with the dog on the leash and the engine running.
Operation | Awake, and grumpy | agent | Text message | 1 | VET-1.2.3 | tell owners how the animal is, update after surgery, message to owners
At eleven a picture shows him awake and grumpy, and the text says when they may pick him up.
Operation | Rules for ten days | human | Exam room | 2 ! | VET-2.2.3 | send animals home, aftercare, discharge instructions
The nurse goes through the ten days with the eldest daughter, who will be in charge of the collar.

# Twice a day, at seven and at seven
Widower of seventy-three with shaky hands, whose cat has diabetes and has to be given insulin.
A chronic illness, managed at home by somebody who at first does not dare.
Diagnosis | Call with the lab values | human | Telephone | -2 ! | VET-2.3.2 | report results to owners, diagnosis call, blood results
The vet herself calls, says that diabetes can be treated, and books him an hour with a nurse for the next day.
Pain: "Diabetes, please call back," says the voice mail, and the practice has closed.
Diagnosis | First injection, into an orange | human | Exam room | 0 | VET-2.2.3 | teach injections, instruct owners, send animals home
He practices on an orange, then on the cat with the nurse's hand on his, and takes home a pen that clicks.
Diagnosis | What a month costs | hybrid | Counter | -1 | VET-1.2.2 | cost of treatment, give estimates, monthly cost
The sheet adds up insulin, needles and checkups by the month, and names an online pharmacy where the pen costs less.
Pain: Each box is a surprise at the counter, and nobody says that it will be like this for years.
Every day | Pictures of the curve | human | Messenger | 1 | VET-2.3.2, VET-1.2.3 | blood sugar curve, updates from owners, messages on treatment
Each Sunday he sends a photograph of the day's readings, and on Monday a nurse passes on the dose that the vet has set.
Every day | Insulin ready at the counter | human | Counter | 0 | VET-3.1.3 | dispense medicines, label medicines, refill for a cat
The next pen is labeled with dose and date, and was ordered before he noticed that he was running out.
Pain: The pen is out of stock on a Friday, and no pharmacy in town has the dose for cats.
A year on | Checkup without a ride | human | Video call | 2 ! | VET-2.1.1 | checkup of a chronic patient, examine and treat, control visit
The vet looks at a year of Sundays with him by video, lowers the dose, and spares the cat the carrier.

# Lame on the morning of the show
Owner of a small riding school whose best mare will not put her left front foot down, on a Saturday in May.
A barn call for a horse: who comes and when, what it is, and when the mare may compete again.
Morning | Who comes, and when | human | Telephone | -1 | VET-1.1.2 | sort emergencies by phone, horse emergency, barn call
The nurse asks whether the hoof is warm and the mare eats, and says honestly that it will be eleven.
Pain: "The doctor is on her rounds," says the line, and nobody knows in which valley.
Morning | Moved ahead on the round | agent | Text message | 0 | VET-2.4.1 | plan the round, barn visit time, arrival of the vet
A text at nine moves her up to ten, ahead of two herds that can wait.
In the barn | Hoof tester and X-ray | human | Barn | 1 | VET-2.3.3 | X-ray of horses, take and read X-rays, lameness exam
The vet takes pictures in the aisle, and they read them together on the laptop: an abscess, and no fracture.
In the barn | The abscess opened | human | Barn | -2 ! | VET-2.1.1 | treat a horse, examine and treat, hoof abscess
She opens the abscess, shows the stable hand how to change the poultice, and says how many days the mare will rest.
Pain: The stable hand who will have to do it has gone to fetch a lamp when it is shown.
After | Not before the painkiller clears | human | Telephone | -1 | VET-2.4.2 | drug record for horses, withdrawal times, treatment record
Show rules forbid the painkiller for days beforehand, and the vet gives her the first date on which the mare may compete.
Pain: Nobody had told her of a withdrawal time when she entered the mare for the next show.
After | Bill with the mileage shared | agent | E-mail | 0 ! | VET-5.1.1 | charge treatments, bill for a barn call, mileage fee
The bill divides the drive among the three farms of that morning and lists each dressing.

# The one who did not wake up
Car dealer whose six-year-old dog died under anesthesia at a dental cleaning, on his daughter's birthday.
A death that nobody had expected: told, looked into, and answered by those who were there.
That day | Told by the vet herself | human | Telephone | -2 ! | VET-1.2.3 | tell owners bad news, call to owners, death under anesthesia
The vet who did the cleaning calls within minutes, says that the dog has died, and that she does not yet know why.
Pain: A receptionist asks him to come in, and will not say what has happened.
That day | An hour in the back room | human | Practice | -1 | VET-4.2.1 | say goodbye to a pet, time with the animal, accompany owners
The family is taken straight to the dog and may stay for an hour, and nobody brings a form.
Pain: The consent of that morning is put before him, with the paragraph on risks marked.
Looking into it | Examined by somebody else | hybrid | E-mail | 0 | VET-2.1.3 | refer to pathology, second opinion, send to a clinic
The practice offers a postmortem at the university, pays for it, and has the report sent to him directly.
Looking into it | Minute by minute | human | Meeting | -1 | VET-4.2.2 | answer complaints, talk after an incident, explain what happened
With the monitor's record on the table the vet goes through it minute by minute, and says what she would do again and what she would not.
Pain: The answer comes from an insurer, three months later, and calls him "the claimant."
Afterwards | Nothing charged | agent | Letter | 1 ! | VET-5.1.1 | cancel charges, no charge, billing after a death
The letter says that the bill is canceled and the record closed, so that no reminder for the booster will follow.
Afterwards | His review left standing | human | Review site | -1 | VET-4.2.2 | answer reviews, review after a death, reply to a review
The owner of the practice answers in two sentences that she is sorry, and does not argue.
Pain: Below his review the practice explains to everybody how old and how heavy the dog was.
`;
