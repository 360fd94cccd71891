import type { JourneyTemplate } from './journey-template.ts';

/** What comes after the purchase, and services that are asked for rather than bought. */
export const SERVICE_JOURNEYS: readonly JourneyTemplate[] = [
  {
    names: {
      Healthcare: 'From admission to discharge',
      'Public sector': 'From application to decision',
      other: 'From request to service',
    },
    description: 'Somebody needs something done, and follows it to its end.',
    audience: 'customer',
    about: 'patient citizen permit appointment admission guest student resident passenger',
    stages: [
      {
        phase: 'Ask',
        label: 'Request',
        says: 'The {who} asks for what is needed.',
        words: 'application request appointment admission register registration booking reservation apply admit',
      },
      {
        phase: 'Ask',
        label: 'Check',
        says: 'The {who} learns whether everything is there.',
        words: 'eligibility triage verify examine screening completeness check',
      },
      {
        phase: 'Receive',
        label: 'Service',
        says: 'The {who} is served.',
        words: 'treat treatment deliver perform provide examination care grant',
        moment: true,
      },
      {
        phase: 'Receive',
        label: 'Result',
        says: 'The {who} gets the result in writing.',
        words: 'decision decide result discharge issue notify certificate notice',
        moment: true,
      },
      {
        phase: 'Afterwards',
        label: 'Follow-up',
        says: 'The {who} comes back with questions.',
        words: 'follow-up appeal feedback aftercare objection renewal',
      },
    ],
  },
  {
    names: { Telecommunications: 'From fault to fix', other: 'Getting a problem solved' },
    description: 'Something does not work, and somebody looks after it.',
    audience: 'customer',
    about:
      'complaint inquiry enquiry problem fault trouble incident ticket warranty service claim defect shopper support',
    stages: [
      {
        phase: 'Get help',
        label: 'Contact',
        says: 'The {who} says what is wrong, without saying it twice.',
        words: 'contact inquiry enquiry call ticket complaint question message log',
      },
      {
        phase: 'Get help',
        label: 'Diagnosis',
        says: 'The {who} is asked what is needed to find the cause, and no more.',
        words: 'diagnose isolate triage identify classify localize localise investigate test',
      },
      {
        phase: 'Solve',
        label: 'Solution',
        says: 'The {who} has a working solution.',
        words: 'resolve repair correct restore fix solve replace recover warranty',
        moment: true,
      },
      {
        phase: 'Solve',
        label: 'Making good',
        says: 'The {who} is compensated where that is fair.',
        words: 'refund compensation goodwill rebate credit compensate adjust',
        moment: true,
      },
      {
        phase: 'Afterwards',
        label: 'Looking back',
        says: 'The {who} says whether it was worth the trouble.',
        words: 'feedback satisfaction survey review close closure',
      },
    ],
  },
  {
    names: { Insurance: 'Paying the premium', other: 'Paying the bill' },
    description: 'A bill comes, is understood, and is paid.',
    audience: 'customer',
    about: 'bill billing invoice premium payment receivable fee customer debtor',
    stages: [
      {
        phase: 'Bill',
        label: 'Bill',
        says: 'The {who} receives a bill that explains itself.',
        words: 'bill billing invoice statement charge',
      },
      {
        phase: 'Pay',
        label: 'Payment',
        says: 'The {who} pays, and it is seen at once.',
        words: 'payment collect receipt debit remittance cash collection',
      },
      {
        phase: 'Ask',
        label: 'Question',
        says: 'The {who} asks about a line, and gets an answer or a correction.',
        words: 'inquiry enquiry dispute query adjustment adjust deduction correct',
        moment: true,
      },
      {
        phase: 'Fall behind',
        label: 'Reminder',
        says: 'The {who} who is late is reminded in time and in a fair tone.',
        words: 'remind reminder dunning arrears overdue delinquent unpaid late collections',
      },
    ],
  },
  {
    names: { Retail: 'Bringing goods back', Manufacturing: 'Bringing goods back', other: 'Bringing goods back' },
    description: 'Goods go back, and the money or another piece comes in return.',
    audience: 'customer',
    about: 'return returned refund exchange rma',
    stages: [
      {
        phase: 'Announce',
        label: 'Return request',
        says: 'The {who} says what comes back and why.',
        words: 'authorize authorise request register return label announce accept',
      },
      {
        phase: 'Hand over',
        label: 'Inspection',
        says: 'The {who} hands the goods over, and their state is seen.',
        words: 'inspect grade receive check disposition sort',
      },
      {
        phase: 'Settle',
        label: 'Refund',
        says: 'The {who} has the money back, or another piece.',
        words: 'refund exchange credit replacement reimburse',
        moment: true,
      },
    ],
  },
  {
    names: {
      Insurance: 'Changing, renewing or ending a policy',
      Retail: 'Becoming a regular',
      other: 'Staying, changing or leaving',
    },
    description: 'Life changes; the {who} stays, changes the contract or leaves.',
    audience: 'customer',
    about:
      'renew renewal retention loyalty cancel cancellation lapse churn termination endorsement member subscription policy contract customer',
    stages: [
      {
        phase: 'Use',
        label: 'Change',
        says: 'The {who} tells of a change, and it is done everywhere.',
        words: 'change endorsement amend update move address midterm modify',
      },
      {
        phase: 'Use',
        label: 'Reward',
        says: 'The {who} notices that staying is worth something.',
        words: 'loyalty reward member bonus coupon',
      },
      {
        phase: 'Renew',
        label: 'Renewal',
        says: 'The {who} is asked to stay, with terms in good time.',
        words: 'renew renewal retention retain churn extend winback lapse',
        moment: true,
      },
      {
        phase: 'Leave',
        label: 'Ending',
        says: 'The {who} leaves without a fight.',
        words: 'cancel cancellation terminate termination surrender close maturity cease disconnect end',
      },
    ],
  },
];
