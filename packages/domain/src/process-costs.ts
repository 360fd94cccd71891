import { WORK_FUNCTIONS, type WorkFunction } from '@process-ai/contract/process-values';
import type { RoiInput } from '@process-ai/contract/roi';
import { type IndexedTree, indexTree } from './indexed-tree.ts';
import { currentAnnualCost } from './roi.ts';
import type { ValuedProcess, ValueSource } from './value-source.ts';

/** What processes cost, in currency units a year, by their place in the given order; headings show the sum below. */
export interface ProcessCosts {
  tree: IndexedTree;
  measured: Float64Array;
  benchmark: Float64Array;
  /** Processes without others below, at or below each. */
  leafCount: Float64Array;
  measuredLeaves: Float64Array;
  /** The process at or above each whose inputs count, the topmost one; -1 where there is none. */
  countedAt: Int32Array;
  inputs: ReadonlyMap<number, RoiInput>;
  /** Of each function: the weight that its part of the payroll is spread over. */
  spreadOver: ReadonlyMap<WorkFunction, number>;
}

/**
 * Measured: from the inputs of a process, or its share of an ancestor's. Benchmark: what the inputs of its function
 * leave of that function's part of the payroll, by volume. Together never more than the payroll, unless what persons
 * entered is more by itself: that stands, and leaves nothing to the benchmark.
 */
export function costProcesses(source: ValueSource, payroll: number): ProcessCosts {
  const tree = indexTree(source.processes);
  const inputs = new Map<number, RoiInput>();
  for (const input of source.inputs) {
    const index = tree.indexOf.get(input.processId);
    if (index !== undefined) inputs.set(index, input);
  }
  const { measured, countedAt } = measure(source, tree, inputs);
  const { benchmark, spreadOver } = spreadPayroll(source, tree, { measured, countedAt }, payroll);
  const leafCount = new Float64Array(source.processes.length);
  const measuredLeaves = new Float64Array(source.processes.length);
  for (const index of tree.order) {
    if (!tree.isLeaf(index)) continue;
    leafCount[index] = 1;
    if (countedAt[index] !== -1) measuredLeaves[index] = 1;
  }
  return {
    tree,
    measured: tree.sumUp(measured),
    benchmark: tree.sumUp(benchmark),
    leafCount: tree.sumUp(leafCount),
    measuredLeaves: tree.sumUp(measuredLeaves),
    countedAt,
    inputs,
    spreadOver,
  };
}

/** The measured cost of each leaf. */
function measure({ processes, assumptions }: ValueSource, tree: IndexedTree, inputs: ReadonlyMap<number, RoiInput>) {
  const size = processes.length;
  const { order, parents } = tree;
  const measured = new Float64Array(size);
  const countedAt = new Int32Array(size).fill(-1);
  if (inputs.size === 0) return { measured, countedAt };

  const cost = new Float64Array(size);
  for (const [index, input] of inputs) cost[index] = currentAnnualCost(input, assumptions);
  // Below each: the cost of the nearest processes with inputs, and the weight of the leaves that none of these cover.
  const claimed = new Float64Array(size);
  const free = new Float64Array(size);
  const weight = new Float64Array(size);
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const index = order[at] as number;
    const parent = parents[index] as number;
    if (tree.isLeaf(index)) weight[index] = (processes[index] as ValuedProcess).weight;
    if (parent === -1) continue;
    weight[parent] = (weight[parent] as number) + (weight[index] as number);
    if (inputs.has(index)) {
      claimed[parent] = (claimed[parent] as number) + (cost[index] as number);
    } else {
      claimed[parent] = (claimed[parent] as number) + (claimed[index] as number);
      free[parent] =
        (free[parent] as number) + (tree.isLeaf(index) ? (weight[index] as number) : (free[index] as number));
    }
  }

  // From the top down: by which factor the claims below the nearest inputs count, and what a unit of weight is given.
  const factor = new Float64Array(size);
  const perWeight = new Float64Array(size);
  const claimsByWeight = new Uint8Array(size);
  for (const index of order) {
    const parent = parents[index] as number;
    const above = parent === -1 ? -1 : (countedAt[parent] as number);
    const hasInputs = inputs.has(index);
    countedAt[index] = above === -1 && hasInputs ? index : above;
    if (countedAt[index] === -1) continue;
    if (!hasInputs) {
      factor[index] = factor[parent] as number;
      perWeight[index] = perWeight[parent] as number;
      claimsByWeight[index] = claimsByWeight[parent] as number;
      if (tree.isLeaf(index)) measured[index] = perWeight[index] * (weight[index] as number);
      continue;
    }
    const own = cost[index] as number;
    const budget =
      above === -1
        ? own
        : claimsByWeight[parent] === 1
          ? (perWeight[parent] as number) * (weight[index] as number)
          : (factor[parent] as number) * own;
    if (tree.isLeaf(index)) {
      measured[index] = budget;
      continue;
    }
    const claims = claimed[index] as number;
    const open = free[index] as number;
    if (open > 0 && claims <= budget) {
      factor[index] = 1;
      perWeight[index] = (budget - claims) / open;
    } else if (claims > 0) {
      factor[index] = budget / claims;
    } else {
      claimsByWeight[index] = 1;
      perWeight[index] = budget / (weight[index] as number);
    }
  }
  return { measured, countedAt };
}

/** The benchmark cost of each leaf that is not measured. */
function spreadPayroll(
  { processes, workforce }: ValueSource,
  tree: IndexedTree,
  { measured, countedAt }: Pick<ProcessCosts, 'measured' | 'countedAt'>,
  payroll: number,
): Pick<ProcessCosts, 'benchmark' | 'spreadOver'> {
  const functions = WORK_FUNCTIONS.map((workFunction) => ({ workFunction, weight: 0, open: 0, measured: 0 }));
  const byName = new Map(functions.map((row) => [row.workFunction, row]));
  for (const index of tree.order) {
    if (!tree.isLeaf(index)) continue;
    const { workFunction, weight } = processes[index] as ValuedProcess;
    const row = byName.get(workFunction);
    if (!row) continue;
    row.weight += weight;
    if (countedAt[index] === -1) row.open += weight;
    else row.measured += measured[index] as number;
  }
  const spreadOver = new Map(
    functions.map(({ workFunction, weight }) => [
      workFunction,
      Math.max(weight, workforce.referenceWeights[workFunction]),
    ]),
  );
  const rates = functions.map((row) => {
    const pool = payroll * workforce.shares[row.workFunction];
    const whole = spreadOver.get(row.workFunction) as number;
    const left = Math.max(0, pool - row.measured);
    return row.open > 0 ? Math.min(pool / whole, left / row.open) : 0;
  });
  const asked = functions.reduce((sum, { open }, at) => sum + open * (rates[at] as number), 0);
  const allowed = Math.max(0, payroll - functions.reduce((sum, row) => sum + row.measured, 0));
  const scale = asked > allowed ? allowed / asked : 1;
  const rateOf = new Map(functions.map(({ workFunction }, at) => [workFunction, scale * (rates[at] as number)]));

  const benchmark = new Float64Array(processes.length);
  for (const index of tree.order) {
    if (!tree.isLeaf(index) || countedAt[index] !== -1) continue;
    const { workFunction, weight } = processes[index] as ValuedProcess;
    benchmark[index] = weight * (rateOf.get(workFunction) ?? 0);
  }
  return { benchmark, spreadOver };
}
