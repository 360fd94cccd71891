import { planWords } from '../case-words.ts';
import { counted } from '../figure-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { shortName } from './fit-text.ts';

interface Decision {
  what: string;
  /** "$1.04M once"; empty where it is about no money. */
  amount: string;
  why: string;
}

/** The decisions asked, each with the money that hangs on it. */
export function nextStepSlides(plan: DeckPlan): SlideDraft[] {
  const { theme, headline, words, planned } = plan;
  const decisions = decisionsOf(plan).map((decision, index) => ({ ...decision, number: index + 1 }));
  if (decisions.length === 0) return [];
  const count = counted(decisions.length, 'decision');
  return [
    {
      section: 'Plan',
      title: headline
        ? `${count} to take: ${planWords(planned)} saves ${words.short(headline.annualSavings)} a year for ${words.short(headline.oneOffCost)} once`
        : `${count} to take before there is a business case`,
      source: 'Source: the plan, its business case and what is not in it, the vendor comparison, and the journeys.',
      notes: [
        'Each decision follows from the data: what the plan costs, what nobody has decided or owns yet, what is not costed.',
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
            { header: 'Decision', width: 4.4, bold: true, lines: 2, cell: ({ what }) => what },
            { header: 'Amount', width: 1.9, lines: 2, cell: ({ amount }) => amount },
            { header: 'Because', width: 5.2, lines: 2, cell: ({ why }) => why },
          ],
        });
      },
    },
  ];
}

function decisionsOf({ blueprint, words, headline, planned }: DeckPlan): Decision[] {
  const { comparison, journeys, case: found } = blueprint;
  const decisions: Decision[] = [];
  const decide = (applies: boolean, what: string, amount: string, why: string) => {
    if (applies) decisions.push({ what, amount, why });
  };

  const [first] = planned?.rows ?? [];
  if (headline && planned && first) {
    const saved = `${words.short(headline.annualSavings)} a year measured hangs on it; `;
    decide(
      true,
      planned.follows === 'plan'
        ? `Release the budget of ${counted(planned.rows.length, 'initiative', 'initiatives')}`
        : 'Make a plan of the waves: owners, months and budgets',
      `${words.short(headline.oneOffCost)} once`,
      planned.follows === 'plan'
        ? `${saved}“${shortName(first.name)}” comes first (${first.when}).`
        : `${saved}so far the waves of a roadmap stand in for a plan.`,
    );
  }
  const ownerless = planned?.follows === 'plan' ? planned.rows.filter(({ owner }) => owner === null) : [];
  const [orphan] = ownerless;
  decide(
    ownerless.length > 0,
    ownerless.length === 1
      ? `Name the owner of “${shortName(orphan?.name ?? '')}”`
      : `Name the owners of ${ownerless.length} initiatives`,
    `${words.short(ownerless.reduce((sum, { measured }) => sum + measured, 0))} a year`,
    'Nobody answers for what nobody owns.',
  );

  if (found) {
    const { undecided, unplanned, notPaying } = found.notInCase;
    decide(
      undecided.count > 0 && undecided.savings > 0,
      `Accept or drop ${counted(undecided.count, 'proposed opportunity', 'proposed opportunities')}`,
      `${words.short(undecided.savings)} a year`,
      'Measured, but in no figure of the case until somebody decides.',
    );
    decide(
      unplanned.savings > 0 && found.follows === 'plan',
      `Give ${counted(unplanned.count, 'accepted opportunity', 'accepted opportunities')} a place in the plan`,
      `${words.short(unplanned.savings)} a year`,
      'Accepted and measured, but in no initiative.',
    );
    decide(
      notPaying.length > 0,
      `Leave out ${counted(notPaying.length, 'process', 'processes')}, or find a cheaper way`,
      `${words.short(notPaying.reduce((sum, { annualRunCost }) => sum + annualRunCost, 0))} a year to run`,
      'Running the solution costs as much as it saves, or more.',
    );
  }
  const { benchmark } = blueprint.value;
  decide(
    benchmark.savings > 0,
    `Cost the first of ${counted(benchmark.processes, 'process', 'processes')} known by benchmark only`,
    `${words.short(benchmark.savings)} a year`,
    'A benchmark by the size of the organisation: volumes and times make it a figure of the client’s own.',
  );

  const [best, second] = comparison.fits;
  const name = (fit: typeof best) => shortName(fit?.vendorName ?? '', 30);
  decide(
    (best?.shares.coverage ?? 0) > 0,
    second ? `Invite ${name(best)} and ${name(second)}` : `Invite ${name(best)}`,
    '',
    second
      ? `They fit best, with ${best?.overallScore.toFixed(0)} and ${second.overallScore.toFixed(0)} of 100 points: let both prove it on a real case.`
      : `The only vendor compared, with ${best?.overallScore.toFixed(0)} of 100 points.`,
  );

  const points = journeys.flatMap(({ touchPoints }) => touchPoints);
  const alone = points.filter(({ momentThatMatters, type }) => momentThatMatters && type === 'agent').length;
  decide(
    alone > 0,
    'Decide who stands behind the agents',
    '',
    `At ${counted(alone, 'Moment That Matters', 'Moments That Matter')} an agent serves the customer alone: say when a person takes over.`,
  );
  return decisions;
}
