import { Inbox } from 'lucide-react';
import { Link, useMatch } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useListening, usePresence } from '../../lib/presence.ts';

/** More than these are not counted out in so small a place. */
const COUNTED = 99;

/** The way to the inbox, with how much of it is unread. */
export function InboxLink() {
  useListening(useMatch('/sectors/:sectorId/*')?.params.sectorId ?? null);
  const { unread } = usePresence();
  const label = unread === 0 ? 'Inbox' : `Inbox, ${formatNumber(unread)} unread`;
  return (
    <Tooltip label={label}>
      <Button asChild variant="ghost" size="icon" className="relative">
        <Link to="/inbox" aria-label={label} data-testid="link-inbox">
          <Inbox aria-hidden />
          {unread === 0 ? null : (
            <span
              aria-hidden
              className="absolute -top-0.5 -right-0.5 h-4 min-w-4 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-4 tabular-nums"
            >
              {unread > COUNTED ? `${COUNTED}+` : unread}
            </span>
          )}
        </Link>
      </Button>
    </Tooltip>
  );
}

/** Says so to screen readers. Stands outside of the header: what holds a live region is not hidden behind dialogs. */
export function InboxAnnouncer() {
  const { unread } = usePresence();
  return (
    <div aria-live="polite" className="sr-only">
      {unread === 0 ? '' : `${formatNumber(unread)} unread in your inbox`}
    </div>
  );
}
