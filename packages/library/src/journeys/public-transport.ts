export const publicTransport = `
# The seven-twelve, late for the ninth time
Lab technician who has four minutes to get from her train to her bus, and a boss who looks at the time clock.
A commuter whose train is late again: information, compensation, and the question why.
Platform | Delay and connection in the app | agent | App | -1 | PTR-3.2.1 | passenger information on delays, real-time passenger information, inform passengers of disruptions, passenger information, disruption information
The app says that the train is eleven minutes late, that her bus will be gone, and where the next one leaves at 7:49.
Pain: The board says "on time" until the minute of departure, and when the train gets in, her bus has gone.
Platform | Help on the platform | human | Platform | 0 | PTR-3.2.3 | service staff on platforms, help passengers at the station, answer passengers' questions, station staff service, passenger service at stations
Platform staff ask by radio that the 7:49 wait for her and a dozen others, and take them to its stop.
Complaint | Complaint about nine delays | agent | App | -2 ! | PTR-5.1.2, APQC PCF 6.2.3 | passenger complaints, complaint about delays, customer complaints
The app lists her nine late mornings from her pass, and she only has to confirm them.
Pain: She has to fill in a paper form with nine train numbers and have it stamped at a counter.
Complaint | Answer to the complaint | human | E-mail | 1 | PTR-5.1.2, APQC PCF 6.2.3 | answer passenger complaints, reply to complaint, explain causes of delays
The answer explains the single track and the freight train, and what will be tried from next month on.
Money | Refund without a form | agent | Account | 1 ! | PTR-5.1.3, APQC PCF 9.2.5 | passenger rights compensation, delay compensation, refund to passengers
Compensation for the late month is taken off her next payment, with amount and reason.
Money | Monthly payment | agent | App | 0 | PTR-4.1.2, APQC PCF 9.2.2 | debit for subscription, invoice passengers, season ticket billing
The app shows the monthly price, less the credit for the nine mornings.
Afterwards | Satisfaction survey | agent | E-mail | -1 | PTR-5.2.4, APQC PCF 6.5.3 | passenger survey, customer satisfaction survey, service quality survey
A survey asks one question about this very train, and her low score goes to the line's manager.
Pain: The survey asks about clean seats, and the seven-twelve is late for the tenth time.

# A transit pass for the new job
Bank teller of eighteen who takes college classes at night, with a commute across two fare zones and his first paycheck at the end of the month.
A first transit pass, bought by somebody who earns for the first time.
Choosing | Finding the right pass | agent | Website | -1 | PTR-5.1.1 | fare information, tariff advice, find the right ticket
He marks home, college and work on a map, and the site finds the one pass that fits, with the price of a year.
Pain: The site explains zones, rings and sectors and leaves it to him which ticket he needs.
Choosing | Call to the service line | human | Telephone | 1 | PTR-5.1.1, APQC PCF 6.2.2 | service line for passengers, fare questions, customer inquiries, customer center for passengers
The agent confirms that the night bus is included and that the pass stays valid during college breaks.
Signing up | Student status confirmed | agent | App | 0 | PTR-4.1.1 | issue season tickets, subscription application, student ticket eligibility, season ticket sales, subscription management
His college confirms his enrollment online, and he needs no paper at any counter.
Signing up | Payment date chosen | agent | App | 1 | PTR-4.1.2, APQC PCF 9.2.2 | direct debit mandate, choose due date, bill subscriptions of passengers
He sets the debit for the third of the month, and his first payment covers only the days that are left.
Trouble | Returned payment | agent | Text message | -2 ! | PTR-4.1.2, APQC PCF 9.2.4 | returned debit, payment reminder to passengers, overdue season ticket
His paycheck came late; a text announces a second try without a fee, and the pass stays valid for a week.
Pain: The bounced debit costs a fee, and his pass shows red at the next inspection.
Trouble | Pass replaced | human | Service center | 0 | PTR-4.1.1, APQC PCF 6.2.2 | replace season ticket, lost ticket service, customer center, season ticket replacement
His phone has stopped working in the rain; the clerk finds him by name and gives him a plastic pass until he has a new phone.
Year two | Loyalty bonus | agent | App | 2 ! | PTR-5.1.4, APQC PCF 3.2.6 | loyalty for season ticket holders, reward regular passengers, bonus for subscribers
After twelve months the thirteenth costs half, and he may take a friend along on Sundays.

# Fined with a ticket in the pocket
Retired teacher with a paper ticket stamped on the wrong side, and an inspector who was in a hurry.
A fine that was not deserved, appealed and taken back.
In the streetcar | Ticket inspection | human | On board | -1 ! | PTR-4.2.1 | ticket inspection, check tickets, fare evasion report
The inspector notes the ticket and her explanation and tells her how to object without paying first.
Pain: The inspector says in front of a full car that he only writes the fines, and wants her ID.
In the streetcar | Penalty fare slip | agent | Paper slip | -1 | PTR-4.2.1 | increased fare notice, penalty fare slip, issue penalty fares
The slip gives line, time and amount, the day by which to pay or object, and a code for the website.
Pain: A faded printout lists sections of a law and a sum due in fourteen days.
Objecting | Objection with a photograph | agent | Website | 0 | PTR-4.2.2, APQC PCF 6.2.3 | object to penalty fare, complaint about inspection, fare dispute, penalty fare appeals
She enters the code, a picture of both sides and one sentence; the website confirms it and puts the deadline on hold.
Objecting | No reminder until the decision | agent | Text message | -2 | PTR-4.2.3, APQC PCF 9.2.4 | penalty fare reminder, dunning of passengers, collection of increased fares
A text tells her that no reminder goes out, and no collection agency is called in, until her objection is decided.
Pain: A collection agency writes to her before anybody has read her objection.
Objecting | Call with the decision | human | Telephone | 1 ! | PTR-4.2.2, APQC PCF 6.2.3 | call back complaining passengers, decide goodwill, complaint decision, passenger complaints
A clerk looks at her picture, sees the stamp, and tells her on the phone that the penalty is canceled.
Over | Penalty fare canceled | agent | Letter | 1 | PTR-4.2.2, APQC PCF 9.2.5 | cancel penalty fare, credit passengers, write off claim
The letter cancels the $60 and shows in a drawing on which side the ticket is stamped.
Over | Taken off the list | human | E-mail | -1 | PTR-5.1.2, APQC PCF 6.5.1 | questions after a fine, delete passenger data, feedback of passengers, satisfaction with complaint handling
The inspector's team leader writes that her name is on no list anymore, and apologizes for the hurry that day.
Pain: The office cannot tell her whether a list of fare evaders still has her name.

# To the coast in a wheelchair
College wheelchair racer who travels in one chair with a second, for racing, as luggage.
A journey with two changes that depends on somebody standing there with a ramp.
Before | Help for two changes | hybrid | App | 0 | PTR-5.2.2 | book boarding assistance, mobility service, passengers with reduced mobility, mobility assistance
She enters weight and width of both chairs for this trip, and the app confirms help at both changes; the other two stations have level platforms.
Before | Broken elevator announced | agent | Push message | -2 ! | PTR-7.2.1, PTR-3.2.1 | elevator status information, accessibility information, inform passengers of elevators, passenger information
The evening before, a message says that an elevator is out and offers a route through the next station, with the help moved there.
Pain: All that she finds at the dead elevator is a sign that points to the stairs.
Traveling | Ramp at the train | human | Platform | 1 | PTR-5.2.2, PTR-3.2.3 | boarding assistance, ramp for wheelchair, help passengers to board
The helper stands with the ramp at the right door three minutes before the train leaves.
Traveling | Assistance passed on | human | On board | -2 | PTR-5.2.2 | pass on assistance, coordinate assistance between stations, conductor assistance
The train is six minutes late, and the conductor calls ahead so that the helper at the next station waits.
Pain: The train is late, the helper has gone, and she is carried on to the terminal.
After | Profile updated by phone | human | Telephone | 1 | PTR-5.1.1, APQC PCF 6.2.2 | accessibility desk, questions of disabled passengers, passenger service line
She asks for the racing chair to be added to her profile, and the agent does it during the call.
After | Complaint about a toilet | hybrid | App | 0 | PTR-5.1.2, APQC PCF 6.2.3 | complaint about trains, passenger complaints, report a defect on board
She reports a toilet door that cannot be locked from a chair, and the car's number is enough for the workshop.
After | Repair confirmed | agent | E-mail | 2 ! | PTR-5.1.2, APQC PCF 6.5.1, APQC PCF 6.2.3 | feedback on a complaint, follow up on passenger complaints, close complaints, passenger complaints
A week later she gets a picture of the new latch and the question whether anything else in that car needs repair.

# A tuba on the night bus
Father whose daughter has left the school's tuba on a bus, two days before the concert.
Lost property that is too large to overlook and too expensive to replace.
Lost | Lost tuba reported | agent | Website | -2 ! | PTR-5.2.1, APQC PCF 6.2.2 | lost property report, report lost items, lost and found request, lost property
He enters line, stop and "brass, very large," and the page says that the bus will be at the depot at one.
Pain: The counter opens at ten on weekdays, and the tuba rides on through the night.
Lost | Driver asked by radio | human | Telephone | 0 | PTR-3.1.1 | control center contacts driver, search vehicle, radio to driver
He calls, and the control room radios the driver while he holds: the tuba is there and will ride beside the driver's cab.
Waiting | Found notice | agent | Text message | 1 | PTR-5.2.1, APQC PCF 6.2.2 | lost property found notice, answer lost property requests, inform owner, lost property
At ten past one a text with a picture says that the tuba is at the depot.
Waiting | Pickup arranged | human | Telephone | -1 | PTR-5.2.1 | hand over lost property, lost property office, store found items, lost property
The depot agrees to hand out the instrument at seven in the morning against a signature.
Pain: The tuba is driven across town, and may be picked up after three working days.
Back | Thanks passed on | human | E-mail | 2 ! | PTR-5.1.2, APQC PCF 6.5.3, APQC PCF 6.2.2 | praise for staff, passenger feedback, compliments of customers
The service desk forwards the band's thank-you video to the driver and writes back what he said.

# Twenty-eight children to the zoo
Elementary school teacher who counts her class at every door, with one mother to help her.
A class trip by train, from the registration to the letters of thanks.
Planning | Group trip registered | agent | Website | 0 | PTR-4.1.3 | group registration, register school classes, group travel booking, group bookings
She enters time and line, and the site suggests the 8:40 because the 8:10 is full of commuters.
Planning | Group ticket | agent | E-mail | 1 | PTR-4.1.3 | group tickets, sell school tickets, class ticket, group ticket sales
One code is good for thirty and needs no names, since two children are always out sick.
Planning | Bill to the school | agent | E-invoice | -1 | PTR-4.1.3, APQC PCF 9.2.2 | invoice schools, group invoice, bill group tickets
The invoice goes to the school's office with its order number.
Pain: She puts three hundred dollars on her own card and gets the money back in June.
The day | Ride with the class | human | On board | 2 ! | PTR-2.2.4 | drivers informed of groups, dispatch of vehicles for groups, driver service
The conductor has been told of the class, has the train wait until the last child sits, and announces the zoo for them.
The day | Track change announced | hybrid | Platform | -2 ! | PTR-3.2.1 | platform change announcement, connection protection, inform groups of changes
On the way back a message reaches her before the loudspeaker does, and the conductor holds the door for the class.
Pain: The doors close with fourteen children on the train and fourteen on the platform.
After | Lost boot found | human | Telephone | -1 | PTR-5.2.1, APQC PCF 6.2.2 | report a lost item, lost property call, passenger service line, lost property
The lost-and-found tells her that the left boot, with the dinosaur on it, was under a bench and will follow the class on the next train.
Pain: By evening no office knows of a boot, and its owner goes home with a plastic bag on her foot.
After | Letters from the class | human | Letter | 2 | PTR-5.1.2 | school feedback, children's letters, visits of school classes
The children write to the conductor, and the company answers with an invitation to the depot.

# The 14 will no longer stop here
Home health aide with three clients a day along a bus line that is to be straightened.
A route change is announced, discussed and carried out, and one rider loses her stop.
Hearing of it | A sign at her own stop | agent | Stop and app | -1 | PTR-3.2.2, PTR-1.1.3 | notice of route change, service change notice, stop closure information
The sign says when this stop is to close, how far it is to the next one and where to object.
Pain: She hears of it from a driver, two weeks before comments close.
Speaking up | Comment on the plan | agent | Website | 0 | PTR-1.1.3 | public consultation, rider comments, comment on service changes
The form asks from where to where and at what hour she rides, and shows the plan's effect on those very trips.
Speaking up | An evening in the library | human | Public meeting | 1 ! | PTR-1.1.3 | public hearing, community meeting, rider meeting on changes
A planner stands at the map with her, marks how steep the hill is, and notes the three streets in which her clients live.
Decision | What became of the comments | agent | E-mail | -2 | PTR-1.1.3, PTR-3.2.2 | consultation result, response to comments, board decision on routes
The decision answers her own comment, with the number of riders on both sides and the reason why the stop is lost anyway.
Pain: A report of ninety pages says that comments "were considered," and does not mention hers.
Living with it | New trip worked out with her | human | Telephone | 0 | PTR-5.1.1 | trip planning help, passenger information line, new route advice
An agent finds a transfer that costs nine minutes less than the trip planner's first answer.
Living with it | Winter schedule | agent | App | -1 ! | PTR-1.2.3, PTR-1.2.1 | published timetable, schedule data, timetable change in app
Her saved trips carry the new times on the first day, and the transfer is marked as guaranteed.
Pain: The transfer is missed every third evening, and she gives up the client at the end of the line.

# Twenty to one, and the train stops
Line cook on the last train home, stopped halfway by a fallen wire, with the early shift at seven.
A line is closed in the middle of the night, and its passengers have to be taken home somehow.
Stopped | Told within five minutes | human | On board | -1 | PTR-3.2.1, PTR-3.1.2 | announcement on train, disruption information, inform passengers on board
The conductor walks through the cars, says what has fallen and that she will be back at ten to one with the next word.
Pain: The lights go off, the loudspeaker crackles, and the app shows the train moving.
Stopped | Walked to the station along the track | human | On the track | -2 ! | PTR-3.1.2, PTR-3.1.4 | evacuate train, passenger evacuation, secure track
Within half an hour the power is confirmed off, and the crew leads everybody along the track; two firefighters carry those who cannot walk.
Pain: After an hour some passengers force a door and walk ahead in the dark by the light of their phones.
Getting home | Replacement buses | human | Outside the station | -1 | PTR-3.1.3 | rail replacement bus, bus bridge, replacement service
Four buses come within forty minutes, and a man in a vest asks people where they live and splits the crowd by direction.
Pain: One bus comes for two hundred people, and its driver does not know the way.
Getting home | A taxi for the last six | hybrid | Text message | 1 ! | PTR-3.1.3, PTR-5.1.1 | taxi voucher, stranded passengers, onward travel
Whoever lives beyond the buses' route gets a taxi code on the phone, with no money to lay out first.
After | Refund that waits for him | agent | App | 1 | PTR-5.1.3 | delay refund, compensation for canceled train, money back
The app knows that his ticket was on that train and asks only where the money should go.
After | Why the wire came down | agent | Website | 1 | PTR-3.2.1, PTR-5.1.2 | incident report for passengers, cause of disruption, answer to complaints
A page for that night gives the cause, the times of each decision and what will be done differently.

# Braked hard on Elm Street
Widow of seventy-eight who fell in the aisle when the bus stopped for a dog, and broke her wrist.
An injury on board, from the first minutes to a claim that is turned down.
The fall | The driver stays with her | human | On board | -2 ! | PTR-2.2.4, PTR-3.3.1 | passenger injury on bus, accident on board, driver first aid
The driver parks the bus, has control send an ambulance, sits down beside her and takes the names of two passengers who saw it.
Pain: The driver asks from his seat whether she is all right, and she says yes because everybody is looking.
The fall | A supervisor at the hospital | human | Hospital | 0 | PTR-3.3.1 | accident supervisor, incident report, secure video evidence
A field supervisor brings her bag, leaves a card with the case number, and has the video of that minute kept.
Claiming | One person for the case | human | Telephone | -1 | PTR-3.3.1, PTR-5.1.1 | injury claim, passenger claims office, report accident claim
The claims clerk fills in the report with her on the phone and says which three bills to keep.
Pain: The claim form assumes a car, and asks for her license plate.
Claiming | Seeing the video | human | Office | -1 | PTR-3.3.2, PTR-3.3.1 | review accident video, evidence access, request footage
She and her son may watch the ten seconds with the clerk and see the dog, the hard stop, and that she was not yet holding on.
Pain: The video is erased after seventy-two hours, and her letter took four days.
Answer | No, with the reason | human | Letter and telephone | -1 ! | PTR-3.3.1, PTR-5.1.2 | claim denied, liability decision, answer to injury claim
The letter explains why braking for a dog is not negligence, and the clerk calls before it arrives.
Pain: Two lines from a law firm deny all liability and wish her a good recovery.
Answer | Riding again | human | On board | 0 | PTR-5.2.2, PTR-2.2.4 | travel training for seniors, rider assistance, driver waits until seated
A travel trainer rides two stops with her, and drivers on the line have been asked to wait until people sit.

# Passes for two hundred and ten employees
Office manager of an engineering firm that moves downtown, where parking costs more than the train.
An employer buys transit passes for its staff and has to keep the list right every month.
Asking | What it would cost us | hybrid | Website and telephone | 0 | PTR-5.1.1, PTR-4.1.1 | employer pass program, corporate transit pass, company ticket offer
She types in headcount and home zip codes; an account manager calls with two pricing models and a trial of three months.
Asking | Somebody comes to the staff meeting | human | On site | 1 | PTR-5.1.1 | mobility advice for employees, rider information event, commuter consultation
At the meeting two people from the operator look up the trips of all 229 employees on the spot, and admit that nineteen should keep driving.
Starting | A list instead of 210 forms | agent | Portal | -1 | PTR-4.1.1 | upload employee list, issue passes, bulk order of season tickets
The list is checked while it loads, and three people who have a private pass already are offered a refund of it.
Pain: Every employee has to open an account, upload a photo and name a guardian if under eighteen.
Starting | Pass on the phone by Monday | agent | App | 1 ! | PTR-4.1.1 | digital pass delivery, activate transit pass, season ticket in app
An invitation goes to each employee; one tap puts the pass in the phone's wallet, beside the bank card.
Running | New hires, departures, a lost phone | agent | Portal | 0 | PTR-4.1.2, PTR-4.1.1 | change pass holders, cancel employee pass, replace lost pass
Changes made by the 25th take effect on the first, and the pass on a lost phone is blocked at once and moved to the new one.
Running | Invoice with the right names | agent | E-invoice | -2 ! | PTR-4.1.2 | company invoice for passes, monthly billing, employer subscription invoice
One invoice lists who holds a pass on the first of the month, with the employee's share listed separately for payroll.
Pain: Eleven people who left in spring are still billed in November, and the credit takes a quarter.
Renewing | Use by month, without names | hybrid | Report and call | 2 | PTR-4.1.1, PTR-5.1.4 | employer program review, ridership report, renew company agreement
The yearly call brings ridership without names, the parking that was saved, and a price for next year before she has to ask.

# A ride to dialysis
Former welder of sixty-six with failing eyes who is due in a dialysis chair at eleven, three times a week.
Paratransit from the application to a treatment cut short and what is done about it.
Applying | Form with the clinic's help | hybrid | Online form and telephone | -1 | PTR-5.2.3, PTR-5.2.2 | paratransit eligibility, apply for special transport, disability transport application
The clinic confirms the diagnosis online, and an interviewer calls and asks him how he would get to the bus stop on ice.
Pain: Twenty-two pages and an appointment downtown, to which he would need the very ride that he is applying for.
Booking | Standing order | human | Telephone | 1 | PTR-5.2.3 | subscription trip, book paratransit ride, standing order for rides
The booking agent sets up Monday, Wednesday and Friday until further notice and reads the pickup times back to him.
Riding | Called before the van comes | agent | Telephone call | 0 | PTR-3.2.1, PTR-5.2.3 | van arrival notice, pickup call, ride status message
Since he cannot read a display, a call five minutes ahead tells him that the van is near and that the driver will come to his door.
Riding | Helped from the door to the van | human | Door and van | 1 ! | PTR-5.2.2, PTR-2.2.4 | door-to-door assistance, driver help for riders, boarding aid
The driver rings the bell, offers an arm down the steps, and tells him before fastening his seat belt.
Trouble | Pooled with a trip across town | human | Telephone | -2 ! | PTR-5.2.3, PTR-3.1.1 | late paratransit, missed appointment, dispatch of vans
Dialysis is marked as a trip that may not be late; when the pooled van falls behind, a dispatcher calls him and sends a cab, and he loses twenty minutes of his treatment instead of half of it.
Pain: He arrives at ten to one, and the clinic can give him only half of his hours.
Trouble | Complaint taken down by phone | human | Telephone | -1 | PTR-5.1.2 | paratransit complaint, passenger complaint, complaint about late ride
The agent finds the trip by his name, reads her note back to him and gives him a number that is easy to remember.
Pain: The complaint has to be made in writing, by a man who cannot see the form.
Trouble | A lasting change | human | Telephone | 1 | PTR-5.1.2, PTR-5.2.3 | follow up on complaint, adjust standing order, service recovery
A supervisor calls with the finding and a pickup that is twenty minutes earlier from his next ride on.

# Followed from the last streetcar
Apprentice cook of twenty who rides home at half past midnight and was followed by a man on Thursday.
A passenger who no longer feels safe tells the operator, and finds out what it can and cannot do.
That night | Help button on her phone | hybrid | App | -2 ! | PTR-3.3.2, PTR-3.1.2 | emergency button, passenger safety alarm, call control center
She presses the button in the app; the control room sees her on the car's camera and writes back within seconds.
Pain: The only button is on the wall beside the man, and the driver's cab is closed.
That night | Let off at her corner | human | On board | 1 | PTR-2.2.4, PTR-3.1.1 | request stop at night, driver assistance, control center instructs driver
The driver is told by radio, stops between two stops and waits until she is inside.
Reporting | Told to one person | human | Telephone | -1 | PTR-5.1.2, PTR-3.3.2 | report harassment, security incident report, passenger complaint
A trained agent takes it down once, asks whether the police should be told, and has the video saved in the same call.
Pain: The service line asks for the ticket number before it asks what happened.
Reporting | What the police get | hybrid | E-mail | 0 | PTR-3.3.2 | secure video for police, evidence request, station security
An e-mail tells her when the video was handed over, to which officer, and under what number.
Afterwards | Security on the line | human | Streetcar | -1 | PTR-3.3.2 | night patrols, security staff on trains, station safety
For four weeks a patrol rides the last two streetcars of the night, and a lamp that was out at her stop is replaced within days.
Pain: Patrols ride in the afternoon, when most incidents are reported, and not when she rides.
Afterwards | An answer without a promise | human | Telephone | -1 ! | PTR-5.1.2, PTR-5.2.4 | answer to complaint, safety feedback, close passenger complaint
The security manager tells her that the man has not been found, what was changed, and whom she may call at night.
Pain: The last she hears is an automatic e-mail, and she takes a cab on an apprentice's pay from then on.
`;
