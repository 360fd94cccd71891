import { encode } from 'uqr';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

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

/** Black on white in both themes: cameras read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-44 rounded-md border bg-[#ffffff]"
    >
      <path d={squares.join('')} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
