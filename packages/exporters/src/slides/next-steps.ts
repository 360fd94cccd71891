import type { AssumptionName } from '@process-ai/contract/roi';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { counted, decimals } from '../figure-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { shortName } from './fit-text.ts';

const NAMES = Object.keys(DEFAULT_ASSUMPTIONS) as AssumptionName[];

interface Decision {
  what: string;
  why: string;
}

/** What has to be decided next, each step from what the data shows. */
export function nextStepSlides(plan: DeckPlan): SlideDraft[] {
  const { theme } = plan;
  const decisions = decisionsOf(plan).map((decision, index) => ({ ...decision, number: index + 1 }));
  if (decisions.length === 0) return [];
  const [wave] = plan.blueprint.roadmap.waves;
  const worth =
    wave && wave.totalSavings > 0 ? `, worth ${plan.money.short(1000 * wave.totalSavings)} a year by estimate` : '';
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

function decisionsOf({ blueprint, opportunities, money, results }: DeckPlan): Decision[] {
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
    `Release the budget of ${money.short(summary.totalImplementationCost)}`,
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
