import { DEFAULT_COVER, type FileLanguage } from '@process-ai/contract/export-covers';
import { type Blueprint, type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { LOCALES } from '@process-ai/domain/language';
import type ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUGH, repriced } from '../generated-plan.fixture.ts';
import { hasLibreOffice } from '../libreoffice.fixture.ts';
import { fileWords } from '../words/file-words.ts';
import { caseCell } from './business-case-cells.ts';
import { type Edit, editOf } from './edit-workbook.fixture.ts';
import { exampleSource } from './example-blueprint.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { FIRST_ROW, INPUT, RANKING, sheetNames } from './layout.ts';
import { differences, formulasOf, read, sheetOf } from './read-workbook.fixture.ts';
import { recalculated, withoutResults } from './recalculate.fixture.ts';
import { SOURCES } from './recalculated-sectors.fixture.ts';
import { EVERY_MONTH, monthColumn, totalRow } from './timeline-cells.ts';
import { endsOf } from './work-rows.ts';

/** What is changed alike in the file and in what the domain computes from. */
export const CHANGES: Record<string, (edit: Edit) => void> = {
  inputs: (edit) => {
    edit.input(0, 'salary', 'averageSalary', 123_456);
    edit.input(1, 'frequency', 'processFrequency', 0);
    edit.input(2, 'fte', 'fteCount', 0);
  },
  volume: (edit) => {
    for (const row of [0, 1, 2, 3]) edit.input(row, 'frequency', 'processFrequency', 4321 + row);
  },
  rate: (edit) => {
    edit.input(0, 'rate', 'automationRate', 0.15);
    edit.input(3, 'rate', 'automationRate', 0.95);
  },
  'a blank rate, which takes the default': (edit) => {
    for (const row of [0, 1, 2, 3]) edit.input(row, 'rate', 'automationRate', null);
  },
  'cost of a process, once and a year': (edit) => {
    edit.input(0, 'implementation', 'implementationCost', 987_654);
    edit.input(3, 'implementation', 'implementationCost', null);
    edit.input(0, 'runCost', 'annualRunCost', 45_678_901);
    edit.input(4, 'runCost', 'annualRunCost', 456_789);
  },
  'cost of an initiative, once and a year': (edit) => edit.costs(2, 765_432, 34_567),
  'hours and load': (edit) => edit.assume({ hoursPerYear: 1776, loadFactor: 1.43 }),
  'discount rate': (edit) => edit.assume({ discountRate: 0.13 }),
  years: (edit) => edit.assume({ years: 5 }),
  ramp: (edit) => edit.assume({ ramp: [0.35] }),
  'start month': (edit) => edit.months(2, '2026-10', '2027-05'),
  scenario: (edit) => edit.scenario(ROUGH),
  'the low end': (edit) => edit.scenario(endsOf(edit.language)[0]),
  'a decision': (edit) => edit.decide('rejected'),
  'a decision and back': (edit) => {
    edit.decide('rejected');
    edit.decide('accepted');
  },
  everything: (edit) => {
    for (const [name, change] of Object.entries(CHANGES)) if (!APART.has(name)) change(edit);
    edit.weight(0.2);
  },
};
/** Undone by others, or the whole. */
const APART = new Set(['the low end', 'a decision and back', 'a blank rate, which takes the default', 'everything']);

/** All of them in one file, and those that it leaves out or that move the case in a way of their own. */
export const TOGETHER = [...APART, 'discount rate', 'start month', 'years', 'a decision'];

type HeadlineFigure = 'npv' | 'presentCosts' | 'paybackMonths' | 'discountedPaybackMonths' | 'irr';
const HEADLINE: HeadlineFigure[] = ['npv', 'presentCosts', 'paybackMonths', 'discountedPaybackMonths', 'irr'];
const allBut = (...still: HeadlineFigure[]) => HEADLINE.filter((figure) => !still.includes(figure));
const each = (changes: string[], figures: HeadlineFigure[]) =>
  Object.fromEntries(changes.map((change) => [change, figures]));

