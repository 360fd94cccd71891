import type { Invitation } from '@process-ai/contract/invitations';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatDate } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { invitationLink, invitationStatus } from '../model.ts';

interface InvitationTableProps {
  invitations: readonly Invitation[];
  onRemove: (invitation: Invitation) => void;
}

const TONES = { active: 'success', used: 'neutral', expired: 'warning' } as const;

export function InvitationTable({ invitations, onRemove }: InvitationTableProps) {
  const [now] = useState(() => Date.now());
  return (
    <Table label={copy.title}>
      <TableHead>
        <tr>
          <TableHeaderCell>{copy.table.status}</TableHeaderCell>
          <TableHeaderCell className="@max-md:px-0!">{copy.table.email}</TableHeaderCell>
          <TableHeaderCell className="@max-2xl:hidden">{copy.table.created}</TableHeaderCell>
          <TableHeaderCell className="@max-2xl:hidden">{copy.table.expires}</TableHeaderCell>
          <TableHeaderCell className="@max-2xl:hidden">{copy.table.used}</TableHeaderCell>
          <TableHeaderCell className="text-right">{copy.table.actions}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {invitations.map((invitation) => {
          const status = invitationStatus(invitation, now);
          return (
            <TableRow key={invitation.id}>
              <TableCell>
                <Badge tone={TONES[status]}>{copy.status[status]}</Badge>
              </TableCell>
              <TableCell className="max-w-72 @max-2xl:w-full @max-md:px-0!">
                <div className="flex flex-wrap items-center gap-x-2 @2xl:flex-nowrap">
                  <span
                    className={cx(
                      'line-clamp-3 break-all @2xl:line-clamp-1',
                      invitation.email ? 'font-medium' : 'text-muted',
                    )}
                    title={invitation.email ?? undefined}
                  >
                    {invitation.email ?? copy.table.anyone}
                  </span>
                  {invitation.isAdmin ? <Badge tone="accent">{copy.roles.admin}</Badge> : null}
                </div>
              </TableCell>
              <DateCell iso={invitation.createdAt} />
              <DateCell iso={invitation.expiresAt} />
              <DateCell iso={invitation.usedAt} />
              <TableCell>
                {invitation.usedAt ? null : (
                  <div className="flex items-center justify-end gap-1">
                    <CopyButton
                      text={invitationLink(location.origin, invitation.token)}
                      label={copy.copyLink}
                      copied={copy.copied}
                    />
                    <IconButton
                      label={copy.remove.label(invitation.email)}
                      icon={Trash2}
                      onClick={() => onRemove(invitation)}
                    />
                  </div>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

const DateCell = ({ iso }: { iso: string | null }) => (
  <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">
    {iso ? formatDate(iso) : copy.table.never}
  </TableCell>
);
