import type { DiscoveredProcess } from '@process-ai/contract/processes';

/** A process with everything below it, before codes are made unique. */
export interface Branch {
  process: DiscoveredProcess;
  below: readonly Branch[];
}

export function branchesOf(processes: readonly DiscoveredProcess[]): Branch[] {
  const byParent = Map.groupBy(processes, ({ parentCode }) => parentCode);
  const below = (code: string | null): Branch[] =>
    (byParent.get(code) ?? []).map((process) => ({ process, below: below(process.code) }));
  return below(null);
}

/** The branches without what does not fit; a heading goes when nothing is left below it. */
export function pruned(branches: readonly Branch[], fits: (process: DiscoveredProcess) => boolean): Branch[] {
  return branches.flatMap(({ process, below }) => {
    if (!fits(process)) return [];
    const left = pruned(below, fits);
    return below.length > 0 && left.length === 0 ? [] : [{ process, below: left }];
  });
}

/** A heading over one group only says less than the group: "Manage Supply Chain" over purchasing alone. */
export function withoutLoneHeading(branch: Branch): Branch {
  const [only, second] = branch.below;
  return only && !second && only.below.length > 0 ? raised(only, null) : branch;
}

const raised = ({ process, below }: Branch, parentCode: string | null): Branch => ({
  process: { ...process, level: process.level - 1, parentCode },
  below: below.map((child) => raised(child, process.code)),
});

/** With codes that begin so, parents before children. */
export function flattened({ process, below }: Branch, prefix = ''): DiscoveredProcess[] {
  const parentCode = process.parentCode === null ? null : prefix + process.parentCode;
  return [
    { ...process, code: prefix + process.code, parentCode },
    ...below.flatMap((child) => flattened(child, prefix)),
  ];
}
