import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why the form as a whole was not accepted. */
export const FormError = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <div className="min-w-0 grow">{children}</div>
  </div>
);
