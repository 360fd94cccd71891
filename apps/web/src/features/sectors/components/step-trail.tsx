import { Check } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { CreateStep } from '../model.ts';

/** Where in the flow one is: three stations, the last named after the chosen way. */
export function StepTrail({ step }: { step: CreateStep }) {
  const last = step === 'research' || step === 'import';
  const stations = [
    copy.create.steps.details,
    copy.create.steps.workflow,
    last ? copy.create.steps[step] : copy.create.processesStep,
  ];
  const current = last ? 2 : step === 'workflow' ? 1 : 0;
  return (
    <ol aria-label={copy.create.trail} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {stations.map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={cx('flex items-center gap-2', index === current ? 'font-medium text-ink' : 'text-muted')}
        >
          {index > 0 ? <span aria-hidden className="mr-1 h-px w-6 bg-line-strong max-sm:hidden" /> : null}
          <span
            aria-hidden
            className={cx(
              'grid size-5 place-items-center rounded-full text-xs',
              index === current ? 'bg-accent text-on-accent' : 'bg-subtle text-muted',
            )}
          >
            {index < current ? <Check className="size-3" /> : index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
