import type { Decision } from '@process-ai/domain/blueprint-decisions';
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
  ownersInWords,
  registerInWords,
  workInWords,
  workNote,
} from '../governance-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, GAP, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import { rowsByPage } from './table-layout.ts';

const KEPT_MOST = 4;

/** The work today, what the plan frees of it, and what stays with people. */
export function workSlides(plan: DeckPlan): SlideDraft[] {
  const { theme, work, kept, planned, words } = plan;
  if (!work) return [];
  const { people: says } = words.say.deck;
  const { people: labels } = words.say.document;
  const table = { ...BODY, w: kept.length > 0 ? 6.4 : BODY.w };
  return [
    {
      section: 'people',
      title: workInWords(work, planned, words),
      source: says.workSource,
      notes: [workNote(work, planned, words), ...kept.map(({ title, text }) => words.say.money.labelled(title, text))],
      draw(slide) {
        drawTable(slide, plan, {
          name: says.workTable,
          box: table,
          size: SIZE.body,
          grows: true,
          isWhole: true,
          rows: work.areas.toSorted((a, b) => b.freed - a.freed),
          foot: [{ name: labels.all, today: work.today, freed: work.freed }],
          columns: workColumns(work, words),
        });
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

/** What may go wrong, and what the law may ask. */
export function riskSlides(plan: DeckPlan): SlideDraft[] {
  const { risks, duties, law, words } = plan;
  if (risks.length === 0 && duties.length === 0) return [];
  const { governance: says } = words.say.deckCase;
  const { risks: labels } = words.say.document;
  return [
    {
      section: 'risks',
      title: registerInWords(risks, duties, words),
      source: says.riskSource(duties.length > 0 ? words.say.plan.lawNote[law] : null),
      notes: [
        ...(risks.length > 0 ? [ratingRule(words.language)] : []),
        ...duties.map((duty) => says.concerns(duty.law, duty.reason, duty.control, concerned(duty, words))),
      ],
      draw(slide) {
        const end =
          risks.length === 0
            ? BODY.y
            : drawTable(slide, plan, {
                name: labels.register,
                grows: true,
                isWhole: true,
                box: { ...BODY, h: duties.length > 0 ? 3 : BODY.h },
                rows: risks,
                columns: riskColumns(words),
              }) + GAP;
        if (duties.length === 0) return;
        drawTable(slide, plan, {
          name: labels.law,
          grows: true,
          isWhole: true,
          box: { ...BODY, y: end, h: BODY.y + BODY.h - end },
          rows: duties,
          columns: dutyColumns(words),
        });
      },
    },
  ];
}

/** Who answers for what, and by which measures the plan is judged. */
export function governanceSlides(plan: DeckPlan): SlideDraft[] {
  const { responsibilities, measures, words } = plan;
  if (responsibilities.length === 0) return [];
  const { governance: says } = words.say.deckCase;
  const { governance: labels } = words.say.document;
  return [
    {
      section: 'decisions',
      title: ownersInWords(responsibilities, words),
      source: says.ownersSource,
      notes: [
        labels.meets,
        ...responsibilities.map(({ owner, initiatives, lastGate }) =>
          says.owner(owner ?? words.say.plan.toBeNamed, initiatives.join(', '), lastGate),
        ),
      ],
      draw(slide) {
        const end =
          drawTable(slide, plan, {
            name: labels.table,
            grows: true,
            isWhole: true,
            box: { ...BODY, h: measures.length > 0 ? 2.5 : BODY.h },
            rows: responsibilities,
            foot: withTotal(responsibilities, words).slice(responsibilities.length),
            columns: responsibilityColumns(words),
          }) + GAP;
        if (measures.length === 0) return;
        drawTable(slide, plan, {
          name: says.measures,
          grows: true,
          isWhole: true,
          box: { ...BODY, y: end, h: BODY.y + BODY.h - end },
          rows: measures,
          columns: measureColumns(words),
        });
      },
    },
  ];
}

/** What the steering committee is asked to decide. */
export function decisionSlides(plan: DeckPlan): SlideDraft[] {
  const { decisions, words, origins } = plan;
  const { governance: says } = words.say.deckCase;
  const table = { box: BODY, isWhole: true, columns: decisionColumns(words) };
  const pages = rowsByPage({ ...table, rows: decisions });
  const title = decisionsInWords(decisions, words);
  return pages.map((rows): SlideDraft => {
    const from = decisions.indexOf(rows[0] as Decision) + 1;
    return {
      section: 'decisions',
      title: pages.length === 1 ? title : words.say.deck.goesOn(title, from, from + rows.length - 1),
      source: says.decisionsSource,
      notes: [says.decisionsNote, origins],
      draw: (slide) => drawTable(slide, plan, { ...table, rows, name: says.decisions, grows: true }),
    };
  });
}
