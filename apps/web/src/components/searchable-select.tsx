import { ChevronsUpDown } from 'lucide-react';
import { type Ref, Suspense, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { onDemand, prefetchAtFirstSign } from '../lib/on-demand.tsx';
import { useFieldControl } from './field.tsx';
import { CONTROL } from './input.tsx';

const search = onDemand(() => import('./layers/search-layer.tsx'));
const SearchLayer = search.part('SearchLayer');

export interface SearchableOption {
  value: string;
  label: string;
  /** Stands before the label, in grey: a code, say. */
  prefix?: string;
}

interface SearchableSelectProps {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SearchableOption[];
  /** What the list holds, for screen readers. */
  listLabel: string;
  placeholder: string;
  searchLabel: string;
  nothingFound: string;
  /** How a value reads that is none of the options. */
  unknownLabel?: (value: string) => string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice out of tens of thousands: typing narrows them down by every word, in prefix or label. */
export function SearchableSelect({
  value,
  onValueChange,
  options,
  listLabel,
  placeholder,
  searchLabel,
  nothingFound,
  unknownLabel = String,
  onBlur,
  ref,
}: SearchableSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const chosen = findOption(options, value);
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  // Whoever opens it types at once: what they type before the list is there would be lost.
  useEffect(() => prefetchAtFirstSign(search), []);
  return (
    <>
      <button
        ref={(button) => {
          trigger.current = button;
          return attach(ref, button);
        }}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-controls={listId}
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={() => (isOpen ? close() : setOpen(true))}
        className={cx(CONTROL, 'flex h-8 items-center justify-between gap-2 text-left')}
        {...useFieldControl()}
      >
        <span className={cx('truncate', !chosen && !value && 'text-muted')}>
          {chosen ? [chosen.prefix, chosen.label].filter(Boolean).join(' ') : value ? unknownLabel(value) : placeholder}
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {isOpen ? (
        <Suspense>
          <SearchLayer
            trigger={trigger}
            onClose={close}
            listId={listId}
            listLabel={listLabel}
            searchLabel={searchLabel}
            nothingFound={nothingFound}
            options={options}
            value={value}
            onChoose={(next) => {
              onValueChange(next);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function attach(ref: Ref<HTMLButtonElement> | undefined, button: HTMLButtonElement | null) {
  if (typeof ref === 'function') return ref(button);
  if (ref) ref.current = button;
  return undefined;
}

const indexes = new WeakMap<readonly SearchableOption[], Map<string, SearchableOption>>();

/** Looks among the options by value; one index serves all the selects that share them. */
export function findOption(options: readonly SearchableOption[], value: string): SearchableOption | undefined {
  const index = indexes.get(options) ?? new Map(options.map((option) => [option.value, option]));
  indexes.set(options, index);
  return index.get(value);
}
