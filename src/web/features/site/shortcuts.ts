import { words } from '../../lib/words.ts';

/** A keyboard shortcut. The keys of each inner list are pressed together. */
export interface Shortcut {
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly name: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Returns all keyboard shortcuts, by place. Add every new shortcut here. */
export function shortcutGroups(): readonly ShortcutGroup[] {
  const t = words('shortcuts');
  return [
    {
      name: t.everywhere,
      shortcuts: [
        { keys: [['Ctrl', '/']], does: t.thisList },
        { keys: [['/']], does: t.goesToPrompt },
        { keys: [['Tab']], does: t.nextControl(words('shell').skipToContent) },
        { keys: [['Esc']], does: t.closes },
      ],
    },
    {
      name: t.prompt,
      shortcuts: [
        { keys: [['Enter']], does: t.sendsPrompt },
        { keys: [['Shift', 'Enter']], does: t.startsLine },
        { keys: [['↑']], does: t.previousPrompts },
      ],
    },
    {
      name: t.page,
      shortcuts: [
        { keys: [['↑'], ['↓']], does: t.fromBlockToBlock },
        { keys: [['Enter']], does: t.selectsBlock },
        { keys: [['Shift', 'Enter']], does: t.selectsAnother },
        {
          keys: [['T'], ['F2']],
          does: t.editsText,
        },
        {
          keys: [
            ['Alt', '↑'],
            ['Alt', '↓'],
          ],
          does: t.movesBlock,
        },
        { keys: [['Ctrl', 'D']], does: t.duplicatesBlock },
        {
          keys: [
            ['Ctrl', 'C'],
            ['Ctrl', 'V'],
          ],
          does: t.copiesAndPastes,
        },
        { keys: [['+']], does: t.addsBelow },
        { keys: [['L']], does: t.locksBlock },
        { keys: [['Delete']], does: t.deletesBlock },
        { keys: [['A']], does: t.asksForChange },
        { keys: [['Tab']], does: t.nextGap },
        { keys: [['Enter']], does: t.newParagraph },
        { keys: [['Shift', 'Enter']], does: t.newLine },
        {
          keys: [
            ['Ctrl', 'B'],
            ['Ctrl', 'I'],
            ['Ctrl', 'E'],
          ],
          does: t.formatsText,
        },
        { keys: [['Ctrl', 'K']], does: t.linksText },
        { keys: [['Ctrl', '\\']], does: t.clearsFormat },
        { keys: [['Alt', 'F10']], does: t.goesToToolbar },
        { keys: [['Ctrl', 'Z']], does: t.undoes },
        {
          keys: [
            ['Ctrl', 'Shift', 'Z'],
            ['Ctrl', 'Y'],
          ],
          does: t.redoes,
        },
        { keys: [['Esc']], does: t.deselects },
      ],
    },
    {
      name: t.share,
      shortcuts: [
        { keys: [['Enter']], does: t.createsLink },
        { keys: [['Ctrl', 'C']], does: t.copiesLink },
      ],
    },
    {
      name: t.sharedSlides,
      shortcuts: [
        { keys: [['←'], ['→']], does: t.previousNextSlide },
        { keys: [['Home'], ['End']], does: t.firstLastSlide },
        { keys: [['Esc']], does: t.leavesPresentation },
      ],
    },
    {
      name: t.presenting,
      shortcuts: [
        { keys: [['→'], ['Space']], does: t.nextSlide },
        { keys: [['←'], ['P']], does: t.previousSlide },
        { keys: [['Home'], ['End']], does: t.firstLastSlide },
        { keys: [['S']], does: t.presenterView },
        { keys: [['B']], does: t.blackScreen },
        { keys: [['F']], does: t.fullScreen },
        { keys: [['Esc']], does: t.endsPresentation },
      ],
    },
    {
      name: t.library,
      shortcuts: [
        { keys: [['Enter']], does: t.savesTitle },
        { keys: [['Esc']], does: t.keepsTitle },
      ],
    },
    {
      name: t.viewer,
      shortcuts: [
        { keys: [['←'], ['→']], does: t.previousNextPage },
        { keys: [['Home'], ['End']], does: t.firstLastPage },
        { keys: [['+'], ['−'], ['0']], does: t.zooms },
        { keys: [['/'], ['Ctrl', 'F']], does: t.searchesText },
        { keys: [['F']], does: t.fullScreen },
      ],
    },
  ];
}
