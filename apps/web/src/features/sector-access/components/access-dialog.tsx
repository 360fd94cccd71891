import type { AccessMode, SectorAccess, SectorGrant, SectorRole } from '@process-ai/contract/sector-access';
import { Users, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { SearchableSelect } from '../../../components/searchable-select.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { Select } from '../../../components/select.tsx';
import { useOwnUser } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useChangeAccess, usePeople, useSectorAccess, useTeams } from '../queries.ts';

const MODES = (['all', 'chosen'] as const).map((value) => ({ value, label: copy.modes[value] }));
const ROLES = (['viewer', 'editor', 'owner'] as const).map((value) => ({ value, label: copy.roles[value] }));

interface AccessDialogProps {
  sectorId: string;
  onClose: () => void;
}

/** Who may open a sector, and as what. Each change takes effect at once. */
export function AccessDialog({ sectorId, onClose }: AccessDialogProps) {
  const access = useSectorAccess(sectorId);
  return (
    <Dialog open onOpenChange={onClose} title={copy.title} description={access.data?.name}>
      <DialogBody className="grid gap-5">
        {access.data ? <AccessOf sectorId={sectorId} access={access.data} /> : null}
        {access.isPending ? (
          <Loading label={copy.loading}>
            <Skeleton className="h-40" />
          </Loading>
        ) : null}
        {access.isError && !access.data ? (
          <FailedState title={copy.failed} error={access.error} onRetry={() => void access.refetch()} />
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function AccessOf({ sectorId, access }: { sectorId: string; access: SectorAccess }) {
  const { change, isPending } = useChangeAccess(sectorId);
  const { mayManage, grants } = access;
  return (
    <>
      <section className="grid gap-2">
        <h3 className="font-medium">{copy.mode}</h3>
        {mayManage ? (
          <Segmented<AccessMode>
            label={copy.mode}
            value={access.access}
            onValueChange={(mode) =>
              change({ access: mode }, { title: copy.changed, changes: { access: access.access } })
            }
            options={MODES}
            className="max-sm:flex max-sm:[&>button]:grow max-sm:[&>button]:px-2"
          />
        ) : (
          <p>{copy.modes[access.access]}</p>
        )}
        <p className="text-pretty text-muted text-xs">{copy.modeHints[access.access]}</p>
        <p className="text-pretty text-muted text-xs">
          {copy.own[access.role ?? 'administrator']} {mayManage ? null : copy.askOwner}
        </p>
      </section>
      <section className="grid gap-2">
        <h3 className="font-medium">{copy.grants}</h3>
        {grants.length === 0 ? <p className="text-muted">{copy.nobody}</p> : null}
        <ul className="grid gap-1">
          {grants.map((grant) => (
            <GrantRow
              key={grant.id}
              grant={grant}
              mayManage={mayManage}
              isPending={isPending}
              onRole={(role) => change(of(grant, role), { title: copy.changed, changes: of(grant, grant.role) })}
              onRemove={() =>
                change(of(grant, null), { title: copy.removed(grant.name), changes: of(grant, grant.role) })
              }
            />
          ))}
        </ul>
      </section>
      {mayManage ? (
        <AddGrant grants={grants} isPending={isPending} onAdd={(added, role) => change(of(added, role))} />
      ) : null}
    </>
  );
}

type Holder = Pick<SectorGrant, 'kind' | 'id'>;

const of = ({ kind, id }: Holder, role: SectorRole | null) =>
  kind === 'person' ? { people: [{ userId: id, role }] } : { teams: [{ teamId: id, role }] };

interface GrantRowProps {
  grant: SectorGrant;
  mayManage: boolean;
  isPending: boolean;
  onRole: (role: SectorRole) => void;
  onRemove: () => void;
}

function GrantRow({ grant, mayManage, isPending, onRole, onRemove }: GrantRowProps) {
  const own = useOwnUser()?.id;
  const { kind, id, name, detail, role } = grant;
  const [firstName = '', ...rest] = name.split(' ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md py-1">
      {kind === 'person' ? (
        <Avatar firstName={firstName} lastName={rest.at(-1) ?? ''} />
      ) : (
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-subtle">
          <Users aria-hidden className="size-4" />
        </span>
      )}
      <div className="min-w-32 grow">
        <p className="font-medium wrap-anywhere">
          {name}
          {id === own ? <span className="font-normal text-muted"> ({copy.you})</span> : null}
        </p>
        <p className="text-muted text-xs wrap-anywhere">{kind === 'team' ? copy.members(Number(detail)) : detail}</p>
      </div>
      {mayManage ? (
        <div className="flex items-center gap-1">
          <Select
            className="w-28"
            value={role}
            onValueChange={onRole}
            options={ROLES}
            disabled={isPending}
            aria-label={copy.roleOf(name)}
          />
          <IconButton label={copy.remove(name)} icon={X} disabled={isPending} onClick={onRemove} />
        </div>
      ) : (
        <p className="text-muted">{copy.roles[role]}</p>
      )}
    </li>
  );
}

interface AddGrantProps {
  grants: readonly SectorGrant[];
  isPending: boolean;
  onAdd: (holder: Holder, role: SectorRole) => void;
}

/** Whoever has no access of their own yet, people and teams in one list. */
function AddGrant({ grants, isPending, onAdd }: AddGrantProps) {
  const people = usePeople().data;
  const teams = useTeams().data;
  const [chosen, setChosen] = useState('');
  const [role, setRole] = useState<SectorRole>('editor');
  const options = useMemo(() => {
    const there = new Set(grants.map(({ id }) => id));
    return [
      ...(teams ?? []).map(({ id, name }) => ({ value: id, label: name, prefix: copy.add.team })),
      ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ].filter(({ value }) => !there.has(value));
  }, [people, teams, grants]);
  const add = () => {
    onAdd({ kind: teams?.some(({ id }) => id === chosen) ? 'team' : 'person', id: chosen }, role);
    setChosen('');
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-t pt-4">
      <Field label={copy.add.label} className="min-w-48 grow">
        <SearchableSelect
          value={chosen}
          onValueChange={setChosen}
          options={options}
          listLabel={copy.add.list}
          placeholder={copy.add.placeholder}
          searchLabel={copy.add.search}
          nothingFound={copy.add.none}
        />
      </Field>
      <Field label={copy.add.role} className="w-28">
        <Select value={role} onValueChange={setRole} options={ROLES} />
      </Field>
      <Button variant="primary" disabled={chosen === ''} pending={isPending} onClick={add}>
        {copy.add.submit}
      </Button>
    </div>
  );
}
