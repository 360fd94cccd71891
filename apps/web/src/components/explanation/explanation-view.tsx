import { Info } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { Badge } from '../badge.tsx';
import type { Explanation, Source } from './explanation.ts';

/** A formula step by step, with its numbers, and what of them is an assumption. */
export const ExplanationView = ({ steps, sources, remarks }: Explanation) => (
  <div className="mt-3 grid gap-4">
    <ol className="grid gap-2.5">
      {steps.map(({ label, formula, worked, value }, index) => (
        <li key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
          <span className={cx(index === steps.length - 1 && 'font-medium')}>{label}</span>
          <span className={cx('text-right', index === steps.length - 1 && 'font-semibold')}>{value}</span>
          <span className="col-span-2 text-muted text-xs">
            {formula}
            <br />= {worked}
          </span>
        </li>
      ))}
    </ol>
    {sources.length > 0 ? (
      <div className="border-t pt-3">
        <h4 className="mb-1.5 font-medium text-muted text-xs">Made of</h4>
        <ul className="grid gap-1.5">
          {sources.map((source) => (
            <SourceLine key={source.label} {...source} />
          ))}
        </ul>
      </div>
    ) : null}
    {remarks.map((remark) => (
      <p key={remark} className="flex gap-2 text-muted text-xs">
        <Info aria-hidden className="mt-px size-3.5 shrink-0" />
        {remark}
      </p>
    ))}
  </div>
);

const SourceLine = ({ label, value, assumed, computed, note }: Source) => (
  <li className="grid grid-cols-[1fr_auto_5.25rem] items-center gap-x-3 text-xs">
    <span>{label}</span>
    <span className="text-right">{value}</span>
    <span className="justify-self-end">
      <Badge tone={assumed ? 'warning' : 'neutral'}>{assumed ? 'Assumption' : computed ? 'Computed' : 'Entered'}</Badge>
    </span>
    {note ? <span className="col-span-3 text-muted">{note}</span> : null}
  </li>
);
