import type { AssumptionName } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import { type AssumptionsInUse, assumptionsInUse, type ProcessInputName } from '@process-ai/domain/assumptions-in-use';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { assumptionSource } from '../assumption-source.ts';
import type { FigureWords } from '../figure-words.ts';
import { followsPlan } from '../plan-words.ts';
import { sizeFigure } from '../size-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { belowEachOther, drawBelowEachOther, inTexts, JOINED_LEAST, type ToldTable } from './stacked-tables.ts';
import { rowsThatFit } from './table-layout.ts';

/** What all figures rest on, and how they are computed. */
export function appendixSlides(plan: DeckPlan): SlideDraft[] {
  if (plan.blueprint.processes.length === 0) return [];
  return togetherWith(plan) ?? [assumptionsSlide(plan), methodSlide(plan)];
}

/** Both on one slide where there is no case, and each alone would leave most of a slide empty; else null. */
function togetherWith(plan: DeckPlan): SlideDraft[] | null {
  if (plan.blueprint.case) return null;
  const assumed = assumptionsSlide(plan);
  const { rows } = told(plan);
  const tables = belowEachOther(
    [
      ...(rows.length > 0 ? [inTexts({ ...assumptionsTable(plan, rows), grows: true })] : []),
      inTexts({ ...methodTable(plan), grows: true }),
    ],
    JOINED_LEAST,
  );
  if (!tables) return null;
  const { notes } = methodSlide(plan);
  return [
    { ...assumed, notes: [...assumed.notes, ...notes], draw: (slide) => drawBelowEachOther(slide, plan, tables) },
  ];
}

interface AssumptionRow {
  label: string;
  value: string;
  usual: string;
  /** Both in one. */
  told: string;
  source: string;
  /** A default stands in for what nobody has set or entered. */
  isDefault: boolean;
}

function assumptionsSlide(plan: DeckPlan): SlideDraft {
  const { words, blueprint } = plan;
  const { method, money } = words.say;
  const says = method.deck;
  const { rows, title } = told(plan);
  return {
    section: 'appendix',
    title,
    source: says.assumptionsSource(words.day(blueprint.generatedAt)),
    notes: [
      says.assumptionsNote,
      ...rows.map(({ label, told: value, source }) => `${money.labelled(label, value)}. ${source}`),
    ],
    draw: (slide) => drawTable(slide, plan, { ...assumptionsTable(plan, rows), box: BODY, size: SIZE.tiny }),
  };
}

function assumptionsTable({ words: { say } }: DeckPlan, rows: AssumptionRow[]): ToldTable<AssumptionRow> {
  const { method, document } = say;
  return {
    name: method.deck.assumptionsTable,
    isWhole: true,
    rows,
    columns: [
      { header: method.assumption, width: 2.2, bold: true, lines: 2, cell: ({ label }: AssumptionRow) => label },
      { header: method.deck.value, width: 2.8, lines: 2, cell: ({ told: value }: AssumptionRow) => value },
      { header: document.columns.source, width: 7.1, lines: 3, cell: ({ source }: AssumptionRow) => source },
    ],
  };
}

/** What stands behind the figures, and as title the default that weighs most and whose the rows beside it are. */
function told(plan: DeckPlan): { rows: AssumptionRow[]; title: string } {
  const { words, scope, blueprint } = plan;
  const { method, case: cases } = words.say;
  const says = method.deck;
  const used = assumptionsInUse(blueprint, scope);
  const set = [...sizeRows(used, words), ...sectorRows(plan, used.sector)];
  const inputs = inputRows(used, words);
  const rows = [...set, ...inputs];
  const rate = used.inputs.find(({ name }) => name === 'automationRate');
  if (rate) {
    const others = rows.filter(({ label }) => label !== method.inputs.automationRate.label);
    const defaults = others.filter(({ isDefault }) => isDefault).length;
    const usual = words.percent(100 * PROCESS_INPUT_NOTES.automationRate.default, 0);
    return { rows, title: says.rateAssumed(usual, rate.assumed, rate.measured, others.length, defaults) };
  }
  const changed = set.filter(({ isDefault }) => !isDefault).map(({ label }) => cases.lower(label));
  const own = says.own(scope.measured > 0);
  return { rows, title: changed.length === 0 ? says.allDefaults(own) : says.changed(own, changed) };
}

