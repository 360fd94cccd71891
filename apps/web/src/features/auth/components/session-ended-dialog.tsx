import type { PendingSignIn } from '@process-ai/contract/second-factor';
import type { User } from '@process-ai/contract/users';
import { useState } from 'react';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { setSessionEnded } from '../../../lib/session-ended.ts';
import { useSignInOptions } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useGoSignIn, useReadRefused } from '../queries.ts';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SingleSignOn } from './single-sign-on.tsx';

/** Shown over the page or dialog that was open when the session was lost; both stay as they are. */
export function SessionEndedDialog({ user }: { user: User }) {
  const readRefused = useReadRefused();
  const goSignIn = useGoSignIn();
  const options = useSignInOptions();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const close = () => setSessionEnded(false);
  const done = () => {
    close();
    readRefused();
  };
  return (
    <Dialog open onOpenChange={close} title={copy.sessionEnded.title} description={copy.sessionEnded.text} width="sm">
      <DialogBody>
        <div className="grid gap-4">
          {pending ? (
            <SecondStep pending={pending} onBack={() => setPending(null)} onDone={done} />
          ) : (
            <>
              <SingleSignOn {...options} />
              {options.passwords ? <SignInForm email={user.email} onPending={setPending} onDone={done} /> : null}
            </>
          )}
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
