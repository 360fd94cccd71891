export const copy = {
  title: 'Formulas and checks',
  text: 'Every published figure below is recomputed here, in this browser, with the same formulas the product uses.',
  passed: (passed: number, all: number) => `${passed} of ${all} pass`,
  allPass: 'Each figure agrees within half a unit of its last published digit.',
  failed: (count: number) =>
    count === 1
      ? 'One figure does not come out as published. Do not trust results until this is resolved. Tell the person who runs this product.'
      : `${count} figures do not come out as published. Do not trust results until this is resolved. Tell the person who runs this product.`,
  table: {
    label: 'Published figures and ours',
    name: 'Figure',
    expected: 'Expected',
    actual: 'Actual',
    tolerance: 'Tolerance',
    verdict: 'Verdict',
    source: 'Source',
  },
  pass: 'Pass',
  fail: 'Fail',
  none: 'none',
  formulas: {
    title: 'The formulas',
    text: 'Workload basis: UiPath Automation Hub and ServiceNow LEAP documentation. Figures over several years: definitions of Forrester’s TEI. Round only for display.',
    list: [
      ['Work hours', 'frequency × runtime ÷ 60'],
      ['Cost of an hour', 'salary × load factor ÷ hours per year'],
      [
        'Current annual cost',
        'work hours × cost of an hour; where frequency or runtime is 0: FTE × salary × load factor',
      ],
      ['Utilization', 'work hours ÷ hours per year ÷ FTE; above 100% it is a warning, never cut off'],
      ['Projected savings', 'current annual cost × automation rate × realization'],
      ['Savings percentage', '100 × projected savings ÷ current annual cost'],
      ['Payback', 'implementation cost ÷ ((projected savings − run cost) ÷ 12)'],
      ['NPV', 'sum of (benefits − costs) ÷ (1 + discount rate)^year, the year 0 undiscounted'],
      ['ROI', '100 × (present benefits − present costs) ÷ present costs'],
      ['IRR', 'the discount rate at which the NPV is 0'],
      ['Suitability', '100 × sum of weight × (answer − 1) ÷ 4, divided by the weights of the answers given'],
      [
        'Estimated savings of an opportunity',
        'cost of the process × what earlier opportunities leave of it × likely benefit of the use case × the part of that benefit that lowers this cost (1 for handling time, 0.4 to 0.8 for others, an assumption)',
      ],
      [
        'Cost of a process without ROI inputs',
        'benchmark by level (4,000 to 60 thousand) × volume (0.4, 1 or 1.6) × √(employees ÷ 2,000) × employee cost ÷ 80,000: all assumptions',
      ],
      ['Vendor fit', '100 × (coverage, AI coverage, depth and sector, each 0 to 1, in proportion to their weights)'],
    ],
  },
  cases: {
    title: 'What goes into the cases G1 to G9',
    list: [
      [
        'G1',
        '5 FTE at $65,000 a year, 12,000 runs a year of 30 minutes; 2,080 hours, load factor 1, automation rate 60%, implementation cost $45,000',
      ],
      ['G2', 'G1 at 1,776 hours a year'],
      ['G3', 'G1 with a load factor of 1.4265'],
      ['G4', 'G1 with 2 FTE: more work than they have hours'],
      ['G5', '3 FTE at $52,000 a year; neither frequency nor runtime is known, so the whole team is priced'],
      ['G6', 'nothing but zeros'],
      ['G7', 'benefit $112,500 and run cost $6,000 a year, implementation cost $45,000, 3 years, 10%'],
      ['G8', 'G7 with half of the benefit in the first year'],
      ['G9', 'G8 with a risk of 20% on the benefits and of 10% on the costs'],
    ],
  },
};
