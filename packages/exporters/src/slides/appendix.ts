import type { NotPaying } from '@process-ai/contract/business-case';
import type { AssumptionName } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { defaultAssumptions } from '@process-ai/domain/roi';
import type { FigureWords } from '../figure-words.ts';
import { shortName } from '../short-name.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { rowsThatFit } from './table-layout.ts';

/** What all figures rest on, and how they are computed. */
export function appendixSlides(plan: DeckPlan): SlideDraft[] {
  if (plan.blueprint.processes.length === 0) return [];
  return [...outsideSlides(plan), assumptionsSlide(plan), methodSlide(plan)];
}

interface OutsideRow {
  what: string;
  where: string;
  amount: string;
  why: string;
}

/** Of both kinds together on the slide; the notes name them all. */
const OUTSIDE_MOST = 12;

/** What is left out: what was rejected, with what it took away, and what costs as much to run as it saves. */
function outsideSlides(plan: DeckPlan): SlideDraft[] {
  const { words, rejected, blueprint } = plan;
  const { outside: says } = words.say.deckCase;
  const turnedDown = rejected
    .toSorted((a, b) => (b.estimatedSavings ?? 0) - (a.estimatedSavings ?? 0))
    .map((one): OutsideRow => {
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
  if (kinds.length === 0) return [];
  const table = {
    box: BODY,
    size: SIZE.tiny,
    columns: [
      { header: says.what, width: 3.6, bold: true, lines: 2, cell: ({ what }: OutsideRow) => what },
      { header: words.say.document.columns.process, width: 3.4, lines: 2, cell: ({ where }: OutsideRow) => where },
      { header: says.wouldSave, width: 2.2, cell: ({ amount }: OutsideRow) => amount },
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
  while (most > kinds.length && rowsThatFit({ ...table, rows: inAll(most) }) < inAll(most).length) most -= 1;
  const shown = inAll(most);
  const all = kinds.flatMap(({ rows }) => rows);
  const title = says.joined(kinds.map((kind) => kind.says));
  return [
    {
      section: 'appendix',
      title: title.charAt(0).toUpperCase() + title.slice(1),
      source: says.source(all.length - shown.length),
      notes: [
        says.note,
        ...all.map(
          ({ what, where, amount, why }) => `${words.say.money.labelled(`${what} (${where})`, amount)}. ${why}.`,
        ),
      ],
      draw: (slide) => drawTable(slide, plan, { ...table, rows: shown, name: says.table, grows: true }),
    },
  ];
}

interface AssumptionRow {
  label: string;
  value: string;
  usual: string;
  /** Both in one. */
  told: string;
  source: string;
}

function assumptionsSlide(plan: DeckPlan): SlideDraft {
  const { words } = plan;
  const { method, document, money, case: cases } = words.say;
  const says = method.deck;
  const rows = sectorRows(plan);
  const changed = rows.filter(({ value, usual }) => value !== usual).map(({ label }) => cases.lower(label));
  const inputs = inputRows(plan);
  const own = says.own(plan.scope.measured > 0);
  const title = changed.length === 0 ? says.allDefaults(own) : says.changed(own, changed);
  return {
    section: 'appendix',
    title,
    source: says.assumptionsSource,
    notes: [
      says.assumptionsNote,
      ...[...rows, ...inputs].map(({ label, told, source }) => `${money.labelled(label, told)}. ${source}`),
    ],
    draw(slide) {
      const columns = [
        { header: method.assumption, width: 2.2, bold: true, lines: 2, cell: ({ label }: AssumptionRow) => label },
        { header: says.value, width: 2.8, lines: 2, cell: ({ told }: AssumptionRow) => told },
        { header: document.columns.source, width: 7.1, lines: 3, cell: ({ source }: AssumptionRow) => source },
      ];
      drawTable(slide, plan, {
        name: says.assumptionsTable,
        box: BODY,
        size: SIZE.tiny,
        isWhole: true,
        rows: [...rows, ...inputs],
        columns,
      });
    },
  };
}

function sectorRows({ blueprint, words }: DeckPlan): AssumptionRow[] {
  const { assumptions: notes, deck: says } = words.say.method;
  // Its currency stands at every amount.
  const names = (Object.keys(notes) as AssumptionName[]).filter((name) => name !== 'currency');
  const usual = defaultAssumptions(blueprint.sector.profile);
  return names.map((name) => {
    const { label, source } = notes[name];
    const [value, standard] = [shown(name, blueprint.assumptions[name], words), shown(name, usual[name], words)];
    const told = value + (value === standard ? says.isDefault : says.defaultIs(standard));
    return { label, value, usual: standard, told, source };
  });
}

function shown(
  name: AssumptionName,
  value: string | number | readonly number[],
  { percent, plain }: FigureWords,
): string {
  if (Array.isArray(value)) return value.map((share: number) => percent(100 * share, 0)).join(' / ');
  if (name === 'discountRate' || name === 'benefitRisk' || name === 'costRisk') return percent(100 * Number(value));
  return typeof value === 'number' ? plain(value) : String(value);
}

/** What is assumed of processes where nobody has entered it, and how many those are. */
function inputRows({ blueprint, words }: DeckPlan): AssumptionRow[] {
  const inputs = blueprint.processes.flatMap(({ roi }) => (roi ? [roi.input] : []));
  const { percent } = words;
  const { inputs: told, deck: says } = words.say.method;
  const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  const { automation, ai, agentic } = implementationCost.default;
  const row = (name: keyof typeof PROCESS_INPUT_NOTES, usual: string): AssumptionRow => {
    const { label, source } = told[name];
    const assumed = inputs.filter((input) => input[name] === null).length;
    const value = inputs.length === 0 ? says.nothingMeasured : says.assumedIn(assumed, inputs.length);
    return { label, value, usual, told: words.say.money.separated([usual, value]), source };
  };
  return [
    row('implementationCost', [automation, ai, agentic].map(words.short).join(' / ')),
    row('annualRunCost', words.short(annualRunCost.default)),
    row('automationRate', percent(100 * automationRate.default, 0)),
    row('realisation', percent(100 * realisation.default, 0)),
  ];
}

const methodSlide = (plan: DeckPlan): SlideDraft => {
  const { origins, blueprint, words } = plan;
  const { method, document } = words.say;
  const says = method.deck;
  const rules = [...says.rules, ...(blueprint.sections.includes('vendors') ? [says.vendorFit] : [])];
  return {
    section: 'appendix',
    title: says.title,
    source: says.source,
    notes: [...rules.map(({ figure, how, source }) => says.note(figure, how, source)), origins],
    draw(slide) {
      const table = {
        name: says.table,
        box: BODY,
        isWhole: true,
        rows: rules,
        columns: [
          { header: document.columns.figure, width: 1.9, bold: true, lines: 2, cell: ({ figure }: Rule) => figure },
          { header: says.how, width: 7.2, lines: 3, cell: ({ how }: Rule) => how },
          { header: document.columns.source, width: 3, lines: 2, cell: ({ source }: Rule) => source },
        ],
      };
      const isSmall = rowsThatFit({ ...table, size: SIZE.small }) < rules.length;
      drawTable(slide, plan, { ...table, size: isSmall ? SIZE.tiny : SIZE.small });
    },
  };
};

type Rule = FigureWords['say']['method']['deck']['rules'][number];
