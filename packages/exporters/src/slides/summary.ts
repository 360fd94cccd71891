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
import { confidentialityOf, contactLine, statusLine } from '../cover-words.ts';
import { beginInWords, cameInWords, followsPlan, progressInWords } from '../plan-words.ts';
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
      section: 'answer',
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
  const says = words.say.deck.summary;
  const count = opportunitiesInWords(story, words);
  if (!headline) {
    const { benchmark } = totalEstimate;
    if (blueprint.case) return says.savesNothing(client, count);
    if (story.opportunities.length === 0) return worthInWords(blueprint, plan, words, client).replace(/\.$/, '');
    return benchmark > 0 ? says.byBenchmark(client, count, words.short(1000 * benchmark)) : says.toWeigh(client, count);
  }
  const [saved, scope, isPlan] = [words.short(headline.annualSavings), scopeOf(headline, words), followsPlan(planned)];
  return headline.paybackMonths === null
    ? says.earnsNotBack(client, saved, scope, isPlan, words.say.money.years(blueprint.assumptions.years))
    : says.earnsBack(client, saved, scope, isPlan, words.monthsOf(headline.paybackMonths));
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
      note: says.byBenchmarkNote,
    },
    {
      value: words.decimals(opportunities.length),
      label: says.opportunities(plan.decided),
      note: says.inProcesses(withWork, plan.scope.all),
    },
  ];
}

function statementsOf(plan: DeckPlan): { lead: string; text: string }[] {
  const { value, words, areas, opportunities, blueprint, headline, planned } = plan;
  const { comparison, case: found } = blueprint;
  const says = words.say.deck.summary;
  const { leads } = says;
  const statements: { lead: string; text: string }[] = [];
  const say = (lead: string, text: string) => statements.push({ lead, text });

  const undecided = undecidedInWords(plan, words);
  if (undecided) say(leads.undecided, undecided);
  const [area, second] = namedAreas(areas);
  if (area && value.total > 0) {
    const next = second !== undefined && second.value > 0 ? second : null;
    const share = (part: number) => words.percent((100 * part) / value.total, 0);
    const total = words.short(value.total);
    say(
      leads.where,
      says.holds(
        shortName(area.name),
        next && share(area.value),
        total,
        value.basis,
        next && shortName(next.name),
        share(next?.value ?? 0),
      ),
    );
  }
  const [largest] = opportunities;
  if (largest && largest.countedSavings > 0)
    say(leads.what, says.largest(shortName(largest.title, 100), words.worth(largest)));
  const [first] = planned?.begins ?? [];
  if (planned && first) {
    const begin = beginInWords(first, shortName(first.name, 60), words);
    const told =
      planned.follows === 'plan'
        ? says.byPlan(planned.rows.length, planned.lastMonth, begin)
        : says.byRoadmap(planned.lastMonth, begin);
    say(leads.when, told + progressInWords(planned, words) + cameInWords(planned, words));
  }
  if (found && headline) {
    say(leads.sure, says.aboveZero(chanceInWords(found, words), mainRisk(found, words)));
    const lost = plan.weighed ? losersInWords(plan.weighed, headline, words, (name) => shortName(name, 60)) : '';
    if (lost) say(leads.notPaying, lost);
    const left = notCountedInWords(found, words);
    if (left) say(leads.notCounted, left);
    say(leads.scope, scopeInWords(blueprint, plan, words));
  }
  if (comparison.fits.length > 0) say(leads.whom, `${bestVendor(comparison, shortName, words)}.`);
  return statements;
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
