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

const AREAS_MOST = 10;
/** As many as fit with two lines each. */
const RISKS_MOST = 5;
const DUTIES_MOST = 2;
const OWNERS_MOST = 4;
const KEPT_MOST = 4;

/** The work today, what the plan frees of it, and what stays with people. */
export function workSlides({ theme, work, kept, planned, words }: DeckPlan): SlideDraft[] {
  if (!work) return [];
  const { people: says } = words.say.deck;
  const { people: labels } = words.say.document;
  const rows = [
    ...work.areas.toSorted((a, b) => b.freed - a.freed).slice(0, AREAS_MOST),
    { name: labels.all, today: work.today, freed: work.freed },
  ];
  const table = { ...BODY, w: kept.length > 0 ? 6.4 : BODY.w };
  return [
    {
      section: 'people',
      title: workInWords(work, planned, words),
      source: says.workSource(work.areas.length - AREAS_MOST),
      notes: [workNote(work, planned, words), ...kept.map(({ title, text }) => words.say.money.labelled(title, text))],
      draw(slide) {
        drawTable(slide, theme, {
          name: says.workTable,
          box: table,
          size: SIZE.body,
          rows,
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
export function riskSlides({ theme, risks, duties, law, words }: DeckPlan): SlideDraft[] {
  if (risks.length === 0 && duties.length === 0) return [];
  const { governance: says } = words.say.deckCase;
  const { risks: labels } = words.say.document;
  const isPart = risks.length > RISKS_MOST || duties.length > DUTIES_MOST;
  const shownRisks = risks.slice(0, RISKS_MOST);
  const shownDuties = duties.slice(0, DUTIES_MOST);
  return [
    {
      section: 'risks',
      title: registerInWords(risks, duties, words),
      source: says.riskSource(duties.length > 0 ? words.say.plan.lawNote[law] : null, isPart),
      notes: [
        ...(risks.length > 0 ? [ratingRule(words.language)] : []),
        ...duties.map((duty) => says.concerns(duty.law, duty.reason, duty.control, concerned(duty, words))),
      ],
      draw(slide) {
        const end =
          shownRisks.length === 0
            ? BODY.y
            : drawTable(slide, theme, {
                name: labels.register,
                grows: true,
                box: { ...BODY, h: shownDuties.length > 0 ? 3 : BODY.h },
                rows: shownRisks,
                columns: riskColumns(words),
              }) + GAP;
        if (shownDuties.length === 0) return;
        drawTable(slide, theme, {
          name: labels.law,
          grows: true,
          box: { ...BODY, y: end, h: BODY.y + BODY.h - end },
          rows: shownDuties,
          columns: dutyColumns(words),
        });
      },
    },
  ];
}

/** Who answers for what, and by which measures the plan is judged. */
export function governanceSlides({ theme, responsibilities, measures, words }: DeckPlan): SlideDraft[] {
  if (responsibilities.length === 0) return [];
  const { governance: says } = words.say.deckCase;
  const { governance: labels } = words.say.document;
  const more = responsibilities.length - OWNERS_MOST;
  return [
    {
      section: 'decisions',
      title: ownersInWords(responsibilities, words),
      source: says.ownersSource(more),
      notes: [
        labels.meets,
        ...responsibilities.map(({ owner, initiatives, lastGate }) =>
          says.owner(owner ?? words.say.plan.toBeNamed, initiatives.join(', '), lastGate),
        ),
      ],
      draw(slide) {
        const end =
          drawTable(slide, theme, {
            name: labels.table,
            grows: true,
            box: { ...BODY, h: measures.length > 0 ? 2.5 : BODY.h },
            rows: [
              ...responsibilities.slice(0, OWNERS_MOST),
              ...withTotal(responsibilities, words).slice(responsibilities.length),
            ],
            columns: responsibilityColumns(words),
          }) + GAP;
        if (measures.length === 0) return;
        drawTable(slide, theme, {
          name: says.measures,
          grows: true,
          box: { ...BODY, y: end, h: BODY.y + BODY.h - end },
          rows: measures,
          columns: measureColumns(words),
        });
      },
    },
  ];
}

/** What the steering committee is asked to decide. */
export function decisionSlides({ theme, decisions, words, origins }: DeckPlan): SlideDraft[] {
  if (decisions.length === 0) return [];
  const { governance: says } = words.say.deckCase;
  return [
    {
      section: 'decisions',
      title: decisionsInWords(decisions, words),
      source: says.decisionsSource,
      notes: [says.decisionsNote, origins],
      draw(slide) {
        drawTable(slide, theme, {
          name: says.decisions,
          grows: true,
          box: BODY,
          rows: decisions,
          columns: decisionColumns(words),
        });
      },
    },
  ];
}
