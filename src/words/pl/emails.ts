import type { words as english } from '../en/emails.ts';

export const words: typeof english = {
  buttonFails: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  changeAction: 'Potwierdź nowy adres',
  changedHeading: 'Twój adres e-mail został zmieniony',
  changedNote: (contact) =>
    `Jeśli to nie Twoja zmiana, ktoś inny może mieć dostęp do Twojego konta. Od razu napisz: ${contact}.`,
  changedPreview: 'Twoje konto używa teraz innego adresu.',
  changedReason: 'Otrzymujesz tę wiadomość, ponieważ do tej pory był to adres konta Octavo.',
  changedSubject: 'Adres e-mail Twojego konta Octavo został zmieniony',
  changedText:
    'Twoje konto Octavo ma teraz inny adres e-mail. Loguj się nowym; wiadomości nie będą już tu przychodzić.',
  changeHeading: 'Potwierdź nowy adres e-mail',
  changeNote: 'Jeśli nie masz konta Octavo, zignoruj tę wiadomość: nic się nie zmieni.',
  changePreview: 'Do tego czasu konto zachowuje dotychczasowy adres.',
  changeReason: 'Otrzymujesz tę wiadomość, ponieważ ten adres podano jako nowy adres konta Octavo.',
  changeSubject: 'Potwierdź nowy adres e-mail dla Octavo',
  changeText:
    'Ktoś podał ten adres jako nowy adres konta Octavo. Potwierdź, że należy do Ciebie; do tego czasu konto zachowuje dotychczasowy.',
  codeHeading: 'Potwierdź, że to Ty',
  codeNote: (minutes) =>
    `Kod działa jeden raz, przez ${minutes} min, w przeglądarce, która o niego poprosiła.`,
  codeOther: 'Jeśli to nie Ty, wyloguj wszystkie inne urządzenia na stronie profilu.',
  codePreview: 'Wpisz go na stronie profilu, aby potwierdzić, że to Ty.',
  codeReason: 'Otrzymujesz tę wiadomość, ponieważ Twoje konto Octavo poprosiło o potwierdzenie.',
  codeSubject: 'Twój kod potwierdzający dla Octavo',
  codeText:
    'Osoba zalogowana na Twoim koncie chce zmienić ustawienia zabezpieczeń. Jeśli to Ty, wpisz ten kod na stronie profilu:',
  deletedHeading: 'Twoje konto zostało usunięte',
  deletedMore:
    'Udostępnione przez Ciebie linki już nie działają. W każdej chwili możesz utworzyć nowe konto.',
  deletedNote: (contact) => `Jeśli to nie Twoja decyzja, napisz: ${contact}.`,
  deletedPreview: 'Twoje dokumenty, czaty i profil zostały trwale usunięte.',
  deletedReason:
    'Otrzymujesz tę wiadomość, ponieważ ten adres należał do konta. To ostatnia wiadomość na ten temat.',
  deletedSubject: 'Twoje konto Octavo zostało usunięte',
  deletedText:
    'Twoje konto Octavo oraz wszystkie jego dokumenty, czaty i dane profilu zostały usunięte. Tego nie można cofnąć.',
  existsAction: 'Przejdź do logowania',
  existsHeading: 'Masz już konto',
  existsMore:
    'Zaloguj się jak zwykle. Jeśli nie pamiętasz hasła, wybierz „Nie pamiętasz hasła?” na stronie logowania.',
  existsNote: 'Jeśli to nie Ty, nie musisz nic robić: Twoje konto jest bezpieczne.',
  existsPreview: 'Zaloguj się zamiast rejestrować.',
  existsReason: 'Otrzymujesz tę wiadomość, ponieważ ktoś próbował utworzyć drugie konto z tym adresem.',
  existsSubject: 'Masz już konto Octavo',
  existsText:
    'Ktoś, zapewne Ty, próbował zarejestrować się w Octavo z tym adresem. Ma on już konto, więc nic się nie zmieniło.',
  factorOffHeading: 'Logowanie dwuetapowe jest wyłączone',
  factorOffNote: 'Jeśli to nie Twoja zmiana, zmień teraz hasło i wyloguj wszystkie inne urządzenia.',
  factorOffPreview: 'Do Twojego konta wystarczy teraz samo hasło.',
  factorOffSubject: 'Logowanie dwuetapowe w Octavo zostało wyłączone',
  factorOffText:
    'Octavo nie prosi już o kody z aplikacji przy logowaniu. Możesz je ponownie włączyć na stronie profilu.',
  factorOnHeading: 'Logowanie dwuetapowe jest włączone',
  factorOnNote: 'Jeśli to nie Twoja zmiana, zresetuj teraz hasło i skontaktuj się z pomocą techniczną.',
  factorOnPreview: 'Logowanie hasłem wymaga teraz także kodu.',
  factorOnSubject: 'Logowanie dwuetapowe w Octavo zostało włączone',
  factorOnText:
    'Octavo prosi teraz o kod z aplikacji uwierzytelniającej przy logowaniu hasłem. Zachowaj kody odzyskiwania: każdy pozwala zalogować się raz, gdy zgubisz telefon.',
  greeting: 'Dzień dobry,',
  greetingName: (name) => `Dzień dobry, ${name},`,
  keysRevoked: 'Te klucze API zostały unieważnione:',
  keysWork: 'Te klucze API nadal działają:',
  keyUnused: (name, prefix) => `${name} (${prefix}…), nigdy nieużyty`,
  keyUsed: (name, prefix, day) => `${name} (${prefix}…), ostatnio użyty ${day}`,
  linkOnce: 'Link działa jeden raz.',
  linkOnceFor: (time) => `Link działa jeden raz. Ważność: ${time}.`,
  openMembership: 'Otwórz subskrypcję',
  openProfile: 'Otwórz profil',
  operator: 'administrator tego serwera',
  passwordHeading: 'Twoje hasło zostało zmienione',
  passwordNote:
    'Jeśli to nie Twoja zmiana, zresetuj teraz hasło przez „Nie pamiętasz hasła?” na stronie logowania, a potem unieważnij wszystkie klucze API.',
  passwordPreview: 'Wszystkie inne urządzenia zostały wylogowane.',
  passwordReviewKeys: 'Sprawdź klucze API',
  passwordSubject: 'Twoje hasło do Octavo zostało zmienione',
  passwordText: 'Hasło do Twojego konta Octavo zostało zmienione, a wszystkie inne urządzenia wylogowane.',
  paymentHeading: 'Płatność się nie powiodła',
  paymentNote: 'Jeśli płatność już za Tobą, nie musisz nic robić.',
  paymentOtherwise:
    'Bez płatności Twoje konto przejdzie na plan Basic. Nic nie zostanie usunięte: możesz czytać i eksportować wszystkie dokumenty.',
  paymentPreview: (day) => `Twój plan pozostaje aktywny do ${day}.`,
  paymentPreviewOver: 'Twój plan jest wstrzymany do czasu płatności.',
  paymentReason: (plan) =>
    `Otrzymujesz tę wiadomość, ponieważ płatność za plan ${plan} na Twoim koncie się nie powiodła. Wysyłamy ją raz na fakturę.`,
  paymentSubject: (plan) => `Płatność za Twój plan Octavo ${plan} się nie powiodła`,
  paymentText: (plan, day) =>
    `Płatność za Twój plan ${plan} się nie powiodła. Plan pozostaje aktywny do ${day}.`,
  paymentTextOver: (plan, day) =>
    `Płatność za Twój plan ${plan} się nie powiodła. Plan był aktywny do ${day} i jest wstrzymany do czasu płatności.`,
  paymentNextStep:
    'Otwórz subskrypcję, wybierz „Karty i faktury” i sprawdź, czy karta jest ważna i ma środki. Potem ponowimy płatność; nic więcej się nie zmieni.',
  questions: (email) => `Pytania? Napisz na adres ${email}.`,
  resetAction: 'Wybierz nowe hasło',
  resetHeading: 'Zresetuj hasło',
  resetNote: 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.',
  resetPreview: 'Wybierz nowe hasło do swojego konta.',
  resetReason: 'Otrzymujesz tę wiadomość, ponieważ z tym adresem poproszono o nowe hasło.',
  resetSubject: 'Zresetuj hasło do Octavo',
  resetText:
    'Wybierz nowe hasło do konta Octavo. Wszystkie urządzenia zostaną wtedy wylogowane, a Ty zalogujesz się nowym hasłem.',
  securityReason: 'Otrzymujesz tę wiadomość, ponieważ zmieniły się zabezpieczenia Twojego konta Octavo.',
  signInAction: 'Zaloguj się',
  signInHeading: 'Zaloguj się do Octavo',
  signInNote:
    'Jeśli to nie Twoja prośba, zignoruj tę wiadomość i nie udostępniaj linku: otwiera on Twoje konto.',
  signInPreview: 'Otwórz go na urządzeniu, na którym chcesz się zalogować.',
  signInReason: 'Otrzymujesz tę wiadomość, ponieważ z tym adresem poproszono o link do logowania.',
  signInSubject: 'Twój link do logowania w Octavo',
  signInText: 'Oto link do logowania, o który prosisz. Nie potrzebujesz hasła.',
  verifyAction: 'Potwierdź e-mail',
  verifyHeading: 'Potwierdź adres e-mail',
  verifyNote:
    'Jeśli to nie Twoja rejestracja, zignoruj tę wiadomość. Bez linku nikt nie użyje konta z Twoim adresem.',
  verifyPreview: 'Jeszcze jeden krok i Twoje konto będzie gotowe.',
  verifyReason: 'Otrzymujesz tę wiadomość, ponieważ z tym adresem utworzono konto Octavo.',
  verifySubject: 'Potwierdź adres e-mail dla Octavo',
  verifyText: 'Potwierdź, że ten adres należy do Ciebie, aby zacząć korzystać z konta Octavo.',
};
