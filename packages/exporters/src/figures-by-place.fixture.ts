import type { ClientPageBlock } from '@process-ai/contract/client-links';
import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import { type BlueprintStory, blueprintStory } from '@process-ai/domain/blueprint-story';
import type ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { clientPage } from './docs/client-page.ts';
import { exportDocs } from './docs/export-docs.ts';
import { type FigureWords, figureWords } from './figure-words.ts';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { paidAlready } from './payback-words.ts';
import { yearColumn, yearRow } from './sheets/business-case-cells.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { FIRST_ROW, INITIATIVE, RANKING, sheetNames } from './sheets/layout.ts';
import { sheetOf } from './sheets/read-workbook.fixture.ts';
import { FIGURE_ROW } from './sheets/summary-figures.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides, tablesOf } from './slides/read-slides.fixture.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';

/** The texts or numbers that a file shows, by their place: "kpi payback", "year 2 net", "plan Claims once". */
export type Shown = ReadonlyMap<string, string | number>;

export interface Sector {
  name: string;
  blueprint: Blueprint;
  story: BlueprintStory;
  words: FigureWords;
}

export function sectorOf(name: keyof typeof FIVE_SECTORS): Sector {
  const blueprint = buildBlueprint(FIVE_SECTORS[name]());
  const words = figureWords(blueprint.assumptions.currency, blueprint.language);
  return { name, blueprint, story: blueprintStory(blueprint), words };
}

/** What the API says for each place. Where several figures stand in one text, the place says which: "kpi npv note 2". */
export function expectedFigures({ blueprint, story }: Sector): Map<string, number> {
  const found = new Map<string, number>();
  const { headline, planned, decisions, work } = story;
  const add = (place: string, value: number | null | undefined) => {
    if (value !== null && value !== undefined) found.set(place, value);
  };
  if (headline) {
    add('kpi savings', headline.annualSavings);
    add('kpi oneOff', headline.oneOffCost);
    add('kpi oneOff note', headline.annualRunCost);
    // What begun work pays for has no payback: its note says what is still to be released.
    const paid = paidAlready(blueprint);
    if (paid) add('kpi payback note', paid.open);
    else add('kpi payback', headline.paybackMonths);
    add('kpi npv', headline.npv);
    add('kpi npv note', 100 * blueprint.assumptions.discountRate);
    add('kpi npv note 2', headline.p50);
  }
  for (const { name, oneOffCost, annualRunCost, measured, status } of planned?.rows ?? []) {
    if (status === null) continue;
    add(`plan ${name} once`, oneOffCost);
    add(`plan ${name} run`, annualRunCost);
    if (measured > 0) add(`plan ${name} saves`, measured);
  }
  for (const { year, benefits, oneOffCost, runCost, net, cumulative } of headline
    ? (blueprint.case?.years ?? [])
    : []) {
    if (year === 0 && benefits + oneOffCost + runCost === 0) continue;
    add(`year ${year} benefits`, benefits);
    add(`year ${year} oneOff`, -oneOffCost);
    add(`year ${year} run`, -runCost);
    add(`year ${year} net`, net);
    add(`year ${year} cumulative`, cumulative);
  }
  for (const [index, { amount, unlocks }] of decisions.entries()) {
    add(`decision ${index + 1} amount`, amount);
    const told = [unlocks.loses, unlocks.savings, unlocks.benchmark, unlocks.over?.value, unlocks.over?.cost].filter(
      (one) => one,
    );
    for (const [at, one] of told.entries()) add(`decision ${index + 1} unlocks${at > 0 ? ` ${at + 1}` : ''}`, one);
  }
  for (const { vendorName, overallScore } of blueprint.comparison.fits) add(`vendor ${vendorName}`, overallScore);
  const areas = work?.areas ?? [];
  // Of two areas with the same name nobody can tell the rows apart, and one alone is the row of all.
  const alone = areas.filter((one) => areas.length > 1 && areas.filter(({ name }) => name === one.name).length === 1);
  for (const { name, today, freed } of work ? [...alone, { ...work, name: 'all' }] : []) {
    add(`work ${name} today`, today);
    add(`work ${name} freed`, freed);
  }
  return found;
}

interface ReadTable {
  caption: string;
  rows: readonly (readonly string[])[];
}

