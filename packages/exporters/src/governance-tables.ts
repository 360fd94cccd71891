import type { Decision, Responsibility } from '@process-ai/domain/blueprint-decisions';
import type { SteeredMeasure } from '@process-ai/domain/blueprint-measures';
import type { AreaWork, WorkView } from '@process-ai/domain/blueprint-people';
import type { Duty, RegisteredRisk } from '@process-ai/domain/blueprint-risks';
import { counted, type FigureWords, percent } from './figure-words.ts';
import { baselineSource, concerned, fte, measured, RATING_LABELS, STEERING, unlocked } from './governance-words.ts';

/** A column as document and deck both show it. */
export interface ToldColumn<Row> {
  header: string;
  /** Against that of the others. */
  width: number;
  align?: 'right';
  /** What a row is about. */
  bold?: true;
  /** Lines that it may take on a slide; absent = one. */
  lines?: number;
  cell(row: Row): string;
}

type Columns<Row> = readonly ToldColumn<Row>[];

const NOBODY = '–';

export const workColumns = ({ today: all }: WorkView): Columns<AreaWork> => [
  { header: 'Area', width: 42, bold: true, lines: 2, cell: ({ name }) => name },
  { header: 'Today', width: 14, align: 'right', cell: ({ today }) => fte(today, all) },
  { header: 'Freed', width: 14, align: 'right', cell: ({ freed }) => fte(freed, all) },
  { header: 'Stays', width: 14, align: 'right', cell: ({ today, freed }) => fte(today - freed, all) },
  { header: 'Freed, %', width: 14, align: 'right', cell: ({ today, freed }) => percent((100 * freed) / today, 0) },
];

export const RISK_COLUMNS: Columns<RegisteredRisk> = [
  { header: 'Initiative', width: 20, bold: true, lines: 2, cell: ({ initiative }) => initiative },
  { header: 'Risk', width: 21, lines: 2, cell: ({ risk }) => risk },
  { header: 'Likelihood', width: 12, cell: ({ likelihood }) => RATING_LABELS[likelihood] },
  { header: 'Impact', width: 9, cell: ({ impact }) => RATING_LABELS[impact] },
  { header: 'Control', width: 26, lines: 2, cell: ({ control }) => control ?? NOBODY },
  { header: 'Owner', width: 12, lines: 2, cell: ({ owner }) => owner ?? NOBODY },
];

export const DUTY_COLUMNS: Columns<Duty> = [
  { header: 'Duty', width: 17, bold: true, lines: 2, cell: ({ law }) => law },
  { header: 'Why it may apply', width: 27, lines: 2, cell: ({ reason }) => reason },
  { header: 'What it concerns', width: 25, lines: 2, cell: concerned },
  { header: 'Control', width: 31, lines: 2, cell: ({ control }) => control },
];

/** With what all of them answer for, where they are several. */
export function withTotal(rows: readonly Responsibility[]): Responsibility[] {
  if (rows.length < 2) return [...rows];
  const sum = (of: (row: Responsibility) => number) => rows.reduce((total, row) => total + of(row), 0);
  return [
    ...rows,
    {
      owner: 'Together',
      initiatives: [
        counted(
          sum(({ initiatives }) => initiatives.length),
          'initiative',
        ),
      ],
      oneOffCost: sum(({ oneOffCost }) => oneOffCost),
      savings: sum(({ savings }) => savings),
      lastGate: null,
    },
  ];
}

export const responsibilityColumns = (words: FigureWords): Columns<Responsibility> => [
  { header: 'Owner', width: 20, bold: true, lines: 2, cell: ({ owner }) => owner ?? 'To be named' },
  { header: 'Initiatives', width: 42, lines: 2, cell: ({ initiatives }) => initiatives.join('; ') },
  { header: 'One-off', width: 11, align: 'right', cell: ({ oneOffCost }) => words.short(oneOffCost) },
  {
    header: 'Saves a year',
    width: 15,
    align: 'right',
    lines: 2,
    cell: ({ savings }) => (savings > 0 ? `${words.short(savings)} measured` : NOBODY),
  },
  { header: 'Last gate', width: 12, cell: ({ lastGate }) => lastGate ?? NOBODY },
];

export const MEASURE_COLUMNS: Columns<SteeredMeasure> = [
  { header: 'Measure', width: 31, bold: true, cell: ({ name }) => name },
  { header: 'Initiative', width: 33, cell: ({ initiative }) => initiative },
  { header: 'Today', width: 9, align: 'right', cell: (measure) => measured(measure, measure.baseline) },
  { header: 'Target', width: 9, align: 'right', cell: (measure) => measured(measure, measure.target) },
  { header: 'Source of today', width: 18, cell: baselineSource },
];

export const decisionColumns = (words: FigureWords): Columns<Decision> => [
  { header: 'Decision', width: 32, bold: true, lines: 2, cell: ({ what }) => what },
  { header: 'Who', width: 13, lines: 2, cell: ({ owner }) => owner ?? STEERING },
  { header: 'By', width: 10, cell: ({ by }) => by ?? 'Now' },
  {
    header: 'Amount',
    width: 10,
    align: 'right',
    cell: ({ amount }) => (amount === null ? NOBODY : words.short(amount)),
  },
  { header: 'What it unlocks', width: 35, lines: 2, cell: (decision) => unlocked(decision, words) },
];
