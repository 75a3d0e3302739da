/**
 * Query keys of the library. All queries with documents start with `documents`, so that a change updates
 * every list.
 */
export const libraryKeys = {
  all: ['library'],
  sessions: ['library', 'sessions'],
  total: ['library', 'total'],
  documents: ['library', 'documents'],
  ofSession: (sessionId: string) => ['library', 'documents', 'session', sessionId],
  favorites: ['library', 'documents', 'favorites'],
  found: ['library', 'documents', 'found'],
  byId: ['library', 'documents', 'by-id'],
  trash: ['library', 'trash'],
} as const;