/** The places of tables that document and client page show in the same words. */
function ofTables(tables: readonly ReadTable[], { words, story }: Sector): Map<string, string> {
  const { say } = words;
  const found = new Map<string, string>();
  const columns = say.plan.columns;
  const flows = say.document.case;
  const each = (caption: string, place: (first: string, index: number) => string, told: Record<string, string>) => {
    const table = tables.find((one) => one.caption.endsWith(caption));
    const [header = [], ...rows] = table?.rows ?? [];
    for (const [index, row] of rows.entries())
      for (const [key, name] of Object.entries(told)) {
        const text = row[header.indexOf(name)];
        if (text !== undefined) found.set(`${place(row[0] ?? '', index)}${key ? ` ${key}` : ''}`, text);
      }
  };
  each(say.document.plan.table, (name) => `plan ${name}`, {
    once: columns.oneOff,
    run: columns.run,
    saves: columns.saves,
  });
  const yearOf = new Map(Array.from({ length: 21 }, (_, year) => [say.case.yearName(year), year]));
  each(flows.eachYear(story.planned?.follows === 'plan'), (name) => `year ${yearOf.get(name) ?? name}`, {
    benefits: flows.benefits,
    oneOff: flows.oneOff,
    run: flows.run,
    net: flows.net,
    cumulative: flows.cumulative,
  });
  each(say.document.governance.decisionsTable, (_, index) => `decision ${index + 1}`, {
    amount: columns.amount,
    unlocks: columns.unlocks,
  });
  const vendors = tables.find((one) => one.caption.endsWith(say.document.vendors.table));
  for (const [, name = '', score = ''] of vendors?.rows.slice(1) ?? []) found.set(`vendor ${name}`, score);
  each(say.document.people.table, (name) => `work ${name === say.document.people.all ? 'all' : name}`, {
    today: columns.today,
    freed: columns.freed,
  });
  const largest = tables.find((one) =>
    one.caption.endsWith(say.document.summary.topFive(Math.min(5, story.opportunities.length))),
  );
  found.set('largest', largest?.rows[1]?.[0] ?? '');
  return found;
}

const kpis = (cards: readonly { label: string; value: string; note: string }[], { words, blueprint }: Sector) => {
  const { labels } = words.say.case;
  const names = { savings: labels.savings, oneOff: labels.oneOff, payback: labels.payback };
  const all = { ...names, npv: labels.npv(words.say.money.years(blueprint.assumptions.years)) };
  return Object.entries(all).flatMap(([name, label]): [string, string][] => {
    const card = cards.find((one) => one.label === label);
    return card
      ? [
          [`kpi ${name}`, card.value],
          [`kpi ${name} note`, card.note],
        ]
      : [];
  });
};

const textsIn = (xml: string, paragraph: RegExp, run: RegExp): string[] =>
  (xml.match(paragraph) ?? []).map((one) => [...one.matchAll(run)].map(([, text = '']) => unescapeXml(text)).join(''));

const wordTexts = (xml: string) => textsIn(xml, /<w:p[ >].*?<\/w:p>/gs, /<w:t(?: [^>]*)?>([^<]*)</g);

export async function shownInDocument(sector: Sector): Promise<Shown> {
  const xml = strFromU8(unzipSync(await exportDocs(sector.blueprint))['word/document.xml'] ?? new Uint8Array());
  const tables = (xml.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []).map((table) => ({
    caption: unescapeXml(/<w:tblCaption w:val="([^"]*)"/.exec(table)?.[1] ?? ''),
    rows: (table.match(/<w:tr>.*?<\/w:tr>/gs) ?? []).map((row) =>
      (row.match(/<w:tc>.*?<\/w:tc>/gs) ?? []).map((cell) => wordTexts(cell).join('\n')),
    ),
  }));
  const styled = (style: string) =>
    (xml.match(/<w:p>.*?<\/w:p>/gs) ?? []).filter((one) => one.includes(`w:val="${style}"`)).flatMap(wordTexts);
  const [labels, values, notes] = [styled('FigureLabel'), styled('FigureValue'), styled('FigureNote')];
  const cards = labels.map((label, at) => ({ label, value: values[at] ?? '', note: notes[at] ?? '' }));
  return new Map([...kpis(cards, sector), ...ofTables(tables, sector)]);
}

export function shownOnPage(sector: Sector): Shown {
  const { blocks } = clientPage(sector.blueprint);
  const of = <Kind extends ClientPageBlock['kind']>(kind: Kind) =>
    blocks.filter((block): block is Extract<ClientPageBlock, { kind: Kind }> => block.kind === kind);
  const tables = of('table').map(({ caption, columns, rows }) => ({
    caption,
    rows: [columns.map(({ header }) => header), ...rows.map((row) => row.map(({ text }) => text))],
  }));
  const cards = of('figures').flatMap(({ figures }) => figures);
  return new Map([...kpis(cards, sector), ...ofTables(tables, sector)]);
}

