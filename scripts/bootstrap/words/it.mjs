/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'Octavo richiede Node {needed} o successivo; questo è {found}. Scaricalo da {url}',
  npmMissing: 'npm non è stato trovato. È incluso in Node: {url}',
  installFailed: 'Impossibile installare i pacchetti: npm ci è terminato con il codice {code}.',
  nodeNotFetched: 'Impossibile scaricare Node {version} con npm.',
  nodeUnusable: 'Node {version} non funziona su questa macchina ({platform}).',
  installing: 'Installazione dei pacchetti (una volta sola, circa un minuto)',
  fetching: 'Download di Node {version}',
  waiting: 'In attesa del processo {process}, che fa lo stesso lavoro',
  building: 'Compilazione dell’app web',
  buildFailed: 'Impossibile compilare l’app web.',
  drawing: 'Creazione delle pagine di esempio',
  drawingFailed: 'Impossibile creare le pagine di esempio.',
  notStarted: 'Octavo non è riuscito ad avviarsi: {problem}',
  notSetUp: 'Octavo non è riuscito a configurarsi: {problem}',
  done: 'fatto',
  failed: 'non riuscito',
};
