import type { PackEntry } from '../../industry-pack.ts';

export const consultingAndAudit: readonly PackEntry[] = [
  [
    '3',
    'Consulting Projects',
    'Teams of a partner, a manager and analysts answer a client’s question in weeks and help to make it happen.',
  ],
  ['3.1', 'Shaping and Staffing', 'What the question is, how to cut it into work, and who has the free weeks for it.'],
  [
    '3.1.1',
    'Structure the problem and work plan',
    'The manager writes an issue tree, hypotheses, workstreams and meetings on two pages that the client sponsor agrees to.',
    ['project-plan-and-scope-first-draft'],
  ],
  [
    '3.1.2',
    'Staff teams',
    'A staffing manager matches grades, languages, skills and wishes with starts next Monday, and pleads with partners for release.',
    ['project-staffing-by-skill-and-availability', 'roll-off-and-bench-notice'],
  ],
  [
    '3.1.3',
    'Call in freelancers and experts',
    'Specialists outside the firm are found by topic, checked for conflict and rate, contracted, and given access.',
    ['freelance-and-partner-call-off-by-rate-card'],
  ],
  ['3.2', 'Analysis and Advice', 'Interviews, data, pages, and a recommendation that survives the steering committee.'],
  [
    '3.2.1',
    'Interview clients and experts',
    'Two consultants talk with forty managers and outside experts, type up notes at night, and compare what was said with what the data show.',
    ['firm-interview-notes-to-findings'],
  ],
  [
    '3.2.2',
    'Collect and analyze client data',
    'Data requests, exports and broken spreadsheets are cleaned, modeled and reconciled before a number may go on a page.',
    ['data-preparation-assistant-with-tests'],
  ],
  [
    '3.2.3',
    'Benchmark and research markets',
    'A research desk finds market sizes, peers and practices, normalizes them, and names the source under each bar.',
    ['benchmark-data-normalization', 'market-size-built-from-buyers-up'],
  ],
  [
    '3.2.4',
    'Write the deck and check it',
    'Pages are drafted, storylined, red-penned by the partner, and every figure is traced before printing.',
    ['deliverable-review-against-order-and-standards', 'firm-report-tie-out-check'],
  ],
  [
    '3.2.5',
    'Facilitate workshops and steering committees',
    'A partner moderates twelve executives who disagree, watches who stays silent, and ends with three decisions on the wall.',
    {
      nothing:
        'What happens is between people; a partner with standing gets a no into the open, and the minutes afterwards are the smallest part.',
    },
  ],
  [
    '3.3',
    'Implementation Support',
    'Program offices, system roll-outs and the long weeks after the slides were shown.',
  ],
  [
    '3.3.1',
    'Run the client’s program office',
    'Plans, risks, dependencies and savings are gathered from workstream leads and shown to the board every second Tuesday.',
    ['program-dependency-radar', 'benefits-followed-to-the-ledger'],
  ],
  [
    '3.3.2',
    'Prepare change and training at the client',
    'Consultants map who is affected, write messages and lessons, coach managers, and look whether people work the new way.',
    ['change-impact-and-stakeholder-map', 'change-messages-by-role-and-date'],
  ],
  ['4', 'Audit and Assurance', 'Auditors plan by risk, test, document, and sign an opinion on which others rely.'],
  [
    '4.1',
    'Planning the Audit',
    'Risks, materiality, team and independence for the year, written down before fieldwork.',
  ],
  [
    '4.1.1',
    'Plan scope, materiality and risks',
    'The manager reads last year’s file, minutes and figures, talks to management about fraud and estimates, and sets the response per balance.',
    ['firm-audit-plan-risk-memo-from-prior-file'],
  ],
  [
    '4.1.2',
    'Confirm independence and signing rights',
    'Every person on the team declares shares, loans and family ties, and rotation years are counted for partners.',
    ['firm-professional-credentials-register', 'conflict-gift-and-policy-attestations'],
  ],
  [
    '4.1.3',
    'Coordinate component auditors',
    'Instructions go to teams in twenty countries, their reports and questionnaires come back in January, and the group partner visits two.',
    ['status-report-assembled-and-gaps-asked'],
  ],
  ['4.2', 'Fieldwork', 'Evidence collected, tested, documented and reviewed during the busy season.'],
  [
    '4.2.1',
    'Request and receive client documents',
    'The list of papers to be prepared by the client is sent, chased, judged when something arrives, and filed by reference.',
    ['firm-audit-request-list-agent'],
  ],
  [
    '4.2.2',
    'Obtain external confirmations',
    'Banks, debtors and lawyers are asked for balances under the auditor’s own control, silent ones again, and differences followed up.',
    ['firm-audit-confirmation-tracking'],
  ],
  [
    '4.2.3',
    'Analyze journals and transactions',
    'Full ledgers are loaded, unusual entries picked, and the accountant asked what happened on that Sunday.',
    ['firm-journal-entry-testing'],
  ],
  [
    '4.2.4',
    'Test samples and controls',
    'Juniors draw items, look at invoice, order and receipt, and note each attribute with its reference.',
    ['audit-fieldwork-test-agent', 'control-evidence-reader'],
  ],
  [
    '4.2.5',
    'Attend stock counts',
    'An assistant goes to the warehouse on New Year’s Eve, counts from sheet to shelf and back, and looks behind the boxes.',
    {
      nothing:
        'Presence is the procedure: somebody independent has to climb the ladder and see, and one day per client leaves nothing to automate.',
    },
  ],
  [
    '4.2.6',
    'Challenge estimates and valuations',
    'Seniors and specialists rebuild impairment and provision models, try other assumptions, and argue with the finance director.',
    {
      nothing:
        'Professional skepticism is exercised in argument about the future of one company; a second model would only need to be audited too.',
    },
  ],
  ['4.3', 'Completion', 'From the last open point in the file to an opinion, a letter and the archive.'],
  [
    '4.3.1',
    'Tie out the financial statements',
    'Totals, cross-references and prior-year columns of the report are added and compared, and disclosures held against the checklist.',
    ['firm-report-tie-out-check', 'disclosure-tie-out-and-draft'],
  ],
  [
    '4.3.2',
    'Review, sign and archive the file',
    'Review notes are cleared, the quality partner signs off, the opinion is issued, and the file is locked within sixty days.',
    ['firm-audit-file-completion-check'],
  ],
  [
    '4.3.3',
    'Write management letter and report to the audit committee',
    'Findings on controls are worded with cause, effect and advice, discussed with management, and presented to non-executives.',
    ['audit-observation-draft'],
  ],
];
