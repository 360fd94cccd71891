import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { WorkView } from '@process-ai/domain/blueprint-people';
import { sumOf } from '@process-ai/domain/blueprint-story';
import { LANES } from '@process-ai/domain/journey-drawing';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { servedShares } from '@process-ai/domain/touch-point-shares';
import { shortName } from '../short-name.ts';
import { type DeckPlan, largestAreas, type SlideDraft, TYPES, valueNote, valueSource } from './deck-plan.ts';
import { BODY, barsHeight, chartLook, SIZE } from './deck-theme.ts';
import { type Box, drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import type { Slide } from './presentation.ts';

/** How much automation, AI and agents carry each. */
export function savingsByTypeSlides(plan: DeckPlan): SlideDraft[] {
  const { value, words } = plan;
  const [first, ...others] = value.byType;
  if (!first || value.total <= 0) return [];
  const { types: says } = words.say.deck;
  const share = (amount: number) => words.percent((100 * amount) / value.total, 0);
  const next = others.map((part) => says.part(says.inSentence[part.type], share(part.value)));
  return [
    {
      section: 'value',
      title:
        next.length > 0
          ? says.title(says.carries[first.type], share(first.value), words.short(value.total), sumOf(plan), next)
          : says.all(words.short(value.total), sumOf(plan), says.inSentence[first.type]),
      source: valueSource(plan),
      notes: [
        valueNote(plan),
        value.kind === 'projected' ? says.sharedNote : says.ownNote,
        says.tableNote,
        plan.origins,
      ],
      draw: (slide) => drawTypes(slide, plan, BODY),
    },
  ];
}

/** A bar for each type, and beside them how many opportunities it has. */
export function drawTypes(slide: Slide, plan: DeckPlan, box: Box): void {
  const { value, theme, words, opportunities } = plan;
  const { types: says } = words.say.deck;
  const { columns: headers } = words.say.document;
  const shown = value.byType.toReversed();
  const largest = Math.max(...value.byType.map((part) => part.value));
  const h = Math.min(box.h - 0.2, barsHeight(shown.length + 0.5));
  slide.addChart(
    'bar',
    [
      {
        name: says.series(value.name, words.currency),
        labels: shown.map(({ label }) => label),
        values: shown.map((part) => part.value),
      },
    ],
    {
      ...chartLook(theme),
      x: box.x,
      y: box.y + 0.1,
      w: opportunities.length > 0 ? 5.9 : box.w,
      h,
      barDir: 'bar',
      barGapWidthPct: 60,
      chartColors: [theme.accent],
      catAxisLabelFontSize: SIZE.body,
      valAxisHidden: true,
      valAxisMinVal: 0,
      valGridLine: { style: 'none' },
      showValue: true,
      dataLabelFontSize: SIZE.lead,
      dataLabelFontBold: true,
      dataLabelFormatCode: words.labels(largest),
      altText: says.alt(value.name, value.byType.map((part) => `${part.label} ${words.short(part.value)}`).join(', ')),
    },
  );
  if (opportunities.length === 0) return;
  drawTable(slide, plan, {
    name: says.table,
    box: { x: 6.7, y: box.y + 0.17 * h, w: 6.03, h: Math.min(3, box.h - 0.17 * h) },
    rows: typeRows(plan),
    columns: [
      { header: headers.type, width: 1.7, bold: true, cell: (row) => row.name },
      { header: says.number, width: 1.2, align: 'right', cell: (row) => words.decimals(row.count) },
      ...(['measured', 'benchmark'] as const)
        .filter((basis) => plan.totalEstimate[basis] > 0)
        .map((basis) => ({
          header: basis === 'measured' ? says.measured : says.byBenchmark,
          width: 1.8,
          align: 'right' as const,
          cell: ({ savings }: ReturnType<typeof typeRows>[number]) =>
            savings[basis] > 0 ? words.short(1000 * savings[basis]) : '–',
        })),
      { header: says.effort, width: 1.5, align: 'right', cell: (row) => row.effort },
    ],
  });
}

/** In the order of the bars; those without one below. */
function typeRows({ opportunities, value, words }: DeckPlan) {
  const types = new Set([...value.byType.map(({ type }) => type), ...TYPES]);
  return [...types].map((type) => {
    const rows = opportunities.filter((opportunity) => opportunity.type === type);
    const effort = rows.reduce((sum, row) => sum + row.effort, 0) / rows.length;
    return {
      name: words.say.money.types[type],
      count: rows.length,
      savings: savingsByBasis(rows),
      effort: rows.length > 0 ? words.decimals(effort, 1) : '–',
    };
  });
}

const AREAS_MOST = 8;

/** What automation, AI and agents take over of today's work, and what stays with people; where the plan frees work, that is told instead. */
export function peopleAndAgentsSlides(plan: DeckPlan): SlideDraft[] {
  const { theme, blueprint, words, work } = plan;
  const says = words.say.deck.people;
  const { touchPoints: servers } = words.say.cover;
  const { percent } = words;
  const touchPoints = plan.journeys.flatMap(({ stages }) => stages);
  const rows = peopleRows(plan);
  // Two shares of people, one by cost and one by the plan, would be two answers to one question.
  if (rows.length === 0 || work) return [];
  return [
    {
      section: 'value',
      title: peopleInWords(plan),
      source: says.source(plan.results.length, plan.decided, blueprint.journeys.length),
      notes: [says.note, says.touchPointNote, plan.origins],
      draw(slide) {
        const isWide = touchPoints.length === 0;
        drawPeople(slide, plan, rows, { ...BODY, w: isWide ? BODY.w : 8, h: barsHeight(rows.length) });
        if (isWide) return;
        const box = { x: 9, y: BODY.y + 0.2, w: 3.73, h: 0.6 };
        drawText(slide, says.serve(touchPoints.length, plan.decided), box, {
          size: SIZE.body,
          bold: true,
          color: theme.ink,
        });
        drawTable(slide, plan, {
          name: says.table,
          box: { ...box, y: box.y + 0.65, h: 2 },
          size: SIZE.body,
          rows: servedShares(plan.journeys).filter(
            ({ type, count }) => count > 0 || LANES.some((lane) => lane === type),
          ),
          columns: [
            { header: says.servedBy, width: 1.4, bold: true, cell: ({ type }) => servers[type] },
            { header: says.touchPoints, width: 1.7, align: 'right', cell: ({ count }) => words.decimals(count) },
            { header: says.share, width: 1, align: 'right', cell: ({ share }) => percent(100 * share, 0) },
          ],
        });
      },
    },
  ];
}

/** What people keep with all done that counts, planned or not. */
function peopleInWords(plan: DeckPlan): string {
  const { value, blueprint, words } = plan;
  const cost = blueprint.summary.totalCurrentCost;
  const kept = words.percent((100 * (cost - value.total)) / cost, 0);
  return words.say.deck.people.keep(plan.decided, kept, takeOver(plan));
}

/** Of each area today's cost and what each type saves of it; empty where people are left out, or nothing is measured. */
const peopleRows = (plan: DeckPlan): PeopleRow[] =>
  plan.value.kind === 'projected' && plan.blueprint.sections.includes('people') ? areaRows(plan) : [];

interface PeopleRow {
  name: string;
  /** Today's work, in cost or in people. */
  today: number;
  /** What each type takes over of it, and what stays. */
  parts: ReadonlyMap<OpportunityType | typeof PEOPLE, number>;
}

/** Of the largest areas the work today, in full-time equivalents, and what each type frees of it by the plan. */
export const freedRows = ({ areas }: WorkView): PeopleRow[] =>
  areas.map(({ name, today, freed, byType }) => ({
    name,
    today,
    parts: new Map([...TYPES.map((type) => [type, byType[type]] as const), [PEOPLE, today - freed]]),
  }));

/** Inches, of "14%" in a bar, and of the names of the areas beside the bars. */
const LABEL_WIDTH = 0.36;
const AXIS_WIDTH = 1.3;

/** A bar for each area, in percent of its work today. */
export function drawPeople(slide: Slide, plan: DeckPlan, rows: readonly PeopleRow[], box: Box): void {
  const { theme, words } = plan;
  const says = words.say.deck.people;
  const { percent } = words;
  const series: { part: OpportunityType | typeof PEOPLE; name: string }[] = [
    ...TYPES.filter((type) => rows.some(({ parts }) => (parts.get(type) ?? 0) > 0)).map((type) => ({
      part: type,
      name: words.say.money.types[type],
    })),
    { part: PEOPLE, name: says.stays },
  ];
  const colours = [2, 4, 6].map((step) => theme.scale[step] ?? theme.accent);
  const heard = ({ name: area, parts, today: all }: PeopleRow) =>
    `${area} ${series.map(({ part, name }) => `${name} ${percent((100 * (parts.get(part) ?? 0)) / (all || 1), 0)}`).join(', ')}`;
  // The first category of a bar chart stands lowest.
  const upwards = rows.toReversed();
  // As the language writes it, with the space before its sign.
  const share = percent(0, 0).replace(/[^0%]/g, (space) => `\\${space}`);
  slide.addChart(
    'bar',
    series.map(({ part, name }) => ({
      name,
      labels: upwards.map((row) => shortName(row.name, 'label')),
      values: upwards.map(({ parts, today }) => (today > 0 ? (parts.get(part) ?? 0) / today : 0)),
    })),
    {
      ...chartLook(theme),
      ...box,
      barDir: 'bar',
      barGrouping: 'stacked',
      barGapWidthPct: 45,
      chartColors: series.map(({ part }) =>
        part === PEOPLE ? theme.line : (colours[TYPES.indexOf(part)] ?? theme.muted),
      ),
      dataBorder: { pt: 0.75, color: theme.white },
      valAxisMinVal: 0,
      valAxisMaxVal: 1,
      valAxisMajorUnit: 0.25,
      valAxisLabelFormatCode: share,
      showLegend: true,
      showValue: true,
      // None where it would not stand within its part of the bar.
      dataLabelFormatCode: `[>=${Math.max(0.05, LABEL_WIDTH / (box.w - AXIS_WIDTH)).toFixed(2)}]${share};""`,
      valGridLine: { style: 'none' },
      altText: says.alt(words.say.money.separated(rows.map(heard))),
    },
  );
}

const PEOPLE = 'people';

function takeOver({ value, blueprint, words }: DeckPlan): string {
  const says = words.say.deck.people;
  const cost = blueprint.summary.totalCurrentCost;
  const share = (types: readonly OpportunityType[]) => {
    const saved = value.byType.reduce((sum, part) => (types.includes(part.type) ? sum + part.value : sum), 0);
    return saved >= 0.005 * cost && saved > 0 ? words.percent((100 * saved) / cost, 0) : null;
  };
  const machines = share(['ai', 'agentic']);
  if (machines) return says.machines(machines);
  const automation = share(['automation']);
  return automation ? says.automation(automation) : says.nothing;
}

/** Today's cost of each area, and what each type saves of it. */
function areaRows({ areas, results, words }: DeckPlan): PeopleRow[] {
  return largestAreas(areas, AREAS_MOST, words)
    .map(({ name, processes }) => {
      const ids = new Set(processes.map(({ id }) => id));
      const own = results.filter(({ processId }) => ids.has(processId));
      const today = own.reduce((sum, { currentAnnualCost }) => sum + currentAnnualCost, 0);
      const opportunities = processes.flatMap((process) => process.opportunities);
      const parts = new Map<OpportunityType | typeof PEOPLE, number>(
        TYPES.map((type) => [type, 1000 * savingsByBasis(opportunities.filter((one) => one.type === type)).measured]),
      );
      parts.set(PEOPLE, Math.max(0, today - [...parts.values()].reduce((sum, saved) => sum + saved, 0)));
      return { name, today, parts };
    })
    .filter(({ today }) => today > 0);
}
