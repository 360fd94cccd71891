import type { Journey } from '@process-ai/contract/journeys';
import { useNavigate } from 'react-router-dom';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { FormError } from '../../../components/form-error.tsx';
import type { SearchableOption } from '../../../components/searchable-select.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
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
  const update = useUpdateJourney(sectorId);
  const fetchJourney = useFetchJourney(sectorId);
  const { base, form, forgetDraft, onError, takeTheirs } = useVersionedForm({
    stored: journey,
    schema: JourneyForm,
    toValues: journeyValues,
    name: `journey-${journey.id}`,
    fetchStored: () => fetchJourney(journey.id),
  });

  const leave = () => {
    forgetDraft();
    void navigate(`?journey=${base.id}`, { replace: true });
  };
  const submit = form.handleSubmit(
    (values) =>
      update.mutate({ sectorId, journeyId: base.id, version: base.version, ...values }, { onSuccess: leave, onError }),
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
        takeTheirs ? (
          <ConflictNotice onTakeTheirs={takeTheirs} />
        ) : update.isError ? (
          <FormError>{errorText(update.error)}</FormError>
        ) : null
      }
    />
  );
}
