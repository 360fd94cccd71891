import type { Sensitivity } from '@process-ai/contract/business-case';
import { sensitivity } from '@process-ai/domain/sensitivity';
import type ExcelJS from 'exceljs';
import { DRIVER_LABELS } from '../story-words.ts';
import {
  CURVE_ROW,
  CURVE_ROWS,
  caseCell,
  commonRow,
  onSummary,
  SENSITIVITY_DRIVERS,
  SENSITIVITY_HEADING,
  SENSITIVITY_SORTED,
  SENSITIVITY_WORKING,
  years,
  yearsHeaderRow,
} from './business-case-cells.ts';
import type { SheetPlan } from './plan.ts';
import { writeHeading, writeNote } from './sheet-style.ts';
import { type Column, putCell, writeTable } from './table.ts';

type Driver = Sensitivity['driver'];
type Figures = Record<Driver, string>;

const DRIVERS = Object.keys(DRIVER_LABELS) as Driver[];

/** What each driver alone does to the NPV, the largest first whatever is changed: two tables and a tornado. */
export function writeSensitivity(sheet: ExcelJS.Worksheet, plan: SheetPlan): void {
  const found = sensitivity(plan.cases.base.input);
  writeHeading(sheet, SENSITIVITY_HEADING, 'What moves the net present value most');
  writeTable(sheet, sortedColumns(plan), found, SENSITIVITY_SORTED - 1);
  const working = DRIVERS.flatMap((driver) => found.find((one) => one.driver === driver) ?? []);
  writeTable(sheet, workingColumns(plan, found), working, SENSITIVITY_WORKING - 1);
  working.forEach(({ driver }, index) => {
    if (driver === 'discountRate' || driver === 'ramp') return;
    for (const letter of 'BC') {
      const cell = sheet.getCell(`${letter}${SENSITIVITY_WORKING + index}`);
      putCell(
        sheet,
        cell.address,
        { formula: cell.formula, result: Number(cell.result) },
        'figure',
        plan.formats.money,
      );
    }
  });
  writeNote(sheet, `H${SENSITIVITY_SORTED}`, 'One driver is moved, all others stay.');
  writeNote(sheet, `H${SENSITIVITY_SORTED + 1}`, 'No year of the ramp-up rises above the full benefit.');
  drawTornado(sheet, plan, found);
}

/** "$A$83:$A$87" */
const sortedRange = (letter: string) =>
  `$${letter}$${SENSITIVITY_SORTED}:$${letter}$${SENSITIVITY_SORTED + SENSITIVITY_DRIVERS - 1}`;
const workingRange = (letter: string) =>
  `$${letter}$${SENSITIVITY_WORKING}:$${letter}$${SENSITIVITY_WORKING + SENSITIVITY_DRIVERS - 1}`;

function sortedColumns({ formats, cases }: SheetPlan): Column<Sensitivity>[] {
  const { npv } = cases.base.result;
  const ranked = (letter: string, at: number) =>
    `INDEX(${workingRange(letter)},MATCH(${at - SENSITIVITY_SORTED + 1},${workingRange('G')},0))`;
  const money = (
    letter: string,
    header: string,
    formula: (at: number) => string,
    result: (one: Sensitivity) => number,
  ): Column<Sensitivity> => ({
    letter,
    header,
    width: 0,
    format: formats.money,
    cell: (one, at) => ({ formula: formula(at), result: result(one) }),
  });
  return [
    {
      letter: 'A',
      header: 'Driver, largest swing first',
      width: 0,
      cell: ({ driver }, at) => ({ formula: ranked('A', at), result: DRIVER_LABELS[driver] }),
    },
    money(
      'B',
      'NPV at the low value',
      (at) => ranked('D', at),
      ({ npvAtLow }) => npvAtLow,
    ),
    money(
      'C',
      'NPV at the high value',
      (at) => ranked('E', at),
      ({ npvAtHigh }) => npvAtHigh,
    ),
    money(
      'D',
      'Swing',
      (at) => ranked('F', at),
      ({ swing }) => swing,
    ),
    money(
      'E',
      'Low, from base',
      (at) => `B${at}-${caseCell('npv')}`,
      ({ npvAtLow }) => npvAtLow - npv,
    ),
    money(
      'F',
      'High, from base',
      (at) => `C${at}-${caseCell('npv')}`,
      ({ npvAtHigh }) => npvAtHigh - npv,
    ),
  ];
}

