/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'Octavo heeft Node {needed} of nieuwer nodig; dit is {found}. Download Node van {url}',
  npmMissing: 'npm is niet gevonden. Het hoort bij Node: {url}',
  installFailed: 'De pakketten konden niet worden geïnstalleerd: npm ci eindigde met code {code}.',
  nodeNotFetched: 'Node {version} kon niet via npm worden opgehaald.',
  nodeUnusable: 'Node {version} werkt niet op deze machine ({platform}).',
  installing: 'Pakketten installeren (eenmalig, ongeveer een minuut)',
  fetching: 'Node {version} ophalen',
  waiting: 'Wachten op proces {process}, dat hetzelfde doet',
  building: 'De webapp bouwen',
  buildFailed: 'De webapp kon niet worden gebouwd.',
  drawing: 'De voorbeeldpagina’s tekenen',
  drawingFailed: 'De voorbeeldpagina’s konden niet worden getekend.',
  notStarted: 'Octavo kon niet starten: {problem}',
  notSetUp: 'Octavo kon zichzelf niet instellen: {problem}',
  done: 'klaar',
  failed: 'mislukt',
};
