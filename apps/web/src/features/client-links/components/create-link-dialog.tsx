import { LINK_DAYS_DEFAULT } from '@process-ai/contract/client-links';
import { EXPORT_SECTIONS, type ExportSection } from '@process-ai/contract/exports';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Choices } from '../../../components/choices.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogBody, DialogButtons, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Input } from '../../../components/input.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { Select } from '../../../components/select.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { SECTION_NAMES } from '../../../lib/section-names.ts';
import { copy } from '../copy.ts';
import { useCreateClientLink } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/client-links')).ClientLinkInput);

export function CreateLinkDialog({ sectorId, onClose }: { sectorId: string; onClose: () => void }) {
  const create = useCreateClientLink(sectorId);
  if (!create.data) {
    return (
      <Dialog open onOpenChange={onClose} title={copy.create.title} description={copy.links.text}>
        <LinkForm sectorId={sectorId} create={create} onClose={onClose} />
      </Dialog>
    );
  }
  const { url, hasPassword } = create.data;
  const address = location.origin + url;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.created.title}
      description={hasPassword ? copy.created.textWithPassword : copy.created.text}
    >
      <DialogBody className="grid gap-3">
        <Field label={copy.created.url}>
          <Input readOnly value={address} className="font-mono" onFocus={(event) => event.target.select()} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={address} label={copy.created.copy} copied={copy.created.copied} />
          <Button asChild size="sm" variant="ghost">
            <a href={url} target="_blank" rel="noopener">
              {copy.created.open}
            </a>
          </Button>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {copy.created.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const DAYS = [7, LINK_DAYS_DEFAULT, 90, 180, 365].map((days) => ({
  value: String(days),
  label: copy.create.inDays(days),
}));

interface LinkFormProps {
  sectorId: string;
  create: ReturnType<typeof useCreateClientLink>;
  onClose: () => void;
}

function LinkForm({ sectorId, create, onClose }: LinkFormProps) {
  const form = useForm({ resolver, defaultValues: { label: '', password: '' } });
  const [days, setDays] = useState(String(LINK_DAYS_DEFAULT));
  const [sections, setSections] = useState<ExportSection[]>([...EXPORT_SECTIONS]);
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { sectorId, ...values, days: Number(days), sections },
      { onError: (error) => showIssues(form, error) },
    ),
  );
  const { errors } = form.formState;
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <DialogBody className="grid gap-4">
        {create.isError ? <FormError>{errorText(create.error)}</FormError> : null}
        <Field label={copy.create.label} hint={copy.create.labelHint} error={errors.label?.message} required>
          <Input placeholder={copy.create.labelPlaceholder} autoComplete="off" {...form.register('label')} />
        </Field>
        <Field label={copy.create.days} className="max-w-40">
          <Select value={days} onValueChange={setDays} options={DAYS} />
        </Field>
        <Field label={copy.create.password} hint={copy.create.passwordHint} error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <Choices
          legend={copy.create.sections}
          hint={copy.create.sectionsHint}
          options={EXPORT_SECTIONS.map((value) => ({ value, label: SECTION_NAMES[value] }))}
          chosen={sections}
          onChoose={setSections}
        />
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
