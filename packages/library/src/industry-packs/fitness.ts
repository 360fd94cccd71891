import { industryPack } from '../industry-pack.ts';

export const fitnessPack = industryPack(
  { industry: 'fitness', name: 'fitness and sports studios', letters: 'FIT' },
  `
1 Winning Members
January brings them, March takes them: the first six weeks decide whether somebody stays for years.
1.1 Prospects and Trials
People who have thought of it for a year, and who at last ask on a Sunday night.
1.1.1 Answer inquiries and book trials | trades-calls-answered-and-slots-booked, inquiry-to-seller-in-ten-minutes
Messages at ten at night ask for price, parking and whether one may come in old shoes; by Tuesday they have cooled.
1.1.2 Follow up trial visits | gym-trial-visitors-followed-up
Nine came to try, four signed, and five said that they would think about it and were never called.
1.1.3 Show newcomers around
A trainer walks through hall, locker room and sauna, asks what hurts and what for, and does not sell.
Nothing: A walk and an honest question win more members than any message; the appointment for it is dealt with elsewhere.
1.1.4 Run campaigns and referrals | campaign-build-from-brief-to-test-send, channel-scorecard-with-shared-customers
Posters, posts and bring-a-friend weeks cost money, and nobody knows which of them filled February.
1.2 Membership Contracts
Monthly, yearly, students, companies: eleven tariffs, of which four are no longer sold.
1.2.1 Sign up members | customer-detail-changes-by-the-customer
Name, bank, photo, health question and signature are typed at the desk from a clipboard.
1.2.2 Change, pause and end memberships | gym-contract-changes-and-cancellations-by-rule
Pregnancy, a broken leg, a move: each has a rule, a proof, a date, and a person who feels cheated.
1.2.3 Contract with employers and health insurers | gym-course-bills-and-attendance-proofs
Company deals and prevention courses bring members and lists of who was there how often.
2 Training and Classes
What members pay for, though a good few of them only ever come for the sauna.
2.1 Starting Well
First plan, first ache and first doubt, all of which come within two weeks or so.
2.1.1 Take health history and goals | gym-training-plan-drafted-from-goals-and-limits
Knee, blood pressure, goal and last sport are asked on paper, and the paper lies in a drawer.
2.1.2 Write training plans | gym-training-plan-drafted-from-goals-and-limits
A trainer writes exercises, weights and repeats for two hundred people, mostly the same ones, on Sunday.
2.1.3 Instruct on machines
Seat, lever, breath: the trainer sets it, shows it, and corrects the back with a hand.
Nothing: It is a person beside another person; films on the machine are there for those who forget.
2.2 Group Classes
Spinning at seven is full; Pilates at three has two ladies in it and one trainer.
2.2.1 Draw up the class schedule | gym-class-schedule-from-attendance-and-waiting-lists
Rooms, trainers and habits make a timetable that is copied from last season with two changes.
2.2.2 Book places and manage waiting lists | cancelled-appointments-refilled-from-waiting-list, trades-reminders-deposits-and-no-shows
Twenty bikes, twenty booked, six missing at the start, and nine who would have come.
2.2.3 Find stand-in trainers | open-shift-offered-by-qualification-cost-and-fairness
At six the seven o’clock trainer has a fever, and the manager writes to eleven people one by one.
2.2.4 Teach classes
Music, mirror, voice: forty-five minutes in front of twenty people, three of them for the first time.
Nothing: The person in front is the product, and screens with a filmed trainer are another product.
2.3 Member Retention
Those who leave have mostly not been there for two months, and nobody has asked.
2.3.1 Notice members who fade away | gym-fading-members-by-visit-pattern, attrition-warning-with-reason-and-measure
Three times a week, once, not at all: the turnstile knows it, and the studio learns it from the letter.
2.3.2 Check progress with members | gym-training-plan-drafted-from-goals-and-limits
Every twelve weeks plan, weight and mood should be looked at; it happens with those who ask.
2.3.3 Win back former members | lost-customers-won-back-by-reason
Two thousand have left in five years, each for a reason that somebody once ticked.
3 Studio and Equipment
Open from six to eleven at night, half of it without anybody at the desk.
3.1 Access and Desk
Cards, phones and a turnstile, and the friend who slips in behind a member at nine.
3.1.1 Let members in
Card or phone at the turnstile; whoever owes three months is stopped, and comes to the desk red in the face.
Nothing: The turnstile already knows tariff, hours and debt, and what is left is a talk that a person should have.
3.1.2 Answer members at the desk | gym-contract-changes-and-cancellations-by-rule, reply-drafts-from-knowledge-and-customer-record
Lost card, a key in the locker, what do I still owe: the same twenty questions a day, by mail and across the desk.
3.1.3 Sell drinks, bars and day passes | trades-vouchers-and-prepaid-visits-in-one-ledger, trades-till-cash-up-and-receipts-for-the-bookkeeper
Shakes on the slate, day tickets in cash and ten-visit cards with stamps add up by eye.
3.2 Machines and Cleanliness
A broken treadmill is forgiven for three days, a dirty shower for none.
3.2.1 Report and repair equipment | facility-request-triage-and-dispatch, maintenance-contract-performance-score
A note on the rowing machine says "defect" since Easter, and nobody knows whether the service has been called.
3.2.2 Inspect machines, pool and sauna | safety-inspection-rounds-by-risk, statutory-inspection-calendar
Cables, bolts, chlorine and the defibrillator have rounds and dates, proved by a folder that inspectors open first.
3.2.3 Clean floors, showers and machines
Two people mop by night, trainers wipe by day, and members are asked to do their bench.
Nothing: Mops and towels; a look by the manager at four each day does more than a tablet on the wall.
3.2.4 Keep energy in check | building-energy-anomaly-and-setpoints
Sauna, pool and ventilation run as they were set when the studio opened, through nights with nobody in them.
4 Trainers
Twenty on a fee, five employed, and good ones are followed by their class when they go.
4.1 Rosters and Fees
Who teaches which class, with which license, and for how much money an hour.
4.1.1 Plan trainers and desk | shift-roster-with-rest-rules-skills-and-wishes
Students can never on Thursdays, and somebody who may rescue must be at the pool.
4.1.2 Check licenses and first aid | mandatory-training-and-licences-gate-the-work
Licenses, first aid and insurance of freelancers run out quietly, in folders of the one who has left.
4.1.3 Pay trainers by class | contractors-and-agency-workers-on-one-register, commission-run-from-orders-and-plan-rules
Lists of hours come by message on the last day, are typed in, compared with the schedule and argued about.
4.2 Hiring of Trainers
A trainer is tried out in front of a real class, and the class tells how it was.
4.2.1 Find trainers and desk staff | job-ad-drafted-from-position-and-team-facts, applicant-answers-on-every-stage-within-days
Sports students apply by message with a picture; whoever answers within the day gets them.
4.2.2 Try out trainers in class
Ten minutes of warm-up with a live class, and the head trainer stands at the back.
Nothing: One look at the room says it; nothing can be prepared or measured that would say it better.
5 Fees and Figures
Two thousand small debits on the first of the month, and sixty that bounce.
5.1 Membership Fees
Drawn on the first, bounced on the fourth, reminded, and now and then forgiven.
5.1.1 Collect membership fees | gym-bounced-debits-worked-by-cause
Debits go out on the first; sixty come back for lack of money, a wrong account or an angry wife.
5.1.2 Remind and block debtors | gym-bounced-debits-worked-by-cause, trades-open-bills-reminded-politely
After two letters the card is blocked, after three a collector takes over, with his fee on top.
5.1.3 Bill courses to insurers and employers | gym-course-bills-and-attendance-proofs
Signatures per session are copied from lists into forms, one for each health plan, or the money does not come.
5.2 Reputation and Load
What strangers say on the map, and what the owner reads on Monday with his coffee.
5.2.1 Answer reviews | trades-reviews-asked-and-answered
On top stands "Cancellation is hell"; the friendly desk of the early shift is mentioned by nobody.
5.2.2 Watch members, visits and load | self-service-figures-in-plain-words, process-kpi-from-system-events
How many came in, left, paused and pay less is pulled out of three systems on Monday morning.
`,
);
