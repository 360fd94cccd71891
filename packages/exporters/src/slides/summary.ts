import { headlineFigures, opportunitiesInWords, scopeInWords, scopeOf } from '../case-words.ts';
import { confidentialityOf, contactLine, statusLine } from '../cover-words.ts';
import { paidAlready, paybackInWords } from '../payback-words.ts';
import { followsPlan } from '../plan-words.ts';
import { sizeNote } from '../size-words.ts';
import { summaryStatements } from '../summary-words.ts';
import { worthInWords } from '../worth-words.ts';
import { type DeckPlan, type SlideDraft, valueNote, valueSource } from './deck-plan.ts';
import { BODY, COVER_TITLE, GAP, PAGE, SIZE } from './deck-theme.ts';
import { drawFigure, drawStatements, drawText, logoImage } from './draw.ts';
import { PLACE } from './layouts.ts';
import { DECORATION } from './slide-objects.ts';

/** Inches. */
const FIGURE = 1.4;

/** The answer first: what it is worth, where, with what, by whom and when. */
export function summarySlides(plan: DeckPlan): SlideDraft[] {
  const { theme, blueprint } = plan;
  if (blueprint.processes.length === 0) return [];
  const figures = figuresOf(plan);
  const summary = { ...plan, areas: plan.story.areas };
  return [
    {
      section: 'answer',
      title: titleOf(plan),
      source: valueSource(plan),
      notes: [
        worthInWords(blueprint, plan, plan.words, plan.client),
        scopeInWords(blueprint, plan, plan.words),
        valueNote(plan),
        plan.origins,
      ],
      draw(slide) {
        const w = (BODY.w - GAP * (figures.length - 1)) / figures.length;
        figures.forEach((figure, index) =>
          drawFigure(slide, theme, figure, { x: BODY.x + index * (w + GAP), y: BODY.y, w, h: FIGURE }),
        );
        const top = FIGURE + GAP;
        drawStatements(slide, theme, summaryStatements(summary), { ...BODY, y: BODY.y + top, h: BODY.h - top });
      },
    },
  ];
}

function titleOf(plan: DeckPlan): string {
  const { client, words, blueprint, totalEstimate, headline, planned, noCost, ...story } = plan;
  const says = words.say.deck.summary;
  const count = opportunitiesInWords(story, words);
  if (!headline) {
    const { benchmark } = totalEstimate;
    if (blueprint.case) return says.savesNothing(client, count);
    if (story.opportunities.length === 0) return worthInWords(blueprint, plan, words, client).replace(/\.$/, '');
    return benchmark > 0 ? says.byBenchmark(client, count, words.short(1000 * benchmark)) : says.toWeigh(client, count);
  }
  const [saved, scope, isPlan] = [words.short(headline.annualSavings), scopeOf(headline, words), followsPlan(planned)];
  if (noCost) return says.uncosted(client, saved, scope, isPlan);
  if (paidAlready(blueprint)) return words.say.case.paid.answer(client, saved, scope);
  return headline.paybackMonths === null
    ? says.earnsNotBack(client, saved, scope, isPlan, words.say.money.years(blueprint.assumptions.years))
    : says.earnsBack(client, saved, scope, isPlan, paybackInWords(headline.paybackMonths, words));
}

function figuresOf(plan: DeckPlan) {
  const { words, blueprint, opportunities, totalEstimate } = plan;
  const says = words.say.deck.summary;
  const lead = headlineFigures(blueprint, plan, words);
  if (lead.length > 0) return lead;
  const withWork = new Set(opportunities.map(({ process }) => process.id)).size;
  return [
    {
      value: totalEstimate.benchmark > 0 ? words.short(1000 * totalEstimate.benchmark) : '–',
      label: says.byBenchmarkLabel,
      note: sizeNote(blueprint, words, says.byBenchmarkNote),
    },
    {
      value: words.decimals(opportunities.length),
      label: says.opportunities(plan.decided),
      note: says.inProcesses(withWork, plan.scope.all),
    },
  ];
}

/** Whose blueprint it is, and the answer in one sentence. */
export function coverSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, theme, words } = plan;
  const { cover: says, deck } = words.say;
  const { branding, cover, sector } = blueprint;
  return [
    {
      section: 'answer',
      title: blueprint.title,
      source: '',
      notes: [
        deck.cover.note(sector.name, words.day(cover.date), sector.referenceModel),
        deck.cover.inWorkbook,
        plan.origins,
      ],
      draw(slide) {
        const { x } = COVER_TITLE;
        const logo = logoImage(branding.logo, { x, y: 0.9, w: 2.2, h: 0.9 });
        if (logo)
          slide.addImage({ ...logo, altText: branding.companyName ? says.logoOf(branding.companyName) : says.logo });
        drawText(
          slide,
          answer(plan),
          { x, y: 4.15, w: COVER_TITLE.w, h: 0.9 },
          { size: 20, color: theme.muted, name: PLACE.answer },
        );
        // By its whole name once, where the title has the short one.
        const whole = blueprint.client === sector.name ? null : sector.name;
        const by = [whole, branding.companyName, statusLine(cover, words), confidentialityOf(cover, words)]
          .filter(Boolean)
          .join('  ·  ');
        const contact = contactLine(cover);
        drawText(
          slide,
          contact ? `${by}\n${says.contact(contact)}` : by,
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
    ? words.say.deck.cover.nothingChosen
    : worthInWords(blueprint, plan, words, client);
}
