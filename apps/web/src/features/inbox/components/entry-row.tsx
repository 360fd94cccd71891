import type { InboxEntry } from '@process-ai/contract/inbox';
import { AtSign, Check, CircleCheck, CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../components/icon-button.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatAgo, formatDateTime } from '../../../lib/format.ts';
import { inWords } from '../../../lib/mentions.ts';
import { copy } from '../copy.ts';
import { entryAddress } from '../model.ts';

interface EntryRowProps {
  entry: InboxEntry;
  /** ms */
  now: number;
  onOpened: () => void;
  onRead: () => void;
}

/** One entry: what it is, with the way there, where and when. Whoever goes there has read it. */
export function EntryRow({ entry, now, onOpened, onRead }: EntryRowProps) {
  const { isRead, at, sectorName, mention, job } = entry;
  const words = wordsOf(entry);
  const Icon = mention ? AtSign : job?.status === 'failed' ? CircleX : CircleCheck;
  return (
    <li className="flex break-inside-avoid items-start gap-3 py-2.5 pr-2 pl-4">
      <Icon aria-hidden className={cx('mt-1.5 size-4 shrink-0', isRead ? 'text-muted' : 'text-accent')} />
      <div className="grid min-w-0 grow gap-0.5 py-1">
        <p>
          <Link
            to={entryAddress(entry)}
            onClick={() => isRead || onOpened()}
            className={cx(
              'wrap-anywhere rounded text-pretty underline-offset-2 hover:underline',
              !isRead && 'font-semibold',
            )}
          >
            {isRead ? null : <span className="sr-only">{copy.unread}: </span>}
            {words}
          </Link>
        </p>
        {mention ? (
          <p className="line-clamp-2 text-muted wrap-anywhere">{inWords(mention.text, mention.mentions)}</p>
        ) : null}
        <p className="text-muted text-xs">
          {sectorName ? `${sectorName} · ` : null}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatAgo(at, now)}
          </time>
        </p>
      </div>
      {isRead ? null : <IconButton label={copy.read(words)} icon={Check} onClick={onRead} />}
    </li>
  );
}

function wordsOf({ mention, job }: InboxEntry): string {
  if (mention) return copy.mentioned(mention.by, mention.subject, mention.subjectName);
  return job ? copy.ended(job) : copy.title;
}
