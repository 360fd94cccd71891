import type { Initiative } from '@process-ai/contract/initiatives';
import type { RoiInput } from '@process-ai/contract/roi';
import type { Blueprint } from './blueprint.ts';
import { handlingTimes } from './blueprint-handling-times.ts';
import { measuredWork } from './blueprint-people.ts';
import type { PlanView } from './blueprint-plan.ts';
import { tagsOf } from './capability-tags.ts';
import { monthIn } from './plan-months.ts';

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
  /** "Mar 2026": until when a figure of today or a target that is missing has to be there; null = neither is missing. */
  due: string | null;
}

type Undated = Omit<SteeredMeasure, 'due'>;

const MEASURES_MOST = 7;
/** Of these, at least so many are of the initiatives, where they have them. */
const PLANNED_LEAST = 3;

/**
 * At most seven: those that rest on the client's own documents first, whether somebody entered them with the plan or the
 * document alone says them; then the first of each initiative before the second of any, those with a baseline and a
 * target first, and what no other initiative measures alike before what is measured once more; last, of an initiative that nobody entered one for, the handling time of what it frees most of.
 */
export function steeredMeasures(
  blueprint: Blueprint,
  planned: PlanView | null,
  work = measuredWork(blueprint),
): SteeredMeasure[] {
  const { plan, language = 'en' } = blueprint;
  if (!plan || planned?.follows !== 'plan') return [];
  const going = new Set(planned.rows.map(({ id }) => id));
  const lists = plan.initiatives
    .filter(({ id }) => going.has(id))
    .map((initiative) =>
      initiative.measures
        .toSorted((a, b) => known(b) - known(a))
        .map(({ name, unit, baseline, target }): Undated => {
          const source = sourceOf({ unit, baseline }, initiative, blueprint);
          return { name, unit, baseline, target, initiative: initiative.name, source };
        }),
    );
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const seen = new Set<string>();
  const different = inTurn.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
  const firstOfName = new Set(
    [...Map.groupBy(different, ({ name, unit }) => `${name.toLowerCase()} ${unit}`).values()].map(([first]) => first),
  );
  const entered = different.sort(
    (a, b) =>
      Number(b.source?.kind === 'document') - Number(a.source?.kind === 'document') ||
      Number(firstOfName.has(b)) - Number(firstOfName.has(a)),
  );
  const room = MEASURES_MOST - Math.min(PLANNED_LEAST, entered.length);
  const times = handlingTimes(blueprint, planned, work);
  const told = toldMeasures(blueprint, planned, entered)
    .slice(0, room)
    .map((one) => ({ ...one, target: times.find((time) => isSameFigure(time, one))?.target ?? null }));
  const inDocuments = entered.filter(({ source }) => source?.kind === 'document').length;
  const kept = entered.slice(0, MEASURES_MOST - told.length);
  const judged = [...kept.slice(0, inDocuments), ...told, ...kept.slice(inDocuments)];
  const withOne = new Set(judged.map(({ initiative }) => initiative));
  const derived: Undated[] = [];
  for (const time of times) {
    const isTaken = withOne.has(time.initiative) || derived.some(({ name }) => name === time.name);
    if (isTaken) continue;
    withOne.add(time.initiative);
    derived.push(time);
  }
  const startOf = new Map(planned.rows.map(({ name, from }) => [name, from]));
  return [...judged, ...derived.slice(0, MEASURES_MOST - judged.length)].map((one) => ({
    ...one,
    due:
      one.baseline !== null && one.target !== null
        ? null
        : monthIn(language)(planned, Math.max(1, (startOf.get(one.initiative) ?? 1) - 1)),
  }));
}

/** Of one name, those with the same figures are one measure. */
const keyOf = ({ name, baseline, target }: Undated) => `${name.toLowerCase()} ${baseline} ${target}`;

const isSameFigure = (time: Undated, told: Undated) =>
  time.initiative === told.initiative && time.baseline === told.baseline && /^min/i.test(told.unit ?? '');

/** Figures of today that the client's documents say of the work of an initiative, and that nobody entered as a measure. */
function toldMeasures({ situation, processes }: Blueprint, planned: PlanView, entered: readonly Undated[]): Undated[] {
  const titles = new Map(
    processes.flatMap(({ name, opportunities }) => opportunities.map(({ id, title }) => [id, `${title} ${name}`])),
  );
  const worked = planned.rows.map(({ name, opportunityIds }) => ({
    name,
    stems: tagsOf([name, ...opportunityIds.flatMap((id) => titles.get(id) ?? [])].join('\n')).stems,
  }));
  const quotes = [...(situation?.said ?? []), ...(situation?.competitors ?? [])];
  return quotes.flatMap(({ quote, fileName, page }) =>
    clausesOfTheClient(quote).flatMap((clause): Undated[] => {
      const figure = FIGURE_OF_TODAY.exec(clause)?.groups;
      if (!figure?.value || !figure.unit) return [];
      const baseline = Number(figure.value.replace(',', '.'));
      const unit = SHARE.test(figure.unit) ? '%' : figure.unit.toLowerCase();
      const isEntered = entered.some((one) => one.baseline === baseline && sameUnit(one.unit, unit));
      const { stems } = tagsOf(clause);
      const shared = worked.map((one) => ({
        initiative: one.name,
        count: [...stems].filter((stem) => one.stems.has(stem)).length,
      }));
      const [best] = shared.toSorted((a, b) => b.count - a.count);
      if (isEntered || !best || best.count < SHARED_LEAST) return [];
      const source = { kind: 'document' as const, fileName, page };
      const said = clause.trim().replace(/[.,;]+$/, '');
      const name = HOW_LONG.exec(said)?.groups?.what ?? said;
      return [{ name, unit, baseline, target: null, initiative: best.initiative, source }];
    }),
  );
}

/** Words that a sentence and an initiative must share for one to speak of the other. */
const SHARED_LEAST = 2;

const SHARE = /^(?:%|percent|per cent|prozent|por ciento|pour cent)$/i;
/** How long something takes, or how often it goes wrong: "19 days", "11,5 Prozent". */
const FIGURE_OF_TODAY =
  /(?<![\p{L}\d.,])(?<value>\d{1,4}(?:[.,]\d{1,2})?)[\s-]*(?<unit>%|percent|per cent|prozent|por ciento|pour cent|minutes?|hours?|days?|weeks?|months?|minuten?|stunden?|tagen?|wochen?|minutos?|horas?|días?|semanas?|heures?|jours?|semaines?)(?!\p{L})/iu;

/** "Indexing a claim file takes 15 minutes": what is timed, where the sentence ends with the time. */
const HOW_LONG =
  /^(?<what>\S+(?: \S+)+?) (?:takes?|lasts?|needs?|dauern|dauert|braucht|brauchen|tardan?|duran?|lleva|prend|prennent|dure|durent|demande)(?: \p{L}+){0,3} \d[\d.,]*[\s-]*\p{L}+$/iu;

/** "days" and "day", "min" and "minutes". */
const sameUnit = (one: string | null, other: string) =>
  one !== null && one.slice(0, 3).toLowerCase() === other.slice(0, 3).toLowerCase();

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
const ofTheClient = (quote: string): string => clausesOfTheClient(quote).join(';');

const clausesOfTheClient = (quote: string): string[] =>
  quote.split(/[;:]|, (?:while|whereas|but|and|während|aber|und)\b/i).filter((clause) => !OTHERS.test(clause));

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
