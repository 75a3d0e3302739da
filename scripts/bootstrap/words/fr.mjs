/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'Octavo a besoin de Node {needed} ou plus récent ; ceci est {found}. Téléchargez-le sur {url}',
  npmMissing: 'npm est introuvable. Il est fourni avec Node : {url}',
  installFailed: 'Impossible d’installer les paquets : npm ci s’est terminé avec le code {code}.',
  nodeNotFetched: 'Impossible de télécharger Node {version} par npm.',
  nodeUnusable: 'Node {version} ne fonctionne pas sur cette machine ({platform}).',
  installing: 'Installation des paquets (une seule fois, environ une minute)',
  fetching: 'Téléchargement de Node {version}',
  waiting: 'Attente du processus {process}, qui fait le même travail',
  building: 'Construction de l’application web',
  buildFailed: 'Impossible de construire l’application web.',
  drawing: 'Création des pages d’exemple',
  drawingFailed: 'Impossible de créer les pages d’exemple.',
  notStarted: 'Octavo n’a pas pu démarrer : {problem}',
  notSetUp: 'Octavo n’a pas pu se configurer : {problem}',
  done: 'terminé',
  failed: 'échec',
};
