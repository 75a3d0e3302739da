import type { words as english } from '../en/start.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = {
  settingsFaults: {
    one: 'Eine Einstellung muss berichtigt werden:',
    other: '# Einstellungen müssen berichtigt werden:',
  },
  settingFault: '{variable}: {problem}. {fix}',
  notReadable: 'kann nicht gelesen werden',
  notWhole: 'ist keine ganze Zahl von {least} bis {most}',
  notMegabytes: 'ist keine ganze Zahl von MB von {least} bis {most}',
  neither: 'ist weder {one} noch {other}',
  notAnyOf: 'ist keines von {choices}',
  notHost: 'ist weder ein Hostname noch eine IP-Adresse',
  notOrigin: 'ist keine http(s)-Adresse ohne Pfad',
  notWebAddress: 'ist keine http(s)-Adresse',
  notEmail: 'ist keine E-Mail-Adresse',
  notMailbox: 'ist keine E-Mail-Adresse, auch nicht mit einem Namen davor',
  notBeginning: 'beginnt nicht mit {beginnings}',
  noFolder: 'nennt keinen Ordner nach file:',
  notDomains: 'enthält etwas, das keine Domain ist',
  notHostName: 'enthält „{entry}“; das ist kein Hostname ohne Port',
  notNetwork:
    'enthält „{entry}“; das ist weder eine Adresse noch ein Netz, und auch nicht loopback oder private',
  notRoles: 'ist keine Liste aus {choices}',
  notHostAndPort: 'enthält „{entry}“; das ist nicht host:port',
  notAlias: 'enthält „{entry}“; das ist nicht alias=provider:model mit einem Anbieter aus {choices}',
  aliasTwice: 'nennt den Alias „{alias}“ zweimal',
  notImageModel: 'ist nicht provider:model mit einem Anbieter aus {choices}',
  notPrice: 'enthält „{entry}“; das ist nicht alias=input/output',
  missingBeside: 'fehlt, obwohl {given} gesetzt ist',
  missingForEngine: 'fehlt, obwohl OCTAVO_SEARCH {engine} ist',
  aliasOfUnset: 'weist „{alias}“ {provider} zu; dieser Anbieter ist nicht eingerichtet',
  imageOfUnset: 'nennt {provider}; dieser Anbieter ist nicht eingerichtet',
  aliasUnknown: 'nennt „{alias}“; das ist kein Alias aus OCTAVO_MODELS',
  fixExample: 'Setzen Sie sie wie {example}, oder lassen Sie sie weg.',
  fixTogether: 'Setzen Sie {names} zusammen, oder keine davon.',
  fixSender: 'Setzen Sie den Absender der E-Mails, etwa {example}.',
  fixEngine: '{engine} braucht sie. Setzen Sie sie, oder entfernen Sie OCTAVO_SEARCH.',
  fixAlias: 'Setzen Sie {names}, oder entfernen Sie den Alias.',
  fixProvider: 'Setzen Sie {names}, oder lassen Sie sie weg.',
  fixKnown: 'Nennen Sie eines von {names}, oder fügen Sie es OCTAVO_MODELS hinzu.',
  ready: 'Octavo ist bereit: {url}',
  readyForJobs: 'Octavo ist bereit für Aufträge',
  outboxLink: 'E-Mails werden nicht versendet; hier können Sie sie lesen: {link}',
  ownerLink: 'Mit diesem Link können Sie sich einmal anmelden: {link}',
  stopped: 'Octavo wurde während des Starts angehalten.',
  unexpected:
    'In Octavo ist ein unerwarteter Fehler aufgetreten; es wird beendet. Starten Sie es neu; Gespeichertes ist sicher.',
  notStarted: 'Octavo konnte nicht starten: {problem} (mehr mit LOG_LEVEL=debug)',
  diskFull:
    'Der Datenträger mit {folder} ist voll. Geben Sie Platz frei, oder setzen Sie {settings} auf einen Ordner auf einem anderen Datenträger.',
  diskDenied:
    'Octavo darf nicht in {folder} schreiben. Geben Sie diesem Benutzer Zugriff auf den Ordner, oder setzen Sie {settings} auf einen anderen.',
  diskReadOnly:
    '{folder} liegt auf einem schreibgeschützten Datenträger. Setzen Sie {settings} auf einen Ordner auf einem anderen Datenträger.',
  folderIsFile:
    '{folder} ist eine Datei, dort wird aber ein Ordner gebraucht. Verschieben Sie sie, oder setzen Sie {settings} auf einen anderen Ordner.',
  alreadyRunning:
    'Octavo läuft bereits mit diesem Datenordner (Prozess {process}, {url}). Beenden Sie es, oder setzen Sie OCTAVO_DATA_DIR auf einen anderen Ordner.',
  lockContended:
    'Mehrere Prozesse wollen die Sperre {file}. Warten Sie, bis die anderen gestartet sind, und versuchen Sie es dann noch einmal.',
  portInUse:
    'Port {port} wird schon benutzt. Setzen Sie PORT auf einen anderen, zum Beispiel PORT={other} npm start.',
  portDenied: 'Dieser Benutzer darf Port {port} nicht benutzen. Setzen Sie PORT auf einen über 1023.',
  hostMissing:
    'Dieser Rechner hat die Adresse {host} nicht. Setzen Sie HOST auf eine eigene, oder auf 0.0.0.0.',
  noFreePort: 'Auf {host} wurde kein freier Port gefunden. Setzen Sie PORT auf einen.',
  databaseUnusable:
    'Der Datenbankserver {host} aus DATABASE_URL ist nicht benutzbar: {problem}. Prüfen Sie, ob er läuft und die Adresse stimmt, oder entfernen Sie DATABASE_URL, um den eingebauten zu benutzen.',
  databaseOld:
    'Der Datenbankserver {host} aus DATABASE_URL ist PostgreSQL {version}. Octavo braucht {oldest} oder neuer.',
  postgresPassword:
    'Das eingebaute PostgreSQL lehnt das Passwort in {file} ab. Stellen Sie die Datei aus einer Sicherung des Datenordners wieder her.',
  postgresFailed:
    'Das eingebaute PostgreSQL in {folder} ist nicht gestartet: {problem}. Beheben Sie das, oder setzen Sie DATABASE_URL auf einen anderen Server.',
  postgresMissing:
    'Für {platform} ist kein eingebautes PostgreSQL installiert. Führen Sie npm install mit optionalen Paketen aus, oder setzen Sie DATABASE_URL auf einen PostgreSQL-Server.',
  bucketPackages:
    'STORAGE_URL nennt einen S3-Bucket, aber die Pakete dafür sind nicht installiert. Führen Sie npm install {packages} aus, oder setzen Sie STORAGE_URL auf file:ORDNER.',
  browserMissing: 'Auf diesem Rechner gibt es keinen Browser, der Seiten darstellen kann.',
  browserNotExecutable: 'OCTAVO_BROWSER nennt {path}; das ist keine ausführbare Datei.',
  browserUnable: 'Der Browser aus OCTAVO_BROWSER, {path}, kann keine Seiten darstellen: {problem}.',
  browserNotStarted: 'Der Browser {path} ist nicht gestartet: {problem}',
  browserInstall:
    'Führen Sie {command} aus, oder setzen Sie OCTAVO_BROWSER auf den Pfad eines Chrome oder Chromium.',
  browserUseBundled: 'Entfernen Sie OCTAVO_BROWSER, um den mitgelieferten Browser zu benutzen.',
  browserUnset: 'Entfernen Sie OCTAVO_BROWSER, und führen Sie {command} aus.',
};
