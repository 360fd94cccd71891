import { type ComponentProps, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { layers } from './layers.ts';

const PopoverLayer = layers.part('PopoverLayer');

interface ExplainedProps extends ComponentProps<'button'> {
  /** What the popover is called. */
  title: string;
  /** Rendered only while it is open. */
  renderExplanation: () => ReactNode;
}

/** Something that opens to where it comes from. */
export function Explained({ title, renderExplanation, children, ...props }: ExplainedProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        {...props}
        onClick={(event) => {
          props.onClick?.(event);
          setOpen(!isOpen);
        }}
      >
        {children}
      </button>
      {isOpen ? (
        <Suspense>
          <PopoverLayer
            id={id}
            aria-label={title}
            tabIndex={0}
            trigger={trigger}
            onClose={() => setOpen(false)}
            className="z-60 max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] animate-appear overflow-y-auto rounded-lg border bg-surface p-4 text-sm shadow-pop focus:outline-none"
          >
            <h3 className="font-semibold text-sm">{title}</h3>
            {renderExplanation()}
          </PopoverLayer>
        </Suspense>
      ) : null}
    </>
  );
}
