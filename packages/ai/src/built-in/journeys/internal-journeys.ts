import type { JourneyTemplate } from './journey-template.ts';

/** For sectors whose processes hardly meet a customer: those whom they serve inside, and those who supply them. */
export const INTERNAL_JOURNEYS: readonly JourneyTemplate[] = [
  {
    names: { other: 'From production order to released goods' },
    description: 'What sales or planning has asked for, on its way through the plant.',
    audience: 'internal',
    who: 'planner',
    about: 'production produce manufacturing plant batch work-order product material',
    stages: [
      {
        phase: 'Plan',
        label: 'Schedule',
        says: 'The {who} sees when it can be made.',
        words: 'schedule scheduling sequence capacity plan',
      },
      {
        phase: 'Make',
        label: 'Start',
        says: 'The {who} knows that it has begun.',
        words: 'dispatch release issue start assign',
      },
      {
        phase: 'Make',
        label: 'Production',
        says: 'The {who} follows it through the plant.',
        words: 'execute run operate produce assemble execution',
        moment: true,
      },
      {
        phase: 'Check',
        label: 'Quality',
        says: 'The {who} learns whether it is right.',
        words: 'inspect quality test sample release deviation',
        moment: true,
      },
      {
        phase: 'Hand over',
        label: 'Stock',
        says: 'The {who} finds it in stock, ready to ship.',
        words: 'store stock receive ship warehouse inventory transfer',
      },
    ],
  },
  {
    names: { other: 'Joining, working and leaving as an employee' },
    description: 'The company as its own people know it.',
    audience: 'internal',
    who: 'employee',
    about: 'employee candidate recruit staff hr human workforce payroll worker personnel talent labor labour',
    stages: [
      {
        phase: 'Apply',
        label: 'Application',
        says: 'The {who} applies and hears back soon.',
        words: 'recruit candidate applicant interview source select hire vacancy',
      },
      {
        phase: 'Join',
        label: 'First day',
        says: 'The {who} has a desk, access and somebody to ask.',
        words: 'onboard onboarding orientation join induct contract',
        moment: true,
      },
      {
        phase: 'Work',
        label: 'Learning',
        says: 'The {who} learns what the work needs.',
        words: 'train training learn develop skill certification',
      },
      {
        phase: 'Work',
        label: 'Pay',
        says: 'The {who} is paid rightly and on time.',
        words: 'payroll pay wage salary benefit compensation expense reimburse',
        moment: true,
      },
      {
        phase: 'Work',
        label: 'Question',
        says: 'The {who} asks, and gets an answer.',
        words: 'inquiry enquiry absence leave time attendance support grievance request relation',
      },
      {
        phase: 'Leave',
        label: 'Farewell',
        says: 'The {who} leaves on good terms.',
        words: 'separation offboard retire retirement exit terminate redeploy',
      },
    ],
  },
  {
    names: { other: 'Working with us as a supplier' },
    description: 'From the first talk to the money in the supplier’s account.',
    audience: 'internal',
    who: 'supplier',
    about: 'supplier vendor procurement purchase purchasing source invoice payable partner',
    stages: [
      {
        phase: 'Qualify',
        label: 'Choice',
        says: 'The {who} shows what it can do, and is chosen or not.',
        words: 'select qualify onboard evaluate sourcing rfp tender certify',
      },
      {
        phase: 'Agree',
        label: 'Contract',
        says: 'The {who} agrees on terms.',
        words: 'negotiate contract agreement terms',
      },
      {
        phase: 'Deliver',
        label: 'Order',
        says: 'The {who} receives an order that can be filled.',
        words: 'order purchase requisition call-off',
      },
      {
        phase: 'Deliver',
        label: 'Receipt',
        says: 'The {who} delivers, and it is confirmed.',
        words: 'receive receipt goods inbound inspect',
      },
      {
        phase: 'Get paid',
        label: 'Payment',
        says: 'The {who} is paid when it was agreed.',
        words: 'invoice payable pay payment settle',
        moment: true,
      },
      {
        phase: 'Stay',
        label: 'Review',
        says: 'The {who} hears how it is doing.',
        words: 'review performance scorecard rate',
      },
    ],
  },
  {
    names: { other: 'Getting help from IT' },
    description: 'A colleague cannot work, and somebody puts it right.',
    audience: 'internal',
    who: 'colleague',
    about: 'it technology incident service-desk system application access user software ict',
    stages: [
      {
        phase: 'Ask',
        label: 'Request',
        says: 'The {who} asks for access, a device or help.',
        words: 'request ticket access service-desk inquiry support user',
      },
      {
        phase: 'Solve',
        label: 'Incident',
        says: 'The {who} can work again.',
        words: 'incident resolve restore problem fault recover',
        moment: true,
      },
      {
        phase: 'Improve',
        label: 'Change',
        says: 'The {who} gets a new version without surprises.',
        words: 'change release deploy deployment upgrade',
      },
    ],
  },
];
