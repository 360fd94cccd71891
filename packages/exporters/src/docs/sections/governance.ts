import { ratingRule } from '@process-ai/domain/blueprint-risks';
import { capitalized } from '@process-ai/domain/capitalized';
import {
  decisionColumns,
  dutyColumns,
  measureColumns,
  responsibilityColumns,
  riskColumns,
  steeringColumns,
  type ToldColumn,
  withTotal,
  workColumns,
} from '../../governance-tables.ts';
import {
  decisionsInWords,
  ownersInWords,
  registerInWords,
  unclassedInWords,
  workInWords,
  workNote,
} from '../../governance-words.ts';
import { servedInWords } from '../../journey-words.ts';
import { followsPlan } from '../../plan-words.ts';
import { type Block, heading, leadIn, prose, soWhat, type TableBlock } from '../blocks.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';

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
    rows: rows.map((row) => columns.map(({ bold = false, cell }) => ({ text: cell(row).trim(), strong: bold }))),
  };
}

/** What may go wrong and what the law asks, or that no risk is known; nothing where there is no work. */
export function riskChapter({ risks, duties, law, planned, words }: DocsPlan): Block[] {
  if (risks.length === 0 && duties.length === 0) return [];
  const says = words.say.document.risks;
  const open = unclassedInWords(duties, words);
  return [
    heading(1, says.title),
    soWhat(`${registerInWords(risks, duties, words)}.`),
    ...(risks.length > 0
      ? [toldTable(says.register, riskColumns(words), risks), prose(ratingRule(words.language), 'Note')]
      : [prose(words.say.plan.noRisks(followsPlan(planned)))]),
    ...(duties.length > 0
      ? [
          heading(2, says.law),
          leadIn(words.say.plan.lawNote[law] + (open ? ` ${capitalized(open)}.` : '')),
          toldTable(says.lawTable, dutyColumns(words), duties),
        ]
      : []),
  ];
}

/** Who steers and answers for what, and by which measures the plan is judged; nothing without a plan. */
export function governanceChapter(plan: DocsPlan): Block[] {
  const { responsibilities, steering, measures, words } = plan;
  if (responsibilities.length === 0) return [];
  const says = words.say.document.governance;
  const hasGates = responsibilities.some(({ lastGate }) => lastGate !== null);
  return [
    heading(1, says.title),
    soWhat(`${ownersInWords(responsibilities, words)}.`),
    ...(hasGates ? [leadIn(says.meets)] : []),
    toldTable(says.steering, steeringColumns(words), steering),
    toldTable(says.table, responsibilityColumns(responsibilities, words), withTotal(responsibilities, plan, words)),
    ...(measures.length > 0
      ? [
          heading(2, says.measures),
          leadIn(says.measuresLead),
          toldTable(says.measuresTable, measureColumns(words), measures),
          ...(measures.some(({ baseline }) => baseline === null) ? [prose(says.measuredFirst, 'Note')] : []),
        ]
      : []),
  ];
}

/** What the steering committee is asked to decide; nothing where there is nothing to decide. */
export function decisionChapter({ decisions, words }: DocsPlan): Block[] {
  if (decisions.length === 0) return [];
  const says = words.say.document.governance;
  return [
    heading(1, says.decisions),
    soWhat(`${decisionsInWords(decisions, words)}.`),
    toldTable(says.decisionsTable, decisionColumns(words), decisions),
  ];
}

/** The work today, what the plan frees of it, and what stays with people; nothing where neither is known. */
export function peopleChapter(plan: DocsPlan): Block[] {
  const { work, kept, planned, decisions, words } = plan;
  if (!work && kept.length === 0) return [];
  const says = words.say.document.people;
  const served = servedInWords(plan, words);
  return [
    heading(1, says.title),
    ...(work
      ? [
          soWhat(`${workInWords(work, planned, words)}.`),
          toldTable(says.table, workColumns(work, words), [
            // One area alone is all of it.
            ...(work.areas.length > 1 ? work.areas : []),
            { ...work, name: says.all },
          ]),
          ...(decisions.some(({ kind }) => kind === 'people') ? [prose(words.say.plan.redeployOpen)] : []),
          prose(workNote(work, planned, words), 'Note'),
        ]
      : []),
    ...(served ? [prose(`${served} ${words.say.deck.people.touchPointNote}`)] : []),
    ...(kept.length > 0
      ? [heading(2, says.stays), ...kept.map(({ title, text }) => prose(text, 'Body', `${oneLine(title)}.`))]
      : []),
  ];
}
