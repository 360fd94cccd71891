import { cx } from '../lib/cx.ts';
import { initials } from '../lib/initials.ts';

interface AvatarProps {
  firstName: string;
  lastName: string;
  className?: string;
}

/** A person's initials. Their name stands beside it, or names the button around it. */
export const Avatar = ({ firstName, lastName, className }: AvatarProps) => (
  <span
    aria-hidden
    className={cx(
      'inline-flex size-7 shrink-0 select-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs',
      className,
    )}
  >
    {initials(firstName, lastName)}
  </span>
);
