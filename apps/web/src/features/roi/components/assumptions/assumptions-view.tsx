import type {
  AssumptionChange,
  AssumptionName,
  Roi,
  RoiAssumptions,
  RoiAssumptionsUpdate,
} from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES, type AssumptionNote } from '@process-ai/domain/assumption-notes';
import { defaultAssumptions } from '@process-ai/domain/roi';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Badge } from '../../../../components/badge.tsx';
import { Button } from '../../../../components/button.tsx';
import { ConflictNotice } from '../../../../components/conflict-notice.tsx';
import { Field } from '../../../../components/field.tsx';
import { ForEditors, useMayEdit } from '../../../../components/for-editors.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Input } from '../../../../components/input.tsx';
import { errorReason } from '../../../../lib/error-copy.ts';
import { useFormDraft } from '../../../../lib/form-draft.ts';
import { showIssues } from '../../../../lib/form-issues.ts';
import { lazyResolver } from '../../../../lib/lazy-resolver.ts';
import { useSectorSummary } from '../../../../lib/shared-queries.ts';
import { copy } from '../../copy.ts';
import { type AssumptionsForm, type AssumptionsValues, assumptionText, assumptionValues } from '../../form.ts';
import { assumptionsCopy } from '../../model/assumptions-copy.ts';
import type { GridRow } from '../../model/rows.ts';
import { useFetchRoi, useUpdateAssumptions } from '../../queries.ts';
import { Presets } from './presets.tsx';
import { ProcessAssumptions } from './process-assumptions.tsx';

const resolver = lazyResolver(async () => (await import('../../form.ts')).AssumptionsForm);

interface AssumptionsViewProps {
  sectorId: string;
  roi: Roi;
  rows: readonly GridRow[];
}

/** What the figures rest on, each with its source: of the whole sector, then of single processes. */
export const AssumptionsView = ({ sectorId, roi, rows }: AssumptionsViewProps) => (
  <div className="grid gap-8">
    <SectorAssumptions sectorId={sectorId} roi={roi} />
    <ProcessAssumptions sectorId={sectorId} roi={roi} rows={rows} />
  </div>
);

interface SectorAssumptionsProps {
  sectorId: string;
  roi: Roi;
}

const NAMES = Object.keys(ASSUMPTION_NOTES) as AssumptionName[];

