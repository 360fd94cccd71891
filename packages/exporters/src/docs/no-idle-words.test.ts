import { DEFAULT_COVER, FileLanguage } from '@process-ai/contract/export-covers';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import { describe, expect, test } from 'vitest';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import type { Cell } from '../ooxml/data-table.ts';
import { exportSlides } from '../slides/export-slides.ts';
import { readSlides } from '../slides/read-slides.fixture.ts';
import type { Block, TableBlock } from './blocks.ts';
import { type DocsPlan, planDocs } from './docs-plan.ts';
import { businessCaseChapter } from './sections/business-case.ts';
import { executiveSummary } from './sections/executive-summary.ts';
import { peopleChapter } from './sections/governance.ts';
import { journeysInTables } from './sections/journeys.ts';
import { landscape, processesAppendix } from './sections/landscape.ts';
import { methodChapter } from './sections/method.ts';
import { opportunityAppendix, opportunityChapter } from './sections/opportunities.ts';
import { ranking } from './sections/priorities.ts';
import { vendorChapter } from './sections/vendors.ts';

/** What a table or its caption says has to be seen in it: a reader strikes what is the same in every row, or not there. */
const SECTIONS = [
  businessCaseChapter,
  executiveSummary,
  landscape,
  processesAppendix,
  methodChapter,
  opportunityChapter,
  ranking,
  vendorChapter,
];

const textOf = (cell: string | Cell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''));
const textsOf = ({ rows }: TableBlock): string[] => rows.flatMap((row) => row.map(textOf));

