import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorIssues } from './error-copy.ts';

/** Puts what the API found wrong beside the fields it names. */
export function showIssues<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
) {
  for (const { path, message } of errorIssues(error)) form.setError(path as Path<Values>, { message });
}
