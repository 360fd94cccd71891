import { Popover } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface ExplainedProps extends ComponentProps<'button'> {
  /** What the popover is called. */
  title: string;
  /** Rendered only while it is open. */
  renderExplanation: () => ReactNode;
}

/** Something that opens to where it comes from. */
export const Explained = ({ title, renderExplanation, children, ...props }: ExplainedProps) => (
  <Popover.Root>
    <Popover.Trigger {...props}>{children}</Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        aria-label={title}
        tabIndex={0}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className="z-60 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] animate-appear overflow-y-auto rounded-lg border bg-surface p-4 text-sm shadow-pop focus:outline-none"
      >
        <h3 className="font-semibold text-sm">{title}</h3>
        {renderExplanation()}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