/** Slides show the first of long lists: places that have no room are absent. */
export async function shownInDeck(sector: Sector): Promise<Shown> {
  const { words, story } = sector;
  const { say } = words;
  const slides = readSlides(await exportSlides(sector.blueprint));
  const found = new Map<string, string>();
  const tables = slides.flatMap(({ xml }) => tablesOf(xml));
  const rowsOf = (name: string) => tables.filter((one) => one.name === name).flatMap(({ rows: [, ...rows] }) => rows);
  const answer = slides[1]?.paragraphs ?? [];
  const cards = answer.flatMap((label, at) =>
    at > 0 ? [{ label, value: answer[at - 1] ?? '', note: answer[at + 1] ?? '' }] : [],
  );
  for (const [place, text] of kpis(cards, sector)) found.set(place, text);
  const gantt = slides.find(({ xml }) => xml.includes(`name="${say.deck.plan.name}"`))?.paragraphs ?? [];
  for (const { name, status } of story.planned?.rows ?? []) {
    const at = gantt.indexOf(name);
    if (at < 0 || status === null) continue;
    found.set(`plan ${name} once`, gantt[at + 3] ?? '');
    found.set(`plan ${name} saves`, gantt[at + 4] ?? '');
  }
  const yearOf = new Map(Array.from({ length: 21 }, (_, year) => [say.case.yearName(year), year]));
  for (const [name = '', ...cells] of rowsOf(say.deckCase.case.table))
    for (const [at, key] of ['benefits', 'oneOff', 'run', 'net', 'cumulative'].entries())
      found.set(`year ${yearOf.get(name) ?? name} ${key}`, cells[at] ?? '');
  for (const [index, row] of rowsOf(say.deckCase.governance.decisions).entries()) {
    found.set(`decision ${index + 1} amount`, row[3] ?? '');
    found.set(`decision ${index + 1} unlocks`, row[4] ?? '');
  }
  for (const [, name = '', score = ''] of rowsOf(say.deckCase.vendors.table)) found.set(`vendor ${name}`, score);
  for (const [name = '', today = '', freed = ''] of rowsOf(say.deck.people.workTable)) {
    const place = name === say.document.people.all ? 'all' : name;
    found.set(`work ${place} today`, today);
    found.set(`work ${place} freed`, freed);
  }
  found.set('largest', rowsOf(say.deck.opportunities.table)[0]?.[1] ?? '');
  return found;
}

export const workbookOf = ({ blueprint }: Sector): Promise<Uint8Array> => exportSheets(blueprint);

/** Numbers, as a spreadsheet program computes them from the inputs. */
export function shownInWorkbook(workbook: ExcelJS.Workbook, { story, blueprint, words }: Sector): Shown {
  const sheets = sheetNames(words.language);
  const found = new Map<string, string | number>();
  const add = (place: string, sheet: string, cell: string) => {
    const { value, result } = sheetOf(workbook, sheet).getCell(cell);
    const shown = result ?? value;
    if (typeof shown === 'number' || typeof shown === 'string') found.set(place, shown);
  };
  if (story.headline) {
    const places = { savings: 'caseSavings', oneOff: 'caseOneOff', payback: 'payback', npv: 'npv' } as const;
    for (const [place, figure] of Object.entries(places)) add(`kpi ${place}`, sheets.summary, `B${FIGURE_ROW[figure]}`);
    add('kpi oneOff note', sheets.summary, `B${FIGURE_ROW.caseRun}`);
    add('kpi npv note 2', sheets.summary, `B${FIGURE_ROW.p50}`);
    add('work all freed', sheets.summary, `B${FIGURE_ROW.freed}`);
    for (const { year } of blueprint.case?.years ?? [])
      for (const line of ['benefits', 'oneOff', 'run', 'net', 'cumulative'] as const)
        add(`year ${year} ${line}`, sheets.businessCase, `${yearColumn(year)}${yearRow(line)}`);
  }
  const sheet = story.planned ? sheetOf(workbook, sheets.initiatives) : null;
  sheet?.eachRow((row, number) => {
    const name = row.getCell(INITIATIVE.name).text;
    if (number < FIRST_ROW || !name) return;
    add(`plan ${name} saves`, sheets.initiatives, `${INITIATIVE.measured}${number}`);
    add(`plan ${name} run`, sheets.initiatives, `${INITIATIVE.runCost}${number}`);
  });
  for (const [index, { vendorName }] of blueprint.comparison.fits.entries())
    add(`vendor ${vendorName}`, sheets.vendors, `${RANKING.score}${FIRST_ROW + index}`);
  return found;
}
