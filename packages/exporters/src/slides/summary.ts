import {
  chanceInWords,
  headlineFigures,
  mainRisk,
  notCountedInWords,
  opportunitiesInWords,
  payingInWords,
  scopeInWords,
  scopeOf,
  undecidedInWords,
  worthInWords,
} from '../case-words.ts';
import { contactLine, dayOf, statusLine } from '../cover-words.ts';
import { counted, decimals, monthsOf, percent } from '../figure-words.ts';
import { beginInWords, cameInWords, planWords, progressInWords } from '../plan-words.ts';
import { losersInWords } from '../priority-words.ts';
import { bestVendor } from '../story-words.ts';
import { type DeckPlan, namedAreas, type SlideDraft, valueNote, valueSource } from './deck-plan.ts';
import { BODY, COVER_TITLE, GAP, PAGE, SIZE } from './deck-theme.ts';
import { drawFigure, drawStatements, drawText, logoImage } from './draw.ts';
import { shortName } from './fit-text.ts';
import { PLACE } from './layouts.ts';
import { DECORATION } from './slide-objects.ts';

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
        worthInWords(blueprint, plan, plan.words, plan.client),
        payingInWords(blueprint, plan.headline, plan.words),
        scopeInWords(blueprint, plan, plan.words),
        valueNote(plan),
        plan.origins,
      ],
      draw(slide) {
        const w = (BODY.w - GAP * (figures.length - 1)) / figures.length;
        figures.forEach((figure, index) =>
          drawFigure(slide, theme, figure, { x: BODY.x + index * (w + GAP), y: BODY.y, w, h: 1.4 }),
        );
        drawStatements(slide, theme, statementsOf(plan), { ...BODY, y: BODY.y + 1.65, h: BODY.h - 1.65 }, SIZE.body);
      },
    },
  ];
}

function titleOf(plan: DeckPlan): string {
  const { client, words, blueprint, totalEstimate, headline, planned, ...story } = plan;
  const count = opportunitiesInWords(story);
  if (!headline) {
    const { benchmark } = totalEstimate;
    if (blueprint.case) return `What is planned for ${client} saves nothing that is measured yet; it has ${count}`;
    if (story.opportunities.length === 0) return worthInWords(blueprint, plan, words, client).replace(/\.$/, '');
    return benchmark > 0
      ? `${client} has ${count}, by benchmark worth ${words.short(1000 * benchmark)} a year; none is costed yet`
      : `${client} has ${count} to weigh; none has a value yet`;
  }
  const back =
    headline.paybackMonths === null
      ? `but does not earn back what ${planWords(planned)} costs within ${counted(blueprint.assumptions.years, 'year')}`
      : `and earns back what ${planWords(planned)} costs in ${monthsOf(headline.paybackMonths)}`;
  return `${client} can save ${words.short(headline.annualSavings)} a year (${scopeOf(headline)}) ${back}`;
}

function figuresOf(plan: DeckPlan) {
  const { words, blueprint, opportunities, totalEstimate } = plan;
  const lead = headlineFigures(blueprint, plan, words);
  if (lead.length > 0) return lead;
  const withWork = new Set(opportunities.map(({ process }) => process.id)).size;
  return [
    {
      value: totalEstimate.benchmark > 0 ? words.short(1000 * totalEstimate.benchmark) : '–',
      label: 'By benchmark, a year',
      note: 'From the size of the organization, not measured',
    },
    {
      value: decimals(opportunities.length),
      label: plan.decided ? 'Accepted opportunities' : 'Opportunities proposed',
      note: `in ${decimals(withWork)} of ${counted(plan.scope.all, 'process', 'processes')}`,
    },
  ];
}

