import type { FieldErrors } from 'react-hook-form';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import type { JourneyValues } from '../form.ts';

/** Says why a journey was not sent; what is wrong where stands beside the fields. */
export function sayInvalid({ name, touchPoints }: FieldErrors<JourneyValues>) {
  const isBare = name !== undefined || (touchPoints?.root ?? touchPoints)?.message !== undefined;
  toast({ tone: 'danger', ...(isBare ? copy.form.invalid : copy.form.incomplete) });
}
