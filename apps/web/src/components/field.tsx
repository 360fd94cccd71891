import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from '../lib/cx.ts';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** What a control inside a field must carry to be tied to its label, hint and error. Controls here do it themselves. */
export const useFieldControl = () => use(FieldContext) ?? {};

interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  className?: string;
  /** One control: Input, Textarea, Select, Checkbox. */
  children: ReactNode;
}

/** A labelled control with an optional hint and the error of its value. */
export function Field({ label, labelHidden, hint, error, required, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={cx('font-medium text-sm', labelHidden && 'sr-only')}>
        {label}
        {required ? (
          <span aria-hidden className="text-danger">
            {' *'}
          </span>
        ) : null}
      </label>
      <FieldContext
        value={{
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </FieldContext>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-danger text-xs">
          {error}
        </p>
      ) : null}
    </div>
  );
}
