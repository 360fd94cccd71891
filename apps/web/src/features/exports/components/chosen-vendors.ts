import { useState } from 'react';

/** The vendors chosen for the exports of a sector, by id. They outlive a reload of this tab. */
export function useChosenVendors(sectorId: string) {
  const key = `export-vendors:${sectorId}`;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]),
  );
  const choose = (next: ReadonlySet<string>) => {
    sessionStorage.setItem(key, JSON.stringify([...next]));
    setChosen(next);
  };
  return [chosen, choose] as const;
}
