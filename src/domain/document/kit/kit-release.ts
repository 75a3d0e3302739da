/** Raised when the kit lays out the same content differently. Versions record the release that made their HTML. */
export const kitRelease = '2026-11';
