import type { AssumptionChange, AssumptionName, RoiAssumptions } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES, type AssumptionNote } from '@process-ai/domain/assumption-notes';
import { RotateCcw } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { Badge } from '../../../../components/badge.tsx';
import { Field } from '../../../../components/field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Input } from '../../../../components/input.tsx';
import { copy } from '../../copy.ts';
import { type AssumptionsForm, type AssumptionsValues, assumptionText } from '../../form.ts';
import { Presets } from './presets.tsx';

interface AssumptionFieldProps {
  name: AssumptionName;
  form: UseFormReturn<AssumptionsValues, unknown, z.output<typeof AssumptionsForm>>;
  /** Absent while it stands at its default. */
  change: AssumptionChange | undefined;
}

/** One assumption of the sector: its value, the values that suggest themselves, and why. */
export function AssumptionField({ name, form, change }: AssumptionFieldProps) {
  const note = ASSUMPTION_NOTES[name];
  const value = form.watch(name);
  const text = textOf(name);
  const byDefault = text(note.default);
  const put = (next: string) => form.setValue(name, next, { shouldDirty: true, shouldValidate: true });
  const unit = SHARES.has(name) ? `${copy.assumptions.units.inPercent}, ${note.unit}` : note.unit;
  return (
    <div className="grid break-inside-avoid gap-x-8 gap-y-2 px-4 py-3 @2xl:grid-cols-[minmax(15rem,22rem)_1fr]">
      <div className="grid content-start gap-2">
        <Field label={note.label} hint={unit} error={form.formState.errors[name]?.message}>
          <Input inputMode={name === 'currency' ? 'text' : 'decimal'} autoComplete="off" {...form.register(name)} />
        </Field>
        <Presets
          label={note.label}
          presets={(note.presets ?? []).map((preset) => ({ label: preset.label, text: text(preset.value) }))}
          value={value}
          onPick={put}
        />
      </div>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-1 text-muted text-xs">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone="warning">Assumption</Badge>
            <span>{copy.assumptions.default(shown(name, byDefault))}</span>
            {change ? <span className="font-medium text-ink">{copy.changedBy(change)}</span> : null}
          </p>
          <p className="max-w-prose text-pretty">{note.source}</p>
        </div>
        {value.trim() === byDefault ? null : (
          <IconButton
            label={copy.assumptions.putBack(note.label, shown(name, byDefault))}
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
  SHARES.has(name) ? `${text}${copy.assumptions.units.percent}` : text;

/** The notes and the texts are both keyed by name, which the compiler cannot follow through a variable. */
const textOf = (name: AssumptionName) =>
  assumptionText[name] as (value: AssumptionNote<RoiAssumptions[AssumptionName]>['default']) => string;
