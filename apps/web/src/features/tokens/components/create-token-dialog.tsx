import { zodResolver } from '@hookform/resolvers/zod';
import { ApiTokenInput } from '@process-ai/contract/tokens';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogBody, DialogButtons, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { useCreateToken } from '../queries.ts';

/** Opens as it is mounted: asks for a name, then shows the secret, this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateToken();
  return create.data ? (
    <Dialog open onOpenChange={onClose} title={copy.created.title} description={copy.created.text}>
      <CreatedToken secret={create.data.secret} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog open onOpenChange={onClose} title={copy.create.title}>
      <TokenForm create={create} onClose={onClose} />
    </Dialog>
  );
}

function TokenForm({ create, onClose }: { create: ReturnType<typeof useCreateToken>; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(ApiTokenInput), defaultValues: { name: '' } });
  const submit = form.handleSubmit((values) => create.mutate(values, { onError: (error) => showIssues(form, error) }));
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <DialogBody>
        <Field
          label={copy.create.name}
          hint={copy.create.nameHint}
          error={form.formState.errors.name?.message}
          required
        >
          <Input placeholder={copy.create.namePlaceholder} autoComplete="off" {...form.register('name')} />
        </Field>
      </DialogBody>
      <DialogButtons
        cancel={copy.create.cancel}
        onCancel={onClose}
        submit={copy.create.submit}
        pending={create.isPending}
      />
    </form>
  );
}

const CreatedToken = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <>
    <DialogBody className="grid gap-3">
      <Field label={copy.created.secret}>
        <Input readOnly value={secret} className="font-mono" onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <CopyButton text={secret} label={copy.created.copy} copied={copy.created.copied} />
      </div>
    </DialogBody>
    <DialogFooter>
      <Button variant="primary" onClick={onClose}>
        {copy.created.close}
      </Button>
    </DialogFooter>
  </>
);
