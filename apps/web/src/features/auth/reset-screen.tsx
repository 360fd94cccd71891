import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FormError } from '../../components/form-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { errorText } from '../../lib/error-copy.ts';
import { linkToken } from '../../lib/link-token.ts';
import { AuthFrame } from './components/auth-frame.tsx';
import { ResetForm } from './components/reset-form.tsx';
import { copy } from './copy.ts';
import { useResetOffer, useResetPassword } from './queries.ts';

const words = copy.reset;

/** Where a one-time link leads: somebody who cannot sign in sets a new password. */
export function ResetScreen() {
  const [token] = useState(() => linkToken('reset'));
  const offer = useResetOffer(token);
  const reset = useResetPassword();
  if (reset.isSuccess) {
    return (
      <AuthFrame title={words.doneTitle} text={words.doneText}>
        <SignInLink />
      </AuthFrame>
    );
  }
  const refusal = token === null ? words.noToken : offer.isError ? errorText(offer.error) : null;
  return (
    <AuthFrame title={words.title} text={words.text}>
      {refusal === null ? null : (
        <>
          <FormError>{refusal}</FormError>
          <SignInLink />
        </>
      )}
      {token !== null && offer.isPending ? <Loading label={words.checking} /> : null}
      {token !== null && offer.data ? <ResetForm token={token} email={offer.data.email} reset={reset} /> : null}
    </AuthFrame>
  );
}

/** The form that had the focus is gone. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

const SignInLink = () => (
  <Button asChild variant="primary" size="lg">
    <Link ref={focus} to="/login">
      {words.toSignIn}
    </Link>
  </Button>
);
