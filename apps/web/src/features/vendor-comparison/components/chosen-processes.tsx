import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { Worth } from '../../../components/worth.tsx';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { type ComparedProcess, groupByType, PER_GROUP } from '../model.ts';

const AT_FIRST = 3;
const MORE = 30;
const PRINTED_UP_TO = 200;

interface ChosenProcessesProps {
  sectorId: string;
  processes: readonly ComparedProcess[];
  currency: string;
}

/** What is compared: the selected processes, each with its opportunities by type. */
export function ChosenProcesses({ sectorId, processes, currency }: ChosenProcessesProps) {
  const [shown, setShown] = useState(AT_FIRST);
  const printing = usePrinting();
  const left = processes.length - shown;
  return (
    <section aria-labelledby="chosen-processes" className="grid gap-3">
      <h2 id="chosen-processes" className="font-semibold text-base">
        {copy.processes.title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-5 rounded-lg border bg-surface p-4">
        {processes.slice(0, printing ? PRINTED_UP_TO : shown).map((process) => (
          <ChosenProcess key={process.id} sectorId={sectorId} process={process} currency={currency} />
        ))}
      </ul>
      {processes.length > AT_FIRST ? (
        <div className="flex gap-2 print:hidden">
          {left > 0 ? (
            <Button size="sm" onClick={() => setShown(shown + MORE)}>
              {copy.processes.more(Math.min(left, MORE))}
            </Button>
          ) : null}
          {shown > AT_FIRST ? (
            <Button size="sm" variant="ghost" onClick={() => setShown(AT_FIRST)}>
              {copy.processes.fewer}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

interface ChosenProcessProps extends Omit<ChosenProcessesProps, 'processes'> {
  process: ComparedProcess;
}

const ChosenProcess = ({ sectorId, process, currency }: ChosenProcessProps) => (
  <li className="grid break-inside-avoid content-start gap-2">
    <h3 className="break-words font-medium text-sm">
      <span className="text-muted">{process.code}</span> {process.name}
    </h3>
    {process.opportunities.length === 0 ? <p className="text-muted text-xs">{copy.processes.none}</p> : null}
    {groupByType(process.opportunities).map(({ type, opportunities }) => (
      <div key={type} className="grid gap-0.5">
        <h4>
          <TypeMark type={type} look="text" />
        </h4>
        <ul className="grid gap-0.5 text-xs">
          {opportunities.slice(0, PER_GROUP).map((opportunity) => (
            <li key={opportunity.id} className="flex gap-3 pl-4.5">
              <span className="min-w-0 grow break-words">{opportunity.title}</span>
              <span className="shrink-0 text-muted">
                <Worth of={opportunity} currency={currency} sectorId={sectorId} processId={process.id} />
              </span>
            </li>
          ))}
          {opportunities.length > PER_GROUP ? (
            <li className="pl-4.5 text-muted">{copy.processes.further(opportunities.length - PER_GROUP)}</li>
          ) : null}
        </ul>
      </div>
    ))}
  </li>
);
