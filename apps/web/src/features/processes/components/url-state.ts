import { parseAsArrayOf, parseAsInteger, parseAsString, useQueryState } from 'nuqs';
import { useCallback, useMemo, useState } from 'react';
import { nodeById, type Tree } from '../../../components/tree/tree.ts';
import { type Expansion, LEVEL_SHOWN, type ProcessLike, selectBranches, topmostSelected } from '../model.ts';

/** Codes longer than this together are kept in the tab; the address then only says that they are. */
const ADDRESS_LIMIT = 1000;

/** The process whose details stand open; each one opened is a step that Back undoes. */
export const useOpenProcess = () => useQueryState('process', parseAsString.withOptions({ history: 'push' }));

/** The dialog that stands open: `add` names the process to add below, or is empty for a root. */
export const useAddDialog = () => useQueryState('add', parseAsString.withOptions({ history: 'push' }));
export const useEditDialog = () => useQueryState('edit', parseAsString.withOptions({ history: 'push' }));

export const useSearchText = () => useQueryState('q', parseAsString.withDefault(''));

export function useExpansion(sectorId: string, all: Tree<ProcessLike>) {
  const [level, setLevel] = useQueryState('level', parseAsInteger.withDefault(LEVEL_SHOWN));
  const [codes, setCodes] = useKeptCodes('turned', sectorId);
  const ids = useIdsOf(all, codes);
  const expansion = useMemo<Expansion>(() => ({ level, toggledIds: new Set(ids) }), [level, ids]);

  const change = (next: Expansion) => {
    if (next.level !== level) void setLevel(next.level);
    setCodes([...next.toggledIds].map((id) => nodeById(all, id)?.code ?? ''));
  };
  return [expansion, change] as const;
}

export function useSelection(sectorId: string, all: Tree<ProcessLike>) {
  const [codes, setCodes] = useKeptCodes('selected', sectorId);
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

const NONE: readonly string[] = [];

/** Codes in the address while they are few; else in this tab, and the address holds the bare name. */
function useKeptCodes(name: string, sectorId: string) {
  const key = `processes:${sectorId}:${name}`;
  const [inAddress, setInAddress] = useQueryState(name, parseAsArrayOf(parseAsString));
  const [inTab, setInTab] = useState<readonly string[]>(
    () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[],
  );

  const change = useCallback(
    (codes: readonly string[]) => {
      const tooLong = codes.reduce((length, code) => length + code.length + 1, 0) > ADDRESS_LIMIT;
      if (tooLong) {
        sessionStorage.setItem(key, JSON.stringify(codes));
        setInTab(codes);
      }
      void setInAddress(tooLong ? [] : codes.length > 0 ? [...codes] : null);
    },
    [key, setInAddress],
  );
  const codes = inAddress === null ? NONE : inAddress.length > 0 ? inAddress : inTab;
  return [codes, change] as const;
}
