import { PASSWORD_MIN } from '@process-ai/contract/users';

export const copy = {
  product: 'Process AI',
  fields: {
    email: 'Email',
    password: 'Password',
    firstName: 'First name',
    lastName: 'Last name',
    passwordHint: `At least ${PASSWORD_MIN} characters. A few unrelated words make a good one.`,
    boundEmail: 'The invitation is for this address.',
  },
  signIn: {
    title: 'Sign in',
    text: 'Welcome back.',
    submit: 'Sign In',
    haveInvitation: 'Create an account with your invitation',
    forgot: 'Forgot your password? Ask an administrator for a reset link.',
    needInvitation: 'No account yet? You need an invitation link from an administrator.',
  },
  sessionEnded: {
    title: 'Your session has ended',
    text: 'Sign in again to save. Everything that you have typed is still here.',
    other: 'Sign in as somebody else',
  },
  signUp: {
    title: 'Create your account',
    text: 'You have been invited to Process AI.',
    adminText: 'This link makes you an administrator of Process AI.',
    submit: 'Create Account',
    haveAccount: 'I already have an account',
    checking: 'Checking the invitation...',
    refused: 'You can still sign in if you have an account.',
  },
  reset: {
    title: 'Set a new password',
    text: 'Once it is set, you are signed out everywhere, and this link stops working.',
    email: 'Your account',
    password: 'New password',
    submit: 'Set Password',
    checking: 'Checking the link...',
    noToken: 'This page needs the link that an administrator has given you. Open the link once more.',
    toSignIn: 'Go to Sign In',
    doneTitle: 'Your password is set',
    doneText: 'Sign in with it now.',
  },
};
