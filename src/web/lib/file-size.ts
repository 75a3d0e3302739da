import { language } from './language.ts';

const kilo = 1024;

/** '812 KB', '1.4 MB', '1 GB'. */
export function fileSize(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo)).toLocaleString(language())} KB`;
  const megabytes = bytes / kilo / kilo;
  if (megabytes >= kilo)
    return `${(megabytes / kilo).toLocaleString(language(), { maximumFractionDigits: 1 })} GB`;
  return `${megabytes.toLocaleString(language(), { maximumFractionDigits: 1 })} MB`;
}
