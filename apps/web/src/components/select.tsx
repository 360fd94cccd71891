import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, Suspense, useId, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { useFieldControl } from './field.tsx';
import { CONTROL } from './input.tsx';
import { layers } from './layers.ts';

const SelectLayer = layers.part('SelectLayer');

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

/** One choice from a list. An option's value must not be empty. Closed, it is a button: the list is rendered as it opens. */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  disabled = false,
  className,
  ...props
}: SelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const pointerType = useRef('');
  const id = useId();
  const typed = useTyped((text) => {
    const found = startingWith(options, text, value);
    if (found !== undefined) onValueChange(found);
  });
  const chosen = options.find((option) => option.value === value);
  const press = (event: PointerEvent) => {
    ({ pointerType: pointerType.current } = event);
    if (event.button !== 0 || event.ctrlKey || event.pointerType !== 'mouse') return;
    setOpen(true);
    // The keyboard goes to the list.
    event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
    const continues = typed.text() !== '';
    if (isLetter) typed.add(event.key);
    if (!OPENING.has(event.key) || (event.key === ' ' && continues)) return;
    typed.forget();
    setOpen(true);
    event.preventDefault();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        aria-autocomplete="none"
        data-state={isOpen ? 'open' : 'closed'}
        data-placeholder={value ? undefined : ''}
        disabled={disabled}
        onPointerDown={press}
        onClick={() => {
          // A finger lifts before it opens, and so does a screen reader; a mouse has opened it as it was pressed.
          if (pointerType.current !== 'mouse') setOpen(true);
        }}
        onKeyDown={pressKey}
        className={cx(
          CONTROL,
          'flex h-8 items-center justify-between gap-2 text-left data-placeholder:text-muted',
          className,
        )}
        {...useFieldControl()}
        {...props}
      >
        <span className="pointer-events-none truncate">{chosen?.label ?? (value ? '' : placeholder)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {isOpen ? (
        <Suspense>
          <SelectLayer
            id={id}
            trigger={trigger}
            value={value}
            onValueChange={(next) => onValueChange(next as Value)}
            onClose={() => setOpen(false)}
            options={options}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const OPENING = new Set([' ', 'Enter', 'ArrowUp', 'ArrowDown']);

/** How long letters belong together, in ms. */
const TOGETHER = 1000;

/** What was typed of late on a closed list, which chooses as a native one does. */
function useTyped(onTyped: (text: string) => void) {
  const state = useRef({ text: '', at: 0 });
  const text = () => (performance.now() - state.current.at < TOGETHER ? state.current.text : '');
  return {
    text,
    add: (key: string) => {
      state.current = { text: text() + key, at: performance.now() };
      onTyped(state.current.text);
    },
    forget: () => {
      state.current = { text: '', at: 0 };
    },
  };
}

/** The next option that begins with the text, after the chosen one; one letter again and again goes through all of it. */
function startingWith<Value extends string>(
  options: readonly SelectOption<Value>[],
  text: string,
  value: Value | undefined,
): Value | undefined {
  const first = text.charAt(0);
  const wanted = (text === first.repeat(text.length) ? first : text).toLowerCase();
  const enabled = options.filter(({ disabled }) => !disabled);
  const from = Math.max(
    0,
    enabled.findIndex((option) => option.value === value),
  );
  const inTurn = [...enabled.slice(from), ...enabled.slice(0, from)].filter(
    (option) => wanted.length > 1 || option.value !== value,
  );
  return inTurn.find(({ label }) => label.toLowerCase().startsWith(wanted))?.value;
}
