import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** For a code of an authenticator app, or a recovery code; phones offer the one they know. */
export const CodeInput = (props: ComponentProps<'input'>) => (
  <Input
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    className="font-mono tracking-wider"
    {...props}
  />
);
