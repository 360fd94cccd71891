import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps what is typed into a form in this tab, so that a reload or a lost session takes nothing away.
 * Returns how to forget it: after saving, or when the person cancels.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
) {
  const key = `draft:${name}`;
  const { reset, subscribe } = form;

  useEffect(() => {
    const stored = sessionStorage.getItem(key);
    if (stored) reset(JSON.parse(stored) as Values, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) sessionStorage.setItem(key, JSON.stringify(values));
      },
    });
  }, [key, reset, subscribe]);

  return useCallback(() => sessionStorage.removeItem(key), [key]);
}

/** Whether something was typed into the form of this name and neither saved nor cancelled. */
export const hasDraft = (name: string): boolean => sessionStorage.getItem(`draft:${name}`) !== null;
