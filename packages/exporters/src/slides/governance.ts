import type { Decision } from '@process-ai/domain/blueprint-decision';
import { ratingRule } from '@process-ai/domain/blueprint-risks';
import {
  decisionColumns,
  dutyColumns,
  measureColumns,
  responsibilityColumns,
  riskColumns,
  steeringColumns,
  withTotal,
} from '../governance-tables.ts';
import {
  concerned,
  decisionsInWords,
  measuresInWords,
  ownersInWords,
  registerInWords,
  someDecisionsInWords,
} from '../governance-words.ts';
import { followsPlan } from '../plan-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import type { Slide } from './presentation.ts';
import { wavesBeside } from './roadmap-decisions.ts';
import { belowEachOther, drawBelowEachOther, inTexts, JOINED_LEAST, type PlacedTable } from './stacked-tables.ts';
import { evenly, type TableDraftOf } from './table-layout.ts';

/** Inches, of the sentence that says that no risk is known. */
const NO_RISKS = 0.3;

/**
 * What may go wrong, and what the law may ask: on one slide where all of it stands there.
 * @param isFull the deck has no room for another slide: what has no room on one stands in the document
 */
export function riskSlides(plan: DeckPlan, isFull = false): SlideDraft[] {
  const { risks, duties, law, planned, words, theme } = plan;
  if (risks.length === 0 && duties.length === 0) return [];
  const { governance: says } = words.say.deckCase;
  const { risks: labels } = words.say.document;
  const register = { name: labels.register, isWhole: true, grows: true, rows: risks, columns: riskColumns(words) };
  const asked = { name: labels.law, isWhole: true, grows: true, rows: duties, columns: dutyColumns(words) };
  const ofRisk = followsPlan(planned) ? 'plan' : 'roadmap';
  const hasMain = risks.some(({ isMain }) => isMain);
  const ofRisks = { source: says.riskSource(ofRisk, null, hasMain), notes: [ratingRule(words.language)] };
  const ofDuties = {
    source: says.riskSource(risks.length > 0 ? ofRisk : 'laws', words.say.plan.lawNote[law], hasMain),
    notes: duties.map((duty) => says.concerns(duty.law, duty.reason, duty.control, concerned(duty, words))),
  };
  const slide = (told: Omit<SlideDraft, 'section' | 'draw'>, draw: SlideDraft['draw']): SlideDraft => ({
    section: 'risks',
    ...told,
    draw,
  });
  const title = registerInWords(risks, duties, words);
  if (risks.length === 0) {
    const none = { ...BODY, h: NO_RISKS };
    return [
      slide({ ...ofDuties, title }, (drawn) => {
        const look = { size: SIZE.body, color: theme.ink };
        drawText(drawn, words.say.plan.noRisks(followsPlan(planned)), none, look);
        const y = BODY.y + NO_RISKS + 0.1;
        drawTable(drawn, plan, { ...asked, box: { ...BODY, y, h: BODY.y + BODY.h - y } });
      }),
    ];
  }
  const [first, second] = [inTexts(register), inTexts(asked)];
  const full = [
    { ...first, h: BODY.h / 2 },
    { ...second, size: SIZE.small, h: BODY.h / 2 },
  ];
  const both =
    duties.length === 0
      ? null
      : (belowEachOther([first, second], isFull ? SIZE.tiny : JOINED_LEAST) ?? (isFull ? full : null));
  if (both)
    return [
      slide({ ...ofDuties, notes: [...ofRisks.notes, ...ofDuties.notes], title }, (drawn) =>
        drawBelowEachOther(drawn, plan, both),
      ),
    ];
  return [
    slide({ ...ofRisks, title: registerInWords(risks, [], words) }, (drawn) =>
      drawTable(drawn, plan, { ...register, box: BODY }),
    ),
    ...(duties.length === 0
      ? []
      : [
          slide({ ...ofDuties, title: registerInWords([], duties, words) }, (drawn) =>
            drawTable(drawn, plan, { ...asked, box: BODY }),
          ),
        ]),
  ];
}

