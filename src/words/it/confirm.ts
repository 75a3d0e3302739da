import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'Inviami un codice via email',
  byGoogle: 'Conferma con Google',
  cancel: 'Annulla',
  code: 'Codice ricevuto via email',
  codeHint: (email) => `Sei cifre, inviate a ${email}.`,
  codeResend: 'Invia di nuovo il codice',
  codeSentText: (email) => `Un nuovo codice è in arrivo a ${email}.`,
  codeSentTitle: 'Codice inviato',
  confirm: 'Conferma',
  confirmed: 'Confermato',
  confirming: 'Conferma in corso',
  otherWay:
    'Questo account non ha una password, quindi conferma in un altro modo. La conferma vale dieci minuti.',
  password: 'Password',
  passwordText: 'Inserisci la password per continuare.',
  reason: 'Lo chiediamo prima delle modifiche delicate.',
  restart:
    'Questo account non ha né una password né un’email funzionante. Riavvia Octavo e apri il link di accesso mostrato. Da quel momento hai dieci minuti per fare modifiche.',
  sending: 'Invio in corso',
  title: 'Conferma che sei tu',
};
