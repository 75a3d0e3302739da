import type { ArtDirection } from '../../../content/choices.ts';

/**
 * Returns the rules that map a direction's drawing colors to custom properties: `.is-moss` fills with
 * `--moss`, `.in-moss` strokes with it.
 */
export function colourRules(direction: ArtDirection, names: readonly string[]): string {
  const art = `.doc[data-direction="${direction}"] .art`;
  return [
    `${art} :is(path,circle,rect){stroke:none}`,
    ...names.flatMap((name) => [
      `${art} .is-${name}{fill:var(--${name})}`,
      `${art} .in-${name}{stroke:var(--${name})}`,
    ]),
  ].join('\n');
}
