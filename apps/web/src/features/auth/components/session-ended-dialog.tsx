import type { User } from '@process-ai/contract/users';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { setSessionEnded } from '../../../lib/session-ended.ts';
import { copy } from '../copy.ts';
import { useGoSignIn, useReadRefused } from '../queries.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Shown over the page or dialog that was open when the session was lost; both stay as they are. */
export function SessionEndedDialog({ user }: { user: User }) {
  const readRefused = useReadRefused();
  const goSignIn = useGoSignIn();
  const close = () => setSessionEnded(false);
  return (
    <Dialog open onOpenChange={close} title={copy.sessionEnded.title} description={copy.sessionEnded.text} width="sm">
      <DialogBody>
        <div className="grid gap-4">
          <SignInForm
            email={user.email}
            onDone={() => {
              close();
              readRefused();
            }}
          />
          <button
            type="button"
            className="justify-self-start rounded text-accent text-sm underline-offset-4 hover:underline"
            onClick={() => {
              close();
              goSignIn();
            }}
          >
            {copy.sessionEnded.other}
          </button>
        </div>
      </DialogBody>
    </Dialog>
  );
}
