export const nonprofit = `
# Fifty dollars, and what became of them
Waiter of twenty-nine who gives for the first time, after a video about a school on a river.
A first donation, and what a giver hears of it before being asked for the next.
Moved | A video with a name in it | agent | Social media | 1 | NPO-1.1.3, APQC PCF 3.3.4 | fundraising campaign, donation appeal, online fundraising, fundraising campaigns
One girl, one boat, and what a week of rides costs, instead of the poverty of a continent.
Moved | Given while on the bus | agent | Website | 0 | NPO-1.2.1 | process donations, online donations, donation form, donation processing
Sum, name, done; the box for "every month" is there and not checked.
Thanks | Receipt within the minute | agent | E-mail | 1 | NPO-1.2.1, APQC PCF 9.2.3 | donation receipt, book donations, acknowledge donations, donor acknowledgement, donation receipts
With the amount and the girl's name, and without a second request below it.
Thanks | Three letters in two weeks | agent | Letter | -2 ! | NPO-1.1.2, APQC PCF 3.3.4 | donor mailings, mailing frequency, appeal letters
He writes one line, "too many", and from then on it is two a year.
Pain: Pens and calendars worth more than a boat ride.
Asking | Where is it now | human | E-mail | -1 | NPO-1.2.3, APQC PCF 6.2.2 | questions of donors, donor service, answer inquiries from supporters
Somebody answers with the name of the boatman and says that eleven of the fifty went into the office.
Pain: The reply thanks him for his interest and attaches an annual report of a hundred pages.
A year on | A page about the boat | hybrid | E-mail | 1 | NPO-6.2.3, NPO-2.2.3 | report to donors, impact report, project report for supporters, impact reporting
What worked, what did not, the motor was stolen; that is why he believes the rest.
A year on | Asked, not assumed | human | Telephone | 2 ! | NPO-1.2.3, APQC PCF 6.5.3 | donor survey, satisfaction of supporters, donor care call
Whether he wants to hear more, and of what: he says the river, and gives ten a month.

# A member for nineteen years, and then a letter
Mountaineer, divorced in spring, who still gets the family bill for four.
A long membership after a divorce, when letters still go to the old family.
Bill | Four, and there are two | agent | E-mail | -1 | NPO-5.1.2, APQC PCF 9.2.2 | membership dues invoice, bill members, annual membership fee, membership fee collection
Names and ages stand on it, with a button for "this has changed".
Pain: The bill is made out to "the family", as every spring, and he reads it twice.
Bill | Something has changed | hybrid | Website | -2 ! | NPO-5.1.1, APQC PCF 6.2.2 | change membership, member inquiries, split family membership, membership administration, member services
He types one sentence; a woman at the office understands it and asks for nothing that hurts.
Pain: "Please have your spouse confirm the change in writing", says the form.
Settling | New dues for three people | agent | E-mail | 0 | NPO-5.1.2, APQC PCF 9.2.5 | correct dues, membership credit, adjust membership fee
He with the boy, she alone with her own card, and what was paid too much goes back.
Settling | Debit that came too early | agent | Account | -1 | NPO-5.1.2, APQC PCF 9.2.4 | returned membership debit, reminder of dues, overdue membership fees
The old one is called back, and the reminder for it never goes out.
Pain: The full family rate is debited all the same, and his account is overdrawn.
Climbing | Hut warden scans the card | human | Mountain hut | 1 | NPO-5.2.1 | member benefits, check membership cards, services for members, member services
It works above the clouds without a network, for him and for the boy.
Climbing | Twenty years, and a pin | human | Meeting | 2 ! | NPO-5.1.3, APQC PCF 3.2.6 | honor members, member loyalty, anniversary of members
On the evening in autumn the chair says his name and the peak on which he had joined.

# The first Saturday at the food bank
Retired crane operator, widowed in spring, who wants to carry something.
Becoming a volunteer: the first call, the first day, and a place of his own.
Asking | Come on Saturday and look | human | Telephone | 1 | NPO-4.1.1 | recruit volunteers, volunteer inquiries, volunteer coordination, volunteer recruitment
The coordinator asks what he can lift and what he never wants to do, which is talk at counters.
Asking | Paper for the police record | agent | E-mail | -1 | NPO-4.1.2 | screen volunteers, volunteer registration, background check of volunteers, volunteer screening
The form is filled in, and the office gets it; nobody calls it "mandatory compliance".
Pain: He pays for the check himself, waits seven weeks, and begins to feel accused.
Beginning | Beside somebody who knows | human | On site | 0 | NPO-4.1.3 | train volunteers, introduce volunteers, volunteer induction, volunteer onboarding, volunteer training
An old woman shows him which lettuce lives another day, and where not to sit at lunch.
Beginning | Two hours too many | human | On site | -2 ! | NPO-4.2.1 | plan volunteer shifts, volunteer scheduling, support volunteers
In week three nobody comes to take over; he says so, and the coordinator stands there herself on Tuesday.
Pain: Those who cannot say no do three shifts, and are gone by summer.
Staying | Costs of the bus | agent | App | 0 | NPO-4.2.2 | reimburse volunteers, volunteer expenses, pay out expenses
Photograph of the ticket, money on Friday: he would not have asked.
Staying | Asked what would be better | human | Meeting | 1 | NPO-4.2.3, APQC PCF 6.5.3 | volunteer survey, satisfaction of volunteers, feedback meeting
The ramp is too steep; by June it is not, and he has welded the rail.
Staying | Key to the hall | human | On site | 2 ! | NPO-4.2.3 | thank volunteers, recognize volunteers, appoint team leaders
He opens up on Saturdays now, at six, since he is awake anyway.

# At the counter with a bag of letters
Single mother of two with debts at seven places, sent by the school's social worker.
From the door she passes three times to a year with a plan.
Door | Come in without an appointment | human | Counseling center | -2 ! | NPO-3.3.1 | open consultation hours, intake of clients, first contact counseling, client intake
A cup, a chair behind a plant, and nobody asks for a last name in front of the others.
Pain: At the front desk the whole waiting room hears what she owes, and to whom.
Door | What may wait, what not | human | Counseling center | 0 | NPO-3.3.1 | debt counseling, emergency advice, initial counseling
Power and rent come first, says the counselor; the mail-order company comes last.
Working | Letters in order | human | Counseling center | -1 | NPO-3.3.1, NPO-3.3.2 | counsel clients, case work, sort documents of clients
Forty-three letters are seven debts: a list, on which two turn out to be time-barred.
Pain: At home she opened the thin ones only, and the court summons was thick.
Working | Seven mails to seven places | agent | E-mail | 0 | NPO-3.3.2 | negotiate with creditors, creditor letters, debt settlement plan
They go out that day, with her signature and the center's name, and each one asks for the same thing.
Pain: A collection agency that calls her at work although it was written to.
Working | Date that she missed | human | Telephone | -1 | NPO-3.3.2 | appointments with clients, remind clients, follow up missed appointments
Nobody scolds: the child was ill, and Thursday at five is free.
Pain: Whoever misses a session goes back to the end of an eight-week list.
A plan | Everybody has agreed | hybrid | Letter | 1 ! | NPO-3.3.2 | settlement agreement, case completion, debt plan signed
Sixty a month for five years; the first one is paid from a fund that a donor had given for such.
A plan | Asked a year later | human | Telephone | 0 | NPO-3.1.2, APQC PCF 6.5.3 | follow-up of clients, outcome survey, client satisfaction
It holds, she has a job at the school; may they tell it, without her name.
Pain: After the signature the calls stop, and in winter she misses a first installment.

# Two hundred employees for a day
Head of human resources at an insurer whose staff wants to plant, paint or carry, on the twelfth of May.
Corporate volunteering, from a company that means well to a day that helps somebody.
Idea | Not every garden wants us | human | Telephone | 0 | NPO-1.3.3, APQC PCF 6.2.2 | corporate volunteering inquiry, company partnerships, inquiries from sponsors, corporate partnerships
The woman at the agency says frankly that fences have been painted enough, and what is lacking.
Idea | What it costs to be helped | hybrid | E-mail | -2 ! | NPO-1.3.3 | partnership offer, sponsoring agreement, proposal to companies, sponsoring agreements
Paint, lunch and one guide for eight people each: a fee, explained, and not hidden as a donation.
Pain: Two hundred people in shirts stand around for a photograph, and the old people's lunch is late.
Planning | Lists, shoes and allergies | agent | Portal | -1 | NPO-4.1.2, NPO-4.2.1 | volunteer registration for companies, plan volunteering day, event coordination, event planning, volunteer event planning
Each signs up for one of nineteen places, by what they can and where they live.
Pain: Two hundred answers come in nine formats, and forty people want the same garden.
The day | Rain, and cellars instead | human | On site | 1 | NPO-4.2.1 | coordinate volunteers on site, volunteering day, guide groups, volunteer coordination
At seven the guides move six groups indoors; nobody goes home, and three cellars get shelves.
After | Invoice and receipt apart | agent | E-mail | 0 | APQC PCF 9.2.2, APQC PCF 9.2.3 | invoice to companies, donation certificate, bill partners
The fee as an invoice, the gift as a donation, as her tax office wants it.
After | What stayed | human | Meeting | 1 | NPO-4.2.3, APQC PCF 6.5.3 | partner feedback, evaluation with sponsors, partner satisfaction
Eleven of the two hundred go there each week by now; the nineteen places were asked as well.
After | Twelfth of May, next year | human | Telephone | 2 ! | NPO-1.3.3 | renew partnerships, account care for sponsors, partner relations, partnership renewal, corporate partnerships
She keeps the date and half of the places, and wants fewer shirts.

# A petition with her name on it
Beekeeper who has signed against a pesticide, gets mail since, and has a cousin in the ministry.
From the signature to a meeting, and a complaint in between.
Signing | Text she can stand by | agent | Website | 1 | NPO-6.2.1, APQC PCF 3.3.4 | online petition, campaign participation, mobilize supporters, campaigns and petitions
Six lines with the study behind them; she reads it, which few do, and signs.
Signing | What else they do with it | agent | Website | 0 | NPO-1.2.4 | consent of supporters, privacy of supporters, manage consent
Mail address for this petition only, says the box, unless she wants more.
Trouble | Called for money at supper | human | Telephone | -2 ! | NPO-7.2.2, APQC PCF 6.2.3 | complaint about fundraising, complaints of supporters, do not call request, complaint management
She had not checked it; her complaint lands with a person, who finds out which agency called.
Pain: Unsubscribing takes ten days "for technical reasons".
Trouble | Answer with a name below | human | E-mail | -1 | NPO-7.2.2, APQC PCF 6.2.3 | answer complaints, reply to supporters, complaint handling, complaint management
The list was wrong, the agency has been told, her number is out: three sentences, no leaflet.
Pain: The reply praises her love of nature and ends with a donation form.
Winning | Where the petition is | agent | E-mail | 1 | NPO-6.2.1, APQC PCF 3.3.4 | campaign updates, news for supporters, inform supporters, campaign communication
Handed over, hearing on the ninth, and who voted how in the committee.
Winning | Invited because she knows bees | human | Meeting | 2 ! | NPO-6.1.3, NPO-6.1.2 | involve supporters, expert hearing, advocacy meetings
They take her along to the ministry; her cousin is surprised, and she speaks for eleven minutes.
Winning | Asked what it meant to her | agent | E-mail | 1 | NPO-6.2.1, APQC PCF 6.5.3 | supporter survey, campaign evaluation, satisfaction of supporters
Two questions, and a field in which she writes about the telephone call once more.
`;
