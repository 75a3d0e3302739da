import type { words as english } from '../en/start.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = {
  settingsFaults: {
    one: 'Trzeba poprawić jedno ustawienie:',
    few: 'Trzeba poprawić # ustawienia:',
    many: 'Trzeba poprawić # ustawień:',
    other: 'Trzeba poprawić # ustawienia:',
  },
  settingFault: '{variable}: {problem}. {fix}',
  notReadable: 'nie da się odczytać',
  notWhole: 'nie jest liczbą całkowitą od {least} do {most}',
  notMegabytes: 'nie jest całkowitą liczbą MB od {least} do {most}',
  neither: 'to ani {one}, ani {other}',
  notAnyOf: 'nie jest żadną z wartości {choices}',
  notHost: 'nie jest nazwą hosta ani adresem IP',
  notOrigin: 'nie jest adresem http(s) bez ścieżki',
  notWebAddress: 'nie jest adresem http(s)',
  notEmail: 'nie jest adresem e-mail',
  notMailbox: 'nie jest adresem e-mail, z nazwą na początku lub bez niej',
  notBeginning: 'nie zaczyna się od {beginnings}',
  noFolder: 'nie podaje folderu po file:',
  notDomains: 'zawiera coś, co nie jest domeną',
  notHostName: 'zawiera „{entry}”, a to nie jest nazwa hosta bez portu',
  notNetwork: 'zawiera „{entry}”, a to nie jest adres ani sieć, ani też loopback lub private',
  notRoles: 'nie jest listą {choices}',
  notHostAndPort: 'zawiera „{entry}”, a to nie jest host:port',
  notAlias: 'zawiera „{entry}”, a to nie jest alias=provider:model z dostawcą spośród {choices}',
  aliasTwice: 'podaje alias „{alias}” dwa razy',
  notImageModel: 'nie jest provider:model z dostawcą spośród {choices}',
  notPrice: 'zawiera „{entry}”, a to nie jest alias=input/output',
  missingBeside: 'brakuje, choć ustawiono {given}',
  missingForEngine: 'brakuje, choć OCTAVO_SEARCH to {engine}',
  aliasOfUnset: 'przypisuje „{alias}” do {provider}, a ten dostawca nie jest skonfigurowany',
  imageOfUnset: 'podaje {provider}, a ten dostawca nie jest skonfigurowany',
  aliasUnknown: 'podaje „{alias}”, a takiego aliasu nie ma w OCTAVO_MODELS',
  fixExample: 'Ustaw na przykład {example} albo usuń to ustawienie.',
  fixTogether: 'Ustaw {names} razem albo żadnego z nich.',
  fixSender: 'Ustaw nadawcę e-maili, na przykład {example}.',
  fixEngine: '{engine} tego wymaga. Ustaw to albo usuń OCTAVO_SEARCH.',
  fixAlias: 'Ustaw {names} albo usuń alias.',
  fixProvider: 'Ustaw {names} albo usuń to ustawienie.',
  fixKnown: 'Podaj jeden z {names} albo dodaj go do OCTAVO_MODELS.',
  ready: 'Octavo jest gotowe: {url}',
  readyForJobs: 'Octavo jest gotowe do wykonywania zadań',
  outboxLink: 'E-maile nie są wysyłane; przeczytasz je tutaj: {link}',
  ownerLink: 'Zaloguj się tym jednorazowym linkiem: {link}',
  stopped: 'Octavo zatrzymano podczas uruchamiania.',
  unexpected:
    'W Octavo wystąpił nieoczekiwany błąd i program się zamyka. Uruchom go ponownie; zapisana praca jest bezpieczna.',
  notStarted: 'Nie udało się uruchomić Octavo: {problem} (więcej z LOG_LEVEL=debug)',
  diskFull:
    'Dysk, na którym jest {folder}, jest pełny. Zwolnij miejsce albo ustaw {settings} na folder na innym dysku.',
  diskDenied:
    'Octavo nie może zapisywać w {folder}. Daj temu użytkownikowi dostęp do folderu albo ustaw {settings} na inny.',
  diskReadOnly: '{folder} jest na dysku tylko do odczytu. Ustaw {settings} na folder na innym dysku.',
  folderIsFile:
    '{folder} to plik, a potrzebny jest tam folder. Przenieś go albo ustaw {settings} na inny folder.',
  alreadyRunning:
    'Octavo już działa na tym folderze danych (proces {process}, {url}). Zatrzymaj je albo ustaw OCTAVO_DATA_DIR na inny folder.',
  lockContended:
    'Kilka procesów ubiega się o blokadę {file}. Poczekaj, aż pozostałe się uruchomią, i spróbuj ponownie.',
  portInUse: 'Port {port} jest już zajęty. Ustaw PORT na inny, na przykład PORT={other} npm start.',
  portDenied: 'Ten użytkownik nie może używać portu {port}. Ustaw PORT powyżej 1023.',
  hostMissing: 'Ten komputer nie ma adresu {host}. Ustaw HOST na jeden z jego adresów albo na 0.0.0.0.',
  noFreePort: 'Nie znaleziono wolnego portu na {host}. Ustaw PORT.',
  databaseUnusable:
    'Nie można użyć serwera bazy danych {host} z DATABASE_URL: {problem}. Sprawdź, czy działa i czy adres jest poprawny, albo usuń DATABASE_URL, aby użyć wbudowanego.',
  databaseOld:
    'Serwer bazy danych {host} z DATABASE_URL to PostgreSQL {version}. Octavo wymaga wersji {oldest} lub nowszej.',
  postgresPassword:
    'Wbudowany PostgreSQL odrzuca hasło z {file}. Przywróć ten plik z kopii zapasowej folderu danych.',
  postgresFailed:
    'Wbudowany PostgreSQL w {folder} nie uruchomił się: {problem}. Usuń przyczynę albo ustaw DATABASE_URL na inny serwer.',
  postgresMissing:
    'Dla {platform} nie zainstalowano wbudowanego PostgreSQL. Uruchom npm install z pakietami opcjonalnymi albo ustaw DATABASE_URL na serwer PostgreSQL.',
  bucketPackages:
    'STORAGE_URL wskazuje bucket S3, ale jego pakiety nie są zainstalowane. Uruchom npm install {packages} albo ustaw STORAGE_URL na file:FOLDER.',
  browserMissing: 'Żadna przeglądarka na tym komputerze nie może składać stron.',
  browserNotExecutable: 'OCTAVO_BROWSER wskazuje {path}, a to nie jest plik wykonywalny.',
  browserUnable: 'Przeglądarka z OCTAVO_BROWSER, {path}, nie może składać stron: {problem}.',
  browserNotStarted: 'Przeglądarka {path} nie uruchomiła się: {problem}',
  browserInstall: 'Uruchom {command} albo ustaw OCTAVO_BROWSER na ścieżkę do Chrome lub Chromium.',
  browserUseBundled: 'Usuń OCTAVO_BROWSER, aby użyć dołączonej przeglądarki.',
  browserUnset: 'Usuń OCTAVO_BROWSER i uruchom {command}',
};
