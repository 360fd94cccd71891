export const copy = {
  title: 'Formulas and checks',
  text: 'Every figure that somebody else has published or worked out is computed here again, in this browser and just now, with the very formulas that the product uses.',
  passed: (passed: number, all: number) => `${passed} of ${all} pass`,
  allPass: 'Each figure agrees within half a unit of its last published digit.',
  failed: (count: number) =>
    count === 1
      ? 'One figure does not come out as published. Do not trust results before this is settled: tell whoever runs this product.'
      : `${count} figures do not come out as published. Do not trust results before this is settled: tell whoever runs this product.`,
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
      ['Projected savings', 'current annual cost × automation rate × realisation'],
      ['Payback', 'implementation cost ÷ ((projected savings − run cost) ÷ 12)'],
      ['NPV', 'sum of (benefits − costs) ÷ (1 + discount rate)^year, the year 0 undiscounted'],
      ['ROI', '100 × (present benefits − present costs) ÷ present costs'],
      ['IRR', 'the discount rate at which the NPV is 0'],
    ],
  },
};