/** Who answers for what, by which measures the plan is judged, and what is to be decided: on one slide where all of it stands there. */
export function governanceSlides(plan: DeckPlan): SlideDraft[] {
  const { responsibilities, steering, measures, decisions, words, origins } = plan;
  const { governance: says } = words.say.deckCase;
  const { governance: labels } = words.say.document;
  const owners = {
    name: labels.table,
    isWhole: true,
    rows: withTotal(responsibilities, plan, words),
    columns: responsibilityColumns(responsibilities, words),
  };
  const steered = { name: labels.steering, isWhole: true, rows: steering, columns: steeringColumns(words) };
  const judged = { name: says.measures, isWhole: true, rows: measures, columns: measureColumns(words) };
  const asked = { name: says.decisions, isWhole: true, rows: decisions, columns: decisionColumns(words) };
  const governed = {
    section: 'decisions' as const,
    source: says.ownersSource,
    notes: [
      labels.meets,
      ...responsibilities.map(({ owner, initiatives, lastGate }) =>
        says.owner(owner ?? words.say.plan.toBeNamed, initiatives.join(', '), lastGate),
      ),
    ],
  };
  const said = decisionsInWords(decisions, words);
  const decided = {
    section: 'decisions' as const,
    title: said,
    // Who answers for what comes first, but what is asked is what the chapter is for.
    chapter: said,
    source: says.decisionsSource(plan.blueprint.case !== null),
    notes: [says.decisionsNote, origins],
  };
  const ofPage = (some: readonly Decision[]) => someDecisionsInWords(some, decisions, words);
  if (responsibilities.length === 0) {
    const waves = wavesBeside(plan);
    return waves
      ? [{ ...decided, draw: (slide: Slide) => drawBelowEachOther(slide, plan, waves) }]
      : tableSlides(plan, asked, decided, ofPage);
  }
  const title = ownersInWords(responsibilities, words);
  const isJudged = measures.length > 0;
  const bodies = [inTexts(steered), inTexts(owners)];
  const tables = [...bodies, ...(isJudged ? [inTexts(judged)] : [])];
  const all = decisions.length > 0 ? belowEachOther([inTexts(asked), ...tables], JOINED_LEAST) : null;
  if (all) {
    const notes = [...decided.notes, title, ...governed.notes];
    return [{ ...decided, notes, draw: (slide) => drawBelowEachOther(slide, plan, all) }];
  }
  const aims = { ...governed, title: measuresInWords(measures, plan.planned, words), notes: [labels.meets] };
  const alone = tableSlides(plan, owners, { ...governed, title });
  const measured = isJudged ? tableSlides(plan, judged, aims) : [];
  const onOne = (placed: readonly PlacedTable[] | null, told: Omit<SlideDraft, 'draw'>): SlideDraft[] | null =>
    placed && [{ ...told, draw: (slide: Slide) => drawBelowEachOther(slide, plan, placed) }];
  const steeredAlone = () => tableSlides(plan, steered, { ...governed, title: labels.steering });
  const withOwners = onOne(belowEachOther(bodies), { ...governed, title });
  const withAims = isJudged ? onOne(belowEachOther([inTexts(steered), inTexts(judged)]), aims) : null;
  return [
    ...(onOne(belowEachOther(tables), { ...governed, title }) ??
      (withOwners ? [...withOwners, ...measured] : [...alone, ...(withAims ?? [...steeredAlone(), ...measured])])),
    ...tableSlides(plan, asked, decided, ofPage),
  ];
}

/** All rows of a table, on as few slides as can be, each with about as many of them. */
function tableSlides<Row>(
  plan: DeckPlan,
  table: TableDraftOf<Row>,
  { title, ...told }: Omit<SlideDraft, 'draw'>,
  ofPage?: (rows: readonly Row[]) => string,
): SlideDraft[] {
  const [sized, pages] = [SIZE.small, SIZE.tiny]
    .map((size) => {
      const draft = { ...table, size, box: BODY };
      return [draft, evenly(draft)] as const;
    })
    .reduce((best, next) => (next[1].length < best[1].length ? next : best));
  let from = 0;
  return pages.map((rows): SlideDraft => {
    const first = from + 1;
    from += rows.length;
    return {
      ...told,
      title: pages.length === 1 ? title : (ofPage?.(rows) ?? plan.words.say.deck.goesOn(title, first, from)),
      draw: (slide) => drawTable(slide, plan, { ...sized, rows, grows: true }),
    };
  });
}
