import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { Blueprint } from '@process-ai/domain/blueprint';

/** The roadmap's wave of each opportunity of the blueprint, in its order; null where it is in none. */
export function wavesOf({ processes, roadmap }: Blueprint): (string | null)[] {
  // Items of the roadmap carry no id; those that are alike in all of this are taken in turn.
  const planned = new Map<string, string[]>();
  const key = (code: string, type: OpportunityType, title: string) => [code, type, title].join('\n');
  const waves = [...roadmap.waves, { name: 'Later', items: roadmap.later }];
  for (const { name, items } of waves) {
    for (const { processCode, type, opportunityTitle } of items) {
      const at = key(processCode, type, opportunityTitle);
      planned.set(at, [...(planned.get(at) ?? []), name]);
    }
  }
  return processes.flatMap(({ code, opportunities }) =>
    opportunities.map(({ type, title, status }) =>
      status === 'rejected' ? null : (planned.get(key(code, type, title))?.shift() ?? null),
    ),
  );
}