/** What each change moves at the head of the case, by the plan that it is made in; all five where nothing is said. */
const MOVED: Record<string, Record<string, HeadlineFigure[]>> = {
  planned: {
    // Neither is discounted.
    'discount rate': allBut('paybackMonths', 'irr'),
    // Paid back in the first year.
    years: allBut('paybackMonths', 'discountedPaybackMonths'),
    ramp: allBut('presentCosts'),
    'a decision and back': [],
  },
  // It loses: only what makes it pay moves a payback, and the years, which its words name.
  plannedEnergy: {
    inputs: allBut('presentCosts'),
    'hours and load': allBut('presentCosts'),
    'discount rate': ['npv', 'presentCosts'],
    'a decision and back': [],
    ...each(['volume', 'rate', 'a blank rate, which takes the default', 'ramp', 'a decision'], ['npv', 'irr']),
    ...each(
      ['cost of an initiative, once and a year', 'start month', 'scenario', 'the low end'],
      ['npv', 'presentCosts', 'irr'],
    ),
  },
  entered: { 'a decision': allBut('presentCosts') },
};

/** What is recalculated: sectors by their name as they are exported, and some of them with changes in the file. */
interface Recalculation {
  /** Of the files. */
  language?: FileLanguage;
  sources: readonly string[];
  edits: readonly { name: string; change: string }[];
}

/** Declares that LibreOffice computes what we do, in one start for all files. Each sector with edits is a source as well. */
export function recalculateAlike({ sources, edits, language = 'en' }: Recalculation): void {
  describe.skipIf(!hasLibreOffice)(`recalculated by LibreOffice, ${LOCALES[language]}`, () => {
    const { asExported, sourceOf, following, shown, expectCase, expectRanking, changed } = filesIn(language);
    const sheets = sheetNames(language);
    const files = new Map<string, ExcelJS.Workbook>();
    const edited = new Map<string, Blueprint>();
    beforeAll(async () => {
      const books: Record<string, Uint8Array> = {};
      for (const name of sources) books[name] = await withoutResults(await asExported(name));
      for (const { name, change } of edits) {
        const workbook = await asExported(name);
        edited.set(`${name} ${change}`, buildBlueprint(changed(name, change, workbook)));
        books[`${name} ${change}`] = await withoutResults(workbook);
      }
      const broken = await asExported('planned');
      sheetOf(broken, sheets.inputs).getCell(`${INPUT.fte}${FIRST_ROW}`).value = -1;
      books.broken = await withoutResults(broken);
      for (const [name, workbook] of await recalculated(books)) files.set(name, workbook);
    }, 600_000);

    const of = (name: string) => files.get(name) as ExcelJS.Workbook;

    it.each(sources)('gives every figure of ours, as exported: %s', async (name) => {
      expect(differences(formulasOf(of(name)), formulasOf(await asExported(name)))).toEqual([]);
      expectCase(of(name), buildBlueprint(sourceOf(name)));
    });

    it.each(edits)('follows what is changed in the file: $name, $change', async ({ name, change }) => {
      const blueprint = edited.get(`${name} ${change}`) as Blueprint;
      const expected = await read(await exportSheets(blueprint));
      const found = of(`${name} ${change}`);
      const figures = following(found);
      expect(differences(figures, following(expected))).toEqual([]);
      expectCase(found, blueprint);
      expectRanking(found, blueprint);
      const moved = HEADLINE.filter((figure) => {
        const [before, after] = [shown(of(name), figure), shown(found, figure)];
        if (typeof before !== 'number' || typeof after !== 'number') return before !== after;
        return Math.abs(after - before) > 1e-6 * Math.max(1, Math.abs(before));
      });
      expect(moved).toEqual(MOVED[name]?.[change] ?? HEADLINE);
      if (moved.length === 0) expect(differences(figures, following(await asExported(name)))).toEqual([]);
    });

    it('says at the head of every sheet that something is broken', () => {
      const verdicts = [...formulasOf(of('broken'), (formula) => formula.includes('ChecksVerdict'))];
      expect(verdicts).toHaveLength(12);
      for (const [cell, verdict] of verdicts)
        expect([cell, verdict]).toEqual([
          cell,
          expect.stringContaining(fileWords(language).workbook.codes.verdicts.errors),
        ]);
    });
  });
}

