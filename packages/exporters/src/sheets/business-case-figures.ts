import { YEARS_MAX } from '@process-ai/contract/roi';
import { paybackFigure } from '../payback-words.ts';
import {
  type CaseFigure,
  EVERY_YEAR,
  FIGURE_COLUMN,
  figureRow,
  GRID,
  GRID_PARTS,
  gridCells,
  YEARS_HEADER,
  yearRow,
  yearsAt,
} from './business-case-cells.ts';
import { FIRST_ROW, onSheet } from './layout.ts';
import { notPaidBackFormula, paybackCell, paybackFormat, paybackUnit, type SheetPlan } from './plan.ts';
import type { CellContent } from './table.ts';
import { LAST_MONTH, monthColumn, monthsOf, totalRow } from './timeline-cells.ts';

interface Figure {
  figure: CaseFigure;
  label: string;
  unit: CellContent;
  format: string;
  formula: string;
  result: number | string;
  note: string;
}

/** What the case comes to. */
export function caseFigures(plan: SheetPlan): Figure[] {
  const { blueprint, formats, sheets } = plan;
  const { say } = plan.words;
  const { units } = say.workbook;
  const says = say.workbookCase.businessCase;
  const notApplicable = say.money.notApplicable;
  const { noIrr } = say.case.scenario;
  const result = blueprint.case?.result;
  const { currency } = blueprint.assumptions;
  const at = (figure: CaseFigure) => `$${FIGURE_COLUMN}$${figureRow(figure)}`;
  const money = { unit: currency, format: formats.money };
  const months = (figure: CaseFigure, found: number | null | undefined) => {
    const result = paybackCell(found ?? null, plan);
    const unit = paybackUnit(at(figure), units.months, result);
    return { figure, unit, format: paybackFormat(plan, '#,##0.0'), result };
  };
  const percent = { unit: says.rateAYear, format: formats.percent };
  const flows = result?.flows ?? [];
  const end = (line: 'cumulative' | 'discountedCumulative') =>
    onSheet(sheets.timeline, `$${monthColumn(LAST_MONTH)}$${totalRow(line)}`);
  const paid = (total: 'cumulative' | 'discountedCumulative', line: 'paidBack' | 'discountedPaidBack') =>
    `IF(SUMSQ(${monthsOf(sheets, 'net')})=0,"${notApplicable}",IF(${end(total)}<0,NotPaidBack,MAX(${monthsOf(sheets, line)})))`;
  const found: Omit<Figure, 'label' | 'note'>[] = [
    {
      ...money,
      figure: 'npv',
      formula: `${first('net')}+NPV(DiscountRate,${yearsAt(yearRow('net'), 1)})`,
      result: result?.npv ?? 0,
    },
    {
      ...months('paybackMonths', result?.paybackMonths),
      formula: paid('cumulative', 'paidBack'),
    },
    {
      ...months('discountedPaybackMonths', result?.discountedPaybackMonths),
      formula: paid('discountedCumulative', 'discountedPaidBack'),
    },
    {
      ...percent,
      unit: says.ofPresentCosts,
      figure: 'roiPercentage',
      formula: `IF(${at('presentCosts')}>0,${at('npv')}/${at('presentCosts')},"${notApplicable}")`,
      result: typeof result?.roiPercentage === 'number' ? result.roiPercentage / 100 : notApplicable,
    },
    {
      ...percent,
      figure: 'irr',
      formula: `IF(${at('rates')}=0,"${noIrr.none}",IF(${at('rates')}>1,"${noIrr.several}",IFERROR(IRR(${yearsAt(yearRow('net'))},${at('firstGuess')}),IRR(${yearsAt(yearRow('net'))}))))`,
      result: typeof result?.irr === 'number' ? result.irr : noIrr[result?.irr ?? 'none'],
    },
    {
      ...money,
      figure: 'presentBenefits',
      formula: `${first('benefits')}+NPV(DiscountRate,${yearsAt(yearRow('benefits'), 1)})`,
      result: result?.presentBenefits ?? 0,
    },
    {
      ...money,
      figure: 'presentCosts',
      formula: `${at('presentBenefits')}-${at('npv')}`,
      result: result?.presentCosts ?? 0,
    },
    {
      unit: says.times,
      format: '0',
      figure: 'signChanges',
      formula: `SUMPRODUCT(--($C$${yearRow('sign')}:$M$${yearRow('sign')}*$D$${yearRow('sign')}:$N$${yearRow('sign')}<0))`,
      result: signChanges(flows),
    },
    {
      unit: says.rates,
      format: '0',
      figure: 'rates',
      formula: `IF(${at('signChanges')}<=1,${at('signChanges')},COUNTIF(${gridCells(GRID.crossing)},">0"))`,
      result: ratesOf(flows),
    },
    {
      ...percent,
      figure: 'firstGuess',
      formula: `IF(MAX(${gridCells(GRID.crossing)})=0,DiscountRate,1/MAX(${gridCells(GRID.crossing)})-1-1)`,
      result: firstGuess(flows, blueprint.assumptions.discountRate),
    },
    {
      unit: '',
      format: '@',
      figure: 'notPaidBack',
      formula: notPaidBackFormula(plan.words),
      result: paybackFigure(null, blueprint, plan.words),
    },
  ];
  return found.map((one): Figure => {
    const [label, note] = says.figures[one.figure];
    const points = one.figure === 'rates' && says.lookedFor(GRID_PARTS - 1, GRID.number, GRID.crossing);
    return { ...one, label, note: points || note };
  });
}

const first = (line: 'net' | 'benefits') => `$${FIGURE_COLUMN}$${yearRow(line)}`;

function signChanges(flows: readonly number[]): number {
  const signs = flows.map((flow) => Math.sign(Math.round(flow * 1e6))).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** What the flows are worth at a point u of the grid, where 1 ÷ u − 2 is the rate. It covers every rate above −100%. */
export const worthAt = (flows: readonly number[], u: number): number =>
  EVERY_YEAR.reduce((sum, year) => sum + (flows[year] ?? 0) * u ** year * (1 - u) ** (YEARS_MAX - year), 0);

const points = Array.from({ length: GRID_PARTS - 1 }, (_, index) => (index + 1) / GRID_PARTS);

/** Points after which the worth changes its sign. */
export function crossingsOf(flows: readonly number[]): number[] {
  return points.filter((u, index) => {
    const next = points[index + 1];
    return next !== undefined && worthAt(flows, u) * worthAt(flows, next) < 0;
  });
}

function ratesOf(flows: readonly number[]): number {
  const changes = signChanges(flows);
  return changes <= 1 ? changes : crossingsOf(flows).length;
}

function firstGuess(flows: readonly number[], otherwise: number): number {
  const last = crossingsOf(flows).at(-1);
  return last === undefined ? otherwise : 1 / last - 2;
}

export const gridFormulas = (at: number) => ({
  point: `${GRID.number}${at}/GridParts`,
  worth: `SUMPRODUCT(${yearsAt(yearRow('net'))}*${GRID.point}${at}^${yearsAt(YEARS_HEADER)}*(1-${GRID.point}${at})^(YearsMax-${yearsAt(YEARS_HEADER)}))`,
  crossing: `IF(${GRID.worth}${at}*${GRID.worth}${at + 1}<0,${GRID.point}${at},0)`,
});

export const gridRows = points.map((point, index) => ({ at: FIRST_ROW + index, point }));
