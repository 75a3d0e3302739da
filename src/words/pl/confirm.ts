import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'Wyślij mi kod e-mailem',
  byGoogle: 'Potwierdź przez Google',
  cancel: 'Anuluj',
  code: 'Kod z e-maila',
  codeHint: (email) => `Sześć cyfr, wysłanych na adres ${email}.`,
  codeResend: 'Wyślij kod ponownie',
  codeSentText: (email) => `Nowy kod jest w drodze na adres ${email}.`,
  codeSentTitle: 'Kod wysłany',
  confirm: 'Potwierdź',
  confirmed: 'Potwierdzono',
  confirming: 'Potwierdzanie',
  otherWay: 'To konto nie ma hasła, więc potwierdź w inny sposób. Potwierdzenie jest ważne dziesięć minut.',
  password: 'Hasło',
  passwordText: 'Aby kontynuować, podaj hasło.',
  reason: 'Prosimy o to przed ważnymi zmianami.',
  restart:
    'To konto nie ma hasła ani działającego adresu e-mail. Uruchom Octavo ponownie i otwórz wyświetlony link do logowania. Masz wtedy dziesięć minut na zmiany.',
  sending: 'Wysyłanie',
  title: 'Potwierdź, że to Ty',
};
