import type { ProcessNode } from '@process-ai/contract/processes';
import { useQueryState } from 'nuqs';
import { useCallback, useMemo, useState } from 'react';

/** Addresses longer than this are refused by many servers, so a longer selection stays out of it. */
const ADDRESS_MAX = 3000;
const SEPARATOR = '~';

/** The selected processes, by id. The address names them by code, as long as they are few enough. */
export function useSelection(processes: readonly ProcessNode[]) {
  const [inAddress, setInAddress] = useQueryState('selected');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => fromAddress(processes, inAddress));
  const known = useMemo(() => new Set(processes.map(({ id }) => id)), [processes]);
  const selected = useMemo(() => new Set([...chosen].filter((id) => known.has(id))), [chosen, known]);

  const select = useCallback(
    (ids: readonly string[], isSelected: boolean) => {
      const next = new Set(selected);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setChosen(next);
      const address = toAddress(processes, next);
      void setInAddress(address.length > 0 && address.length <= ADDRESS_MAX ? address : null);
    },
    [processes, selected, setInAddress],
  );
  return { selected, select };
}

function fromAddress(processes: readonly ProcessNode[], address: string | null): Set<string> {
  const codes = new Set(address?.split(SEPARATOR));
  return new Set(processes.filter(({ code }) => codes.has(code)).map(({ id }) => id));
}

const toAddress = (processes: readonly ProcessNode[], selected: ReadonlySet<string>) =>
  processes
    .filter(({ id }) => selected.has(id))
    .map(({ code }) => code)
    .join(SEPARATOR);
