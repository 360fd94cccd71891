import { industryPack } from '../industry-pack.ts';

export const hairSalonsPack = industryPack(
  { industry: 'hair-salons', name: 'hair and beauty salons', letters: 'HAI' },
  `
1 Book and Front Desk
Who sits in which chair, and when: a gap of half an hour at eleven is money that nobody brings back.
1.1 Appointments
Phone, messages and the web page fill one book, mostly while everybody has foil or scissors in hand.
1.1.1 Take bookings by phone, message and web | trades-calls-answered-and-slots-booked
Clients call during a blow-dry, write at midnight and want "the same as last time, with Ana, on Saturday".
1.1.2 Set how long a service takes | salon-slot-length-from-real-durations
Long thick hair with balayage is not forty minutes, and during its processing time a second client may sit down.
1.1.3 Remind clients and deal with no-shows | trades-reminders-deposits-and-no-shows
A text goes out the day before; whoever does not come for three hours of color leaves a chair empty and a stylist paid.
1.1.4 Refill cancelled slots | cancelled-appointments-refilled-from-waiting-list
When ten o'clock calls off at nine, somebody looks through names in her head and starts to phone.
1.2 Clients at the Door
Coat, coffee, card: the first three minutes, and what the salon remembers about a head of hair.
1.2.1 Receive clients and walk-ins
The desk greets, takes coats, offers coffee and finds a chair for the man who only wants his neck cleaned up.
Nothing: A face that knows the name is what clients pay for, and the book on the screen already says who is next.
1.2.2 Keep client cards | salon-color-formula-on-the-client-card, customer-record-merge-with-register-match
Phone number, birthday, formulas, dislikes and how she takes her coffee stand on paper, in the register and in heads.
2 At the Chair
Advice, color, cut and care, by hand, on somebody who watches every move in the mirror.
2.1 Consultation and Color
What is wished, what this hair can stand, and which mixture has to come out of the bowl.
2.1.1 Advise on cut and color
Stylist and client look at photos, growth and gray, and agree on what is possible today and what needs two visits.
Nothing: It is a talk between two people in front of a mirror; picture apps are a toy beside a hand in the hair.
2.1.2 Test for allergies and note reactions | salon-color-formula-on-the-client-card
Behind the ear goes a dab 48 hours before a first color; in February the question is who was tested, and with what.
2.1.3 Mix color and note the formula | salon-color-formula-on-the-client-card, salon-color-weighed-and-reordered
Shades, grams and developer are mixed by eye and written down later, or not, so that nobody else can repeat it.
2.2 Services
The craft itself, which takes nine of ten hours in the salon and is nobody else’s to do.
2.2.1 Cut and style
Scissors, clippers and dryer for forty minutes a head, standing, with talk or without as the client likes it.
Nothing: No machine holds scissors to a head; the minutes around the cut are what can be helped.
2.2.2 Color, lighten and perm
Brush, foils and timer: lightener goes on strand by strand, with a look under the foil every five minutes.
Nothing: It is judged by eye and feel, at the strand, and a minute too long cannot be taken back.
2.2.3 Do nails, brows and skin
At the small table in the back: files, wax, tint and masks, often by a colleague who rents the place.
Nothing: All of it is done with fine hands on skin; booking and hygiene are dealt with elsewhere.
2.3 Hygiene and Skin Protection
Combs in the bath, gloves for every wash, and an inspector who asks for papers.
2.3.1 Clean and disinfect tools
Blades, combs, bowls and capes are washed, soaked and swapped between one client and the next.
Nothing: It is done by hand in a minute at the basin, and a tick list would take longer than the work.
2.3.2 Keep hygiene plan and risk assessment | workplace-risk-assessment-draft, mandatory-training-and-licences-gate-the-work
Disinfectants, gloves, pregnant staff and the yearly instruction are written down for the inspector and the insurer.
3 Products
Tubes behind the curtain and bottles in the window, which age, walk off or run out on a Saturday.
3.1 Color Bar and Stock
What goes into bowls: a tenth of turnover, and nobody quite knows where a third of it stays.
3.1.1 Order color and care products | salon-color-weighed-and-reordered
A junior goes along the shelf with a list on Monday; the rep calls on Tuesday and always has an offer.
3.1.2 Count shelf and storeroom | trades-stock-counted-by-phone-camera
Once a year for the tax adviser, and after each third bottle that is missing, everybody counts after closing.
3.2 Selling
Bottles, vouchers and courses, sold between the last look in the mirror and the coat.
3.2.1 Recommend care products
After the blow-dry the stylist names the one bottle that holds this color, or forgets to.
Nothing: Clients buy because of who says it at the basin; what helps is a small bonus and the courage to mention it.
3.2.2 Sell vouchers and packages | trades-vouchers-and-prepaid-visits-in-one-ledger
Paper vouchers of three Christmases and ten-visit cards lie in wallets and in a drawer, and are money owed.
4 Stylists and Team
Four to twelve people, part time, with favorites, children and regulars who would follow them anywhere.
4.1 Shifts and Pay
Who works which Saturdays, what a good month pays, and who is self-employed at the window chair.
4.1.1 Plan shifts and vacations | shift-roster-with-rest-rules-skills-and-wishes, vacation-requests-decided-by-cover-and-fairness
Late Thursdays, Saturdays and school holidays are shared out so that a colorist is always there.
4.1.2 Work out commission and tips | commission-run-from-orders-and-plan-rules
Turnover above the threshold, share of retail, tips by card: an evening with a calculator each month.
4.1.3 Settle with chair renters | contractors-and-agency-workers-on-one-register
Freelancers at a rented chair pay by week or share; who is in truth an employee is what the tax office asks.
4.2 Finding and Training
Whole towns look for stylists, and those who can really cut have six offers in their phone.
4.2.1 Find stylists and apprentices | job-ad-drafted-from-position-and-team-facts, applicant-answers-on-every-stage-within-days
Word of mouth, a note on the door and pictures on the phone bring two applicants, who expect an answer tonight.
4.2.2 Teach apprentices and juniors
Heads for practice on Monday evenings, models for the exam, and a master who stands behind.
Nothing: Hands are taught by hands; the report book that apprentices keep is the smaller part of it.
5 Clients and Money
Being found, being praised, coming back every six weeks, and a register that agrees in the evening.
5.1 Being Found
Stars and pictures on a phone decide where somebody who has just moved to the quarter goes.
5.1.1 Ask for reviews and answer them | trades-reviews-asked-and-answered
Happy clients are not asked, and the one whose blonde went orange writes at once and at length.
5.1.2 Post looks and offers | campaign-build-from-brief-to-test-send, social-media-mentions-sorted-and-answered
Before-and-after pictures wait on three phones; somebody should post them, with the client's consent.
5.1.3 Win back who stays away | trades-overdue-regulars-invited-back
She came every six weeks for four years and has not been seen since March, and nobody noticed.
5.1.4 Put right what went wrong | complaint-aftercare-callback
Too short, too warm, uneven: the client is asked back, free of charge, to another chair if she likes.
5.2 Till and Prices
What it costs, what came in, and the folder that wanders to the tax adviser each month.
5.2.1 Keep the price list | price-list-rollout-with-effective-dates
Short, medium, long, junior and master: forty prices on the board, the web page, the register and the portal that differ.
5.2.2 Cash up and agree card payments | trades-till-cash-up-and-receipts-for-the-bookkeeper
Cash, cards, tips and vouchers are counted at seven, tired, and a difference of eight dollars is looked for.
5.2.3 Hand receipts to the tax adviser | trades-till-cash-up-and-receipts-for-the-bookkeeper, invoice-without-order-coding
Till reports, supplier bills and fuel receipts go over in a folder at the end of the month, with three missing.
`,
);
