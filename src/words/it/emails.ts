import type { words as english } from '../en/emails.ts';

export const words: typeof english = {
  buttonFails: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  changeAction: 'Conferma la nuova email',
  changedHeading: 'La tua email è stata modificata',
  changedNote: (contact) =>
    `Se non sei stato tu, qualcun altro potrebbe avere accesso al tuo account. Contatta subito ${contact}.`,
  changedPreview: 'Ora il tuo account usa un altro indirizzo.',
  changedReason: 'Ricevi questa email perché finora questo era l’indirizzo di un account Octavo.',
  changedSubject: 'L’email del tuo account Octavo è stata modificata',
  changedText:
    'Il tuo account Octavo ha ora un altro indirizzo email. Accedi con quello nuovo; qui non arriveranno più messaggi.',
  changeHeading: 'Conferma la nuova email',
  changeNote: 'Se non hai un account Octavo, ignora questa email: non cambierà nulla.',
  changePreview: 'Fino ad allora il tuo account mantiene l’indirizzo attuale.',
  changeReason:
    'Ricevi questa email perché questo indirizzo è stato inserito come nuovo indirizzo di un account Octavo.',
  changeSubject: 'Conferma la nuova email per Octavo',
  changeText:
    'Questo indirizzo è stato inserito come nuovo indirizzo di un account Octavo. Conferma che è tuo; fino ad allora l’account mantiene quello attuale.',
  codeHeading: 'Conferma che sei tu',
  codeNote: (minutes) =>
    `Il codice funziona una volta, per ${minutes} minuti, nel browser che l’ha richiesto.`,
  codeOther: 'Se non eri tu, disconnetti tutti gli altri dispositivi dalla pagina del profilo.',
  codePreview: 'Inseriscilo nella pagina del profilo per confermare che sei tu.',
  codeReason: 'Ricevi questa email perché il tuo account Octavo ha chiesto una conferma.',
  codeSubject: 'Il tuo codice di conferma per Octavo',
  codeText:
    'Qualcuno che ha effettuato l’accesso al tuo account vuole modificarne le impostazioni di sicurezza. Se sei tu, inserisci questo codice nella pagina del profilo:',
  deletedHeading: 'Il tuo account è stato eliminato',
  deletedMore:
    'I link che hai condiviso non funzionano più. Puoi creare un nuovo account in qualsiasi momento.',
  deletedNote: (contact) => `Se non l’hai eliminato tu, contatta ${contact}.`,
  deletedPreview: 'I tuoi documenti, le chat e il profilo sono stati eliminati definitivamente.',
  deletedReason:
    'Ricevi questa email perché questo indirizzo apparteneva all’account. È l’ultimo messaggio che lo riguarda.',
  deletedSubject: 'Il tuo account Octavo è stato eliminato',
  deletedText:
    'Il tuo account Octavo e tutti i suoi documenti, chat e dati del profilo sono stati eliminati. L’operazione non può essere annullata.',
  existsAction: 'Vai all’accesso',
  existsHeading: 'Hai già un account',
  existsMore:
    'Accedi come al solito. Se hai dimenticato la password, scegli «Password dimenticata?» nella pagina di accesso.',
  existsNote: 'Se non eri tu, non devi fare nulla: il tuo account è al sicuro.',
  existsPreview: 'Accedi invece di registrarti.',
  existsReason:
    'Ricevi questa email perché qualcuno ha cercato di creare un secondo account con questo indirizzo.',
  existsSubject: 'Hai già un account Octavo',
  existsText:
    'Qualcuno, probabilmente tu, ha cercato di registrarsi a Octavo con questo indirizzo. Ha già un account, quindi non è cambiato nulla.',
  factorOffHeading: 'L’accesso in due passaggi è disattivato',
  factorOffNote:
    'Se non l’hai disattivato tu, cambia subito la password e disconnetti tutti gli altri dispositivi.',
  factorOffPreview: 'Ora per aprire il tuo account basta la password.',
  factorOffSubject: 'L’accesso in due passaggi a Octavo è stato disattivato',
  factorOffText:
    'Octavo non chiede più i codici di autenticazione all’accesso. Puoi riattivarli nella pagina del profilo.',
  factorOnHeading: 'L’accesso in due passaggi è attivo',
  factorOnNote: 'Se non l’hai attivato tu, reimposta subito la password e contatta l’assistenza.',
  factorOnPreview: 'Ora l’accesso con password richiede anche un codice.',
  factorOnSubject: 'L’accesso in due passaggi a Octavo è stato attivato',
  factorOnText:
    'Ora Octavo chiede un codice dell’app di autenticazione quando accedi con la password. Conserva i codici di recupero: ognuno ti fa accedere una volta se perdi il telefono.',
  greeting: 'Ciao,',
  greetingName: (name) => `Ciao ${name},`,
  keysRevoked: 'Queste chiavi API sono state revocate:',
  keysWork: 'Queste chiavi API funzionano ancora:',
  keyUnused: (name, prefix) => `${name} (${prefix}…), mai usata`,
  keyUsed: (name, prefix, day) => `${name} (${prefix}…), usata l’ultima volta il ${day}`,
  linkOnce: 'Il link funziona una sola volta.',
  linkOnceFor: (time) => `Il link funziona una sola volta. Validità: ${time}.`,
  openMembership: 'Apri l’abbonamento',
  openProfile: 'Apri il profilo',
  operator: 'chi gestisce questo server',
  passwordHeading: 'La tua password è stata modificata',
  passwordNote:
    'Se non l’hai modificata tu, reimpostala subito con «Password dimenticata?» nella pagina di accesso, poi revoca tutte le chiavi API.',
  passwordPreview: 'Tutti gli altri dispositivi sono stati disconnessi.',
  passwordReviewKeys: 'Controlla le chiavi API',
  passwordSubject: 'La tua password di Octavo è stata modificata',
  passwordText:
    'La password del tuo account Octavo è stata modificata e tutti gli altri dispositivi sono stati disconnessi.',
  paymentHeading: 'Un pagamento non è riuscito',
  paymentNote: 'Se hai già pagato, non devi fare nulla.',
  paymentOtherwise:
    'Senza pagamento, il tuo account passa al piano Basic. Non viene eliminato nulla: puoi leggere ed esportare tutti i tuoi documenti.',
  paymentPreview: (day) => `Il tuo piano resta attivo fino al ${day}.`,
  paymentPreviewOver: 'Il tuo piano è sospeso finché il pagamento non va a buon fine.',
  paymentReason: (plan) =>
    `Ricevi questa email perché il pagamento del piano ${plan} del tuo account non è riuscito. Viene inviata una volta per fattura.`,
  paymentSubject: (plan) => `Il pagamento del tuo piano Octavo ${plan} non è riuscito`,
  paymentText: (plan, day) =>
    `Il pagamento del tuo piano ${plan} non è andato a buon fine. Il piano resta attivo fino al ${day}.`,
  paymentTextOver: (plan, day) =>
    `Il pagamento del tuo piano ${plan} non è andato a buon fine. Il piano è stato attivo fino al ${day} ed è sospeso finché il pagamento non va a buon fine.`,
  paymentNextStep:
    'Apri l’abbonamento, scegli «Carte e fatture» e controlla che la carta sia valida e abbia fondi. Poi ritenteremo il pagamento; non cambia altro.',
  questions: (email) => `Domande? Scrivi a ${email}.`,
  resetAction: 'Scegli una nuova password',
  resetHeading: 'Reimposta la password',
  resetNote: 'Se non l’hai richiesto, ignora questa email: la password non cambierà.',
  resetPreview: 'Scegli una nuova password per il tuo account.',
  resetReason: 'Ricevi questa email perché è stata richiesta una nuova password con questo indirizzo.',
  resetSubject: 'Reimposta la password di Octavo',
  resetText:
    'Scegli una nuova password per il tuo account Octavo. Tutti i dispositivi verranno disconnessi e accederai con la nuova password.',
  securityReason: 'Ricevi questa email perché la sicurezza del tuo account Octavo è cambiata.',
  signInAction: 'Accedi',
  signInHeading: 'Accedi a Octavo',
  signInNote: 'Se non l’hai richiesto, ignora questa email e non condividere il link: apre il tuo account.',
  signInPreview: 'Aprilo sul dispositivo con cui vuoi accedere.',
  signInReason: 'Ricevi questa email perché è stato richiesto un link di accesso con questo indirizzo.',
  signInSubject: 'Il tuo link di accesso a Octavo',
  signInText: 'Ecco il link di accesso che hai richiesto. Non serve una password.',
  verifyAction: 'Verifica email',
  verifyHeading: 'Verifica la tua email',
  verifyNote:
    'Se non ti sei registrato, ignora questa email. Senza il link nessuno può usare un account con il tuo indirizzo.',
  verifyPreview: 'Ancora un passaggio e il tuo account è pronto.',
  verifyReason: 'Ricevi questa email perché è stato creato un account Octavo con questo indirizzo.',
  verifySubject: 'Verifica la tua email per Octavo',
  verifyText: 'Conferma che questo indirizzo è tuo per iniziare a usare il tuo account Octavo.',
};
