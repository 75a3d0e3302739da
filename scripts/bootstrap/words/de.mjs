/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'Octavo braucht Node {needed} oder neuer; dies ist {found}. Hier gibt es Node: {url}',
  npmMissing: 'npm wurde nicht gefunden. Es ist Teil von Node: {url}',
  installFailed: 'Die Pakete konnten nicht installiert werden: npm ci endete mit dem Code {code}.',
  nodeNotFetched: 'Node {version} konnte nicht über npm geladen werden.',
  nodeUnusable: 'Node {version} läuft auf diesem Rechner nicht ({platform}).',
  installing: 'Pakete werden installiert (einmalig, etwa eine Minute)',
  fetching: 'Node {version} wird geladen',
  waiting: 'Warten auf Prozess {process}, der dasselbe tut',
  building: 'Die Web-App wird gebaut',
  buildFailed: 'Die Web-App konnte nicht gebaut werden.',
  drawing: 'Die Beispielseiten werden gezeichnet',
  drawingFailed: 'Die Beispielseiten konnten nicht gezeichnet werden.',
  notStarted: 'Octavo konnte nicht starten: {problem}',
  notSetUp: 'Octavo konnte sich nicht einrichten: {problem}',
  done: 'fertig',
  failed: 'fehlgeschlagen',
};
