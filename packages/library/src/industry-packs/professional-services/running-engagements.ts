import type { PackEntry } from '../../industry-pack.ts';

export const runningEngagements: readonly PackEntry[] = [
  ['7', 'Running Engagements', 'Time, budget, bills, people and know-how, alike in every practice of the firm.'],
  ['7.1', 'Engagement Economics', 'Hours into money, without a quarrel with the client and before the year ends.'],
  [
    '7.1.1',
    'Record time and narratives',
    'Everybody owes the firm eight hours a day in six-minute units, with a text that a client will accept.',
    ['firm-billing-guideline-check', 'utilization-from-time-entries'],
  ],
  [
    '7.1.2',
    'Watch budget and scope',
    'Managers compare hours with progress each week, tell the partner of a drift, and ask the client for more money while it is early.',
    ['firm-engagement-budget-forecast', 'scope-drift-from-requests-and-minutes'],
  ],
  [
    '7.1.3',
    'Prepare and send bills',
    'Drafts go to partners, are trimmed, reworded and returned; then they leave in the client’s e-billing format or on letterhead.',
    ['firm-prebill-and-lockup-workflow', 'firm-billing-guideline-check'],
  ],
  [
    '7.1.4',
    'Collect fees and handle client money',
    'Overdue bills are raised by the partner first, retainers and escrow accounts kept apart, and balances returned at the end.',
    ['receivables-aging-report-by-cause', 'collection-worklist-by-payer-behavior'],
  ],
  [
    '7.1.5',
    'Close engagements and archive',
    'Last bills, originals, access rights and files are dealt with, and the retention clock starts.',
    ['engagement-closure-and-unbilled-clearing'],
  ],
  ['7.2', 'Knowledge and Quality', 'What the firm knows from closed work, and whether it does as its manuals say.'],
  [
    '7.2.1',
    'Keep precedents and know-how',
    'Knowledge lawyers and librarians pick good work from closed matters, clean it, classify it, and withdraw what the law has overtaken.',
    ['firm-know-how-question-answering', 'lessons-harvested-from-project-files'],
  ],
  [
    '7.2.2',
    'Answer questions on standards and methods',
    'A technical desk gives engagement teams an answer on accounting, audit or tax method with the paragraph, and keeps it.',
    ['expert-answer-from-company-knowledge', 'firm-know-how-question-answering'],
  ],
  [
    '7.2.3',
    'Inspect engagement quality',
    'Every year a sample of files per partner is read by people from another office, rated, and followed by training or pay.',
    ['capa-effectiveness-follow-up', 'firm-audit-file-completion-check'],
  ],
  [
    '7.2.4',
    'Report and settle professional liability',
    'A partner calls risk on the day of the mistake; counsel informs the insurer, secures the file, and speaks to the client.',
    ['legal-hold-and-preservation'],
  ],
  ['7.3', 'Professionals', 'The firm’s stock goes down in the elevator every evening and should come back.'],
  [
    '7.3.1',
    'Recruit graduates and laterals',
    'Campus days, case interviews and partner talks choose eighty juniors a year; laterals come with a business plan and clients.',
    ['firm-graduate-intake-scheduling'],
  ],
  [
    '7.3.2',
    'Track certificates and training hours',
    'Practicing licenses, exam leave and yearly hours by professional body are recorded, and gaps chased before December.',
    ['firm-professional-credentials-register'],
  ],
  [
    '7.3.3',
    'Review performance and choose partners',
    'Upward and downward reviews, utilization and realization are laid before committees who vote on promotion and equity.',
    ['promotion-files-complete-and-comparable'],
  ],
  [
    '7.3.4',
    'Coach and train on the job',
    'A senior goes through a junior’s draft line by line, takes her to the client, and tells her in the taxi what she missed.',
    {
      nothing:
        'Apprenticeship is the trade’s way to make masters; courses are arranged elsewhere, and the taxi talk must stay human.',
    },
  ],
];
