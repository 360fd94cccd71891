import { cx } from '../lib/cx.ts';

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

/** The same of somebody whose whole name is known only. */
export function AvatarOf({ name, className }: { name: string; className?: string }) {
  const [firstName = '', ...rest] = name.split(' ');
  return <Avatar firstName={firstName} lastName={rest.at(-1) ?? ''} {...(className && { className })} />;
}

/** Up to two capitals for an avatar, from the first and the last name; "?" where both are empty. */
export const initials = (firstName: string, lastName: string) =>
  [firstName, lastName].map(firstLetter).join('').toLocaleUpperCase('en') || '?';

const segmenter = new Intl.Segmenter();

// By grapheme, so that an accent or an emoji is never cut in half.
function firstLetter(name: string) {
  const [first] = segmenter.segment(name.trim());
  return first?.segment ?? '';
}
