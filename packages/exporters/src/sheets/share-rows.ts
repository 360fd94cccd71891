import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type { MoneyBasis, ProcessValue } from '@process-ai/contract/process-values';
import type { Blueprint, BlueprintProcess } from '@process-ai/domain/blueprint';
import type { CaseOpportunity } from '@process-ai/domain/plan-case-initiatives';
import { DEFAULT_IMPLEMENTATION_COST, mostDemanding } from '@process-ai/domain/roi';
import { COMBINED_RATE_MAX } from '@process-ai/domain/savings-shares';
import type { FileWords } from '../words/file-words.ts';
import type { CostedProcess } from './costed-process.ts';

/** Where the figure of an opportunity comes from. */
export type Way = keyof FileWords['workbook']['codes']['ways'];

/** A process with opportunities, and what they share. Amounts in currency units a year. */
export interface ShareRow {
  number: number;
  process: BlueprintProcess;
  basis: MoneyBasis;
  /** The process with inputs that its savings are a share of; null where it is a heading, or not in this file. */
  carrier: CostedProcess | null;
  /** Of the carrier's savings. */
  share: number;
  /** Measured savings that no process of this file carries. */
  elsewhere: number;
  /** Benchmark cost. */
  cost: number;
  measured: number;
  weights: number;
  entered: number;
  log: number;
  rate: number;
  toShare: number;
  carries: boolean;
  /** What holds where the process with the inputs is not in this file; '' where it is. */
  paysElsewhere: 0 | 1 | '';
  pays: 0 | 1;
  rateElsewhere: number | '';
  automationRate: number;
  demand: Record<OpportunityType, number>;
  assumed: number;
  oneOff: number;
  run: number;
  counted: number;
  members: number;
}

/** Stands for a likely benefit of nothing, so that those who share nothing share it evenly. */
export const LEAST_WEIGHT = 1e-12;
/** The logarithm of what is left where nothing is left. */
export const LOG_OF_NOTHING = -50;

export const wayOf = ({ enteredSavings, benefit }: Opportunity): Way =>
  enteredSavings !== null ? 'entered' : benefit.moves === 'handling time' ? 'byBenefit' : 'otherUnit';

export const weightIn = (opportunity: Opportunity): number =>
  wayOf(opportunity) === 'byBenefit' ? Math.max(opportunity.benefit.likely, LEAST_WEIGHT) : 0;

export const logOf = ({ benefit: { moves, likely } }: Opportunity): number =>
  moves !== 'handling time' ? 0 : likely >= 1 ? LOG_OF_NOTHING : Math.log(1 - likely);

export const isOpen = ({ status }: Opportunity): boolean => status !== 'rejected';

const sum = <Of>(list: readonly Of[], amount: (one: Of) => number) =>
  list.reduce((total, one) => total + amount(one), 0);

const enteredIn = ({ enteredSavings }: Opportunity) => 1000 * (enteredSavings ?? 0);

/** One row a process with opportunities, those that have something to share first, and of each process with inputs the heading that shares in it. */
export function shareRows(
  blueprint: Blueprint,
  costed: readonly CostedProcess[],
  numbers: ReadonlyMap<string, number>,
): { shares: ShareRow[]; sharedBy: Map<number, number> } {
  const values = new Map(blueprint.processValues.map((value) => [value.processId, value]));
  const counting = new Map(
    costed.filter((process) => isCounted(process, values.get(process.id))).map((process) => [process.code, process]),
  );
  const withOpportunities = [...blueprint.processes, ...blueprint.rejectedAlone].filter(
    ({ allOpportunities }) => allOpportunities.length > 0,
  );
  const carrierOf = ({ path }: BlueprintProcess) => {
    const code = path
      .map((place) => place.code)
      .reverse()
      .find((one) => counting.has(one));
    return code === undefined ? null : (counting.get(code) ?? null);
  };
  const headings = new Map(
    withOpportunities
      .filter((process) => !carrierOf(process) && carriesOf(process) && basisOf(process, values) === 'measured')
      .map((process) => [process.code, process]),
  );
  const sharedBy = new Map<number, number>();
  const below = new Map<string, number>();
  for (const { path, number, roi } of counting.values()) {
    const heading = headings.get([...path].reverse().find(({ code }) => headings.has(code))?.code ?? '');
    sharedBy.set(number, heading ? (numbers.get(heading.id) ?? 0) : 0);
    if (heading) below.set(heading.id, (below.get(heading.id) ?? 0) + roi.result.projectedSavings);
  }
  const rows = withOpportunities.map((process) => {
    const carrier = carrierOf(process);
    const inFile = carrier ? 0 : (below.get(process.id) ?? 0);
    return rowOf(process, {
      carrier,
      inFile,
      values,
      brought: blueprint.brought,
      number: numbers.get(process.id) ?? 0,
    });
  });
  const isEmpty = ({ toShare }: ShareRow) => (toShare > 0 ? 0 : 1);
  return { shares: withCosts(rows, blueprint).sort((a, b) => isEmpty(a) - isEmpty(b)), sharedBy };
}