function statementsOf(plan: DeckPlan): { lead: string; text: string }[] {
  const { value, words, areas, opportunities, blueprint, headline, planned } = plan;
  const { comparison, case: found } = blueprint;
  const statements: { lead: string; text: string }[] = [];
  const say = (lead: string, text: string) => statements.push({ lead, text });

  const undecided = undecidedInWords(plan);
  if (undecided) say('Not decided', undecided);
  const [area, second] = namedAreas(areas);
  if (area && value.total > 0) {
    const isMore = second !== undefined && second.value > 0;
    const next = isMore ? `, ${shortName(second.name)} another ${share(second.value, value.total)}` : '';
    const part = isMore ? share(area.value, value.total) : 'all';
    say(
      'Where',
      `${shortName(area.name)} holds ${part} of the ${words.short(value.total)} a year ${value.basis}${next}.`,
    );
  }
  const [largest] = opportunities;
  if (largest && largest.countedSavings > 0)
    say('With what', `The largest single step is “${shortName(largest.title, 100)}” (${words.worth(largest)}).`);
  const [first] = planned?.begins ?? [];
  if (planned && first) {
    const what =
      planned.follows === 'plan'
        ? `${counted(planned.rows.length, 'initiative', 'initiatives')} over ${counted(planned.lastMonth, 'month')}`
        : `No plan of initiatives yet: the waves of a roadmap over ${counted(planned.lastMonth, 'month')}`;
    say(
      'When',
      `${what}; ${beginInWords(first, shortName(first.name, 60))}.${progressInWords(planned)}${cameInWords(planned, words)}`,
    );
  }
  if (found && headline) {
    say('How sure', `The NPV is above zero ${chanceInWords(found)}. ${mainRisk(found, words)}`);
    const lost = plan.weighed ? losersInWords(plan.weighed, headline, words, (name) => shortName(name, 60)) : '';
    if (lost) say('Does not pay', lost);
    const left = notCountedInWords(found, words);
    if (left) say('Not counted', left);
    say('Scope', scopeInWords(blueprint, plan, words));
  }
  if (comparison.fits.length > 0) say('With whom', `${bestVendor(comparison, shortName)}.`);
  return statements;
}

const share = (part: number, whole: number) => percent(whole > 0 ? (100 * part) / whole : 0, 0);

/** Whose blueprint it is, and the answer in one sentence. */
export function coverSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, theme } = plan;
  const { branding, cover, sector } = blueprint;
  return [
    {
      section: 'The answer',
      title: blueprint.title,
      source: '',
      notes: [
        `Blueprint of ${sector.name}, of ${dayOf(cover.date)}. Reference model: ${sector.referenceModel}.`,
        'Every figure of this deck is in the workbook of the same blueprint, where its formula can be followed and its inputs changed.',
        plan.origins,
      ],
      draw(slide) {
        const { x } = COVER_TITLE;
        const logo = logoImage(branding.logo, { x, y: 0.9, w: 2.2, h: 0.9 });
        if (logo)
          slide.addImage({ ...logo, altText: `Logo${branding.companyName ? ` of ${branding.companyName}` : ''}` });
        drawText(
          slide,
          answer(plan),
          { x, y: 4.15, w: COVER_TITLE.w, h: 0.9 },
          { size: 20, color: theme.muted, name: PLACE.answer },
        );
        // By its whole name once, where the title has the short one.
        const whole = blueprint.client === sector.name ? null : sector.name;
        const by = [whole, branding.companyName, statusLine(cover), cover.confidentiality]
          .filter(Boolean)
          .join('  ·  ');
        const contact = contactLine(cover);
        drawText(
          slide,
          contact ? `${by}\nContact: ${contact}` : by,
          { x, y: 6.05, w: COVER_TITLE.w, h: 0.6 },
          { size: SIZE.body, color: theme.ink, name: PLACE.details },
        );
        slide.addShape('rect', {
          x: 0,
          y: 0,
          w: 0.35,
          h: PAGE.height,
          fill: { color: theme.accent },
          objectName: DECORATION,
        });
      },
    },
  ];
}

function answer(plan: DeckPlan): string {
  const { blueprint, words, client } = plan;
  return blueprint.processes.length === 0
    ? 'No process has been chosen for this blueprint yet.'
    : worthInWords(blueprint, plan, words, client);
}
