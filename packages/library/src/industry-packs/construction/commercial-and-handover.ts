import type { PackEntry } from '../../industry-pack.ts';

export const commercialAndHandover: readonly PackEntry[] = [
  [
    '5',
    'Commercial Management',
    'Quantity surveyors turn built work into money, secure every change, and know the margin before the accountant does.',
  ],
  [
    '5.1',
    'Valuation and Payment',
    'What was built this month, what it is worth under the contract, and who is paid from it.',
  ],
  [
    '5.1.1',
    'Claim interim payment from the client',
    'Joint measurements, percentages and approved extras are put into the cumulative claim with proofs, sent by the contract’s date, and cut by the client’s engineer.',
    ['construction-measured-works-to-claim', 'approval-and-acceptance-clock'],
  ],
  [
    '5.1.2',
    'Certify trades’ payment claims',
    'A subcontractor’s cumulative bill is checked against measurement, rates, earlier certificates, retention and back-charges, line after line.',
    ['construction-progress-claim-check', 'contractor-progress-claim-check'],
  ],
  [
    '5.1.3',
    'Manage retention, bonds and guarantees',
    'Performance and warranty bonds are called in at signing, swapped for retention, reduced at milestones and given back when the period ends.',
    ['bank-guarantee-lines-and-returns', 'construction-defect-tracking-handover'],
  ],
  ['5.2', 'Changes and Claims', 'Nothing is free that was not in the bill, provided somebody gave notice in time.'],
  [
    '5.2.1',
    'Notify and price variations',
    'Instructions from drawings, meetings and calls are spotted, notified within the contract’s days, priced from the estimate’s base, and argued to an order.',
    ['construction-variation-evidence-file', 'change-order-assessment-agent'],
  ],
  [
    '5.2.2',
    'Substantiate delay and disruption',
    'Claims consultants rebuild what was planned and what happened from diary, program and letters, show cause and effect, and put days and money to it.',
    ['construction-variation-evidence-file'],
  ],
  [
    '5.2.3',
    'Negotiate the final account',
    'Two commercial managers with two lists and a bottle of water trade points until a sum is left that both bosses will sign.',
    {
      nothing:
        'A bargain between two people about last things; the figures come from files kept before, and the rest is stamina and trust.',
    },
  ],
  ['5.3', 'Job Cost Control', 'The monthly truth about each job’s cost to complete, before the accountant finds it.'],
  [
    '5.3.1',
    'Forecast cost at completion',
    'Site manager and controller go through each trade’s committed, booked and still-to-come cost, and dare to write down the margin that is left.',
    ['capital-project-cost-at-completion', 'engagement-margin-early-warning'],
  ],
  [
    '5.3.2',
    'Report project status to the board',
    'Traffic lights, cash, claims and the three worst risks of each job are told on one page, a week after month end.',
    ['project-status-from-plans-and-tickets'],
  ],
  [
    '6',
    'Handover and Warranty',
    'Commissioning, papers, keys, and then five years of being called back for leaks and cracks.',
  ],
  ['6.1', 'Completion', 'The last weeks, in which everything is ninety-five percent done and nobody wants to stay.'],
  [
    '6.1.1',
    'Commission building services',
    'Ventilation is balanced, sprinklers and fire dampers are tested together, and the expert of the authority signs after the third try.',
    {
      nothing:
        'Engineers with instruments walk the plant and turn dampers until values hold; the integrated fire test is a rehearsal of people and machines, done once.',
    },
  ],
  [
    '6.1.2',
    'Collect as-built papers',
    'Manuals, certificates, revised drawings and warranty letters are squeezed out of forty trades before the last installment is paid.',
    ['handover-document-collection-agent', 'property-plan-archive-intake'],
  ],
  [
    '6.1.3',
    'Accept the works',
    'Client and contractor walk every room, list reservations with sums held back, sign the acceptance protocol, and risk passes.',
    ['construction-defect-tracking-handover', 'defect-photo-classification'],
  ],
  [
    '6.2',
    'Warranty Service',
    'Leaks, cracks and stuck windows in the years after, with a trade behind each that should pay.',
  ],
  [
    '6.2.1',
    'Handle warranty notices',
    'A notice is checked for period and cause, passed to the trade that is liable, and repaired with access agreed with the people who live there.',
    ['construction-warranty-notice-to-liable-trade'],
  ],
  [
    '6.2.2',
    'Track limitation dates per trade',
    'Warranty ends by trade and component are listed, a walk is held before each, and the bond is released only after.',
    ['property-critical-date-calendar'],
  ],
];
