import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import type ExcelJS from 'exceljs';
import { SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { writeHeading, writeNote } from './sheet-style.ts';
import { FIGURE_ROW } from './summary-figures.ts';
import { type CellContent, writeTable } from './table.ts';

type Kind = OpportunityType | 'none';

const KINDS = ['automation', 'ai', 'agentic', 'none'] as const satisfies Kind[];
const LABEL: Record<Kind, string> = { ...OPPORTUNITY_TYPE_LABELS, none: 'Without an opportunity' };
const CHART_ROWS = 14;

/** The projected savings by type of opportunity, with their chart. Returns the last row that either covers. */
export function writeSavingsByType(sheet: ExcelJS.Worksheet, plan: SheetPlan, headingRow: number): number {
  const { blueprint, listed, formats } = plan;
  const of = (kind: Kind) => listed.filter(({ opportunity }) => opportunity.type === kind);
  const counted = (kind: Kind, basis: Opportunity['savingsBasis']) =>
    of(kind)
      .filter(({ opportunity }) => opportunity.savingsBasis === basis)
      .reduce((sum, { opportunity }) => sum + 1000 * opportunity.countedSavings, 0);
  const projected = (kind: Kind) => counted(kind, 'measured');
  const none = blueprint.summary.totalSavings - projected('automation') - projected('ai') - projected('agentic');
  const figure = (formula: string, result: number): CellContent => ({ formula, result });
  const first = headingRow + 2;

  writeHeading(sheet, headingRow, 'Savings by type of opportunity');
  writeTable<Kind>(
    sheet,
    [
      { letter: 'A', header: 'Type', width: 0, cell: (kind) => LABEL[kind] },
      {
        letter: 'B',
        header: 'Measured savings a year',
        width: 0,
        format: formats.money,
        cell: (kind, at) =>
          kind === 'none'
            ? figure(`B${FIGURE_ROW.savings}-SUM(B${first}:B${at - 1})`, none)
            : figure(`SUMIFS(OppCounted,OppType,A${at},OppBasis,"Measured")`, projected(kind)),
      },
      {
        letter: 'C',
        header: 'Not yet costed, by benchmark',
        width: 0,
        format: formats.money,
        cell: (kind, at) =>
          figure(`SUMIFS(OppCounted,OppType,A${at},OppBasis,"Benchmark")`, counted(kind, 'benchmark')),
      },
      {
        letter: 'D',
        header: 'Opportunities',
        width: 0,
        format: '#,##0',
        cell: (kind, at) => figure(`COUNTIFS(OppType,A${at})`, of(kind).length),
      },
    ],
    KINDS,
    headingRow + 1,
  );
  const after = first + KINDS.length;
  writeNote(
    sheet,
    `A${after}`,
    'The savings of a process are shared among its opportunities by their likely benefits.',
  );
  writeNote(sheet, `A${after + 1}`, 'Measured and benchmark are never added up.');
  plan.charts.push({
    sheet: sheet.id,
    kind: 'bars',
    title: `Measured savings a year by type of opportunity (${blueprint.assumptions.currency})`,
    description: 'Bar chart of the projected savings a year by type of opportunity.',
    format: formats.moneyShort,
    series: [
      {
        name: 'Measured savings a year',
        labels: { range: `${SHEET.summary}!$A$${first}:$A$${after - 1}`, values: KINDS.map((kind) => LABEL[kind]) },
        amounts: {
          range: `${SHEET.summary}!$B$${first}:$B$${after - 1}`,
          values: KINDS.map((kind) => (kind === 'none' ? none : projected(kind))),
        },
        accent: 1,
      },
    ],
    from: { column: 6, row: headingRow },
    to: { column: 12, row: headingRow + CHART_ROWS },
  });
  return headingRow + CHART_ROWS;
}
