import { zodResolver } from '@hookform/resolvers/zod';
import type { Journey } from '@process-ai/contract/journeys';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { FormError } from '../../../components/form-error.tsx';
import type { SearchableOption } from '../../../components/searchable-select.tsx';
import { errorKind, errorText } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { JourneyForm, journeyValues } from '../form.ts';
import { useFetchJourney, useUpdateJourney } from '../queries.ts';
import { JourneyFields } from './journey-fields.tsx';
import { sayInvalid } from './say-invalid.ts';

interface EditJourneyProps {
  sectorId: string;
  journey: Journey;
  steps: readonly SearchableOption[];
}

export function EditJourney({ sectorId, journey, steps }: EditJourneyProps) {
  const navigate = useNavigate();
  // What the form started from. Later reloads must not move it, or another person's edit would be overwritten unseen.
  const [base, setBase] = useState(journey);
  const [edited, setEdited] = useState(false);
  const update = useUpdateJourney(sectorId);
  const fetchJourney = useFetchJourney(sectorId);
  const form = useForm({ resolver: zodResolver(JourneyForm), defaultValues: journeyValues(journey) });
  const forgetDraft = useFormDraft(`journey-${base.id}-${base.version}`, form);

  const leave = () => {
    forgetDraft();
    void navigate(`?journey=${base.id}`, { replace: true });
  };
  const submit = form.handleSubmit(
    (values) =>
      update.mutate(
        { sectorId, journeyId: base.id, version: base.version, ...values },
        {
          onSuccess: leave,
          onError: async (error) => {
            showIssues(form, error);
            if (errorKind(error) !== 'CONFLICT') return;
            const current = await fetchJourney(base.id);
            if (!current) return;
            setEdited(current.version !== base.version);
            setBase(current);
          },
        },
      ),
    sayInvalid,
  );
  return (
    <JourneyFields
      title={copy.form.editTitle}
      form={form}
      steps={steps}
      onSubmit={submit}
      onCancel={leave}
      submitLabel={copy.form.save}
      pending={update.isPending}
      problem={
        edited ? (
          <ConflictNotice onTakeTheirs={() => form.reset(journeyValues(base))} />
        ) : update.isError ? (
          <FormError>{errorText(update.error)}</FormError>
        ) : null
      }
    />
  );
}
