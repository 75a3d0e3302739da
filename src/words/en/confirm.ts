/** Proving who you are before a sensitive change. */
export const words = {
  byEmail: 'Email me a code',
  byGoogle: 'Confirm with Google',
  cancel: 'Cancel',
  code: 'Code from the email',
  codeHint: (email: string) => `Six digits, sent to ${email}.`,
  codeResend: 'Resend code',
  codeSentText: (email: string) => `A new code is on its way to ${email}.`,
  codeSentTitle: 'Code sent',
  confirm: 'Confirm',
  confirmed: 'Confirmed',
  confirming: 'Confirming',
  otherWay:
    'This account has no password, so confirm another way. The confirmation is valid for ten minutes.',
  password: 'Password',
  passwordText: 'Enter your password to continue.',
  reason: 'We ask for this before sensitive changes.',
  restart:
    'This account has no password and no email that works. Restart Octavo and open the sign-in link it prints. You then have ten minutes to make changes.',
  sending: 'Sending',
  title: "Confirm it's you",
};
