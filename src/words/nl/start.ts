import type { words as english } from '../en/start.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = {
  settingsFaults: {
    one: 'Eén instelling moet worden verbeterd:',
    other: '# instellingen moeten worden verbeterd:',
  },
  settingFault: '{variable}: {problem}. {fix}',
  notReadable: 'kan niet worden gelezen',
  notWhole: 'is geen geheel getal van {least} tot en met {most}',
  notMegabytes: 'is geen geheel aantal MB van {least} tot en met {most}',
  neither: 'is niet {one} en niet {other}',
  notAnyOf: 'is niet een van {choices}',
  notHost: 'is geen hostnaam of IP-adres',
  notOrigin: 'is geen http(s)-adres zonder pad',
  notWebAddress: 'is geen http(s)-adres',
  notEmail: 'is geen e-mailadres',
  notMailbox: 'is geen e-mailadres, met of zonder naam ervoor',
  notBeginning: 'begint niet met {beginnings}',
  noFolder: 'noemt geen map na file:',
  notDomains: 'bevat iets dat geen domein is',
  notHostName: "bevat '{entry}', en dat is geen hostnaam zonder poort",
  notNetwork: "bevat '{entry}', en dat is geen adres of netwerk, en ook niet loopback of private",
  notRoles: 'is geen lijst van {choices}',
  notHostAndPort: "bevat '{entry}', en dat is niet host:port",
  notAlias: "bevat '{entry}', en dat is niet alias=provider:model met een provider uit {choices}",
  aliasTwice: "noemt de alias '{alias}' twee keer",
  notImageModel: 'is niet provider:model met een provider uit {choices}',
  notPrice: "bevat '{entry}', en dat is niet alias=input/output",
  missingBeside: 'ontbreekt, terwijl {given} is ingesteld',
  missingForEngine: 'ontbreekt, terwijl OCTAVO_SEARCH {engine} is',
  aliasOfUnset: "koppelt '{alias}' aan {provider}, en die is niet ingesteld",
  imageOfUnset: 'noemt {provider}, en die is niet ingesteld',
  aliasUnknown: "noemt '{alias}', en dat is geen alias van OCTAVO_MODELS",
  fixExample: 'Stel het in zoals {example}, of laat het weg.',
  fixTogether: 'Stel {names} samen in, of geen ervan.',
  fixSender: 'Stel de afzender van e-mails in, zoals {example}.',
  fixEngine: '{engine} heeft het nodig. Stel het in, of verwijder OCTAVO_SEARCH.',
  fixAlias: 'Stel {names} in, of verwijder de alias.',
  fixProvider: 'Stel {names} in, of laat het weg.',
  fixKnown: 'Noem een van {names}, of voeg het toe aan OCTAVO_MODELS.',
  ready: 'Octavo is klaar op {url}',
  readyForJobs: 'Octavo is klaar om taken uit te voeren',
  outboxLink: 'E-mails worden niet verzonden; lees ze hier: {link}',
  ownerLink: 'Log eenmalig in met deze link: {link}',
  stopped: 'Octavo is tijdens het starten gestopt.',
  unexpected:
    'Er is een onverwachte fout opgetreden en Octavo wordt afgesloten. Start het opnieuw; opgeslagen werk is veilig.',
  notStarted: 'Octavo kon niet starten: {problem} (meer met LOG_LEVEL=debug)',
  diskFull:
    'De schijf met {folder} is vol. Maak ruimte vrij, of stel {settings} in op een map op een andere schijf.',
  diskDenied:
    'Octavo kan niet schrijven naar {folder}. Geef deze gebruiker toegang tot de map, of stel {settings} in op een andere.',
  diskReadOnly:
    '{folder} staat op een alleen-lezen schijf. Stel {settings} in op een map op een andere schijf.',
  folderIsFile:
    '{folder} is een bestand, maar daar is een map nodig. Verplaats het, of stel {settings} in op een andere map.',
  alreadyRunning:
    'Octavo draait al op deze gegevensmap (proces {process}, {url}). Stop het, of stel OCTAVO_DATA_DIR in op een andere map.',
  lockContended:
    'Meerdere processen willen de vergrendeling {file}. Wacht tot de andere zijn gestart en probeer het opnieuw.',
  portInUse:
    'Poort {port} is al in gebruik. Stel PORT in op een andere, bijvoorbeeld PORT={other} npm start.',
  portDenied: 'Deze gebruiker mag poort {port} niet gebruiken. Stel PORT in op een boven 1023.',
  hostMissing: 'Deze machine heeft geen adres {host}. Stel HOST in op een eigen adres, of op 0.0.0.0.',
  noFreePort: 'Er is geen vrije poort gevonden op {host}. Stel PORT in.',
  databaseUnusable:
    'De databaseserver {host} van DATABASE_URL is niet bruikbaar: {problem}. Controleer of hij draait en of het adres klopt, of verwijder DATABASE_URL om de ingebouwde te gebruiken.',
  databaseOld:
    'De databaseserver {host} van DATABASE_URL is PostgreSQL {version}. Octavo heeft {oldest} of nieuwer nodig.',
  postgresPassword:
    'De ingebouwde PostgreSQL weigert het wachtwoord in {file}. Zet het bestand terug uit een back-up van de gegevensmap.',
  postgresFailed:
    'De ingebouwde PostgreSQL in {folder} is niet gestart: {problem}. Verhelp dat, of stel DATABASE_URL in op een andere server.',
  postgresMissing:
    'Voor {platform} is geen ingebouwde PostgreSQL geïnstalleerd. Voer npm install uit met optionele pakketten, of stel DATABASE_URL in op een PostgreSQL-server.',
  bucketPackages:
    'STORAGE_URL noemt een S3-bucket, maar de pakketten daarvoor zijn niet geïnstalleerd. Voer npm install {packages} uit, of stel STORAGE_URL in op file:MAP.',
  browserMissing: "Geen browser op deze machine kan pagina's weergeven.",
  browserNotExecutable: 'OCTAVO_BROWSER noemt {path}, en dat is geen uitvoerbaar bestand.',
  browserUnable: "De browser van OCTAVO_BROWSER, {path}, kan geen pagina's weergeven: {problem}.",
  browserNotStarted: 'De browser {path} is niet gestart: {problem}',
  browserInstall: 'Voer {command} uit, of stel OCTAVO_BROWSER in op het pad van een Chrome of Chromium.',
  browserUseBundled: 'Verwijder OCTAVO_BROWSER om de meegeleverde browser te gebruiken.',
  browserUnset: 'Verwijder OCTAVO_BROWSER en voer {command} uit',
};
