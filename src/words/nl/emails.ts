import type { words as english } from '../en/emails.ts';

export const words: typeof english = {
  buttonFails: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  changeAction: 'Nieuw adres bevestigen',
  changedHeading: 'Uw e-mailadres is gewijzigd',
  changedNote: (contact) =>
    `Hebt u dit niet gedaan, dan heeft mogelijk iemand anders toegang tot uw account. Neem meteen contact op met ${contact}.`,
  changedPreview: 'Uw account gebruikt nu een ander adres.',
  changedReason: 'U krijgt deze e-mail omdat dit tot nu toe het adres van een Octavo-account was.',
  changedSubject: 'Het e-mailadres van uw Octavo-account is gewijzigd',
  changedText:
    'Uw Octavo-account heeft nu een ander e-mailadres. Log in met het nieuwe; hier komen geen e-mails meer aan.',
  changeHeading: 'Bevestig uw nieuwe e-mailadres',
  changeNote: 'Hebt u geen Octavo-account, negeer deze e-mail dan: er verandert niets.',
  changePreview: 'Tot die tijd houdt uw account het huidige adres.',
  changeReason: 'U krijgt deze e-mail omdat dit adres is opgegeven als nieuw adres van een Octavo-account.',
  changeSubject: 'Bevestig uw nieuwe e-mailadres voor Octavo',
  changeText:
    'Iemand heeft dit opgegeven als nieuw adres van een Octavo-account. Bevestig dat het van u is; tot die tijd houdt het account het huidige adres.',
  codeHeading: 'Bevestig dat u het bent',
  codeNote: (minutes) => `De code werkt één keer, ${minutes} minuten lang, in de browser die erom vroeg.`,
  codeOther: 'Was u het niet, log dan op uw profielpagina alle andere apparaten uit.',
  codePreview: 'Vul hem in op uw profielpagina om te bevestigen dat u het bent.',
  codeReason: 'U krijgt deze e-mail omdat uw Octavo-account om een bevestiging vroeg.',
  codeSubject: 'Uw bevestigingscode voor Octavo',
  codeText:
    'Iemand die op uw account is ingelogd, wil de beveiligingsinstellingen wijzigen. Bent u dat, vul dan deze code in op de profielpagina:',
  deletedHeading: 'Uw account is verwijderd',
  deletedMore: 'Links die u hebt gedeeld, werken niet meer. U kunt op elk moment een nieuw account maken.',
  deletedNote: (contact) => `Hebt u het niet verwijderd, neem dan contact op met ${contact}.`,
  deletedPreview: 'Uw documenten, chats en profiel zijn definitief verwijderd.',
  deletedReason:
    'U krijgt deze e-mail omdat dit adres bij het account hoorde. Dit is de laatste e-mail erover.',
  deletedSubject: 'Uw Octavo-account is verwijderd',
  deletedText:
    'Uw Octavo-account en alle documenten, chats en profielgegevens zijn verwijderd. Dit kan niet ongedaan worden gemaakt.',
  existsAction: 'Naar inloggen',
  existsHeading: 'U hebt al een account',
  existsMore:
    'Log in zoals u gewend bent. Bent u het wachtwoord vergeten, kies dan ‘Wachtwoord vergeten?’ op de inlogpagina.',
  existsNote: 'Was u het niet, dan hoeft u niets te doen: uw account is veilig.',
  existsPreview: 'Log in in plaats van te registreren.',
  existsReason: 'U krijgt deze e-mail omdat iemand met dit adres een tweede account wilde maken.',
  existsSubject: 'U hebt al een Octavo-account',
  existsText:
    'Iemand, waarschijnlijk u, wilde zich met dit adres registreren bij Octavo. Er is al een account voor, dus er is niets veranderd.',
  factorOffHeading: 'Inloggen in twee stappen staat uit',
  factorOffNote: 'Hebt u dit niet uitgezet, wijzig dan nu uw wachtwoord en log alle andere apparaten uit.',
  factorOffPreview: 'Voor uw account is nu alleen het wachtwoord nodig.',
  factorOffSubject: 'Inloggen in twee stappen voor Octavo is uitgezet',
  factorOffText:
    'Octavo vraagt bij het inloggen niet meer om een code uit uw authenticator-app. Op uw profielpagina kunt u dit weer aanzetten.',
  factorOnHeading: 'Inloggen in twee stappen staat aan',
  factorOnNote:
    'Hebt u dit niet aangezet, herstel dan nu uw wachtwoord en neem contact op met de klantenservice.',
  factorOnPreview: 'Voor inloggen met uw wachtwoord is nu ook een code nodig.',
  factorOnSubject: 'Inloggen in twee stappen voor Octavo is aangezet',
  factorOnText:
    'Octavo vraagt nu om een code uit uw authenticator-app als u met uw wachtwoord inlogt. Bewaar uw herstelcodes: met elke code kunt u één keer inloggen als u uw telefoon kwijtraakt.',
  greeting: 'Hallo,',
  greetingName: (name) => `Hallo ${name},`,
  keysRevoked: 'Deze API-sleutels zijn ingetrokken:',
  keysWork: 'Deze API-sleutels werken nog:',
  keyUnused: (name, prefix) => `${name} (${prefix}…), nooit gebruikt`,
  keyUsed: (name, prefix, day) => `${name} (${prefix}…), laatst gebruikt op ${day}`,
  linkOnce: 'De link werkt één keer.',
  linkOnceFor: (time) => `De link werkt één keer. Geldigheid: ${time}.`,
  openMembership: 'Abonnement openen',
  openProfile: 'Profiel openen',
  operator: 'de beheerder van deze server',
  passwordHeading: 'Uw wachtwoord is gewijzigd',
  passwordNote:
    'Hebt u dit niet gedaan, herstel dan nu uw wachtwoord via ‘Wachtwoord vergeten?’ op de inlogpagina en trek daarna alle API-sleutels in.',
  passwordPreview: 'Alle andere apparaten zijn uitgelogd.',
  passwordReviewKeys: 'API-sleutels controleren',
  passwordSubject: 'Uw Octavo-wachtwoord is gewijzigd',
  passwordText: 'Het wachtwoord van uw Octavo-account is gewijzigd en alle andere apparaten zijn uitgelogd.',
  paymentHeading: 'Een betaling is mislukt',
  paymentNote: 'Hebt u al betaald, dan hoeft u niets te doen.',
  paymentOtherwise:
    'Zonder betaling gaat uw account over op het Basic-abonnement. Er wordt niets verwijderd: u kunt al uw documenten lezen en exporteren.',
  paymentPreview: (day) => `Uw abonnement blijft actief tot ${day}.`,
  paymentPreviewOver: 'Uw abonnement is gepauzeerd totdat de betaling lukt.',
  paymentReason: (plan) =>
    `U krijgt deze e-mail omdat de betaling voor het ${plan}-abonnement van uw account is mislukt. Hij wordt één keer per factuur verzonden.`,
  paymentSubject: (plan) => `De betaling voor uw Octavo ${plan}-abonnement is mislukt`,
  paymentText: (plan, day) =>
    `De betaling voor uw ${plan}-abonnement is niet gelukt. Uw abonnement blijft actief tot ${day}.`,
  paymentTextOver: (plan, day) =>
    `De betaling voor uw ${plan}-abonnement is niet gelukt. Het was actief tot ${day} en is gepauzeerd totdat de betaling lukt.`,
  paymentNextStep:
    'Open uw abonnement, kies ‘Kaarten en facturen’ en controleer of de kaart geldig is en er genoeg saldo is. Daarna proberen we de betaling opnieuw; verder verandert er niets.',
  questions: (email) => `Vragen? Mail naar ${email}.`,
  resetAction: 'Nieuw wachtwoord kiezen',
  resetHeading: 'Herstel uw wachtwoord',
  resetNote: 'Hebt u hier niet om gevraagd, negeer deze e-mail dan: uw wachtwoord verandert niet.',
  resetPreview: 'Kies een nieuw wachtwoord voor uw account.',
  resetReason: 'U krijgt deze e-mail omdat met dit adres om een nieuw wachtwoord is gevraagd.',
  resetSubject: 'Herstel uw wachtwoord voor Octavo',
  resetText:
    'Kies een nieuw wachtwoord voor uw Octavo-account. Daarna worden alle apparaten uitgelogd en logt u in met het nieuwe wachtwoord.',
  securityReason: 'U krijgt deze e-mail omdat de beveiliging van uw Octavo-account is gewijzigd.',
  signInAction: 'Inloggen',
  signInHeading: 'Inloggen bij Octavo',
  signInNote:
    'Hebt u hier niet om gevraagd, negeer deze e-mail dan en deel de link niet: hij opent uw account.',
  signInPreview: 'Open hem op het apparaat waarop u wilt inloggen.',
  signInReason: 'U krijgt deze e-mail omdat met dit adres om een inloglink is gevraagd.',
  signInSubject: 'Uw inloglink voor Octavo',
  signInText: 'Hier is de inloglink waar u om vroeg. U hebt er geen wachtwoord voor nodig.',
  verifyAction: 'E-mailadres bevestigen',
  verifyHeading: 'Bevestig uw e-mailadres',
  verifyNote:
    'Hebt u zich niet geregistreerd, negeer deze e-mail dan. Zonder de link kan niemand een account met uw adres gebruiken.',
  verifyPreview: 'Nog één stap en uw account is klaar.',
  verifyReason: 'U krijgt deze e-mail omdat met dit adres een Octavo-account is gemaakt.',
  verifySubject: 'Bevestig uw e-mailadres voor Octavo',
  verifyText: 'Bevestig dat dit adres van u is om uw Octavo-account te gebruiken.',
};
