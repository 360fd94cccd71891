import type { ImportRecord, ImportUndone } from '@process-ai/contract/imports';
import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useImports, useUndoImport } from '../queries.ts';

/** What was imported before, newest first, and the way back. */
export function PreviousImports({ sectorId, onDone }: { sectorId: string; onDone: () => void }) {
  const imports = useImports(sectorId);
  const [asked, setAsked] = useState<ImportRecord | null>(null);
  const [undone, setUndone] = useState<ImportUndone | null>(null);
  const undo = useUndoImport((result) => {
    setUndone(result);
    setAsked(null);
  });
  if (imports.isError) {
    return (
      <p role="alert" className="text-muted text-xs">
        {copy.previous.failed}. {errorText(imports.error)}
      </p>
    );
  }
  if (!undone && !imports.data?.length) return null;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{copy.previous.title}</h2>
        <Button size="sm" onClick={onDone}>
          {copy.previous.viewResults}
        </Button>
      </div>
      {undone ? <UndoneReport undone={undone} onDismiss={() => setUndone(null)} /> : null}
      <ul className="divide-y rounded-lg border bg-surface empty:hidden">
        {imports.data?.map((record) => (
          <li key={record.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <div className="min-w-0 grow basis-64">
              <p className="font-medium">
                {record.fileName} <Badge className="ml-1">{copy.formats[record.format]}</Badge>
              </p>
              <p className="text-muted text-xs">
                <time dateTime={record.completedAt}>{formatDateTime(record.completedAt)}</time> ·{' '}
                {copy.complete.outcome(record)}
              </p>
            </div>
            <Button size="sm" onClick={() => setAsked(record)}>
              {copy.previous.undo}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={copy.previous.confirmTitle}
        description={copy.previous.confirmText(asked?.fileName ?? '')}
        confirmLabel={copy.previous.undo}
        pending={undo.isPending}
        onConfirm={() => asked && undo.mutate({ sectorId, importId: asked.id })}
      />
    </section>
  );
}

/** What undoing did, with the name of everything that stays and why. */
const UndoneReport = ({ undone, onDismiss }: { undone: ImportUndone; onDismiss: () => void }) => (
  <div role="status" className="flex gap-3 rounded-lg border bg-surface py-3 pr-2 pl-4">
    <Undo2 aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
    <div className="min-w-0 grow">
      <p className="font-medium">{copy.undo.done}</p>
      <p className="text-muted">{copy.undo.undone(undone)}</p>
      {undone.kept.length > 0 ? (
        <>
          <p className="mt-2 font-medium">{copy.undo.kept(undone.kept.length)}</p>
          {/* What scrolls must be reachable by keyboard. */}
          <ul
            tabIndex={0}
            aria-label={copy.undo.kept(undone.kept.length)}
            className="mt-1 max-h-48 overflow-y-auto text-muted"
          >
            {undone.kept.map((process) => (
              <li key={process.code}>{copy.undo.keptLine(process)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
    <IconButton label={copy.undo.dismiss} icon={X} onClick={onDismiss} className="-my-0.5" />
  </div>
);
