import { overpromising, overpromisingNote } from '@process-ai/domain/roi-warnings';
import { counted, decimals, monthsOf, percent } from '../figure-words.ts';
import { namedAreas } from './deck-areas.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { valueNote, valueSource } from './deck-plan.ts';
import { BODY, GAP } from './deck-theme.ts';
import { drawFigure, drawStatements } from './draw.ts';
import { shortName } from './fit-text.ts';
import { bestVendor } from './vendors.ts';

/** The answer first: what it is worth, where, with what, by whom and when. */
export function summarySlides(plan: DeckPlan): SlideDraft[] {
  const { theme, blueprint } = plan;
  if (blueprint.processes.length === 0) return [];
  const figures = figuresOf(plan);
  return [
    {
      section: 'The answer',
      title: titleOf(plan),
      source: valueSource(plan),
      notes: [
        valueNote(plan),
        'Payback of the portfolio: 12 × all implementation cost ÷ all net savings of a year. The average payback is the plain mean over the processes that pay back, and one slow process moves it far.',
        overpromisingNote(overpromising(blueprint.processes)),
        'The savings of the roadmap are those of its opportunities: a second view of the same savings. The two are never added.',
        plan.proposedBy,
      ],
      draw(slide) {
        const w = (BODY.w - GAP * (figures.length - 1)) / figures.length;
        figures.forEach((figure, index) =>
          drawFigure(slide, theme, figure, { x: BODY.x + index * (w + GAP), y: BODY.y, w, h: 1.4 }),
        );
        drawStatements(slide, theme, statementsOf(plan), { ...BODY, y: BODY.y + 1.75, h: BODY.h - 1.75 });
      },
    },
  ];
}

function titleOf({ client, value, money, blueprint, opportunities }: DeckPlan): string {
  const count = counted(opportunities.length, 'opportunity', 'opportunities');
  if (value.total <= 0) return `${client} has ${count} to weigh; none has a value yet`;
  if (value.kind === 'estimated') return `${client} could save about ${money.short(value.total)} a year with ${count}`;
  const { savingsPercentage, portfolioPaybackMonths } = blueprint.summary;
  const back =
    portfolioPaybackMonths === null
      ? 'but does not earn back what it costs'
      : `and earns it back in ${monthsOf(portfolioPaybackMonths)}`;
  return `${client} can save ${money.short(value.total)} a year, ${percent(savingsPercentage)} of today’s cost, ${back}`;
}

function figuresOf({ value, money, blueprint, opportunities, results }: DeckPlan) {
  const { summary, businessCase, processes, assumptions } = blueprint;
  const withWork = processes.filter((process) => process.opportunities.length > 0).length;
  const work = {
    value: decimals(opportunities.length),
    label: 'Opportunities',
    note: `in ${decimals(withWork)} of ${counted(processes.length, 'exported process', 'exported processes')}`,
  };
  if (value.kind === 'estimated' || !businessCase) {
    return [
      {
        value: money.short(value.total),
        label: 'Estimated savings a year',
        note: 'An assumption until ROI inputs are entered',
      },
      work,
    ];
  }
  return [
    {
      value: money.short(value.total),
      label: 'Total ROI a year',
      note: `Projected savings of ${counted(results.length, 'process', 'processes')}`,
    },
    {
      value: percent(summary.savingsPercentage),
      label: 'Savings',
      note: `of ${money.short(summary.totalCurrentCost)} current cost`,
    },
    {
      value: monthsOf(summary.portfolioPaybackMonths),
      label: 'Portfolio payback',
      note: `Average of the processes: ${monthsOf(summary.averagePaybackMonths)}`,
    },
    {
      value: money.short(businessCase.base.npv),
      label: `NPV over ${counted(assumptions.years, 'year')}`,
      note: `${percent(100 * assumptions.discountRate)} a year, risk-adjusted`,
    },
    work,
  ];
}

function statementsOf(plan: DeckPlan): { lead: string; text: string }[] {
  const { value, money, areas, opportunities, blueprint } = plan;
  const { roadmap, comparison, businessCase, journeys } = blueprint;
  const statements: { lead: string; text: string }[] = [];
  const say = (lead: string, text: string) => statements.push({ lead, text });

  const [area, second] = namedAreas(areas);
  if (area && value.total > 0) {
    const isMore = second !== undefined && second.value > 0;
    const next = isMore ? `, ${shortName(second.name)} another ${share(second.value, value.total)}` : '';
    const part = isMore ? share(area.value, value.total) : 'all';
    say('Where', `${shortName(area.name)} holds ${part} of the ${value.name}${next}.`);
  }
  const [type] = value.byType.toSorted((a, b) => b.value - a.value);
  const [largest] = opportunities;
  if (largest && largest.estimatedSavings > 0) {
    const most = type ? `${type.label} carries ${share(type.value, value.total)}; the` : 'The';
    say(
      'With what',
      `${most} largest single step is “${shortName(largest.title, 70)}” (${money.thousands(largest.estimatedSavings)}/yr).`,
    );
  }
  const [wave] = roadmap.waves;
  if (wave && wave.items.length > 0) {
    const count = counted(wave.items.length, 'opportunity', 'opportunities');
    const worthIt =
      overpromising(blueprint.processes) > 0 ? '' : `, estimated at ${money.short(1000 * wave.totalSavings)} a year`;
    say('When', `${count} can start in the first ${wave.months.to} months${worthIt}.`);
  }
  if (comparison.fits.length > 0) say('With whom', `${bestVendor(comparison)}.`);
  if (businessCase && value.total > 0) {
    const { p10, p90, chanceOfGain } = businessCase.range;
    say(
      'How sure',
      `The NPV lies between ${money.short(p10)} and ${money.short(p90)} in four of five draws, and above zero in ${chanceOfGain === 0 ? 'none' : chanceOfGain === 1 ? 'all' : percent(100 * chanceOfGain)}.`,
    );
  }
  const matters = journeys.reduce(
    (sum, { touchPoints }) => sum + touchPoints.filter((point) => point.momentThatMatters).length,
    0,
  );
  if (matters > 0)
    say(
      'For customers',
      `${counted(journeys.length, 'journey holds', 'journeys hold')} ${counted(matters, 'moment')} that matter${matters === 1 ? 's' : ''} to them.`,
    );
  return statements;
}

const share = (part: number, whole: number) => percent(whole > 0 ? (100 * part) / whole : 0, 0);
