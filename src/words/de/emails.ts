import type { words as english } from '../en/emails.ts';

export const words: typeof english = {
  buttonFails: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  changeAction: 'Neue Adresse bestätigen',
  changedHeading: 'Ihre E-Mail-Adresse wurde geändert',
  changedNote: (contact) =>
    `Falls Sie das nicht waren, hat womöglich jemand anderes Zugriff auf Ihr Konto. Wenden Sie sich sofort an ${contact}.`,
  changedPreview: 'Ihr Konto verwendet jetzt eine andere Adresse.',
  changedReason: 'Sie erhalten diese E-Mail, weil dies bis jetzt die Adresse eines Octavo-Kontos war.',
  changedSubject: 'Die E-Mail-Adresse Ihres Octavo-Kontos wurde geändert',
  changedText:
    'Ihr Octavo-Konto hat jetzt eine andere E-Mail-Adresse. Melden Sie sich mit der neuen an; hierher kommen keine E-Mails mehr.',
  changeHeading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  changeNote: 'Falls Sie kein Octavo-Konto haben, ignorieren Sie diese E-Mail. Es ändert sich nichts.',
  changePreview: 'Bis dahin behält Ihr Konto die bisherige Adresse.',
  changeReason:
    'Sie erhalten diese E-Mail, weil diese Adresse als neue Adresse eines Octavo-Kontos eingegeben wurde.',
  changeSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Octavo',
  changeText:
    'Diese Adresse wurde als neue Adresse eines Octavo-Kontos eingegeben. Bestätigen Sie, dass sie Ihnen gehört; bis dahin behält das Konto die bisherige.',
  codeHeading: 'Bestätigen Sie, dass Sie es sind',
  codeNote: (minutes) =>
    `Der Code funktioniert einmal, ${minutes} Minuten lang, in dem Browser, der ihn angefordert hat.`,
  codeOther: 'Falls Sie es nicht waren, melden Sie auf Ihrer Profilseite alle anderen Geräte ab.',
  codePreview: 'Geben Sie ihn zur Bestätigung auf Ihrer Profilseite ein.',
  codeReason: 'Sie erhalten diese E-Mail, weil Ihr Octavo-Konto eine Bestätigung angefordert hat.',
  codeSubject: 'Ihr Bestätigungscode für Octavo',
  codeText:
    'Jemand, der in Ihrem Konto angemeldet ist, möchte dessen Sicherheitseinstellungen ändern. Wenn Sie das sind, geben Sie auf der Profilseite diesen Code ein:',
  deletedHeading: 'Ihr Konto wurde gelöscht',
  deletedMore:
    'Von Ihnen geteilte Links funktionieren nicht mehr. Sie können jederzeit ein neues Konto erstellen.',
  deletedNote: (contact) => `Falls Sie es nicht gelöscht haben, wenden Sie sich an ${contact}.`,
  deletedPreview: 'Ihre Dokumente, Chats und Ihr Profil wurden endgültig gelöscht.',
  deletedReason:
    'Sie erhalten diese E-Mail, weil diese Adresse zu dem Konto gehörte. Es ist die letzte E-Mail dazu.',
  deletedSubject: 'Ihr Octavo-Konto wurde gelöscht',
  deletedText:
    'Ihr Octavo-Konto und alle seine Dokumente, Chats und Profildaten wurden gelöscht. Das lässt sich nicht rückgängig machen.',
  existsAction: 'Zur Anmeldung',
  existsHeading: 'Sie haben schon ein Konto',
  existsMore:
    'Melden Sie sich wie gewohnt an. Haben Sie das Passwort vergessen, wählen Sie auf der Anmeldeseite „Passwort vergessen?“.',
  existsNote: 'Falls Sie es nicht waren, müssen Sie nichts tun: Ihr Konto ist sicher.',
  existsPreview: 'Melden Sie sich an, statt sich zu registrieren.',
  existsReason:
    'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse ein zweites Konto erstellen wollte.',
  existsSubject: 'Sie haben schon ein Octavo-Konto',
  existsText:
    'Jemand, vermutlich Sie, wollte sich mit dieser Adresse bei Octavo registrieren. Zu ihr gibt es schon ein Konto, es hat sich also nichts geändert.',
  factorOffHeading: 'Die Zwei-Faktor-Anmeldung ist aus',
  factorOffNote:
    'Falls Sie das nicht waren, ändern Sie jetzt Ihr Passwort und melden Sie alle anderen Geräte ab.',
  factorOffPreview: 'Für Ihr Konto genügt jetzt das Passwort.',
  factorOffSubject: 'Die Zwei-Faktor-Anmeldung für Octavo wurde ausgeschaltet',
  factorOffText:
    'Octavo fragt bei der Anmeldung nicht mehr nach einem Code Ihrer Authenticator-App. Auf Ihrer Profilseite können Sie das wieder einschalten.',
  factorOnHeading: 'Die Zwei-Faktor-Anmeldung ist an',
  factorOnNote:
    'Falls Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück und wenden Sie sich an den Support.',
  factorOnPreview: 'Für die Anmeldung mit Passwort brauchen Sie jetzt auch einen Code.',
  factorOnSubject: 'Die Zwei-Faktor-Anmeldung für Octavo wurde eingeschaltet',
  factorOnText:
    'Octavo fragt bei der Anmeldung mit Passwort jetzt nach einem Code Ihrer Authenticator-App. Bewahren Sie die Wiederherstellungscodes auf: Jeder meldet Sie einmal an, falls Sie Ihr Telefon verlieren.',
  greeting: 'Guten Tag,',
  greetingName: (name) => `Guten Tag ${name},`,
  keysRevoked: 'Diese API-Schlüssel wurden widerrufen:',
  keysWork: 'Diese API-Schlüssel funktionieren weiterhin:',
  keyUnused: (name, prefix) => `${name} (${prefix}…), nie benutzt`,
  keyUsed: (name, prefix, day) => `${name} (${prefix}…), zuletzt benutzt am ${day}`,
  linkOnce: 'Der Link funktioniert einmal.',
  linkOnceFor: (time) => `Der Link funktioniert einmal. Gültigkeit: ${time}.`,
  openMembership: 'Mitgliedschaft öffnen',
  openProfile: 'Profil öffnen',
  operator: 'den Betreiber dieses Servers',
  passwordHeading: 'Ihr Passwort wurde geändert',
  passwordNote:
    'Falls Sie das nicht waren, setzen Sie jetzt auf der Anmeldeseite mit „Passwort vergessen?“ Ihr Passwort zurück und widerrufen Sie dann alle API-Schlüssel.',
  passwordPreview: 'Alle anderen Geräte sind abgemeldet.',
  passwordReviewKeys: 'API-Schlüssel prüfen',
  passwordSubject: 'Ihr Octavo-Passwort wurde geändert',
  passwordText: 'Das Passwort Ihres Octavo-Kontos wurde geändert, und alle anderen Geräte sind abgemeldet.',
  paymentHeading: 'Eine Zahlung ist fehlgeschlagen',
  paymentNote: 'Falls Sie schon bezahlt haben, müssen Sie nichts tun.',
  paymentOtherwise:
    'Ohne Zahlung wechselt Ihr Konto in den Tarif Basic. Es wird nichts gelöscht: Sie können alle Ihre Dokumente lesen und exportieren.',
  paymentPreview: (day) => `Ihr Tarif bleibt bis ${day} bestehen.`,
  paymentPreviewOver: 'Ihr Tarif pausiert, bis die Zahlung eingeht.',
  paymentReason: (plan) =>
    `Sie erhalten diese E-Mail, weil die Zahlung für den Tarif ${plan} Ihres Kontos fehlgeschlagen ist. Sie kommt einmal je Rechnung.`,
  paymentSubject: (plan) => `Die Zahlung für Ihren Octavo-Tarif ${plan} ist fehlgeschlagen`,
  paymentText: (plan, day) =>
    `Die Zahlung für Ihren Tarif ${plan} ist nicht eingegangen. Ihr Tarif bleibt bis ${day} aktiv.`,
  paymentTextOver: (plan, day) =>
    `Die Zahlung für Ihren Tarif ${plan} ist nicht eingegangen. Der Tarif war bis ${day} aktiv und pausiert, bis die Zahlung eingeht.`,
  paymentNextStep:
    'Öffnen Sie Ihre Mitgliedschaft, wählen Sie „Karten und Rechnungen“ und prüfen Sie, ob die Karte gültig und gedeckt ist. Wir versuchen die Zahlung dann erneut; sonst ändert sich nichts.',
  questions: (email) => `Fragen? Schreiben Sie an ${email}.`,
  resetAction: 'Neues Passwort wählen',
  resetHeading: 'Setzen Sie Ihr Passwort zurück',
  resetNote:
    'Falls Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
  resetPreview: 'Wählen Sie ein neues Passwort für Ihr Konto.',
  resetReason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein neues Passwort angefordert wurde.',
  resetSubject: 'Setzen Sie Ihr Passwort für Octavo zurück',
  resetText:
    'Wählen Sie ein neues Passwort für Ihr Octavo-Konto. Danach werden alle Geräte abgemeldet, und Sie melden sich mit dem neuen Passwort an.',
  securityReason: 'Sie erhalten diese E-Mail, weil sich die Sicherheit Ihres Octavo-Kontos geändert hat.',
  signInAction: 'Anmelden',
  signInHeading: 'Bei Octavo anmelden',
  signInNote:
    'Falls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail und geben Sie den Link nicht weiter: Er öffnet Ihr Konto.',
  signInPreview: 'Öffnen Sie ihn auf dem Gerät, auf dem Sie sich anmelden möchten.',
  signInReason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Anmeldelink angefordert wurde.',
  signInSubject: 'Ihr Anmeldelink für Octavo',
  signInText: 'Hier ist der Anmeldelink, den Sie angefordert haben. Ein Passwort brauchen Sie dafür nicht.',
  verifyAction: 'E-Mail-Adresse bestätigen',
  verifyHeading: 'Bestätigen Sie Ihre E-Mail-Adresse',
  verifyNote:
    'Falls Sie sich nicht registriert haben, ignorieren Sie diese E-Mail. Ohne den Link kann niemand ein Konto mit Ihrer Adresse nutzen.',
  verifyPreview: 'Noch ein Schritt, und Ihr Konto ist bereit.',
  verifyReason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Octavo-Konto erstellt wurde.',
  verifySubject: 'Bestätigen Sie Ihre E-Mail-Adresse für Octavo',
  verifyText: 'Bestätigen Sie, dass diese Adresse Ihnen gehört, um Ihr Octavo-Konto zu nutzen.',
};
