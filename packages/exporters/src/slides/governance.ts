import { ratingRule } from '@process-ai/domain/blueprint-risks';
import {
  decisionColumns,
  dutyColumns,
  measureColumns,
  responsibilityColumns,
  riskColumns,
  withTotal,
  workColumns,
} from '../governance-tables.ts';
import {
  concerned,
  decisionsInWords,
  measuresInWords,
  ownersInWords,
  registerInWords,
  workInWords,
  workNote,
} from '../governance-words.ts';
import { followsPlan } from '../plan-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, barsHeight, GAP, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import type { Slide } from './presentation.ts';
import { drawPeople, peopleInWords, peopleRows } from './savings-by-type.ts';
import { LARGER, rowsByPage, rowsThatFit, type TableDraft } from './table-layout.ts';

const KEPT_MOST = 4;
/** Inches, of the sentence that says that no risk is known. */
const NO_RISKS = 0.3;

/** The work today, what the plan frees of it, and what stays with people. */
export function workSlides(plan: DeckPlan): SlideDraft[] {
  const { theme, work, kept, planned, words } = plan;
  if (!work) return [];
  const { people: says } = words.say.deck;
  const { people: labels } = words.say.document;
  const people = peopleRows(plan);
  // Of one area alone the table has one line, and beside it stands who does its work.
  const isOne = people.length === 1;
  const table = { ...BODY, w: kept.length > 0 ? 6.4 : BODY.w };
  return [
    {
      section: 'people',
      title: workInWords(work, planned, words),
      source: says.workSource,
      notes: [workNote(work, planned, words), ...kept.map(({ title, text }) => words.say.money.labelled(title, text))],
      draw(slide) {
        const end = drawTable(slide, plan, {
          name: says.workTable,
          box: table,
          size: SIZE.body,
          grows: true,
          isWhole: true,
          rows: isOne ? [] : work.areas.toSorted((a, b) => b.freed - a.freed),
          foot: [{ name: labels.all, today: work.today, freed: work.freed }],
          columns: workColumns(work, words),
        });
        if (isOne) {
          const y = end + GAP;
          drawText(slide, peopleInWords(plan), { ...table, y, h: 0.5 }, { size: SIZE.body, color: theme.ink });
          drawPeople(slide, plan, people, {
            ...table,
            y: y + 0.55,
            h: Math.min(barsHeight(2), BODY.y + BODY.h - y - 0.55),
          });
        }
        if (kept.length === 0) return;
        const x = table.x + table.w + 2 * GAP;
        const w = BODY.x + BODY.w - x;
        drawText(slide, labels.stays, { x, y: BODY.y, w, h: 0.35 }, { size: SIZE.lead, bold: true, color: theme.ink });
        let y = BODY.y + 0.45;
        for (const { title, text } of kept.slice(0, KEPT_MOST)) {
          drawText(slide, title, { x, y, w, h: 0.26 }, { size: SIZE.body, bold: true, color: theme.accent });
          drawText(slide, text, { x, y: y + 0.26, w, h: 0.72 }, { size: SIZE.body, color: theme.ink });
          y += 1.1;
        }
      },
    },
  ];
}

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
  const ofRisks = { source: says.riskSource(true, null), notes: [ratingRule(words.language)] };
  const ofDuties = {
    source: says.riskSource(risks.length > 0, words.say.plan.lawNote[law]),
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
  const both =
    duties.length === 0
      ? null
      : (belowEachOther(register, asked) ??
        (isFull ? { first: { box: { ...BODY, h: BODY.h / 2 } }, second: { size: SIZE.small } } : null));
  if (both)
    return [
      slide({ ...ofDuties, notes: [...ofRisks.notes, ...ofDuties.notes], title }, (drawn) => {
        const end = drawTable(drawn, plan, { ...register, ...both.first }) + GAP;
        drawTable(drawn, plan, { ...asked, ...both.second, box: { ...BODY, y: end, h: BODY.y + BODY.h - end } });
      }),
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

/** Who answers for what, and by which measures the plan is judged: on one slide where all of it stands there. */
export function governanceSlides(plan: DeckPlan): SlideDraft[] {
  const { responsibilities, measures, words } = plan;
  if (responsibilities.length === 0) return [];
  const { governance: says } = words.say.deckCase;
  const { governance: labels } = words.say.document;
  const owners = {
    name: labels.table,
    isWhole: true,
    rows: withTotal(responsibilities, words),
    columns: responsibilityColumns(words),
  };
  const judged = { name: says.measures, isWhole: true, rows: measures, columns: measureColumns(words) };
  const told = {
    section: 'decisions' as const,
    source: says.ownersSource,
    notes: [
      labels.meets,
      ...responsibilities.map(({ owner, initiatives, lastGate }) =>
        says.owner(owner ?? words.say.plan.toBeNamed, initiatives.join(', '), lastGate),
      ),
    ],
  };
  const title = ownersInWords(responsibilities, words);
  const both = measures.length > 0 ? belowEachOther(owners, judged) : null;
  if (both) {
    const draw = (slide: Slide) => {
      const end = drawTable(slide, plan, { ...owners, ...both.first }) + GAP;
      drawTable(slide, plan, { ...judged, ...both.second, box: { ...BODY, y: end, h: BODY.y + BODY.h - end } });
    };
    return [{ ...told, title, draw }];
  }
  return [
    ...tableSlides(plan, owners, { ...told, title }),
    ...tableSlides(plan, judged, { ...told, title: measuresInWords(measures, words), notes: [labels.meets] }),
  ];
}

/** The places of two tables on one slide, in the largest type in which every row of both stands whole; null = in none. */
function belowEachOther<First, Second>(first: TableDraftOf<First>, second: TableDraftOf<Second>) {
  for (const size of [...LARGER, SIZE.small, SIZE.tiny]) {
    for (let share = 0.3; share < 0.75; share += 0.05) {
      const h = share * (BODY.h - GAP);
      const above = { size, box: { ...BODY, h } };
      const below = { size, box: { ...BODY, h: BODY.h - GAP - h } };
      if (standsWhole({ ...first, ...above }) && standsWhole({ ...second, ...below }))
        return { first: above, second: below };
    }
  }
  return null;
}

const standsWhole = <Row>(table: TableDraft<Row>) => rowsThatFit(table) === table.rows.length;

type TableDraftOf<Row> = Omit<TableDraft<Row>, 'box'> & { name: string };

/** All rows of a table, on as many slides as it takes. */
function tableSlides<Row>(
  plan: DeckPlan,
  table: TableDraftOf<Row>,
  { title, ...told }: Omit<SlideDraft, 'draw'>,
): SlideDraft[] {
  const pages = rowsByPage({ ...table, box: BODY });
  let from = 0;
  return pages.map((rows): SlideDraft => {
    const first = from + 1;
    from += rows.length;
    return {
      ...told,
      title: pages.length === 1 ? title : plan.words.say.deck.goesOn(title, first, from),
      draw: (slide) => drawTable(slide, plan, { ...table, box: BODY, rows, grows: true }),
    };
  });
}

/** What the steering committee is asked to decide. */
export function decisionSlides(plan: DeckPlan): SlideDraft[] {
  const { decisions, words, origins } = plan;
  const { governance: says } = words.say.deckCase;
  return tableSlides(
    plan,
    { name: says.decisions, isWhole: true, rows: decisions, columns: decisionColumns(words) },
    {
      section: 'decisions',
      title: decisionsInWords(decisions, words),
      source: says.decisionsSource,
      notes: [says.decisionsNote, origins],
    },
  );
}
