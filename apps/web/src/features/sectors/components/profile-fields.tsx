import { INDUSTRY_NAMES } from '@process-ai/contract/industries';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { copy } from '../copy.ts';
import { industryOptions, isOther, type SectorToSave, type SectorValues } from '../form.ts';
import { useProposedIndustry } from '../queries.ts';

interface ProfileFieldsProps {
  form: UseFormReturn<SectorValues, unknown, SectorToSave>;
  /** Why this industry is proposed, where it is not by the words above. */
  heard?: string;
}

/** What an analysis should know about the organization. All fields are optional. */
export function ProfileFields({ form, heard }: ProfileFieldsProps) {
  const [name, description, referenceModel, industry, currency] = useWatch({
    control: form.control,
    name: ['name', 'description', 'referenceModel', 'profile.industry', 'profile.currency'],
  });
  const [isOpen, setIsOpen] = useState(false);
  const errors = form.formState.errors.profile;
  const proposed = useProposedIndustry({ name, description: description ?? null, referenceModel });
  const inCurrency = currency.trim().toUpperCase();
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{copy.profile.title}</legend>
      <Field label={copy.profile.industry} hint={heard ?? copy.profile.industryHint} error={errors?.industry?.message}>
        <Controller
          control={form.control}
          name="profile.industry"
          render={({ field }) => (
            <Select
              value={field.value}
              onValueChange={field.onChange}
              options={industryOptions(
                copy.profile.asProposed(
                  proposed?.industry ? INDUSTRY_NAMES[proposed.industry] : null,
                  proposed?.byModel ?? false,
                ),
                copy.profile.other,
              )}
            />
          )}
        />
      </Field>
      {isOther(industry) ? (
        <Field label={copy.profile.otherIndustry} error={errors?.otherIndustry?.message}>
          <Input maxLength={100} {...form.register('profile.otherIndustry')} />
        </Field>
      ) : null}
      <details
        className="group"
        open={isOpen || errors !== undefined}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded font-medium text-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
          {copy.profile.more}
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Field label={copy.profile.countries} hint={copy.profile.countriesHint} error={messageOf(errors?.countries)}>
            <Input autoComplete="off" {...form.register('profile.countries')} />
          </Field>
          <Field label={copy.profile.currency} hint={copy.profile.currencyHint} error={errors?.currency?.message}>
            <Input autoComplete="off" maxLength={3} {...form.register('profile.currency')} />
          </Field>
          <Field label={copy.profile.employees} error={errors?.employees?.message}>
            <Input inputMode="numeric" autoComplete="off" {...form.register('profile.employees')} />
          </Field>
          <Field label={copy.profile.employeeCost(inCurrency)} error={errors?.employeeCost?.message}>
            <Input inputMode="decimal" autoComplete="off" {...form.register('profile.employeeCost')} />
          </Field>
          <Field label={copy.profile.revenue(inCurrency)} error={errors?.revenue?.message}>
            <Input inputMode="decimal" autoComplete="off" {...form.register('profile.revenue')} />
          </Field>
          <Field label={copy.profile.casesPerYear} error={errors?.casesPerYear?.message}>
            <Input inputMode="numeric" autoComplete="off" {...form.register('profile.casesPerYear')} />
          </Field>
        </div>
      </details>
    </fieldset>
  );
}

/** A list's error stands at the list or at one of its items. */
function messageOf(error: { message?: string } | readonly ({ message?: string } | undefined)[] | undefined) {
  if (!error) return undefined;
  return Array.isArray(error) ? error.find(Boolean)?.message : (error as { message?: string }).message;
}
