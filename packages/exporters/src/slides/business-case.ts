import type { CaseYear, ScenarioOutcome, SectorCase } from '@process-ai/contract/business-case';
import { caseWaves } from '@process-ai/domain/blueprint-priorities';
import { caseAssumptions, notInCase, paidBackIn, payingInWords, scenarioRows } from '../case-words.ts';
import { counted, monthsOf } from '../figure-words.ts';
import { planWords } from '../plan-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY, chartLook, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import { shortName } from './fit-text.ts';

/** What the plan earns over the years, and what the case leaves out. */
export function businessCaseSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, headline } = plan;
  const found = blueprint.case;
  return found && headline ? [yearsSlide(plan, found), scenariosSlide(plan, found)] : [];
}

const yearLabel = ({ year }: CaseYear) => (year === 0 ? 'Before' : `Year ${year}`);

function yearsSlide({ blueprint, theme, words, headline, planned }: DeckPlan, found: SectorCase): SlideDraft {
  const { npv, paybackMonths } = found.headline;
  const horizon = counted(blueprint.assumptions.years, 'year');
  const years = found.years.filter(
    ({ year, benefits, oneOffCost, runCost }) => year > 0 || benefits + oneOffCost + runCost !== 0,
  );
  const labels = years.map(yearLabel);
  const waves = caseWaves(found, blueprint.assumptions);
  const parts = [
    ...waves.map(({ name, benefits }, index) => ({
      name: waves.length > 1 ? shortName(name, 24) : 'Benefits',
      color: theme.scale[6 - index] ?? theme.accent,
      of: ({ year }: CaseYear) => benefits[year] ?? 0,
    })),
    { name: 'One-off cost', color: theme.line, of: ({ oneOffCost }: CaseYear) => -oneOffCost },
    { name: 'Run cost', color: theme.muted, of: ({ runCost }: CaseYear) => -runCost },
  ];
  const largest = Math.max(
    ...years.flatMap((year) => [year.cumulative, ...parts.map(({ of }) => of(year))]).map(Math.abs),
  );
  const worth = npv >= 0 ? `is worth ${words.short(npv)}` : `loses ${words.short(-npv)}`;
  const back =
    paybackMonths === null ? `does not pay back within ${horizon}` : `pays back in ${monthsOf(paybackMonths)}`;
  const [subject] = [planWords(planned).replace(/^t/, 'T')];
  return {
    section: 'Business case',
    title: `${subject} ${worth} over ${horizon} (NPV) and ${back}`,
    source: `Source: ${planned?.follows === 'plan' ? 'the plan, month by month' : 'the waves of the roadmap, month by month; there is no plan yet'}; ${caseAssumptions(blueprint)} (assumptions).`,
    notes: [
      'Each initiative costs from its first to its last month and earns from the next one on. Net present value: months summed to years and discounted; what lies before month 1 is not discounted. Payback: when all flows together are above zero for good.',
      payingInWords(blueprint, headline, words),
    ],
    draw(slide) {
      slide.addChart(
        [
          {
            type: 'bar',
            data: parts.map(({ name, of }) => ({ name, labels, values: years.map(of) })),
            options: {
              barGrouping: 'stacked',
              chartColors: parts.map(({ color }) => color ?? theme.accent),
              barGapWidthPct: 60,
            },
          },
          {
            type: 'line',
            data: [{ name: 'Cumulative', labels, values: years.map(({ cumulative }) => cumulative) }],
            // The library indexes marker colors by the position of the series in the whole chart.
            options: { chartColors: Array(parts.length + 1).fill(theme.ink), lineSize: 2.5, lineDataSymbolSize: 8 },
          },
        ] as never,
        {
          ...chartLook(theme),
          x: BODY.x,
          y: BODY.y + 0.3,
          w: 5.7,
          h: BODY.h - 0.3,
          showLegend: true,
          catAxisLabelPos: 'low',
          valAxisLabelFormatCode: words.axis(largest),
          altText: `Benefits, costs and cumulative flow of each year: ${years.map((year) => `${yearLabel(year)} ${parts.map(({ name, of }) => `${name} ${words.short(of(year))}`).join(', ')}, cumulative ${words.short(year.cumulative)}`).join('; ')}.`,
        } as never,
      );
      drawText(
        slide,
        headline?.paybackMonths == null
          ? `No break-even within ${horizon}`
          : `Break-even ${paidBackIn(found, headline)}`,
        { x: BODY.x, y: BODY.y, w: 5.7, h: 0.3 },
        { size: SIZE.body, bold: true, color: theme.ink },
      );
      const box = { x: 6.5, y: BODY.y, w: 6.23, h: 2.6 };
      const end = drawTable(slide, theme, {
        name: 'Benefits and costs of each year',
        size: SIZE.tiny,
        box,
        rows: years,
        columns: [
          { header: 'Year', width: 0.9, bold: true, cell: yearLabel },
          { header: 'Benefits', width: 1, align: 'right', cell: ({ benefits }) => words.short(benefits) },
          { header: 'One-off', width: 1, align: 'right', cell: ({ oneOffCost }) => words.short(-oneOffCost) },
          { header: 'Run cost', width: 1, align: 'right', cell: ({ runCost }) => words.short(-runCost) },
          { header: 'Net', width: 1, align: 'right', bold: true, cell: ({ net }) => words.short(net) },
          { header: 'Cumulative', width: 1.35, align: 'right', cell: ({ cumulative }) => words.short(cumulative) },
        ],
      });
      const left = notInCase(found);
      if (left.length === 0) return;
      const top = end + 0.3;
      drawText(
        slide,
        'What the case does not contain, a year',
        { ...box, y: top, h: 0.28 },
        { bold: true, color: theme.ink },
      );
      drawTable(slide, theme, {
        name: 'What the case does not contain',
        box: { ...box, y: top + 0.3, h: BODY.y + BODY.h - top - 0.3 },
        size: SIZE.tiny,
        rows: left,
        columns: [
          { header: 'What', width: 1.9, lines: 2, bold: true, cell: ({ what }) => what },
          { header: 'A year', width: 0.9, align: 'right', cell: ({ amount }) => words.short(amount) },
          { header: 'Basis', width: 1.25, cell: ({ basis }) => basis },
          { header: 'Why', width: 2.4, lines: 2, cell: ({ why }) => why },
        ],
      });
    },
  };
}

