export const utilities = `
# Moving into a dark apartment
Couple who got the keys at noon and find no power, and the meter behind a locked basement door.
Moving in without power: getting it on, signing up, and not paying the default rate for long.
Needs: UTL-2.1.4
The evening | Is it an outage? | agent | App | -2 ! | UTL-2.2.4, UTL-8.2.1 | no power after moving in, report move-in, is there an outage
They enter the address; the app sees that the street has power and that nobody is registered at this meter, and offers to start service.
Pain: The supplier, the network and the landlord each give the number of one of the others.
The evening | Meter switched on remotely | agent | App | 1 | UTL-8.2.1, UTL-7.1.4 | reconnect smart meter, move-in activation, remote switch on
Name and move-in date are enough for the meter to be switched on remotely within twenty minutes.
First week | Opening reading confirmed | agent | App | 0 | UTL-7.1.1, UTL-7.1.2 | submit meter reading, read meter by photo, handover reading
The app shows the reading at which the meter was switched on beside the last tenant's final one, and they confirm it.
First week | Plan chosen | agent | Website | 0 | UTL-8.1.3, APQC PCF 3.5.4 | sign up for electricity, choose tariff, household supply contract
The website sets the default rate beside two plans, with a year's total for two people.
Pain: Whoever does nothing gets the most expensive rate.
First year | Monthly payment for two people | agent | App | -1 | UTL-8.2.3, APQC PCF 9.2.2 | set monthly advance, budget payment, adjust installment
After three months the reading is below the estimate, and the app offers them a lower monthly payment on their budget plan.
Pain: The monthly sum follows the last tenants, a family of five with an electric water heater.
First year | Yearly settlement without a shock | agent | Letter and app | 2 ! | UTL-8.2.2, UTL-8.3.1, APQC PCF 9.2.2 | annual bill, yearly statement of consumption, final bill explained
The budget plan's settlement refunds eleven dollars, and a chart on its second page splits the year into energy, delivery and taxes.

# The storm, the candles and the freezer
Small-town butcher with candles in the shop, a full walk-in freezer, and no power since early morning.
A long outage at a shop that lives by its freezer, and the claim that follows.
Needs: UTL-2.1.4
Dark | First outage message | agent | Text message | -1 | UTL-2.2.4 | outage notification, interruption information, power cut message
Within minutes a text names the line and the fallen trees, and gives a first estimate of when power will be back.
Pain: He learns from a neighbor's radio how large the outage is, and from nobody when it will end.
Dark | Call that gets through | hybrid | Telephone | -2 ! | UTL-2.2.1 | fault hotline, report power outage, emergency call of network operator
The phone system recognizes his address; when he says "walk-in freezer," a dispatcher takes over and flags him as a priority.
Pain: He hears that all lines are busy, as four hundred other callers do.
Waiting | Estimated time of restoration | agent | Text message | 0 | UTL-2.2.4, UTL-2.2.2 | restoration time, estimated time of restoration, fault progress
The third text says that a crew is on site, that two poles are down, and that power should be back by ten at night.
Waiting | Mobile generator | human | On site | 1 ! | UTL-2.2.3, UTL-2.2.2 | emergency generator, storm restoration crew, mobile power supply
Early in the afternoon a storm crew brings a mobile generator for his freezer and the pharmacy next door.
Afterwards | Claim for 260 pounds of meat | agent | Web form | -1 | UTL-8.3.3, APQC PCF 6.2.3 | claim damages after outage, compensation for power cut, liability claim
The form knows time and street of the outage; he adds a photograph and the invoice for the fresh meat in his display case, which spoiled before the generator came.
Pain: The form wants a police report, and the meat has to be kept until somebody has looked at it.
Afterwards | Decision on the claim | human | Letter | -1 | UTL-8.3.3, UTL-8.3.2, APQC PCF 6.2.3 | decision on damage claim, goodwill payment, answer to complaint
The letter explains why storm damage is not paid, and pays half of his loss because a dispatch error held up the generator for two hours.
Pain: The refusal cites the storm and is silent on the two hours that the utility itself added.

# Sun on the roof
Family with a south-facing roof, an electric car on order, and a neighbor who waited for eight months.
Rooftop solar from the first drawing to the first credit.
Wishing | Solar offer online | agent | Website | 1 | UTL-8.1.4 | solar roof offer, photovoltaic quote, solar calculator
From address and bill the site draws twenty-two panels and shows the return in a sunny and in a cloudy year.
Wishing | Roof survey | human | At home | 0 | UTL-8.1.4 | site visit for solar, roof survey, technical check for panels
The technician checks rafters and breaker box, and takes six panels out of the plan because of the chimney's shade.
Grid | Interconnection request | agent | Portal | -2 ! | UTL-1.2.1, UTL-1.2.3 | grid connection request for solar, register generation plant, feed-in application
Standard roofs are approved within a day, and where something is missing, the portal marks it on the drawing.
Pain: Approval takes four months, nobody says what is missing, and the panels sit in the garage.
Building | Panels installed | human | At home | 0 | UTL-8.1.4 | install solar panels, fit photovoltaic plant, installer appointment
The installers come on the days they promised, label the breaker box, and explain the shutoff switch to the family.
Building | Two-way meter installed | human | At home | -1 | UTL-7.1.3, UTL-7.1.4 | two-way meter, meter exchange appointment, install smart meter
In the week the panels are finished, one visit in a two-hour window swaps the meter and switches them on.
Pain: The panels are finished in May, and stay switched off until a meter comes in July.
Running | Credit for every sunny month | agent | App | 2 ! | UTL-8.2.4 | feed-in payment, solar credit note, payment for generation
The app shows for each month what was generated, used, exported and credited.

# A bill four times as high
Woman of 77 who heats one room only and has a bill of $2,140, due in two weeks.
A bill that is too high is checked, corrected and explained.
Needs: UTL-8.1.3, UTL-8.1.5
Shock | High bill that says it is an estimate | agent | Letter | -2 | UTL-8.2.2, APQC PCF 9.2.2 | high bill, yearly energy bill, back payment demand
The letter says first that her budget plan's yearly settlement is four times last year's, that it rests on an estimate, and whom to call before she pays.
Pain: The bill marks the estimate with a small letter "E" that is explained nowhere.
Asking | Call about the bill | human | Telephone | -1 | UTL-8.3.1, APQC PCF 6.2.2 | question about bill, billing inquiry, bill too high
The agent finds her by her phone number, sees that the reading was estimated, and asks whether anybody could read the meter for her.
Pain: She waits half an hour, and is asked for a customer number in print too small for her.
Asking | Reading with the neighbor's help | hybrid | Telephone and photograph | 0 | UTL-7.1.2, UTL-7.1.1 | check meter reading, correct reading, validate consumption
Her neighbor photographs the meter, and the reading is accepted while she is still on the phone.
Mending | Reminders stopped | agent | Letter | 1 ! | UTL-8.2.5, APQC PCF 9.2.4 | stop dunning, suspend payment reminder, hold collection
No reminder goes out while the case is open, and a letter of two lines tells her so.
Mending | Corrected bill | hybrid | Letter | 0 ! | UTL-8.2.2, APQC PCF 9.2.2 | corrected bill, bill cancellation and rebilling, revised invoice
The corrected bill sets old and new figures side by side, cancels the first bill, and apologizes for the estimate.
Pain: The corrected bill arrives as a third envelope, and all three claim to be valid.
After | Monthly payment lowered | agent | Letter | 0 | UTL-8.2.3, APQC PCF 9.2.2 | adjust advance payment, lower monthly installment, direct debit change
The monthly payment that had jumped with the wrong bill goes back automatically, and so does the bank debit.
Pain: The bank debit stays at the wrong amount until she has called a third time.

# Brown water before breakfast
Father who stands in the kitchen with a bottle for the baby and water the color of tea.
A water quality incident, for parents who have to know whether it is safe for a baby.
Seeing | Notice of brown water | agent | App and website | -2 ! | UTL-2.2.4, UTL-4.1.5 | brown water, discolored water notice, flushing announcement
The map shows that mains in his street were flushed at five, and says not to use the water for baby bottles while it is brown.
Pain: The flushing notice was printed in a newspaper that he does not read.
Asking | Call to the water line | human | Telephone | -2 | UTL-2.2.1 | water emergency line, report water quality, utility service line
The operator hears "baby," tells him to use bottled water until the test is back, and books a sampler for the same day.
Pain: The operator reads him the legal limits and cannot say whether a baby may drink it.
Asking | Sample taken at noon | human | At home | 0 | UTL-4.1.4 | water sample, water quality test, drinking water complaint
A sampler comes at noon, fills two bottles at the tap, and leaves a card with the sample number.
Knowing | Result, with the limits beside it | agent | E-mail | 1 ! | UTL-4.1.4 | water analysis result, drinking water report, quality report for customers
The first line of the report says that the water is safe for the baby; below it, each value stands beside its limit.
Afterwards | Notice of the next flushing | agent | Text message | 1 | UTL-2.2.4, UTL-4.1.5 | planned works notice, subscribe to outage alerts, flushing schedule
The evening before the next flushing a text gives the hour and a warning about the washing machine.

# No water from eight to four
Hairdresser with four chairs and a bridal party booked for that very Thursday at nine.
Work on the main of a shopping street: announced, moved for a good reason, and over when the tap runs clear.
Needs: UTL-4.1.5
Notice | Letter with a street number in it | agent | Letter and text message | 0 | UTL-2.2.4, UTL-2.1.2 | planned works notice, announce interruption, water shutdown notice
Eleven days ahead a letter gives the hours, the street numbers affected and whom to call, all in its first three lines.
Notice | Could you begin at noon? | human | Telephone | -1 ! | UTL-2.1.2, UTL-2.2.4 | postpone water shutdown, other date for planned works, planned outage request
The planner checks who else is on the same valves, gets a second crew while she waits, and moves the work to between noon and five.
Pain: Whoever she asks, the date was set by somebody else and cannot be moved.
Thursday | Water brought to the salon | human | On site | 1 | UTL-4.1.5, UTL-3.2.1 | emergency water supply, standpipe in the street, crew on site
Before the valve is closed the crew brings her ten gallons and tells her which tap to open at the end.
Thursday | An hour longer than promised | agent | Text message | -2 | UTL-2.2.4 | works take longer, end of interruption, restoration time
An old valve is stuck; a text gives the new hour and the reason while she can still move her first evening client.
Pain: The taps stay dry past the promised hour, and nobody says for how long.
Afterwards | Notice of milky water | agent | Text message | 1 | UTL-4.1.5 | cloudy water after works, flushing notice, flush pipes after shutdown
A text explains that the milky water is air, how long to flush, and what would not be normal.
Afterwards | Called the next morning | human | Telephone | 1 | UTL-2.1.2, UTL-8.3.2 | call after works, customer feedback on works, question after shutdown
The planner asks whether the pressure is back at the last shampoo bowl, and notes that Mondays suit the street better.

# When the money is short in winter
Single father whose hours were cut and who has stopped opening the reminders.
Arrears in winter, and help that comes before the disconnection.
Needs: UTL-8.1.3, UTL-8.1.5
Reminded | Letter that offers a way | agent | Letter and app | -1 | UTL-8.2.5, APQC PCF 9.2.4 | payment reminder, overdue energy bill, first dunning letter
The reminder comes to his phone too, gives sum, date and three ways to pay later, and adds no fee.
Pain: Each reminder adds a fee, and the fees grow faster than he can save.
Reminded | Disconnection notice with a contact | hybrid | Letter | -2 ! | UTL-8.2.5, APQC PCF 9.2.4 | disconnection notice, supply cut-off warning, final reminder
The notice names the day, his rights, an energy assistance office, and a person with a direct line.
Pain: The notice names a sum and a day, and nobody he could call.
Talking | Installments agreed | human | Telephone | 0 | UTL-8.2.5, APQC PCF 9.2.4 | agree installments, payment arrangement, hardship plan
The agent splits the debt into nine payments, each due after a payday, withdraws the disconnection notice, and sees that he is on the wrong rate.
Talking | Advice on usage and rate | human | Telephone | 1 | UTL-8.3.1, APQC PCF 6.2.2 | explain consumption, tariff change for low income, energy saving questions
The agent goes through last year's usage with him, finds that a space heater doubles it in the cold months, and moves him to the cheaper rate.
Getting through | New monthly payment | agent | Letter and app | 0 | UTL-8.2.3, APQC PCF 9.2.2 | lower monthly advance, adjust installment after tariff change, new monthly payment
From February the monthly payment follows the new rate, so that no new debt builds up.
Getting through | Bill without arrears | agent | Letter | 0 ! | UTL-8.2.2, APQC PCF 9.2.2 | yearly bill after installments, final bill, bill without arrears
The bill after the ninth payment lists all nine apart from the month's usage and shows that the debt is paid.
Pain: The bill mixes installments and usage, and he cannot tell whether he is through.

# Power for a house that is still a hole
Man who is building his own house, with a wife who counts the weeks in the rented apartment.
Connecting a new house to water and power while its builders wait.
Needs: UTL-2.1.4
Asking | Power and water in one form | agent | Portal | 0 | UTL-1.2.1 | apply for house connection, new service connection, connection request
He enters site plan and heat pump a single time, and the portal asks right away for the property line missing from the plan.
Waiting | Connection quote | agent | E-mail | -1 | UTL-1.2.1 | connection quote, cost of house connection, connection offer
The quote fixes the price of the connection and shows what he saves by digging the trenches on his land himself.
Pain: The price of the trench is only an estimate in the quote, and the bill comes out at double.
Waiting | Lines marked on his land | human | On site | 1 | UTL-1.2.4 | dig inquiry, utility line marking, call before you dig
Before he digs, a locator marks the lines under his land with paint, among them a gas pipe that no neighbor had known of.
Waiting | New date for the crew | human | Telephone | -2 ! | UTL-3.2.1, UTL-1.2.1 | connection appointment, postponed crew, schedule of field crew
Frost has set the crew back two weeks; the scheduler calls and finds a day before the floor is poured.
Pain: He hears of the delay when no crew comes, with the concrete ordered for the next day.
Building | Water and power in one morning | human | On site | 1 ! | UTL-1.2.2 | build house connection, lay service line, connect the house
The water and power crews come on the same morning and photograph their lines with a tape measure before the trenches are filled.
Building | Meter set, plan started | hybrid | On site and app | 2 | UTL-1.2.2, UTL-8.1.3, APQC PCF 3.5.4 | supply contract for new house, sign up for power, first meter
The technician scans the meter, and the plan they had chosen in March starts that hour.

# A smell of gas on the stairs
Tenant who smells gas, has a sleeping baby, and knows that the old man upstairs smokes.
A gas emergency at night, and what it takes before gas flows again.
Alarm | Gas emergency number | human | Telephone | -2 ! | UTL-2.2.1 | smell of gas, gas emergency number, report gas leak
A dispatcher answers at once: touch no switch, get out with the baby now, knock on the neighbors' doors, and call back from the street.
Pain: A menu reads her five choices, billing first, before she can say that she smells gas.
Alarm | Technician in eighteen minutes | human | Text message and on site | -1 | UTL-2.2.2, UTL-2.2.1 | standby crew, gas emergency service, locate gas leak
A text says that the technician is eighteen minutes away; he closes the valve at the street, and then explains what he found.
Pain: They stand on the sidewalk in pajamas, and no one says whether anybody is coming.
Waiting | Notice on the closed gas line | hybrid | Notice and text message | 0 | UTL-2.2.4 | gas supply interrupted, notice of interruption, information for tenants
A notice on the door and a text say why the gas is off and what has to be repaired before it comes back.
Waiting | A pipe for the landlord to repair | human | Telephone | -1 | UTL-1.2.3 | find registered installer, licensed gas fitter, list of installers
The leak is on the landlord's side; a clerk calls tenant and landlord, says whose repair it is, and names three licensed plumbers.
Pain: The landlord has heard it only from her, and does not believe that the pipe is his to repair.
Warm again | Gas restored and tested | human | On site | 1 ! | UTL-2.2.2 | restore gas supply, pressure test, put gas back on
The technician stays until every gas appliance in the building has been lit again and shows her where the valve is.
Warm again | Leak survey of the street | human | On the street | 2 | UTL-3.1.4 | leak survey, gas main inspection, check gas mains
A week later a crew surveys the whole street and tells her that no other leak was found.

# Heat for forty-two apartments
Property manager of a building on district heat, whose tenants write to her every November.
District heat for a rented building, from a cold evening to a bill that can be split.
Cold | Call about cold radiators | hybrid | Telephone | -2 ! | UTL-5.2.2, UTL-2.2.1 | district heating fault, cold radiators, heat supply problem
The heat desk sees her building's supply and return temperatures, rules out the network within a minute, and sends a technician the same day.
Pain: The heat desk sees nothing of her building, and all it can offer is a visit on Thursday.
Cold | Technician at the heat substation | human | Basement | -1 | UTL-5.2.2 | visit heat substation, adjust heating controller, substation service
The technician cleans a strainer, resets two valves, and leaves a drawing for the superintendent.
Pain: A technician resets the controller without looking further, and it is cold again by evening.
Planning | Notice of work in June | agent | E-mail | 0 | UTL-2.2.4, UTL-2.1.2 | planned heat interruption, works notice, announce interruption
An e-mail in April announces six hours without hot water in June, with a sheet for the lobby in four languages.
Planning | Second building, second quote | human | Meeting | 1 | UTL-8.1.2, APQC PCF 3.5.3 | heat supply offer, quote for heat contract, quote business customers
The account manager quotes a yearly price for the building next door and works through the price clause with her.
Billing | Heat meters read from outside | agent | Portal | 1 | UTL-7.1.1 | read heat meters, remote meter reading, consumption data for property managers
Forty-two heat meters are read remotely, checked against the building's meter, and sent as a file for her software.
Billing | Heat price explained | human | Telephone | -1 ! | UTL-8.3.1, APQC PCF 6.2.2 | heat price question, price adjustment explained, questions about heat bill
The agent goes through the variables one by one and sends a chart that she can show the owners.
Pain: The formula has seven variables, and the owners ask her what each of them means.
Billing | Bill split by building | agent | E-mail | 2 | UTL-8.2.2, APQC PCF 9.2.2 | district heating bill, heat invoice, bill for property managers
Each building has its own bill, with the hours of the interruption deducted, and both are paid in one debit.

# A signature at the door
Widower of eighty-two who signed a tablet to be left in peace, and a daughter who finds the welcome letter.
A supply switch that nobody wanted, found and reversed.
Surprise | Letter from a company nobody knows | agent | Letter | -2 | UTL-8.1.3, APQC PCF 3.5.4 | welcome letter, contract confirmation, door sales contract
The welcome letter puts price, term and the right to cancel on page one, with a slip to send back.
Pain: The only address for a cancellation is a P.O. box, and the days allowed for it are nearly over.
Surprise | Cancellation by phone | human | Telephone | -1 ! | UTL-8.1.3, APQC PCF 3.5.4 | withdraw from contract, revoke signature, power of attorney call
After two questions to her father the agent lets her speak for him, and cancels the contract during the call.
Pain: The new supplier talks only to the account holder, who is hard of hearing.
Back again | Two suppliers, one meter | hybrid | Letter | 0 | UTL-7.2.1 | stop supplier switch, supplier change withdrawn, switch process
A letter says that the switch is stopped and that the two suppliers settle the rest; nobody asks him for a meter number.
Back again | Old contract confirmed | agent | Letter | 1 | UTL-7.2.1, UTL-8.1.5, APQC PCF 3.5.2 | win back customer, stay with supplier, keep customers
The old supplier confirms in two lines, in large print, that his contract goes on as it was.
Afterwards | Complaint about the seller | hybrid | Web form | -1 | UTL-8.3.2, APQC PCF 6.2.3 | complaint about door sales, sales partner complaint, written complaint
The daughter gives day and street; the reply says that the company no longer works with this seller.
Pain: The supplier blames an outside sales agency, which has changed its name since.
Afterwards | Same payment, same day | agent | Bank account | 1 ! | UTL-8.2.3, APQC PCF 9.2.2 | monthly advance unchanged, direct debit of advance, installment plan
On the first the same monthly payment is debited as before, and nothing else.

# A hundred and sixty thousand gallons
Owner of a vacation cottage that is empty in winter, whose meter shows as much water as fills eight backyard pools.
A leak behind the meter, and how far the utility meets a customer who could not have known.
Noticing | Implausible reading questioned | agent | E-mail | -1 | UTL-7.1.2 | implausible water reading, check consumption, unusual usage notice
A reading of ten times last year's is held back, and she is asked about it before any bill is made.
Pain: The pipe that burst in January shows up on the bill in May.
Noticing | Main valve closed by phone | human | Telephone | -2 ! | UTL-2.2.1 | burst pipe at home, water emergency, close main valve
The duty desk guides her neighbor, who has a key, to the shutoff valve and stays on the line until the meter stops.
Pain: A recording gives her the office hours, while the meter spins.
Finding | Leak located | human | On site | 0 | UTL-4.1.3 | find water leak, leak detection, noise logger
The leak crew finds the burst with a microphone: it is under the patio, on her side of the meter.
Finding | Meter tested | human | On site | -1 | UTL-7.1.3 | test water meter, meter accuracy check, exchange meter
The meter is exchanged and tested free of charge, and the report says in words that it was accurate to half a percent.
Pain: A test has to be paid in advance, and its result is a code on a form.
Billing | Talk about what is owed | human | Telephone | 1 ! | UTL-8.3.1, UTL-8.3.2, APQC PCF 6.2.2 | high water bill, leak allowance, question about water bill
The agent says first that water which never reached the sewer is not charged as sewage, and opens the request for a leak adjustment.
Billing | Bill with leak adjustment | agent | Letter | -1 | UTL-8.2.2, APQC PCF 9.2.2 | corrected water bill, sewage credit, rebilling
The bill charges water as measured and sewage at last year's volume, payable over three months.
Pain: The bill charges sewage for water that ran into the ground, all of it due in two weeks.

# Electricity for a chain of bakeries
Energy buyer of a bakery chain whose ovens go on at two in the morning.
Power for thirty-one shops, from the tender in spring to one bill for all of them.
Buying | Offer for a tender | hybrid | Portal | -1 ! | UTL-8.1.2, APQC PCF 3.5.3 | energy tender, quote business customers, fixed price offer
The supplier prices thirty-one load profiles by noon and holds the price until the chief executive can sign in the morning.
Pain: The price holds for two hours, and the chief executive who has to sign is on the bakery floor.
Buying | Advice on load at night | human | Meeting | 1 | UTL-8.1.2, APQC PCF 3.5.3 | key account meeting, load profile advice, energy contract consultation
The account manager shows that in each shop one oven could start an hour later than the other, and what that is worth in a year.
Changing | All shops on the first of January | agent | Portal | 0 | UTL-7.2.1 | switch supplier for many sites, register supply points, supplier change status
The portal confirms twenty-nine shops and lists first the two for which the local utility has another address.
Changing | Meter number with two digits swapped | hybrid | E-mail | -1 | UTL-7.2.2 | rejected switch, wrong meter number, clear market messages
A clerk clears it with the local utility the same day, and the buyer only has to confirm a photograph of the meter.
Pain: The switch is rejected with a three-letter code, and the old supplier goes on billing that shop.
Running | One bill for thirty-one shops | agent | E-invoice | 2 | UTL-8.2.2, APQC PCF 9.2.2 | collective bill, electricity invoice for chains, consolidated billing
One file bills all shops by cost center, with delivery and energy separate, and posts automatically in the buyer's system.
Running | Question about a demand charge | human | Telephone | -1 ! | UTL-8.3.1, APQC PCF 6.2.2 | demand charge question, peak load, business bill inquiry
The agent finds the quarter hour in which one shop ran both ovens and the dishwasher, and what it costs for the year.
Pain: The sum shows up in January, when nobody can tell anymore which shop it was.
Running | Load data every night | agent | Portal | 1 | UTL-7.1.4 | load data portal, smart metering for business, quarter-hour values
The night's meter data is in the portal by six, and a shop near its peak gets an alert.
`;
