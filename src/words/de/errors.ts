import type { words as english } from '../en/errors.ts';

const missing = (what: string) => `${what} wurde nicht gefunden. Möglicherweise wurde der Eintrag gelöscht.`;

export const words: Readonly<Record<keyof typeof english, string>> = {
  accountGone: 'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  accountNotSignedIn: 'Es ist niemand angemeldet. Melden Sie sich an.',
  addressAnsweredStatus: '{host} hat mit {status} geantwortet. Prüfen Sie die Adresse.',
  addressHasPassword: 'Adressen mit Name und Passwort werden nicht abgerufen. Lassen Sie beides weg.',
  addressHasSecrets: 'Lassen Sie Namen, Passwörter und alles nach ? in der Adresse weg.',
  addressNeedsHttps: 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  addressNeedsScheme: 'Geben Sie eine Adresse ein, die mit http:// oder https:// beginnt.',
  addressNotWeb: 'Das ist keine Webadresse. Schreiben Sie sie so: https://example.com/page.',
  addressPortBlocked: 'Octavo ruft Port {port} nicht ab. Websites antworten auf 80 oder 443.',
  addressPrivate:
    '{host} liegt auf diesem Computer oder in einem privaten Netz. Nur der Besitzer kann es verbinden, oder OCTAVO_ALLOW_HOSTS.',
  addressRedirectsTooOften: '{host} leitet zu oft weiter. Verwenden Sie eine andere Adresse.',
  addressReserved: '{host} ist eine reservierte Adresse. Octavo verbindet sich nie damit.',
  addressSchemeBlocked: 'Nur Adressen, die mit http:// oder https:// beginnen, können abgerufen werden.',
  aliasTaken: 'Es gibt bereits ein Modell „{alias}“. Wählen Sie einen anderen Alias.',
  animationTooLong:
    'Die Animation hat {frames} Bilder; höchstens {limit} sind erlaubt. Laden Sie ein einzelnes Bild davon hoch.',
  archiveUnsupported: 'Archive werden nicht unterstützt. Fügen Sie die Dateien einzeln hinzu.',
  assetMissing: missing('Das Asset'),
  attachmentTooLong:
    'Das sind {length} Zeichen, und in einen Prompt passen {limit}. Öffnen Sie die Datei unter „Aus Inhalt erstellen“ und wählen Sie dort die Teile aus.',
  batchTooLarge: 'Diese Dokumente sind zusammen größer als 200 MB. Exportieren Sie weniger auf einmal.',
  browserFailed:
    'Der Browser ist an dieser Seite zweimal gescheitert. Machen Sie die Seite kleiner oder einfacher, oder versuchen Sie es erneut. ({reason})',
  budgetOwnUsedUp:
    'Ihr Modellbudget für diesen Monat ist aufgebraucht. Es wird am {day} zurückgesetzt; verwenden Sie bis dahin den eingebauten Composer.',
  budgetUsedUp:
    'Das Modellbudget für diesen Monat ist aufgebraucht. Es wird am {day} zurückgesetzt; verwenden Sie bis dahin den eingebauten Composer.',
  captchaFailed: 'Das Captcha wurde nicht bestanden. Versuchen Sie es erneut.',
  captchaMissing: 'Bestätigen Sie bitte, dass Sie ein Mensch sind.',
  captchaUnavailable: 'Das Captcha konnte nicht geprüft werden. Versuchen Sie es gleich noch einmal.',
  cardDeclined: 'Die Karte wurde abgelehnt. Es wurde nichts berechnet; versuchen Sie eine andere Karte.',
  cardDeclinedWhy: 'Die Karte wurde abgelehnt: {reason} Versuchen Sie eine andere.',
  certificateMissing: '{host} hat kein Zertifikat vorgelegt.',
  certificateUnknown:
    'Das Zertifikat dieses Servers stammt nicht von einer bekannten Stelle. Nur der Besitzer dieser Installation kann ihn unter „Modelle“ verbinden.',
  changedByOther: 'Jemand anderes hat das inzwischen geändert. Sehen Sie nach und ändern Sie es dann erneut.',
  checkoutMissing: missing('Der Bezahlvorgang'),
  checkoutOfOther: 'Bezahlvorgang nicht gefunden. Er gehört möglicherweise zu einem anderen Konto.',
  checkoutUnpaid:
    'Dieser Bezahlvorgang wurde nicht bezahlt. Es wurde nichts berechnet; wählen Sie einen Tarif, um es erneut zu versuchen.',
  codeExpired: 'Dieser Code ist abgelaufen oder wurde zu oft versucht. Senden Sie einen neuen.',
  confirmFirst: 'Bestätigen Sie zuerst, dass Sie es sind, und versuchen Sie es dann erneut.',
  contentMissing: missing('Der Inhalt'),
  contentsFull:
    'Eine Erstellung fasst bis zu {limit} Inhalte. Entfernen Sie einen, bevor Sie einen weiteren hinzufügen.',
  creationMissing: missing('Die Erstellung'),
  databaseAway: 'Octavo erreicht seine Datenbank gerade nicht. Versuchen Sie es gleich noch einmal.',
  databasePaused: 'Die Datenbank war kurz nicht erreichbar. Was bis dahin ankam, bleibt erhalten.',
  diskFull:
    'Die Festplatte des Servers ist voll. Bitten Sie die Administration, Platz zu schaffen, und versuchen Sie es dann erneut.',
  diskFullForDownload:
    'Der Download braucht {needed} freien Speicherplatz, frei sind {free}. Schaffen Sie Platz und versuchen Sie es dann erneut.',
  documentFull:
    'Das Dokument ist mit seinen Bildern größer als {limit} MB. Verwenden Sie kleinere Bilder oder laden Sie sie als Assets hoch.',
  documentHasNoPages: 'Das Dokument hat keine Seiten: Es braucht ein <section class="page">.',
  documentLinksFull: 'Dieses Dokument hat {limit} Links. Ändern Sie stattdessen einen davon.',
  documentMissing: missing('Das Dokument'),
  documentPageMissing: 'Das Dokument hat keine Seite {page}.',
  documentsMissing: missing('Eines der Dokumente'),
  documentTitleEmpty: 'Der Titel des Dokuments darf nicht leer sein',
  documentTitleTooLong: 'Der Titel des Dokuments ist zu lang: {length} Zeichen, höchstens {limit}',
  downloadChanged: 'Die Datei auf dem Server hat sich geändert. Starten Sie den Download neu.',
  downloadDiffers:
    'Die Datei weicht von der angekündigten ab (ihr SHA-256 stimmt nicht). Sie wurde gelöscht. Laden Sie sie erneut herunter.',
  downloadInterrupted:
    'Der Download wurde unterbrochen. Setzen Sie ihn fort; er macht dort weiter, wo er aufgehört hat.',
  downloadMoved: '{host} setzt die Datei an einer anderen Stelle fort. Starten Sie den Download neu.',
  downloadNotGguf: 'Das ist keine Modelldatei im GGUF-Format. Sie wurde gelöscht. Prüfen Sie die Adresse.',
  downloadOfOtherSize:
    'Der Server bietet eine Datei mit {found} an, dieses Modell hat aber {wanted}. Es wurde nichts behalten.',
  downloadTooLong: 'Der Server hat mehr gesendet als angekündigt. Die Datei wurde gelöscht.',
  drawingFileTooLarge: 'Eine SVG-Zeichnung darf höchstens {limit} MB haben; diese hat {size} MB.',
  drawingsTooCostly:
    'Die Zeichnungen der Seite wiederholen ihre Formen zu oft: Es müssten mehr als {limit} Formen gezeichnet werden. Vereinfachen Sie sie oder verwenden Sie ein Bild.',
  editedElsewhere: 'Jemand anderes ändert diese Seite gerade. Versuchen Sie es erneut.',
  emailAlreadyYours: 'Das ist bereits Ihre Adresse.',
  emailConfirmationWrong: 'Geben Sie Ihre eigene E-Mail-Adresse ein, um das Konto zu löschen.',
  emailInvalid: 'Das ist keine einzelne E-Mail-Adresse.',
  emailLinkUsed:
    'Dieser Link wurde bereits benutzt oder ist abgelaufen. Fordern Sie in Ihrem Profil einen neuen an.',
  emailNotReachable:
    '{email} ist per E-Mail nicht erreichbar. Öffnen Sie stattdessen den ausgegebenen Anmeldelink.',
  engineCouldNotInstall:
    'Die Engine konnte nicht installiert werden. Versuchen Sie es erneut; Einzelheiten stehen im Protokoll.',
  engineCouldNotRun:
    'Das Modell auf diesem Server konnte nicht gestartet werden. Laden Sie es erneut herunter oder wählen Sie ein anderes.',
  engineFileMissing:
    'Unter {path} gibt es keine Modelldatei. Geben Sie den vollständigen Pfad einer GGUF-Datei ein.',
  engineMissing:
    'Die Engine ist auf diesem Server nicht installiert. Der Besitzer kann sie unter „Modelle“ installieren.',
  engineModelMissing:
    'Dieses Modell ist nicht auf diesem Server. Der Besitzer kann es unter „Modelle“ erneut herunterladen.',
  engineModelUnlisted: 'Dieses Modell steht nicht auf der Liste.',
  engineNotBuilt: 'Für dieses System gibt es keine Engine. Verwenden Sie stattdessen Ollama.',
  engineNotPublished: 'Die Paketquelle hat keine Engine für dieses System. Verwenden Sie stattdessen Ollama.',
  engineOutOfMemory:
    'Dieses Modell braucht {needed} Arbeitsspeicher, dieser Computer hat {memory}. Wählen Sie ein kleineres.',
  engineStopped:
    'Das Modell auf diesem Server ist unerwartet stehen geblieben, vielleicht aus Speichermangel. Versuchen Sie es erneut oder wählen Sie ein kleineres Modell.',
  engineTooLong:
    'Das ist zu lang für das Modell auf diesem Server. Kürzen Sie den Prompt oder das Dokument, oder wählen Sie ein anderes Modell.',
  entriesFull: 'Sie haben {limit} davon; mehr sind nicht möglich. Löschen Sie zuerst einen Eintrag.',
  expiryPast: 'Dieser Zeitpunkt liegt in der Vergangenheit. Wählen Sie einen späteren.',
  exportMissing: missing('Der Export'),
  exportRunning: 'Ihr Datenexport läuft bereits. Warten Sie, bis er fertig ist.',
  factorExists: 'Dieses Konto hat bereits einen zweiten Faktor. Entfernen Sie ihn zuerst.',
  factorExpired:
    'Diese Anmeldung hat zu lange gedauert oder zu viele Versuche gebraucht. Melden Sie sich erneut an.',
  factorNeeded: 'Geben Sie den Code Ihrer Authenticator-App ein.',
  feature_advanced_export: 'Erweiterter Export: nur im Tarif {plan}. Siehe Preise.',
  feature_api_access: 'API-Zugang: nur im Tarif {plan}. Siehe Preise.',
  feature_basic_templates: 'Basisvorlagen: nur im Tarif {plan}. Siehe Preise.',
  feature_custom_branding: 'Eigenes Branding: nur im Tarif {plan}. Siehe Preise.',
  feature_document_creation: 'Dokumente erstellen: nur im Tarif {plan}. Siehe Preise.',
  feature_premium_templates: 'Premium-Vorlagen: nur im Tarif {plan}. Siehe Preise.',
  feature_priority_support: 'Bevorzugter Support: nur im Tarif {plan}. Siehe Preise.',
  feature_team_collaboration: 'Zusammenarbeit im Team: nur im Tarif {plan}. Siehe Preise.',
  feature_unlimited_documents: 'Unbegrenzt viele Dokumente: nur im Tarif {plan}. Siehe Preise.',
  fileBroken:
    'Die Datei ist beschädigt oder unvollständig. Speichern Sie sie neu und fügen Sie sie erneut hinzu.',
  fileEmpty: 'Die Datei ist leer.',
  fileHasNoText: 'Sie enthält keinen Text.',
  fileLocked:
    'Die Datei ist passwortgeschützt. Speichern Sie sie ohne Passwort und fügen Sie sie erneut hinzu.',
  fileMissing: missing('Die Datei'),
  fileNeedsMemory:
    'Das Lesen der Datei braucht zu viel Speicher. Teilen Sie sie und fügen Sie nur die nötigen Teile hinzu.',
  filePartsTooMany: 'Die Datei hat {count} Teile; das sind zu viele.',
  fileSizeUnknown: '{host} gibt die Größe der Datei nicht an. Verwenden Sie eine andere Adresse.',
  fileTooLarge: 'Die Datei ist größer als {limit} MB.',
  fileTooSlow:
    'Das Lesen der Datei hat zu lange gedauert. Teilen Sie sie und fügen Sie nur die nötigen Teile hinzu.',
  fileTypeUnsupported:
    'Dieser Dateityp wird nicht unterstützt. Verwenden Sie PNG, JPEG, WebP, GIF, AVIF, SVG, WOFF2, WOFF, TTF oder OTF.',
  fileUnpackedTooLarge:
    'Entpackt ist die Datei größer als {limit} MB. Speichern Sie sie ohne ihre großen Bilder oder in Teilen.',
  fileUnsupported:
    'Dieser Dateityp wird nicht unterstützt. Fügen Sie eine PDF-, DOCX-, PPTX-, XLSX-, CSV-, Markdown-, HTML-, Text- oder Bilddatei hinzu.',
  fileUnreadable: 'Die Datei konnte nicht gelesen werden.',
  findingMissing: missing('Der Befund'),
  fontBroken:
    'Die Schrift ist beschädigt oder unvollständig. Exportieren Sie sie erneut als WOFF2, TTF oder OTF.',
  fontFileTooLarge: 'Eine Schrift darf höchstens {limit} MB haben; diese hat {size} MB.',
  fontHasNoLetters: 'Die Schrift hat keinen Namen oder keine Buchstaben.',
  fontNotEmbedded: 'Die Schrift {font} konnte nicht eingebettet werden. Wählen Sie eine andere.',
  generationCutShort: 'Die Generierung wurde abgebrochen.',
  generationMissing: missing('Die Generierung'),
  generationRunning: 'Diese Generierung läuft noch. Stoppen Sie sie und löschen Sie sie dann.',
  generationsUsedUp:
    'Alle {limit} Generierungen dieses Monats sind verbraucht. Die Zählung beginnt am {day} neu; ein größerer Tarif (siehe Preise) enthält mehr.',
  googleNotSetUp: 'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
  googlePictures:
    'Google erstellt Bilder nur mit Gemini-Modellen. Wählen Sie eines, dessen Name mit gemini- beginnt.',
  googleUnreachable: 'Google ist gerade nicht erreichbar. Versuchen Sie es später erneut.',
  hostBroke: '{host} hat die Verbindung geschlossen. Prüfen Sie die Adresse.',
  hostCertificateExpired: '{host} hat ein abgelaufenes Zertifikat. Prüfen Sie die Adresse.',
  hostCertificateOfOther: '{host} hat das Zertifikat einer anderen Website. Prüfen Sie die Adresse.',
  hostCertificateUnknown: '{host} hat ein Zertifikat von einer unbekannten Stelle. Prüfen Sie die Adresse.',
  hostEncodingUnknown: 'Die Website hat in einer Kodierung geantwortet, die Octavo nicht liest.',
  hostNotPublic:
    '{host} ist nicht im öffentlichen Internet, deshalb ruft Octavo es nicht ab. Die Administration dieses Servers kann es erlauben (OCTAVO_ALLOW_HOSTS).',
  hostRedirectsNowhere: '{host} leitet auf etwas weiter, das keine Webadresse ist.',
  hostRefused: '{host} hat die Verbindung abgelehnt. Prüfen Sie die Adresse.',
  hostSentTooMuch: '{host} hat mehr als {limit} MB gesendet; das ist die Grenze.',
  hostSilent: '{host} hat nicht geantwortet. Prüfen Sie die Adresse.',
  hostTooSlow: '{host} hat länger als {seconds} Sekunden gebraucht.',
  hostUnknown: 'Unter {host} wurde keine Website gefunden. Prüfen Sie die Adresse.',
  hostUnreachable: '{host} ist von hier aus nicht erreichbar. Prüfen Sie die Adresse.',
  hostUnreadable: '{host} konnte nicht gelesen werden. Prüfen Sie die Adresse.',
  instructionMissing: missing('Die Anweisung'),
  internal:
    'Auf dem Server ist etwas schiefgelaufen. Versuchen Sie es erneut. Tritt es wieder auf, suchen Sie im Protokoll nach der Anfrage-ID.',
  jobEnded:
    'Dieser Auftrag ist bereits beendet. Nur wartende oder laufende Aufträge können abgebrochen werden.',
  jobFileExpired:
    'Dateien von Aufträgen werden einen Tag lang aufbewahrt. Starten Sie den Auftrag erneut, um eine neue Datei zu erzeugen.',
  jobGivenUp:
    'Der Server wurde bei dieser Arbeit jedes Mal beendet. Nach {count} Versuchen wurde sie aufgegeben. Wenden Sie sich an die Administration des Servers.',
  jobHasNoFile: 'Dieser Auftrag hat keine Datei.',
  jobMissing: missing('Der Auftrag'),
  jobsFull:
    '{limit} Ihrer Aufträge warten bereits. Brechen Sie einige ab oder warten Sie, bis sie fertig sind.',
  keyBelongsElsewhere:
    'Das sieht nach einem Schlüssel von {name} aus. Wählen Sie diesen Anbieter oder prüfen Sie den Schlüssel. Er wurde nicht gesendet.',
  keyInvalid: 'Das ist kein gültiger Schlüssel. Fügen Sie ihn erneut ein.',
  keyMalformed:
    'Das ist kein gültiger Schlüssel: Er enthält Leerzeichen oder ungewöhnliche Zeichen. Fügen Sie ihn erneut ein.',
  keyMissing: missing('Der Schlüssel'),
  keyNeeded: '{name} braucht einen Schlüssel. Fügen Sie ihn ein.',
  keyNeedsHttps:
    'Über http:// könnte jeder im Netz den Schlüssel mitlesen. Verwenden Sie eine https://-Adresse.',
  keyNeededForNewAddress:
    'Die Adresse hat sich geändert. Fügen Sie den Schlüssel erneut ein; der gespeicherte wird nicht dorthin gesendet.',
  keyRevoked: 'Ein widerrufener Schlüssel kann nicht erneuert werden. Erstellen Sie einen neuen.',
  keysFull: 'Es gibt bereits {limit} Schlüssel. Löschen Sie einen, den Sie nicht mehr brauchen.',
  kitMissing: missing('Das Marken-Kit'),
  linkExpired: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  linkMissing: missing('Der Link'),
  linkOfOtherAddress:
    'Dieser Link wurde an eine andere Adresse gesendet als die, mit der Sie sich hier registriert haben.',
  linkPasswordBlank: 'Ein Passwort darf nicht nur aus Leerzeichen bestehen.',
  linkPasswordBlocksEmbedding:
    'Ein passwortgeschützter Link kann nicht eingebettet werden. Entfernen Sie das Passwort oder schalten Sie das Einbetten aus.',
  linkRevoked: 'Dieser Link wurde endgültig widerrufen. Erstellen Sie einen neuen.',
  localPictures: 'Modelle auf diesem Server schreiben nur. Wählen Sie für Bilder einen anderen Anbieter.',
  lockedParts: 'Das würde gesperrte Teile ändern. Entsperren Sie sie zuerst: {names}.',
  lookupStopped: 'Die Suche wurde gestoppt.',
  modelAnswerEmpty: 'Die Antwort war leer. Prüfen Sie den Namen des Modells.',
  modelAnsweredStatus:
    'Das Modell „{model}“ hat mit einem Fehler ({status}) geantwortet. Versuchen Sie es erneut oder wählen Sie ein anderes Modell.',
  modelCutOff:
    'Das Modell hat seine Längengrenze erreicht, bevor die Seite fertig war. Bitten Sie um eine kürzere Seite oder wählen Sie ein anderes Modell.',
  modelEndless:
    'Das Modell hörte nicht auf zu schreiben und wurde abgebrochen. Bitten Sie um weniger oder wählen Sie ein anderes Modell.',
  modelHasNoCredit:
    'Für das Modell „{model}“ ist kein Guthaben mehr da. Laden Sie es beim Anbieter auf oder wählen Sie ein anderes Modell.',
  modelLooped:
    'Das Modell hat Werkzeugaufrufe ständig wiederholt und wurde gestoppt. Gespeichertes bleibt erhalten; bitten Sie um weniger oder wählen Sie ein anderes Modell.',
  modelMadeNoPage:
    'Es wurde keine Seite erstellt. Das Modell hat nur mit Text geantwortet; öffnen Sie den Chat, um ihn zu lesen.',
  modelMissing: missing('Das Modell'),
  modelNotListed: 'Es gibt hier kein Modell „{model}“. Wählen Sie eines davon: {known}.',
  modelNotAtProvider:
    'Der Anbieter kennt das Modell „{model}“ nicht. Prüfen Sie seinen Namen unter „Modelle“ oder in OCTAVO_MODELS.',
  modelOverloaded:
    'Das Modell „{model}“ ist überlastet. Warten Sie einen Moment und versuchen Sie es dann erneut.',
  modelRateLimited:
    'Das Modell „{model}“ nimmt gerade keine weiteren Anfragen an. Warten Sie einen Moment und versuchen Sie es dann erneut.',
  modelRateLimitedMinutes:
    'Das Modell „{model}“ nimmt gerade keine weiteren Anfragen an. Warten Sie {minutes} Min. oder wählen Sie ein anderes Modell.',
  modelRateLimitedSeconds:
    'Das Modell „{model}“ nimmt gerade keine weiteren Anfragen an. Warten Sie {seconds} s oder wählen Sie ein anderes Modell.',
  modelRejectedKey:
    'Das Modell „{model}“ hat den Schlüssel abgelehnt. Prüfen Sie den Schlüssel in den Einstellungen des Servers.',
  modelServerUnreachable:
    'Der Modellserver von „{model}“ ist nicht erreichbar. Prüfen Sie seine Adresse und versuchen Sie es dann erneut.',
  modelSilent:
    'Das Modell „{model}“ antwortet nicht mehr. Was ankam, bleibt erhalten; versuchen Sie es erneut oder wählen Sie ein anderes Modell.',
  modelStopped:
    'Das Modell „{model}“ hat vorzeitig aufgehört. Was ankam, bleibt erhalten; versuchen Sie es erneut.',
  modelTooSlow:
    'Innerhalb von {seconds} Sekunden kam keine vollständige Antwort. Prüfen Sie die Auslastung des Modellservers.',
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  nothingToMake:
    'Es gibt noch nichts, woraus ein Dokument werden kann. Fügen Sie eine Datei, Text oder eine Beschreibung hinzu.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  npmMissing:
    'npm wurde auf diesem Server nicht gefunden. Installieren Sie Node.js mit npm und versuchen Sie es dann erneut.',
  officeFormatOld:
    'Das ist ein altes Office-Format. Öffnen Sie die Datei und speichern Sie sie als .docx, .xlsx oder .pptx.',
  ollamaCouldNotDelete: 'Ollama konnte {model} nicht löschen ({status}).',
  ollamaHasNoModel: 'Ollama hat kein Modell {model}.',
  ollamaOnly: 'Nur Ollama lädt Modelle herunter und löscht sie.',
  ownerOnly: 'Nur der Besitzer dieses Servers kann seine Modelle ändern.',
  ownKeysOff: 'Der Besitzer dieses Servers erlaubt keine eigenen Schlüssel.',
  ownPagesOnly:
    'Dieser Aufruf ist nur für Octavos eigene Seiten. Öffnen Sie Octavo unter seiner eigenen Adresse und versuchen Sie es erneut.',
  pageChanged: 'Die Seite hat sich inzwischen geändert. Sehen Sie nach und versuchen Sie es erneut.',
  pageChangedSince:
    'Die Seite hat sich inzwischen geändert. Sehen Sie sich die neueste Version an und versuchen Sie es erneut.',
  pageHasNoText: 'Auf dieser Seite war kein Text lesbar, deshalb behält sie ihre Form.',
  pageHasTooManyElements:
    'Die Seite hat mehr als die {limit} Elemente, die dargestellt werden können. Teilen Sie sie in kleinere Dokumente auf.',
  pageMissing: missing('Die Seite'),
  pageNeedsScripts: 'Die Seite hat ohne Skripte keinen Text.',
  pageNotAPage: '{host} hat mit {type} geantwortet, nicht mit einer Seite.',
  pageTooLarge:
    'Die Seite ist mit ihren Bildern größer als {limit} MB. Verwenden Sie kleinere oder weniger Bilder.',
  pageUnchanged: 'Die Seite bleibt, wie sie ist. {reason}',
  paletteMissing: missing('Die Palette'),
  partMissing: missing('Der Teil'),
  passwordCommon: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
  passwordExists: 'Dieses Konto hat bereits ein Passwort. Ändern Sie es mit dem aktuellen.',
  passwordIsEmail: 'Das Passwort darf nicht Ihre E-Mail-Adresse sein. Wählen Sie ein anderes.',
  passwordNotSet: 'Dieses Konto hat noch kein Passwort. Legen Sie zuerst eines fest.',
  passwordOfSignUpWrong: 'Das ist nicht das Passwort, mit dem Sie sich registriert haben.',
  passwordTooLong: 'Das Passwort darf höchstens {limit} Zeichen lang sein.',
  passwordTooShort: 'Das Passwort muss mindestens {limit} Zeichen lang sein.',
  passwordWrong: 'Falsches Passwort. Versuchen Sie es erneut.',
  paymentsDown:
    'Der Zahlungsdienst antwortet nicht. Es hat sich nichts geändert; versuchen Sie es gleich noch einmal.',
  pdfBroken: 'Das PDF ist beschädigt oder unvollständig. Speichern Sie es neu und fügen Sie es erneut hinzu.',
  pdfHasNoPages: 'Das PDF hat keine Seiten. Fügen Sie der Seite zuerst etwas hinzu.',
  pdfHasNoText:
    'Das PDF hat keinen Text, obwohl die Seite welchen hat. Entfernen Sie CSS-Filter von ihrem Text; wenn jede Seite scheitert, installieren Sie eine Schrift auf dem Server (apt-get install fonts-dejavu-core).',
  pdfIsScanned:
    'Dieses PDF hat keinen Text: Es enthält gescannte Seiten. Lassen Sie zuerst eine Texterkennung (OCR) laufen oder fügen Sie den Text ein.',
  pdfLocked: 'Das PDF ist passwortgeschützt. Speichern Sie es ohne Passwort und fügen Sie es erneut hinzu.',
  pdfPagesDiffer:
    'Seiten im PDF: {found}, im Dokument: {wanted}. Machen Sie die Seitenabschnitte so groß wie das Papier, ohne etwas dazwischen.',
  pdfTextBecamePicture:
    'Der größte Teil des Textes wurde im PDF zu einem Bild. Entfernen Sie CSS-Filter davon oder wählen Sie eine andere Schrift.',
  pdfTooLarge: 'Das PDF ist größer als {limit} MB. Verwenden Sie kleinere Bilder oder weniger Seiten.',
  photoMissing: missing('Das Foto'),
  photoNoPicture: 'Dieses Foto ist kein Bild. Wählen Sie ein anderes.',
  photoSearchOld: 'Diese Suche ist zu alt. Suchen Sie erneut.',
  photoTooLarge: 'Das Foto ist größer als 100 KB. Wählen Sie ein kleineres.',
  photoTypeWrong: 'Das Foto muss ein PNG-, JPEG- oder WebP-Bild sein.',
  photosNotConfigured:
    'Dieser Server hat keinen Fotodienst. Wer ihn betreibt, kann einen einrichten ({settings}).',
  pictureBroken: 'Das Bild ist beschädigt oder unvollständig. Speichern Sie es erneut als PNG oder JPEG.',
  pictureFileTooLarge: 'Ein Bild darf höchstens {limit} MB haben; dieses hat {size} MB.',
  pictureHasTooManyPixels:
    'Das Bild hat {width} × {height} Pixel; höchstens {limit} Millionen sind erlaubt. Verkleinern Sie es und laden Sie es erneut hoch.',
  picturesTooLarge: 'Die Bilder sind zusammen größer als 200 MB. Verkleinern Sie sie.',
  pictureTooWide: 'Das Bild wäre größer als {limit} Pixel. Wählen Sie eine kleinere Breite.',
  pictureUnreadable: 'Dieses Bild konnte nicht gelesen werden.',
  planExists: 'Sie haben den Tarif {plan} bereits. Es wurde nichts berechnet.',
  planFull:
    'Der Tarif {plan} fasst {limit} Dokumente, und so viele haben Sie. Löschen Sie einige oder wählen Sie unter „Preise“ einen größeren Tarif.',
  planOther:
    'Sie haben bereits einen Tarif. Ändern Sie ihn auf Ihrer Mitgliedschaftsseite, damit die ungenutzte Zeit gutgeschrieben wird.',
  planOverfull:
    'Der Tarif {plan} fasst {limit} Dokumente, und Sie haben {count}. Sie können alle lesen, exportieren und löschen; um eines zu ändern, löschen Sie einige oder wählen Sie unter „Preise“ einen größeren Tarif.',
  profileMissing: missing('Das Profil'),
  profileNotCreated: 'Das Benutzerprofil konnte nicht angelegt werden',
  promptEmpty: 'Der Prompt ist leer. Schreiben Sie, was Sie erstellen möchten.',
  promptMissing: missing('Der Prompt'),
  promptRunning: 'Der letzte Prompt ist noch in Arbeit. Warten Sie, bis er fertig ist, oder stoppen Sie ihn.',
  promptsFull:
    'Es gibt bereits {limit} gespeicherte Prompts. Löschen Sie einen, den Sie nicht mehr brauchen.',
  promptTooLong: 'Der Prompt ist um {over} Zeichen zu lang. Kürzen Sie ihn oder senden Sie ihn in Teilen.',
  promptTwice: 'Dieser Prompt wurde zweimal gesendet. Laden Sie die Seite neu, um die Antwort zu sehen.',
  providerListsNoModels:
    '{host} führt unter dieser Adresse keine Modelle auf. Prüfen Sie den Pfad; die meisten enden auf /v1.',
  providerListTooLong: 'Die Modellliste ist zu lang. Prüfen Sie die Adresse.',
  providerListUnreadable:
    '{host} hat nicht mit einer Modellliste geantwortet. Prüfen Sie die Adresse; die meisten enden auf /v1.',
  providerMissing: missing('Der Anbieter'),
  providerNeedsAddress: '{name} braucht eine Adresse. Geben Sie die Ihres Servers ein.',
  providerOutOfCredit:
    'Laut {name} hat das Konto kein Guthaben mehr. Laden Sie es dort auf und versuchen Sie es dann erneut.',
  providerRateLimited:
    '{name} nimmt gerade keine weiteren Anfragen an, oder das Kontingent des Schlüssels ist aufgebraucht.',
  providerRedirects:
    '{host} leitet weiter. Octavo sendet Schlüssel nur an die Adresse, die Sie eingeben. Geben Sie die endgültige Adresse ein.',
  providerRedirectsTo:
    '{host} leitet auf {target} weiter. Octavo sendet Schlüssel nur an die Adresse, die Sie eingeben. Geben Sie die endgültige Adresse ein.',
  providerRejectedKey:
    '{name} hat den Schlüssel abgelehnt. Prüfen Sie, ob er zu {name} gehört, vollständig und nicht widerrufen ist.',
  qualityUsedUp:
    'Alle {limit} Dokumente im Qualitätsmodus für diesen Monat sind verbraucht. Schalten Sie ihn aus, um fortzufahren. Die Zählung beginnt am {day} neu; ein größerer Tarif (siehe Preise) enthält mehr.',
  quotaExceeded:
    'Ihre Assets bräuchten mehr als Ihre {limit} MB. Löschen Sie einige und laden Sie dieses dann erneut hoch.',
  readingStopped: 'Das Lesen wurde gestoppt.',
  registryUnreachable:
    'Die Paketquelle ist nicht erreichbar. Prüfen Sie die Verbindung dieses Servers und versuchen Sie es dann erneut.',
  renderBusy: 'Es warten zu viele Seiten auf die Darstellung. Versuchen Sie es in ein paar Sekunden erneut.',
  renderBusyLarge: 'Es werden gerade zu viele große Seiten dargestellt. Versuchen Sie es gleich noch einmal.',
  renderCancelled: 'Die Darstellung wurde abgebrochen.',
  renderTooSlow:
    'Die Seite wurde nicht innerhalb von {seconds} Sekunden dargestellt. Machen Sie sie kleiner oder versuchen Sie es erneut, wenn der Server weniger ausgelastet ist.',
  richTextUnsupported: 'Das ist eine RTF-Datei. Öffnen Sie sie und speichern Sie sie als .docx.',
  runMissing: missing('Der Lauf'),
  sandboxMissing: missing('Die Sandbox'),
  screenshotsTooMany:
    'Das Dokument hat mehr als {limit} Seiten. Starten Sie stattdessen einen Bilder-Export als Auftrag.',
  searchFailed:
    '{name} hat mit einem Fehler ({status}) geantwortet. Versuchen Sie es später erneut oder nennen Sie die Seiten.',
  searchFoundNothing:
    '{name} hat keine Seiten gefunden. Verwenden Sie andere Wörter oder nennen Sie die Seiten.',
  searchKeyRejected: '{name} hat den Schlüssel abgelehnt. Prüfen Sie ihn auf der Seite „Modelle“.',
  searchNeedsPages:
    'Es ist keine Suchmaschine eingerichtet, deshalb liest der Suchmodus die Seiten, die Sie nennen. Fügen Sie dem Prompt mindestens eine Adresse hinzu, etwa https://example.com/report.',
  searchNotJson:
    '{name} antwortet nicht in JSON. Fügen Sie json zu search.formats in der settings.yml hinzu.',
  searchRedirects: '{name} leitet weiter. Geben Sie auf der Seite „Modelle“ die endgültige Adresse ein.',
  searchSetByServer: 'Die Suchmaschine ist durch OCTAVO_SEARCH festgelegt. Ändern Sie sie dort.',
  searchTooLong: 'Die Antwort von {name} ist zu lang. Prüfen Sie die Adresse.',
  searchTooSlow:
    '{name} hat nicht innerhalb von {seconds} Sekunden geantwortet. Versuchen Sie es erneut oder nennen Sie die Seiten.',
  searchUnreachable: '{name} ist nicht erreichbar. Prüfen Sie die Adresse oder nennen Sie die Seiten.',
  searchUnreadable:
    '{name} hat nicht mit Suchergebnissen geantwortet. Prüfen Sie die Adresse auf der Seite „Modelle“.',
  searchUsedUp:
    'Bei {name} sind vorerst keine Suchen mehr übrig. Versuchen Sie es später erneut oder nennen Sie die Seiten.',
  serverAnsweredStatus: '{host} hat mit einem Fehler ({status}) geantwortet. Versuchen Sie es später erneut.',
  serverBroke: '{host} hat die Verbindung geschlossen. Prüfen Sie die Adresse.',
  serverBusy: 'Der Server ist ausgelastet. Versuchen Sie es in ein paar Sekunden erneut.',
  serverCertificateChanged:
    '{host} hat ein anderes Zertifikat als das, dem Sie vertraut haben. Verbinden Sie den Server neu.',
  serverNotFound: 'Unter {host} wurde kein Server gefunden. Prüfen Sie die Adresse.',
  serverNotHttp: '{host} antwortet nicht über HTTP. Versuchen Sie https:// statt http://.',
  serverNotTls: '{host} unterstützt kein TLS. Versuchen Sie http:// statt https://.',
  serverRefused: '{host} hat die Verbindung abgelehnt. Prüfen Sie, ob der Server läuft.',
  serverStopped: 'Der Server wurde beendet, bevor diese Seite fertig war. Was ankam, bleibt erhalten.',
  serverTooSlow:
    '{host} hat nicht innerhalb von {seconds} Sekunden geantwortet. Prüfen Sie, ob der Server läuft.',
  serverUnreachable: '{host} ist nicht erreichbar. Prüfen Sie die Adresse.',
  serverUnreachableHere: '{host} ist von hier aus nicht erreichbar. Prüfen Sie das Netzwerk.',
  sessionEnded: 'Diese Sitzung ist beendet. Melden Sie sich erneut an.',
  sessionMissing: missing('Die Sitzung'),
  sessionTitleEmpty: 'Der Titel der Sitzung darf nicht leer sein',
  sessionTitleTooLong: 'Der Titel der Sitzung ist zu lang: {length} Zeichen, höchstens {limit}',
  shuttingDown: 'Octavo wird gerade beendet. Versuchen Sie es gleich noch einmal.',
  signInAgainForFactor: 'Melden Sie sich in diesem Browser erneut an, um den zweiten Faktor zu ändern.',
  signInAgainHere: 'Melden Sie sich in diesem Browser erneut an, um fortzufahren.',
  signInLinkUsed: 'Dieser Link wurde benutzt, ersetzt oder ist zu alt. Fordern Sie einen neuen an.',
  signInWrong: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  siteHasNoBrand:
    '{domain} hat kein lesbares Logo und keine lesbaren Farben. Erstellen Sie das Kit von Hand.',
  siteAddressInvalid: 'Geben Sie die Adresse einer Website ein, etwa example.com.',
  sourceNeedsScripts: '{url} hat ohne Skripte keinen Text. Nennen Sie eine andere Seite.',
  sourceNotRead: '{url} ist {type} und wird nicht als Quelle gelesen. Nennen Sie eine Webseite.',
  sourcesUnread:
    'Keine der Quellen konnte gelesen werden; die Schritte nennen den Grund. Nennen Sie andere Seiten oder schalten Sie die Suche aus.',
  startLinkUsed:
    'Dieser Anmeldelink wurde benutzt oder ist zu alt. Starten Sie Octavo neu, um einen neuen zu erhalten.',
  stoppedInChat: 'Im Chat gestoppt. Was ankam, bleibt erhalten.',
  stoppedKept: 'Gestoppt. Was ankam, bleibt erhalten.',
  storageDown: 'Der Dateispeicher antwortet nicht. Versuchen Sie es gleich noch einmal.',
  strictFailed:
    'Die Seite hat ihre Prüfungen in {tries} Versuchen nicht bestanden und wurde nicht behalten: {reason} Bitten Sie um weniger oder schalten Sie den strengen Modus aus.',
  subscriptionMissing: 'Es gibt kein Abonnement.',
  svgBroken: 'Die SVG-Datei ist beschädigt oder unvollständig.',
  svgHasNoText:
    'Eine SVG-Datei hat keinen lesbaren Text. Fügen Sie sie unter „Assets“ hinzu oder speichern Sie sie als PNG.',
  svgUnsafe: 'Nichts in dieser SVG-Datei kann sicher angezeigt werden.',
  templateIsHtml:
    'Diese Vorlage wurde als HTML erstellt und hat deshalb kein Markdown. Laden Sie ihre Dokumente stattdessen als HTML herunter.',
  templateMissing: missing('Die Vorlage'),
  templatesFull: 'Sie haben bereits {limit} Vorlagen. Löschen Sie eine, die Sie nicht mehr brauchen.',
  templateTooLong: 'Dieses Dokument ist zu lang für eine Vorlage. Entfernen Sie einige Seiten.',
  testPageMissing: missing('Die Testseite'),
  themeMissing: missing('Das Thema'),
  tokenExpired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, wenn das so bleibt.',
  tooLargeToRead: 'Das ist zu groß zum Lesen. Machen Sie es kürzer oder einfacher.',
  tooManyAttempts: 'Zu viele Versuche für dieses Konto. Warten Sie eine Weile und versuchen Sie es erneut.',
  tooManyCodes: 'Zu viele falsche Codes für dieses Konto. Warten Sie eine Weile und versuchen Sie es erneut.',
  tooManyRequests: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
  tooSlowToRead: 'Das Lesen dauert zu lange. Machen Sie es kürzer oder einfacher.',
  uploadBroken: 'Der Upload ist unvollständig oder fehlerhaft. Senden Sie ihn erneut.',
  uploadHasNoFile: 'Der Upload enthält keine Datei.',
  uploadTooLarge: 'Der Upload ist zu groß oder hat zu viele Teile.',
  userMissing: missing('Der Benutzer'),
  versionMissing: missing('Die Version'),
  versionUnknown: 'Der Inhalt dieser Version ist unbekannt. Ändern Sie sie mit Patches.',
  websiteMissing: 'Unter dieser Adresse gibt es keine Website.',
  wrongAppCode: 'Falscher Code. Geben Sie den ein, den die App jetzt zeigt.',
  wrongCode: 'Dieser Code stimmt nicht. Versuchen Sie den nächsten.',
  wrongEmailCode: 'Falscher Code. Geben Sie den aus der neuesten E-Mail ein.',
  code_allowance_used_up: 'Die Generierungen dieses Monats sind verbraucht.',
  code_cancelled: 'Das wurde gestoppt.',
  code_captcha_required: 'Bestätigen Sie bitte, dass Sie ein Mensch sind.',
  code_conflict: 'Das passt nicht zum aktuellen Stand. Laden Sie die Seite neu und versuchen Sie es erneut.',
  code_database_unavailable:
    'Octavo erreicht seine Datenbank gerade nicht. Versuchen Sie es gleich noch einmal.',
  code_deadline_exceeded: 'Das hat zu lange gedauert. Versuchen Sie es erneut.',
  code_disk_full:
    'Die Festplatte des Servers ist voll. Bitten Sie die Administration, Platz zu schaffen, und versuchen Sie es dann erneut.',
  code_forbidden: 'Sie haben darauf keinen Zugriff.',
  code_gone: 'Das ist abgelaufen oder nicht mehr verfügbar.',
  code_internal: 'Auf dem Server ist etwas schiefgelaufen. Versuchen Sie es erneut.',
  code_invalid_credentials: 'Die Zugangsdaten stimmen nicht. Versuchen Sie es erneut.',
  code_invalid_input: 'Einige Angaben sind ungültig. Prüfen Sie sie und versuchen Sie es erneut.',
  code_model_failed:
    'Das Modell konnte das nicht abschließen. Versuchen Sie es erneut oder wählen Sie ein anderes Modell.',
  code_model_unavailable:
    'Das Modell ist gerade nicht verfügbar. Versuchen Sie es erneut oder wählen Sie ein anderes Modell.',
  code_not_configured: 'Das ist auf diesem Server nicht eingerichtet.',
  code_not_found: 'Nicht gefunden. Möglicherweise wurde der Eintrag gelöscht.',
  code_password_policy: 'Dieses Passwort ist nicht erlaubt. Wählen Sie ein anderes.',
  code_payload_too_large: 'Das ist zu groß. Senden Sie weniger auf einmal.',
  code_plan_required: 'Dafür brauchen Sie einen größeren Tarif. Siehe Preise.',
  code_quota_exceeded: 'Sie haben Ihre Grenze erreicht. Löschen Sie etwas und versuchen Sie es dann erneut.',
  code_rate_limited: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
  code_render_busy:
    'Es warten zu viele Seiten auf die Darstellung. Versuchen Sie es in ein paar Sekunden erneut.',
  code_render_failed:
    'Die Seite konnte nicht dargestellt werden. Machen Sie sie kleiner oder einfacher, oder versuchen Sie es erneut.',
  code_second_factor_required: 'Geben Sie den Code Ihrer Authenticator-App ein.',
  code_storage_failed: 'Der Dateispeicher antwortet nicht. Versuchen Sie es gleich noch einmal.',
  code_token_expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  code_unauthenticated: 'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  code_unavailable: 'Das ist gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.',
  code_unknown_host: 'Dieser Server antwortet nicht unter dieser Adresse.',
  code_unprocessable: 'Mit diesen Angaben ging das nicht. Prüfen Sie sie und versuchen Sie es erneut.',
  code_unsupported_media_type: 'Dieser Dateityp wird nicht unterstützt.',
  backupNoData:
    'In „{folder}“ sind keine Daten von Octavo. Setzen Sie OCTAVO_DATA_DIR auf Ihren Datenordner.',
  backupInside: '„{folder}“ liegt im Datenordner. Wählen Sie einen Ordner außerhalb.',
  backupTaken: '„{folder}“ gibt es schon. Wählen Sie für jede Sicherung einen neuen Ordner.',
  secretRunning: 'Octavo läuft auf dieser Datenbank. Beenden Sie alle Prozesse und versuchen Sie es erneut.',
  secretUnmigrated:
    'Diese Datenbank ist neu oder aus einer älteren Version. Starten Sie Octavo einmal, beenden Sie es und versuchen Sie es erneut.',
};
