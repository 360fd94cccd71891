import type { ClientLink } from '@process-ai/contract/client-links';
import { EXPORT_SECTIONS } from '@process-ai/contract/exports';
import { ChevronRight, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ForEditors, useMayEdit } from '../../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { browserName } from '../../../lib/browser-name.ts';
import { cx } from '../../../lib/cx.ts';
import { formatCount, formatDate, formatDateTime } from '../../../lib/format.ts';
import { SECTION_NAMES } from '../../../lib/section-names.ts';
import { copy } from '../copy.ts';
import { useClientLinks, useOpenings, useRestoreClientLink, useRevokeClientLink } from '../queries.ts';

const CreateLinkDialog = lazy(async () => ({ default: (await import('./create-link-dialog.tsx')).CreateLinkDialog }));

/** The links by which clients read the blueprint of a sector, and who opened them. */
export function ClientLinks({ sectorId }: { sectorId: string }) {
  const links = useClientLinks(sectorId);
  const [adding, setAdding] = useState(false);
  const [now] = useState(() => Date.now());
  return (
    <section aria-label={copy.links.title} className="grid gap-4 border-t pt-6 print:hidden">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="max-w-prose">
          <h3 className="font-semibold text-base">{copy.links.title}</h3>
          <p className="text-pretty text-muted">{copy.links.text}</p>
        </div>
        <ForEditors>
          <Button onClick={() => setAdding(true)}>
            <Share2 aria-hidden />
            {copy.links.add}
          </Button>
        </ForEditors>
      </header>
      {links.isPending ? (
        <Loading label={copy.links.loading}>
          <Skeleton className="h-16" />
        </Loading>
      ) : links.isError ? (
        <FailedState title={copy.links.failed} error={links.error} onRetry={() => void links.refetch()} />
      ) : links.data.length === 0 ? (
        <p className="text-muted">{copy.links.none}</p>
      ) : (
        <ul className="max-h-120 divide-y overflow-y-auto rounded-lg border bg-surface">
          {links.data.map((link) => (
            <LinkRow key={link.id} sectorId={sectorId} link={link} state={stateOf(link, now)} />
          ))}
        </ul>
      )}
      <Suspense>{adding ? <CreateLinkDialog sectorId={sectorId} onClose={() => setAdding(false)} /> : null}</Suspense>
    </section>
  );
}

type State = keyof typeof copy.links.state;

const TONES = { active: 'success', expired: 'warning', unanswered: 'warning', revoked: 'neutral' } as const;

/** `now` in milliseconds since 1970. */
function stateOf({ revokedAt, expiresAt, isAnswered }: ClientLink, now: number): State {
  if (revokedAt !== null) return 'revoked';
  if (now >= Date.parse(expiresAt)) return 'expired';
  return isAnswered ? 'active' : 'unanswered';
}

function LinkRow({ sectorId, link, state }: { sectorId: string; link: ClientLink; state: State }) {
  const [open, setOpen] = useState(false);
  const mayEdit = useMayEdit();
  const revoke = useRevokeClientLink(sectorId);
  const restore = useRestoreClientLink(sectorId);
  const { id: linkId, label, lastOpenedAt } = link;
  const facts = [
    copy.links.made(formatDate(link.createdAt), link.createdBy),
    state === 'unanswered'
      ? copy.links.unanswered
      : copy.links[state === 'active' ? 'until' : 'ended'](formatDate(link.revokedAt ?? link.expiresAt)),
  ];
  const opened = copy.links.openings(
    formatCount(link.openings, ...copy.links.time),
    lastOpenedAt && formatDateTime(lastOpenedAt),
    link.attempts - link.openings,
  );
  return (
    <li className="grid gap-2 px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-52 grow basis-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium wrap-anywhere">{label}</span>
            <Badge tone={TONES[state]}>{copy.links.state[state]}</Badge>
            {link.hasPassword ? <Badge tone="outline">{copy.links.password}</Badge> : null}
          </p>
          <p className="text-muted text-xs">{facts.join(', ')}</p>
          {link.sections.length < EXPORT_SECTIONS.length ? (
            <p className="text-pretty text-muted text-xs">
              {copy.links.sections(link.sections.map((section) => SECTION_NAMES[section]))}
            </p>
          ) : null}
        </div>
        {link.attempts === 0 ? (
          <p className="text-muted text-xs">{opened}</p>
        ) : (
          <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronRight aria-hidden className={cx(open && 'rotate-90')} />
            {opened}
          </Button>
        )}
        {mayEdit && state === 'active' ? (
          <Button
            size="sm"
            aria-label={copy.revoke.label(label)}
            pending={revoke.isPending}
            onClick={() => revoke.mutate({ sectorId, linkId })}
          >
            {copy.revoke.submit}
          </Button>
        ) : null}
        {mayEdit && (state === 'revoked' || state === 'unanswered') ? (
          <Button
            size="sm"
            aria-label={copy.restore.label(label)}
            pending={restore.isPending}
            onClick={() => restore.mutate({ sectorId, linkId })}
          >
            {copy.restore.submit}
          </Button>
        ) : null}
      </div>
      {open ? <Openings sectorId={sectorId} link={link} /> : null}
    </li>
  );
}

function Openings({ sectorId, link }: { sectorId: string; link: ClientLink }) {
  const openings = useOpenings(sectorId, link.id);
  if (openings.isPending) return <Loading label={copy.openings.loading} />;
  if (openings.isError) {
    return <FailedState title={copy.openings.failed} error={openings.error} onRetry={() => void openings.refetch()} />;
  }
  return (
    <Table label={copy.openings.label(link.label)}>
      <TableHead>
        <tr>
          <TableHeaderCell>{copy.openings.when}</TableHeaderCell>
          <TableHeaderCell>{copy.openings.what}</TableHeaderCell>
          <TableHeaderCell>{copy.openings.from}</TableHeaderCell>
          <TableHeaderCell>{copy.openings.browser}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {openings.data.map(({ openedAt, outcome, address, userAgent }, index) => (
          <TableRow key={index}>
            <TableCell className="whitespace-nowrap">{formatDateTime(openedAt)}</TableCell>
            <TableCell className={cx('whitespace-nowrap', outcome !== 'opened' && 'text-warning')}>
              {copy.openings.outcome[outcome]}
            </TableCell>
            <TableCell className="whitespace-nowrap">{address ?? copy.openings.unknown}</TableCell>
            <TableCell>{browserName(userAgent) ?? copy.openings.unknown}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
