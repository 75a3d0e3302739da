/** Design tokens that a document may override, as the custom properties `--paper`, `--ink` and so on. */
export const tokenNames = [
  'paper',
  'ink',
  'muted',
  'accent',
  'accent-ink',
  'accent-text',
  'rule',
  'tint',
  'font-display',
  'font-text',
] as const;

export type TokenName = (typeof tokenNames)[number];
export type PaletteToken = Exclude<TokenName, `font-${string}`>;
