import { cx } from '../lib/cx.ts';

interface ProgressProps {
  value: number;
  max: number;
  /** What is progressing, for screen readers. */
  label: string;
  /** How far, in words, such as "2/4 steps". */
  valueText?: string;
  className?: string;
}

export const Progress = ({ value, max, label, valueText, className }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    aria-valuetext={valueText}
    className={cx('h-1.5 overflow-hidden rounded-full bg-subtle', className)}
  >
    <div
      className="h-full rounded-full bg-accent transition-[width]"
      style={{ width: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }}
    />
  </div>
);
