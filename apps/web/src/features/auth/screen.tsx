import { useState } from 'react';
import { FormError } from '../../components/form-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { errorText } from '../../lib/error-copy.ts';
import { linkToken } from '../../lib/link-token.ts';
import { AuthFrame } from './components/auth-frame.tsx';
import { SignInForm } from './components/sign-in-form.tsx';
import { SignUpForm } from './components/sign-up-form.tsx';
import { copy } from './copy.ts';
import { useInvitationOffer } from './queries.ts';

/** Signs people in; with an invitation, lets them create their account. */
export function AuthScreen() {
  const [token] = useState(() => linkToken('invitation'));
  const [wantsSignIn, setWantsSignIn] = useState(false);
  const offer = useInvitationOffer(token);
  const signingUp = token !== null && !wantsSignIn && !offer.isError;
  const words = signingUp ? copy.signUp : copy.signIn;

  return (
    <AuthFrame title={words.title} text={signingUp && offer.data?.makesAdmin ? copy.signUp.adminText : words.text}>
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
    </AuthFrame>
  );
}

interface AuthSwitchProps {
  canSwitch: boolean;
  signingUp: boolean;
  onSwitch: () => void;
}

function AuthSwitch({ canSwitch, signingUp, onSwitch }: AuthSwitchProps) {
  if (!canSwitch) {
    return (
      <div className="grid gap-1.5 text-muted text-xs">
        <p>{copy.signIn.forgot}</p>
        <p>{copy.signIn.needInvitation}</p>
      </div>
    );
  }
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