function workingColumns({ formats }: SheetPlan, found: readonly Sensitivity[]): Column<Sensitivity>[] {
  const live = (read: (one: Sensitivity) => number, formula: (one: Sensitivity, at: number) => string) => ({
    cell: (one: Sensitivity, at: number) => ({ formula: formula(one, at), result: read(one) }),
  });
  const [low, high] = ['(1-SensitivityStep)', '(1+SensitivityStep)'];
  return [
    { letter: 'A', header: 'Driver, as computed', width: 0, cell: ({ driver }) => DRIVER_LABELS[driver] },
    {
      letter: 'B',
      header: 'Low value',
      width: 0,
      format: '0.0%',
      ...live(
        (one) => one.low,
        ({ driver }) => valueOf(driver, low),
      ),
    },
    {
      letter: 'C',
      header: 'High value',
      width: 0,
      format: '0.0%',
      ...live(
        (one) => one.high,
        ({ driver }) => valueOf(driver, high),
      ),
    },
    {
      letter: 'D',
      header: 'NPV at the low value',
      width: 0,
      format: formats.money,
      ...live(
        (one) => one.npvAtLow,
        ({ driver }) => npvWith(driver, low),
      ),
    },
    {
      letter: 'E',
      header: 'NPV at the high value',
      width: 0,
      format: formats.money,
      ...live(
        (one) => one.npvAtHigh,
        ({ driver }) => npvWith(driver, high),
      ),
    },
    {
      letter: 'F',
      header: 'Swing',
      width: 0,
      format: formats.money,
      ...live(
        (one) => one.swing,
        (_, at) => `ABS(E${at}-D${at})`,
      ),
    },
    {
      letter: 'G',
      header: 'Rank',
      width: 0,
      format: '0',
      ...live(
        (one) => found.indexOf(one) + 1,
        (_, at) =>
          `1+SUMPRODUCT(--(${workingRange('F')}>F${at}))+SUMPRODUCT((${workingRange('F')}=F${at})*(ROW(${workingRange('F')})<ROW()))`,
      ),
    },
  ];
}

const EACH_YEAR = years(yearsHeaderRow, 1);
const WITHIN = years(commonRow('within'), 1);
const RAMP = years(commonRow('ramp'), 1);
const movedRamp = (factor: string) => `((${RAMP}*${factor}<1)*${RAMP}*${factor}+(${RAMP}*${factor}>=1))`;

const BASE: Figures = {
  annualBenefit: caseCell('annualBenefit'),
  implementationCost: caseCell('implementationCost'),
  annualRunCost: caseCell('annualRunCost'),
  discountRate: 'DiscountRate',
  ramp: RAMP,
};

const valueOf = (driver: Driver, factor: string) =>
  driver === 'ramp' ? `SUMPRODUCT(${movedRamp(factor)})/CaseYears` : `${BASE[driver]}*${factor}`;

function npvWith(driver: Driver, factor: string): string {
  const moved = driver === 'ramp' ? movedRamp(factor) : `(${BASE[driver]}*${factor})`;
  const figures: Figures = { ...BASE, [driver]: moved };
  const { annualBenefit, implementationCost, annualRunCost, discountRate, ramp } = figures;
  const factors = `(1+${discountRate})^${EACH_YEAR}`;
  return (
    `${annualBenefit}*(1-BenefitRisk)*SUMPRODUCT(${ramp}/${factors})` +
    `-${annualRunCost}*(1+CostRisk)*SUMPRODUCT(${WITHIN}/${factors})-${implementationCost}*(1+CostRisk)`
  );
}

function drawTornado(sheet: ExcelJS.Worksheet, plan: SheetPlan, found: readonly Sensitivity[]): void {
  const { npv } = plan.cases.base.result;
  const labels = { range: onSummary(sortedRange('A')), values: found.map(({ driver }) => DRIVER_LABELS[driver]) };
  plan.charts.push({
    sheet: sheet.id,
    kind: 'tornado',
    title: 'What moves the net present value most',
    description: `Tornado: change of the net present value when one driver is moved down or up. Largest: ${found[0] ? DRIVER_LABELS[found[0].driver] : 'none'}.`,
    format: plan.formats.moneyShort,
    axisTitles: { amounts: `Change of the net present value (${plan.blueprint.assumptions.currency})` },
    series: [
      {
        name: 'At the low value',
        labels,
        amounts: { range: onSummary(sortedRange('E')), values: found.map(({ npvAtLow }) => npvAtLow - npv) },
        accent: 2,
      },
      {
        name: 'At the high value',
        labels,
        amounts: { range: onSummary(sortedRange('F')), values: found.map(({ npvAtHigh }) => npvAtHigh - npv) },
        accent: 1,
      },
    ],
    from: { column: 5, row: CURVE_ROW - 1 },
    to: { column: 12, row: CURVE_ROW + CURVE_ROWS - 2 },
  });
}
