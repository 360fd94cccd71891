import type { ComponentProps } from 'react';
import { Field } from '../../../components/field.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { copy } from '../copy.ts';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
  error: string | undefined;
}

/** A password that a person chooses. */
export const NewPasswordField = ({ label, error, ...props }: NewPasswordFieldProps) => (
  <Field label={label} hint={error ? undefined : copy.fields.passwordHint} error={error} required>
    <PasswordInput autoComplete="new-password" {...props} />
  </Field>
);
