import type { PackEntry } from '../../industry-pack.ts';

export const providersAndCare: readonly PackEntry[] = [
  [
    '4',
    'Provider network',
    'Hospitals, physicians and therapists are contracted, vetted, listed and paid under terms that somebody has to load correctly.',
  ],
  [
    '4.1',
    'Contracting and credentialing',
    'Network managers negotiate who belongs to the network and at what price, and credentialing proves that they may practice.',
  ],
  [
    '4.1.1',
    'Negotiate hospital and physician contracts',
    'Contract managers model case rates, per diems and value-based terms on past claims and bargain with systems that can walk away.',
    { nothing: 'Big contracts are poker between two teams; the modeling behind them is the actuaries’ daily tool.' },
  ],
  [
    '4.1.2',
    'Load contract terms into pricing',
    'Configuration staff read amendments, fee schedules and carve-outs and set them up so that claims price as signed.',
    ['health-plan-provider-contract-terms-into-pricing'],
  ],
  [
    '4.1.3',
    'Credential and recredential providers',
    'Specialists verify license, board, malpractice history and sanctions at the source and bring files to the committee every three years.',
    ['health-plan-provider-credentialing-primary-sources'],
  ],
  [
    '4.1.4',
    'Keep the provider directory true',
    'Addresses, hours, open panels and group memberships are confirmed with practices and corrected before members drive to the wrong door.',
    ['health-plan-provider-directory-verification'],
  ],
  [
    '4.1.5',
    'Test network adequacy',
    'Analysts measure driving time and appointment waits by specialty and county, and recruit where the regulator’s ratio is missed.',
    {
      nothing:
        'Distance tables fall out of the mapping tool before each filing; recruiting the missing cardiologist is a matter of money.',
    },
  ],
  [
    '4.2',
    'Provider service',
    'Practices ring about unpaid claims, authorization status and wrong rates, and field representatives visit the large ones.',
  ],
  [
    '4.2.1',
    'Answer practices on claims and payment',
    'Call center agents explain edits and remittances, open disputes and promise adjustments to billing staff who call every day.',
    ['health-plan-provider-claim-status-and-dispute-line'],
  ],
  [
    '4.2.2',
    'Settle payment disputes and arbitration',
    'Underpayment letters and out-of-network arbitrations are argued with median rates, contract clauses and the chart within fixed days.',
    ['health-plan-provider-claim-status-and-dispute-line'],
  ],
  [
    '4.2.3',
    'Report performance to value-based groups',
    'Medical groups under shared savings get lists of their attributed patients, cost drivers and open care gaps each month.',
    ['performance-report-with-drivers', 'health-plan-quality-measure-gap-closure-data'],
  ],
  [
    '5',
    'Utilization and care management',
    'Nurses and medical directors decide whether care is necessary and help the sickest members through it.',
  ],
  [
    '5.1',
    'Utilization review',
    'Requests for surgery, imaging, rehabilitation and drugs are approved, questioned or denied within hours or days set by law.',
  ],
  [
    '5.1.1',
    'Take in prior authorization requests',
    'Faxes, portal forms and calls are turned into a case with member, codes, provider and clock, and clear ones are approved at once.',
    ['health-plan-prior-authorization-intake-and-auto-approve'],
  ],
  [
    '5.1.2',
    'Collect missing clinical notes',
    'Coordinators telephone and fax practices for the therapy notes or images that the criteria ask for.',
    ['health-plan-authorization-missing-notes-agent'],
  ],
  [
    '5.1.3',
    'Review medical necessity',
    'A nurse applies the criteria; what does not meet them goes to a physician, who calls the treating doctor before saying no.',
    ['health-plan-prior-authorization-intake-and-auto-approve'],
  ],
  [
    '5.1.4',
    'Follow hospital stays',
    'Concurrent review nurses get admission notices, ask for updates, approve days and prepare the next level of care with the hospital.',
    ['health-plan-discharge-transition-coordinator'],
  ],
  [
    '5.1.5',
    'Approve rehabilitation, aids and home care',
    'Clerks and medical advisers weigh prescriptions for wheelchairs, cures and nursing visits against need, contract supplier and stock to reuse.',
    ['health-plan-authorization-missing-notes-agent'],
  ],
  [
    '5.2',
    'Care and case management',
    'Care managers telephone members with cancer, failing hearts or too many admissions and arrange what the system forgets.',
  ],
  [
    '5.2.1',
    'Find members who need a care manager',
    'Analysts run risk models on claims, laboratory values and discharges, and hand nurses a call list for the week.',
    ['health-plan-care-management-outreach-ranking'],
  ],
  [
    '5.2.2',
    'Manage complex cases',
    'A nurse draws up a care plan with member and doctors, books appointments, finds a ride and calls again next Tuesday.',
    ['contact-summary-and-promise-record'],
  ],
  [
    '5.2.3',
    'Coordinate transitions after discharge',
    'Within two days of leaving hospital the member is called about drugs, warning signs and the follow-up visit.',
    ['health-plan-discharge-transition-coordinator'],
  ],
  [
    '5.2.4',
    'Run prevention and disease programs',
    'Diabetes, back pain and screening programs invite, enroll and remind members, with bonuses where the statute provides them.',
    ['health-plan-quality-measure-gap-closure-data'],
  ],
  [
    '5.2.5',
    'Decide long-term care applications',
    'Applicants are visited by an assessor, graded by points, and granted cash or services; higher grades are asked for within months.',
    ['health-plan-care-need-application-file'],
  ],
  [
    '5.2.6',
    'Manage sick pay and return to work',
    'Sick pay officers compute the benefit from employers’ wage statements, review long cases with medical advisers and talk about gradual return.',
    ['insurance-disability-duration-and-return-plan'],
  ],
  [
    '6',
    'Pharmacy benefit',
    'Drugs are a fifth of the cost: listed in tiers, approved one by one, rebated by manufacturers and switched to generics.',
  ],
  [
    '6.1',
    'Formulary and drug approvals',
    'Pharmacists maintain the list of covered drugs and decide exceptions for the expensive ones.',
  ],
  [
    '6.1.1',
    'Maintain the formulary',
    'The pharmacy committee places new drugs in tiers with step therapy and limits, and members on dropped drugs get a letter.',
    ['health-plan-medical-policy-criteria-maintenance'],
  ],
  [
    '6.1.2',
    'Decide drug exceptions',
    'Prescribers ask for non-listed or high-dose drugs; pharmacists check diagnosis, tried alternatives and laboratory values within a day.',
    ['health-plan-prior-authorization-intake-and-auto-approve'],
  ],
  [
    '6.2',
    'Pharmacy claims and rebates',
    'Pharmacies are paid at the counter in seconds, manufacturers pay back months later, and auditors look at what happened between.',
  ],
  [
    '6.2.1',
    'Settle pharmacy claims',
    'Each prescription is tested for cover, interaction and price while the patient waits, and pharmacies are paid in fortnightly cycles.',
    { nothing: 'The counter transaction is answered by rule in a second all over the country; nobody touches it.' },
  ],
  [
    '6.2.2',
    'Claim manufacturer rebates',
    'Dispensed packs are invoiced to manufacturers per contract quarter, and rejected lines argued by pharmacy claim.',
    ['health-plan-drug-rebate-invoices'],
  ],
  [
    '6.2.3',
    'Audit pharmacies',
    'Auditors choose stores with odd brand shares, early refills or phantom prescribers and compare claims with signed prescriptions.',
    ['health-plan-billing-pattern-and-upcoding-monitor'],
  ],
];
