import { z } from 'zod';
import { requiredText, verbatimText } from './text.ts';
import { CurrentUser } from './users.ts';

/** What is typed: six digits of an authenticator app, or a recovery code. Blanks and dashes do not count. */
const Code = requiredText(60);

/** Codes as RFC 6238 makes them: SHA-1, six digits, a new one every 30 seconds. */
export const SecondFactorSetup = z.object({
  secret: z.string().describe('Base32, to be typed where no picture can be taken.'),
  uri: z.string().describe('otpauth://…, for the QR code.'),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const SecondFactor = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean().describe('The workspace requires one of everybody.'),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Shown here once, and never again. Each takes the place of a code once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** The password was right, and a second step is missing; nothing but that step can be done with the token. */
export const PendingSignIn = z.object({
  token: z.string(),
  step: z.enum(['code', 'set-up']).describe('set-up = the workspace requires a second factor, and there is none yet.'),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

/** With `pending` nobody is signed in yet. */
export const SignInAnswer = CurrentUser.extend({ pending: PendingSignIn.nullable() });
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const PendingToken = z.object({ token: z.string().max(200) });
export const SecondStep = PendingToken.extend({ code: Code });
export type SecondStep = z.infer<typeof SecondStep>;

export const SetUpAnswer = CurrentUser.extend(RecoveryCodes.shape);
export type SetUpAnswer = z.infer<typeof SetUpAnswer>;

export const OwnPassword = z.object({ currentPassword: verbatimText(200).min(1, 'Required') });
export type OwnPassword = z.infer<typeof OwnPassword>;

export const SecondFactorConfirmation = z.object({ code: Code });
export type SecondFactorConfirmation = z.infer<typeof SecondFactorConfirmation>;

export const SecondFactorRemoval = OwnPassword.extend({ code: Code });
export type SecondFactorRemoval = z.infer<typeof SecondFactorRemoval>;
