export const fitness = `
# January, for the third time
Clerk of forty-six with a bad knee who has paid for two gyms before and gone nowhere after Easter.
A new member's first year, through the month in which most people stop.
Deciding | Question on a Sunday night | agent | Messenger | 0 | FIT-1.1.1 | ask the gym, inquiry about membership, trial training request
The assistant answers on price and parking at once and books her a trial on Tuesday at six with Jonas.
Deciding | Trial visit | human | Studio | 1 | FIT-1.1.3 | tour of the studio, show newcomers around, trial session
Jonas asks what made her stop the last two times, and does not mention a contract.
Deciding | Follow-up after the trial | hybrid | Messenger | 1 | FIT-1.1.2 | follow-up after trial, call after trial training, offer after trial visit
His message proposes the small class with newcomers and three machines that a knee forgives.
Joining | Contract on a page | agent | Tablet | -1 | FIT-1.2.1 | sign up for membership, membership contract, join the gym
The contract puts price, term, pause and notice on one page in large print, with a copy on her phone.
Pain: She still pays for the last one, whose cancellation by letter was never found.
Joining | A plan of her own | human | Floor | 1 ! | FIT-2.1.2, FIT-2.1.1 | training plan for members, first training plan, goals of members
Eight exercises, none of them on the leg press, each shown until it does not hurt.
February | Place in a full class | agent | App | 0 | FIT-2.2.2 | book a class, waiting list for classes, class booking
When somebody drops out at four, the app offers her the place first, since she was turned away last week.
February | Nineteen days without a visit | human | Messenger | -2 ! | FIT-2.3.1 | message to inactive members, retention call, member not seen
Jonas writes himself, asks about the knee and not about the money, and suggests twenty minutes.
Pain: She is ashamed to come back, and the studio has no reason to miss her as long as she pays.
Staying | Progress check | human | Floor | 2 | FIT-2.3.2 | progress check, review of training, check-up with trainer
Jonas tests her again and shows her on a curve what has changed: stairs without a rail, twenty pounds more on the row.
Staying | Four weeks of pause | agent | App | 1 | FIT-1.2.2, FIT-3.1.2 | pause membership, freeze membership, change membership
She pauses for four weeks with two taps, and the next payment is reduced to match.

# Getting out again
Nurse who has moved across town for a new job and pays $49 a month for a gym she no longer passes.
A member wants to leave; the studio can make it clean or expensive.
Asking | How do I quit | agent | App | -1 | FIT-1.2.2, FIT-3.1.2 | cancel membership, how to cancel, notice period
The app shows notice period and last day, and the cancel button sits where the pause button is.
Pain: Canceling takes a letter to an address in another state, thirty days before the month ends.
Asking | Retention call | human | Telephone | 0 | FIT-2.3.1, FIT-2.3.3 | retention call, why members leave, win-back call
Jonas calls, asks about the new job, and tells her which studio near it he would try.
Leaving | Confirmed in writing | agent | E-mail | 1 ! | FIT-1.2.2 | cancellation confirmation, end of membership, contract end
A mail within the hour confirms the last day, the last payment, and until when her card opens the door.
Leaving | Wrong debit refunded | hybrid | E-mail | -2 ! | FIT-5.1.1, FIT-5.1.2 | wrong debit after cancellation, membership fee refund, reminder for fees
Two months later another $49 is taken; the studio refunds it the same day and finds the order that had not been stopped.
Pain: The desk says it cannot see payments, and the billing company threatens collections over the debit she reversed.
Later | Review answered | human | Review site | -1 | FIT-5.2.1 | answer review, member review, complaint online
The owner answers her review by name and writes what was changed about cancellations.
Pain: Her review is answered with a stock phrase and a link to a free trial.
`;
