import { zodResolver } from '@hookform/resolvers/zod';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormError } from '../../../components/form-error.tsx';
import type { SearchableOption } from '../../../components/searchable-select.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { draftName, emptyJourney, JourneyForm, type JourneyValues } from '../form.ts';
import { useCreateJourney } from '../queries.ts';
import { JourneyFields } from './journey-fields.tsx';
import { sayInvalid } from './say-invalid.ts';

interface CreateJourneyProps {
  sectorId: string;
  steps: readonly SearchableOption[];
  seed: JourneyValues | null;
  onSeeded: () => void;
}

export function CreateJourney({ sectorId, steps, seed, onSeeded }: CreateJourneyProps) {
  const navigate = useNavigate();
  const create = useCreateJourney(sectorId);
  const form = useForm({ resolver: zodResolver(JourneyForm), defaultValues: emptyJourney() });
  const forgetDraft = useFormDraft(draftName(sectorId), form);
  useEffect(() => {
    if (!seed) return;
    form.reset(seed, { keepDefaultValues: true });
    onSeeded();
  }, [form, seed, onSeeded]);

  const submit = form.handleSubmit(
    (journey) =>
      create.mutate(
        { sectorId, ...journey },
        {
          onSuccess: ({ id }) => {
            forgetDraft();
            void navigate(`?journey=${id}`, { replace: true });
          },
          onError: (error) => showIssues(form, error),
        },
      ),
    sayInvalid,
  );
  const source = useWatch({ control: form.control, name: 'source' });
  return (
    <JourneyFields
      title={copy.form.createTitle}
      form={form}
      steps={steps}
      onSubmit={submit}
      onCancel={() => {
        forgetDraft();
        void navigate('?');
      }}
      submitLabel={copy.form.create}
      pending={create.isPending}
      problem={create.isError ? <FormError>{errorText(create.error)}</FormError> : null}
      origin={
        source ? (
          <p className="flex items-center gap-2 rounded-md bg-accent-soft px-3 py-2 text-accent-ink">
            <Sparkles aria-hidden className="size-4 shrink-0" />
            {copy.form.suggestedBy(source)}
          </p>
        ) : null
      }
    />
  );
}