/** The assumptions of the whole sector: where each comes from, who changed it, and the way back to its default. */
function SectorAssumptions({ sectorId, roi }: SectorAssumptionsProps) {
  // What the form started from. Later reloads must not move it, or another person's change would be lost unseen.
  const [version, setVersion] = useState(roi.assumptionsVersion);
  // What somebody else has saved of the fields that were touched here.
  const [conflict, setConflict] = useState('');
  const form = useForm({ resolver, defaultValues: assumptionValues(roi.assumptions) });
  const forgetDraft = useFormDraft(`roi-assumptions-${sectorId}-${version}`, form);
  const update = useUpdateAssumptions(sectorId);
  const usual = defaultAssumptions(useSectorSummary(sectorId).data?.profile);
  const fetchRoi = useFetchRoi(sectorId);
  const { defaultValues, dirtyFields, isDirty } = form.formState;
  const words = assumptionsCopy.sector;

  const submit = form.handleSubmit((values) => {
    // Only what was touched is sent: what somebody else has changed beside it stays.
    const touched = NAMES.filter((name) => dirtyFields[name]);
    const change = Object.fromEntries(touched.map((name) => [name, values[name]])) as RoiAssumptionsUpdate;
    const send = (onVersion: number) =>
      update.mutate(
        { sectorId, version: onVersion, ...change },
        {
          onSuccess: (saved) => {
            forgetDraft();
            setConflict('');
            setVersion(saved.version);
            form.reset(assumptionValues(saved.assumptions));
          },
          onError: async (error) => {
            showIssues(form, error);
            if (errorReason(error) !== 'editedMeanwhile') return;
            const theirs = await fetchRoi();
            const now = assumptionValues(theirs.assumptions);
            const clashes = touched.filter((name) => now[name] !== defaultValues?.[name]);
            // Others have changed other fields only: there is nothing to choose.
            if (clashes.length === 0) return send(theirs.assumptionsVersion);
            setConflict(clashes.map((name) => theirsOf(name, now[name], theirs)).join(' '));
            setVersion(theirs.assumptionsVersion);
            form.reset(now, { keepDirtyValues: true });
          },
        },
      );
    send(version);
  });
  const discard = () => {
    forgetDraft();
    setConflict('');
    setVersion(roi.assumptionsVersion);
    form.reset(assumptionValues(roi.assumptions));
  };

  return (
    <form noValidate onSubmit={submit} aria-label={words.title} className="grid gap-4">
      <header className="max-w-3xl">
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-muted">{words.text}</p>
      </header>
      <div className="@container divide-y rounded-lg border bg-surface">
        {NAMES.map((name) => (
          <AssumptionField
            key={name}
            name={name}
            form={form}
            usual={usual[name]}
            change={roi.assumptionChanges[name]}
          />
        ))}
      </div>
      <ConflictNotice onTakeTheirs={conflict ? discard : null}>{conflict}</ConflictNotice>
      {isDirty ? (
        <div className="sticky bottom-4 z-10 flex flex-wrap justify-end gap-2 rounded-lg border bg-surface px-4 py-2.5 shadow-pop print:hidden">
          <Button onClick={discard}>{words.discard}</Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {words.submit}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

const theirsOf = (name: AssumptionName, value: string, { assumptionChanges }: Roi) =>
  assumptionsCopy.theirs(ASSUMPTION_NOTES[name].label, value, assumptionChanges[name]?.by ?? '');

interface AssumptionFieldProps {
  name: AssumptionName;
  form: UseFormReturn<AssumptionsValues, unknown, z.output<typeof AssumptionsForm>>;
  usual: RoiAssumptions[AssumptionName];
  /** Absent while it stands at its default. */
  change: AssumptionChange | undefined;
}

/** One assumption of the sector: its value, the values that suggest themselves, and why. */
function AssumptionField({ name, form, usual, change }: AssumptionFieldProps) {
  const mayEdit = useMayEdit();
  const note = ASSUMPTION_NOTES[name];
  const value = form.watch(name);
  const text = textOf(name);
  const byDefault = text(usual);
  const put = (next: string) => form.setValue(name, next, { shouldDirty: true, shouldValidate: true });
  const unit = SHARES.has(name) ? `${assumptionsCopy.units.inPercent}, ${note.unit}` : note.unit;
  return (
    <div className="grid break-inside-avoid gap-x-8 gap-y-2 px-4 py-3 @2xl:grid-cols-[minmax(15rem,22rem)_1fr]">
      <div className="grid content-start gap-2">
        <Field label={note.label} hint={unit} error={form.formState.errors[name]?.message}>
          <Input
            inputMode={name === 'currency' ? 'text' : 'decimal'}
            autoComplete="off"
            readOnly={!mayEdit}
            {...form.register(name)}
          />
        </Field>
        <ForEditors>
          <Presets
            label={note.label}
            presets={(note.presets ?? []).map((preset) => ({ label: preset.label, text: text(preset.value) }))}
            value={value}
            onPick={put}
          />
        </ForEditors>
      </div>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-1 text-muted text-xs">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone="warning">Assumption</Badge>
            <span>{assumptionsCopy.default(shown(name, byDefault))}</span>
            {change ? <span className="font-medium text-ink">{copy.changedBy(change)}</span> : null}
          </p>
          <p className="max-w-prose text-pretty">{[note.source, note.caution].filter(Boolean).join(' ')}</p>
        </div>
        {value.trim() === byDefault || !mayEdit ? null : (
          <IconButton
            label={assumptionsCopy.putBack(note.label, shown(name, byDefault))}
            icon={RotateCcw}
            onClick={() => put(byDefault)}
          />
        )}
      </div>
    </div>
  );
}

const SHARES: ReadonlySet<AssumptionName> = new Set(['discountRate', 'ramp', 'benefitRisk', 'costRisk']);

const shown = (name: AssumptionName, text: string) =>
  SHARES.has(name) ? `${text}${assumptionsCopy.units.percent}` : text;

/** The notes and the texts are both keyed by name, which the compiler cannot follow through a variable. */
const textOf = (name: AssumptionName) =>
  assumptionText[name] as (value: AssumptionNote<RoiAssumptions[AssumptionName]>['default']) => string;
