import { parseAsArrayOf, parseAsString, useQueryState } from 'nuqs';
import { useCallback } from 'react';
import { useSessionState } from './use-session-state.ts';

/** Many servers refuse addresses that are much longer than this. */
export const ADDRESS_MAX = 3000;

const NONE: readonly string[] = [];

/**
 * Codes of processes in the parameter `name` of the address while they are few; else in this tab under `storageKey`,
 * and the address holds the bare name.
 */
export function useCodesInAddress(name: string, storageKey: string, separator = ',') {
  const [inAddress, setInAddress] = useQueryState(name, parseAsArrayOf(parseAsString, separator));
  const [inTab, setInTab] = useSessionState<readonly string[]>(storageKey);

  const change = useCallback(
    (codes: readonly string[]) => {
      const tooLong = codes.reduce((length, code) => length + code.length + 1, 0) > ADDRESS_MAX;
      if (tooLong) setInTab(codes);
      void setInAddress(tooLong ? [] : codes.length > 0 ? [...codes] : null);
    },
    [setInTab, setInAddress],
  );
  const codes = inAddress === null ? NONE : inAddress.length > 0 ? inAddress : (inTab ?? NONE);
  return [codes, change] as const;
}
