import type { words as english } from '../en/start.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = {
  settingsFaults: { one: 'Hay que corregir un ajuste:', other: 'Hay que corregir # ajustes:' },
  settingFault: '{variable}: {problem}. {fix}',
  notReadable: 'no se puede leer',
  notWhole: 'no es un número entero de {least} a {most}',
  notMegabytes: 'no es un número entero de MB de {least} a {most}',
  neither: 'no es ni {one} ni {other}',
  notAnyOf: 'no es ninguno de {choices}',
  notHost: 'no es un nombre de host ni una dirección IP',
  notOrigin: 'no es una dirección http(s) sin ruta',
  notWebAddress: 'no es una dirección http(s)',
  notEmail: 'no es una dirección de correo',
  notMailbox: 'no es una dirección de correo, con o sin nombre delante',
  notBeginning: 'no empieza por {beginnings}',
  noFolder: 'no indica ninguna carpeta después de file:',
  notDomains: 'contiene algo que no es un dominio',
  notHostName: 'contiene «{entry}», que no es un nombre de host sin puerto',
  notNetwork: 'contiene «{entry}», que no es una dirección ni una red, ni loopback ni private',
  notRoles: 'no es una lista de {choices}',
  notHostAndPort: 'contiene «{entry}», que no es host:port',
  notAlias: 'contiene «{entry}», que no es alias=provider:model con un proveedor de {choices}',
  aliasTwice: 'indica dos veces el alias «{alias}»',
  notImageModel: 'no es provider:model con un proveedor de {choices}',
  notPrice: 'contiene «{entry}», que no es alias=input/output',
  missingBeside: 'falta, aunque {given} está definido',
  missingForEngine: 'falta, aunque OCTAVO_SEARCH es {engine}',
  aliasOfUnset: 'asigna «{alias}» a {provider}, que no está configurado',
  imageOfUnset: 'indica {provider}, que no está configurado',
  aliasUnknown: 'indica «{alias}», que no es un alias de OCTAVO_MODELS',
  fixExample: 'Escríbelo como {example} o déjalo sin definir.',
  fixTogether: 'Define {names} juntos, o ninguno.',
  fixSender: 'Define el remitente de los correos, como {example}.',
  fixEngine: '{engine} lo necesita. Defínelo o quita OCTAVO_SEARCH.',
  fixAlias: 'Define {names} o quita el alias.',
  fixProvider: 'Define {names} o déjalo sin definir.',
  fixKnown: 'Indica uno de {names} o añádelo a OCTAVO_MODELS.',
  ready: 'Octavo está listo en {url}',
  readyForJobs: 'Octavo está listo para ejecutar trabajos',
  outboxLink: 'Los correos no se envían; léelos aquí: {link}',
  ownerLink: 'Inicia sesión con este enlace, una sola vez: {link}',
  stopped: 'Octavo se detuvo durante el arranque.',
  unexpected:
    'Octavo ha tenido un error inesperado y se está cerrando. Inícialo de nuevo; lo guardado está a salvo.',
  notStarted: 'Octavo no ha podido arrancar: {problem} (más con LOG_LEVEL=debug)',
  diskFull:
    'El disco que contiene {folder} está lleno. Libera espacio o define {settings} con una carpeta de otro disco.',
  diskDenied:
    'Octavo no puede escribir en {folder}. Da acceso a la carpeta a este usuario o define {settings} con otra.',
  diskReadOnly: '{folder} está en un disco de solo lectura. Define {settings} con una carpeta de otro disco.',
  folderIsFile:
    '{folder} es un archivo, pero ahí hace falta una carpeta. Muévelo o define {settings} con otra carpeta.',
  alreadyRunning:
    'Octavo ya se está ejecutando en esta carpeta de datos (proceso {process}, {url}). Detenlo o define OCTAVO_DATA_DIR con otra carpeta.',
  lockContended:
    'Varios procesos compiten por el bloqueo {file}. Espera a que arranquen los demás y vuelve a intentarlo.',
  portInUse: 'El puerto {port} ya está en uso. Define PORT con otro, por ejemplo PORT={other} npm start.',
  portDenied: 'Este usuario no puede usar el puerto {port}. Define PORT con uno superior a 1023.',
  hostMissing: 'Este equipo no tiene la dirección {host}. Define HOST con una de las suyas o con 0.0.0.0.',
  noFreePort: 'No hay ningún puerto libre en {host}. Define PORT con uno.',
  databaseUnusable:
    'No se puede usar el servidor de base de datos {host} de DATABASE_URL: {problem}. Comprueba que esté en marcha y que la dirección sea correcta, o quita DATABASE_URL para usar el integrado.',
  databaseOld:
    'El servidor de base de datos {host} de DATABASE_URL es PostgreSQL {version}. Octavo necesita la versión {oldest} o posterior.',
  postgresPassword:
    'El PostgreSQL integrado rechaza la contraseña de {file}. Recupera el archivo de una copia de seguridad de la carpeta de datos.',
  postgresFailed:
    'El PostgreSQL integrado en {folder} no ha arrancado: {problem}. Corrígelo o define DATABASE_URL con otro servidor.',
  postgresMissing:
    'No hay ningún PostgreSQL integrado instalado para {platform}. Ejecuta npm install con los paquetes opcionales o define DATABASE_URL con un servidor PostgreSQL.',
  bucketPackages:
    'STORAGE_URL indica un bucket S3, pero sus paquetes no están instalados. Ejecuta npm install {packages} o define STORAGE_URL como file:CARPETA.',
  browserMissing: 'Ningún navegador de este equipo puede componer páginas.',
  browserNotExecutable: 'OCTAVO_BROWSER indica {path}, que no es un archivo ejecutable.',
  browserUnable: 'El navegador de OCTAVO_BROWSER, {path}, no puede componer páginas: {problem}.',
  browserNotStarted: 'El navegador {path} no ha arrancado: {problem}',
  browserInstall: 'Ejecuta {command} o define OCTAVO_BROWSER con la ruta de un Chrome o Chromium.',
  browserUseBundled: 'Quita OCTAVO_BROWSER para usar el navegador incluido.',
  browserUnset: 'Quita OCTAVO_BROWSER y ejecuta {command}',
};