function sizeRows({ size }: AssumptionsInUse, words: FigureWords): AssumptionRow[] {
  const { organisation, deck, setHere } = words.say.method;
  return size.map(({ name, isAssumed, ...figures }) => {
    const [value, usual] = [sizeFigure(name, figures.value, words), sizeFigure(name, figures.usual, words)];
    return {
      label: organisation[name].label,
      value,
      usual,
      told: value + (isAssumed ? deck.isDefault : deck.defaultIs(usual)),
      source: isAssumed ? organisation[name].source : setHere,
      isDefault: isAssumed,
    };
  });
}

function sectorRows({ blueprint, words }: DeckPlan, used: readonly AssumptionName[]): AssumptionRow[] {
  const { assumptions: notes, deck: says, setBy, setHere } = words.say.method;
  // Its currency stands at every amount.
  const names = used.filter((name) => name !== 'currency');
  const usual = defaultAssumptions(blueprint.sector.profile);
  return names.map((name) => {
    const { label } = notes[name];
    const source = assumptionSource(name, blueprint, words);
    const [value, standard] = [shown(name, blueprint.assumptions[name], words), shown(name, usual[name], words)];
    if (value === standard)
      return { label, value, usual: standard, told: value + says.isDefault, source, isDefault: true };
    // Where the default comes from says nothing of another value.
    const change = blueprint.assumptionChanges[name];
    const set = change?.by ? setBy(change.by, words.day(change.at)) : setHere;
    return { label, value, usual: standard, told: value + says.defaultIs(standard), source: set, isDefault: false };
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

/** What is assumed of processes where nobody has entered it, and how many those are; and whose costs the plan has. */
function inputRows({ inputs, planCosts }: AssumptionsInUse, words: FigureWords): AssumptionRow[] {
  const { percent } = words;
  const { inputs: notes, planCosts: costs, deck: says } = words.say.method;
  const { implementationCost, annualRunCost, automationRate, realisation } = PROCESS_INPUT_NOTES;
  const { automation, ai, agentic } = implementationCost.default;
  const usual: Record<ProcessInputName, string> = {
    implementationCost: [automation, ai, agentic].map(words.short).join(' / '),
    annualRunCost: words.short(annualRunCost.default),
    automationRate: percent(100 * automationRate.default, 0),
    realisation: percent(100 * realisation.default, 0),
  };
  const rows = inputs.map(({ name, assumed, measured }): AssumptionRow => {
    const value = says.assumedIn(assumed, measured);
    const { label, source } = notes[name];
    return {
      label,
      value,
      usual: usual[name],
      told: words.say.money.separated([usual[name], value]),
      source,
      isDefault: true,
    };
  });
  if (!planCosts) return rows;
  const entered = costs.value(planCosts.entered, planCosts.initiatives);
  const isDefault = planCosts.entered < planCosts.initiatives;
  return [
    ...rows,
    { label: costs.label, value: entered, usual: entered, told: entered, source: costs.source, isDefault },
  ];
}

function methodRules({ blueprint, planned, scope, words }: DeckPlan): Rule[] {
  const says = words.say.method.deck;
  return [
    ...(scope.measured > 0 ? says.measuredRules : []),
    says.basisRule,
    ...(blueprint.case ? says.caseRules : []),
    ...(planned && !followsPlan(planned) ? [says.roadmap] : []),
    ...(blueprint.sections.includes('vendors') ? [says.vendorFit] : []),
  ];
}

function methodTable(plan: DeckPlan): ToldTable<Rule> {
  const { method, document } = plan.words.say;
  return {
    name: method.deck.table,
    isWhole: true,
    rows: methodRules(plan),
    columns: [
      { header: document.columns.figure, width: 1.9, bold: true, lines: 2, cell: ({ figure }: Rule) => figure },
      { header: method.deck.how, width: 7.2, lines: 3, cell: ({ how }: Rule) => how },
      { header: document.columns.source, width: 3, lines: 3, cell: ({ source }: Rule) => source },
    ],
  };
}

function methodSlide(plan: DeckPlan): SlideDraft {
  const says = plan.words.say.method.deck;
  const table = { ...methodTable(plan), box: BODY };
  return {
    section: 'appendix',
    title: says.title,
    source: says.source,
    notes: [...table.rows.map(({ figure, how, source }) => says.note(figure, how, source)), plan.origins],
    draw(slide) {
      const isSmall = rowsThatFit({ ...table, size: SIZE.small }) < table.rows.length;
      drawTable(slide, plan, { ...table, size: isSmall ? SIZE.tiny : SIZE.small });
    },
  };
}

type Rule = FigureWords['say']['method']['deck']['basisRule'];
