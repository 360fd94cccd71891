import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { copy } from '../copy.ts';
import type { Unsaved } from '../use-unsaved.ts';

/** The way back to a playbook that nobody has saved, and the question when another one would take its place. */
export function UnsavedNotice({
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
