import { matchesWords } from '@process-ai/domain/matches-words';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import type { PopoverLayerProps } from '../layers.ts';
import { useVirtualWindow } from '../virtual-window.ts';
import { PopoverLayer } from './popover-layer.tsx';

interface SearchLayerProps extends ChoicesProps, Pick<PopoverLayerProps, 'trigger' | 'onClose'> {}

/** The open list of a searchable select. */
export const SearchLayer = ({ trigger, onClose, ...choices }: SearchLayerProps) => (
  <PopoverLayer
    modal
    trigger={trigger}
    onClose={onClose}
    aria-label={choices.listLabel}
    className="z-60 w-(--radix-popover-trigger-width) min-w-72 max-w-[calc(100vw-1rem)] animate-appear overflow-hidden rounded-md border bg-surface shadow-pop"
  >
    <Choices {...choices} />
  </PopoverLayer>
);

interface Choice {
  value: string;
  label: string;
  prefix?: string;
}

interface ChoicesProps {
  options: readonly Choice[];
  value: string;
  listLabel: string;
  searchLabel: string;
  nothingFound: string;
  listId: string;
  onChoose: (value: string) => void;
}

const ROW = 32;

function Choices({ listId, options, value, listLabel, searchLabel, nothingFound, onChoose }: ChoicesProps) {
  const [text, setText] = useState('');
  const found = useMemo(() => matching(options, text), [options, text]);
  const [first] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const [active, setActive] = useState(first);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualWindow({ element: scroller, scroller, count: found.length, rowHeight: ROW, wholeUpTo: 0 });
  // What is chosen stands in the midst of what is seen.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = (first - 3) * ROW;
  }, [first]);
  const optionId = (index: number) => `${listId}-${index}`;
  const move = (to: number) => {
    const next = Math.min(found.length - 1, Math.max(0, to));
    setActive(next);
    rows.show(next);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + 7, PageUp: active - 7 }[event.key];
    const chosen = found[active];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && chosen) onChoose(chosen.value);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        role="combobox"
        aria-label={searchLabel}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        placeholder={searchLabel}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          scroller.current?.scrollTo({ top: 0 });
        }}
        onKeyDown={press}
        className="h-9 w-full border-b bg-transparent px-3 text-sm focus:outline-none"
      />
      <div ref={scroller} className="max-h-64 overflow-y-auto p-1">
        <div id={listId} role="listbox" aria-label={listLabel} className="relative" style={{ height: rows.height }}>
          {rows.items.map(({ index, start }) => {
            const option = found[index];
            return option ? (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keyboard
              <div
                key={option.value}
                id={optionId(index)}
                role="option"
                aria-selected={option.value === value}
                aria-setsize={found.length}
                data-active={index === active}
                aria-posinset={index + 1}
                tabIndex={-1}
                onClick={() => onChoose(option.value)}
                onPointerMove={() => setActive(index)}
                className={cx(
                  'absolute inset-x-0 flex cursor-default select-none items-center gap-2 rounded px-2',
                  index === active && 'bg-subtle',
                )}
                style={{ top: start, height: ROW }}
              >
                {option.prefix ? <span className="shrink-0 text-muted">{option.prefix}</span> : null}
                <span className="grow truncate">{option.label}</span>
                {option.value === value ? <Check aria-hidden className="size-4 shrink-0 text-accent" /> : null}
              </div>
            ) : null;
          })}
        </div>
        {found.length === 0 ? (
          <p role="status" className="px-2 py-4 text-center text-muted">
            {nothingFound}
          </p>
        ) : null}
      </div>
    </>
  );
}

function matching(options: readonly Choice[], text: string): readonly Choice[] {
  const matches = matchesWords(text);
  return text === '' ? options : options.filter(({ prefix = '', label }) => matches(`${prefix} ${label}`));
}
