import type { Team } from '@process-ai/contract/teams';
import { Pencil, Plus, Trash2, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Listed } from '../../components/listed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { copy } from './copy.ts';
import { useRemoveTeam, useTeams } from './queries.ts';

const TeamDialog = lazy(async () => ({ default: (await import('./components/team-dialog.tsx')).TeamDialog }));

/** Who is given access together; `restricted`: what not everybody may open. */
export function TeamsScreen({ restricted }: { restricted: ReactNode }) {
  const [edited, setEdited] = useState<Team | 'new' | null>(null);
  return (
    <div className="grid max-w-5xl gap-8">
      <PageHeader
        title={copy.title}
        description={copy.text}
        actions={
          <Button variant="primary" onClick={() => setEdited('new')}>
            <Plus aria-hidden />
            {copy.create.open}
          </Button>
        }
      />
      <TeamList onEdit={setEdited} />
      {restricted}
      <Suspense>
        {edited === null ? null : (
          <TeamDialog team={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </div>
  );
}

function TeamList({ onEdit }: { onEdit: (team: Team) => void }) {
  const teams = useTeams();
  const remove = useRemoveTeam();
  const [leaving, setLeaving] = useState<Team | null>(null);
  return (
    <>
      <Listed query={teams} copy={copy} icon={Users}>
        {(items) => <TeamTable teams={items} onEdit={onEdit} onRemove={setLeaving} />}
      </Listed>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={copy.remove.title}
        description={leaving ? copy.remove.text(leaving.name, leaving.sectors) : ''}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ teamId: leaving.id }, { onSettled: () => setLeaving(null) })}
      />
    </>
  );
}

interface TeamTableProps {
  teams: readonly Team[];
  onEdit: (team: Team) => void;
  onRemove: (team: Team) => void;
}

const TeamTable = ({ teams, onEdit, onRemove }: TeamTableProps) => (
  <Table label={copy.teams}>
    <TableHead>
      <tr>
        <TableHeaderCell>{copy.table.name}</TableHeaderCell>
        <TableHeaderCell>{copy.table.members}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{copy.table.sectors}</TableHeaderCell>
        <TableHeaderCell>
          <span className="sr-only">{copy.table.actions}</span>
        </TableHeaderCell>
      </tr>
    </TableHead>
    <TableBody>
      {teams.map((team) => (
        <TableRow key={team.id}>
          <TableCell className="min-w-32 font-medium wrap-anywhere">{team.name}</TableCell>
          <TableCell className="text-muted wrap-anywhere">
            {team.members.map(({ name }) => name).join(', ') || copy.table.nobody}
          </TableCell>
          <TableCell className="whitespace-nowrap text-muted @max-2xl:hidden">{copy.sectors(team.sectors)}</TableCell>
          <TableCell className="text-right whitespace-nowrap">
            <IconButton label={copy.edit.open(team.name)} icon={Pencil} onClick={() => onEdit(team)} />
            <IconButton label={copy.remove.open(team.name)} icon={Trash2} onClick={() => onRemove(team)} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
