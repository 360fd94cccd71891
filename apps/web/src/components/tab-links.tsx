import { Lock } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../lib/cx.ts';

interface TabLink {
  value: string;
  label: string;
  to: string;
  disabled?: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** The value of the tab that the address names. */
  current: string;
  /** The current tab's content. */
  children: ReactNode;
}

const LOOK = cx(
  '-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-1 font-medium text-muted text-sm transition-colors',
  'focus-visible:-outline-offset-2 focus-visible:rounded-md',
);

/** Tabs whose state is the address: each is a link; arrow keys move between them, Enter or Space opens. */
export function TabLinks({ label, tabs, current, children }: TabLinksProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a narrow window the row scrolls; the current tab must be in sight.
    list.current?.querySelector(`[data-tab="${current}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Radix.Root value={current} activationMode="manual">
      <Radix.List ref={list} aria-label={label} className="flex gap-5 overflow-x-auto border-b print:hidden">
        {tabs.map((tab) =>
          tab.disabled ? (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              data-tab={tab.value}
              disabled
              className={cx(LOOK, 'cursor-not-allowed opacity-60')}
            >
              {tab.label}
              <Lock aria-hidden className="size-3" />
            </Radix.Trigger>
          ) : (
            <Radix.Trigger key={tab.value} value={tab.value} data-tab={tab.value} asChild>
              <Link
                to={tab.to}
                className={cx(LOOK, 'hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink')}
                onKeyDown={(event) => {
                  if (event.key === ' ') event.currentTarget.click();
                }}
              >
                {tab.label}
              </Link>
            </Radix.Trigger>
          ),
        )}
      </Radix.List>
      <Radix.Content value={current} tabIndex={-1} className="pt-6 focus:outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
