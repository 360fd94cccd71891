import { RATING_RULE } from '@process-ai/domain/blueprint-risks';
import { counted } from '../figure-words.ts';
import {
  DUTY_COLUMNS,
  decisionColumns,
  MEASURE_COLUMNS,
  RISK_COLUMNS,
  responsibilityColumns,
  withTotal,
  workColumns,
} from '../governance-tables.ts';
import {
  concerned,
  decisionsInWords,
  lawNote,
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
export function workSlides({ theme, work, kept, planned }: DeckPlan): SlideDraft[] {
  if (!work) return [];
  const rows = [
    ...work.areas.toSorted((a, b) => b.freed - a.freed).slice(0, AREAS_MOST),
    { name: 'All measured work', today: work.today, freed: work.freed },
  ];
  const table = { ...BODY, w: kept.length > 0 ? 6.4 : BODY.w };
  return [
    {
      section: 'People',
      title: workInWords(work, planned),
      source: `Source: ROI inputs and the business case. Time for other work: no reduction of staff is promised.${work.areas.length > AREAS_MOST ? ` ${counted(work.areas.length - AREAS_MOST, 'more area', 'more areas')} in the document.` : ''}`,
      notes: [workNote(work, planned), ...kept.map(({ title, text }) => `${title}: ${text}`)],
      draw(slide) {
        drawTable(slide, theme, {
          name: 'Work today and freed by area',
          box: table,
          size: SIZE.body,
          rows,
          columns: workColumns(work),
        });
        if (kept.length === 0) return;
        const x = table.x + table.w + 2 * GAP;
        const w = BODY.x + BODY.w - x;
        drawText(
          slide,
          'What stays with people',
          { x, y: BODY.y, w, h: 0.35 },
          { size: SIZE.lead, bold: true, color: theme.ink },
        );
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
export function riskSlides({ theme, risks, duties, law }: DeckPlan): SlideDraft[] {
  if (risks.length === 0 && duties.length === 0) return [];
  const shownRisks = risks.slice(0, RISKS_MOST);
  const shownDuties = duties.slice(0, DUTIES_MOST);
  return [
    {
      section: 'Risks',
      title: registerInWords(risks, duties),
      source: `Source: the plan.${duties.length > 0 ? ` ${lawNote[law]}` : ''}${risks.length > RISKS_MOST || duties.length > DUTIES_MOST ? ' All of them in the document.' : ''}`,
      notes: [
        ...(risks.length > 0 ? [RATING_RULE] : []),
        ...duties.map((duty) => `${duty.law}: ${duty.reason} ${duty.control} It concerns ${concerned(duty)}.`),
      ],
      draw(slide) {
        const end =
          shownRisks.length === 0
            ? BODY.y
            : drawTable(slide, theme, {
                name: 'Risk register',
                grows: true,
                box: { ...BODY, h: shownDuties.length > 0 ? 3 : BODY.h },
                rows: shownRisks,
                columns: RISK_COLUMNS,
              }) + GAP;
        if (shownDuties.length === 0) return;
        drawTable(slide, theme, {
          name: 'What the law may ask',
          grows: true,
          box: { ...BODY, y: end, h: BODY.y + BODY.h - end },
          rows: shownDuties,
          columns: DUTY_COLUMNS,
        });
      },
    },
  ];
}

/** Who answers for what, and by which measures the plan is judged. */
export function governanceSlides({ theme, responsibilities, measures, words }: DeckPlan): SlideDraft[] {
  if (responsibilities.length === 0) return [];
  const more = responsibilities.length - OWNERS_MOST;
  return [
    {
      section: 'Decisions',
      title: ownersInWords(responsibilities, words),
      source: `Source: the plan.${more > 0 ? ` ${counted(more, 'more row', 'more rows')} in the document.` : ''}`,
      notes: [
        'The steering committee meets at each gate, compares what came with what was planned, and stops what misses it.',
        ...responsibilities.map(
          ({ owner, initiatives, lastGate }) =>
            `${owner ?? 'To be named'}: ${initiatives.join(', ')}${lastGate ? `; last gate ${lastGate}` : ''}.`,
        ),
      ],
      draw(slide) {
        const end =
          drawTable(slide, theme, {
            name: 'Who answers for what',
            grows: true,
            box: { ...BODY, h: measures.length > 0 ? 2.5 : BODY.h },
            rows: [
              ...responsibilities.slice(0, OWNERS_MOST),
              ...withTotal(responsibilities).slice(responsibilities.length),
            ],
            columns: responsibilityColumns(words),
          }) + GAP;
        if (measures.length === 0) return;
        drawTable(slide, theme, {
          name: 'Measures of the plan',
          grows: true,
          box: { ...BODY, y: end, h: BODY.y + BODY.h - end },
          rows: measures,
          columns: MEASURE_COLUMNS,
        });
      },
    },
  ];
}

/** What the steering committee is asked to decide. */
export function decisionSlides({ theme, decisions, words, origins }: DeckPlan): SlideDraft[] {
  if (decisions.length === 0) return [];
  return [
    {
      section: 'Decisions',
      title: decisionsInWords(decisions, words),
      source: 'Source: the plan, its business case, the vendor comparison, and the journeys.',
      notes: ['Each decision follows from the plan: what it costs, what it waits for, and who delivers it.', origins],
      draw(slide) {
        drawTable(slide, theme, {
          name: 'Decisions asked',
          grows: true,
          box: BODY,
          rows: decisions,
          columns: decisionColumns(words),
        });
      },
    },
  ];
}