/** More columns than this have no room. */
const SCENARIOS_MAX = 5;

function scenariosSlide({ blueprint, theme, words }: DeckPlan, found: SectorCase): SlideDraft {
  const outcomes = blueprint.outcomes.slice(0, SCENARIOS_MAX);
  const worst = outcomes.toSorted((a, b) => a.headline.npv - b.headline.npv)[0] as ScenarioOutcome;
  const { npv } = found.headline;
  const title =
    worst.scenario.id === found.scenario.id
      ? `No scenario is below “${shortName(found.scenario.name)}”, with an NPV of ${words.short(npv)}`
      : `The NPV of ${words.short(npv)} becomes ${words.short(worst.headline.npv)} in the scenario “${shortName(worst.scenario.name)}”`;
  const more = blueprint.outcomes.length - outcomes.length;
  return {
    section: 'Business case',
    title,
    source: `Source: the same plan in ${counted(blueprint.outcomes.length, 'scenario')}, each with its own simulation.${more > 0 ? ` ${more} more in the workbook.` : ''}`,
    notes: outcomes.map(({ scenario }) => `${scenario.name}: ${scenario.description ?? 'as entered'}`),
    draw(slide) {
      const rows = scenarioRows(words);
      const end = drawTable(slide, theme, {
        name: 'The same plan in each scenario',
        box: { ...BODY, h: BODY.h - 0.75 },
        rows,
        columns: [
          { header: 'Figure', width: 2.6, bold: true, cell: ({ name }) => name },
          ...outcomes.map((outcome, index) => ({
            header: outcome.scenario.name,
            width: 2,
            align: 'right' as const,
            bold: index === 0,
            cell: ({ of }: (typeof rows)[number]) => of(outcome),
          })),
        ],
      });
      const meanings = outcomes.flatMap(({ scenario: { name, description } }) =>
        description ? [`${name}: ${description}`] : [],
      );
      drawText(
        slide,
        meanings.join('\n'),
        { ...BODY, y: end + 0.12, h: BODY.y + BODY.h - end - 0.12 },
        { size: SIZE.small, color: theme.muted },
      );
    },
  };
}
