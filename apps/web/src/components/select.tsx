import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field.tsx';
import { CONTROL } from './input.tsx';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> {
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  /** Needed only outside a Field. */
  'aria-label'?: string;
}

/** One choice from a list. An option's value must not be empty. */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  disabled,
  className,
  ...props
}: SelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // The library renders also what a closed list holds: thousands of options, again with whatever stands around them. Its
  // letters choose from a closed one that has the focus; elsewhere only the chosen option is needed, which is its text.
  const needed = isOpen || hasFocus ? options : options.filter((option) => option.value === value);
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={setOpen}
      value={value ?? ''}
      onValueChange={(chosen) => onValueChange(chosen as Value)}
      {...(disabled ? { disabled } : {})}
    >
      <Radix.Trigger
        className={cx(
          CONTROL,
          'flex h-8 items-center justify-between gap-2 text-left data-placeholder:text-muted',
          className,
        )}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        {...useFieldControl()}
        {...props}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] animate-appear overflow-hidden rounded-md border bg-surface shadow-pop"
        >
          <Radix.Viewport className="max-h-72 p-1">
            {needed.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex h-8 cursor-default select-none items-center gap-2 rounded px-2 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-subtle"
              >
                <span className="grow truncate">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="size-4 text-accent" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
