/** Chromium releases by their major number, which Chrome, Edge and every Chromium share. */
export const supportedVersions = {
  /** The oldest release in the browser matrix. Of earlier ones, 131 writes digits that pdf.js can't read. */
  oldest: 137,
  /** The newest release in it. Later ones are used when they pass the probe page. */
  newestTested: 156,
} as const;

/** Returns the major number in 'Chromium 156.0.8078.79 built on Debian', or undefined when there is none. */
export function majorVersion(version: string): number | undefined {
  const digits = /\b(\d{2,4})\.\d/.exec(version)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns why a browser of this version can't be used, or undefined when it can. */
export function versionFault(version: string): string | undefined {
  const major = majorVersion(version);
  if (major === undefined) return 'it does not print a Chromium version';
  if (major >= supportedVersions.oldest) return undefined;
  return `Chromium ${major} is too old; ${supportedVersions.oldest} is the oldest supported version`;
}
