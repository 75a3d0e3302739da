/** Major versions of Chromium, which Chrome, Edge and every Chromium share. */
export const supportedVersions = {
  /** Oldest release in the browser matrix. Of the earlier ones, 131 writes digits that pdf.js can't read. */
  oldest: 137,
  /** Newest release in the browser matrix. Later ones are used if they pass the probe page. */
  newestTested: 156,
} as const;

/** Returns the major version in 'Chromium 156.0.8078.79 built on Debian', or undefined if there is none. */
export function majorVersion(version: string): number | undefined {
  const digits = /\b(\d{2,4})\.\d/.exec(version)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns why this browser version is unsupported, or undefined if it is supported. */
export function versionFault(version: string): string | undefined {
  const major = majorVersion(version);
  if (major === undefined) return 'it does not print a Chromium version';
  if (major >= supportedVersions.oldest) return undefined;
  return `Chromium ${major} is too old; ${supportedVersions.oldest} is the oldest supported version`;
}