/** False where the inputs of a process above it count, in this file or outside of it. */
function isCounted({ roi }: CostedProcess, value: ProcessValue | undefined): boolean {
  if (roi.countedIn !== null) return false;
  const { projectedSavings } = roi.result;
  return !value || Math.abs(value.measured.savings - projectedSavings) <= ROUNDING * Math.max(1, projectedSavings);
}

const ROUNDING = 1e-9;

const carriesOf = ({ allOpportunities }: BlueprintProcess) =>
  allOpportunities.some(({ savingsBasis }) => savingsBasis !== null) ||
  allOpportunities.every((one) => wayOf(one) === 'otherUnit');

function basisOf(process: BlueprintProcess, values: ReadonlyMap<string, ProcessValue>): ShareRow['basis'] {
  const said = process.allOpportunities.find(({ savingsBasis }) => savingsBasis !== null)?.savingsBasis;
  if (said) return said;
  return values.get(process.id)?.basis === 'benchmark' ? 'benchmark' : 'measured';
}

interface Around {
  number: number;
  carrier: CostedProcess | null;
  /** Savings of the processes below that this file has. */
  inFile: number;
  values: ReadonlyMap<string, ProcessValue>;
  brought: ReadonlyMap<string, CaseOpportunity>;
}

function rowOf(process: BlueprintProcess, { number, carrier, inFile, values, brought }: Around): ShareRow {
  const open = process.opportunities;
  const value = values.get(process.id);
  const basis = basisOf(process, values);
  const saved = value?.measured.savings ?? 0;
  const share = carrier ? shareOf(process, carrier, value) : 0;
  const isOwn = carrier === null && basis === 'measured' && carriesOf(process);
  const elsewhere = isOwn ? Math.max(0, saved - inFile) : 0;
  const measured = (carrier ? share * carrier.roi.result.projectedSavings : inFile) + elsewhere;
  const cost = basis === 'benchmark' ? (value?.benchmark.cost ?? 0) : 0;
  const [weights, entered, log] = [sum(open, weightIn), sum(open, enteredIn), sum(open, logOf)];
  const rate = Math.min(COMBINED_RATE_MAX, 1 - Math.exp(log));
  const known = open.map(({ id }) => brought.get(id)).find((one) => one !== undefined);
  const paysElsewhere = carrier ? '' : known?.pays === false ? 0 : 1;
  const result = carrier?.roi.result;
  const other = !carrier && known && Math.abs(known.automationRate - rate) > 1e-9 ? known.automationRate : '';
  return {
    number,
    process,
    basis,
    carrier,
    share,
    elsewhere,
    cost,
    measured,
    weights,
    entered,
    log,
    rate,
    toShare: basis === 'measured' ? measured : Math.min(cost, Math.max(entered, weights > 0 ? cost * rate : 0)),
    carries: carriesOf(process),
    paysElsewhere,
    pays: result ? (result.currentAnnualCost === 0 || result.netAnnual > 0 ? 1 : 0) : paysElsewhere === 0 ? 0 : 1,
    rateElsewhere: other,
    automationRate: result ? result.automationRate : other === '' ? rate : other,
    demand: {
      automation: open.filter(({ type }) => type === 'automation').length,
      ai: open.filter(({ type }) => type === 'ai').length,
      agentic: open.filter(({ type }) => type === 'agentic').length,
    },
    assumed: DEFAULT_IMPLEMENTATION_COST[mostDemanding(open.map(({ type }) => type))],
    oneOff: 0,
    run: 0,
    counted: 0,
    members: 0,
  };
}

function shareOf(process: BlueprintProcess, carrier: CostedProcess, value: ProcessValue | undefined): number {
  if (process.id === carrier.id || !value) return 1;
  const { projectedSavings, currentAnnualCost } = carrier.roi.result;
  if (projectedSavings > 0) return value.measured.savings / projectedSavings;
  return currentAnnualCost > 0 ? value.measured.cost / currentAnnualCost : 0;
}

/** With what each process costs, as its opportunities share it where no plan says their cost. */
function withCosts(rows: ShareRow[], { brought }: Blueprint): ShareRow[] {
  const together = new Map(
    [...Map.groupBy(rows, ({ carrier }) => carrier)].map(([carrier, members]) => {
      const open = members.flatMap(({ process }) => process.opportunities);
      const counted = sum(open, ({ id }) => countedOf(brought.get(id)));
      return [carrier, { counted, members: open.length }];
    }),
  );
  return rows.map((row) => {
    const result = row.carrier?.roi.result;
    if (!result) return { ...row, oneOff: row.assumed, members: row.process.opportunities.length };
    return {
      ...row,
      ...together.get(row.carrier),
      oneOff: result.implementationCost,
      run: Math.max(0, result.projectedSavings - result.netAnnual),
    };
  });
}

const countedOf = (brought: CaseOpportunity | undefined): number =>
  (brought?.measured ?? 0) + (brought?.benchmark ?? 0);
