import type { NotPaying } from '@process-ai/contract/business-case';
import { capitalized } from '@process-ai/domain/capitalized';
import { shortName } from '../short-name.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { rowsThatFit } from './table-layout.ts';

interface OutsideRow {
  what: string;
  where: string;
  amount: string;
  why: string;
}

/** Of both kinds together on the slide; the notes name them all. */
const OUTSIDE_MOST = 12;

/**
 * What is left out: what was rejected, with what it took away, and what costs as much to run as it saves; where it has
 * room, in the last of the lists of opportunities.
 */
export function outsideSlides(plan: DeckPlan, lists: readonly SlideDraft[]): SlideDraft[] {
  const { words, rejected, blueprint } = plan;
  const { outside: says } = words.say.deckCase;
  const turnedDown = largestFirst(rejected).map((one): OutsideRow => {
    const { code, name } = one.process;
    return { what: one.title, where: `${code} ${name}`, amount: words.worth(one), why: says.rejected };
  });
  const notPaying = blueprint.case?.notInCase.notPaying ?? [];
  const total = (amount: (one: NotPaying) => number) => notPaying.reduce((sum, one) => sum + amount(one), 0);
  const losing = notPaying
    .toSorted((a, b) => b.projectedSavings - a.projectedSavings)
    .map(({ code, name, projectedSavings, annualRunCost, implementationCost }): OutsideRow => {
      const once = implementationCost > 0 ? words.short(implementationCost) : null;
      return {
        what: says.allOfProcess,
        where: `${code} ${name}`,
        amount: words.say.money.measuredAYear(words.short(projectedSavings)),
        why: says.doesNotPay(words.short(annualRunCost), once),
      };
    });
  const kinds = [
    {
      rows: turnedDown,
      says: says.titleRejected(turnedDown.length, shortName(turnedDown[0]?.what ?? ''), turnedDown[0]?.amount ?? ''),
    },
    {
      rows: losing,
      says: says.titleLosing(
        losing.length,
        words.short(total(({ projectedSavings }) => projectedSavings)),
        words.short(total(({ annualRunCost }) => annualRunCost)),
      ),
    },
  ].filter(({ rows }) => rows.length > 0);
  if (kinds.length === 0 || blueprint.processes.length === 0) return [...lists];
  const table = {
    size: SIZE.tiny,
    isWhole: true,
    columns: [
      { header: says.what, width: 3.6, bold: true, lines: 2, cell: ({ what }: OutsideRow) => what },
      { header: words.say.document.columns.process, width: 3.4, lines: 2, cell: ({ where }: OutsideRow) => where },
      { header: says.wouldSave, width: 2.2, lines: 2, cell: ({ amount }: OutsideRow) => amount },
      { header: says.whyLeftOut, width: 3.1, lines: 2, cell: ({ why }: OutsideRow) => why },
    ],
  };
  const [first = [], second = []] = kinds.map(({ rows }) => rows);
  // What one of two kinds has no rows for is room for the other.
  const inAll = (count: number) => {
    const own = Math.min(second.length, Math.max(Math.floor(count / 2), count - first.length));
    return [...first.slice(0, count - own), ...second.slice(0, own)];
  };
  let most = OUTSIDE_MOST;
  while (most > kinds.length && rowsThatFit({ ...table, box: BODY, rows: inAll(most) }) < inAll(most).length) most -= 1;
  const shown = inAll(most);
  const all = kinds.flatMap(({ rows }) => rows);
  const notes = [
    says.note,
    ...all.map(({ what, where, amount, why }) => `${words.say.money.labelled(`${what} (${where})`, amount)}. ${why}.`),
  ];
  const joined = losing.length === 0 ? withRejected(lists.at(-1), plan) : null;
  if (joined) return [...lists.slice(0, -1), { ...joined, notes: [...joined.notes, ...notes] }];
  return [
    ...lists,
    {
      section: 'appendix',
      title: capitalized(says.joined(kinds.map((kind) => kind.says))),
      source: says.source(all.length - shown.length, plan.words.day(plan.blueprint.generatedAt)),
      notes,
      draw: (slide) => drawTable(slide, plan, { ...table, box: BODY, rows: shown, name: says.table, grows: true }),
    },
  ];
}

const largestFirst = (rejected: DeckPlan['rejected']) =>
  rejected.toSorted((a, b) => (b.estimatedSavings ?? 0) - (a.estimatedSavings ?? 0));

/** The slide with what was rejected below the last opportunities, each marked so; null where it has no room for them. */
function withRejected(list: SlideDraft | undefined, plan: DeckPlan): SlideDraft | null {
  if (!list?.table) return null;
  const { rejected, words } = plan;
  const { outside: says } = words.say.deckCase;
  const { money } = words.say;
  const rows = largestFirst(rejected).map((one) => [
    '–',
    one.title,
    `${one.process.code} ${one.process.name}`,
    money.types[one.type],
    money.labelled(says.rejected, words.worth(one)),
    String(one.effort),
  ]);
  const table = {
    ...list.table,
    name: money.separated([list.table.name, says.table]),
    rows: [...list.table.rows, ...rows],
    box: BODY,
  };
  if (rowsThatFit(table) < table.rows.length) return null;
  return {
    ...list,
    title: says.afterList(list.title, rejected.length),
    draw: (slide) => drawTable(slide, plan, table),
  };
}
