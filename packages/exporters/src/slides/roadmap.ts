import type { AssumptionName } from '@process-ai/contract/roi';
import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { EFFORT_PER_MONTH, ROADMAP_RULE, type RoadmapItem, type RoadmapWave } from '@process-ai/domain/roadmap';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { overpromisingNote } from '@process-ai/domain/roi-warnings';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { BASIS_WORDS, counted, decimals, type FigureWords } from '../figure-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, GAP, SIZE } from './deck-theme.ts';
import { type Box, drawCard, drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import { heightOf, lineCount, shortName } from './fit-text.ts';
import type { Slide } from './presentation.ts';

/** What comes when. */
export function roadmapSlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, words, overpromising } = plan;
  const { waves, later } = blueprint.roadmap;
  const planned = waves.filter(({ items }) => items.length > 0);
  const [first] = planned;
  const end = planned.at(-1)?.months.to;
  if (!first || !end) return [];
  return [
    {
      section: 'Plan',
      title: overpromising > 0 ? planOf(first, planned.length, end) : promiseOf(first, planned, end, words),
      source: `Source: savings of the opportunities, each its share of what its process saves, and their effort; ${EFFORT_PER_MONTH} points of effort a month are assumed.${later.length > 0 ? ` ${counted(later.length, 'opportunity waits', 'opportunities wait')} for room after the last wave.` : ''}`,
      notes: [
        overpromisingNote(overpromising),
        ROADMAP_RULE,
        'Savings of a wave are those of its opportunities, each its share of what its process saves; measured and benchmark are never added up.',
        later.length > 0
          ? `Later: ${later
              .slice(0, 10)
              .map(({ opportunityTitle }) => opportunityTitle)
              .join('; ')}${later.length > 10 ? `; and ${later.length - 10} more` : ''}.`
          : '',
      ],
      draw(slide) {
        const w = (BODY.w - GAP * (waves.length - 1)) / waves.length;
        waves.forEach((wave, index) => drawWave(slide, plan, wave, { ...BODY, x: BODY.x + index * (w + GAP), w }));
      },
    },
  ];
}

function promiseOf(first: RoadmapWave, planned: readonly RoadmapWave[], end: number, words: FigureWords): string {
  const total = savingsByBasis(planned.flatMap(({ items }) => items));
  const basis = total.measured > 0 ? 'measured' : 'benchmark';
  const reach =
    planned.length === 1 ? '' : `; ${planned.length} waves reach ${words.short(1000 * total[basis])} in ${end} months`;
  return `${first.name} bring${first.name.endsWith('s') ? '' : 's'} ${words.short(1000 * first.totalSavings[basis])} a year ${BASIS_WORDS[basis]} from month ${first.months.to}${reach}`;
}

/** Without estimates, since they exceed the cost itself. */
function planOf({ name, months, items }: RoadmapWave, waves: number, end: number): string {
  const reach = waves === 1 ? '' : `; ${waves} waves take ${end} months`;
  return `${name}: ${counted(items.length, 'opportunity', 'opportunities')} in months ${months.from} to ${months.to}${reach}`;
}

function drawWave(slide: Slide, { theme, words }: DeckPlan, wave: RoadmapWave, box: Box): void {
  const { name, months, items, totalSavings, totalEffort, capacity } = wave;
  drawCard(slide, theme.surface, box);
  const head = { x: box.x, y: box.y, w: box.w, h: 0.4 };
  drawText(slide, `${name}: months ${months.from}–${months.to}`, head, {
    size: SIZE.lead,
    bold: true,
    color: theme.white,
    fill: theme.accent,
    inset: 0.15,
    valign: 'middle',
  });
  const inner = { x: box.x + 0.15, w: box.w - 0.3 };
  const sum = `${words.byBasis(totalSavings)} · ${counted(items.length, 'opportunity', 'opportunities')}`;
  drawText(slide, sum, { ...inner, y: box.y + 0.5, h: 0.28 }, { size: SIZE.body, bold: true, color: theme.ink });
  drawText(
    slide,
    `Effort ${totalEffort} of ${capacity} points`,
    { ...inner, y: box.y + 0.78, h: 0.24 },
    { size: SIZE.small, color: theme.muted },
  );

  const end = box.y + box.h - 0.08;
  const more = { h: heightOf(1, SIZE.small) + 0.04 };
  let y = box.y + 1.12;
  for (const [index, item] of items.entries()) {
    const text = lineOf(item);
    const h = heightOf(lineCount(text, { w: inner.w - 0.75, size: SIZE.small }, 2), SIZE.small) + 0.06;
    const isLast = index === items.length - 1;
    if (y + h + (isLast ? 0 : more.h) > end) {
      drawText(
        slide,
        `… and ${items.length - index} more in the workbook`,
        { ...inner, y, h: more.h },
        { size: SIZE.small, color: theme.muted },
      );
      return;
    }
    drawText(slide, text, { ...inner, y, w: inner.w - 0.75, h }, { size: SIZE.small, color: theme.ink });
    drawText(
      slide,
      item.estimatedSavings === null ? '–' : words.short(1000 * item.estimatedSavings),
      { x: inner.x + inner.w - 0.7, y, w: 0.7, h },
      { size: SIZE.small, bold: true, color: theme.ink, align: 'right' },
    );
    y += h + 0.03;
  }
}

