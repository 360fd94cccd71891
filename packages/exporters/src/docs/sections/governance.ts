import { RATING_RULE } from '@process-ai/domain/blueprint-risks';
import {
  DUTY_COLUMNS,
  decisionColumns,
  MEASURE_COLUMNS,
  RISK_COLUMNS,
  responsibilityColumns,
  type ToldColumn,
  withTotal,
  workColumns,
} from '../../governance-tables.ts';
import {
  decisionsInWords,
  lawNote,
  ownersInWords,
  registerInWords,
  workInWords,
  workNote,
} from '../../governance-words.ts';
import { type Block, heading, leadIn, prose, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { shortened, shortName } from '../document-text.ts';

const TEXT_MOST = 600;
const TABLE_WIDTH = 9400;

function toldTable<Row>(caption: string, columns: readonly ToldColumn<Row>[], rows: readonly Row[]): TableBlock {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  return {
    kind: 'table',
    caption,
    columns: columns.map(({ header, width, align }) => ({
      header,
      width: Math.round((TABLE_WIDTH * width) / total),
      ...(align && { align }),
    })),
    rows: rows.map((row) =>
      columns.map(({ bold = false, cell }) => ({ text: shortened(cell(row), TEXT_MOST), strong: bold })),
    ),
  };
}

/** What may go wrong and what the law asks; nothing where neither is known. */
export function riskChapter({ risks, duties, law }: DocsPlan): Block[] {
  if (risks.length === 0 && duties.length === 0) return [];
  return [
    heading(1, 'Risks and regulation'),
    prose(`${registerInWords(risks, duties)}.`),
    ...(risks.length > 0 ? [toldTable('Risk register', RISK_COLUMNS, risks), prose(RATING_RULE, 'Note')] : []),
    ...(duties.length > 0
      ? [
          heading(2, 'What the law may ask'),
          leadIn(lawNote[law]),
          toldTable('What the law may ask, and of which work', DUTY_COLUMNS, duties),
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
    toldTable('Who answers for what', responsibilityColumns(words), withTotal(responsibilities)),
    ...(measures.length > 0
      ? [
          heading(2, 'Measures'),
          toldTable('What the plan is judged by', MEASURE_COLUMNS, measures),
          ...(measures.some(({ baseline }) => baseline === null)
            ? [prose('Where today has no figure yet, it is measured before the initiative begins.', 'Note')]
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
    toldTable('Decisions, in the order in which they are asked', decisionColumns(words), decisions),
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
          toldTable('Measured work today, and what is freed of it', workColumns(work), [
            ...work.areas,
            { name: 'All measured work', today: work.today, freed: work.freed },
          ]),
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
