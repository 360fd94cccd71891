import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormError } from '../../components/form-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { Logo } from '../../components/logo.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { errorText } from '../../lib/error-copy.ts';
import { invitationToken } from '../../lib/invitation-token.ts';
import { SignInForm } from './components/sign-in-form.tsx';
import { SignUpForm } from './components/sign-up-form.tsx';
import { copy } from './copy.ts';
import { useInvitationOffer } from './queries.ts';

/** Signs people in; with an invitation, lets them create their account. */
export function AuthScreen() {
  const [token] = useState(invitationToken);
  const [wantsSignIn, setWantsSignIn] = useState(false);
  const offer = useInvitationOffer(token);
  const signingUp = token !== null && !wantsSignIn && !offer.isError;
  const words = signingUp ? copy.signUp : copy.signIn;
  useDocumentTitle(words.title);

  return (
    <main className="grid min-h-dvh content-start justify-items-center gap-6 px-4 pt-[12vh] pb-12">
      <Link to="/" className="flex items-center gap-2.5 rounded-md font-semibold text-base">
        <Logo className="size-8" />
        {copy.product}
      </Link>
      <div className="grid w-full max-w-sm gap-6 rounded-xl border bg-surface p-6">
        <header>
          <h1 className="font-semibold text-xl tracking-tight">{words.title}</h1>
          <p className="mt-1 text-muted">{signingUp && offer.data?.makesAdmin ? copy.signUp.adminText : words.text}</p>
        </header>
        {offer.isError && !wantsSignIn ? (
          <FormError>
            {errorText(offer.error)}. {copy.signUp.refused}
          </FormError>
        ) : null}
        {signingUp && !offer.data ? <Loading label={copy.signUp.checking} /> : null}
        {signingUp && offer.data ? <SignUpForm token={token} boundEmail={offer.data.email} /> : null}
        {signingUp ? null : <SignInForm />}
        <AuthSwitch
          canSwitch={token !== null && !offer.isError}
          signingUp={signingUp}
          onSwitch={() => setWantsSignIn(!wantsSignIn)}
        />
      </div>
    </main>
  );
}

interface AuthSwitchProps {
  canSwitch: boolean;
  signingUp: boolean;
  onSwitch: () => void;
}

function AuthSwitch({ canSwitch, signingUp, onSwitch }: AuthSwitchProps) {
  if (!canSwitch) return <p className="text-muted text-xs">{copy.signIn.needInvitation}</p>;
  return (
    <button
      type="button"
      className="justify-self-start rounded text-accent text-sm underline-offset-4 hover:underline"
      onClick={onSwitch}
    >
      {signingUp ? copy.signUp.haveAccount : copy.signIn.haveInvitation}
    </button>
  );
}
