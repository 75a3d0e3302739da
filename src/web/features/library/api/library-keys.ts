/**
 * The names of what is held of the library. Everything that holds documents begins with `documents`, so that a change
 * of one reaches it wherever it is shown.
 */
export const libraryKeys = {
  all: ['library'],
  sessions: ['library', 'sessions'],
  documents: ['library', 'documents'],
  ofSession: (sessionId: string) => ['library', 'documents', 'session', sessionId],
  favorites: ['library', 'documents', 'favorites'],
  found: ['library', 'documents', 'found'],
  byId: ['library', 'documents', 'by-id'],
  trash: ['library', 'trash'],
} as const;
