import type { Catalogue } from '../../../words/catalogue.ts';
import type { EntryKind } from './api/entries.ts';

/** The messages of the manager of each kind of entry. */
export const entryMessages = {
  palette: {
    many: 'palettes',
    search: 'palettesSearch',
    emptyTitle: 'palettesEmptyTitle',
    emptyText: 'palettesEmptyText',
    create: 'paletteNew',
    edit: 'paletteEdit',
    deleteText: 'paletteDeleteText',
    deleteFailed: 'paletteDeleteFailed',
    moveFailed: 'paletteMoveFailed',
    loadFailed: 'palettesFailed',
  },
  instruction: {
    many: 'instructions',
    search: 'instructionsSearch',
    emptyTitle: 'instructionsEmptyTitle',
    emptyText: 'instructionsEmptyText',
    create: 'instructionNew',
    edit: 'instructionEdit',
    deleteText: 'instructionDeleteText',
    deleteFailed: 'instructionDeleteFailed',
    moveFailed: 'instructionMoveFailed',
    loadFailed: 'instructionsFailed',
  },
  theme: {
    many: 'themes',
    search: 'themesSearch',
    emptyTitle: 'themesEmptyTitle',
    emptyText: 'themesEmptyText',
    create: 'themeNew',
    edit: 'themeEdit',
    deleteText: 'themeDeleteText',
    deleteFailed: 'themeDeleteFailed',
    moveFailed: 'themeMoveFailed',
    loadFailed: 'themesFailed',
  },
  kit: {
    many: 'kits',
    search: 'kitsSearch',
    emptyTitle: 'kitsEmptyTitle',
    emptyText: 'kitsEmptyText',
    create: 'kitNew',
    edit: 'kitEdit',
    deleteText: 'kitDeleteText',
    deleteFailed: 'kitDeleteFailed',
    moveFailed: 'kitMoveFailed',
    loadFailed: 'kitsFailed',
  },
} as const satisfies Readonly<Record<EntryKind, Readonly<Record<string, keyof Catalogue['brand']>>>>;
