import type { ImportRecord, ImportUndone } from '@process-ai/contract/imports';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useImports, useUndoImport } from '../queries.ts';
import { UndoneReport } from './undone-report.tsx';

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