const lineOf = ({ opportunityTitle, type }: RoadmapItem) => `${opportunityTitle} (${OPPORTUNITY_TYPE_LABELS[type]})`;

const NAMES = Object.keys(DEFAULT_ASSUMPTIONS) as AssumptionName[];

interface Decision {
  what: string;
  why: string;
}

/** The decisions to take next, each derived from the data. */
export function nextStepSlides(plan: DeckPlan): SlideDraft[] {
  const { theme } = plan;
  const decisions = decisionsOf(plan).map((decision, index) => ({ ...decision, number: index + 1 }));
  if (decisions.length === 0) return [];
  const [wave] = plan.blueprint.roadmap.waves;
  const worth =
    wave && wave.totalSavings.measured + wave.totalSavings.benchmark > 0
      ? `, worth ${plan.words.byBasis(wave.totalSavings)}`
      : '';
  return [
    {
      section: 'Plan',
      title: worth
        ? `${counted(decisions.length, 'decision starts', 'decisions start')} the first wave${worth}`
        : `${counted(decisions.length, 'decision comes', 'decisions come')} next`,
      source:
        'Source: the state of the blueprint when it was exported: decisions on opportunities, ROI inputs, journeys, vendor comparison.',
      notes: [
        'Each decision follows from the data: what is still only proposed, what is assumed, what is missing. Name an owner and a date for each of them in the meeting.',
        plan.proposedBy,
      ],
      draw(slide) {
        drawTable(slide, theme, {
          name: 'Decisions to take next',
          box: BODY,
          size: 14,
          rows: decisions,
          columns: [
            { header: '#', width: 0.4, align: 'right', cell: ({ number }) => String(number) },
            { header: 'Decision', width: 4.6, bold: true, lines: 2, cell: ({ what }) => what },
            { header: 'Because', width: 6.6, lines: 2, cell: ({ why }) => why },
          ],
        });
      },
    },
  ];
}

function decisionsOf({ blueprint, opportunities, words, results }: DeckPlan): Decision[] {
  const { roadmap, processes, comparison, journeys, summary } = blueprint;
  const decisions: Decision[] = [];
  const decide = (applies: boolean, what: string, why: string) => {
    if (applies) decisions.push({ what, why });
  };

  const proposed = opportunities.filter(({ status }) => status === 'proposed').length;
  const first = roadmap.waves[0]?.items.length ?? 0;
  decide(
    proposed > 0,
    'Accept or reject what is proposed',
    `${decimals(proposed)} of ${counted(opportunities.length, 'opportunity', 'opportunities')} still ${proposed === 1 ? 'waits' : 'wait'} for a decision; ${first} of all can start in the first wave.`,
  );

  const withInputs = processes.filter(({ roi }) => roi);
  const without = processes.filter(({ roi, opportunities: own }) => !roi && own.length > 0).length;
  decide(
    without > 0,
    'Enter ROI inputs for the remaining processes',
    `${counted(without, 'process with opportunities has', 'processes with opportunities have')} no ROI inputs, so their savings are estimates only.`,
  );

  const assumed = withInputs.filter(
    ({ roi }) => roi?.input.implementationCost === null && roi.countedIn === null,
  ).length;
  decide(
    summary.totalImplementationCost > 0,
    `Release the budget of ${words.short(summary.totalImplementationCost)}`,
    assumed > 0
      ? `The implementation cost of ${decimals(assumed)} of ${counted(results.length, 'process', 'processes')} is still an assumption: get offers first.`
      : 'The implementation cost of every process has been entered.',
  );

  const { assumptions } = blueprint;
  const usual = NAMES.filter((one) => String(assumptions[one]) === String(DEFAULT_ASSUMPTIONS[one])).length;
  decide(
    results.length > 0 && usual > 0,
    'Confirm the assumptions',
    `${usual} of the ${NAMES.length} assumptions for the sector are at their defaults; the appendix lists them with their sources.`,
  );

  const [best, second] = comparison.fits;
  const name = (fit: typeof best) => shortName(fit?.vendorName ?? '', 30);
  decide(
    (best?.shares.coverage ?? 0) > 0,
    second ? `Invite ${name(best)} and ${name(second)}` : `Invite ${name(best)}`,
    second
      ? `They fit best, with ${best?.overallScore.toFixed(0)} and ${second.overallScore.toFixed(0)} of 100 points: let both prove it on a real case.`
      : `The only vendor compared, with ${best?.overallScore.toFixed(0)} of 100 points: compare others.`,
  );

  const full = withInputs.filter(({ roi }) => (roi?.result.utilisation ?? 0) > 1).length;
  decide(
    full > 0,
    'Check the inputs that cannot be right',
    `In ${counted(full, 'process', 'processes')} the work fills more than all hours of the team: check FTE, frequency and runtime.`,
  );

  const points = journeys.flatMap(({ touchPoints }) => touchPoints);
  const alone = points.filter(({ momentThatMatters, type }) => momentThatMatters && type === 'agent').length;
  decide(
    alone > 0,
    'Decide who stands behind the agents',
    `At ${counted(alone, 'Moment That Matters', 'Moments That Matter')} an agent serves the customer alone: say when a person takes over.`,
  );

  const missing = points.filter(({ processMissing }) => processMissing).length;
  decide(
    missing > 0,
    'Mend the journeys',
    `${counted(missing, 'touchpoint belongs', 'touchpoints belong')} to a process that has been deleted.`,
  );
  return decisions;
}