/** The files of a language, and what they have to show. */
function filesIn(language: FileLanguage) {
  const sheets = sheetNames(language);
  const { money, case: caseWords } = fileWords(language);
  const exported = new Map<string, Uint8Array>();
  return { asExported, sourceOf, following, shown, expectCase, expectRanking, changed };

  /** A workbook of its own to change, of a file that is made once. */
  async function asExported(name: string): Promise<ExcelJS.Workbook> {
    const bytes = exported.get(name) ?? (await exportSheets(buildBlueprint(sourceOf(name))));
    exported.set(name, bytes);
    return read(bytes);
  }

  function sourceOf(name: string): BlueprintSource {
    const source = SOURCES[name]?.() ?? exampleSource();
    return { ...source, cover: { ...DEFAULT_COVER, ...source.cover, language } };
  }

  /** What a new export of the changed sector has to agree with: all but the comparison with the old one, and the order of the scenarios. */
  function following(workbook: ExcelJS.Workbook): Map<string, unknown> {
    const { vendors, assumptions, scenarios } = sheets;
    const isAsExported = new RegExp(`^${vendors}!(J|K|L)\\d+$|^${assumptions}!E\\d+$|^${scenarios}!`);
    const drifts = [...formulasOf(workbook, (formula) => formula.includes('AsExported')).keys()];
    const skipped = new Set(drifts.flatMap((cell) => [cell, cell.replace('!B', '!C')]));
    return new Map([...formulasOf(workbook)].filter(([cell]) => !skipped.has(cell) && !isAsExported.test(cell)));
  }

  /** As it stands at the head of the case. */
  function shown(workbook: ExcelJS.Workbook, figure: HeadlineFigure) {
    return sheetOf(workbook, sheets.businessCase).getCell(caseCell(figure).replaceAll('$', '')).result;
  }

  /** Every figure of the case, and every month of it, are those of the domain. */
  function expectCase(workbook: ExcelJS.Workbook, { case: found, assumptions }: Blueprint): void {
    const result = found?.result;
    const notPaidBack = result?.flows.some((flow) => flow !== 0)
      ? money.moreThan(money.years(assumptions.years))
      : money.notApplicable;
    const months = (value: number | null | undefined) =>
      typeof value === 'number' ? expect.closeTo(value, 3) : notPaidBack;
    expect(shown(workbook, 'npv')).toBeCloseTo(result?.npv ?? 0, 2);
    expect(shown(workbook, 'presentCosts')).toBeCloseTo(result?.presentCosts ?? 0, 2);
    expect(shown(workbook, 'paybackMonths')).toEqual(months(result?.paybackMonths));
    expect(shown(workbook, 'discountedPaybackMonths')).toEqual(months(result?.discountedPaybackMonths));
    const irr = result?.irr ?? 'none';
    expect(shown(workbook, 'irr')).toEqual(
      typeof irr === 'number' ? expect.closeTo(irr, 4) : caseWords.scenario.noIrr[irr],
    );
    const timeline = sheetOf(workbook, sheets.timeline);
    for (const { month, cumulative, benefits } of found?.months ?? []) {
      const at = (line: 'cumulative' | 'benefits') =>
        timeline.getCell(`${monthColumn(EVERY_MONTH[month] ?? 0)}${totalRow(line)}`).result;
      expect(at('cumulative')).toBeCloseTo(cumulative, 2);
      expect(at('benefits')).toBeCloseTo(benefits, 2);
    }
  }

  function expectRanking(workbook: ExcelJS.Workbook, { comparison }: Blueprint): void {
    const vendors = sheetOf(workbook, sheets.vendors);
    comparison.fits.forEach((fit, index) => {
      const at = FIRST_ROW + index;
      expect(vendors.getCell(`${RANKING.name}${at}`).result).toBe(fit.vendorName);
      expect(vendors.getCell(`${RANKING.score}${at}`).result).toBeCloseTo(fit.overallScore, 6);
    });
  }

  /** Changes the file, and gives the source of what the domain computes with the same change. */
  function changed(name: string, change: string, workbook: ExcelJS.Workbook): BlueprintSource {
    const edit = editOf(sourceOf(name), workbook);
    CHANGES[change]?.(edit);
    return repriced(edit.source());
  }
}
