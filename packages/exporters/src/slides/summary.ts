import { overpromisingNote } from '@process-ai/domain/roi-warnings';
import { counted, decimals, monthsOf, percent } from '../figure-words.ts';
import { bestVendor, headlineFigures, otherPaybacks } from '../story-words.ts';
import { type DeckPlan, namedAreas, type SlideDraft, valueNote, valueSource } from './deck-plan.ts';
import { BODY, COVER_TITLE, GAP, PAGE, SIZE } from './deck-theme.ts';
import { drawFigure, drawStatements, drawText, logoImage } from './draw.ts';
import { shortName } from './fit-text.ts';

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
        blueprint.businessCase
          ? `Payback: when the cash flows of the business case add up to more than zero. ${otherPaybacks(blueprint)}`
          : '',
        overpromisingNote(plan.overpromising),
        'The savings of the roadmap are those of its opportunities: shares of the same savings, never added to them.',
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

function titleOf({ client, value, words, blueprint, opportunities, paybackMonths }: DeckPlan): string {
  const count = counted(opportunities.length, 'opportunity', 'opportunities');
  if (value.total <= 0) return `${client} has ${count} to weigh; none has a value yet`;
  if (value.kind === 'estimated') return `${client} could save about ${words.short(value.total)} a year with ${count}`;
  const back =
    paybackMonths === null
      ? `but does not earn back what it costs within ${counted(blueprint.assumptions.years, 'year')}`
      : `and earns it back in ${monthsOf(paybackMonths)}`;
  return `${client} can save ${words.short(value.total)} a year, ${percent(blueprint.summary.savingsPercentage)} of today’s cost, ${back}`;
}

function figuresOf(plan: DeckPlan) {
  const { value, words, blueprint, opportunities } = plan;
  const { processes } = blueprint;
  const withWork = processes.filter((process) => process.opportunities.length > 0).length;
  const work = {
    value: decimals(opportunities.length),
    label: 'Opportunities',
    note: `in ${decimals(withWork)} of ${counted(processes.length, 'exported process', 'exported processes')}`,
  };
  const estimated = {
    value: words.short(value.total),
    label: 'Estimated savings a year',
    note: 'An assumption until ROI inputs are entered',
  };
  return [...(value.kind === 'estimated' ? [estimated] : headlineFigures(blueprint, plan, words)), work];
}

function statementsOf(plan: DeckPlan): { lead: string; text: string }[] {
  const { value, words, areas, opportunities, blueprint, overpromising } = plan;
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
  if (largest && (largest.estimatedSavings ?? 0) > 0) {
    const most = type ? `${type.label} carries ${share(type.value, value.total)}; the` : 'The';
    say('With what', `${most} largest single step is “${shortName(largest.title, 70)}” (${words.worth(largest)}).`);
  }
  const [wave] = roadmap.waves;
  if (wave && wave.items.length > 0) {
    const count = counted(wave.items.length, 'opportunity', 'opportunities');
    const worthIt = overpromising > 0 ? '' : `, worth ${words.byBasis(wave.totalSavings)}`;
    say('When', `${count} can start in the first ${wave.months.to} months${worthIt}.`);
  }
  if (comparison.fits.length > 0) say('With whom', `${bestVendor(comparison, shortName)}.`);
  if (businessCase && value.total > 0) {
    const { p10, p90, chanceOfGain } = businessCase.range;
    say(
      'How sure',
      `The NPV lies between ${words.short(p10)} and ${words.short(p90)} in four of five draws, and above zero in ${chanceOfGain === 0 ? 'none' : chanceOfGain === 1 ? 'all' : percent(100 * chanceOfGain)}.`,
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

/** Whose blueprint it is, and the answer in one sentence. */
export function coverSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, theme } = plan;
  const { branding, generatedAt, sector } = blueprint;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(generatedAt));
  return [
    {
      section: 'The answer',
      title: blueprint.title,
      source: '',
      notes: [
        `Blueprint of ${sector.name}, exported on ${date}. Reference model: ${sector.referenceModel}.`,
        'Every figure of this deck is in the workbook of the same blueprint, where its formula can be followed and its inputs changed.',
        plan.proposedBy,
      ],
      draw(slide) {
        const { x } = COVER_TITLE;
        const logo = logoImage(branding.logo, { x, y: 0.9, w: 2.2, h: 0.9 });
        if (logo)
          slide.addImage({ ...logo, altText: `Logo${branding.companyName ? ` of ${branding.companyName}` : ''}` });
        drawText(slide, headline(plan), { x, y: 4.15, w: COVER_TITLE.w, h: 0.9 }, { size: 20, color: theme.muted });
        const by = [branding.companyName, date].filter(Boolean).join('  ·  ');
        drawText(slide, by, { x, y: 6.35, w: COVER_TITLE.w, h: 0.3 }, { size: SIZE.body, color: theme.ink });
        slide.addShape('rect', {
          x: 0,
          y: 0,
          w: 0.35,
          h: PAGE.height,
          fill: { color: theme.accent },
          objectName: 'Decoration',
        });
      },
    },
  ];
}

function headline({ value, words, blueprint, opportunities, paybackMonths }: DeckPlan): string {
  if (blueprint.processes.length === 0) return 'No process has been chosen for this blueprint yet.';
  const what = counted(opportunities.length, 'opportunity', 'opportunities');
  if (value.total <= 0) return `${what} for automation, AI and agents; nobody has put a value on them yet.`;
  return value.kind === 'projected'
    ? `Automation, AI and agents can save ${words.short(value.total)} a year, ${percent(blueprint.summary.savingsPercentage)} of today’s cost${paybackMonths === null ? `, but do not earn back what they cost within ${counted(blueprint.assumptions.years, 'year')}` : ''}.`
    : `${what} for automation, AI and agents, estimated to save ${words.short(value.total)} a year.`;
}
