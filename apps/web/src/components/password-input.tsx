import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';

/** A password that can be shown, so that nobody has to type it twice. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-9 pointer-coarse:h-11 pointer-coarse:pr-12 pointer-coarse:text-base"
        {...props}
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 grid w-7 place-items-center rounded text-muted hover:text-ink pointer-coarse:inset-y-0 pointer-coarse:right-0 pointer-coarse:w-11"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
