/**
 * Update when the kit renders the same content differently. Versions record the release that rendered their
 * HTML.
 */
export const kitRelease = '2026-11';
