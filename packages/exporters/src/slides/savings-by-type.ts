import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { TOUCHPOINT_LABELS } from '@process-ai/domain/journey-drawing';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { touchPointShares } from '@process-ai/domain/touch-point-shares';
import { counted, decimals, percent } from '../figure-words.ts';
import { type DeckPlan, isType, largestAreas, type SlideDraft, TYPES, valueNote, valueSource } from './deck-plan.ts';
import { BODY, barsHeight, chartLook, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import { shortName } from './fit-text.ts';

/** How much automation, AI and agents carry each. */
export function savingsByTypeSlides(plan: DeckPlan): SlideDraft[] {
  const { value, theme, words, opportunities } = plan;
  const [first, ...others] = value.byType.toSorted((a, b) => b.value - a.value);
  if (!first || value.total <= 0) return [];
  const share = (amount: number) => percent((100 * amount) / value.total, 0);
  const next = others
    .filter((part) => part.value > 0)
    .map((part) => `${inSentence(part.label)} ${share(part.value)}`)
    .join(' and ');
  const shown = value.byType.toReversed();
  const largest = Math.max(...value.byType.map((part) => part.value));
  return [
    {
      section: 'Value',
      title: next
        ? `${subject(first.label)} ${share(first.value)} of the ${words.short(value.total)} a year ${value.basis}, ${next}`
        : `All of the ${words.short(value.total)} a year ${value.basis} comes from ${inSentence(first.label)}`,
      source: valueSource(plan),
      notes: [
        valueNote(plan),
        value.kind === 'projected'
          ? 'The savings of a process are shared among its opportunities by their likely benefit.'
          : 'Each opportunity counts to its own type.',
        'The table counts opportunities and the same savings; measured and benchmark are never added up.',
        plan.origins,
      ],
      draw(slide) {
        slide.addChart(
          'bar',
          [
            {
              name: `${value.name}, ${words.currency} a year`,
              labels: shown.map(({ label }) => label),
              values: shown.map((part) => part.value),
            },
          ],
          {
            ...chartLook(theme),
            x: BODY.x,
            y: BODY.y + 0.1,
            w: opportunities.length > 0 ? 5.9 : BODY.w,
            h: Math.min(BODY.h - 0.2, barsHeight(shown.length + 0.5)),
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
            altText: `Bar chart of ${value.name} a year by type: ${value.byType.map((part) => `${part.label} ${words.short(part.value)}`).join(', ')}.`,
          },
        );
        if (opportunities.length === 0) return;
        drawTable(slide, theme, {
          name: 'Opportunities by type',
          box: { x: 6.7, y: BODY.y + 0.75, w: 6.03, h: 3 },
          rows: typeRows(plan),
          columns: [
            { header: 'Type', width: 1.7, bold: true, cell: (row) => row.name },
            { header: 'Number', width: 1.2, align: 'right', cell: (row) => decimals(row.count) },
            ...(['measured', 'benchmark'] as const)
              .filter((basis) => plan.totalEstimate[basis] > 0)
              .map((basis) => ({
                header: basis === 'measured' ? 'Measured' : 'By benchmark',
                width: 1.8,
                align: 'right' as const,
                cell: ({ savings }: ReturnType<typeof typeRows>[number]) => words.short(1000 * savings[basis]),
              })),
            { header: 'Effort, 1–5', width: 1.5, align: 'right', cell: (row) => row.effort },
          ],
        });
      },
    },
  ];
}

function typeRows({ opportunities }: DeckPlan) {
  return TYPES.map((type) => {
    const rows = opportunities.filter((opportunity) => opportunity.type === type);
    const effort = rows.reduce((sum, row) => sum + row.effort, 0) / rows.length;
    return {
      name: OPPORTUNITY_TYPE_LABELS[type],
      count: rows.length,
      savings: savingsByBasis(rows),
      effort: rows.length > 0 ? effort.toFixed(1) : '–',
    };
  });
}

const subject = (label: string) =>
  label === OPPORTUNITY_TYPE_LABELS.agentic
    ? 'Agents carry'
    : isType(label)
      ? `${label} carries`
      : 'Processes without an opportunity hold';

const inSentence = (label: string) =>
  label === OPPORTUNITY_TYPE_LABELS.agentic
    ? 'agents'
    : label === OPPORTUNITY_TYPE_LABELS.ai
      ? label
      : label.toLowerCase();

const AREAS_MOST = 8;

/** What automation, AI and agents take over of today's work, and what stays with people. */
export function peopleAndAgentsSlides(plan: DeckPlan): SlideDraft[] {
  const { theme, value, blueprint } = plan;
  if (!blueprint.sections.includes('people')) return [];
  const touchPoints = blueprint.journeys.flatMap((journey) => journey.touchPoints);
  const rows = value.kind === 'projected' ? areaRows(plan) : [];
  if (rows.length === 0) return [];
  const cost = blueprint.summary.totalCurrentCost;
  const people = cost - value.total;
  const series = [...value.byType.map(({ label }) => label), PEOPLE];
  const colours = [2, 4, 6].map((step) => theme.scale[step] ?? theme.accent);
  return [
    {
      section: 'Value',
      title: `With all ${plan.decided ? 'that is accepted' : 'that is proposed'} done, people keep ${percent((100 * people) / cost, 0)} of today’s measured work by cost; ${takeOver(plan)}`,
      source: `Source: current cost and savings of ${counted(plan.results.length, 'measured process', 'measured processes')}, with all done that is ${plan.decided ? 'accepted' : 'proposed'}; touchpoints of ${counted(blueprint.journeys.length, 'journey')}.`,
      notes: [
        'For each area: measured savings by type, planned or not, in percent of its current cost. What is not saved is the work that stays with people: exceptions, judgement, and everything that the automation rate or the realisation leaves out.',
        'A touchpoint is human, AI agent, or hybrid (an agent prepares, a person decides).',
        plan.origins,
      ],
      draw(slide) {
        // The first category of a bar chart stands lowest.
        const upwards = rows.toReversed();
        const isWide = touchPoints.length === 0;
        slide.addChart(
          'bar',
          series.map((name) => ({
            name,
            labels: upwards.map((row) => shortName(row.name, 34)),
            values: upwards.map((row) => (row.cost > 0 ? (row.parts.get(name) ?? 0) / row.cost : 0)),
          })),
          {
            ...chartLook(theme),
            x: BODY.x,
            y: BODY.y,
            w: isWide ? BODY.w : 8,
            h: barsHeight(rows.length),
            barDir: 'bar',
            barGrouping: 'stacked',
            barGapWidthPct: 45,
            chartColors: series.map((name) =>
              name === PEOPLE
                ? theme.line
                : (colours[Object.values(OPPORTUNITY_TYPE_LABELS).indexOf(name as never)] ?? theme.muted),
            ),
            dataBorder: { pt: 0.75, color: theme.white },
            valAxisMinVal: 0,
            valAxisMaxVal: 1,
            valAxisLabelFormatCode: '0%',
            showLegend: true,
            showValue: true,
            dataLabelFormatCode: '[>=0.05]0%;""',
            valGridLine: { style: 'none' },
            altText: `Stacked bars of today’s cost by area, in percent: ${rows.map((row) => `${row.name} ${series.map((name) => `${name} ${percent((100 * (row.parts.get(name) ?? 0)) / (row.cost || 1), 0)}`).join(', ')}`).join('; ')}.`,
          },
        );
        if (isWide) return;
        const box = { x: 9, y: BODY.y + 0.2, w: 3.73, h: 0.6 };
        drawText(
          slide,
          `In the journeys, who serves the customer at ${counted(touchPoints.length, 'touchpoint')}`,
          box,
          { size: SIZE.body, bold: true, color: theme.ink },
        );
        drawTable(slide, theme, {
          name: 'Touchpoints by who serves the customer',
          box: { ...box, y: box.y + 0.65, h: 2 },
          size: SIZE.body,
          rows: touchPointShares(touchPoints),
          columns: [
            { header: 'Served by', width: 1.4, bold: true, cell: ({ type }) => TOUCHPOINT_LABELS[type] },
            { header: 'Touchpoints', width: 1.7, align: 'right', cell: ({ count }) => decimals(count) },
            { header: 'Share', width: 1, align: 'right', cell: ({ share }) => percent(100 * share, 0) },
          ],
        });
      },
    },
  ];
}

const PEOPLE = 'Stays with people';

function takeOver({ value, blueprint }: DeckPlan): string {
  const share = (labels: readonly string[]) => {
    const parts = value.byType.filter(({ label }) => labels.includes(label));
    const saved = parts.reduce((sum, part) => sum + part.value, 0);
    return saved >= 0.005 * blueprint.summary.totalCurrentCost && saved > 0
      ? percent((100 * saved) / blueprint.summary.totalCurrentCost, 0)
      : null;
  };
  const machines = share([OPPORTUNITY_TYPE_LABELS.ai, OPPORTUNITY_TYPE_LABELS.agentic]);
  if (machines) return `AI and agents take over ${machines}`;
  const automation = share([OPPORTUNITY_TYPE_LABELS.automation]);
  return automation ? `automation takes over ${automation}` : 'no opportunity is named for the rest';
}

/** Today's cost of each area, and what each type saves of it. */
function areaRows({ areas, results }: DeckPlan) {
  return largestAreas(areas, AREAS_MOST)
    .map(({ name, processes }) => {
      const ids = new Set(processes.map(({ id }) => id));
      const own = results.filter(({ processId }) => ids.has(processId));
      const cost = own.reduce((sum, { currentAnnualCost }) => sum + currentAnnualCost, 0);
      const opportunities = processes.flatMap((process) => process.opportunities);
      const parts = new Map<string, number>(
        TYPES.map((type) => [
          OPPORTUNITY_TYPE_LABELS[type],
          1000 * savingsByBasis(opportunities.filter((one) => one.type === type)).measured,
        ]),
      );
      parts.set(PEOPLE, Math.max(0, cost - [...parts.values()].reduce((sum, saved) => sum + saved, 0)));
      return { name, cost, parts };
    })
    .filter(({ cost }) => cost > 0);
}
