import { indexTree } from './indexed-tree.ts';
import { COMBINED_RATE_MAX } from './savings-shares.ts';
import type { ValuedOpportunity, ValuedProcess } from './value-source.ts';

/**
 * The share of its work that the use cases of each of these processes automate together: 1 − Π (1 − likely benefit) of
 * those that count and move handling time, at most 0.60 (FORMULAS.md section 5). What stands above others goes by the
 * processes below it, each with the weight of its work; one without use cases of its own by the nearest above it that
 * has some, up to the process asked for. Absent where no use case says anything.
 */
export function useCaseRates(
  processes: readonly ValuedProcess[],
  opportunities: readonly Pick<ValuedOpportunity, 'processId' | 'status' | 'benefit'>[],
  asked: readonly string[],
): ReadonlyMap<string, number> {
  const tree = indexTree(processes);
  const left = new Map<number, number>();
  for (const { processId, status, benefit } of opportunities) {
    const index = tree.indexOf.get(processId);
    if (index === undefined || status === 'rejected' || benefit.moves !== 'handling time') continue;
    left.set(index, (left.get(index) ?? 1) * (1 - benefit.likely));
  }

  const sums = new Map(asked.flatMap((id) => ofIndex(tree.indexOf.get(id), { rate: 0, weight: 0, said: false })));
  for (const leaf of tree.order) {
    if (!tree.isLeaf(leaf)) continue;
    let said: number | undefined;
    const weight = (processes[leaf] as ValuedProcess).weight;
    for (let at = leaf; at !== -1; at = tree.parents[at] as number) {
      said ??= left.get(at);
      const sum = sums.get(at);
      if (!sum) continue;
      sum.weight += weight;
      sum.rate += weight * (said === undefined ? 0 : Math.min(COMBINED_RATE_MAX, 1 - said));
      sum.said ||= said !== undefined;
    }
  }
  return new Map(
    [...sums].flatMap(([index, { rate, weight, said }]) =>
      said && weight > 0 ? [[(processes[index] as ValuedProcess).id, rounded(rate / weight)] as const] : [],
    ),
  );
}

const ofIndex = <Sum>(index: number | undefined, sum: Sum): [number, Sum][] =>
  index === undefined ? [] : [[index, sum]];

/** In thousandths: it is saved as a person would have entered it. */
const rounded = (rate: number) => Math.round(rate * 1000) / 1000;
