import { CopyButton } from './copy-button.tsx';

/** Shown once. The server keeps no more than their hashes. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <div className="grid gap-3">
    <p className="text-pretty text-sm">
      Keep these recovery codes where you keep passwords. Each one signs you in once when you do not have your phone.
      They are not shown again.
    </p>
    <ul
      aria-label="Recovery codes"
      className="grid gap-x-6 gap-y-1 rounded-md border bg-subtle p-3 font-mono text-sm sm:grid-cols-2"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div>
      <CopyButton text={codes.join('\n')} label="Copy codes" copied="Recovery codes copied" />
    </div>
  </div>
);
