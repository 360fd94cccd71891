import type { RoiInput } from '@process-ai/contract/roi';
import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import type ExcelJS from 'exceljs';
import { ROUGH } from '../generated-plan.fixture.ts';
import { FIRST_ROW, INITIATIVE, INPUT, OPPORTUNITY, SHEET } from './layout.ts';
import { sheetOf } from './read-workbook.fixture.ts';
import { serialOf } from './work-rows.ts';

export type Edit = ReturnType<typeof editOf>;

/** Changes a file, and alike the source of what the domain computes. */
export function editOf(source: BlueprintSource, workbook: ExcelJS.Workbook) {
  let current = source;
  const cell = (sheet: string, address: string) => sheetOf(workbook, sheet).getCell(address);
  const assume = (name: string, value: number) => {
    const address = workbook.definedNames.getRanges(name).ranges[0]?.split('!')[1]?.split(':')[0] ?? '';
    cell(SHEET.assumptions, address.replaceAll('$', '')).value = value;
  };
  // One whose process has another one that is not rejected, so that no heading takes over.
  const listed = buildBlueprint(source).processes.flatMap(({ opportunities, allOpportunities }) =>
    allOpportunities.map((opportunity) => ({
      opportunity,
      others: opportunities.filter(({ id }) => id !== opportunity.id).length,
    })),
  );
  const running =
    source.plan?.initiatives.filter(({ status, startMonth }) => status !== 'stopped' && startMonth < '2029') ?? [];
  const carried = new Set(running.flatMap(({ opportunityIds }) => opportunityIds));
  const decided = listed.findIndex(
    ({ opportunity: { id, savingsBasis, countedSavings }, others }) =>
      carried.has(id) && others > 0 && savingsBasis === 'measured' && countedSavings > 0,
  );
  return {
    source: () => current,
    input(row: number, column: keyof typeof INPUT, field: keyof RoiInput, value: number | null) {
      const at = FIRST_ROW + row;
      const code = cell(SHEET.inputs, `${INPUT.code}${at}`).text;
      const id = source.tree.find((process) => process.code === code)?.id;
      cell(SHEET.inputs, `${INPUT[column]}${at}`).value = value;
      current = {
        ...current,
        roiInputs: current.roiInputs.map((one) => (one.processId === id ? { ...one, [field]: value } : one)),
      };
    },
    assume() {
      assume('LoadFactor', 1.43);
      assume('HoursPerYear', 1776);
      assume('DiscountRate', 0.13);
      assume('CaseYears', 5);
      assume('RampShares', 0.35);
      assume('WeightCoverage', 0.2);
      const { ramp } = current.assumptions;
      current = {
        ...current,
        weights: { ...current.weights, coverage: 0.2 },
        assumptions: {
          ...current.assumptions,
          loadFactor: 1.43,
          hoursPerYear: 1776,
          discountRate: 0.13,
          years: 5,
          ramp: [0.35, ...ramp.slice(1)],
        },
      };
    },
    months(place: number, startMonth: string, endMonth: string) {
      cell(SHEET.initiatives, `${INITIATIVE.first}${FIRST_ROW + place}`).value = serialOf(startMonth);
      cell(SHEET.initiatives, `${INITIATIVE.last}${FIRST_ROW + place}`).value = serialOf(endMonth);
      current = withInitiatives((one, index) => (index === place ? { ...one, startMonth, endMonth } : one));
    },
    scenario() {
      const row = FIRST_ROW + current.scenarios.length + 2;
      cell(SHEET.scenarios, `B${row}`).value = current.scenarios.length;
      current = { ...current, scenarios: [ROUGH, ...current.scenarios.filter(({ id }) => id !== ROUGH.id)] };
    },
    decide(decision: 'Accepted' | 'Rejected') {
      cell(SHEET.opportunities, `${OPPORTUNITY.decision}${FIRST_ROW + decided}`).value = decision;
      const id = listed[decided]?.opportunity.id;
      const status = decision === 'Accepted' ? ('accepted' as const) : ('rejected' as const);
      current = {
        ...current,
        tree: current.tree.map((process) => ({
          ...process,
          opportunities: process.opportunities.map((one) => (one.id === id ? { ...one, status } : one)),
        })),
      };
    },
  };

  function withInitiatives(
    change: (
      one: NonNullable<BlueprintSource['plan']>['initiatives'][number],
      index: number,
    ) => NonNullable<BlueprintSource['plan']>['initiatives'][number],
  ): BlueprintSource {
    return current.plan
      ? { ...current, plan: { ...current.plan, initiatives: current.plan.initiatives.map(change) } }
      : current;
  }
}
