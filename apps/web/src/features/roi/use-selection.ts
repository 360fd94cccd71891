import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { useCallback, useMemo } from 'react';
import { useCodesInAddress } from '../../lib/codes-in-address.ts';

/** The selected processes, by id; the address names them by code. */
export function useSelection(sectorId: string, processes: readonly LandscapeProcess[]) {
  const [codes, setCodes] = useCodesInAddress('selected', `roi:${sectorId}:selected`, '~');
  const selected = useMemo(() => {
    const wanted = new Set(codes);
    return new Set(processes.flatMap(({ id, code }) => (wanted.has(code) ? [id] : [])));
  }, [processes, codes]);
  const select = useCallback(
    (ids: readonly string[], isSelected: boolean) => {
      const next = new Set(selected);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setCodes(processes.flatMap(({ id, code }) => (next.has(id) ? [code] : [])));
    },
    [processes, selected, setCodes],
  );
  return { selected, select };
}
