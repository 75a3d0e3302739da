/** What the first setup prints. Plain JavaScript, because it is read before Node 24 is there. */
export const words = {
  nodeTooOld: 'Octavo needs Node {needed} or later; this is {found}. Get it from {url}',
  npmMissing: 'npm was not found. It comes with Node: {url}',
  installFailed: 'The packages could not be installed: npm ci ended with code {code}.',
  nodeNotFetched: 'Node {version} could not be fetched through npm.',
  nodeUnusable: 'Node {version} does not run on this machine ({platform}).',
  installing: 'Installing packages (once, about a minute)',
  fetching: 'Fetching Node {version}',
  waiting: 'Waiting for process {process}, which is doing the same',
  building: 'Building the web app',
  buildFailed: 'The web app could not be built.',
  drawing: 'Drawing the sample pages',
  drawingFailed: 'The sample pages could not be drawn.',
  notStarted: 'Octavo could not start: {problem}',
  notSetUp: 'Octavo could not set itself up: {problem}',
  done: 'done',
  failed: 'failed',
};
