import type { ScenarioOutcome } from '@process-ai/contract/business-case';
import type { RoiAssumptions, RoiInput } from '@process-ai/contract/roi';
import type { Scenario } from '@process-ai/contract/scenarios';
import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import type ExcelJS from 'exceljs';
import { fileWords } from '../words/file-words.ts';
import { FIRST_ROW, INITIATIVE, INPUT, OPPORTUNITY, sheetNames } from './layout.ts';
import { sheetOf } from './read-workbook.fixture.ts';
import { scenariosOf, serialOf } from './work-rows.ts';

export type Edit = ReturnType<typeof editOf>;

/** Changes a file, and alike the source of what the domain computes. */
export function editOf(source: BlueprintSource, workbook: ExcelJS.Workbook) {
  const language = source.cover?.language ?? 'en';
  const sheets = sheetNames(language);
  let current = source;
  const cell = (sheet: string, address: string) => sheetOf(workbook, sheet).getCell(address);
  const assume = (name: string, value: number) => {
    const address = workbook.definedNames.getRanges(name).ranges[0]?.split('!')[1]?.split(':')[0] ?? '';
    cell(sheets.assumptions, address.replaceAll('$', '')).value = value;
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
    language,
    source: () => current,
    input(row: number, column: keyof typeof INPUT, field: keyof RoiInput, value: number | null) {
      const at = FIRST_ROW + row;
      const code = cell(sheets.inputs, `${INPUT.code}${at}`).text;
      const id = source.tree.find((process) => process.code === code)?.id;
      cell(sheets.inputs, `${INPUT[column]}${at}`).value = value;
      current = {
        ...current,
        roiInputs: current.roiInputs.map((one) => (one.processId === id ? { ...one, [field]: value } : one)),
      };
    },
    assume(changes: Partial<RoiAssumptions>) {
      const names = {
        loadFactor: 'LoadFactor',
        hoursPerYear: 'HoursPerYear',
        discountRate: 'DiscountRate',
        years: 'CaseYears',
      };
      for (const [key, name] of Object.entries(names)) {
        const value = changes[key as keyof typeof names];
        if (value !== undefined) assume(name, value);
      }
      if (changes.ramp?.[0] !== undefined) assume('RampShares', changes.ramp[0]);
      // Only the first year of the ramp is entered; the others stay.
      const ramp = [...(changes.ramp ?? []).slice(0, 1), ...current.assumptions.ramp.slice(changes.ramp ? 1 : 0)];
      current = { ...current, assumptions: { ...current.assumptions, ...changes, ramp } };
    },
    weight(coverage: number) {
      assume('WeightCoverage', coverage);
      current = { ...current, weights: { ...current.weights, coverage } };
    },
    costs(place: number, licence: number, run: number) {
      cell(sheets.initiatives, `${INITIATIVE.licence}${FIRST_ROW + place}`).value = licence;
      cell(sheets.initiatives, `${INITIATIVE.runCost}${FIRST_ROW + place}`).value = run;
      current = withInitiatives((one, index) => {
        if (index !== place) return one;
        const others = one.costLines.filter(({ kind }) => kind !== 'licence');
        return {
          ...one,
          annualRunCost: run,
          costLines: [{ kind: 'licence', name: 'licence', amount: licence }, ...others],
        };
      });
    },
    months(place: number, startMonth: string, endMonth: string) {
      cell(sheets.initiatives, `${INITIATIVE.first}${FIRST_ROW + place}`).value = serialOf(startMonth);
      cell(sheets.initiatives, `${INITIATIVE.last}${FIRST_ROW + place}`).value = serialOf(endMonth);
      current = withInitiatives((one, index) => (index === place ? { ...one, startMonth, endMonth } : one));
    },
    scenario(chosen: Scenario) {
      const all = scenariosOf({
        outcomes: current.scenarios.map((scenario) => ({ scenario }) as ScenarioOutcome),
        language,
      });
      const place = all.findIndex(({ id }) => id === chosen.id) + 1;
      const row = FIRST_ROW + all.length + 2;
      const name = cell(sheets.scenarios, `B${FIRST_ROW + place - 1}`).text;
      cell(sheets.scenarios, `C${row}`).value = `${place} ${name}`;
      current = { ...current, scenarios: [chosen, ...current.scenarios.filter(({ id }) => id !== chosen.id)] };
    },
    decide(status: 'accepted' | 'rejected') {
      const { decisions } = fileWords(language).workbook.codes;
      cell(sheets.opportunities, `${OPPORTUNITY.decision}${FIRST_ROW + decided}`).value = decisions[status];
      const id = listed[decided]?.opportunity.id;
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
