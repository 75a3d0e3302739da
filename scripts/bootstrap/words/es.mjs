/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'Octavo necesita Node {needed} o posterior; este es {found}. Descárgalo de {url}',
  npmMissing: 'No se encontró npm. Viene con Node: {url}',
  installFailed: 'No se pudieron instalar los paquetes: npm ci terminó con el código {code}.',
  nodeNotFetched: 'No se pudo descargar Node {version} con npm.',
  nodeUnusable: 'Node {version} no funciona en esta máquina ({platform}).',
  installing: 'Instalando paquetes (una sola vez, alrededor de un minuto)',
  fetching: 'Descargando Node {version}',
  waiting: 'Esperando al proceso {process}, que hace lo mismo',
  building: 'Compilando la aplicación web',
  buildFailed: 'No se pudo compilar la aplicación web.',
  drawing: 'Creando las páginas de ejemplo',
  drawingFailed: 'No se pudieron crear las páginas de ejemplo.',
  notStarted: 'Octavo no pudo iniciarse: {problem}',
  notSetUp: 'Octavo no pudo configurarse: {problem}',
  done: 'listo',
  failed: 'error',
};
