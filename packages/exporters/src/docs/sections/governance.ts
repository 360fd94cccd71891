import { RATING_RULE } from '@process-ai/domain/blueprint-risks';
import { percent } from '../../figure-words.ts';
import {
  concerned,
  decisionsInWords,
  fte,
  measured,
  ownersInWords,
  RATING_LABELS,
  registerInWords,
  STEERING,
  unlocked,
  workInWords,
  workNote,
} from '../../governance-words.ts';
import { type Block, heading, leadIn, prose } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { shortened, shortName } from '../document-text.ts';

/** What may go wrong and what the law asks; nothing where neither is known. */
export function riskChapter({ risks, duties }: DocsPlan): Block[] {
  if (risks.length === 0 && duties.length === 0) return [];
  return [
    heading(1, 'Risks and regulation'),
    prose(`${registerInWords(risks, duties)}.`),
    ...(risks.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'Risk register',
            columns: [
              { header: 'Initiative', width: 1800 },
              { header: 'Risk', width: 2250 },
              { header: 'Likelihood', width: 1150 },
              { header: 'Impact', width: 950 },
              { header: 'Control', width: 2000 },
              { header: 'Owner', width: 1250 },
            ],
            rows: risks.map(({ initiative, risk, likelihood, impact, control, owner }) => [
              { text: shortName(initiative), strong: true },
              shortened(risk, 600),
              RATING_LABELS[likelihood],
              RATING_LABELS[impact],
              control === null ? '–' : shortened(control, 600),
              shortName(owner ?? '–', 60),
            ]),
          },
          prose(RATING_RULE, 'Note'),
        ]
      : []),
    ...(duties.length > 0
      ? [
          heading(2, 'What the law may ask'),
          leadIn('Flags by use case, for counsel to confirm where the law of the European Union applies.'),
          {
            kind: 'table' as const,
            caption: 'Flags under the AI Act and the GDPR',
            columns: [
              { header: 'Law', width: 1700 },
              { header: 'Why it may apply', width: 2500 },
              { header: 'What it concerns', width: 2400 },
              { header: 'Control', width: 2800 },
            ],
            rows: duties.map((duty) => [
              { text: duty.law, strong: true },
              duty.reason,
              concerned(duty, (name) => shortName(name, 90)),
              duty.control,
            ]),
          },
        ]
      : []),
  ];
}

/** Who answers for what, and by which measures the plan is judged; nothing without a plan. */
export function governanceChapter({ responsibilities, measures, words }: DocsPlan): Block[] {
  if (responsibilities.length === 0) return [];
  const hasGates = responsibilities.some(({ lastGate }) => lastGate !== null);
  return [
    heading(1, 'Governance and measures'),
    prose(
      `${ownersInWords(responsibilities, words)}.${hasGates ? ' The steering committee meets at each gate, compares what came with what was planned, and stops what misses it.' : ''}`,
    ),
    {
      kind: 'table',
      caption: 'Who answers for what',
      columns: [
        { header: 'Owner', width: 2000 },
        { header: 'Initiatives', width: 3800 },
        { header: 'One-off', width: 1100, align: 'right' },
        { header: 'Saves a year', width: 1300, align: 'right' },
        { header: 'Last gate', width: 1200 },
      ],
      rows: responsibilities.map(({ owner, initiatives, oneOffCost, savings, lastGate }) => [
        { text: shortName(owner ?? 'To be named', 80), strong: true },
        initiatives.map((name) => shortName(name, 90)).join('\n'),
        words.short(oneOffCost),
        savings > 0 ? `${words.short(savings)} measured` : '–',
        lastGate ?? '–',
      ]),
    },
    ...(measures.length > 0
      ? [
          heading(2, 'Measures'),
          {
            kind: 'table' as const,
            caption: 'What the plan is judged by',
            columns: [
              { header: 'Measure', width: 3000 },
              { header: 'Initiative', width: 2600 },
              { header: 'Today', width: 1200, align: 'right' as const },
              { header: 'Target', width: 1200, align: 'right' as const },
              { header: 'Owner', width: 1400 },
            ],
            rows: measures.map((measure) => [
              { text: shortName(measure.name), strong: true },
              shortName(measure.initiative, 90),
              measured(measure, measure.baseline),
              measured(measure, measure.target),
              shortName(measure.owner ?? '–', 60),
            ]),
          },
          ...(measures.some(({ baseline }) => baseline === null)
            ? [prose('A dash under “Today” is measured in the first month of the initiative.', 'Note')]
            : []),
        ]
      : []),
  ];
}

/** What the steering committee is asked to decide; nothing where there is nothing to decide. */
export function decisionChapter({ decisions, words }: DocsPlan): Block[] {
  if (decisions.length === 0) return [];
  return [
    heading(1, 'Decisions asked'),
    prose(`${decisionsInWords(decisions, words)}.`),
    {
      kind: 'table',
      caption: 'Decisions, in the order in which they are asked',
      columns: [
        { header: 'Decision', width: 3200 },
        { header: 'Who', width: 1500 },
        { header: 'By', width: 1000 },
        { header: 'Amount', width: 1000, align: 'right' },
        { header: 'What hangs on it', width: 2700 },
      ],
      rows: decisions.map((decision) => [
        { text: shortName(decision.what, 160), strong: true },
        shortName(decision.owner ?? STEERING, 60),
        decision.by ?? 'Start',
        decision.amount === null ? '–' : words.short(decision.amount),
        shortened(unlocked(decision, words), 400),
      ]),
    },
  ];
}

/** The work today, what the plan frees of it, and what stays with people; nothing where neither is known. */
export function peopleChapter({ work, kept, planned }: DocsPlan): Block[] {
  if (!work && kept.length === 0) return [];
  return [
    heading(1, 'People'),
    ...(work
      ? [
          prose(`${workInWords(work, planned)}.`),
          {
            kind: 'table' as const,
            caption: 'Measured work today, and what is freed of it',
            columns: [
              { header: 'Area', width: 4200 },
              { header: 'Today', width: 1300, align: 'right' as const },
              { header: 'Freed', width: 1300, align: 'right' as const },
              { header: 'Stays', width: 1300, align: 'right' as const },
              { header: 'Freed, %', width: 1300, align: 'right' as const },
            ],
            rows: [...work.areas, { name: 'All measured work', today: work.today, freed: work.freed }].map(
              ({ name, today, freed }, index) => [
                { text: shortName(name), strong: index === work.areas.length },
                fte(today, work.today),
                fte(freed, work.today),
                fte(today - freed, work.today),
                percent((100 * freed) / today, 0),
              ],
            ),
          },
          prose(workNote(work, planned), 'Note'),
        ]
      : []),
    ...(kept.length > 0
      ? [
          heading(2, 'What stays with people'),
          ...kept.map(({ title, text }) => prose(text, 'Body', `${shortName(title, 90)}.`)),
        ]
      : []),
  ];
}
