import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'Code per E-Mail senden',
  byGoogle: 'Mit Google bestätigen',
  cancel: 'Abbrechen',
  code: 'Code aus der E-Mail',
  codeHint: (email) => `Sechs Ziffern, gesendet an ${email}.`,
  codeResend: 'Code erneut senden',
  codeSentText: (email) => `Ein neuer Code ist unterwegs an ${email}.`,
  codeSentTitle: 'Code gesendet',
  confirm: 'Bestätigen',
  confirmed: 'Bestätigt',
  confirming: 'Wird bestätigt',
  otherWay:
    'Dieses Konto hat kein Passwort. Bestätigen Sie daher auf einem anderen Weg. Die Bestätigung gilt zehn Minuten lang.',
  password: 'Passwort',
  passwordText: 'Geben Sie zum Fortfahren Ihr Passwort ein.',
  reason: 'Danach fragen wir vor sicherheitsrelevanten Änderungen.',
  restart:
    'Dieses Konto hat weder ein Passwort noch eine erreichbare E-Mail-Adresse. Starten Sie Octavo neu und öffnen Sie den angezeigten Anmeldelink. Danach haben Sie zehn Minuten für Änderungen.',
  sending: 'Wird gesendet',
  title: 'Bestätigen Sie, dass Sie es sind',
};
