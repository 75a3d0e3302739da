import type { ArtDirection } from '../../../content/choices.ts';

/**
 * Gives the colours of a direction's drawings their custom properties: `.is-moss` is filled with `--moss`, `.in-moss`
 * is drawn with it.
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
