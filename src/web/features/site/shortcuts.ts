/** One thing that keys do. Each inner list is pressed together. */
export interface Shortcut {
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly name: string;
  readonly shortcuts: readonly Shortcut[];
}

/** What the keyboard does, place by place. Whoever adds a key to the app adds it here. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: [['Ctrl', '/']], does: 'This list' },
      { keys: [['Tab']], does: 'From one control to the next; first of all to "Skip to content"' },
      { keys: [['Esc']], does: 'Closes a menu, a dialog or the viewer' },
    ],
  },
  {
    name: 'Prompt',
    shortcuts: [
      { keys: [['Enter']], does: 'Sends the prompt' },
      { keys: [['Shift', 'Enter']], does: 'Begins a new line' },
      { keys: [['↑']], does: 'In an empty field: the prompts before, the newest first' },
    ],
  },
  {
    name: 'Page',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'From block to block' },
      { keys: [['Enter']], does: 'Chooses a block to ask for a change of it alone' },
      { keys: [['Shift', 'Enter']], does: 'Chooses one block more' },
      {
        keys: [['T'], ['F2']],
        does: 'Edits the words of a block in place; Enter keeps them, Esc takes them back',
      },
      {
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
        does: 'Moves a block',
      },
      { keys: [['Ctrl', 'D']], does: 'Copies a block' },
      { keys: [['L']], does: 'Locks a block, or unlocks it' },
      { keys: [['Delete']], does: 'Deletes a block' },
      { keys: [['A']], does: 'Asks for a change of a block in the chat' },
      { keys: [['Tab']], does: 'While editing text: to the next gap' },
      { keys: [['Ctrl', 'Z']], does: 'Undoes the last change of the page' },
      { keys: [['Ctrl', 'Shift', 'Z']], does: 'Redoes it' },
      { keys: [['Esc']], does: 'Deselects' },
    ],
  },
  {
    name: 'Share',
    shortcuts: [
      { keys: [['Enter']], does: 'Makes a link, or copies the one that is there' },
      { keys: [['Ctrl', 'C']], does: 'Copies the link, wherever in the dialog the focus is' },
    ],
  },
  {
    name: 'Slides on a shared page',
    shortcuts: [
      { keys: [['←'], ['→']], does: 'Slide before, next slide' },
      { keys: [['Home'], ['End']], does: 'First slide, last slide' },
      { keys: [['Esc']], does: 'Leaves the presentation' },
    ],
  },
  {
    name: 'Library',
    shortcuts: [
      { keys: [['Enter']], does: 'Saves a new title' },
      { keys: [['Esc']], does: 'Keeps the old one' },
    ],
  },
  {
    name: 'Viewer',
    shortcuts: [
      { keys: [['←'], ['→']], does: 'Page before, page after' },
      { keys: [['Home'], ['End']], does: 'First page, last page' },
      { keys: [['+'], ['−'], ['0']], does: 'Larger, smaller, whole page' },
      { keys: [['/'], ['Ctrl', 'F']], does: 'Searches in the text' },
      { keys: [['F']], does: 'Full screen' },
    ],
  },
];
