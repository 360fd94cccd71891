import type { OpportunityType } from '@process-ai/contract/opportunities';

interface ExampleOpportunity {
  type: OpportunityType;
  /** Of the projected savings of its process, 0–1. */
  share: number;
  /** 1–5 */
  effort: number;
  title: string;
  description: string;
}

interface ExampleProcess {
  code: string;
  name: string;
  description: string;
  /** FTE, runs a year, salary a year, minutes a run. */
  work: [fteCount: number, processFrequency: number, averageSalary: number, averageRuntime: number] | null;
  opportunities: ExampleOpportunity[];
}

/** The processes of a regional insurer in code order. Volumes are made up; salaries as in OEWS May 2021 (US BLS). */
export function exampleProcesses(): ExampleProcess[] {
  const processes: ExampleProcess[] = [];
  for (const line of LINES.trim().split('\n')) {
    const [head = '', ...rest] = line.split(' | ');
    if (head.startsWith('> ')) {
      const [type, share, effort] = head.slice(2).split(' ');
      const [title = '', description = ''] = rest;
      const opportunity = { type: type as OpportunityType, share: Number(share), effort: Number(effort) };
      processes.at(-1)?.opportunities.push({ ...opportunity, title, description });
    } else {
      const [name = '', description = '', figures] = rest;
      const work = figures ? (figures.split(' ').map(Number) as ExampleProcess['work']) : null;
      processes.push({ code: head, name, description, work, opportunities: [] });
    }
  }
  return processes;
}

