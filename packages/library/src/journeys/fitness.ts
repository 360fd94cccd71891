export const fitness = `
# January, for the third time
Clerk of forty-six with a bad knee who has paid for two gyms before and stopped going to both by Easter.
A new member's first year, through the month in which most people stop.
Deciding | Question on a Sunday night | agent | Messenger | 0 | FIT-1.1.1 | ask the gym, inquiry about membership, trial training request
The assistant answers about price and parking at once and books her a trial on Tuesday at six with Jonas.
Deciding | Trial visit | human | Gym | 1 | FIT-1.1.3 | tour of the gym, show newcomers around, trial session
Jonas asks what made her stop the last two times, and does not mention a contract.
Deciding | Follow-up after the trial | hybrid | Messenger | 1 | FIT-1.1.2 | follow-up after trial, call after trial training, offer after trial visit
A message from Jonas proposes the small class with newcomers and three machines that are easy on the knee.
Joining | Contract on a page | agent | Tablet | -1 | FIT-1.2.1 | sign up for membership, membership contract, join the gym
The contract puts price, term, pause and notice on one page in large print, with a copy on her phone.
Pain: Term and notice are in small print on the back, and her last gym charged her for four months after she had quit.
Joining | A plan of her own | human | Floor | 1 ! | FIT-2.1.2, FIT-2.1.1 | training plan for members, first training plan, goals of members
Jonas gives her eight exercises, none of them on the leg press, and shows her each until it does not hurt.
February | Place in a full class | agent | App | 0 | FIT-2.2.2 | book a class, waiting list for classes, class booking
When somebody drops out at four, the app offers her the place first, since she was turned away last week.
February | Nineteen days without a visit | human | Messenger | -2 ! | FIT-2.3.1 | message to inactive members, retention call, member not seen
Jonas writes to her himself, asks about the knee and not about the money, and suggests coming in for twenty minutes.
Pain: She is ashamed to come back, and the gym has no reason to miss her as long as she pays.
Staying | Progress check | human | Floor | 2 | FIT-2.3.2 | progress check, review of training, check-up with trainer
Jonas tests her again and shows her on a curve what has changed: stairs without a rail, twenty pounds more on the row.
Staying | Four weeks of pause | agent | App | 1 | FIT-1.2.2, FIT-3.1.2 | pause membership, freeze membership, change membership
She pauses for four weeks with two taps, and the next payment is reduced to match.

# Getting out again
Nurse who has moved across town for a new job and pays $49 a month for a gym she no longer passes.
A member wants to leave; the gym can make it simple or expensive.
Asking | How do I quit | agent | App | -1 | FIT-1.2.2, FIT-3.1.2 | cancel membership, how to cancel, notice period
The app shows notice period and last day, and the cancel button sits right beside the pause button.
Pain: Canceling takes a letter to an address in another state, thirty days before the month ends.
Asking | Retention call | human | Telephone | 0 | FIT-1.2.2, FIT-2.3.1 | retention call, why members leave, win-back call
Her trainer calls, asks about the new job, and tells her which gym near it he would try.
Leaving | Confirmed in writing | agent | E-mail | 1 ! | FIT-1.2.2 | cancellation confirmation, end of membership, contract end
An e-mail within the hour confirms the last day, the last payment, and how long her card still opens the door.
Leaving | Wrong debit refunded | hybrid | E-mail | -2 ! | FIT-5.1.1, FIT-5.1.2 | wrong debit after cancellation, membership fee refund, reminder for fees
Two months later another $49 is taken; the gym refunds it the same day and finds the payment order that had not been stopped.
Pain: The desk says it cannot see payments, and the billing company threatens collections over the debit she reversed.
Later | Review answered | human | Review site | -1 | FIT-5.2.1 | answer review, member review, complaint online
The owner answers her review by name and writes what was changed about cancellations.
Pain: Her review is answered with a stock phrase and a link to a free trial.

# Strong again after a new hip
Piano mover of fifty-eight with a new hip, who had never been inside a gym before his physical therapist sent him to one.
Training after an operation, from a careful first call to the test that shows what it was good for.
Starting | Call about training after surgery | human | Telephone | -1 | FIT-1.1.1 | training after surgery, inquiry about rehab training, ask the gym
The front desk asks what his therapist allows, and books him with the trainer who is certified in rehabilitation.
Pain: The first gym on his list offers him a free week and a protein shake.
Starting | Limits and goals | human | Consultation | 0 | FIT-2.1.1 | health history of members, goals of members, intake talk
He says what he wants to carry again; the trainer reads the therapist's sheet with him, notes how far the hip may bend, and counts how often he can get up from a chair.
Training | Machines set for his hip | human | Floor | 1 ! | FIT-2.1.3 | machine instruction, introduction to machines, correct posture
The trainer sets each seat high enough, stands beside him for two rounds, and saves the settings under his name.
Training | Leg press out of order | agent | App | -1 | FIT-3.2.1 | report broken equipment, equipment repair, machine defect
A code on the machine takes his report; the app names the day of the repair and an exercise to do instead.
Pain: A paper sign has hung for five weeks on the one machine that he was told to use.
Paying | Course paid by his health plan | hybrid | E-mail | -2 ! | FIT-5.1.3 | course billing to insurers, attendance for health plans, prevention course refund
The gym itself reports his ten sessions to the plan and e-mails him what has been paid.
Pain: Two signatures are missing on the attendance sheet, and the plan pays for none of the ten.
After twelve weeks | Same test as on the first day | human | Floor | 2 | FIT-2.3.2 | progress check, repeat fitness test, check-up with trainer
Eleven times in thirty seconds he gets up from the chair without his hands; on the first day it was four.

# Five in the morning, and the door stays shut
Paramedic who trains before her shift at a gym that has no staff at night.
A member is locked out over a payment that was declined, and has it put right.
At the door | Turnstile that stays red | agent | App | -2 ! | FIT-3.1.1 | let members in, access denied at the gym, turnstile blocked
The app gives the reason, an unpaid fee, and opens the door today if she settles it by Friday.
Pain: A red light is all she gets, and nobody is there before nine.
At the door | Night line | hybrid | Telephone | -1 | FIT-3.1.2 | help for members at night, answer members at the desk, membership hotline
An agent tells her that the fee was charged to the old number of a card that her bank has replaced.
Pain: A recording refers her to the front desk, which is the dark room behind the glass.
Money | Fee paid with the new card | agent | App | 0 | FIT-5.1.1 | collect membership fees, change payment details, returned debit
She types in the new card; the missed fee is taken once, and the block at the turnstile is lifted.
Money | Late charge taken back | human | E-mail | 1 ! | FIT-5.1.2 | late fee for members, remind and block debtors, lift a block
The manager finds that the reminder went to an old address, corrects it, and cancels the $15.
Afterwards | Note about the towels | agent | App | -1 | FIT-3.2.3 | cleaning at night, complaint about cleanliness, clean floors and showers
She reports in the app that the towel dispensers are empty at night, and is told by noon that they are now filled every night at ten.
Pain: Remarks go into a box by the entrance that is emptied once a quarter.

# Thursday at six without Lena
Translator who works at home and comes for one class a week, Lena's yoga, and for nothing else.
A class member hears that her teacher is ill, and later that the teacher is leaving, and finds a reason to stay.
Planning | Winter schedule | agent | App | 1 | FIT-2.2.1 | class schedule, timetable of classes, new course plan
The new schedule keeps Thursday at six and marks the two classes that change rooms.
Planning | Thursdays booked until Christmas | agent | App | 0 | FIT-2.2.2 | book a class, waiting list for classes, standing class booking
All Thursdays can be booked at once, and a place that she hands back by noon costs her nothing.
Pain: Each class opens for booking on Sunday at midnight and is full by ten past.
Illness | Substitute announced | hybrid | Text message | -1 | FIT-2.2.3 | find stand-in trainers, substitute for a class, class change notice
A text at four says that Lena is ill, that Tom teaches a slower class, and how to cancel free of charge.
Pain: A stranger stands at the mirror and begins with push-ups.
Illness | An hour with Tom | human | Class | -2 ! | FIT-2.2.4 | teach classes, yoga class, group training
Before he begins, Tom asks who has pain where, and shows her a position that spares her wrists.
Pain: The substitute corrects her from behind, without a word, by pressing on the wrist that hurts.
After | One question that evening | hybrid | App | 0 | FIT-5.2.1 | feedback on classes, answer reviews, class rating
The app asks how the class was, and the head trainer answers her remark about the wrist the next day.
After | Candidates try out for Thursday | human | Class | 2 ! | FIT-4.2.2 | try out trainers, trial class of new trainer, choose a new teacher
Lena tells the class that she is moving away in March; two candidates teach half an hour each, and all say which one they would come back for.

# Sixty desks and their backs
Office manager at an accounting firm with a small budget for sixty employees who sit all day.
A company buys memberships and a back class for its staff, and pays for those who come.
Asking | First call as a company | human | Telephone | 0 | FIT-1.2.3 | company fitness, employer contracts, corporate membership
The manager of the gym asks who would come and at what hour, and offers lunch classes rather than a discount.
Asking | Tour with two skeptics | human | Gym | 1 | FIT-1.1.3 | tour of the gym, show newcomers around, visit of a company
She brings the two colleagues who are against it, and the trainer tries a stretch for the neck with them.
Starting | Sixty sign-ups by link | agent | Website | -1 | FIT-1.2.1 | sign up members, company sign-up link, membership contract
Employees sign up by link, and the health questions go to the trainer alone.
Pain: The paper forms pile up on her desk, with everybody's health answers on top.
Starting | Back class at noon | human | Office | 2 ! | FIT-2.2.4 | back class, class at the workplace, teach classes
A trainer comes to the office on Tuesdays, moves the chairs aside, and is done by half past twelve.
Running | Bill for those who came | agent | E-mail | -1 | FIT-5.1.3 | bill courses to employers, company fitness invoice, attendance report
The monthly bill counts visits, gives no names, and charges nothing for those who stayed away.
Pain: All sixty are billed month after month, and only nineteen of them have ever come.
Running | Talk before the contract renews | human | Meeting | 0 ! | FIT-1.2.3, FIT-5.2.2 | renew company contract, employer contracts, review of company fitness
Visits by month are on one page, and the manager asks whether she wants another year, with the back class or without it.
Pain: The contract renews by itself for another year, at sixty places.
`;
