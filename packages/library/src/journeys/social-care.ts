export const socialCare = `
# Mother needs help with the stockings
Daughter of fifty-one with a full-time job and a mother of eighty-three who fell on Sunday and says that she manages.
Home care for a mother who does not want it, arranged by a daughter who cannot do it herself.
Asking | First call for help | human | Telephone | -2 ! | SOC-1.1.1, APQC PCF 6.2.2 | first inquiry about care, care advice call, inquiries of relatives, care advice, intake of new clients
A care adviser listens for ten minutes, asks about stairs, stove and insulin, and says what can begin tomorrow.
Pain: She calls nine services, six of which "take nobody at the moment."
Asking | What the insurance pays | agent | Website | 0 | SOC-1.1.3, APQC PCF 6.2.2 | questions on care costs, care benefits information, answer questions of families
She enters her mother's policy and the hours of help, and the site shows what long-term care insurance pays and what is left to her.
Beginning | First visit at the kitchen table | human | At home | -1 | SOC-2.1.1 | care assessment visit, initial visit, assess care needs, care needs assessment
The head nurse talks to the mother and not about her, checks carpet, bath and pills, and does not press her.
Pain: Her mother says no to everything, and the visit is over in twelve minutes.
Beginning | Plan of three visits | hybrid | At home | 0 | SOC-2.2.1 | write care plans, care agreement, care contract, care planning
The plan offers a morning visit for the stockings, an evening one for the pills and a weekly one for a bath, each with its price, and each may be struck out.
Every day | The same three faces | human | At home | 1 | SOC-4.2.1, SOC-4.1.1 | provide home care, home care visits, basic care at home
Three caregivers, whose pictures are on a card by the door, take turns with stockings and pills, and the office calls the mother before a fourth one comes.
Every day | Notes on this morning's visit | agent | App | 1 | SOC-6.2.1, SOC-3.1.3 | care documentation, record care, care notes for relatives
By ten the daughter reads the visit's notes on her phone: breakfast, mood, a red spot on the heel.
A month on | Monthly bill | agent | Letter | -1 | SOC-9.1.2, APQC PCF 9.2.2 | invoice clients, care invoices, bill private share of care, invoicing of care services
The bill lists visits by day, deducts the insurance's share, and charges nothing for the missed Thursday.
Pain: Codes and minutes fill two pages, and the Thursday on which nobody came is among them.
A month on | Quality call | human | Telephone | 2 ! | SOC-6.2.3, APQC PCF 6.5.3 | satisfaction of clients, quality visit, survey relatives, client satisfaction survey
The head nurse asks mother and daughter separately whether it helps and what should change.

# A place by the end of the month
Son of a man with dementia who was found at the station in slippers and may stay in the hospital until the thirtieth.
Finding a place in a nursing home for a father before the hospital discharges him.
Searching | Available rooms online | agent | Website | -1 | SOC-1.2.1, APQC PCF 6.2.2 | inquiry for nursing home place, free places, waiting list questions, waiting list management
The site shows available rooms with date, type and monthly price, and one form goes to all seven homes.
Pain: Each of seven homes wants the same eleven answers on a form of its own.
Searching | Unannounced visit | human | Visit | 0 | SOC-1.1.2 | tours of the home, show the residence, admission talk, tours of the residence
The home lets him sit in the day room for an hour, and a resident shows him the garden, twice.
Deciding | Admission papers | hybrid | Portal | -1 | SOC-1.2.3 | admission of residents, admission documents, residence contract
Hospital, insurance and doctor send their papers straight to the home, and he adds the power of attorney.
Pain: He carries one medical form between hospital, doctor and home, and it expires on the way.
Deciding | What is left to pay | human | Meeting | -2 ! | SOC-1.1.3, SOC-9.1.4, APQC PCF 6.2.2 | costs of a nursing home place, self-payment talk, financing of residents
The manager works out with him what pension, insurance and savings pay, and from which month Medicaid would step in.
Pain: The brochure has the price of the room only; the care comes on top.
Moving in | Move-in day | human | Residence | 1 ! | SOC-1.2.4 | move-in day, receive new residents, settle in residents, move-in of residents
The janitor has put his father's own armchair by the window before he arrives.
Moving in | Interview about his life | human | Residence | 0 | SOC-2.2.1 | biography talk, care planning for residents, first care conference, care planning
A nurse asks the son what calms his father, and writes it down: trains, coffee with milk, and not being touched from behind.
First weeks | Call on the third evening | human | Telephone | 1 | SOC-6.2.1 | inform relatives, relatives' calls, talk with families, information of relatives
A nurse calls the son on the third evening: his father has eaten, asks for his mother, and would like a train schedule.
First weeks | Review after six weeks | human | Meeting | 0 | SOC-2.2.2, APQC PCF 6.5.3 | review with relatives, satisfaction of residents, settling-in review
At the review the son is given one nurse's name and number, and two things change for his father: his seat at meals and the hour of waking.
Pain: Six weeks in, he hears about his father from whoever happens to answer the phone.

# A bill in three parts
Retired tax clerk who checks his wife's care bill each month, and finds something in March.
A care bill is questioned, explained line by line, and corrected.
Bill | Bill with three payers | agent | Letter | -1 | SOC-9.1.2, APQC PCF 9.2.2 | monthly care invoice, invoice residents, billing of care, invoicing of care services
One bill shows what insurance, Medicaid and he himself pay, each with its days.
Pain: Three senders bill the same days, and their totals never meet.
Bill | Question about an absence | human | Telephone | -2 ! | SOC-9.1.3, SOC-9.1.1, APQC PCF 6.2.2, APQC PCF 9.2.5 | billing questions, absence of residents, question about invoice
Meals were charged while she was in the hospital; the home's billing clerk sees the absence and admits the mistake at once.
Pain: The home says the insurance did it, and the insurance says that the home had reported it.
Correction | Reminder for what is disputed | agent | Letter | -2 | SOC-9.1.3, APQC PCF 9.2.4 | payment reminder to clients, overdue care invoices, dunning of residents
Reminders are stopped while the amount is under review, and a line tells him so.
Pain: The reminder threatens to end the contract of a woman who cannot walk.
Correction | Corrected bill | agent | Letter | 0 | SOC-9.1.3, APQC PCF 9.2.5 | correct care invoice, credit to residents, invoice adjustment
Eleven days of meals are credited at the rate in the contract, which the letter quotes.
Correction | Payment matched | agent | Account | 1 | APQC PCF 9.2.3 | payment received, match payments of residents, accounts of residents
His payment without the eleven days is matched, and his account shows the bill as paid in full.
Afterwards | Answer to his letter | human | Letter | 2 | SOC-6.2.2, APQC PCF 6.5.1 | answer complaints of relatives, satisfaction with answers, feedback of relatives
Within the week the home answers, point by point, the two pages that he had sent along with his payment.
Afterwards | New rates from July | human | Meeting | 1 ! | SOC-6.2.1, APQC PCF 6.2.2 | price increase information, meeting with relatives, explain new rates
The manager explains what wages, energy and meals add to the new rate, and stays until every question is answered.

# A bruise that nobody can explain
Niece and guardian of a woman of ninety who can no longer say what has happened.
An injury without an explanation, and whether the home looks for one.
Sunday | Family informed of the injury | human | Telephone | -2 ! | SOC-6.2.1, SOC-3.3.1 | inform relatives of incidents, incident call, notify guardians, information of relatives, incident reporting
The charge nurse calls at noon and says what was seen and when, that a doctor is coming, and that the cause is not known.
Pain: The bruise has turned yellow by the time anybody in the family hears of it.
Sunday | Looked at together | human | Residence | -1 | SOC-3.3.1 | document injuries, examine residents, doctor's visit
With the niece there a nurse photographs the bruise beside a ruler, and the doctor says that it looks like a grip.
Pain: The room is dark, the sleeve is down, and the doctor has already left.
Complaint | Complaint registered | hybrid | Letter | -1 | SOC-6.2.2, APQC PCF 6.2.3 | complaints of relatives, written complaint about care, complaint management
The complaint gets a number, the director's name, and the day on which she will have an answer.
Pain: She is told that this happens at that age, by somebody who was not there.
Complaint | Incident reviewed | human | Meeting | 0 | SOC-3.3.2 | investigate incidents, incident review in care, duty of care review, incident investigation, incident reporting and investigation
The director questions three shifts and goes through with the niece what each of them said about that weekend.
Answer | Answer of the director | human | Meeting | 1 ! | SOC-6.2.2, APQC PCF 6.2.3 | answer complaints, talk with relatives after complaint, apologize to families, complaint management
The director tells her plainly that an aide had lifted her aunt alone, and that the state has known of the bruise since Sunday.
Afterwards | Patient lift installed | human | Residence | 1 | SOC-2.1.2, SOC-2.2.1 | aids for residents, adjust care plans, safe lifting, care planning
Two days later a lift is in place by the bed, the care plan now calls for two aides, and both practice with her aunt.
Afterwards | Asked whether it is better | human | Telephone | -1 | SOC-6.2.1, APQC PCF 6.5.1 | follow up on complaints, satisfaction after complaints, call relatives again
Two months later the director calls to ask how her aunt is and whether the lift is being used.
Pain: The file is closed as unexplained, and she photographs her aunt's arms on every visit.

# Two weeks in which somebody else gets up
Wife of seventy-six who has cared for her husband for four years, and whose hip is to be replaced in June.
Respite care, so that she can have her own operation and not worry about him.
Asking | Respite place requested | human | Telephone | -1 | SOC-5.1.1, SOC-1.1.1, APQC PCF 6.2.2 | respite care inquiry, ask for a respite place, respite care, requests of relatives
The clerk takes the two weeks in June as fixed and asks other families whether they could move theirs.
Pain: Homes promise beds four weeks ahead at most, and her surgeon needs a date now.
Asking | Benefits explained | agent | E-mail | 1 | SOC-1.1.3, APQC PCF 6.2.2 | benefits for respite care, questions on financing, information for carers
A sheet, filled in already, says which two benefits pay for respite and how much is left for her to pay.
Preparing | Habits written down | hybrid | Form and telephone | 0 | SOC-2.2.1 | short-term admission, transfer information, biography of guests, admission to short-term care
She fills in two pages on his habits, and a nurse goes through them with her before admission.
Staying | Picture every evening | agent | Text message | 1 | SOC-6.2.1 | messages to relatives, family app, keep relatives informed, information of relatives
Each evening the home sends her a picture of his day.
Staying | Call for advice | human | Telephone | -2 ! | SOC-6.2.1 | care problems talk, change of condition, call relatives for advice
He is restless at night; a nurse calls her at the hospital to ask how she gets him to the bathroom at home.
Pain: He is put to bed in diapers, since nobody asked about the night.
Home | Return home | human | At home | 0 | SOC-5.1.2 | discharge from short-term care, transport home, return home
The driver brings him home on the day she is back and carries his bag to the bedroom, since she may not lift anything yet.
Home | Bill for the two weeks | agent | Letter | -1 | SOC-9.1.2, APQC PCF 9.2.2 | respite care invoice, bill short-term care, invoice with benefits deducted, invoicing of care services
The bill uses both benefits and leaves $81 for her, as the sheet had said.
Pain: The home charges everything to her and tells her to claim it back herself.
Home | Follow-up call | human | Telephone | 2 ! | SOC-5.1.1, APQC PCF 6.5.3 | follow-up after stay, satisfaction of guests, recommend services
The home calls to ask how it was and whether to reserve the same two weeks next June.

# A door key at twenty-three
Young man with Down syndrome who wants to live without his parents, and parents who do not sleep.
A young man with a disability moves into supported living, from a first visit to a year with his own key.
Wishing | Visit to the shared apartment | human | Visit | 1 | SOC-1.1.2 | visit shared flat, get to know residents, supported living open house
The three residents show him around and ask him questions, above all whether he can cook.
Wishing | Questions of the parents | human | Telephone | -1 | SOC-1.1.1, APQC PCF 6.2.2 | questions of parents, advice for families, inquiry about supported living
The team lead answers their questions about nights, money and the stove, and offers a trial week.
Pain: They get a brochure with laughing people in it, and no one to ask about the nights.
Planning | Support plan | human | Meeting | 0 ! | SOC-2.2.3 | person-centered planning, support plan, goals of clients, support planning
He names three goals himself, riding the bus alone, cooking pasta and a girlfriend, and signs his plan.
Planning | Fewer hours than asked for | hybrid | Letter | -2 | SOC-2.1.3 | approval of support hours, cost approval by authorities, needs assessment
Nineteen hours are granted in place of twenty-six; the manager helps him file an appeal that describes his mornings.
Pain: An official who has never seen him counts minutes for shaving.
Living | First night | human | Shared apartment | -1 | SOC-5.2.1 | support residents, night standby, assisted living support, supported living
He locks the door with his own key, and a staff member sleeps in the room next to his.
Pain: The night standby is a phone number for three buildings, and he does not like phones.
Living | Household money in the app | hybrid | App | 0 | SOC-5.2.3 | household money of clients, charges to residents, accounts of clients
He photographs receipts for the household money, and the app shows him and his parents what is left.
A year on | House meeting | human | Meeting | 0 | SOC-6.2.2, APQC PCF 6.2.3 | complaints of residents, house meeting, settle disputes in the flat
He brings up the loud music himself at the house meeting, and they agree on a rule that he writes down.
A year on | Interview without his parents | human | In person | 2 ! | SOC-6.2.3, APQC PCF 6.5.3 | client satisfaction interview, survey in plain language, quality of life talk
An interviewer asks him alone, with a card of faces, how he likes it and what he wants next.
`;
