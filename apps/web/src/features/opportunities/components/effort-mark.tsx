import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';

const STEPS = [1, 2, 3, 4, 5];

/** 1 to 5 as bars, and as the number. */
export const EffortMark = ({ effort, short = false }: { effort: number; short?: boolean }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap" title={copy.effort.label(effort)}>
    <span aria-hidden className="flex h-3 items-end gap-px">
      {STEPS.map((step) => (
        <span
          key={step}
          className={cx('w-1 rounded-xs', step <= effort ? 'bg-muted' : 'bg-line')}
          style={{ height: `${30 + step * 14}%` }}
        />
      ))}
    </span>
    <span className={cx(short && 'sr-only')}>{copy.effort.label(effort)}</span>
    {short ? <span aria-hidden>{effort}</span> : null}
  </span>
);
