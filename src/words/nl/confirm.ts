import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'Code per e-mail sturen',
  byGoogle: 'Bevestigen met Google',
  cancel: 'Annuleren',
  code: 'Code uit de e-mail',
  codeHint: (email) => `Zes cijfers, gestuurd naar ${email}.`,
  codeResend: 'Code opnieuw sturen',
  codeSentText: (email) => `Er is een nieuwe code onderweg naar ${email}.`,
  codeSentTitle: 'Code verzonden',
  confirm: 'Bevestigen',
  confirmed: 'Bevestigd',
  confirming: 'Bevestigen',
  otherWay:
    'Dit account heeft geen wachtwoord; bevestig daarom op een andere manier. De bevestiging geldt tien minuten.',
  password: 'Wachtwoord',
  passwordText: 'Vul uw wachtwoord in om door te gaan.',
  reason: 'We vragen dit vóór gevoelige wijzigingen.',
  restart:
    'Dit account heeft geen wachtwoord en geen werkend e-mailadres. Start Octavo opnieuw en open de inloglink die wordt getoond. Daarna hebt u tien minuten voor wijzigingen.',
  sending: 'Verzenden',
  title: 'Bevestig dat u het bent',
};
