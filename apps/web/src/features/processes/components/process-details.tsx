import type { Process } from '@process-ai/contract/processes';
import { FileX, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { errorKind } from '../../../lib/error-copy.ts';
import { useProcess } from '../../../lib/shared-queries.ts';
import { useKeys } from '../../../lib/shortcuts.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { DetailsActions } from './row-actions.tsx';

interface ProcessDetailsProps {
  sectorId: string;
  processId: string;
  below: number;
  /** Beside the tree, or over it. */
  beside: boolean;
  findingsOf: (process: Process) => ReactNode;
  onClose: () => void;
}

/** One process and what was found in it: a panel beside the tree where there is room, else a side sheet. */
export function ProcessDetails(props: ProcessDetailsProps) {
  const { sectorId, processId, below, beside, findingsOf, onClose } = props;
  const process = useProcess(sectorId, processId);
  const leave = () => {
    onClose();
    // The button that had the keyboard goes; the row that it was about stays.
    document.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus({ preventScroll: true });
  };
  const panel = useEscapeInside(leave);
  const content = (
    <>
      <header className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-4">
        {process.data ? <DetailsActions node={process.data} /> : <span />}
        <IconButton label={treeCopy.details.close} icon={X} onClick={leave} />
      </header>
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">
        {process.data ? (
          <Facts process={process.data} below={below} findings={findingsOf(process.data)} />
        ) : process.isError ? (
          <Failed process={process} />
        ) : (
          <Loading label={treeCopy.details.loading}>
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-24" />
          </Loading>
        )}
      </div>
    </>
  );
  if (!beside) {
    return (
      <Sheet open onOpenChange={onClose} title={treeCopy.details.label} className="w-104">
        {content}
      </Sheet>
    );
  }
  return (
    <aside
      aria-label={treeCopy.details.label}
      ref={panel}
      className="sticky top-40 flex max-h-[calc(100dvh-11rem)] flex-col rounded-lg border bg-surface print:hidden"
    >
      {content}
    </aside>
  );
}

interface FactsProps {
  process: Process;
  below: number;
  findings: ReactNode;
}

function Facts({ process: { code, name, level, description }, below, findings }: FactsProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-balance font-semibold text-base">
          <span className="mr-2 font-normal text-muted">{code}</span>
          {name}
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Badge>{treeCopy.details.level(level)}</Badge>
          {below > 0 ? treeCopy.details.below(below) : null}
        </p>
        <p className={description ? 'whitespace-pre-line text-pretty' : 'text-muted'}>
          {description ?? treeCopy.details.noDescription}
        </p>
      </div>
      {findings}
    </div>
  );
}

function Failed({ process }: { process: ReturnType<typeof useProcess> }) {
  if (errorKind(process.error) === 'NOT_FOUND') return <EmptyState icon={FileX} title={treeCopy.details.missing} />;
  return <FailedState title={treeCopy.details.failed} error={process.error} onRetry={() => process.refetch()} />;
}

/**
 * For a panel beside what it is about: Escape in it closes it, unless a menu, a list or an explanation above it has
 * taken the key, or somebody writes.
 */
function useEscapeInside(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  useKeys((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!panel.current?.contains(event.target) || event.target.closest('input, textarea')) return;
    event.preventDefault();
    onClose();
  });
  return panel;
}
