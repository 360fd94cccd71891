import type { PlaybookProcess } from '@process-ai/contract/playbooks';
import { Badge } from '../../../components/badge.tsx';
import { formatSavings } from '../../../lib/format.ts';
import { useCurrency } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';

interface PreviewProcessesProps {
  sectorId: string;
  processes: readonly PlaybookProcess[];
}

/** The processes of a playbook in its order, each with its opportunities. */
export function PreviewProcesses({ sectorId, processes }: PreviewProcessesProps) {
  const currency = useCurrency(sectorId);
  return (
    <ul className="grid divide-y">
      {processes.map((process) => (
        <li key={process.code} className="grid break-inside-avoid gap-1.5 py-3 first:pt-0">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium text-muted">{process.code}</span>
            <h3 className="min-w-0 font-semibold text-sm">{process.name}</h3>
            <Badge>{copy.preview.level(process.level)}</Badge>
          </div>
          {process.description ? <p className="max-w-3xl text-pretty text-muted">{process.description}</p> : null}
          {process.opportunities.length > 0 ? (
            <ul className="mt-1 grid gap-2 border-l pl-3">
              {process.opportunities.map(({ type, title, description, estimatedSavings }) => (
                <li key={`${type} ${title}`} className="grid max-w-3xl gap-0.5">
                  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <Badge tone="outline">{copy.preview.opportunityTypes[type]}</Badge>
                    <span className="min-w-0 font-medium">{title}</span>
                    <span className="text-muted text-xs">{formatSavings(estimatedSavings, currency)}</span>
                  </div>
                  <p className="text-pretty text-muted">{description}</p>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
