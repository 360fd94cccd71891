import type { ReadinessItem } from '@process-ai/contract/exports';
import type { Journey, TouchPoint } from '@process-ai/contract/journeys';
import type { CheckedTexts } from './blueprint-readiness-texts.ts';
import { countedOnly } from './counted-opportunities.ts';
import { count, where } from './readiness-item.ts';

interface CheckedJourneys extends Pick<CheckedTexts, 'processes'> {
  journeys?: readonly Pick<Journey, 'name' | 'touchPoints'>[];
}

/** Touchpoints that stand for a process that is gone, or for an agent where no agentic work counts. */
export function journeyItems({ journeys = [], processes }: CheckedJourneys): ReadinessItem[] {
  const having = (test: (one: TouchPoint) => boolean) =>
    journeys.flatMap(({ name, touchPoints }) => touchPoints.filter(test).map((one) => `${one.name} (${name})`));
  const gone = having(({ processMissing }) => processMissing);
  const agentic = agenticCodes(processes);
  const unfounded = having(
    ({ type, processMissing, processStep }) => type === 'agent' && !processMissing && !agentic.has(processStep),
  );
  const [stand, it] = unfounded.length === 1 ? ['touchpoint stands', 'it'] : ['touchpoints stand', 'them'];
  return [
    ...where(
      gone,
      'processDeleted',
      `${gone.length === 1 ? 'One touchpoint stands' : `${count(gone.length)} touchpoints stand`} for a process that was deleted: the files say of ${gone.length === 1 ? 'it' : 'them'} that nothing changes there.`,
      { names: gone },
    ),
    ...where(
      unfounded,
      'agentUnfounded',
      `${unfounded.length === 1 ? 'One' : count(unfounded.length)} ${stand} for an agent, and no agentic work counts in the process: the files show ${it} as automated or unchanged.`,
      { names: unfounded },
    ),
  ];
}

/** Codes of the processes in which, or below which, agentic work counts. */
function agenticCodes(processes: CheckedJourneys['processes']): ReadonlySet<string> {
  const byId = new Map(processes.map((process) => [process.id, process]));
  const codes = new Set<string>();
  for (const { id, opportunities } of countedOnly(processes)) {
    if (!opportunities.some(({ type }) => type === 'agentic')) continue;
    let above = byId.get(id);
    while (above) {
      codes.add(above.code);
      above = byId.get(above.parentId ?? '');
    }
  }
  return codes;
}
