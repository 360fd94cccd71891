import { composePlaybook } from './compose-playbook.ts';

export const customerCareAndReturns = composePlaybook({
  id: '80a19cfc-e410-4796-8d11-ce66ced70bab',
  name: 'Shopper care and returns for an online retailer',
  description:
    '“Where is my order?” and “I want to send it back” are two thirds of all contacts of a typical online shop, and both can be answered from data the shop already holds. The playbook begins with these two, on one market and one channel, because order status is low in risk and quick to prove. Complaints and refunds follow under clear amounts and with people for everything unfair, broken or unsafe. No new contact-center platform is needed: order, parcel and payment interfaces suffice.',
  complexity: 'beginner',
  estimatedTimeToValue: '4-6 weeks',
  industry: 'Retail',
  tags: ['e-commerce', 'customer service', 'returns', 'chat'],
  expectedOutcomes: [
    '45-60% of order-status contacts resolved without an agent after eight weeks',
    'Refund started within one working day of parcel scan for nine of ten returns',
    'Customer satisfaction of automated contacts no more than three points below those with people',
    'Return reasons captured in a usable form for 85% of parcels and reviewed monthly with buying',
    'Peak-season temporary staff reduced by a fifth compared with last year’s plan',
  ],
  fits: ['ARTS'],
  processes: [
    {
      code: '6',
      name: 'Sell and Fulfill Online',
      description: 'The web shop from search result to parcel, and the way back.',
    },
    {
      code: '6.3',
      name: 'Orchestrate orders',
      description: 'Keeping the promise made at checkout while stock and carriers change their minds.',
    },
    {
      code: '6.3.3',
      name: 'Change or cancel orders',
      description:
        'Agents try to stop a parcel, correct an address or drop a line before the warehouse wave closes, calling the site when in doubt.',
      workload: { occupation: 'customerService', fte: 3, runs: 38_000, hours: 0.13 },
      volume: 'change requests assumed at 1.5% of 2.5 million orders, eight minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Change agent with access to the order engine',
          description:
            'The agent checks how far the order has got, offers only what is still possible, amends address or lines, adjusts the payment and confirms. An address change after a password reset or to another country is refused and passed to the fraud desk.',
          estimatedSavings: 48,
        },
      ],
    },
    {
      code: '6.5',
      name: 'Process online returns',
      description: 'Goods come back, money goes out, and somebody ought to learn why.',
    },
    {
      code: '6.5.1',
      name: 'Authorize returns',
      description:
        'Requests outside the standard window, for damaged goods or for marketplace items are judged by an agent looking at pictures and policy.',
      workload: { occupation: 'customerService', fte: 5, runs: 70_000, hours: 0.12 },
      volume: 'non-standard return requests assumed at one in nine of 630,000 returned parcels',
      opportunities: [
        {
          type: 'ai',
          title: 'Assess damage photographs',
          description:
            'A vision model tells transport damage, wear and missing parts apart and checks that picture and article match. Clear damage gets a label or a replacement; the rest, and every product-safety suspicion, is seen by an agent.',
          estimatedSavings: 50,
        },
        {
          type: 'automation',
          title: 'Return rules in one table',
          description:
            'Window, category, seller and loyalty tier determine label, fee or “keep it” offer at once, and the shopper sees the same rule as the agent. Merchandising owns the table and tests changes on a market first.',
          estimatedSavings: 34,
        },
      ],
    },
    {
      code: '6.5.2',
      name: 'Refund returned parcels',
      description:
        'The returns center grades the article; clerks resolve parcels without a slip, wrong contents and split payments before the refund.',
      workload: { occupation: 'accountingClerk', fte: 4, runs: 63_000, hours: 0.1 },
      volume: 'one parcel in ten assumed to need a clerk before refund, six minutes each',
      opportunities: [
        {
          type: 'automation',
          title: 'Refund on scan for trusted returns',
          description:
            'The carrier’s first scan triggers the refund for low-value parcels of customers without conspicuous history, and gift cards, points and tax are split by rule. Finance reviews the loss rate of early refunds every month and moves the limit.',
          estimatedSavings: 40,
        },
        {
          type: 'ai',
          title: 'Identify parcels without papers',
          description:
            'Sender text, weight and article image are matched with open returns, giving the three likeliest orders. The clerk picks one; wrong contents open a case instead of a refund.',
          estimatedSavings: 25,
        },
      ],
    },
    {
      code: '7',
      name: 'Win and Keep Customers',
      description: 'Knowing shoppers, speaking to them and standing by what was sold.',
    },
    {
      code: '7.4',
      name: 'Serve customers after the sale',
      description: 'Everything a customer may ask once the money has been paid.',
    },
    {
      code: '7.4.1',
      name: 'Answer customer inquiries',
      description: 'Questions by chat, mail, phone and messenger, most of them short.',
    },
    {
      code: '7.4.1.1',
      name: 'Answer order status questions',
      description:
        'Agents look up order, shipment and carrier page and paste the result into a reply, thousands of times a day in December.',
      workload: { occupation: 'customerService', fte: 12, runs: 270_000, hours: 0.075 },
      volume: 'order-status contacts assumed at 11% of orders, four and a half minutes each',
      opportunities: [
        {
          type: 'agentic',
          title: 'Order assistant that acts on late parcels',
          description:
            'Beyond reading out the tracking, the assistant recognizes a stuck parcel by carrier and lane, opens the carrier inquiry, tells the customer when it will write again and sends a replacement once the agreed days have passed and stock allows. High-value and repeat losses go to a person.',
          estimatedSavings: 145,
        },
        {
          type: 'automation',
          title: 'Delay notices before the question comes',
          description:
            'A missed carrier milestone sends a message with the new estimate and a choice to wait or cancel. Each notice is suppressed when a contact is already open.',
          estimatedSavings: 60,
        },
      ],
    },
    {
      code: '7.4.1.2',
      name: 'Answer product and stock questions',
      description:
        'Agents search item pages, ask stores and guess at sizes, compatibility and the date of the next delivery.',
      workload: { occupation: 'customerService', fte: 5, runs: 82_000, hours: 0.1 },
      volume: 'product questions by chat and mail assumed at 225 a day',
      opportunities: [
        {
          type: 'ai',
          title: 'Grounded product answers',
          description:
            'Answers are retrieved from item data, manuals, reviews and live stock and shown with their origin; where the data is silent the assistant says so and creates a task for the item team. Health, allergy and child-safety questions are answered by trained staff.',
          estimatedSavings: 72,
        },
      ],
    },
    {
      code: '7.4.2',
      name: 'Resolve complaints',
      description:
        'Senior agents read long threads, apologize, decide on goodwill and chase the carrier or supplier at fault.',
      workload: { occupation: 'customerService', fte: 6, runs: 26_000, hours: 0.38 },
      volume: 'complaints assumed at one per cent of orders, 23 minutes over two contacts',
      opportunities: [
        {
          type: 'ai',
          title: 'Thread summary, cause and goodwill range',
          description:
            'A language model condenses the history, names what went wrong and suggests a goodwill range from comparable cases; the agent chooses amount and words. Threats, injuries and vulnerable customers are flagged at the top.',
          estimatedSavings: 66,
        },
      ],
    },
  ],
  journeys: `
# The birthday present that has not arrived
Grandmother of seventy-one who ordered a train set for Saturday and has never tracked a parcel.
A shopper with a date that cannot move.
Delay | Warned two days before | agent | Text message | -1 | 7.4.1.1
The message names the new date and offers pick-up in a store that has the article.
Pain: The tracking page says "on its way" until the evening of the birthday.
Ask | Ask in the messenger | agent | Messenger | 0 | 7.4.1.1
The assistant knows the order from the phone number and skips the form.
Pain: A form wants the order number, which stands in a mail she has deleted.
Rescue | Switch to a store | hybrid | Store | 2 ! | 6.3.3
The parcel is cancelled and the article reserved; store staff confirm that it lies at the desk.
Pain: The shop has the train on its shelf and may not hand it to whoever paid online.
Repair | Be compensated without haggling | human | Chat | 1 | 7.4.2
An agent sees the story on one page and adds what seems fair.
Pain: A voucher for the next order, to somebody who wanted this one.

# Sending back what does not fit
Tram driver on split shifts, between two sizes in every brand, with a parcel shop on the way home.
A return without a printer or a telephone call.
Before | Choose the right size next time | agent | Product page | 0 | 7.4.1.2
The product answer quotes what other buyers of that cut say about its size.
Pain: He orders two sizes each time, knowing that one goes back.
Return | Start the return | agent | App | 1 | 6.5.1
Two taps and a code for the parcel shop; the reason is a picture to tap, not a form.
Pain: The label must be printed, and he has not owned a printer for years.
Return | Show the broken zip | hybrid | App with camera | -1 | 6.5.1
A photograph is assessed in seconds; an unclear one is seen by an agent the same day.
Pain: The shoe is to be mailed abroad at his own cost before anybody looks at the zip.
Refund | Money back | agent | E-mail | 2 ! | 6.5.2
The refund starts when the carrier scans the parcel, and the message says when the bank will show it.
Pain: Money comes after the warehouse has opened the box, which takes three weeks in January.
`,
});
