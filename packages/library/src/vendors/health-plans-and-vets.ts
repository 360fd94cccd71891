import { directoryVendors } from './directory-vendors.ts';

/** Health plans, and practices for animals. */
export const healthPlansAndVets = [
  ...directoryVendors('Health insurance', [
    {
      id: 'db24a2a6-e838-47af-9732-3b04fa2806ff',
      name: 'HealthEdge',
      overview:
        'Regional and Medicaid health plans in the United States run enrollment, claims and premium billing on HealthRules Payer. Case managers work in GuidingCare, which came with Altruista Health.',
      headquarters: 'Burlington, Massachusetts',
      founded: null,
      website: 'https://healthedge.com',
      capabilities: [
        'Adjudicate health plan claims',
        'Price and edit claims of hospitals and physicians',
        'Manage cases and care plans of members',
        'Configure benefits and provider contracts',
        'Review prior authorizations and utilization, and request missing clinical notes before the clock runs out',
        'Resolve pended claims of the health plan to release, correction or denial',
        'Reconcile membership and premium daily with exchange and employer files',
        'Reprocess claims after retroactive eligibility changes',
        'Handle appeals and grievances, with notices and criteria',
      ],
      products: [
        ['HealthRules Payer', 'Benefits, enrollment, claims and premium bills', 'Core administration'],
        ['HealthEdge Source', 'Prices and edits of claims before payment', 'Payment integrity'],
        ['GuidingCare', 'Utilization, cases, appeals and grievances', 'Care management'],
        ['HealthEdge Wellframe', 'Messages and programs for members by app', 'Member engagement'],
      ],
      ai: [],
    },
    {
      id: '97ba8a2a-c121-4cea-9e9f-ff27c1da4c1f',
      name: 'Cotiviti',
      overview:
        'Cotiviti looks over what health plans are about to pay and have paid: coding that does not fit, another insurer that should pay first, charts behind a risk score. Nurses and coders check what the rules find.',
      headquarters: 'South Jordan, Utah',
      founded: null,
      website: 'https://www.cotiviti.com',
      capabilities: [
        'Edit health plan claims before payment',
        'Find overpaid claims and recover them',
        'Review charts for risk adjustment of members',
        'Coordination of benefits: find other coverage before payment',
        'Compare provider billing patterns in claims with peers before payment (fraud, waste and abuse)',
        'Compute quality measures (HEDIS) with gaps of care',
      ],
      products: [
        ['Coding Validation', 'Claims tested against medical coding rules and history', 'Claims editing'],
        ['Coordination of Benefits', 'Other insurers that pay first', 'Claims recovery'],
        ['Risk Adjustment', 'Retrieval and coding of charts', 'Risk adjustment'],
        ['Quality Intelligence', 'Measures and gaps of care', 'Quality'],
      ],
      ai: [],
    },
  ]),
  ...directoryVendors('Veterinary practices', [
    {
      id: '1df863bb-d5ae-4807-bada-827b04f037de',
      name: 'IDEXX',
      overview:
        'Analyzers for blood and urine of animals made IDEXX known in practices; results flow into its practice systems and to an owner’s phone. Reference laboratories take what the practice cannot run.',
      headquarters: 'Westbrook, Maine',
      founded: '1983',
      website: 'https://www.idexx.com',
      capabilities: [
        'Keep records of animal patients',
        'Order and report laboratory results of animals',
        'Charge veterinary treatments from the record',
        'Read medical images of animals',
        'Book veterinary appointments',
        'Remind pet owners whose vaccination or next visit is due',
        'Keep the controlled drugs register, and label medicines dispensed to animals',
        'Send animals home with discharge instructions for pet owners',
        'Send pet insurance claims from the record',
      ],
      products: [
        ['ezyVet', 'Cloud practice system of vets and hospitals for animals', 'Practice management'],
        ['Cornerstone', 'Practice system on the premises', 'Practice management'],
        ['VetConnect PLUS', 'Laboratory results and their history', 'Laboratory results'],
        ['Vello', 'Reminders, bookings and messages of pet owners', 'Client communication'],
      ],
      ai: [['SediVue Dx', 'Name cells and crystals in pictures of urine sediment', 'Computer vision']],
    },
    {
      id: '2e725c8c-5fa3-417c-9477-2cafde653d6b',
      name: 'Covetrus',
      overview:
        'A wholesaler of medicines and supplies for vets that also sells the practice systems which order them. Prescriptions reach owners from its own pharmacy under the name of the practice.',
      headquarters: 'Portland, Maine',
      founded: '2019',
      website: 'https://covetrus.com',
      capabilities: [
        'Run records and calendar of veterinary practices',
        'Capture missed charges of veterinary treatments',
        'Supply and reorder medicines of a practice',
        'Send prescriptions home to pet owners',
        'Remind pet owners and answer them by text',
        'Keep the controlled drugs register, and label medicines dispensed to animals',
      ],
      products: [
        ['Covetrus Pulse', 'Cloud practice system of vets', 'Practice management'],
        ['AVImark', 'Practice system on the premises', 'Practice management'],
        ['vRxPro', 'Prescriptions and home delivery under the practice’s name', 'Pharmacy'],
        ['Covetrus Comms', 'Reminders, bookings and texts', 'Client communication'],
      ],
      ai: [],
    },
  ]),
];
