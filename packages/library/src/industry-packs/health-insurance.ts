import { industryPack } from '../industry-pack.ts';

export const healthInsurancePack = industryPack(
  { industry: 'health-insurance', name: 'health insurance', letters: 'HIN' },
  `
1 Plans and pricing
Product managers and actuaries shape benefits, networks and premiums for the coming year and have them approved by the regulator.
1.1 Benefit design and rating
Deductibles, copays, tiers and covered services are set against medical trend and what competitors offer.
1.1.1 Design benefit plans | insurance-product-value-evidence-pack, insurance-sales-material-check-against-wording
Product managers combine cost sharing, network and drug tiers, test actuarial value and write the summary of benefits in plain words.
1.1.2 Study medical trend and set rates | health-plan-medical-trend-split-by-cause
Actuaries split claims by unit cost, use and mix, project them by product and region, and propose premiums with loadings.
1.1.3 File plans and rates | insurance-rate-and-form-filing-assembly, insurance-mandatory-form-check-per-state
Regulatory staff assemble templates, certifications and forms per state or supervisor, answer objections and load what was approved.
1.1.4 Configure benefits in the core system | test-cases-derived-from-stories-and-production-use
Configuration analysts turn plan documents into accumulators, service codes and limits, and run test claims before the first of January.
1.2 Medical policy
Physicians of the plan decide which treatments are covered under which criteria, on evidence that changes each month.
1.2.1 Maintain coverage criteria | health-plan-medical-policy-criteria-maintenance
Medical directors review guidelines, technology assessments and coverage rulings, rewrite criteria and publish them with an effective date.
1.2.2 Assess new treatments and devices
A committee hears outside specialists on gene therapies, robots and apps, and votes on coverage, trial use or refusal.
Nothing: A few votes a year among physicians; the literature search is done by the assessment body they subscribe to.

2 Sales and group business
Employers, brokers and families compare plans once a year; within weeks they are quoted, underwritten, enrolled and renewed.
2.1 Group quoting and renewal
Underwriters rate employers from a census and experience, and sales negotiates benefits with the broker.
2.1.1 Quote new employer groups | insurance-group-census-cleaning-and-scheme-quote, proposal-answers-from-approved-library
Brokers send a census and the present plan; the quoting desk cleans it, matches benefits and returns rates for three designs.
2.1.2 Renew groups | health-plan-group-renewal-experience-and-large-claimants, insurance-renewal-leaver-prediction
The underwriter reads the group’s claims, its large claimants and their prognosis, and sets the rate action that account managers then explain.
2.1.3 Underwrite individual applications | insurance-medical-file-chronology, insurance-evidence-ordering-and-chasing, insurance-decision-letters-with-lawful-reasons
Where the law allows it, medical underwriters read questionnaires and physicians’ reports and accept, load or exclude a condition.
2.2 Brokers and individual sales
Independent brokers and the plan’s own advisers bring in individuals and small firms and are paid per member and month.
2.2.1 Appoint brokers and pay commission | insurance-nightly-licence-and-appointment-check, insurance-commission-and-contingent-bonus-engine
Sales operations check licenses, load hierarchies and pay monthly per head, with queries about every member who came late.
2.2.2 Advise and enroll individuals | insurance-lead-routing-by-licence-and-appetite
Advisers compare plans for a family’s doctors, drugs and income, and enter the application before the window closes.
2.2.3 Win back and keep members in open season | target-group-scoring-for-direct-campaigns, attrition-warning-with-reason-and-measure
Marketing chooses whom to call or write in the switching weeks, with consent and within the rules on health data.

3 Membership and premiums
Who is covered since when, in which plan, and who has paid for it: the record on which every claim is later decided.
3.1 Enrollment and eligibility
Files from employers, exchanges and agencies add, change and end members every day, often backdated.
3.1.1 Load employer enrollment files | insurance-employer-enrolment-file-load
Eligibility analysts convert each employer’s layout, clear rejects with the benefits office and set effective dates.
3.1.2 Reconcile membership with exchanges and agencies | health-plan-enrolment-discrepancy-reconciliation
Monthly audit files are compared line by line with the plan’s own list, and differences in premium, subsidy and dates disputed.
3.1.3 Admit members and family dependents | insurance-mailroom-to-policy-and-claim-queues
Clerks verify status as employee, student, retiree or dependent child, request proofs and record earlier cover.
3.1.4 Issue insurance cards and welcome packs | insurance-policy-pack-delivery-control
Photographs, card numbers and plan papers go to production, and returned mail starts an address search.
3.1.5 Change member details | insurance-party-change-across-all-policies
Marriages, moves, bank accounts and a new primary doctor arrive by portal, letter and telephone and touch every contract of the household.
3.2 Premiums and contributions
Premiums are billed to members, contributions declared by employers, and arrears followed without cutting off the ill too soon.
3.2.1 Bill premiums | insurance-premium-bill-plausibility-before-release, insurance-direct-debit-mandates-and-return-codes
The monthly run computes family and group bills with subsidies, retroactive changes and list-bill adjustments.
3.2.2 Check employers’ contribution statements | health-plan-employer-contribution-statements
Contribution auditors compare declared wages and members with payments received, and estimate where a statement is missing.
3.2.3 Match premium receipts | insurance-premium-suspense-matching
Payments without a member number wait in suspense until someone recognizes the payer from text or amount.
3.2.4 Follow arrears and grace periods | insurance-premium-arrears-with-cover-protection, insurance-lapse-grace-and-reinstatement-run
Reminders, hardship talks, suspension of benefits and reinstatement run by statutory steps for each unpaid month.

4 Provider network
Hospitals, physicians and therapists are contracted, vetted, listed and paid under terms that somebody has to load correctly.
4.1 Contracting and credentialing
Network managers negotiate who belongs to the network and at what price, and credentialing proves that they may practice.
4.1.1 Negotiate hospital and physician contracts
Contract managers model case rates, per diems and value-based terms on past claims and bargain with systems that can walk away.
Nothing: Big contracts are poker between two teams; the modeling behind them is the actuaries’ daily tool.
4.1.2 Load contract terms into pricing | health-plan-provider-contract-terms-into-pricing
Configuration staff read amendments, fee schedules and carve-outs and set them up so that claims price as signed.
4.1.3 Credential and recredential providers | health-plan-provider-credentialing-primary-sources
Specialists verify license, board, malpractice history and sanctions at the source and bring files to the committee every three years.
4.1.4 Keep the provider directory true | health-plan-provider-directory-verification
Addresses, hours, open panels and group memberships are confirmed with practices and corrected before members drive to the wrong door.
4.1.5 Test network adequacy
Analysts measure driving time and appointment waits by specialty and county, and recruit where the regulator’s ratio is missed.
Nothing: Distance tables fall out of the mapping tool before each filing; recruiting the missing cardiologist is a matter of money.
4.2 Provider service
Practices call about unpaid claims, authorization status and wrong rates, and field representatives visit the large ones.
4.2.1 Answer practices on claims and payment | health-plan-provider-claim-status-and-dispute-line
Call center agents explain edits and remittances, open disputes and promise adjustments to billing staff who call every day.
4.2.2 Settle payment disputes and arbitration | health-plan-provider-claim-status-and-dispute-line
Underpayment letters and out-of-network arbitrations are argued with median rates, contract clauses and the chart within fixed days.
4.2.3 Report performance to value-based groups | performance-report-with-drivers, health-plan-quality-measure-gap-closure-data
Medical groups under shared savings get lists of their attributed patients, cost drivers and open care gaps each month.

5 Utilization and care management
Nurses and medical directors decide whether care is necessary and help the sickest members through it.
5.1 Utilization review
Requests for surgery, imaging, rehabilitation and drugs are approved, questioned or denied within hours or days set by law.
5.1.1 Take in prior authorization requests | health-plan-prior-authorization-intake-and-auto-approve
Faxes, portal forms and calls are turned into a case with member, codes, provider and clock, and clear ones are approved at once.
5.1.2 Collect missing clinical notes | health-plan-authorization-missing-notes-agent
Coordinators call and fax practices for the therapy notes or images that the criteria ask for.
5.1.3 Review medical necessity | health-plan-prior-authorization-intake-and-auto-approve
A nurse applies the criteria; what does not meet them goes to a physician, who calls the treating doctor before saying no.
5.1.4 Follow hospital stays | health-plan-discharge-transition-coordinator
Concurrent review nurses get admission notices, ask for updates, approve days and prepare the next level of care with the hospital.
5.1.5 Approve rehabilitation, aids and home care | health-plan-authorization-missing-notes-agent
Clerks and medical advisers weigh prescriptions for wheelchairs, rehabilitation and nursing visits against need, contract supplier and stock to reuse.
5.2 Care and case management
Care managers call members with cancer, failing hearts or too many admissions and arrange what the system forgets.
5.2.1 Find members who need a care manager | health-plan-care-management-outreach-ranking
Analysts run risk models on claims, laboratory values and discharges, and hand nurses a call list for the week.
5.2.2 Manage complex cases | contact-summary-and-promise-record
A nurse draws up a care plan with member and doctors, books appointments, finds a ride and calls again next Tuesday.
5.2.3 Coordinate transitions after discharge | health-plan-discharge-transition-coordinator
Within two days of leaving hospital the member is called about drugs, warning signs and the follow-up visit.
5.2.4 Run prevention and disease programs | health-plan-quality-measure-gap-closure-data
Diabetes, back pain and screening programs invite, enroll and remind members, with bonuses where the law provides them.
5.2.5 Decide long-term care applications | health-plan-care-need-application-file
Applicants are visited by an assessor, graded by points, and granted cash or services; higher grades are asked for within months.
5.2.6 Manage sick pay and return to work | insurance-disability-duration-and-return-plan
Sick pay officers compute the benefit from employers’ wage statements, review long cases with medical advisers and talk about gradual return.

6 Pharmacy benefit
Drugs are a fifth of the cost: listed in tiers, approved one by one, rebated by manufacturers and switched to generics.
6.1 Formulary and drug approvals
Pharmacists maintain the list of covered drugs and decide exceptions for the expensive ones.
6.1.1 Maintain the formulary | health-plan-medical-policy-criteria-maintenance
The pharmacy committee places new drugs in tiers with step therapy and limits, and members on dropped drugs get a letter.
6.1.2 Decide drug exceptions | health-plan-prior-authorization-intake-and-auto-approve
Prescribers ask for non-listed or high-dose drugs; pharmacists check diagnosis, tried alternatives and laboratory values within a day.
6.2 Pharmacy claims and rebates
Pharmacies are paid at the counter in seconds, manufacturers pay back months later, and auditors look at what happened between.
6.2.1 Settle pharmacy claims
Each prescription is tested for cover, interaction and price while the patient waits, and pharmacies are paid every two weeks.
Nothing: The counter transaction is answered by rule in a second all over the country; nobody touches it.
6.2.2 Claim manufacturer rebates | health-plan-drug-rebate-invoices
Dispensed packs are invoiced to manufacturers per contract quarter, and rejected lines argued by pharmacy claim.
6.2.3 Audit pharmacies | health-plan-billing-pattern-and-upcoding-monitor
Auditors choose stores with odd brand shares, early refills or phantom prescribers and compare claims with signed prescriptions.

7 Medical claims
Millions of bills from hospitals, practices, pharmacies and members are priced, edited and paid, most of them untouched.
7.1 Claim intake and adjudication
Electronic and paper claims are matched with member and provider, priced by contract and tested by edits.
7.1.1 Receive electronic and paper claims | insurance-mailroom-to-policy-and-claim-queues, insurance-claim-invoice-and-report-reading
The mailroom scans paper, the clearinghouse delivers files, and rejects for unknown member or provider go back to the sender.
7.1.2 Apply coding and benefit edits | health-plan-clean-claim-edit-tuning
Edit analysts maintain rules for bundling, frequency, age and place of service, and decide which edit only annoys.
7.1.3 Work pended claims | health-plan-pended-claim-resolution-agent
Examiners open what the system stopped: missing authorization, high amount, unlisted code; they release, deny or ask.
7.1.4 Review hospital bills | health-plan-billing-pattern-and-upcoding-monitor
Inpatient bills with long stays or costly codes are set against chart and coding rules, and the medical service is asked where doubt stays.
7.1.5 Reimburse members’ receipts | health-plan-reimbursement-receipts-by-phone-photo
Dentist bills, glasses and treatment abroad come as photographs; clerks read, translate, price and transfer the money.
7.1.6 Explain benefits paid | city-decisions-rewritten-in-plain-language-with-legal-core
Each settled claim yields a statement of what the plan paid and what the member owes, in words that start calls when they are unclear.
7.2 Payment integrity
Money that should not have gone out is stopped before or fetched back after payment.
7.2.1 Coordinate benefits with other payers | health-plan-coordination-of-benefits-detection
Investigators find a spouse’s plan, accident insurer or public program that must pay first, and bill it.
7.2.2 Recover from liable third parties | insurance-subrogation-finder-in-closed-claims
Injury codes trigger questionnaires about accidents; recovery staff file liens with motor insurers and settle with lawyers.
7.2.3 Investigate billing fraud | health-plan-billing-pattern-and-upcoding-monitor, insurance-investigation-plan-and-evidence-log
The special investigations unit compares practices with peers, interviews patients and refers cases to the prosecutor.
7.2.4 Rerun claims after retroactive changes | health-plan-retroactive-adjustment-project-run
When a rate, fee schedule or eligibility date is corrected, affected claims are selected, repriced and recouped or paid on.
7.2.5 Release provider and member payments | insurance-claim-payee-verification-and-release, payment-proposal-duplicate-screening
Payment runs are checked for duplicates, changed bank accounts and sanctions before the transfer file leaves.
7.2.6 Clear cost with public programs and abroad
Bills under European cards or bilateral treaties are exchanged through liaison bodies in structured messages and refunded years later.
Nothing: Liaison bodies exchange fixed messages once a half-year; volume is small and the waiting is political.

8 Member service, appeals and complaints
Members ask what is covered, what it costs and why it was refused; the law gives clocks to the answers.
8.1 Member service
Agents in the center, branches and chat explain benefits and set right what went wrong.
8.1.1 Answer benefit and cost questions | health-plan-benefit-answers-with-accumulators
Callers want to know whether a doctor is in network, what is left of the deductible and what a knee will cost them.
8.1.2 Tell the status of claims and requests | insurance-claim-status-from-file, insurance-claim-milestone-messages
Members ask where their bill, or their request for an aid or rehabilitation, stands and what is still missing from them.
8.1.3 Advise members in branches and at home
Advisers explain family cover, sick pay and care benefits to people who bring a bag of letters.
Nothing: People come because they want a person; the papers they bring go the way of the mailroom afterwards.
8.1.4 Forecast contacts for open season | contact-forecast-by-half-hour-and-cause
Planners staff lines for January cards, price letters and switching weeks by day and half hour.
8.2 Appeals, grievances and complaints
Refused services are reviewed again by somebody else, in days for urgent ones, and outside reviewers have the last word.
8.2.1 Decide appeals | health-plan-appeal-and-grievance-file
Coordinators assemble notice, criteria, records and call notes; a physician who was not involved decides, and the letter names reason and next step.
8.2.2 Handle grievances and complaints | insurance-complaint-cause-and-deadline-file, complaints-recognized-in-every-channel
Complaints about service, doctors and privacy are classified, looked into and answered; trends go to the quality committee.
8.2.3 Defend social court and external review cases | insurance-summons-deadline-and-production-set, insurance-legal-bill-guideline-review
Legal staff send the file to court or review organization, reply to pleadings and settle where the decision will not hold.

9 Quality, risk adjustment and oversight
Public money follows documented illness and measured quality; supervisors ask for proof of both.
9.1 Risk adjustment and quality measures
Diagnoses and care gaps are collected from charts and claims against deadlines that decide revenue.
9.1.1 Support risk-adjustment diagnoses | health-plan-risk-adjustment-chart-support
Coders review charts for conditions that were treated but not submitted, and delete those that no note supports.
9.1.2 Compute quality measures and close gaps | health-plan-quality-measure-gap-closure-data
Analysts calculate screening, control and readmission rates monthly and send practices the names of those who are overdue.
9.1.3 Survey member experience
Standardized surveys go to a drawn sample each spring, and the answers move the plan’s public star rating.
Nothing: Questions, sample and survey firm are prescribed by the program; nothing may be changed about how it is asked.
9.2 Reserves, solvency and supervision
Actuaries estimate bills not yet received and the finance side proves that the plan can pay them.
9.2.1 Estimate incurred claims reserves | insurance-reserve-diagnostics-per-class, insurance-valuation-data-controls-and-model-points
Completion factors by service and month tell how much of January’s care has still to be billed; large inpatients are added by name.
9.2.2 Deliver supervisory and statistical returns | insurance-solvency-return-validation-chain, insurance-supervisory-request-register-and-evidence
Encounter files, solvency templates and contribution statistics are tested, reconciled and uploaded by the calendar of each authority.
9.2.3 Answer audits of program sponsors | insurance-supervisory-request-register-and-evidence, audit-evidence-pack-by-clause
Government agencies and large employers audit claims samples, call records and delegations and expect files within days.
`,
);
