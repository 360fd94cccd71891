export const publicTransport = `
# The seven-twelve, late for the ninth time
Lab technician who has four minutes to change trains and a boss who looks at the time clock.
A commuter whose train is late again: information, compensation, and the question why.
Platform | Told what it means for her | agent | App | -1 | PTR-3.2.1 | passenger information on delays, real-time passenger information, inform passengers of disruptions, passenger information, disruption information
Eleven late, says the phone, your bus is gone, the next one leaves at 7:49 from the other side.
Pain: The board says on time until the minute of departure, and by then her bus has gone.
Platform | Somebody in a red cap | human | Platform | 0 | PTR-3.2.3 | service staff on platforms, help passengers at the station, answer passengers' questions, station staff service, passenger service at stations
He lets the bus wait by radio, since nineteen want to get on it, and says so loudly.
Complaint | Ninth time, written at lunch | agent | App | -2 ! | PTR-5.1.2, APQC PCF 6.2.3 | passenger complaints, complaint about delays, customer complaints
The nine mornings are there by themselves, from her subscription; she only has to press "yes, all".
Pain: A paper form with nine boxes for the train number, to be stamped at a counter.
Complaint | Answer about this train | human | E-mail | 1 | PTR-5.1.2, APQC PCF 6.2.3 | answer passenger complaints, reply to complaint, explain causes of delays
A single track and a freight train, says the answer, and what will be tried from the twelfth on.
Money | Refund without a form | agent | Account | 1 ! | PTR-5.1.3, APQC PCF 9.2.5 | passenger rights compensation, delay compensation, refund to passengers
What the law gives for late months comes off the next debit, with its sum and its reason.
Money | Debit that is right | agent | App | 0 | PTR-4.1.2, APQC PCF 9.2.2 | debit for subscription, invoice passengers, season ticket billing
The monthly price stands there, less the nine mornings.
Afterwards | Asked in March | agent | E-mail | -1 | PTR-5.2.4, APQC PCF 6.5.3 | passenger survey, customer satisfaction survey, service quality survey
One question, on this very train; she gives a four, and writes "since the twelfth".
Pain: The survey asks about clean seats, and the seven-twelve is late for the tenth time.

# A transit pass for the new job
Trainee bank clerk of eighteen, two tariff zones, first wage at the end of the month.
A first transit pass, bought by somebody who earns for the first time.
Choosing | Which of eleven tickets | agent | Website | -1 | PTR-5.1.1 | fare information, tariff advice, find the right ticket
Home, school and office are three points on a map, and one ticket is left over, with the price of a year.
Pain: Zones, rings and honeycombs, in the words of those who had drawn them.
Choosing | Asked on the telephone | human | Telephone | 1 | PTR-5.1.1, APQC PCF 6.2.2 | service line for passengers, fare questions, customer inquiries, customer center for passengers
Whether the night bus counts and what happens in the school vacation: yes, and nothing.
Signing up | Proof by the school | hybrid | App | 0 | PTR-4.1.1 | issue season tickets, subscription application, student ticket eligibility, season ticket sales, subscription management
The vocational school confirms it itself, so he takes no paper to any counter.
Signing up | Paid when the wage is there | agent | App | 1 | PTR-4.1.2, APQC PCF 9.2.2 | direct debit mandate, choose due date, bill subscriptions of passengers
He sets the debit for the third, and the first one is only for the rest of the month.
Trouble | Debit that bounced | agent | Text message | -2 ! | PTR-4.1.2, APQC PCF 9.2.4 | returned debit, payment reminder to passengers, overdue season ticket
The wage came on the fifth: a text asks, tries again by itself, and the ticket stays valid for a week.
Pain: A fee for the bounced debit, and a ticket that shows red at the next inspection.
Trouble | Phone in the canal | human | Service center | 0 | PTR-4.1.1, APQC PCF 6.2.2 | replace season ticket, lost ticket service, customer center, season ticket replacement
At the counter his name is enough, and a card is in his hand until there is a new phone.
Year two | Price without asking | agent | App | 2 ! | PTR-5.1.4, APQC PCF 3.2.6 | loyalty for season ticket holders, reward regular passengers, bonus for subscribers
For twelve months without a gap the thirteenth costs half, and he may take a friend along on Sundays.

# Fined with a ticket in the pocket
Retired teacher with a paper ticket stamped on the wrong side, and an inspector who was in a hurry.
A fine that was not deserved, appealed against and taken back.
In the streetcar | Inspector with a rule | human | On board | -1 ! | PTR-4.2.1 | ticket inspection, check tickets, fare evasion report
He sees the ticket, hears the reason, writes down both, and says that it can be put right without paying first.
Pain: He only writes tickets, he says in front of a full car, and wants her ID.
In the streetcar | Slip she can read | agent | Paper slip | -1 | PTR-4.2.1 | increased fare notice, penalty fare slip, issue penalty fares
Line, time, sum, the day until which nothing happens, and a code.
Pain: A faded printout lists sections of a law and a sum due in fourteen days.
Objecting | Ticket photographed at home | agent | Website | 0 | PTR-4.2.2, APQC PCF 6.2.3 | object to penalty fare, complaint about inspection, fare dispute, penalty fare appeals
Code, picture of both sides, one sentence; a receipt comes at once, and the date is halted.
Objecting | Reminder all the same | agent | Letter | -2 | PTR-4.2.3, APQC PCF 9.2.4 | penalty fare reminder, dunning of passengers, collection of increased fares
Letters that cross are withdrawn by a text on the same day, before she has had a bad night.
Pain: A collection agency with a logo she knows from the television writes first.
Objecting | Called by somebody | human | Telephone | 1 ! | PTR-4.2.2, APQC PCF 6.2.3 | call back complaining passengers, decide goodwill, complaint decision, passenger complaints
The clerk holds the picture in her hand, sees the stamp, and says that it is over.
Over | Letter to keep | agent | Letter | 1 | PTR-4.2.2, APQC PCF 9.2.5 | cancel penalty fare, credit passengers, write off claim
Sixty becomes nothing, and a drawing shows on which side the stamp goes.
Over | A word about the inspector | human | E-mail | -1 | PTR-5.1.2, APQC PCF 6.5.1 | survey after complaint, feedback of passengers, satisfaction with complaint handling
She writes that he was polite; the answer comes from his team leader, who has read it out.
Pain: Her name may still be on a list of fare evaders; the office cannot tell her.

# To the coast in a wheelchair
Sports student who travels in one wheelchair with a second, for racing, as luggage.
A journey with two changes that depends on somebody standing there with a ramp.
Before | Help for two changes | hybrid | App | 0 | PTR-5.2.2 | book boarding assistance, mobility service, passengers with reduced mobility, mobility assistance
Weight, width and both chairs are stored; the two stations answer, and the third has a platform of the right height.
Before | Elevator that is out | agent | Push message | -2 ! | PTR-7.2.1, PTR-3.2.1 | elevator status information, accessibility information, inform passengers of elevators, passenger information
On the eve the phone says that it is broken, and proposes a way by one station further on.
Pain: At the foot of a dead elevator hangs a sheet with a number for those who can take the stairs.
Traveling | Ramp, and a name | human | Platform | 1 | PTR-5.2.2, PTR-3.2.3 | boarding assistance, ramp for wheelchair, help passengers to board
The man with the ramp is there three minutes ahead and has written down at which door.
Traveling | The next station knows it | hybrid | On board | -2 | PTR-5.2.2 | pass on assistance, coordinate assistance between stations, conductor assistance
The conductor calls ahead, since they are six late and the helper would go to another train.
Pain: The train is late, the helper has gone, and she is carried on to the terminal.
After | Asked what was missing | human | Telephone | 1 | PTR-5.1.1, APQC PCF 6.2.2 | accessibility desk, questions of disabled passengers, passenger service line
She asks for the racing chair to be put on the form, and it is, by Thursday.
After | Complaint about a toilet | hybrid | App | 0 | PTR-5.1.2, APQC PCF 6.2.3 | complaint about trains, passenger complaints, report a defect on board
A door that does not lock from a chair: the number of the car is enough for the workshop.
After | Told that it was fixed | agent | E-mail | 2 ! | PTR-5.1.2, APQC PCF 6.5.1, APQC PCF 6.2.3 | feedback on a complaint, follow up on passenger complaints, close complaints, passenger complaints
With a picture of the bolt, and the question whether there is anything else in that car.

# A tuba on the night bus
Father whose daughter has left a school's tuba behind, rehearsal on Thursday.
Lost property that is too large to overlook and too dear to replace.
Lost | Form at midnight | agent | Website | -2 ! | PTR-5.2.1, APQC PCF 6.2.2 | lost property report, report lost items, lost and found request, lost property
Line, stop and "brass, very large"; the page shows that the bus is going to the depot at one.
Pain: A counter that opens at ten on weekdays, and a tuba that rides on through the night.
Lost | Driver asked by radio | human | Control room | 0 | PTR-3.1.1 | control center contacts driver, search vehicle, radio to driver
The control room asks, he looks behind him and laughs, and the tuba rides along in front.
Waiting | Yes, it is here | agent | Text message | 1 | PTR-5.2.1, APQC PCF 6.2.2 | lost property found notice, answer lost property requests, inform owner, lost property
At ten past one there is a picture of it on the depot's sofa.
Waiting | Counter that opens at noon | human | Lost and found | -1 | PTR-5.2.1 | hand over lost property, lost property office, store found items, lost property
For a school's instrument the night watch gives it out at seven against a signature.
Pain: The find is driven across town, and may be picked up after three working days.
Back | Fee on the phone | agent | Payment link | 0 | APQC PCF 9.2.2 | lost property fee, charge passengers, pay handling fee
Four for the storage, paid at the traffic lights on the way to school.
Back | Thanks that arrive | human | E-mail | 2 ! | PTR-5.1.2, APQC PCF 6.5.3, APQC PCF 6.2.2 | praise for staff, passenger feedback, compliments of customers
The band's video is sent to the driver by the service desk, who had asked for it.

# Twenty-eight children to the zoo
Elementary school teacher who counts her class at every door, with one mother to help her.
From the booking to the count at the school gate.
Planning | May we all get on | hybrid | Website | 0 | PTR-4.1.3 | group registration, register school classes, group travel booking, group bookings
Time and line are entered; the answer is "take the 8:40, the 8:10 is full of commuters".
Planning | Ticket that needs no list | agent | E-mail | 1 | PTR-4.1.3 | group tickets, sell school tickets, class ticket, group ticket sales
One code for thirty, and no names, since two always fall ill.
Planning | Bill to the school | agent | E-invoice | -1 | PTR-4.1.3, APQC PCF 9.2.2 | invoice schools, group invoice, bill group tickets
It goes to the office with the order number, and the teacher need not put up her own money.
Pain: She puts three hundred dollars on her own card and gets them back in June.
The day | Driver who has been told | human | On board | 2 ! | PTR-2.2.4 | drivers informed of groups, dispatch of vehicles for groups, driver service
He waits until the last one sits, and says "zoo" over the loudspeaker for the sake of it.
The day | Track changed, two minutes | hybrid | Platform | -2 ! | PTR-3.2.1 | platform change announcement, connection protection, inform groups of changes
The phone of the helper buzzes before the loudspeaker, and the conductor is holding the door.
Pain: Fourteen on the train, fourteen on the platform.
After | A boot on track six | human | Telephone | -1 | PTR-5.2.1, APQC PCF 6.2.2 | report a lost item, lost property call, passenger service line, lost property
A left one, with a dinosaur: it is found under a bench and goes to the school.
Pain: Climbing down to the track is forbidden, and by evening no office knows of a boot.
After | Refund for three | agent | E-mail | 1 | PTR-5.1.1, APQC PCF 9.2.5 | refund unused group tickets, credit to schools, ticket refund
Those who had been ill are taken off without a doctor's note.
After | Asked by the class | human | Letter | 2 | PTR-5.1.2 | school feedback, children's letters, visits of school classes
They write to the driver; the answer has an invitation in it, to the depot.
`;
