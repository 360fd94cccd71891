import type { PlaybookApplication, PlaybookUndone } from '@process-ai/contract/playbooks';
import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { copy } from '../copy.ts';
import { useApplications, useTakeBack } from '../queries.ts';

/** The playbooks applied to the sector, each with an undo; renders nothing while there are none. */
export function AppliedList({ sectorId }: { sectorId: string }) {
  const applications = useApplications(sectorId);
  const takeBack = useTakeBack();
  const [chosen, setChosen] = useState<PlaybookApplication | null>(null);
  const [kept, setKept] = useState<PlaybookUndone['kept']>([]);
  const rows = applications.data ?? [];
  const confirm = () => {
    if (!chosen) return;
    takeBack.mutate(
      { sectorId, applicationId: chosen.id },
      { onSuccess: (undone) => setKept(undone.kept), onSettled: () => setChosen(null) },
    );
  };
  if (rows.length === 0 && kept.length === 0) return null;
  return (
    <section aria-label={copy.applied.title} className="grid gap-2 rounded-lg border bg-surface px-4 py-3 print:hidden">
      {kept.length > 0 ? <Kept entries={kept} onDismiss={() => setKept([])} /> : null}
      {rows.length > 0 ? <h3 className="font-semibold text-sm">{copy.applied.title}</h3> : null}
      <ul className="divide-y">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 grow basis-60">
              <p className="font-medium">{row.playbookName}</p>
              <p className="text-muted text-xs">
                {copy.applied.when(row.appliedAt)} · {copy.applied.added(row)}
              </p>
            </div>
            <Button
              size="sm"
              aria-label={copy.applied.takeBackOf(row.playbookName)}
              pending={takeBack.isPending && takeBack.variables.applicationId === row.id}
              onClick={() => setChosen(row)}
            >
              <Undo2 aria-hidden />
              {copy.applied.takeBack}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== null}
        onOpenChange={() => setChosen(null)}
        title={copy.applied.confirmTitle}
        description={copy.applied.confirmText(chosen?.playbookName ?? '')}
        confirmLabel={copy.applied.takeBack}
        pending={takeBack.isPending}
        onConfirm={confirm}
      />
    </section>
  );
}

const Kept = ({ entries, onDismiss }: { entries: PlaybookUndone['kept']; onDismiss: () => void }) => (
  <div className="flex items-start gap-3 rounded-md bg-subtle py-2 pr-1 pl-3">
    <div className="min-w-0 grow">
      <p className="font-medium">{copy.applied.keptTitle}</p>
      <ul
        // Scrollable areas must be reachable by keyboard.
        tabIndex={0}
        aria-label={copy.applied.keptTitle}
        className="mt-1 grid max-h-40 gap-0.5 overflow-y-auto text-muted"
      >
        {entries.map(copy.applied.keptLine).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
    <IconButton label={copy.applied.close} icon={X} onClick={onDismiss} />
  </div>
);
