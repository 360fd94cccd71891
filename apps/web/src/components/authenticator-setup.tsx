import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { QrCode } from './qr-code.tsx';

interface AuthenticatorSetupProps {
  secret: string;
  /** otpauth://… */
  uri: string;
}

/** How a secret gets into an authenticator app: by its camera, by a link on the same phone, or by hand. */
export const AuthenticatorSetup = ({ secret, uri }: AuthenticatorSetupProps) => (
  <div className="grid gap-3">
    <p className="text-pretty text-sm">
      Scan this with an authenticator app. If this is the phone itself,{' '}
      <a href={uri} className="text-accent underline underline-offset-4">
        open the app
      </a>
      .
    </p>
    <QrCode text={uri} label="QR code for the authenticator app" />
    <Field label="Setup key" hint="For apps that cannot scan.">
      <Input
        readOnly
        value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        className="font-mono"
        onFocus={(event) => event.target.select()}
      />
    </Field>
  </div>
);
