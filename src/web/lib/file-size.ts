const kilo = 1024;

/** '812 KB', '1.4 MB', '1 GB'. */
export function fileSize(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo)).toLocaleString('en')} KB`;
  const megabytes = bytes / kilo / kilo;
  if (megabytes >= kilo) return `${(megabytes / kilo).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;
  return `${megabytes.toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
