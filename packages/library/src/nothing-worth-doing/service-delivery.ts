import type { NothingWorthDoing } from '../nothing-worth-doing.ts';

export const nothingInServiceDelivery: NothingWorthDoing = [
  ['APQC PCF 5.1.2.1 Define service delivery goals', 'The delivery board agrees on one page of goals once a year.'],
  ['APQC PCF 5.1.2.2 Define labor policies', 'They are negotiated with employee representatives and seldom changed.'],
  [
    'APQC PCF 5.1.2.4 Define service delivery network and supply constraints',
    'Where to have delivery sites is a rare investment question.',
  ],
  [
    'APQC PCF 5.1.2.7 Define service delivery workplace layout and infrastructure',
    'Architects and team leads plan it when an office moves.',
  ],
  [
    'APQC PCF 5.2.1.3 Collaborate with customers',
    'Account leads learn of coming needs in conversations, not from forms.',
  ],
  [
    'APQC PCF 5.2.3.4 Deliver operations training',
    'A trainer and a group; the units and the calendar around it have their own entries.',
  ],
  ['APQC PCF 5.2.3.5 Deliver technical training', 'It is done at the device, with an instructor beside the trainee.'],
  [
    'APQC PCF 5.3.1.2 Understand customer requirements and define refine approach',
    'Experienced people ask in workshops what the customer did not write.',
  ],
  [
    'APQC PCF 5.3.1.4 Review customer business objectives',
    'The lead spends an hour with the sponsor at the start and listens.',
  ],
  [
    'APQC PCF 5.3.1.6.1 Establish people objectives',
    'Lead and team member agree on them in person, in a quarter of an hour.',
  ],
  [
    'APQC PCF 5.3.1.6.2 Establish engagement rules',
    'The team settles them at the kick-off and writes them on one page.',
  ],
  [
    'APQC PCF 5.3.2.1 Analyze environment and customer needs',
    'The consultant’s own work on site, different in each engagement.',
  ],
  ['APQC PCF 5.3.2.2 Define solution', 'Experts design for one customer, and little of it repeats the last design.'],
  [
    'APQC PCF 5.3.2.6 Make build/buy solution',
    'What is built differs with the trade; tools belong to that trade’s own processes.',
  ],
  [
    'APQC PCF 5.3.2.7 Deploy solution',
    'It is the delivery team’s own work at the customer’s place, and differs with each trade.',
  ],
];
