import type { ArtDirection } from '../../../content/choices.ts';

/**
 * Accents that stand beside a direction's own, so that two pages of a kind are told apart at a glance. `null` keeps
 * its own; bold poster has none besides, as its four colours belong together.
 */
export const accentChoices: Readonly<Record<ArtDirection, readonly [string | null, ...(string | null)[]]>> = {
  swiss: [null, null, '#1c3fc4', '#0b6b45', '#6a2bc0', '#b3124f'],
  editorial: [null, null, '#7a1f2c', '#1f3d6b', '#8a4a0f', '#5a2a5c'],
  technical: [null, null, '#0b5f6e', '#46389a', '#8a3b12'],
  corporate: [null, null, '#163d36', '#3c2447', '#4a1e29'],
  organic: [null, null, '#a9b388', '#d98f6c', '#8fb0bd'],
  poster: [null],
};
