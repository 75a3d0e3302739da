import type { words as english } from '../en/start.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = {
  settingsFaults: { one: 'Un réglage est à corriger :', other: '# réglages sont à corriger :' },
  settingFault: '{variable} : {problem}. {fix}',
  notReadable: 'ne peut pas être lu',
  notWhole: 'n’est pas un nombre entier de {least} à {most}',
  notMegabytes: 'n’est pas un nombre entier de Mo de {least} à {most}',
  neither: 'n’est ni {one} ni {other}',
  notAnyOf: 'n’est pas l’une des valeurs {choices}',
  notHost: 'n’est ni un nom d’hôte ni une adresse IP',
  notOrigin: 'n’est pas une adresse http(s) sans chemin',
  notWebAddress: 'n’est pas une adresse http(s)',
  notEmail: 'n’est pas une adresse e-mail',
  notMailbox: 'n’est pas une adresse e-mail, avec ou sans nom devant',
  notBeginning: 'ne commence pas par {beginnings}',
  noFolder: 'n’indique aucun dossier après file:',
  notDomains: 'contient un élément qui n’est pas un domaine',
  notHostName: 'contient « {entry} », qui n’est pas un nom d’hôte sans port',
  notNetwork: 'contient « {entry} », qui n’est ni une adresse, ni un réseau, ni loopback, ni private',
  notRoles: 'n’est pas une liste de {choices}',
  notHostAndPort: 'contient « {entry} », qui n’est pas host:port',
  notAlias: 'contient « {entry} », qui n’est pas alias=provider:model avec un fournisseur parmi {choices}',
  aliasTwice: 'indique deux fois l’alias « {alias} »',
  notImageModel: 'n’est pas provider:model avec un fournisseur parmi {choices}',
  notPrice: 'contient « {entry} », qui n’est pas alias=input/output',
  missingBeside: 'manque, alors que {given} est défini',
  missingForEngine: 'manque, alors que OCTAVO_SEARCH vaut {engine}',
  aliasOfUnset: 'attribue « {alias} » à {provider}, qui n’est pas configuré',
  imageOfUnset: 'indique {provider}, qui n’est pas configuré',
  aliasUnknown: 'indique « {alias} », qui n’est pas un alias de OCTAVO_MODELS',
  fixExample: 'Définissez-le comme {example}, ou retirez-le.',
  fixTogether: 'Définissez {names} ensemble, ou aucun.',
  fixSender: 'Définissez l’expéditeur des e-mails, comme {example}.',
  fixEngine: '{engine} en a besoin. Définissez-le, ou retirez OCTAVO_SEARCH.',
  fixAlias: 'Définissez {names}, ou retirez l’alias.',
  fixProvider: 'Définissez {names}, ou retirez ce réglage.',
  fixKnown: 'Indiquez l’un de {names}, ou ajoutez-le à OCTAVO_MODELS.',
  ready: 'Octavo est prêt : {url}',
  readyForJobs: 'Octavo est prêt à exécuter des tâches',
  outboxLink: 'Les e-mails ne sont pas envoyés ; lisez-les ici : {link}',
  ownerLink: 'Connectez-vous avec ce lien, une seule fois : {link}',
  stopped: 'Octavo a été arrêté pendant le démarrage.',
  unexpected:
    'Octavo a rencontré une erreur inattendue et s’arrête. Redémarrez-le ; le travail enregistré est conservé.',
  notStarted: 'Octavo n’a pas pu démarrer : {problem} (détails avec LOG_LEVEL=debug)',
  diskFull:
    'Le disque qui contient {folder} est plein. Libérez de la place, ou définissez {settings} sur un dossier d’un autre disque.',
  diskDenied:
    'Octavo ne peut pas écrire dans {folder}. Donnez à cet utilisateur l’accès au dossier, ou définissez {settings} sur un autre.',
  diskReadOnly:
    '{folder} se trouve sur un disque en lecture seule. Définissez {settings} sur un dossier d’un autre disque.',
  folderIsFile:
    '{folder} est un fichier, alors qu’il faut un dossier. Déplacez-le, ou définissez {settings} sur un autre dossier.',
  alreadyRunning:
    'Octavo utilise déjà ce dossier de données (processus {process}, {url}). Arrêtez-le, ou définissez OCTAVO_DATA_DIR sur un autre dossier.',
  lockContended:
    'Plusieurs processus se disputent le verrou {file}. Attendez que les autres aient démarré, puis réessayez.',
  portInUse:
    'Le port {port} est déjà utilisé. Définissez PORT sur un autre, par exemple PORT={other} npm start.',
  portDenied:
    'Cet utilisateur n’a pas le droit d’utiliser le port {port}. Définissez PORT au-dessus de 1023.',
  hostMissing:
    'Cette machine n’a pas l’adresse {host}. Définissez HOST sur l’une des siennes, ou sur 0.0.0.0.',
  noFreePort: 'Aucun port libre sur {host}. Définissez PORT.',
  databaseUnusable:
    'Le serveur de base de données {host} de DATABASE_URL est inutilisable : {problem}. Vérifiez qu’il fonctionne et que l’adresse est juste, ou retirez DATABASE_URL pour utiliser le serveur intégré.',
  databaseOld:
    'Le serveur de base de données {host} de DATABASE_URL est PostgreSQL {version}. Octavo demande la version {oldest} ou une plus récente.',
  postgresPassword:
    'Le PostgreSQL intégré refuse le mot de passe de {file}. Restaurez le fichier depuis une sauvegarde du dossier de données.',
  postgresFailed:
    'Le PostgreSQL intégré de {folder} n’a pas démarré : {problem}. Corrigez cela, ou définissez DATABASE_URL sur un autre serveur.',
  postgresMissing:
    'Aucun PostgreSQL intégré n’est installé pour {platform}. Lancez npm install avec les paquets facultatifs, ou définissez DATABASE_URL sur un serveur PostgreSQL.',
  bucketPackages:
    'STORAGE_URL indique un bucket S3, mais les paquets nécessaires ne sont pas installés. Lancez npm install {packages}, ou définissez STORAGE_URL sur file:DOSSIER.',
  browserMissing: 'Aucun navigateur de cette machine ne peut composer des pages.',
  browserNotExecutable: 'OCTAVO_BROWSER indique {path}, qui n’est pas un fichier exécutable.',
  browserUnable: 'Le navigateur de OCTAVO_BROWSER, {path}, ne peut pas composer de pages : {problem}.',
  browserNotStarted: 'Le navigateur {path} n’a pas démarré : {problem}',
  browserInstall:
    'Lancez {command}, ou définissez OCTAVO_BROWSER sur le chemin d’un Chrome ou d’un Chromium.',
  browserUseBundled: 'Retirez OCTAVO_BROWSER pour utiliser le navigateur fourni.',
  browserUnset: 'Retirez OCTAVO_BROWSER et lancez {command}',
};
