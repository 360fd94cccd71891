import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { firstSteps, type ListedSector } from '../model.ts';
import { OpenSample } from './open-sample.tsx';

/** Kept by the browser: whoever has seen it once knows the way. */
const HIDDEN = 'first-steps-hidden';

/** The way to a first blueprint, each step ticked by what is there; gone once it is hidden, or all is done. */
export function FirstSteps({ listed }: { listed: readonly ListedSector[] }) {
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) !== null);
  const steps = firstSteps(listed);
  if (hidden || steps.every(({ done }) => done)) return null;
  const next = steps.find(({ done }) => !done);
  // The empty list offers it itself; whoever has analyzed a sector knows what one looks like.
  const offersSample = listed.length > 0 && !listed.some(({ sector }) => sector.isSample || sector.hasAnalysis);
  return (
    <section aria-label={copy.firstSteps.title} className="grid gap-3 rounded-lg border bg-surface p-4 print:hidden">
      <div className="flex items-center gap-2">
        <h2 className="grow font-semibold text-sm">{copy.firstSteps.title}</h2>
        <IconButton
          label={copy.firstSteps.hide}
          icon={X}
          onClick={() => {
            localStorage.setItem(HIDDEN, '1');
            setHidden(true);
          }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ol className="flex flex-wrap gap-x-6 gap-y-2">
          {steps.map((step, index) => (
            <li
              key={step.name}
              aria-current={step === next ? 'step' : undefined}
              className={cx('flex items-center gap-2', step === next ? 'font-medium' : 'text-muted')}
            >
              <span
                aria-hidden
                className={cx(
                  'grid size-5 shrink-0 place-items-center rounded-full text-xs',
                  step.done ? 'bg-accent text-on-accent' : 'bg-subtle text-muted',
                )}
              >
                {step.done ? <Check className="size-3" /> : index + 1}
              </span>
              {copy.firstSteps.names[step.name]}
              <span className="sr-only">: {step.done ? copy.card.badgeDone : copy.card.badgeOpen}</span>
            </li>
          ))}
        </ol>
        {offersSample ? <OpenSample /> : null}
      </div>
    </section>
  );
}
