/** A keyboard shortcut. The keys of each inner list are pressed together. */
export interface Shortcut {
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly name: string;
  readonly shortcuts: readonly Shortcut[];
}

/** All keyboard shortcuts, by place. Add every new shortcut here. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: [['Ctrl', '/']], does: 'This list' },
      { keys: [['/']], does: 'Goes to the prompt' },
      { keys: [['Tab']], does: 'Next control, starting with "Skip to content"' },
      { keys: [['Esc']], does: 'Closes a menu, a dialog or the viewer' },
    ],
  },
  {
    name: 'Prompt',
    shortcuts: [
      { keys: [['Enter']], does: 'Sends the prompt' },
      { keys: [['Shift', 'Enter']], does: 'Starts a new line' },
      { keys: [['↑']], does: 'In an empty field: previous prompts, newest first' },
    ],
  },
  {
    name: 'Page',
    shortcuts: [
      { keys: [['↑'], ['↓']], does: 'From block to block' },
      { keys: [['Enter']], does: 'Selects a block' },
      { keys: [['Shift', 'Enter']], does: 'Adds a block to the selection' },
      {
        keys: [['T'], ['F2']],
        does: 'Edits the text of a block; Ctrl+Enter saves, Esc cancels',
      },
      {
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
        does: 'Moves a block',
      },
      { keys: [['Ctrl', 'D']], does: 'Duplicates a block' },
      {
        keys: [
          ['Ctrl', 'C'],
          ['Ctrl', 'V'],
        ],
        does: 'Copies the selected block; pastes it below another one, in any document',
      },
      { keys: [['+']], does: 'Adds a block below' },
      { keys: [['L']], does: 'Locks or unlocks a block' },
      { keys: [['Delete']], does: 'Deletes a block' },
      { keys: [['A']], does: 'Asks for a change to a block in the chat' },
      { keys: [['Tab']], does: 'While editing text: next gap' },
      { keys: [['Enter']], does: 'While editing text: new paragraph or list item; saves other text' },
      { keys: [['Shift', 'Enter']], does: 'While editing text: new line' },
      {
        keys: [
          ['Ctrl', 'B'],
          ['Ctrl', 'I'],
          ['Ctrl', 'E'],
        ],
        does: 'While editing text: bold, italic, code',
      },
      { keys: [['Ctrl', 'K']], does: 'While editing text: link' },
      { keys: [['Ctrl', '\\']], does: 'While editing text: clears the format' },
      { keys: [['Alt', 'F10']], does: 'While editing text: goes to the toolbar at the selection' },
      { keys: [['Ctrl', 'Z']], does: 'Undoes the last change' },
      {
        keys: [
          ['Ctrl', 'Shift', 'Z'],
          ['Ctrl', 'Y'],
        ],
        does: 'Redoes the last undone change',
      },
      { keys: [['Esc']], does: 'Deselects' },
    ],
  },
  {
    name: 'Share',
    shortcuts: [
      { keys: [['Enter']], does: 'Creates a link or copies the existing one' },
      { keys: [['Ctrl', 'C']], does: 'Copies the link' },
    ],
  },
  {
    name: 'Slides on a shared page',
    shortcuts: [
      { keys: [['←'], ['→']], does: 'Previous slide, next slide' },
      { keys: [['Home'], ['End']], does: 'First slide, last slide' },
      { keys: [['Esc']], does: 'Leaves the presentation' },
    ],
  },
  {
    name: 'Presenting',
    shortcuts: [
      { keys: [['→'], ['Space']], does: 'Next slide' },
      { keys: [['←'], ['P']], does: 'Previous slide' },
      { keys: [['Home'], ['End']], does: 'First slide, last slide' },
      { keys: [['S']], does: 'Presenter view with notes, next slide and timer' },
      { keys: [['B']], does: 'Black screen' },
      { keys: [['F']], does: 'Full screen' },
      { keys: [['Esc']], does: 'Ends the presentation' },
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
      { keys: [['←'], ['→']], does: 'Previous page, next page' },
      { keys: [['Home'], ['End']], does: 'First page, last page' },
      { keys: [['+'], ['−'], ['0']], does: 'Zoom in, zoom out, whole page' },
      { keys: [['/'], ['Ctrl', 'F']], does: 'Searches the text' },
      { keys: [['F']], does: 'Full screen' },
    ],
  },
];
