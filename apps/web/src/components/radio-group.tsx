import type { ComponentProps, ReactNode } from 'react';
import { moveByArrows } from './arrow-keys.ts';

interface RadioGroupProps<Value extends string> extends Omit<ComponentProps<'div'>, 'children'> {
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  values: readonly Value[];
  /** Renders the buttons; each takes what `radioOf` gives for its value. */
  children: (radioOf: (value: Value) => ComponentProps<'button'>) => ReactNode;
}

/** One of several. An arrow key moves and chooses; the Tab key stops at the chosen one alone. */
export function RadioGroup<Value extends string>({
  value,
  onValueChange,
  values,
  children,
  ...props
}: RadioGroupProps<Value>) {
  const stop = value ?? values[0];
  const radioOf = (of: Value) => ({
    type: 'button' as const,
    role: 'radio',
    value: of,
    'aria-checked': of === value,
    'data-state': of === value ? 'checked' : 'unchecked',
    tabIndex: of === stop ? 0 : -1,
    onClick: () => {
      if (of !== value) onValueChange(of);
    },
  });
  return (
    <div
      {...props}
      role="radiogroup"
      tabIndex={-1}
      onKeyDown={(event) => {
        // By the space key alone (WAI-ARIA).
        if (event.key === 'Enter') event.preventDefault();
        moveByArrows(event, '[role="radio"]')?.click();
      }}
    >
      {children(radioOf)}
    </div>
  );
}
