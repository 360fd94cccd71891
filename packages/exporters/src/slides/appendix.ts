import type { AssumptionName } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { assumptionSource } from '../assumption-source.ts';
import type { FigureWords } from '../figure-words.ts';
import { followsPlan } from '../plan-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { rowsThatFit } from './table-layout.ts';

/** What all figures rest on, and how they are computed. */
export function appendixSlides(plan: DeckPlan): SlideDraft[] {
  if (plan.blueprint.processes.length === 0) return [];
  return [assumptionsSlide(plan), methodSlide(plan)];
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
  const { assumptions: notes, deck: says, setBy, setHere } = words.say.method;
  // Its currency stands at every amount.
  const names = (Object.keys(notes) as AssumptionName[]).filter((name) => name !== 'currency');
  const usual = defaultAssumptions(blueprint.sector.profile);
  return names.map((name) => {
    const { label } = notes[name];
    const source = assumptionSource(name, blueprint, words);
    const [value, standard] = [shown(name, blueprint.assumptions[name], words), shown(name, usual[name], words)];
    if (value === standard) return { label, value, usual: standard, told: value + says.isDefault, source };
    // Where the default comes from says nothing of another value.
    const change = blueprint.assumptionChanges[name];
    const set = change?.by ? setBy(change.by, words.day(change.at)) : setHere;
    return { label, value, usual: standard, told: value + says.defaultIs(standard), source: set };
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
  const { origins, blueprint, planned, words } = plan;
  const { method, document } = words.say;
  const says = method.deck;
  const rules = [
    ...says.rules,
    ...(blueprint.case ? says.caseRules : []),
    ...(planned && !followsPlan(planned) ? [says.roadmap] : []),
    ...(blueprint.sections.includes('vendors') ? [says.vendorFit] : []),
  ];
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
