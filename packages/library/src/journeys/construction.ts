export const construction = `
# A condo bought from a drawing
Couple with a baby on the way who have borrowed for a condo that is still a hole behind a fence.
Buying before it is built, with choices, payments by stage, a handover, and defects in the first years.
Choosing | Model that one can walk through | human | Sales office | 1 | CON-7.2.1 | sell new homes, sales consultation for flats, reserve unit
The salesman sets the sun to November at three, and the living room of Unit 12 grows dark; they take 14.
Choosing | Reserved for ten days | agent | Portal | 0 | CON-7.2.1 | reservation agreement, reserve apartment, unit availability
The unit has their name on it until the notary's date, and the fee comes off the price.
Wishes | Bathroom within a budget | hybrid | Portal | -1 | CON-7.2.2 | special wishes of buyers, choose finishes, change request for flat
Tiles, sockets and a second sink are chosen against the clock of the trades; each click shows money and days.
Pain: The wish of April is answered in June, when the screed lies.
Building | Photograph every Friday | agent | App | 1 | none | progress report for buyers, site photos, construction news
Every Friday there is a picture from the crane and one honest sentence about the schedule.
Building | Demand before the concrete | hybrid | Letter and portal | -2 ! | CON-7.2.3 | stage payment, installment by progress, call progress payment
The demand names the stage, shows the proof, and gives the bank the form that the bank wants.
Pain: The stage is billed on the day it begins instead of on the day it ends.
Handover | Walk with a flashlight | human | On site | 0 | CON-6.1.3, CON-4.3.2 | handover of flat, acceptance protocol, snag list
They find eleven defects, the site manager finds two more, and each has a date before he leaves.
After | Crack over the door | agent | App | 1 ! | CON-6.2.1 | warranty notice, report defect after handover, defect claim
One picture, one answer: settlement, harmless, filled in May with all the others in the building.

# The heating that fails on the first of December
Tenant on the fourth floor with a grandmother of 88 in the next room.
An urgent repair in a rented apartment, and the reduction of rent that goes with it.
Cold | Reported from bed | agent | App | -2 ! | CON-8.3.1 | report repair, heating failure, tenant repair request
At six in the morning the app asks two things, whether all are cold and whether somebody is frail, and calls at once.
Pain: An answering machine that wishes happy holidays.
Cold | Technician with a time | hybrid | Text message | -2 | CON-8.3.1, CON-8.3.4 | dispatch contractor, appointment for repair, craftsman arrival
Between eight and ten, says the message, with the name; two electric heaters come along.
Pain: "Some time today", says the office, and the grandmother sits in her coat until five.
Warm again | Pump, and what comes next | human | Basement | 1 | CON-8.3.4, CON-8.3.2 | repair heating, boiler room visit, heating maintenance
He shows the superintendent the part, writes down that it will last this winter, and orders the other one.
Warm again | Rent reduced without a fight | agent | Letter | 1 ! | CON-8.2.1, CON-8.1.3 | rent reduction, credit rent, tenant account
Two days without heat come off December by themselves, with the sum beside the law.
Later | Statement one can follow | agent | Portal | 0 | CON-8.2.2, CON-8.2.3 | service charge statement, heating bill, utility costs of tenants
In spring the heating statement shows the old pump's power apart, and who pays for that.
Pain: Four pages of keys and shares without one sentence.

# From a viewing with forty others to a key
Apprentice of 21 and a friend, two low wages, one guarantor.
How two people without much to show apply for an apartment among forty others.
Looking | Viewing with a time of one's own | agent | Portal | 0 | CON-8.1.1 | book viewing, rental ad, flat viewing appointment
Fifteen minutes for two, at a time they chose, and the way the apartment lies to the sun.
Looking | Questions to the tenant who moves out | human | Apartment | 1 | CON-8.1.1, CON-8.1.5 | flat viewing, show apartment, talk to previous tenant
She tells them about the bakery below and the window that sticks; the agent waits in the stairwell.
Applying | Papers asked for in the right order | hybrid | Portal | -2 ! | CON-8.1.1 | rental application, tenant self-disclosure, proof of income for rent
Wages only when they are among the last three; the guarantor signs from three hours away.
Pain: The complete life of forty people in one mailbox, for an apartment that is gone.
Signing | Contract explained, not handed over | hybrid | Video call | 0 | CON-8.1.2 | sign lease, rental contract, deposit agreement
What the index does to the rent in three years stands there as a sum, and so does the deposit in three parts.
Moving in | Everything photographed together | human | Apartment | 2 ! | CON-8.1.5, CON-8.1.2 | handover protocol, meter readings at move-in, key handover
Scratches, meters and keys are in one list that both have, and nobody will argue over in five years.

# A bathroom that was promised for Easter
Mother of three in a house from 1972 with a single bathroom.
A renovation in an occupied home: quote, dust, changes and the final bill.
Planning | Drawing at the kitchen table | human | At home | 1 | CON-2.1.4, CON-1.2.1 | renovation planning, sketch with client, measure on site
The planner measures twice, asks who bathes and who showers, and draws a niche where the pipe is.
Planning | Price with what is not in it | hybrid | E-mail | 0 | CON-1.2.5, CON-1.2.4 | renovation offer, bid for bathroom, cost estimate
Trade by trade; "walls behind the tiles unknown: up to 2,000" stands there, not in the small print.
Building | Week by week on one page | agent | App | -1 | CON-4.1.2, CON-4.1.1 | construction schedule for client, look-ahead of trades, who comes when
Who comes when, what will be loud, and on which two days there is no water.
Pain: The tiler rings the bell at seven, on a day that nobody had told her of.
Building | Pipe of lead in the wall | human | On site | -2 ! | CON-5.2.1, CON-4.2.2 | variation order, unforeseen work, price change on site
Work stops for an hour: three ways, three sums, and none begun before she has said yes.
Pain: The surprise stands on the final invoice, under "sundries".
Building | Tiler who goes back for one tile | human | On site | 1 | CON-4.2.4, CON-4.3.1 | tiling work, fit out bathroom, quality of works
He sees the lip himself, sends a picture, and comes on Monday to do it again.
Done | Invoice that adds up | hybrid | E-mail | 1 ! | CON-5.2.3, CON-5.1.1 | final account, final invoice of builder, interim payment
Offer plus two agreed changes makes the sum; the warranty of each trade hangs behind it.

# A school for the town
Head of a town's building department, for whom the first day of school is a date that cannot move.
From the tender to the bell of the first morning.
Tender | Questions answered to all | hybrid | Tender portal | -1 | CON-1.1.2, CON-1.2.5 | tender questions, bidder query, submit bid to public client
Her question on the old well is read by eleven bidders; one of them had asked about it, and she remembers who.
Pain: Bidders ask by phone, one by one, and two of them price two different wells.
Award | Team in the room | human | Town hall | 1 | CON-1.2.5, CON-2.1.4 | bid presentation, contractor interview, present method to client
The people who will build it speak, not those who sold it, and they have moved the crane away from the kindergarten.
Building | State of things in five minutes | hybrid | Dashboard and call | 0 | CON-4.2.3, CON-5.3.2 | status report to client, client meeting, project progress
Schedule, cost and three worries on a page; the third worry is new, and named before it costs anything.
Building | Claim for eleven days | human | Meeting | -2 ! | CON-5.2.2, CON-5.2.1 | delay claim, extension of time, disruption negotiation
Rain and a late decision of hers: they lay diary against diary, and share it nine to two.
Pain: The claim of four hundred pages comes after the roof.
Finishing | Everything tried once, with her | human | On site | 1 | CON-6.1.1, CON-6.1.2 | commissioning with client, test building services, as-built documents
The alarm, the blinds and the kitchen's hood are set off one after another, with the custodian at the switch.
Finishing | Bell on the first of September | human | School yard | 2 ! | CON-6.1.3 | acceptance of works, handover of building, opening day
Two hundred and forty children run in; the site manager stands at the gate and counts the doors.
`;
