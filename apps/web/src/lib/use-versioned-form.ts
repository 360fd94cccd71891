import type { ErrorCode } from '@process-ai/contract/errors';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { errorReason, errorText } from './error-copy.ts';
import { useFormDraft } from './form-draft.ts';
import { showIssues } from './form-issues.ts';

interface VersionedFormOptions<Stored, Values extends FieldValues, Output> {
  /** What is to be edited, as it is on opening. */
  stored: Stored;
  resolver: Resolver<Values, unknown, Output>;
  toValues: (stored: Stored) => Values;
  /** Of the draft, as in `vendor-<id>`; the version is added. */
  name: string;
  /** Reads it from the server, not from the cache; undefined when it no longer exists. */
  fetchStored: () => Promise<Stored | undefined>;
  /** The API merges an edit field by field: fields that were not touched take over what others have saved. */
  mergesFields?: boolean;
}

/** What the API says when somebody else has saved since: a taken name is a conflict too, but another one. */
const EDITED: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode>(['editedMeanwhile', 'roiInputsClash']);

/**
 * A form that edits what others may edit at the same time. `base` is what it started from: an update sends its version,
 * and a later reload must not move it, or another person's edit would be overwritten unseen. When that happened,
 * `onError` of the update reads their edit as the new base, and the person takes it, or saves again. Where it cannot
 * be read, the notice says why. `conflict` is for the ConflictNotice of the form.
 */
export function useVersionedForm<Stored extends { version: number }, Values extends FieldValues, Output>({
  stored,
  resolver,
  toValues,
  name,
  fetchStored,
  mergesFields = false,
}: VersionedFormOptions<Stored, Values, Output>) {
  const [base, setBase] = useState(stored);
  const [isEdited, setEdited] = useState(false);
  const form = useForm({
    resolver,
    defaultValues: toValues(stored) as DefaultValues<Values>,
  });
  const forgetDraft = useFormDraft(`${name}-${base.version}`, form);

  const onError = async (error: unknown) => {
    if (!EDITED.has(errorReason(error))) return showIssues(form, error);
    try {
      const current = await fetchStored();
      if (!current) return;
      setBase(current);
      setEdited(true);
      if (mergesFields) form.reset(toValues(current), { keepDirtyValues: true });
    } catch (failure) {
      form.setError('root', { message: errorText(failure) });
    }
  };
  const takeTheirs = () => {
    form.reset(toValues(base));
    setEdited(false);
  };
  /** Starts anew from what is stored by now: one's own edit, say, once it is saved. */
  const rebase = (next: Stored) => {
    setBase(next);
    setEdited(false);
    form.reset(toValues(next));
  };
  const conflict = { onTakeTheirs: isEdited ? takeTheirs : null, problem: form.formState.errors.root?.message };
  return { base, form, forgetDraft, onError, rebase, conflict };
}
