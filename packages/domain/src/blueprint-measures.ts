import type { Initiative } from '@process-ai/contract/initiatives';
import type { RoiInput } from '@process-ai/contract/roi';
import type { Blueprint } from './blueprint.ts';
import type { PlanView } from './blueprint-plan.ts';

/** Where the figure of today comes from. */
type BaselineSource =
  /** A document of the client says it. */
  | { kind: 'document'; fileName: string; page: number }
  /** It is an ROI input of this process. */
  | { kind: 'inputs'; process: string }
  /** Somebody entered it with the plan. */
  | { kind: 'plan' };

/** A measure by which the plan is judged. */
export interface SteeredMeasure extends Pick<Initiative['measures'][number], 'name' | 'unit' | 'baseline' | 'target'> {
  initiative: string;
  /** Null = there is no baseline yet: it is to be measured first. */
  source: BaselineSource | null;
}

const MEASURES_MOST = 7;

/**
 * At most seven: those that rest on the client's own documents first; then the first of each initiative before the
 * second of any, those with a baseline and a target first.
 */
export function steeredMeasures(blueprint: Blueprint, planned: PlanView | null): SteeredMeasure[] {
  const { plan } = blueprint;
  if (!plan || planned?.follows !== 'plan') return [];
  const going = new Set(planned.rows.map(({ id }) => id));
  const lists = plan.initiatives
    .filter(({ id }) => going.has(id))
    .map((initiative) =>
      initiative.measures
        .toSorted((a, b) => known(b) - known(a))
        .map(({ name, unit, baseline, target }): SteeredMeasure => {
          const source = sourceOf({ unit, baseline }, initiative, blueprint);
          return { name, unit, baseline, target, initiative: initiative.name, source };
        }),
    );
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const names = new Set<string>();
  return inTurn
    .filter(({ name }) => !names.has(name.toLowerCase()) && names.add(name.toLowerCase()))
    .sort((a, b) => Number(b.source?.kind === 'document') - Number(a.source?.kind === 'document'))
    .slice(0, MEASURES_MOST);
}

type Figure = Pick<SteeredMeasure, 'unit' | 'baseline'>;

const known = ({ baseline, target }: Pick<SteeredMeasure, 'baseline' | 'target'>) =>
  Number(baseline !== null) + Number(target !== null);

function sourceOf(
  { unit, baseline }: Figure,
  { processIds }: Pick<Initiative, 'processIds'>,
  { situation, evidence, processes }: Blueprint,
): BaselineSource | null {
  if (baseline === null) return null;
  const quotes = [
    ...(situation?.said ?? []),
    ...(situation?.competitors ?? []),
    ...processIds.flatMap((id) => evidence?.get(id) ?? []),
  ];
  const says = unit ? figurePattern(baseline, unit) : null;
  const quote = says && quotes.find(({ quote: words }) => says.test(ofTheClient(words)));
  if (quote) return { kind: 'document', fileName: quote.fileName, page: quote.page };
  const carried = new Set(processIds);
  const input = unit ? INPUTS.find(([words]) => words.test(unit))?.[1] : undefined;
  const process = input && processes.find(({ id, roi }) => carried.has(id) && roi?.input[input] === baseline);
  return process ? { kind: 'inputs', process: process.name } : { kind: 'plan' };
}

/** Without the clauses that tell the figures of others: "we take 19 days; our competitors 6". */
const ofTheClient = (quote: string): string =>
  quote
    .split(/[;:]|, (?:while|whereas|but|während|aber)\b/i)
    .filter((clause) => !OTHERS.test(clause))
    .join(';');

const OTHERS = /\b(?:others|rivals?|peers?|market)\b|compet|concurren|konkurren|wettbewerb/i;

/** By their units, the inputs that a measure may be. */
const INPUTS: readonly (readonly [unit: RegExp, input: 'averageRuntime' | 'fteCount' | 'processFrequency'])[] = [
  [/^min/i, 'averageRuntime'] as const,
  [/^fte/i, 'fteCount'] as const,
  [/(?:a|per) year$/i, 'processFrequency'] as const,
] satisfies readonly (readonly [RegExp, keyof RoiInput])[];

/** A figure with its unit behind it, as a sentence writes it: "19 days", "11.5 percent", "1,250 letters". */
function figurePattern(value: number, unit: string): RegExp {
  const [whole = '', part] = String(value).split('.');
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,'\\s]?");
  const number = part === undefined ? digits : `${digits}[.,]${part}`;
  const [word = ''] = unit.trim().split(/\s+/);
  const behind =
    word === '%'
      ? '(?:%|percent|per cent|prozent|por ciento)'
      : word.replace(/s$/, '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])${number}[\\s-]*${behind}`, 'iu');
}
