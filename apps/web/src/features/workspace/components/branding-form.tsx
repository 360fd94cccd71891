import { zodResolver } from '@hookform/resolvers/zod';
import type { Workspace } from '@process-ai/contract/workspace';
import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { WorkspaceForm, type WorkspaceValues, workspaceValues } from '../form.ts';
import { contrastWithWhite, isColour, NEUTRAL_ACCENT, READABLE } from '../model.ts';
import { useUpdateWorkspace } from '../queries.ts';

interface BrandingFormProps {
  workspace: Workspace;
  /** Told of what is typed, for a preview. */
  onType: (values: WorkspaceValues) => void;
}

const words = copy.form;

export function BrandingForm({ workspace, onType }: BrandingFormProps) {
  const form = useForm({ resolver: zodResolver(WorkspaceForm), defaultValues: workspaceValues(workspace) });
  const forgetDraft = useFormDraft('workspace', form);
  const update = useUpdateWorkspace();
  const { errors } = form.formState;
  const [companyName, accentColour] = form.watch(['companyName', 'accentColour']);
  const tell = useEffectEvent(onType);
  useEffect(() => tell({ companyName, accentColour }), [companyName, accentColour]);
  const colour = accentColour.trim();
  const put = (value: string) => form.setValue('accentColour', value, { shouldDirty: true, shouldValidate: true });

  const submit = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: (saved) => {
        forgetDraft();
        form.reset(workspaceValues(saved));
      },
      onError: (error) => showIssues(form, error),
    }),
  );
  return (
    <form noValidate onSubmit={submit} aria-label={words.title} className="grid gap-5">
      <Field label={words.companyName} hint={words.companyNameHint} error={errors.companyName?.message}>
        <Input autoComplete="organization" {...form.register('companyName')} />
      </Field>
      <div className="grid gap-2">
        <div className="flex items-start gap-3">
          <Field
            label={words.accentColour}
            hint={words.accentHint}
            error={errors.accentColour?.message}
            className="max-w-xs grow"
          >
            <Input autoComplete="off" spellCheck={false} className="font-mono" {...form.register('accentColour')} />
          </Field>
          <input
            type="color"
            aria-label={words.picker}
            value={isColour(colour) ? colour : NEUTRAL_ACCENT}
            onChange={(event) => put(event.target.value)}
            className="mt-6.5 h-8 w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-0.5"
          />
        </div>
        {isColour(colour) ? <Contrast ratio={contrastWithWhite(colour)} /> : null}
        {colour ? (
          <div>
            <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => put('')}>
              {words.standard}
            </Button>
          </div>
        ) : null}
      </div>
      <div>
        <Button type="submit" variant="primary" pending={update.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

const Contrast = ({ ratio }: { ratio: number }) =>
  ratio < READABLE ? (
    <p role="status" className="flex max-w-prose gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning text-xs">
      <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      {words.contrast(formatNumber(ratio, 1))}
    </p>
  ) : (
    <p role="status" className="flex gap-1.5 text-muted text-xs">
      <Check aria-hidden className="mt-px size-3.5 shrink-0" />
      {words.enough(formatNumber(ratio, 1))}
    </p>
  );
