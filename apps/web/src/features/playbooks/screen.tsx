import type { Playbook, PlaybookApplication, PlaybookUndone } from '@process-ai/contract/playbooks';
import { BookOpen, Undo2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { FormError } from '../../components/form-error.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PlaybookBrowser } from './components/playbook-browser.tsx';
import { PlaybooksHeader } from './components/playbooks-header.tsx';
import { copy } from './copy.ts';
import { contentOf } from './model.ts';
import { useApplications, usePlaybooks, useRemovePlaybook, useTakeBack } from './queries.ts';
import { useDraft } from './use-draft.ts';
import { CLOSED, usePlaybookAddress } from './use-playbook-address.ts';
import { type Unsaved, useUnsaved } from './use-unsaved.ts';

const PreviewDialog = lazy(async () => ({ default: (await import('./components/preview-dialog.tsx')).PreviewDialog }));
const ApplyDialog = lazy(async () => ({ default: (await import('./components/apply-dialog.tsx')).ApplyDialog }));
const EditDialog = lazy(async () => ({ default: (await import('./components/playbook-dialogs.tsx')).EditDialog }));
const SaveDialog = lazy(async () => ({ default: (await import('./components/playbook-dialogs.tsx')).SaveDialog }));

/** Playbooks that can be applied to this sector. */
export function PlaybooksScreen() {
  const { sectorId = '' } = useParams();
  const playbooks = usePlaybooks(sectorId);
  const unsaved = useUnsaved(sectorId);
  const draft = useDraft(sectorId, unsaved.offer);
  const remove = useRemovePlaybook();
  const [removing, setRemoving] = useState<Playbook | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { job } = draft;
  return (
    <div className="grid gap-5">
      <PlaybooksHeader count={playbooks.data?.length} draft={draft} onImported={unsaved.offer} onProblem={setProblem} />
      {problem ? (
        <FormError>
          <p className="font-medium">{copy.file.wrong}</p>
          <p>{problem}</p>
        </FormError>
      ) : null}
      {job ? (
        <JobProgress
          label={copy.generate.label}
          text={job.current ?? copy.generate.running}
          ahead={job.ahead}
          done={job.done}
          total={job.total}
          valueText={copy.generate.progress(job.done, job.total)}
          onCancel={draft.cancel}
          isCancelling={draft.isCancelling}
        />
      ) : null}
      <UnsavedNotice unsaved={unsaved} />
      <AppliedList sectorId={sectorId} />
      {playbooks.isError ? (
        <FailedState title={copy.list.failed} error={playbooks.error} onRetry={() => playbooks.refetch()} />
      ) : null}
      {playbooks.isPending ? (
        <Loading label={copy.list.loading}>
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </Loading>
      ) : null}
      {playbooks.data?.length === 0 ? (
        <EmptyState icon={BookOpen} title={copy.list.emptyTitle}>
          {copy.list.emptyText}
        </EmptyState>
      ) : null}
      {playbooks.data && playbooks.data.length > 0 ? (
        <PlaybookBrowser
          playbooks={playbooks.data}
          onDuplicate={(playbook) => unsaved.offer({ ...contentOf(playbook), name: copy.file.copyOf(playbook.name) })}
          onRemove={setRemoving}
        />
      ) : null}
      <Suspense>
        <OpenDialog sectorId={sectorId} playbooks={playbooks.data ?? []} />
        {unsaved.unsaved && unsaved.isOpen ? (
          <SaveDialog
            key={unsaved.unsaved.key}
            unsaved={unsaved.unsaved}
            onClose={unsaved.close}
            onDone={unsaved.discard}
          />
        ) : null}
      </Suspense>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={copy.remove.title}
        description={copy.remove.text(removing?.name ?? '')}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate({ playbookId: removing.id }, { onSettled: () => setRemoving(null) })}
      />
    </div>
  );
}

/** The dialog that the address names, of a playbook that is there. */
function OpenDialog({ sectorId, playbooks }: { sectorId: string; playbooks: readonly Playbook[] }) {
  const [{ preview, edit, apply }, go] = usePlaybookAddress();
  const close = () => void go(CLOSED);
  const find = (wanted: string | null) => playbooks.find(({ id }) => id === wanted);
  const [previewed, edited, applied] = [find(preview), find(edit), find(apply)];
  if (applied) return <ApplyDialog key={applied.id} sectorId={sectorId} playbook={applied} onClose={close} />;
  if (edited?.isCustom) return <EditDialog key={edited.id} playbook={edited} onClose={close} />;
  if (previewed) return <PreviewDialog sectorId={sectorId} playbook={previewed} onClose={close} />;
  return null;
}

/** Reopens the unsaved playbook, and asks before another one replaces it. */
function UnsavedNotice({
  unsaved: { unsaved, isOpen, open, discard, waiting, replace, keepOld },
}: {
  unsaved: Unsaved;
}) {
  if (!unsaved) return null;
  const { name } = unsaved.playbook;
  return (
    <>
      {isOpen ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-surface px-4 py-2.5 print:hidden">
          <p className="min-w-0 grow basis-60">{copy.unsaved.text(name)}</p>
          <Button variant="ghost" onClick={discard}>
            {copy.unsaved.discard}
          </Button>
          <Button onClick={open}>{copy.unsaved.open}</Button>
        </div>
      )}
      <ConfirmDialog
        open={waiting !== null}
        onOpenChange={keepOld}
        title={copy.unsaved.replaceTitle}
        description={copy.unsaved.replaceText(name)}
        confirmLabel={copy.unsaved.replace}
        tone="primary"
        onConfirm={replace}
      />
    </>
  );
}

/** The playbooks applied to the sector, each with an undo; renders nothing while there are none. */
function AppliedList({ sectorId }: { sectorId: string }) {
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
