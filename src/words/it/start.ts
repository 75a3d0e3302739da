import type { words as english } from '../en/start.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = {
  settingsFaults: {
    one: "C'è un'impostazione da correggere:",
    other: 'Ci sono # impostazioni da correggere:',
  },
  settingFault: '{variable}: {problem}. {fix}',
  notReadable: 'non si può leggere',
  notWhole: 'non è un numero intero da {least} a {most}',
  notMegabytes: 'non è un numero intero di MB da {least} a {most}',
  neither: 'non è né {one} né {other}',
  notAnyOf: 'non è uno tra {choices}',
  notHost: 'non è un nome host né un indirizzo IP',
  notOrigin: 'non è un indirizzo http(s) senza percorso',
  notWebAddress: 'non è un indirizzo http(s)',
  notEmail: 'non è un indirizzo email',
  notMailbox: 'non è un indirizzo email, con o senza un nome davanti',
  notBeginning: 'non comincia con {beginnings}',
  noFolder: 'non indica alcuna cartella dopo file:',
  notDomains: 'contiene qualcosa che non è un dominio',
  notHostName: 'contiene «{entry}», che non è un nome host senza porta',
  notNetwork: 'contiene «{entry}», che non è un indirizzo né una rete, né loopback né private',
  notRoles: 'non è un elenco di {choices}',
  notHostAndPort: 'contiene «{entry}», che non è host:port',
  notAlias: 'contiene «{entry}», che non è alias=provider:model con un provider tra {choices}',
  aliasTwice: "indica due volte l'alias «{alias}»",
  notImageModel: 'non è provider:model con un provider tra {choices}',
  notPrice: 'contiene «{entry}», che non è alias=input/output',
  missingBeside: 'manca, mentre {given} è impostata',
  missingForEngine: 'manca, mentre OCTAVO_SEARCH è {engine}',
  aliasOfUnset: 'assegna «{alias}» a {provider}, che non è configurato',
  imageOfUnset: 'indica {provider}, che non è configurato',
  aliasUnknown: 'indica «{alias}», che non è un alias di OCTAVO_MODELS',
  fixExample: 'Impostala come {example}, oppure non impostarla.',
  fixTogether: 'Imposta {names} insieme, oppure nessuna.',
  fixSender: 'Imposta il mittente delle email, come {example}.',
  fixEngine: 'Serve a {engine}. Impostala, oppure rimuovi OCTAVO_SEARCH.',
  fixAlias: "Imposta {names}, oppure rimuovi l'alias.",
  fixProvider: 'Imposta {names}, oppure non impostarla.',
  fixKnown: 'Indica uno tra {names}, oppure aggiungilo a OCTAVO_MODELS.',
  ready: 'Octavo è pronto su {url}',
  readyForJobs: 'Octavo è pronto a eseguire attività',
  outboxLink: 'Le email non vengono inviate; leggile qui: {link}',
  ownerLink: 'Accedi con questo link, una sola volta: {link}',
  stopped: "Octavo è stato fermato durante l'avvio.",
  unexpected:
    'Octavo ha riscontrato un errore imprevisto e si sta chiudendo. Riavvialo; il lavoro salvato è al sicuro.',
  notStarted: 'Octavo non è riuscito ad avviarsi: {problem} (maggiori dettagli con LOG_LEVEL=debug)',
  diskFull:
    'Il disco che contiene {folder} è pieno. Libera spazio, oppure imposta {settings} su una cartella di un altro disco.',
  diskDenied:
    "Octavo non può scrivere in {folder}. Dai a questo utente l'accesso alla cartella, oppure imposta {settings} su un'altra.",
  diskReadOnly:
    '{folder} è su un disco di sola lettura. Imposta {settings} su una cartella di un altro disco.',
  folderIsFile:
    "{folder} è un file, ma lì serve una cartella. Spostalo, oppure imposta {settings} su un'altra cartella.",
  alreadyRunning:
    "Octavo è già in esecuzione su questa cartella dati (processo {process}, {url}). Fermalo, oppure imposta OCTAVO_DATA_DIR su un'altra cartella.",
  lockContended:
    'Più processi si contendono il blocco {file}. Aspetta che gli altri siano avviati, poi riprova.',
  portInUse: "La porta {port} è già in uso. Imposta PORT su un'altra, per esempio PORT={other} npm start.",
  portDenied: 'Questo utente non può usare la porta {port}. Imposta PORT su una superiore a 1023.',
  hostMissing: "Questa macchina non ha l'indirizzo {host}. Imposta HOST su uno dei suoi, o su 0.0.0.0.",
  noFreePort: 'Nessuna porta libera su {host}. Imposta PORT.',
  databaseUnusable:
    "Il server di database {host} di DATABASE_URL non è utilizzabile: {problem}. Controlla che sia in esecuzione e che l'indirizzo sia giusto, oppure rimuovi DATABASE_URL per usare quello integrato.",
  databaseOld:
    'Il server di database {host} di DATABASE_URL è PostgreSQL {version}. Octavo richiede la versione {oldest} o successiva.',
  postgresPassword:
    'Il PostgreSQL integrato rifiuta la password in {file}. Ripristina il file da un backup della cartella dati.',
  postgresFailed:
    'Il PostgreSQL integrato in {folder} non si è avviato: {problem}. Correggi il problema, oppure imposta DATABASE_URL su un altro server.',
  postgresMissing:
    'Nessun PostgreSQL integrato è installato per {platform}. Esegui npm install con i pacchetti facoltativi, oppure imposta DATABASE_URL su un server PostgreSQL.',
  bucketPackages:
    'STORAGE_URL indica un bucket S3, ma i suoi pacchetti non sono installati. Esegui npm install {packages}, oppure imposta STORAGE_URL su file:CARTELLA.',
  browserMissing: 'Nessun browser di questa macchina può comporre le pagine.',
  browserNotExecutable: 'OCTAVO_BROWSER indica {path}, che non è un file eseguibile.',
  browserUnable: 'Il browser di OCTAVO_BROWSER, {path}, non può comporre le pagine: {problem}.',
  browserNotStarted: 'Il browser {path} non si è avviato: {problem}',
  browserInstall: 'Esegui {command}, oppure imposta OCTAVO_BROWSER sul percorso di un Chrome o Chromium.',
  browserUseBundled: 'Rimuovi OCTAVO_BROWSER per usare il browser incluso.',
  browserUnset: 'Rimuovi OCTAVO_BROWSER ed esegui {command}',
};