describe.each(Object.entries(FIVE_SECTORS))('%s', (_, source) => {
  const plan: DocsPlan = planDocs(buildBlueprint(source()));
  const { document, method, money, plan: labels } = plan.words.say;
  const blocks = SECTIONS.flatMap((section): Block[] => section(plan));
  const tables = blocks.filter((block) => block.kind === 'table');
  const prose = blocks.flatMap((block) => (block.kind === 'prose' ? [block.text] : [])).join('\n');
  const captioned = (caption: string) => tables.filter((table) => table.caption.startsWith(caption));
  const valuesOf = (header: string) =>
    tables.flatMap(({ columns, rows }) => {
      const at = columns.findIndex((column) => column.header === header);
      return at < 0 ? [] : rows.map((row) => textOf(row[at]));
    });

  test('no column says in every row that nothing is known, or nothing open', () => {
    for (const [header, idle] of [
      [document.landscape.projected, '–'],
      [document.columns.decision, document.accepted],
    ] as const) {
      const values = valuesOf(header);
      if (values.length > 0) expect(values.filter((value) => value !== idle)).not.toEqual([]);
    }
    // All processes together are no row of their own beside their map.
    for (const table of captioned(document.landscape.level1)) expect(table.rows.length).toBeGreaterThan(1);
  });

  test('an appendix lists each process and each opportunity that carries a figure, and counts the others', () => {
    const { blueprint, opportunities, words } = plan;
    const rowsOf = (all: readonly Block[]) =>
      all.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(textOf)) : []));
    const counted = (all: readonly Block[]) => {
      const [last] = all.slice(-1);
      const told =
        last?.kind === 'prose' && last.style === 'Note' ? (/[\d.,\u202f]+/.exec(last.text)?.[0] ?? '0') : '0';
      return Number(told.replace(/\D/g, ''));
    };
    const ofProcesses = processesAppendix(plan);
    const idle = rowsOf(ofProcesses).filter((row) => row.slice(4).every((cell) => cell === '–'));
    expect(idle, 'a row of dashes says nothing').toEqual([]);
    if (ofProcesses.length > 0)
      expect(rowsOf(ofProcesses).length + counted(ofProcesses)).toBe(blueprint.processes.length);
    const codes = rowsOf(ofProcesses).map(([code]) => code);
    for (const { roi, code } of blueprint.processes) if (roi) expect(codes).toContain(code);

    const ofOpportunities = opportunityAppendix(plan);
    const withFigure = opportunities.filter(({ withoutMoney }) => withoutMoney === null);
    if (ofOpportunities.length > 0) {
      const told = rowsOf(ofOpportunities).map((row) => row[3]);
      expect(told).toHaveLength(withFigure.length);
      expect(told).toEqual(expect.arrayContaining(withFigure.map(words.worth)));
      expect(withFigure.length + counted(ofOpportunities)).toBe(opportunities.length);
    }
  });

  test('a chapter says no sentence twice, and no row of a table is the one above it by another name', () => {
    for (const chapter of [journeysInTables, peopleChapter, businessCaseChapter]) {
      const all = chapter(plan);
      const said = all.flatMap((block) => (block.kind === 'prose' && block.style !== 'Meta' ? [block.text] : []));
      expect(said).toEqual([...new Set(said)]);
      for (const { rows } of all.filter((block) => block.kind === 'table').slice(0, 1)) {
        const values = rows.map((row) => row.slice(1).map(textOf).join('|'));
        expect(values).toEqual([...new Set(values)]);
      }
    }
  });

  test('a caption and a note tell of what is there', () => {
    for (const table of captioned(document.case.leftOutTable))
      expect(table.caption === document.case.leftOutAndAll).toBe(textsOf(table).includes(document.case.allMeasured));
    for (const table of captioned(method.sectorTable)) {
      const hasBold = table.rows.some((row) => row.some((cell) => typeof cell === 'object' && cell.strong));
      expect(table.caption.endsWith(method.inBold)).toBe(hasBold);
    }
    const projected = blocks.flatMap((block) =>
      block.kind === 'table' && block.columns.at(-1)?.header === document.landscape.projected
        ? block.rows.map((row) => row.map(textOf))
        : [],
    );
    const isMeasured = money.ofBasis('', 'measured');
    // What saves something measured without figures of its own has them from one above it.
    expect(projected.filter((row) => row.at(-2)?.endsWith(isMeasured) && row.at(-1) === '–')).toEqual([]);
    const told = document.landscape.countedIn('');
    expect(prose.includes(document.landscape.countedInNote)).toBe(
      projected.some((row) => row.at(-1)?.startsWith(told)),
    );
    const isSized = plan.opportunities.some(({ sizeClass }) => sizeClass !== null);
    expect(prose.includes(document.opportunities.sizes('0.05%', '0.25%'))).toBe(isSized);
    // Under "Why" stands a reason, not the benefit, which says itself what it is.
    expect(blocks.filter((block) => block.kind === 'prose' && block.term === document.opportunities.why)).toEqual([]);
  });

  test('what is delivered is not to be begun or asked again, and no vendor fits where the text says that none does', () => {
    const delivered = plan.planned?.rows.filter(({ status }) => status === 'delivered') ?? [];
    for (const { rows } of captioned(document.plan.byValue))
      for (const { name } of delivered)
        for (const row of rows.filter(([first]) => textOf(first) === name))
          expect(textOf(row[1])).toBe(labels.status.delivered);
    const someFit = plan.blueprint.comparison.fits.some(({ fits }) => fits);
    expect(tables.some(({ columns }) => columns.some(({ header }) => header === document.vendors.fit))).toBe(someFit);
  });
});

/** What a change in the tool does, why a default is what it is not, and when files were made. */
const TO_THE_USER =
  /converts? nothing|one constant|be traced|\bexported\b|rechnet nichts um|immer gleich lang|zurückverfolgen|exportiert|Exports?\b|no convierte|siempre el mismo|rastrearse|exporta|ne convertit rien|toujours le même|rattachée|export/i;

test.each(FileLanguage.options)(
  'no word is the user’s of the tool, in %s',
  async (language) => {
    for (const sector of ['the example client', 'none with inputs'] as const) {
      const source = FIVE_SECTORS[sector]();
      const blueprint = buildBlueprint({ ...source, cover: { ...DEFAULT_COVER, ...source.cover, language } });
      const plan = planDocs(blueprint);
      const document = SECTIONS.flatMap((section): Block[] => section(plan)).map((block) => JSON.stringify(block));
      const deck = readSlides(await exportSlides(blueprint)).flatMap(({ paragraphs }) => paragraphs);
      expect([...document, ...deck].filter((text) => TO_THE_USER.test(text))).toEqual([]);
    }
  },
  60_000,
);
