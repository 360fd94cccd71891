import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorIssues } from './error-copy.ts';

/** Shows the API's validation messages at the fields they name. */
export function showIssues<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
) {
  for (const { path, message } of errorIssues(error)) form.setError(path as Path<Values>, { message });
}
