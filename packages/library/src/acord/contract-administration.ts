import type { LibraryEntry } from '../reference-library.ts';

export const contractAdministration: readonly LibraryEntry[] = [
  [
    '4',
    'Contract Administration',
    'The working life of an insurance contract: underwriting, issue, service, renewal, billing, ending, and its protection by reinsurance.',
  ],
  [
    '4.1',
    'Underwriting',
    "Each proposed risk is investigated, classified and accepted, modified or declined by rule engine or underwriter, within authority and the insurer's capacity.",
  ],
  [
    '4.1.1',
    'Order and collect underwriting evidence',
    'Case managers request motor records, credit and claims registers, physician statements, laboratory tests or financial accounts, chase providers that are late and index what arrives to the application.',
  ],
  [
    '4.1.2',
    'Decide standard cases by rules',
    'Complete applications pass through the underwriting engine, which accepts, loads, excludes or refers them within seconds and records which rule led to each decision.',
  ],
  [
    '4.1.3',
    'Assess medical and lifestyle risk',
    "Life and disability underwriters read doctors' reports, test results and questionnaires, weigh them against the rating manual, and decide on standard, rated, postponed or declined terms.",
  ],
  [
    '4.1.3.1',
    'Summarise medical records',
    'Files of a hundred pages or more from physicians and hospitals are condensed into a dated list of diagnoses, treatments and readings, with page references for the underwriter.',
  ],
  [
    '4.1.3.2',
    'Obtain a medical officer opinion',
    'For rare illnesses or very large sums assured, the underwriter puts precise questions to the company doctor or reinsurer, and files the reasoned opinion with the decision.',
  ],
  [
    '4.1.4',
    'Assess property and liability risk',
    'Commercial underwriters study construction, occupancy, protection, neighboring hazards, contracts and management quality, and judge whether rate, limits and conditions match the exposure.',
  ],
  [
    '4.1.4.1',
    'Survey premises and recommend improvements',
    'Risk engineers visit or review by video factories, warehouses and offices, score fire and theft protection, and agree improvements whose completion is followed up with the policyholder.',
  ],
  [
    '4.1.4.2',
    'Check accumulation and capacity',
    'Location coordinates and limits are added to the exposure model before acceptance; if flood, quake, terror or fire totals exceed capacity, the share is cut or reinsured.',
  ],
  [
    '4.1.5',
    'Refer and approve large risks',
    'An underwriter beyond personal authority submits a summary, rating sheet and proposed terms to a senior colleague or committee, who answers within the service time and signs electronically.',
  ],
  [
    '4.1.6',
    'Communicate decisions and counter-offers',
    'Approved terms, loadings, exclusions or refusals are explained to applicant and adviser in a letter that respects medical confidentiality and the reasons the law demands.',
  ],
  [
    '4.2',
    'Policy Issuance',
    'From an accepted risk, the contract is set up, documented, delivered and registered, so that cover, premium and evidence agree from the first day.',
  ],
  [
    '4.2.1',
    'Complete identity and sanctions checks',
    'Names, owners and beneficiaries are screened against identity, politically exposed person and sanctions lists; possible hits are cleared or confirmed by a compliance analyst before issue.',
  ],
  [
    '4.2.2',
    'Set up the policy record',
    'Accepted quote data flows into the policy system, where administrators add parties, interests, installment plan and reinsurance codes, and correct mismatches with the signed application.',
  ],
  [
    '4.2.3',
    'Produce and deliver policy documents',
    'Schedule, wording, certificates and cards are composed from templates in the night run, quality-checked by sample, and sent by portal, email or post with proof of delivery.',
  ],
  [
    '4.2.4',
    'Issue certificates of insurance',
    'Brokers and policyholders ask many times a day for evidence naming landlords, lenders or principals; the desk verifies limits and wording requests, then issues or refuses the certificate.',
  ],
  [
    '4.2.5',
    'Check contract certainty',
    'Before inception of commercial and reinsurance contracts, a checker compares slip, quote and policy text clause by clause, and returns any discrepancy to underwriter and broker.',
  ],
  [
    '4.3',
    'Policy Servicing',
    'Changes, inquiries and transactions during the term are carried out correctly and promptly on request of policyholder, agent, employer or lender.',
  ],
  [
    '4.3.1',
    'Process mid-term endorsements',
    'Requests to change vehicle, address, sum insured, driver or location arrive by portal and email; technicians re-rate, calculate the pro-rata premium and issue the endorsement.',
  ],
  [
    '4.3.2',
    'Update party and payment details',
    'New names, addresses, bank accounts and contact choices are accepted from self-service or phone after authentication, and applied to every policy the customer holds.',
  ],
  [
    '4.3.3',
    'Change beneficiaries and assignments',
    'Life administrators examine signed forms, witness rules, irrevocable beneficiaries and court orders, register the new right, and return incomplete requests with a clear list of defects.',
  ],
  [
    '4.3.4',
    'Process loans, withdrawals and fund switches',
    "On the customer's instruction, available value is calculated, tax and charges deducted, units sold or loan interest set, and payment made to a verified account.",
  ],
  [
    '4.3.5',
    'Maintain group membership',
    'Joiners, leavers and salary changes come in monthly files from employers; enrollment staff reconcile them with the member list, resolve rejects and adjust premium and identity cards.',
  ],
  [
    '4.3.5.1',
    'Load employer enrolment files',
    "Files in payroll formats are converted, dates and dependants validated, and errors such as missing birth dates reported to the employer's contact on the day received.",
  ],
  [
    '4.3.5.2',
    'Handle evidence of insurability',
    'Members whose benefit exceeds the automatic limit are sent a health questionnaire; replies go to medical underwriting and the excess cover starts only upon approval.',
  ],
  [
    '4.3.6',
    'Answer policyholder enquiries',
    'Service agents or a virtual assistant explain cover, premium, values and documents by phone, chat and letter, authenticate the caller, and open a task where a change is wanted.',
  ],
  [
    '4.3.7',
    'Audit premiums on adjustable policies',
    "Where premium depends on payroll or turnover, auditors obtain the policyholder's year-end declaration and books, compute actual exposure and bill or refund the difference.",
  ],
  [
    '4.4',
    'Renewal',
    'Expiring contracts are reviewed, repriced and offered again, or deliberately not renewed, in time for the customer to decide.',
  ],
  [
    '4.4.1',
    'Select and review renewals',
    "Ninety days before expiry, the system lists policies with claims, changed exposure or rate shortfall for an underwriter's attention and lets the clean majority pass straight through.",
  ],
  [
    '4.4.2',
    'Reprice and issue renewal offers',
    "New rates, indexation and claims discounts are applied, the change explained beside last year's premium, and notices sent within the statutory period by the renewal batch.",
  ],
  [
    '4.4.3',
    'Give notice of non-renewal',
    'If a risk is no longer acceptable, the underwriter states the lawful reason, and notices reach policyholder, agent and lender within state deadlines, with proof filed.',
  ],
  [
    '4.5',
    'Ending the Contract',
    'Policies come to an end by cancellation, lapse, surrender, maturity or annuity election, each with its own calculations, notices and payments.',
  ],
  [
    '4.5.1',
    'Cancel policies mid-term',
    'Written or online requests, cooling-off rights and insurer cancellations are checked for effective date and open claims, return premium is worked out, and interested parties are informed.',
  ],
  [
    '4.5.2',
    'Process lapses and reinstatements',
    'Unpaid life and health policies run through grace period notices to lapse; applications to revive them need arrears, interest and proof of health before an administrator restores cover.',
  ],
  [
    '4.5.3',
    'Pay surrenders and maturities',
    'Values are calculated and discharge forms obtained, identity and entitlement verified, tax withheld, and the amount paid on maturity date, while missing customers are traced by a search team.',
  ],
  [
    '4.5.4',
    'Set up and pay annuities',
    'Retirement options are quoted, certificates of age and life obtained, the chosen annuity loaded, and monthly payments run with tax slips and periodic proof that the annuitant is alive.',
  ],
  [
    '4.6',
    'Billing and Premium Collection',
    'Premium due is invoiced, collected, matched and pursued, by account, agency or payroll deduction, until it is cash or cover ends.',
  ],
  [
    '4.6.1',
    'Generate premium bills',
    'Installments, fees and taxes for policies due are computed each night and presented as invoice, direct debit notice or list bill to employer, broker or policyholder.',
  ],
  [
    '4.6.2',
    'Collect and apply premium payments',
    'Cards, debits, checks and bank transfers are posted to the policy they belong to; unidentified receipts sit in suspense until cash clerks find the owner from remittance details.',
  ],
  [
    '4.6.3',
    'Reconcile agency and broker accounts',
    'Statements from intermediaries, often spreadsheets by email, are matched line by line with premium due less commission, and differences are queried with the broker before the account is settled.',
  ],
  [
    '4.6.4',
    'Follow up unpaid premiums',
    'Rejected debits and overdue installments start reminders and calls; after legal notice, cover is suspended or canceled and earned premium passed to collection.',
  ],
  [
    '4.6.5',
    'Refund overpaid premiums',
    'Credit balances from cancellations or double payments are confirmed by a billing clerk, tested for money-laundering warning signs, and returned by the original payment route.',
  ],
  [
    '4.7',
    'Reinsurance Administration',
    'Protection bought for the portfolio or for single risks is designed, placed, recorded and applied to the contracts it covers.',
  ],
  [
    '4.7.1',
    'Design and place treaty programmes',
    'The ceded reinsurance team models retentions and layers yearly, prepares the submission pack for brokers, compares quotes and security ratings, and signs lines with the panel.',
  ],
  [
    '4.7.2',
    'Place facultative cover',
    'For a risk above treaty limits, an underwriting assistant sends particulars to several reinsurers, negotiates shares and price, and makes sure cover is firm before the original policy is bound.',
  ],
  [
    '4.7.3',
    'Calculate and record cessions',
    'Premium and sums insured of each policy are allocated to treaties by rules in the reinsurance system, and exceptions such as excluded perils are assigned by a technician.',
  ],
];
