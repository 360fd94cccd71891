export const socialCare = `
# Mother needs help with the stockings
Daughter of fifty-one with a full job, a mother of eighty-three who says that she manages, and a fall on Sunday.
Home care for a mother who does not want it, arranged by a daughter who cannot do it herself.
Asking | Call that is not put on hold | human | Telephone | -2 ! | SOC-1.1.1, APQC PCF 6.2.2 | first inquiry about care, care advice call, inquiries of relatives, care advice, intake of new clients
Somebody listens for ten minutes, asks about stairs, stove and insulin, and says what begins tomorrow.
Pain: Nine services called, and six of them "take nobody at the moment".
Asking | What the insurance pays | agent | Website | 0 | SOC-1.1.3, APQC PCF 6.2.2 | questions on care costs, care benefits information, answer questions of families
Care grade and hours give two sums, that of the insurance and that of her own.
Beginning | First visit at the kitchen table | human | At home | -1 | SOC-2.1.1 | care assessment visit, initial visit, assess care needs, care needs assessment
The head nurse talks with the mother and not about her, and looks at the carpet and the pills.
Pain: Her mother says no to everything, and the visit is over in twelve minutes.
Beginning | Plan of three visits | hybrid | At home | 0 | SOC-2.2.1 | write care plans, care agreement, care contract, care planning
Mornings washing, noon the pills, Thursdays a bath: each has its price, and each may be crossed out.
Every day | The same three faces | human | At home | 1 | SOC-4.2.1, SOC-4.1.1 | provide home care, home care visits, basic care at home
With photographs on a card by the door, and if it is a fourth one, a call beforehand.
Every day | What happened this morning | agent | App | 1 | SOC-6.2.1, SOC-3.1.3 | care documentation, record care, care notes for relatives
She ate, she was cold, a spot on the heel: three lines on the phone of the daughter, at ten.
A month on | Bill she understands | agent | Letter | -1 | SOC-9.1.2, APQC PCF 9.2.2 | invoice clients, care invoices, bill private share of care, invoicing of care services
Visits by day, the share of the insurance taken off, and the missed Thursday not on it.
Pain: Codes and minutes fill two pages, and the Thursday on which nobody came is among them.
A month on | Does it help | human | Telephone | 2 ! | SOC-6.2.3, APQC PCF 6.5.3 | satisfaction of clients, quality visit, survey relatives, client satisfaction survey
The head nurse asks both of them, and at different times.

# A place by the end of the month
Son of a man with dementia who was found at the station in slippers, hospital bed until the thirtieth.
Finding a place in a nursing home against the date on which the hospital bed ends.
Searching | Is there a bed at all | agent | Website | -1 | SOC-1.2.1, APQC PCF 6.2.2 | inquiry for nursing home place, free places, waiting list questions, waiting list management
Free, from when, single or double, and how much a month, without "please contact us".
Pain: The same eleven pages for each of seven homes.
Searching | An afternoon, unannounced | human | Visit | 0 | SOC-1.1.2 | tours of the home, show the residence, admission talk, tours of the residence
He may sit in the day room for an hour; a resident shows him the garden, twice.
Deciding | Papers in one folder | hybrid | Portal | -1 | SOC-1.2.3 | admission of residents, admission documents, residence contract
Hospital, insurance and doctor send theirs straight to the home; he adds the power of attorney.
Pain: He carries one medical form between hospital, doctor and home, and it expires on the way.
Deciding | What is left to pay | human | Meeting | -2 ! | SOC-1.1.3, SOC-9.1.4, APQC PCF 6.2.2 | costs of a nursing home place, self-payment talk, financing of residents
The manager works it out with him: pension, insurance, savings, and from which month on the county pays.
Pain: The brochure has the price of the room only; the care comes on top.
Moving in | The chair from home | human | Residence | 1 ! | SOC-1.2.4 | move-in day, receive new residents, settle in residents, move-in of residents
The janitor carries his father's armchair to the window before he is there himself.
Moving in | Who was he | human | Residence | 0 | SOC-2.2.1 | biography talk, care planning for residents, first care conference, care planning
A nurse writes down what calms him, trains, coffee with milk, and not to be touched from behind.
First weeks | Call on the third evening | human | Telephone | 1 | SOC-6.2.1 | inform relatives, relatives' calls, talk with families, information of relatives
He has eaten; he has asked for his mother; yes, come tomorrow, and bring the train schedule.
First weeks | Asked after six weeks | human | Meeting | 0 | SOC-2.2.2, APQC PCF 6.5.3 | review with relatives, satisfaction of residents, settling-in review
Two things are changed: the seat at table, and the hour at which he is woken.
Pain: Six weeks in, he hears about his father from whoever happens to answer the phone.

# A bill in three parts
Retired tax clerk who checks his wife's care bill each month, and finds something in March.
A care bill is questioned, explained line by line, and corrected.
Bill | Three sums, one envelope | agent | Letter | -1 | SOC-9.1.2, APQC PCF 9.2.2 | monthly care invoice, invoice residents, billing of care, invoicing of care services
What the insurance pays, what the county pays, what he pays: each with its days.
Pain: Three senders bill the same days, and their totals never meet.
Bill | Eleven days in hospital | hybrid | Telephone | -2 ! | SOC-9.1.3, SOC-9.1.1, APQC PCF 6.2.2, APQC PCF 9.2.5 | billing questions, absence of residents, question about invoice
She was away, and meals were charged all the same; the clerk sees the days and says yes, a mistake.
Pain: The home says the insurance did it, and the insurance says that the home had reported it.
Correction | Right the next time | agent | Letter | 0 | SOC-9.1.3, APQC PCF 9.2.5 | correct care invoice, credit to residents, invoice adjustment
Eleven days are credited by the daily rate of the contract, which stands beside them.
Correction | Reminder for what is disputed | agent | Letter | -2 | SOC-9.1.3, APQC PCF 9.2.4 | payment reminder to clients, overdue care invoices, dunning of residents
It is stopped, with a line that says so, since the sum is under review.
Pain: The reminder threatens to end the contract of a woman who cannot walk.
Correction | Transfer that matched | agent | Account | 1 | APQC PCF 9.2.3 | payment received, match payments of residents, accounts of residents
What he transferred without the eleven days is taken as paid in full.
Afterwards | New rates from July | human | Meeting | 1 ! | SOC-6.2.1, APQC PCF 6.2.2 | price increase information, meeting with relatives, explain new rates
Wages, energy, meals: the manager puts the three causes on the wall, and stays until nine.
Afterwards | Did that answer it | agent | Letter | 2 | SOC-6.2.3, APQC PCF 6.5.1 | survey after billing question, satisfaction with answers, feedback of relatives
He writes two pages, as he always does; somebody answers both.

# A bruise that nobody can explain
Niece and guardian of a woman of ninety who cannot say any more what has happened.
An injury without an explanation, and whether the home looks for one.
Sunday | Told before she asks | human | Telephone | -2 ! | SOC-6.2.1, SOC-3.3.1 | inform relatives of incidents, incident call, notify guardians, information of relatives, incident reporting
The nurse in charge calls at noon: what was seen, when, that a doctor comes, and that nobody knows yet.
Pain: The bruise has turned yellow by the time that anybody in the family hears of it.
Sunday | Looked at together | human | Residence | -1 | SOC-3.3.1 | document injuries, examine residents, doctor's visit
Photographs with a ruler, in her presence; the doctor says grip and not fall.
Pain: The room is dark, the sleeve is down, and the doctor has already left.
Complaint | Not swept up | hybrid | Letter | -1 | SOC-6.2.2, APQC PCF 6.2.3 | complaints of relatives, written complaint about care, complaint management
She gets a number, the name of the director, and the day on which she will hear.
Pain: "That can happen at that age", said by somebody who was not there.
Complaint | Who was on duty | human | Meeting | 0 | SOC-3.3.2 | investigate incidents, incident review in care, duty of care review, incident investigation, incident reporting and investigation
Three shifts are asked; one has lifted her alone on Friday night, since the second was next door.
Answer | Said as it was | human | Meeting | 1 ! | SOC-6.2.2, APQC PCF 6.2.3 | answer complaints, talk with relatives after complaint, apologize to families, complaint management
The director says it in one sentence, and what the county is told, and that it has been told.
Afterwards | Lift that hangs by the bed | human | Residence | 1 | SOC-2.1.2, SOC-2.2.1 | aids for residents, adjust care plans, safe lifting, care planning
From Tuesday it is there, and two learn it with her aunt, who laughs.
Afterwards | Asked whether it is better | human | Telephone | -1 | SOC-6.2.1, APQC PCF 6.5.1 | follow up on complaints, satisfaction after complaints, call relatives again
In May the director calls herself; the arm is white, and the niece has brought a cake.
Pain: The file is closed as unexplained, and she photographs her aunt's arms on every visit.

# Two weeks in which somebody else gets up
Wife of seventy-six who has cared for her husband for four years, and whose hip has to be done in June.
Respite care, so that she can have her own operation and not worry about him.
Asking | June, and no later | human | Telephone | -1 | SOC-5.1.1, SOC-1.1.1, APQC PCF 6.2.2 | respite care inquiry, ask for a respite place, respite care, requests of relatives
The clerk writes down the two weeks first, and then looks for who could move.
Pain: Homes promise beds four weeks ahead at most, and her surgeon needs a date now.
Asking | Money for it exists | agent | E-mail | 1 | SOC-1.1.3, APQC PCF 6.2.2 | benefits for respite care, questions on financing, information for carers
A sheet says which two pots pay, how much is left in each, and it is filled in already.
Preparing | How he takes his tea | hybrid | Form and talk | 0 | SOC-2.2.1 | short-term admission, transfer information, biography of guests, admission to short-term care
Two pages that she writes by hand, and which the night nurse really reads.
Staying | Picture every evening | agent | Text message | 1 | SOC-6.2.1 | messages to relatives, family app, keep relatives informed, information of relatives
With a ball, with soup, with a neighbor at table: she sleeps better than in four years.
Staying | He will not get up | human | Telephone | -2 ! | SOC-6.2.1 | care problems talk, change of condition, call relatives for advice
A nurse calls her in the clinic, not to complain but to ask what she says to him on such mornings.
Pain: He is put to bed in diapers, since nobody asked about the night.
Home | Both on one day | human | At home | 0 | SOC-5.1.2 | discharge from short-term care, transport home, return home
They bring him when she is back, and make the bed lower for both.
Home | Bill for the two weeks | agent | Letter | -1 | SOC-9.1.2, APQC PCF 9.2.2 | respite care invoice, bill short-term care, invoice with benefits deducted, invoicing of care services
The two pots are used, eighty-one remain, as the sheet had said.
Pain: The home charges everything to her and tells her to claim it back herself.
Home | Next year's two weeks | human | Telephone | 2 ! | SOC-5.1.1, APQC PCF 6.5.3 | follow-up after stay, satisfaction of guests, recommend services
They ask how it was, and whether to keep the same two weeks in June.

# A door key at twenty-three
Young man with Down syndrome who wants to live without his parents, and parents who do not sleep.
From the first coffee in the shared apartment to his own key.
Wishing | Coffee with those who live there | human | Visit | 1 | SOC-1.1.2 | visit shared flat, get to know residents, supported living open house
The three of them ask the questions, and the main one is whether he can cook.
Wishing | What the parents are afraid of | human | Telephone | -1 | SOC-1.1.1, APQC PCF 6.2.2 | questions of parents, advice for families, inquiry about supported living
Nights, money, the stove: each has an answer by somebody who has children of her own.
Pain: They get a brochure with laughing people in it, and no one to ask about the nights.
Planning | His plan, in his words | human | Meeting | 0 ! | SOC-2.2.3 | person-centered planning, support plan, goals of clients, support planning
Bus alone, pasta, girlfriend: three goals with a drawing each, and he signs it.
Planning | Hours that are granted | hybrid | Letter | -2 | SOC-2.1.3 | approval of support hours, cost approval by authorities, needs assessment
Nineteen instead of twenty-six: the manager writes the objection with him, and lists the mornings.
Pain: An official who has never seen him counts minutes for shaving.
Living | First night | human | Shared apartment | -1 | SOC-5.2.1 | support residents, night standby, assisted living support, supported living
Somebody sleeps next door on that night, and on no other.
Pain: The night standby is a phone number for three buildings, and he does not like phones.
Living | Who has paid for the pizza | hybrid | App | 0 | SOC-5.2.3 | household money of clients, charges to residents, accounts of clients
Housekeeping money is photographed by receipt, so that he sees what is left, and they need not ask.
A year on | Trouble with a roommate | human | Meeting | 0 | SOC-6.2.2, APQC PCF 6.2.3 | complaints of residents, house meeting, settle disputes in the flat
He brings it up himself: music at six; there is a rule on the door now, and he wrote it.
A year on | Asked without his parents | human | Talk | 2 ! | SOC-6.2.3, APQC PCF 6.5.3 | client satisfaction interview, survey in plain language, quality of life talk
With faces on a card; he points to the widest one, and to a second key.
`;
