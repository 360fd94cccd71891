import { Globe } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { websiteLabel } from '../model.ts';

/** The contract lets only http and https addresses in, so the link is safe to follow. */
export const VendorWebsite = ({ website, className }: { website: string; className?: string }) => (
  <a
    href={website}
    target="_blank"
    rel="noopener noreferrer"
    className={cx(
      'inline-flex min-h-6 min-w-0 max-w-full items-center gap-1 rounded text-accent underline-offset-4 hover:underline',
      className,
    )}
  >
    <Globe aria-hidden className="size-3.5 shrink-0" />
    <span className="sr-only">{copy.card.website}:</span>
    <span className="truncate">{websiteLabel(website)}</span>
  </a>
);
