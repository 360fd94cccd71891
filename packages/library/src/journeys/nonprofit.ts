export const nonprofit = `
# Fifty dollars, and what became of them
Waiter of twenty-nine who gives for the first time, after a video about a school on a river.
A first donation, and what a giver hears of it before being asked for the next.
Moved | Campaign video | agent | Social media | 1 | NPO-1.1.3, APQC PCF 3.3.4 | fundraising campaign, donation appeal, online fundraising, fundraising campaigns
The video shows one girl, one boat, and what a week of rides to school costs.
Moved | Online donation | agent | Website | 0 | NPO-1.2.1 | process donations, online donations, donation form, donation processing
The form fits on one screen, and the box for "every month" is there and not checked.
Thanks | Receipt within the minute | agent | E-mail | 1 | NPO-1.2.1, APQC PCF 9.2.3 | donation receipt, book donations, acknowledge donations, donor acknowledgement, donation receipts
The receipt comes within the minute, names what the gift is for, and asks for nothing more.
Thanks | Asked how often to write | agent | Letter | -2 ! | NPO-1.1.2, APQC PCF 3.3.4 | donor mailings, mailing frequency, appeal letters
One thank-you letter asks how often he wants to hear; he checks "twice a year," and no pens or calendars come with it.
Pain: Three letters in two weeks bring pens and calendars that cost more than a boat ride.
Asking | Question about the gift | human | E-mail | -1 | NPO-1.2.3, APQC PCF 6.2.2 | questions of donors, donor service, answer inquiries from supporters
Donor service answers with the boatman's name and says that eleven of his fifty dollars paid for administration.
Pain: The reply thanks him for his interest and attaches an annual report of a hundred pages.
A year on | Impact report | hybrid | E-mail | 1 | NPO-6.2.3, NPO-2.2.3 | report to donors, impact report, project report for supporters, impact reporting
The report says what worked and what did not, including that the motor was stolen.
A year on | Donor care call | human | Telephone | 2 ! | NPO-1.2.3, APQC PCF 6.5.3 | donor survey, satisfaction of supporters, donor care call
A volunteer asks what he wants to hear about; he says the river, and gives ten dollars a month.

# A member for nineteen years, and then a divorce
Mountaineer, divorced in spring, whose alpine club still bills him for a family of four.
A family membership is divided in two, while the bills still go to the old family.
Bill | Dues for a family of four | agent | E-mail | -1 | NPO-5.1.2, APQC PCF 9.2.2 | membership dues invoice, bill members, annual membership fee, membership fee collection
The bill lists all four names and has a button for "this has changed."
Pain: The bill is made out to "the family," as every spring, and he reads it twice.
Bill | Membership changed | hybrid | Website | -2 ! | NPO-5.1.1, APQC PCF 6.2.2 | change membership, member inquiries, split family membership, membership administration, member services
He types one sentence, and the membership office splits the family plan without asking for proof.
Pain: "Please have your spouse confirm the change in writing," says the form.
Settling | New dues for all four | agent | E-mail | 0 | NPO-5.1.2, APQC PCF 9.2.5 | correct dues, membership credit, adjust membership fee
He and the boy keep one membership, she and the girl get their own, and two bills replace the one for four.
Settling | Debit that came too early | agent | Account | -1 | NPO-5.1.2, APQC PCF 9.2.4 | returned membership debit, reminder of dues, overdue membership fees
The debit at the old rate is reversed, and no reminder is sent for it.
Pain: The full family rate is debited anyway, and his account is overdrawn.
Staying | Twentieth anniversary | human | Meeting | 2 ! | NPO-5.1.3, APQC PCF 3.2.6 | honor members, member loyalty, anniversary of members
At the members' evening in fall the chair hands him a pin and names the peak he climbed on his first trip with the club.

# The first Saturday at the food bank
Retired crane operator, widowed in the fall, who wants to carry something.
Becoming a volunteer: the first call, the first day, and a place of his own.
Asking | Come on Saturday and look | human | Telephone | 1 | NPO-4.1.1 | recruit volunteers, volunteer inquiries, volunteer coordination, volunteer recruitment
The coordinator asks what he can lift and what he never wants to do, which is talk at counters.
Asking | Form for the background check | agent | E-mail | -1 | NPO-4.1.2 | screen volunteers, volunteer registration, background check of volunteers, volunteer screening
The background check form comes filled in, costs him nothing, explains why everybody is asked, and is answered within a week.
Pain: He pays for the check himself, waits seven weeks, and begins to feel accused.
Beginning | Beside somebody who knows | human | On site | 0 | NPO-4.1.3 | train volunteers, introduce volunteers, volunteer induction, volunteer onboarding, volunteer training
A volunteer of many years shows him how to sort vegetables and how guests are greeted.
Beginning | Shift without relief | human | On site | -2 ! | NPO-4.2.1 | plan volunteer shifts, volunteer scheduling, support volunteers
In week three nobody relieves him; the coordinator covers the next shift herself and changes the schedule.
Pain: Those who cannot say no do three shifts, and are gone by summer.
Staying | Bus fare repaid | agent | App | 0 | NPO-4.2.2 | reimburse volunteers, volunteer expenses, pay out expenses
He photographs his bus tickets in the app and is repaid on Friday.
Staying | Volunteers' meeting | human | Meeting | 1 | NPO-4.2.3, APQC PCF 6.5.3 | volunteer survey, satisfaction of volunteers, feedback meeting
At the volunteers' meeting he says that the ramp is too steep, and it is rebuilt by June.
Staying | Leading the Saturday team | human | On site | 2 ! | NPO-4.2.3 | thank volunteers, recognize volunteers, appoint team leaders
The coordinator gives him the key and the Saturday team to lead.

# At the counter with a bag of letters
Single mother of two with debts to seven creditors, sent by the school's social worker.
From the door she passes three times to a year with a plan.
Door | Come in without an appointment | human | Counseling center | -2 ! | NPO-3.3.1 | open consultation hours, intake of clients, first contact counseling, client intake
An intake worker takes her to a room before asking for her name or her debts.
Pain: At the front desk the whole waiting room hears what she owes, and to whom.
Door | Debts put in order of urgency | human | Counseling center | 0 | NPO-3.3.1 | debt counseling, emergency advice, initial counseling
The counselor sorts with her what comes first, rent and power, and what may wait.
Working | Letters in order | human | Counseling center | -1 | NPO-3.3.1, NPO-3.3.2 | counsel clients, case work, sort documents of clients
Together they sort forty-three letters into seven debts, two of which are too old to sue over, and put the court summons on top.
Pain: At home she opened the thin ones only, and the court summons was thick.
Working | Letters to the creditors | agent | E-mail | 0 | NPO-3.3.2 | negotiate with creditors, creditor letters, debt settlement plan
That day she gets a copy of what the center writes to the five creditors that can still sue: stop calling, and send a statement.
Pain: One collection agency goes on calling her at work.
Working | Missed appointment | human | Telephone | -1 | NPO-3.3.2 | appointments with clients, remind clients, follow up missed appointments
Her counselor calls after the missed appointment and offers Thursday at five.
Pain: Whoever misses a session goes back to the end of an eight-week list.
A plan | Everybody has agreed | hybrid | Letter | 1 ! | NPO-3.3.2 | settlement agreement, case completion, debt plan signed
The five that can still sue agree to $60 a month in total, and the first payment comes from the center's own fund.
A plan | Asked a year later | human | Telephone | 0 | NPO-3.1.2, APQC PCF 6.5.3 | follow-up of clients, outcome survey, client satisfaction
The center calls after a year, asks whether the plan holds, and whether it may count her among its results.
Pain: After the signature the calls stop, and in winter she misses a payment for the first time.

# Two hundred employees for a day
Head of human resources at an insurer whose staff wants to plant, paint or carry, on the twelfth of May.
Corporate volunteering, from a company that means well to a day that helps somebody.
Idea | First call | human | Telephone | -2 | NPO-1.3.3, APQC PCF 6.2.2 | corporate volunteering inquiry, company partnerships, inquiries from sponsors, corporate partnerships
The partnerships lead tells her frankly that enough fences have been painted, and what is really needed.
Pain: Every May two hundred people in company T-shirts stand around for a photograph, and the seniors' lunch is late.
Idea | Partnership offer | hybrid | E-mail | -1 ! | NPO-1.3.3 | partnership offer, sponsoring agreement, proposal to companies, sponsoring agreements
The offer charges a fee for materials, lunch and guides, and lists it separately from any donation.
Pain: The offer is one round sum, and her finance department cannot tell a fee from a donation.
Planning | Employees signed up | agent | Portal | -1 | NPO-4.1.2, NPO-4.2.1 | volunteer registration for companies, plan volunteering day, event coordination, event planning, volunteer event planning
Employees sign up on the portal for one of nineteen sites, by skill and distance from home.
Pain: Two hundred answers come in nine formats, and forty people want the same garden.
The day | The day, in the rain | human | On site | 1 | NPO-4.2.1 | coordinate volunteers on site, volunteering day, guide groups, volunteer coordination
At seven the guides move six groups indoors, and three basements get shelves.
After | Invoice and receipt apart | agent | E-mail | 0 | APQC PCF 9.2.2, APQC PCF 9.2.3 | invoice to companies, donation certificate, bill partners
The fee comes as an invoice and the gift with a donation receipt, as her accountants need it.
After | Results for the company | human | Meeting | 1 | NPO-4.2.3, APQC PCF 6.5.3 | partner feedback, evaluation with sponsors, partner satisfaction
The partnerships lead has asked all nineteen sites and reports that eleven employees still come every week.
After | Twelfth of May, next year | human | Telephone | 2 ! | NPO-1.3.3 | renew partnerships, account care for sponsors, partner relations, partnership renewal, corporate partnerships
They renew for next May with ten of the nineteen sites and without the T-shirts.

# A petition with her name on it
Beekeeper who has signed a petition against a pesticide and has been getting mail ever since.
From the signature to a meeting, and a complaint in between.
Signing | Petition signed | agent | Website | 1 | NPO-6.2.1, APQC PCF 3.3.4 | online petition, campaign participation, mobilize supporters, campaigns and petitions
The petition makes its case in six lines and links to the study behind them.
Signing | Consent to further mail | agent | Website | 0 | NPO-1.2.4 | consent of supporters, privacy of supporters, manage consent
A box says that her address is used for this petition only, unless she asks for more.
Trouble | Called for money at supper | human | Telephone | -2 ! | NPO-7.2.2, APQC PCF 6.2.3 | complaint about fundraising, complaints of supporters, do not call request, complaint management
She had never agreed to this; a complaints officer looks into it and tells her which agency had her number.
Pain: The caller reads from a script and cannot say where he got her number.
Trouble | Answer signed with a name | human | E-mail | -1 | NPO-7.2.2, APQC PCF 6.2.3 | answer complaints, reply to supporters, complaint handling, complaint management
The answer admits that the list was wrong, and confirms that her number has been deleted everywhere.
Pain: The reply praises her love of nature and ends with a donation form.
Winning | Campaign update | agent | E-mail | 1 | NPO-6.2.1, APQC PCF 3.3.4 | campaign updates, news for supporters, inform supporters, campaign communication
An e-mail says when the petition was handed over, when the hearing is, and which members of the committee are undecided.
Winning | Invited because she knows bees | human | Meeting | 2 ! | NPO-6.1.3, NPO-6.1.2 | involve supporters, expert hearing, advocacy meetings
The campaign team asks her to testify at the hearing and helps her prepare her five minutes.
Winning | Asked what it meant to her | agent | E-mail | 1 | NPO-6.2.1, APQC PCF 6.5.3 | supporter survey, campaign evaluation, satisfaction of supporters
A survey asks two questions and leaves a field in which she writes about the call once more.
`;