/** "code | name | description | work", and below it "> type share effort | title | description". */
const LINES = `
1 | Distribution | Winning and keeping customers through agents, brokers and online.
1.1 | Agents and brokers | Appointing, supporting and paying intermediaries.
1.1.1 | Verify licences of agents | Producer records are compared with the register of each state every month. | 3 21600 45790 11
> automation 0.9 1 | Compare licences with state registers overnight | A scheduled robot reads the registers, matches producers and blocks new business where a licence has lapsed; a clerk sees only the mismatches.
1.1.2 | Reconcile broker accounts | Statements of brokers are matched with premiums, commissions and open items. | 6 14400 45140 38
> automation 0.5 2 | Match broker statements line by line | Statements are read into one layout and matched by policy, amount and date; only unmatched lines reach an accountant.
> ai 0.4 3 | Read broker statements in any layout | A document model extracts policy, premium and commission from PDF and spreadsheet statements, with a confidence for each field.
1.1.3 | Train and certify agents | Courses on products, conduct and systems are held and recorded.
> ai 0.3 2 | Choose courses by what an agent sells and has lapsed | Courses follow from appointments, products sold and certificates that end; agents see what is due and book it themselves.
1.2 | Quotes and sales | From the first enquiry to the signed application.
1.2.1 | Prepare quotes for small businesses | Underwriting assistants collect risk data and prepare quotes for brokers. | 9 18500 45790 46
> ai 0.55 3 | Extract risk data from submissions | Submissions by email are read, missing fields are listed, and the rating form is filled in for the assistant to confirm.
> agentic 0.35 4 | Agent that completes submissions with the broker | An agent asks the broker for what is missing, follows up twice, and hands a complete file to the underwriter.
1.2.2 | Sell online | Customers compare, apply and pay on the web site.
2 | Underwriting and policies | Accepting risks and keeping contracts right.
2.1 | Risk assessment | Deciding which risks to take, on which terms.
2.1.1 | Triage new applications | Applications are sorted by line, size and appetite and given to an underwriter. | 5 42000 70960 9
> ai 0.8 2 | Score applications for appetite and urgency | A classifier trained on past decisions sorts applications; underwriters see the reasons and can send any of them back.
2.1.2 | Inspect property risks | Surveyors visit or photograph buildings above a sum insured. | 12 3200 70960 190
> ai 0.4 3 | Assess roofs and surroundings from aerial images | Imagery pre-scores condition and hazards, so that surveyors visit only where the picture leaves doubt.
2.2 | Policy service | Issuing, changing and renewing policies.
2.2.1 | Process mid-term changes | Changes of address, vehicle, driver or cover are entered and re-rated. | 8 62000 45790 13
> automation 0.6 2 | Straight-through changes from the portal | Changes within stated limits are rated and booked without a clerk; the policyholder gets the new documents at once.
> ai 0.3 2 | Understand change requests in emails | A language model recognises what is to change and on which policy, and fills in the form for a clerk to confirm.
2.2.2 | Renew policies | Renewal terms are calculated, checked against rules and sent. | 7 96000 45790 6
> automation 0.85 2 | Touchless renewals within rate limits | Renewals whose premium and claims stay within limits go out unseen; the rest are listed by reason.
2.2.3 | Answer policyholder enquiries | Calls, chats and emails on cover, bills and documents. | 22 265000 39070 8
> agentic 0.55 4 | Service agent for policy and billing questions | An agent answers from the policy record, changes payment dates and sends documents; complaints and hardship go to a person at once.
> ai 0.25 2 | Draft answers for the service team | Answers to emails are drafted from the policy wording with the clause quoted, for a person to send.
2.2.4 | End policies | Cancellations and lapses are confirmed, and premiums refunded. | 3 18000 45790 14
> automation 0.8 1 | Confirm cancellations and refund on the same day | Reason, date and refund are calculated and booked by rule; disputes go to a clerk.
3 | Claims | Establishing what is owed, and paying it fairly and fast.
3.1 | Notification | The loss is reported and reaches the right handler.
3.1.1 | Take first notice of loss | Losses are taken by telephone, app and email, and connected with the policy. | 14 38000 39070 24
> agentic 0.6 4 | Voice and chat agent for first notice of loss | An agent takes the report in the customer’s words, checks cover, books the repairer and hands injuries to a person.
> automation 0.25 1 | Guided report of simple losses in the app | Glass, water and theft are reported by a short form that sets up the claim without a call.
3.1.2 | Verify cover and policy status | Dates, sums, deductibles and exclusions are checked before a claim goes on. | 6 38000 45790 12
> automation 0.9 1 | Check cover by rule at notification | Policy dates, premiums, sums and deductibles are checked when the claim is set up; only doubtful cover reaches a clerk.
3.1.3 | Triage and assign claims | Claims are rated by complexity and given to a team. | 5 38000 70960 9
> ai 0.75 2 | Predict complexity and route claims | A model predicts severity, litigation and fraud risk at day one, and routes by skill and workload.
3.2 | Settlement | Loss adjustment, payment and recovery.
3.2.1 | Gather and index claim documents | Invoices, estimates, photographs and reports are collected and filed to the claim. | 11 91000 45790 11
> ai 0.6 2 | Classify and index claim documents | Incoming documents are recognised, split, filed to the claim, and amounts are extracted with a confidence.
> automation 0.25 1 | Chase missing documents on schedule | Reminders go out by the channel that the customer chose until the file is complete.
3.2.2 | Settle simple claims | Claims below a limit are checked, calculated and paid by one handler. | 9 21500 70960 35
> agentic 0.65 5 | Settle small claims end to end under supervision | An agent checks cover, invoice and fraud signals, calculates the payment and proposes it; handlers approve in batches.
3.2.3 | Approve and issue claim payments | Payments are approved within authority and sent to payee or repairer. | 5 44000 45790 10
> automation 0.85 1 | Pay within authority without a second key | Payments that agree with estimate, invoice and authority go out in the same hour; others wait for approval.
3.2.4 | Pursue subrogation | Recovery from others who caused the loss is recognised and pursued. | 4 2900 70960 140
> ai 0.6 3 | Find recoveries in closed and open claims | A model reads notes and reports for signs that somebody else is liable, and ranks claims by expected recovery.
3.2.5 | Defend claims in court | Lawsuits are handed to counsel and followed until they end.
4 | Finance | Billing, collection, reinsurance and reporting.
4.1 | Billing and collection | Invoices, payments and reminders.
4.1.1 | Follow up unpaid premiums | Unpaid premiums are reminded, plans are agreed, and cover is ended by law. | 5 48000 45140 9
> automation 0.8 2 | Dunning by stated steps | Reminders, instalment offers and cancellation notices follow the law of each state without a clerk.
4.1.2 | Apply incoming payments | Payments without a reference are matched to policies. | 4 130000 45140 3
> automation 0.85 1 | Match payments to open items | Payer, amount and history identify the policy; what stays open is proposed with the three likeliest matches.
4.2 | Reporting | Statutory and management reports.
4.2.1 | Prepare state filings | Figures are collected, checked and filed for eleven states. | 3 264 76000 900
> automation 0.7 3 | Assemble filings from the ledger | Figures are drawn, checked against last year and laid out by state; an accountant signs.
4.3 | Reinsurance | Treaties, cessions and recoveries.
4.3.1 | Report cessions to reinsurers | Premiums and claims are reported by treaty every quarter. | 2 480 76000 260
> automation 0.65 2 | Build bordereaux from the ledger | Cessions are calculated by treaty and laid out in the reinsurer’s format; an accountant releases them.
5 | Corporate services | People, technology and compliance.
5.1 | Compliance | Complaints, privacy and control.
5.1.1 | Handle complaints | Complaints are acknowledged, looked into and answered within fifteen working days. | 4 3900 52000 105
> ai 0.45 2 | Summarise the file behind a complaint | The history of policy, claim and calls is summarised with dates and quotes; people decide and answer.
5.1.2 | Answer requests for personal data | Personal data is collected from nine systems and sent within a month. | 2 700 52000 210
> agentic 0.6 3 | Agent that collects personal data | An agent searches the nine systems, redacts others’ data and prepares the answer for the privacy officer.
5.2 | People | Hiring, paying and developing staff.
5.2.1 | Hire adjusters after catastrophes | Temporary staff is found, checked and equipped within days.
`;
