import { trimEndOf } from '../../domain/text/trim-characters.ts';

/** The main and document backends share one origin by default; build settings can override each. */
const addresses = {
  main: import.meta.env.VITE_OCTAVO_MAIN_URL ?? '',
  document: import.meta.env.VITE_OCTAVO_DOCUMENT_URL ?? '',
};

/** Paths of the document backend, as the specification divides them. */
const documentPaths =
  /^\/api\/(?:user\/(?:current-limits|documents|sessions|library|assets|color-palettes)|documents|brand-assets|signed-url|send-create-session|create-sessions)(?:\/|$)/;

/** Returns the origin that serves a contract path, without a trailing slash; '' for the page's own origin. */
export function baseOf(path: string): string {
  const address = documentPaths.test(path) ? addresses.document : addresses.main;
  return trimEndOf(address, '/');
}
