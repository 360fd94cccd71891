import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import type { SearchableOption } from '../../../components/searchable-select.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { copy } from '../copy.ts';
import type { JourneyFormReturn } from '../form.ts';
import { TouchPoints } from './touch-points.tsx';

interface JourneyFieldsProps {
  title: string;
  form: JourneyFormReturn;
  /** The processes that a touchpoint may belong to. */
  steps: readonly SearchableOption[];
  onSubmit: FormEventHandler;
  onCancel: () => void;
  submitLabel: string;
  pending: boolean;
  /** Where what stands in the form comes from. */
  origin?: ReactNode;
  /** Why it was not saved; beside the buttons, since a journey is longer than a window. */
  problem: ReactNode;
}

/** The journey form, the same for creating and editing. */
export function JourneyFields({
  title,
  form,
  steps,
  onSubmit,
  onCancel,
  submitLabel,
  pending,
  origin,
  problem,
}: JourneyFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const nameError = errors.name?.type === 'too_small' ? copy.form.required : errors.name?.message;
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-5xl gap-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      {origin}
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={copy.form.name} error={nameError} required>
          <Input autoComplete="off" placeholder={copy.form.namePlaceholder} {...register('name')} />
        </Field>
        <Field label={copy.form.description} error={errors.description?.message}>
          <Textarea rows={1} className="min-h-8!" {...register('description')} />
        </Field>
      </div>
      <TouchPoints form={form} steps={steps} />
      {/* At the left: toasts come up at the right. */}
      <footer className="sticky bottom-0 z-20 -mx-1 grid gap-3 border-t bg-canvas px-1 py-3">
        {problem}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" pending={pending}>
            {submitLabel}
          </Button>
          <Button onClick={onCancel}>{copy.form.cancel}</Button>
        </div>
      </footer>
    </form>
  );
}
