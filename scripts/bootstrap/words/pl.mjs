/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'Octavo wymaga Node {needed} lub nowszego; ten to {found}. Pobierz go z {url}',
  npmMissing: 'Nie znaleziono npm. Jest częścią Node: {url}',
  installFailed: 'Nie udało się zainstalować pakietów: npm ci zakończyło się kodem {code}.',
  nodeNotFetched: 'Nie udało się pobrać Node {version} przez npm.',
  nodeUnusable: 'Node {version} nie działa na tym komputerze ({platform}).',
  installing: 'Instalowanie pakietów (jednorazowo, około minuty)',
  fetching: 'Pobieranie Node {version}',
  waiting: 'Oczekiwanie na proces {process}, który robi to samo',
  building: 'Budowanie aplikacji webowej',
  buildFailed: 'Nie udało się zbudować aplikacji webowej.',
  drawing: 'Rysowanie stron przykładowych',
  drawingFailed: 'Nie udało się narysować stron przykładowych.',
  notStarted: 'Nie udało się uruchomić Octavo: {problem}',
  notSetUp: 'Nie udało się skonfigurować Octavo: {problem}',
  done: 'gotowe',
  failed: 'niepowodzenie',
};
