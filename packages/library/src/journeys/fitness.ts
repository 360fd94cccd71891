export const fitness = `
# January, for the third time
Clerk of forty-six with a bad knee who has paid for two gyms before and gone nowhere after Easter.
From a message late on Sunday to the first autumn, through the month in which most people stop.
Deciding | Question on a Sunday night | agent | Messenger | 0 | FIT-1.1.1 | ask the gym, inquiry about membership, trial training request
It answers price, parking and old shoes at once, and has Tuesday at six with Jonas.
Deciding | A walk and an honest question | human | Studio | 1 | FIT-1.1.3 | tour of the studio, show newcomers around, trial session
Jonas asks what made her stop the last two times, and does not mention a contract.
Deciding | Knee named next morning | hybrid | Messenger | 1 | FIT-1.1.2 | follow-up after trial, call after trial training, offer after trial visit
His message proposes the small class with newcomers and three machines that a knee forgives.
Joining | Contract on a page | agent | Tablet | -1 | FIT-1.2.1 | sign up for membership, membership contract, join the gym
Price, end, pause and notice stand on one page in large print, and a copy is on her phone.
Pain: She still pays for the last one, whose cancellation by letter was never found.
Joining | A plan of her own | human | Floor | 1 ! | FIT-2.1.2, FIT-2.1.1 | training plan for members, first training plan, goals of members
Eight exercises, none of them on the leg press, each shown until it does not hurt.
February | Full class, and a place | agent | App | 0 | FIT-2.2.2 | book a class, waiting list for classes, class booking
At four somebody drops out; the app asks her first, since she was turned away last week.
February | Nineteen days without a visit | human | Messenger | -2 ! | FIT-2.3.1 | message to inactive members, retention call, member not seen
Jonas writes himself, asks about the knee and not about the money, and suggests twenty minutes.
Pain: She is ashamed, and the studio would earn just as much if it kept still.
Staying | What has changed since winter | human | Floor | 2 | FIT-2.3.2 | progress check, review of training, check-up with trainer
Stairs without a rail, twenty pounds more on the row: he writes both down and she sees the curve.
Staying | Four weeks of pause | agent | App | 1 | FIT-1.2.2, FIT-3.1.2 | pause membership, freeze membership, change membership
For a vacation and a cold it takes two taps, and the next debit is right.
`;
