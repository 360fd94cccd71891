import type { LibraryEntry } from '../reference-library.ts';

export const claims: readonly LibraryEntry[] = [
  [
    '5',
    'Claims',
    'Keeping the promise: taking notice of loss, illness or death, establishing what is owed, paying it fairly and fast, recovering from others and stopping abuse.',
  ],
  [
    '5.1',
    'Notification and Set-up',
    'The first report of a loss is received in any channel, connected with the policy, and placed with the right handler at the right speed.',
  ],
  [
    '5.1.1',
    'Take first notice of loss',
    'Callers, app users and brokers report what happened, when, where and who was hurt; the intake agent or guided form records it, gives first advice and opens the claim.',
  ],
  [
    '5.1.2',
    'Verify cover and policy status',
    'At set-up the system and a handler examine whether premium was paid, the date lies within the term, and peril, person and limit are covered, noting reservations for doubtful cases.',
  ],
  [
    '5.1.3',
    'Triage and assign claims',
    'Severity, injury, complexity and fraud score determine whether a claim is settled automatically, goes to the fast-track desk, or reaches a specialist adjuster with spare capacity.',
  ],
  [
    '5.1.4',
    'Acknowledge and keep claimants informed',
    "A reference, contact person and list of required documents are sent within a day, and every later milestone prompts a short message in the claimant's preferred channel.",
  ],
  [
    '5.2',
    'Investigation and Assessment',
    'Facts, cause, liability and amount are established from documents, inspections and experts, so that the decision rests on evidence.',
  ],
  [
    '5.2.1',
    'Gather and index claim documents',
    'Photos, invoices, police reports and medical notes arrive by upload, email and post, thousands daily; they are classified, attached to the claim, and what is still missing is requested.',
  ],
  [
    '5.2.2',
    'Inspect and estimate property damage',
    'Adjusters visit, view by video or use customer photos to measure damage to buildings and contents, price repairs from a cost database, and set out the scope of work.',
  ],
  [
    '5.2.3',
    'Appraise vehicle damage',
    "From pictures or a workshop's estimate, appraisers determine parts, labor and paint, question excessive items, and declare a total loss when repair exceeds the vehicle's value.",
  ],
  [
    '5.2.4',
    'Determine liability',
    "Statements, sketches, traffic rules and case law are weighed by the liability adjuster, who fixes each party's share of fault and defends it toward the other insurer.",
  ],
  [
    '5.2.5',
    'Evaluate bodily injury claims',
    'Injury specialists review treatment, lost earnings and prognosis against tariff or comparable awards, set a negotiation range and take a second opinion for lasting disability.',
  ],
  [
    '5.2.6',
    'Screen and investigate suspected fraud',
    'Scores, link analysis and handler observations bring suspicious claims to the special investigations unit, which interviews, checks sources and either clears the claim or documents grounds to refuse it.',
  ],
  [
    '5.2.6.1',
    'Score claims for fraud signals',
    "Each new claim and update is compared with claim history, shared industry databases, image reuse and network links; the higher scores enter the investigators' queue with reasons.",
  ],
  [
    '5.2.6.2',
    'Conduct special investigations',
    'Investigators plan lawful inquiries such as interviews, site visits and public records searches, keep an evidence log fit for court, and report findings to handler and counsel.',
  ],
  [
    '5.3',
    'Reserving and Control of Open Claims',
    'Expected cost of every open claim is estimated, revised and supervised, so that nothing is forgotten and the books reflect reality.',
  ],
  [
    '5.3.1',
    'Set and revise case reserves',
    'On opening, the average or rule-based amount is booked; handlers replace it with their own estimate for damage, injury and costs as facts come in, with large steps approved by a manager.',
  ],
  [
    '5.3.2',
    'Work claim diaries',
    'Reminders for replies, payments, limitation dates and reviews come up daily for each handler, who acts or resets them, while overdue ones are shown to the team leader.',
  ],
  [
    '5.3.3',
    'Report large losses',
    'Claims passing a threshold are written up within two days with circumstances, exposure and strategy, for senior management, actuaries and the reinsurers concerned.',
  ],
  [
    '5.4',
    'Settlement',
    'Coverage and amount are decided, agreed with the claimant and paid or repaired in kind, or a refusal is explained.',
  ],
  [
    '5.4.1',
    'Settle simple claims straight through',
    'Glass, baggage, small household and similar claims that meet set rules are approved and paid by the system within minutes; a sample is examined afterwards for leakage.',
  ],
  [
    '5.4.2',
    'Negotiate settlements',
    'The adjuster presents the evaluation to claimant or lawyer, exchanges arguments and offers inside authority, and concludes with a signed release or structured settlement.',
  ],
  [
    '5.4.3',
    'Approve and issue claim payments',
    'Payee, amount, deductible, limits, sanctions list and duplicates are checked prior to release; higher sums need a second approver and payments leave in several daily runs.',
  ],
  [
    '5.4.4',
    'Steer repairs through the supplier network',
    'Garages, builders, doctors and rental firms under contract receive the assignment electronically, report progress, and have their invoices audited against agreed prices.',
  ],
  [
    '5.4.5',
    'Decline claims and handle disputes',
    'If cover is lacking, the handler drafts a reasoned refusal citing the clause, has it reviewed by a supervisor, and passes any objection to the appeals or complaints team.',
  ],
  [
    '5.5',
    'Life, Disability and Health Claims',
    "Benefits on a person's life or health are examined and paid with care for the people affected, once or over many years.",
  ],
  [
    '5.5.1',
    'Settle death claims',
    'Examiners collect death certificate, claim form and beneficiary proof, check contestability and cause, calculate sum and interest, and pay beneficiaries, seeking those who have not come forward.',
  ],
  [
    '5.5.2',
    'Adjudicate medical bills',
    'Electronic claims from hospitals and doctors, tens of thousands a day, are priced and edited for eligibility, coding, duplicates and benefit limits; examiners decide the ones that suspend.',
  ],
  [
    '5.5.2.1',
    'Resolve suspended medical claims',
    'An examiner opens each pended claim, reads edits and notes, verifies coordination of benefits or provider contract, and releases, corrects or denies it under the processing guideline.',
  ],
  [
    '5.5.2.2',
    'Reprocess adjusted claims',
    'After retroactive contract, eligibility or coding changes, affected claims are identified, recalculated in bulk, and over- or underpayments settled with the provider along with an explanation.',
  ],
  [
    '5.5.3',
    'Authorise treatment in advance',
    'Nurses compare requests for surgery, drugs or therapy and the attached clinical notes with medical policy; doctors judge denials, and urgent cases get an answer within a day or two.',
  ],
  [
    '5.5.4',
    'Manage disability claims',
    'Case managers confirm incapacity and earnings, arrange medical reviews, support return to work with employer and therapists, and stop or adjust monthly benefit upon recovery.',
  ],
  [
    '5.6',
    'Recovery and Litigation',
    'Money is recouped from those who caused a loss, from salvage and from reinsurers, and lawsuits are defended with discipline over outcome and cost.',
  ],
  [
    '5.6.1',
    'Pursue subrogation',
    "Recovery staff search settled claims for liable third parties, send demand letters with proof of payment, arbitrate between insurers and return the customer's deductible in due proportion.",
  ],
  [
    '5.6.2',
    'Sell salvage',
    'Damaged vehicles and goods owned after a total loss are collected, titles transferred, and sold by online auction; proceeds are credited to the claim and storage costs watched.',
  ],
  [
    '5.6.3',
    'Manage litigated claims',
    'Counsel is chosen from the panel, a budget and plan agreed, pleadings and deadlines supervised, and settlement reconsidered at each stage by the litigation specialist.',
  ],
  [
    '5.6.3.1',
    'Review legal invoices',
    'Bills from law firms in electronic format are tested against guidelines on rates, staffing and block billing; reductions are explained and appeals from the firm answered.',
  ],
  [
    '5.6.3.2',
    'Respond to summons and document requests',
    'Served papers are logged the hour they arrive, answer dates computed, counsel instructed, and requested claim files assembled after privileged material has been removed.',
  ],
  [
    '5.6.4',
    'Collect reinsurance recoveries',
    'For losses above retention, recovery technicians prepare notices, proofs of loss and cash calls under each treaty, and pursue slow reinsurers with aging lists.',
  ],
  [
    '5.7',
    'Claims Oversight',
    'Leaders ensure capacity for surges and soundness of files, and learn from the claims that the insurer pays where money or goodwill is lost.',
  ],
  [
    '5.7.1',
    'Mobilise for catastrophe events',
    'On storm, flood or quake warnings the event team estimates claim numbers from exposure maps, calls up adjusters and suppliers, and sets simplified rules for small losses.',
  ],
  [
    '5.7.2',
    'Audit claim files for leakage',
    'Reviewers score a monthly sample of closed files for coverage, investigation, amount and recovery errors, quantify the loss, and give feedback to the handlers.',
  ],
];
