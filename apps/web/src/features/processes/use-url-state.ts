import { parseAsInteger, parseAsString, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import { nodeById, type Tree } from '../../components/tree/tree.ts';
import { useCodesInAddress } from '../../lib/codes-in-address.ts';
import { type Expansion, LEVEL_SHOWN, type ProcessLike, selectBranches, topmostSelected } from './model.ts';

/** The process whose details stand open; each one opened is a step that Back undoes. */
export const useOpenProcess = () => useQueryState('process', parseAsString.withOptions({ history: 'push' }));

/** The dialog that stands open: `add` names the process to add below, or is empty for a root. */
export const useAddDialog = () => useQueryState('add', parseAsString.withOptions({ history: 'push' }));
export const useEditDialog = () => useQueryState('edit', parseAsString.withOptions({ history: 'push' }));

export const useSearchText = () => useQueryState('q', parseAsString.withDefault(''));

export function useExpansion(sectorId: string, all: Tree<ProcessLike>) {
  const [level, setLevel] = useQueryState('level', parseAsInteger.withDefault(LEVEL_SHOWN));
  const [codes, setCodes] = useCodesInAddress('turned', `processes:${sectorId}:turned`);
  const ids = useIdsOf(all, codes);
  const expansion = useMemo<Expansion>(() => ({ level, toggledIds: new Set(ids) }), [level, ids]);

  const change = (next: Expansion) => {
    if (next.level !== level) void setLevel(next.level);
    setCodes([...next.toggledIds].map((id) => nodeById(all, id)?.code ?? ''));
  };
  return [expansion, change] as const;
}

export function useSelection(sectorId: string, all: Tree<ProcessLike>) {
  const [codes, setCodes] = useCodesInAddress('selected', `processes:${sectorId}:selected`);
  const ids = useIdsOf(all, codes);
  const selected = useMemo(() => selectBranches(all, ids), [all, ids]);
  const change = (next: ReadonlySet<string>) => setCodes(topmostSelected(all, next).map(({ code }) => code));
  return [selected, change] as const;
}

function useIdsOf(all: Tree<ProcessLike>, codes: readonly string[]): string[] {
  return useMemo(() => {
    const wanted = new Set(codes);
    return wanted.size > 0 ? all.rows.flatMap(({ node }) => (wanted.has(node.code) ? [node.id] : [])) : [];
  }, [all, codes]);
}
