import { type Team } from '@process-ai/contract/teams';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { SearchableSelect } from '../../../components/searchable-select.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { copy } from '../copy.ts';
import { usePeople, useSaveTeam } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/teams')).TeamInput);

const words = copy.form;

interface TeamDialogProps {
  /** null = a new one. */
  team: Team | null;
  onClose: () => void;
}

/** The name of a team, and who is in it. */
export function TeamDialog({ team, onClose }: TeamDialogProps) {
  const { save, isPending } = useSaveTeam(team?.id ?? null);
  const defaultValues = { name: team?.name ?? '', memberIds: (team?.members ?? []).map(({ id }) => id) };
  const form = useForm({ resolver, defaultValues });
  const memberIds = form.watch('memberIds');
  const put = (ids: string[]) => form.setValue('memberIds', ids, { shouldDirty: true });
  const submit = form.handleSubmit((values) => save(values).then(onClose, (error: unknown) => showIssues(form, error)));
  const { open: _open, title, submit: label } = team ? copy.edit : copy.create;
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form noValidate className="contents" onSubmit={submit}>
        <DialogBody className="grid gap-4">
          <Field label={words.name} error={form.formState.errors.name?.message} required>
            <Input placeholder={words.namePlaceholder} autoComplete="off" {...form.register('name')} />
          </Field>
          <Members ids={memberIds} onChange={put} />
        </DialogBody>
        <DialogButtons cancel={words.cancel} onCancel={onClose} submit={label} pending={isPending} />
      </form>
    </Dialog>
  );
}

function Members({ ids, onChange }: { ids: readonly string[]; onChange: (ids: string[]) => void }) {
  const people = usePeople().data;
  const options = useMemo(
    () => (people ?? []).filter(({ id }) => !ids.includes(id)).map(({ id, name }) => ({ value: id, label: name })),
    [people, ids],
  );
  return (
    <section aria-label={words.members} className="grid gap-2">
      <h3 className="font-medium text-sm">{words.members}</h3>
      {ids.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      <ul className="grid gap-0.5">
        {(people ?? [])
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-2 rounded-md bg-subtle py-0.5 pl-3">
              <span className="wrap-anywhere">{name}</span>
              <IconButton
                label={words.remove(name)}
                icon={X}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              />
            </li>
          ))}
      </ul>
      <Field label={words.add} labelHidden>
        <SearchableSelect
          value=""
          onValueChange={(id) => onChange([...ids, id])}
          options={options}
          listLabel={words.list}
          placeholder={words.add}
          searchLabel={words.search}
          nothingFound={words.nothing}
        />
      </Field>
    </section>
  );
}
