import type { words as english } from '../en/errors.ts';

const missing = (what: string) => `${what} is niet gevonden. Misschien is het onderdeel verwijderd.`;

export const words: Readonly<Record<keyof typeof english, string>> = {
  accountGone: 'U bent niet ingelogd. Log in en probeer het opnieuw.',
  accountNotSignedIn: 'Er is niemand ingelogd. Log in.',
  addressAnsweredStatus: '{host} antwoordde met {status}. Controleer het adres.',
  addressHasPassword: 'Adressen met een naam en wachtwoord worden niet opgehaald. Laat die weg.',
  addressHasSecrets: 'Laat namen, wachtwoorden en alles na ? uit het adres weg.',
  addressNeedsHttps: 'Voer een adres in dat met https:// begint.',
  addressNeedsScheme: 'Voer een adres in dat met http:// of https:// begint.',
  addressNotWeb: 'Dit is geen webadres. Schrijf het als https://example.com/page.',
  addressPortBlocked: 'Octavo haalt niets op van poort {port}. Websites antwoorden op 80 of 443.',
  addressPrivate:
    '{host} staat op deze computer of in een privénetwerk. Alleen de eigenaar kan het koppelen, of OCTAVO_ALLOW_HOSTS.',
  addressRedirectsTooOften: '{host} verwijst te vaak door. Gebruik een ander adres.',
  addressReserved: '{host} is een gereserveerd adres. Octavo maakt er nooit verbinding mee.',
  addressSchemeBlocked: 'Alleen adressen die met http:// of https:// beginnen kunnen worden opgehaald.',
  aliasTaken: 'Er is al een model ‘{alias}’. Kies een andere alias.',
  animationTooLong: 'De animatie heeft {frames} beelden; {limit} is het maximum. Upload één beeld ervan.',
  archiveUnsupported: 'Archieven worden niet ondersteund. Voeg de bestanden één voor één toe.',
  assetMissing: missing('Het merkbestand'),
  attachmentTooLong:
    'Het heeft {length} tekens, en er passen er {limit} in een prompt. Open het in ‘Maken van inhoud’ en kies daar de delen.',
  batchTooLarge: 'Deze documenten zijn samen groter dan 200 MB. Exporteer er minder tegelijk.',
  browserFailed:
    'De browser is twee keer vastgelopen op deze pagina. Maak de pagina kleiner of eenvoudiger, of probeer het opnieuw. ({reason})',
  budgetOwnUsedUp:
    'Uw modelbudget voor deze maand is op. Het wordt op {day} vernieuwd; gebruik tot dan de ingebouwde composer.',
  budgetUsedUp:
    'Het modelbudget voor deze maand is op. Het wordt op {day} vernieuwd; gebruik tot dan de ingebouwde composer.',
  captchaFailed: 'De captcha is niet gelukt. Probeer het opnieuw.',
  captchaMissing: 'Bevestig dat u een mens bent.',
  captchaUnavailable: 'De captcha kon niet worden gecontroleerd. Probeer het zo opnieuw.',
  cardDeclined: 'De kaart is geweigerd. Er is niets afgeschreven; probeer een andere kaart.',
  cardDeclinedWhy: 'De kaart is geweigerd: {reason} Probeer een andere.',
  certificateMissing: '{host} toonde geen certificaat.',
  certificateUnknown:
    'Het certificaat van deze server is niet van een bekende instantie. Alleen de eigenaar van deze installatie kan hem koppelen, onder ‘Modellen’.',
  changedByOther: 'Iemand anders heeft dit intussen gewijzigd. Bekijk het en maak uw wijziging opnieuw.',
  checkoutMissing: missing('De betaling'),
  checkoutOfOther: 'Betaling niet gevonden. Misschien hoort die bij een ander account.',
  checkoutUnpaid:
    'Deze betaling is niet voltooid. Er is niets afgeschreven; kies een abonnement om het opnieuw te proberen.',
  codeExpired: 'Deze code is verlopen of te vaak geprobeerd. Verstuur een nieuwe.',
  confirmFirst: 'Bevestig eerst dat u het bent en probeer het dan opnieuw.',
  contentMissing: missing('De inhoud'),
  contentsFull:
    'Een creatie kan tot {limit} onderdelen bevatten. Verwijder er een voordat u er nog een toevoegt.',
  creationMissing: missing('De creatie'),
  databaseAway: 'Octavo kan zijn database nu niet bereiken. Probeer het zo opnieuw.',
  databasePaused: 'De database was even niet bereikbaar. Wat al binnen was, is bewaard.',
  diskFull:
    'De schijf van de server is vol. Vraag de beheerder om ruimte vrij te maken en probeer het dan opnieuw.',
  diskFullForDownload:
    'De download heeft {needed} schijfruimte nodig, en er is {free} vrij. Maak ruimte vrij en probeer het dan opnieuw.',
  documentFull:
    'Het document is met zijn afbeeldingen groter dan {limit} MB. Gebruik kleinere afbeeldingen of upload ze als merkbestanden.',
  documentHasNoPages: 'Het document heeft geen pagina’s: er is een <section class="page"> nodig.',
  documentLinksFull: 'Dit document heeft {limit} links. Wijzig er een van.',
  documentMissing: missing('Het document'),
  documentPageMissing: 'Het document heeft geen pagina {page}.',
  documentsMissing: missing('Een van de documenten'),
  documentTitleEmpty: 'De titel van het document mag niet leeg zijn',
  documentTitleTooLong: 'De titel van het document is te lang: {length} tekens, hoogstens {limit}',
  downloadChanged: 'Het bestand op de server is gewijzigd. Start de download opnieuw.',
  downloadDiffers:
    'Het bestand wijkt af van het aangekondigde (de SHA-256 klopt niet). Het is verwijderd. Download het opnieuw.',
  downloadInterrupted: 'De download is onderbroken. Hervat hem; hij gaat verder waar hij was gebleven.',
  downloadMoved: '{host} hervat het bestand op een andere plek. Start de download opnieuw.',
  downloadNotGguf: 'Dit is geen modelbestand in GGUF-formaat. Het is verwijderd. Controleer het adres.',
  downloadOfOtherSize:
    'De server biedt een bestand van {found} aan, maar dit model is {wanted}. Er is niets bewaard.',
  downloadTooLong: 'De server stuurde meer dan aangekondigd. Het bestand is verwijderd.',
  drawingFileTooLarge: 'Een SVG-tekening mag hoogstens {limit} MB zijn; deze is {size} MB.',
  drawingsTooCostly:
    'De tekeningen van de pagina herhalen hun vormen te vaak: er zouden meer dan {limit} vormen worden getekend. Vereenvoudig ze of gebruik een afbeelding.',
  editedElsewhere: 'Iemand anders wijzigt deze pagina op dit moment. Probeer het opnieuw.',
  emailAlreadyYours: 'Dit is al uw adres.',
  emailConfirmationWrong: 'Typ uw eigen e-mailadres om het account te verwijderen.',
  emailInvalid: 'Dit is niet één enkel e-mailadres.',
  emailLinkUsed: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan op uw profiel.',
  emailNotReachable: '{email} is niet per e-mail bereikbaar. Open de inloglink die de server toont.',
  engineCouldNotInstall:
    'De engine kon niet worden geïnstalleerd. Probeer het opnieuw; de details staan in het logboek.',
  engineCouldNotRun:
    'Het model op deze server kon niet worden gestart. Download het opnieuw of kies een ander.',
  engineFileMissing: 'Er is geen modelbestand op {path}. Voer het volledige pad van een GGUF-bestand in.',
  engineMissing: 'De engine is niet op deze server geïnstalleerd. De eigenaar kan dat doen onder ‘Modellen’.',
  engineModelMissing:
    'Dit model staat niet op deze server. De eigenaar kan het opnieuw downloaden onder ‘Modellen’.',
  engineModelUnlisted: 'Dit model staat niet op de lijst.',
  engineNotBuilt: 'Er is geen engine voor dit systeem. Gebruik Ollama.',
  engineNotPublished: 'Het pakketregister heeft geen engine voor dit systeem. Gebruik Ollama.',
  engineOutOfMemory:
    'Dit model heeft {needed} geheugen nodig, en deze computer heeft {memory}. Kies een kleiner model.',
  engineStopped:
    'Het model op deze server is onverwacht gestopt, misschien door geheugengebrek. Probeer het opnieuw of kies een kleiner model.',
  engineTooLong:
    'Dit is te lang voor het model op deze server. Kort de prompt of het document in, of kies een ander model.',
  entriesFull: 'U hebt er {limit}, het maximum. Verwijder er eerst een.',
  expiryPast: 'Dit tijdstip is al voorbij. Kies een later tijdstip.',
  exportMissing: missing('De export'),
  exportRunning: 'Uw gegevensexport loopt al. Wacht tot die klaar is.',
  factorExists: 'Dit account heeft al een tweede factor. Verwijder die eerst.',
  factorExpired: 'Dit inloggen duurde te lang of had te veel pogingen. Log opnieuw in.',
  factorNeeded: 'Voer de code van uw authenticator-app in.',
  feature_advanced_export: 'Uitgebreid exporteren: alleen met het abonnement {plan}. Zie Prijzen.',
  feature_api_access: 'API-toegang: alleen met het abonnement {plan}. Zie Prijzen.',
  feature_basic_templates: 'Basissjablonen: alleen met het abonnement {plan}. Zie Prijzen.',
  feature_custom_branding: 'Eigen huisstijl: alleen met het abonnement {plan}. Zie Prijzen.',
  feature_document_creation: 'Documenten maken: alleen met het abonnement {plan}. Zie Prijzen.',
  feature_premium_templates: 'Premiumsjablonen: alleen met het abonnement {plan}. Zie Prijzen.',
  feature_priority_support: 'Ondersteuning met voorrang: alleen met het abonnement {plan}. Zie Prijzen.',
  feature_team_collaboration: 'Samenwerken in teams: alleen met het abonnement {plan}. Zie Prijzen.',
  feature_unlimited_documents: 'Onbeperkt documenten: alleen met het abonnement {plan}. Zie Prijzen.',
  fileBroken: 'Het bestand is beschadigd of onvolledig. Sla het opnieuw op en voeg het weer toe.',
  fileEmpty: 'Het bestand is leeg.',
  fileHasNoText: 'Het bevat geen tekst.',
  fileLocked:
    'Het bestand is met een wachtwoord beveiligd. Sla het zonder wachtwoord op en voeg het weer toe.',
  fileMissing: missing('Het bestand'),
  fileNeedsMemory:
    'Het bestand lezen kost te veel geheugen. Splits het en voeg de delen toe die u nodig hebt.',
  filePartsTooMany: 'Het bestand heeft {count} delen, en dat is te veel.',
  fileSizeUnknown: '{host} meldt niet hoe groot het bestand is. Gebruik een ander adres.',
  fileTooLarge: 'Het bestand is groter dan {limit} MB.',
  fileTooSlow: 'Het bestand lezen duurde te lang. Splits het en voeg de delen toe die u nodig hebt.',
  fileTypeUnsupported:
    'Dit bestandstype wordt niet ondersteund. Gebruik PNG, JPEG, WebP, GIF, AVIF, SVG, WOFF2, WOFF, TTF of OTF.',
  fileUnpackedTooLarge:
    'Uitgepakt is het bestand groter dan {limit} MB. Sla het op zonder de grote afbeeldingen, of in delen.',
  fileUnsupported:
    'Dit bestandstype wordt niet ondersteund. Voeg een PDF-, DOCX-, PPTX-, XLSX-, CSV-, Markdown-, HTML-, tekst- of afbeeldingsbestand toe.',
  fileUnreadable: 'Het bestand kon niet worden gelezen.',
  findingMissing: missing('De bevinding'),
  fontBroken: 'Het lettertype is beschadigd of onvolledig. Exporteer het opnieuw als WOFF2, TTF of OTF.',
  fontFileTooLarge: 'Een lettertype mag hoogstens {limit} MB zijn; dit is {size} MB.',
  fontHasNoLetters: 'Het lettertype heeft geen naam of geen letters.',
  fontNotEmbedded: 'Het lettertype {font} kon niet worden ingesloten. Kies een ander.',
  generationCutShort: 'De generatie is afgebroken.',
  generationMissing: missing('De generatie'),
  generationRunning: 'Deze generatie is nog bezig. Stop haar en verwijder haar dan.',
  generationsUsedUp:
    'Alle {limit} generaties van deze maand zijn gebruikt. De telling begint op {day} opnieuw; een groter abonnement (zie Prijzen) bevat er meer.',
  googleNotSetUp: 'Inloggen met Google is op deze server niet ingesteld.',
  googlePictures:
    'Google maakt alleen afbeeldingen met Gemini-modellen. Kies er een waarvan de naam met gemini- begint.',
  googleUnreachable: 'Google is niet bereikbaar. Probeer het later opnieuw.',
  hostBroke: '{host} verbrak de verbinding. Controleer het adres.',
  hostCertificateExpired: '{host} heeft een verlopen certificaat. Controleer het adres.',
  hostCertificateOfOther: '{host} heeft het certificaat van een andere site. Controleer het adres.',
  hostCertificateUnknown: '{host} heeft een certificaat van een onbekende instantie. Controleer het adres.',
  hostEncodingUnknown: 'De website antwoordde in een codering die Octavo niet leest.',
  hostNotPublic:
    '{host} staat niet op het openbare internet, dus Octavo haalt het niet op. De beheerder van deze server kan het toestaan (OCTAVO_ALLOW_HOSTS).',
  hostRedirectsNowhere: '{host} verwijst door naar iets dat geen webadres is.',
  hostRefused: '{host} weigerde de verbinding. Controleer het adres.',
  hostSentTooMuch: '{host} stuurde meer dan {limit} MB, en dat is de grens.',
  hostSilent: '{host} antwoordde niet. Controleer het adres.',
  hostTooSlow: '{host} deed er langer dan {seconds} seconden over.',
  hostUnknown: 'Er is geen website gevonden op {host}. Controleer het adres.',
  hostUnreachable: '{host} is vanaf hier niet bereikbaar. Controleer het adres.',
  hostUnreadable: '{host} kon niet worden gelezen. Controleer het adres.',
  instructionMissing: missing('De instructie'),
  internal:
    'Er ging iets mis op de server. Probeer het opnieuw. Gebeurt het weer, zoek dan in het logboek naar het aanvraag-ID.',
  jobEnded:
    'Deze taak is al beëindigd. Alleen taken in de wachtrij of in uitvoering kunnen worden geannuleerd.',
  jobFileExpired:
    'Bestanden van taken worden één dag bewaard. Start deze taak opnieuw voor een nieuw bestand.',
  jobGivenUp:
    'De server stopte telkens wanneer hij hieraan werkte. Na {count} pogingen is het opgegeven. Neem contact op met de beheerder van de server.',
  jobHasNoFile: 'Deze taak heeft geen bestand.',
  jobMissing: missing('De taak'),
  jobsFull:
    'Er staan al {limit} van uw taken in de wachtrij. Annuleer er een paar of wacht tot ze klaar zijn.',
  keyBelongsElsewhere:
    'Dit lijkt een sleutel van {name}. Kies die aanbieder of controleer de sleutel. Hij is niet verstuurd.',
  keyInvalid: 'Dit is geen geldige sleutel. Plak hem opnieuw.',
  keyMalformed: 'Dit is geen geldige sleutel: er staan spaties of ongewone tekens in. Plak hem opnieuw.',
  keyMissing: missing('De sleutel'),
  keyNeeded: '{name} heeft een sleutel nodig. Plak er een.',
  keyNeedsHttps: 'Via http:// kan iedereen op het netwerk de sleutel lezen. Gebruik een https://-adres.',
  keyNeededForNewAddress:
    'Het adres is gewijzigd. Plak de sleutel opnieuw; de opgeslagen sleutel wordt daar niet heen gestuurd.',
  keyRevoked: 'Een ingetrokken sleutel kan niet worden vernieuwd. Maak een nieuwe.',
  keysFull: 'Er zijn al {limit} sleutels. Verwijder er een die u niet meer gebruikt.',
  kitMissing: missing('De merkkit'),
  linkExpired: 'Deze link is verlopen. Vraag een nieuwe aan.',
  linkMissing: missing('De link'),
  linkOfOtherAddress:
    'Deze link is naar een ander adres gestuurd dan waarmee u zich hier hebt geregistreerd.',
  linkPasswordBlank: 'Een wachtwoord mag niet alleen uit spaties bestaan.',
  linkPasswordBlocksEmbedding:
    'Een link met wachtwoord kan niet worden ingesloten. Verwijder het wachtwoord of zet insluiten uit.',
  linkRevoked: 'Deze link is definitief ingetrokken. Maak een nieuwe.',
  localPictures: 'Modellen op deze server schrijven alleen. Kies voor afbeeldingen een andere aanbieder.',
  lockedParts: 'Dit zou vergrendelde delen wijzigen. Ontgrendel ze eerst: {names}.',
  lookupStopped: 'Het opzoeken is gestopt.',
  modelAnswerEmpty: 'Het antwoord was leeg. Controleer de naam van het model.',
  modelAnsweredStatus:
    'Het model ‘{model}’ antwoordde met een fout ({status}). Probeer het opnieuw of kies een ander model.',
  modelCutOff:
    'Het model bereikte zijn lengtegrens voordat de pagina klaar was. Vraag om een kortere pagina of kies een ander model.',
  modelEndless: 'Het model bleef schrijven en is afgebroken. Vraag om minder of kies een ander model.',
  modelHasNoCredit:
    'Het model ‘{model}’ heeft geen tegoed meer. Voeg tegoed toe bij de aanbieder of kies een ander model.',
  modelLooped:
    'Het model bleef dezelfde aanroepen herhalen en is gestopt. Wat was opgeslagen, is bewaard; vraag om minder of kies een ander model.',
  modelMadeNoPage:
    'Er is geen pagina gemaakt. Het model antwoordde alleen met tekst; open de chat om die te lezen.',
  modelMissing: missing('Het model'),
  modelNotListed: 'Er is hier geen model ‘{model}’. Kies uit: {known}.',
  modelNotAtProvider:
    'De aanbieder heeft het model ‘{model}’ niet. Controleer de naam onder ‘Modellen’ of in OCTAVO_MODELS.',
  modelOverloaded: 'Het model ‘{model}’ is overbelast. Wacht even en probeer het dan opnieuw.',
  modelRateLimited:
    'Het model ‘{model}’ beperkt het aantal verzoeken. Wacht even en probeer het dan opnieuw.',
  modelRateLimitedMinutes:
    'Het model ‘{model}’ beperkt het aantal verzoeken. Wacht {minutes} min of kies een ander model.',
  modelRateLimitedSeconds:
    'Het model ‘{model}’ beperkt het aantal verzoeken. Wacht {seconds} s of kies een ander model.',
  modelRejectedKey:
    'Het model ‘{model}’ weigerde de sleutel. Controleer de sleutel in de instellingen van de server.',
  modelServerUnreachable:
    'De modelserver van ‘{model}’ is niet bereikbaar. Controleer het adres en probeer het dan opnieuw.',
  modelSilent:
    'Het model ‘{model}’ reageert niet meer. Wat binnen is, is bewaard; probeer het opnieuw of kies een ander model.',
  modelStopped:
    'Het model ‘{model}’ stopte voordat het klaar was. Wat binnen is, is bewaard; probeer het opnieuw.',
  modelTooSlow:
    'Er kwam binnen {seconds} seconden geen volledig antwoord. Controleer de belasting van de modelserver.',
  nothingHere: 'Er is niets op dit adres.',
  nothingToMake:
    'Er is nog niets om een document van te maken. Voeg een bestand, tekst of een beschrijving toe.',
  nothingToRedo: 'Er is niets om opnieuw uit te voeren.',
  nothingToUndo: 'Er is niets om ongedaan te maken.',
  npmMissing: 'npm is niet gevonden op deze server. Installeer Node.js met npm en probeer het dan opnieuw.',
  officeFormatOld: 'Dit is een oud Office-formaat. Open het bestand en sla het op als .docx, .xlsx of .pptx.',
  ollamaCouldNotDelete: 'Ollama kon {model} niet verwijderen ({status}).',
  ollamaHasNoModel: 'Ollama heeft geen model {model}.',
  ollamaOnly: 'Alleen Ollama downloadt en verwijdert modellen.',
  ownerOnly: 'Alleen de eigenaar van deze server kan de modellen wijzigen.',
  ownKeysOff: 'De eigenaar van deze server staat geen eigen sleutels toe.',
  ownPagesOnly:
    'Deze aanroep is alleen voor de pagina’s van Octavo zelf. Open Octavo op zijn eigen adres en probeer het opnieuw.',
  pageChanged: 'De pagina is intussen gewijzigd. Bekijk haar en probeer het opnieuw.',
  pageChangedSince: 'De pagina is intussen gewijzigd. Bekijk de nieuwste versie en probeer het opnieuw.',
  pageHasNoText: 'Er kon geen tekst van deze pagina worden gelezen, dus ze houdt haar vorm.',
  pageHasTooManyElements:
    'De pagina heeft meer dan de {limit} elementen die kunnen worden weergegeven. Splits haar in kleinere documenten.',
  pageMissing: missing('De pagina'),
  pageNeedsScripts: 'De pagina heeft zonder scripts geen tekst.',
  pageNotAPage: '{host} antwoordde met {type}, niet met een pagina.',
  pageTooLarge:
    'De pagina is met haar afbeeldingen groter dan {limit} MB. Gebruik kleinere of minder afbeeldingen.',
  pageUnchanged: 'De pagina blijft zoals ze is. {reason}',
  paletteMissing: missing('Het palet'),
  partMissing: missing('Het deel'),
  passwordCommon: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
  passwordExists: 'Dit account heeft al een wachtwoord. Wijzig het met het huidige.',
  passwordIsEmail: 'Het wachtwoord mag niet uw e-mailadres zijn. Kies een ander.',
  passwordNotSet: 'Dit account heeft nog geen wachtwoord. Stel er eerst een in.',
  passwordOfSignUpWrong: 'Dit is niet het wachtwoord waarmee u zich hebt geregistreerd.',
  passwordTooLong: 'Het wachtwoord mag hoogstens {limit} tekens lang zijn.',
  passwordTooShort: 'Het wachtwoord moet minstens {limit} tekens lang zijn.',
  passwordWrong: 'Onjuist wachtwoord. Probeer het opnieuw.',
  paymentsDown: 'De betaaldienst reageert niet. Er is niets gewijzigd; probeer het zo opnieuw.',
  pdfBroken: 'De pdf is beschadigd of onvolledig. Sla hem opnieuw op en voeg hem weer toe.',
  pdfHasNoPages: 'De pdf heeft geen pagina’s. Voeg eerst iets toe aan de pagina.',
  pdfHasNoText:
    'De pdf heeft geen tekst terwijl de pagina die wel heeft. Verwijder CSS-filters van de tekst; mislukt elke pagina, installeer dan een lettertype op de server (apt-get install fonts-dejavu-core).',
  pdfIsScanned:
    'Deze pdf heeft geen tekst: hij bevat gescande pagina’s. Voer eerst tekstherkenning (OCR) uit of plak de tekst.',
  pdfLocked: 'De pdf is met een wachtwoord beveiligd. Sla hem zonder wachtwoord op en voeg hem weer toe.',
  pdfPagesDiffer:
    'Pagina’s in de pdf: {found}; in het document: {wanted}. Maak de paginasecties zo groot als het papier, met niets ertussen.',
  pdfTextBecamePicture:
    'De meeste tekst is in de pdf een afbeelding geworden. Verwijder CSS-filters of kies een ander lettertype.',
  pdfTooLarge: 'De pdf is groter dan {limit} MB. Gebruik kleinere afbeeldingen of minder pagina’s.',
  photoMissing: missing('De foto'),
  photoNoPicture: 'Deze foto is geen afbeelding. Kies een andere.',
  photoSearchOld: 'Deze zoekopdracht is te oud. Zoek opnieuw.',
  photoTooLarge: 'De foto is groter dan 100 KB. Kies een kleinere.',
  photoTypeWrong: 'De foto moet een PNG-, JPEG- of WebP-afbeelding zijn.',
  photosNotConfigured: 'Deze server heeft geen fotodienst. De beheerder kan er een instellen ({settings}).',
  pictureBroken: 'De afbeelding is beschadigd of onvolledig. Sla haar opnieuw op als PNG of JPEG.',
  pictureFileTooLarge: 'Een afbeelding mag hoogstens {limit} MB zijn; deze is {size} MB.',
  pictureHasTooManyPixels:
    'De afbeelding heeft {width} × {height} pixels; {limit} miljoen is het maximum. Maak haar kleiner en upload haar opnieuw.',
  picturesTooLarge: 'De afbeeldingen zijn samen groter dan 200 MB. Maak ze kleiner.',
  pictureTooWide: 'De afbeelding zou groter dan {limit} pixels worden. Vraag om een kleinere breedte.',
  pictureUnreadable: 'Deze afbeelding kon niet worden gelezen.',
  planExists: 'U hebt het abonnement {plan} al. Er is niets afgeschreven.',
  planFull:
    'Het abonnement {plan} bewaart {limit} documenten, en zoveel hebt u er. Verwijder er een paar of kies onder ‘Prijzen’ een groter abonnement.',
  planOther:
    'U hebt al een abonnement. Wijzig het op uw abonnementspagina, zodat de ongebruikte tijd wordt verrekend.',
  planOverfull:
    'Het abonnement {plan} bewaart {limit} documenten, en u hebt er {count}. U kunt ze allemaal lezen, exporteren en verwijderen; om er een te wijzigen verwijdert u er een paar of kiest u onder ‘Prijzen’ een groter abonnement.',
  profileMissing: missing('Het profiel'),
  profileNotCreated: 'Het gebruikersprofiel kon niet worden gemaakt',
  promptEmpty: 'De prompt is leeg. Schrijf wat u wilt maken.',
  promptMissing: missing('De prompt'),
  promptRunning: 'De laatste prompt is nog bezig. Wacht tot hij klaar is of stop hem.',
  promptsFull: 'Er zijn al {limit} opgeslagen prompts. Verwijder er een die u niet meer nodig hebt.',
  promptTooLong: 'De prompt is {over} tekens te lang. Kort hem in of stuur hem in delen.',
  promptTwice: 'Deze prompt is twee keer verstuurd. Laad de pagina opnieuw om het antwoord te zien.',
  providerListsNoModels:
    '{host} vermeldt op dit adres geen modellen. Controleer het pad; de meeste eindigen op /v1.',
  providerListTooLong: 'De modellenlijst is te lang. Controleer het adres.',
  providerListUnreadable:
    '{host} antwoordde niet met een modellenlijst. Controleer het adres; de meeste eindigen op /v1.',
  providerMissing: missing('De aanbieder'),
  providerNeedsAddress: '{name} heeft een adres nodig. Voer dat van uw server in.',
  providerOutOfCredit:
    'Volgens {name} heeft het account geen tegoed meer. Voeg daar tegoed toe en probeer het dan opnieuw.',
  providerRateLimited: '{name} beperkt het aantal verzoeken, of het quotum van de sleutel is op.',
  providerRedirects:
    '{host} verwijst door. Octavo stuurt sleutels alleen naar het adres dat u invoert. Voer het uiteindelijke adres in.',
  providerRedirectsTo:
    '{host} verwijst door naar {target}. Octavo stuurt sleutels alleen naar het adres dat u invoert. Voer het uiteindelijke adres in.',
  providerRejectedKey:
    '{name} weigerde de sleutel. Controleer of hij bij {name} hoort, volledig is en niet is ingetrokken.',
  qualityUsedUp:
    'Alle {limit} documenten in kwaliteitsmodus van deze maand zijn gebruikt. Zet de modus uit om door te gaan. De telling begint op {day} opnieuw; een groter abonnement (zie Prijzen) bevat er meer.',
  quotaExceeded:
    'Uw merkbestanden hebben meer nodig dan uw {limit} MB. Verwijder er een paar en upload dit dan opnieuw.',
  readingStopped: 'Het lezen is gestopt.',
  registryUnreachable:
    'Het pakketregister is niet bereikbaar. Controleer de verbinding van deze server en probeer het dan opnieuw.',
  renderBusy: 'Er staan te veel pagina’s in de wachtrij. Probeer het over een paar seconden opnieuw.',
  renderBusyLarge: 'Er worden te veel grote pagina’s weergegeven. Probeer het zo opnieuw.',
  renderCancelled: 'De weergave is geannuleerd.',
  renderTooSlow:
    'De pagina was niet binnen {seconds} seconden klaar. Maak haar kleiner of probeer het als de server minder druk is.',
  richTextUnsupported: 'Dit is een RTF-bestand. Open het en sla het op als .docx.',
  runMissing: missing('De uitvoering'),
  sandboxMissing: missing('De testomgeving'),
  screenshotsTooMany:
    'Het document heeft meer dan {limit} pagina’s. Start een export van afbeeldingen als taak.',
  searchFailed: '{name} antwoordde met een fout ({status}). Probeer het later opnieuw of noem de pagina’s.',
  searchFoundNothing:
    '{name} vond geen pagina’s. Gebruik andere woorden of noem de pagina’s die gelezen moeten worden.',
  searchKeyRejected: '{name} weigerde de sleutel. Controleer hem op de pagina ‘Modellen’.',
  searchNeedsPages:
    'Er is geen zoekmachine ingesteld, dus de zoekmodus leest de pagina’s die u noemt. Voeg minstens één adres toe aan de prompt, zoals https://example.com/report.',
  searchNotJson: '{name} antwoordt niet in JSON. Voeg json toe aan search.formats in settings.yml.',
  searchRedirects: '{name} verwijst door. Voer het uiteindelijke adres in op de pagina ‘Modellen’.',
  searchSetByServer: 'De zoekmachine is ingesteld met OCTAVO_SEARCH. Wijzig het daar.',
  searchTooLong: 'Het antwoord van {name} is te lang. Controleer het adres.',
  searchTooSlow: '{name} antwoordde niet binnen {seconds} seconden. Probeer het opnieuw of noem de pagina’s.',
  searchUnreachable: '{name} is niet bereikbaar. Controleer het adres of noem de pagina’s.',
  searchUnreadable:
    '{name} antwoordde niet met zoekresultaten. Controleer het adres op de pagina ‘Modellen’.',
  searchUsedUp:
    '{name} heeft voorlopig geen zoekopdrachten meer over. Probeer het later opnieuw of noem de pagina’s.',
  serverAnsweredStatus: '{host} antwoordde met een fout ({status}). Probeer het later opnieuw.',
  serverBroke: '{host} verbrak de verbinding. Controleer het adres.',
  serverBusy: 'De server is bezet. Probeer het over een paar seconden opnieuw.',
  serverCertificateChanged:
    '{host} heeft een ander certificaat dan het certificaat dat u vertrouwde. Koppel de server opnieuw.',
  serverNotFound: 'Er is geen server gevonden op {host}. Controleer het adres.',
  serverNotHttp: '{host} antwoordt niet via HTTP. Probeer https:// in plaats van http://.',
  serverNotTls: '{host} ondersteunt geen TLS. Probeer http:// in plaats van https://.',
  serverRefused: '{host} weigerde de verbinding. Controleer of de server draait.',
  serverStopped: 'De server is gestopt voordat deze pagina klaar was. Wat binnen is, is bewaard.',
  serverTooSlow: '{host} antwoordde niet binnen {seconds} seconden. Controleer of de server draait.',
  serverUnreachable: '{host} is niet bereikbaar. Controleer het adres.',
  serverUnreachableHere: '{host} is vanaf hier niet bereikbaar. Controleer het netwerk.',
  sessionEnded: 'Deze sessie is beëindigd. Log opnieuw in.',
  sessionMissing: missing('De sessie'),
  sessionTitleEmpty: 'De titel van de sessie mag niet leeg zijn',
  sessionTitleTooLong: 'De titel van de sessie is te lang: {length} tekens, hoogstens {limit}',
  shuttingDown: 'Octavo wordt afgesloten. Probeer het zo opnieuw.',
  signInAgainForFactor: 'Log in deze browser opnieuw in om de tweede factor te wijzigen.',
  signInAgainHere: 'Log in deze browser opnieuw in om door te gaan.',
  signInLinkUsed: 'Deze link is gebruikt, vervangen of te oud. Vraag een nieuwe aan.',
  signInWrong: 'Het e-mailadres of het wachtwoord klopt niet.',
  siteHasNoBrand: '{domain} heeft geen leesbaar logo of leesbare kleuren. Maak de kit met de hand.',
  siteAddressInvalid: 'Voer het adres van een website in, zoals example.com.',
  sourceNeedsScripts: '{url} heeft zonder scripts geen tekst. Noem een andere pagina.',
  sourceNotRead: '{url} is {type} en wordt niet als bron gelezen. Noem een webpagina.',
  sourcesUnread:
    'Geen van de bronnen kon worden gelezen; de stappen vermelden waarom. Noem andere pagina’s of zet zoeken uit.',
  startLinkUsed: 'Deze inloglink is gebruikt of te oud. Start Octavo opnieuw voor een nieuwe.',
  stoppedInChat: 'Gestopt in de chat. Wat binnen is, is bewaard.',
  stoppedKept: 'Gestopt. Wat binnen is, is bewaard.',
  storageDown: 'De bestandsopslag reageert niet. Probeer het zo opnieuw.',
  strictFailed:
    'De pagina doorstond de controles niet in {tries} pogingen en is niet bewaard: {reason} Vraag om minder of zet de strikte modus uit.',
  subscriptionMissing: 'Er is geen abonnement.',
  svgBroken: 'De SVG is beschadigd of onvolledig.',
  svgHasNoText:
    'Een SVG heeft geen tekst om te lezen. Voeg hem toe onder ‘Merkbestanden’ of sla hem op als PNG.',
  svgUnsafe: 'Niets in deze SVG kan veilig worden getoond.',
  templateIsHtml:
    'Dit sjabloon is als HTML gemaakt en heeft dus geen Markdown. Download de documenten als HTML.',
  templateMissing: missing('Het sjabloon'),
  templatesFull: 'U hebt al {limit} sjablonen. Verwijder er een die u niet meer nodig hebt.',
  templateTooLong: 'Dit document is te lang voor een sjabloon. Verwijder een paar pagina’s.',
  testPageMissing: missing('De testpagina'),
  themeMissing: missing('Het thema'),
  tokenExpired: 'Uw sessie is verlopen. Log opnieuw in als dit zo blijft.',
  tooLargeToRead: 'Dit is te groot om te lezen. Maak het korter of eenvoudiger.',
  tooManyAttempts: 'Te veel pogingen voor dit account. Wacht een poosje en probeer het opnieuw.',
  tooManyCodes: 'Te veel onjuiste codes voor dit account. Wacht een poosje en probeer het opnieuw.',
  tooManyRequests: 'Te veel verzoeken. Wacht even en probeer het opnieuw.',
  tooSlowToRead: 'Dit lezen duurt te lang. Maak het korter of eenvoudiger.',
  uploadBroken: 'De upload is onvolledig of onjuist. Stuur hem opnieuw.',
  uploadHasNoFile: 'De upload bevat geen bestand.',
  uploadTooLarge: 'De upload is te groot of heeft te veel delen.',
  userMissing: missing('De gebruiker'),
  versionMissing: missing('De versie'),
  versionUnknown: 'De inhoud van deze versie is onbekend. Wijzig haar met patches.',
  websiteMissing: 'Er is geen website op dit adres.',
  wrongAppCode: 'Onjuiste code. Voer de code in die de app nu toont.',
  wrongCode: 'Deze code klopt niet. Probeer de volgende.',
  wrongEmailCode: 'Onjuiste code. Voer die uit de laatste e-mail in.',
  code_allowance_used_up: 'De generaties van deze maand zijn gebruikt.',
  code_cancelled: 'Dit is gestopt.',
  code_captcha_required: 'Bevestig dat u een mens bent.',
  code_conflict: 'Dit past niet bij de huidige stand. Laad de pagina opnieuw en probeer het nog eens.',
  code_database_unavailable: 'Octavo kan zijn database nu niet bereiken. Probeer het zo opnieuw.',
  code_deadline_exceeded: 'Dit duurde te lang. Probeer het opnieuw.',
  code_disk_full:
    'De schijf van de server is vol. Vraag de beheerder om ruimte vrij te maken en probeer het dan opnieuw.',
  code_forbidden: 'U hebt hier geen toegang toe.',
  code_gone: 'Dit is verlopen of niet meer beschikbaar.',
  code_internal: 'Er ging iets mis op de server. Probeer het opnieuw.',
  code_invalid_credentials: 'De inloggegevens kloppen niet. Probeer het opnieuw.',
  code_invalid_input: 'Sommige gegevens zijn niet geldig. Controleer ze en probeer het opnieuw.',
  code_model_failed: 'Het model kon dit niet afmaken. Probeer het opnieuw of kies een ander model.',
  code_model_unavailable: 'Het model is nu niet beschikbaar. Probeer het opnieuw of kies een ander model.',
  code_not_configured: 'Dit is op deze server niet ingesteld.',
  code_not_found: 'Niet gevonden. Misschien is het onderdeel verwijderd.',
  code_password_policy: 'Dit wachtwoord is niet toegestaan. Kies een ander.',
  code_payload_too_large: 'Dit is te groot. Stuur minder tegelijk.',
  code_plan_required: 'Hiervoor is een groter abonnement nodig. Zie Prijzen.',
  code_quota_exceeded: 'U hebt uw grens bereikt. Verwijder iets en probeer het dan opnieuw.',
  code_rate_limited: 'Te veel verzoeken. Wacht even en probeer het opnieuw.',
  code_render_busy: 'Er staan te veel pagina’s in de wachtrij. Probeer het over een paar seconden opnieuw.',
  code_render_failed:
    'De pagina kon niet worden weergegeven. Maak haar kleiner of eenvoudiger, of probeer het opnieuw.',
  code_second_factor_required: 'Voer de code van uw authenticator-app in.',
  code_storage_failed: 'De bestandsopslag reageert niet. Probeer het zo opnieuw.',
  code_token_expired: 'Uw sessie is verlopen. Log opnieuw in.',
  code_unauthenticated: 'U bent niet ingelogd. Log in en probeer het opnieuw.',
  code_unavailable: 'Dit is nu niet beschikbaar. Probeer het zo opnieuw.',
  code_unknown_host: 'Deze server antwoordt niet op dit adres.',
  code_unprocessable: 'Dit lukte niet met deze gegevens. Controleer ze en probeer het opnieuw.',
  code_unsupported_media_type: 'Dit bestandstype wordt niet ondersteund.',
  backupNoData: 'In ‘{folder}’ staan geen gegevens van Octavo. Stel OCTAVO_DATA_DIR in op uw gegevensmap.',
  backupInside: '‘{folder}’ ligt in de gegevensmap. Kies een map daarbuiten.',
  backupTaken: '‘{folder}’ bestaat al. Kies voor elke back-up een nieuwe map.',
  secretRunning: 'Octavo draait op deze database. Stop alle processen en probeer het opnieuw.',
  secretUnmigrated:
    'Deze database is nieuw of van een oudere versie. Start Octavo eenmaal, stop het en probeer het opnieuw.',
};
