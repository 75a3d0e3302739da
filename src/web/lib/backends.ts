import { trimEndOf } from '../../domain/text/trim-characters.ts';

/** The two backends of the product share one origin by default; each can be moved by a build setting. */
const addresses = {
  main: import.meta.env.VITE_OCTAVO_MAIN_URL ?? '',
  document: import.meta.env.VITE_OCTAVO_DOCUMENT_URL ?? '',
};

/** Paths of the document backend, as the specification divides them. */
const documentPaths =
  /^\/api\/(?:user\/(?:current-limits|documents|sessions|library|assets|color-palettes)|documents|brand-assets|signed-url|send-create-session|create-sessions)(?:\/|$)/;

/** The origin that serves a path of the contract, without a slash at its end; '' for the page's own. */
export function baseOf(path: string): string {
  const address = documentPaths.test(path) ? addresses.document : addresses.main;
  return trimEndOf(address, '/');
}
