/**
 * Returns the files of a drop or paste. Returns null if a folder is included, which browsers present as a
 * file.
 */
export function transferredFiles(transfer: DataTransfer): readonly File[] | null {
  const hasFolder = [...transfer.items].some((item) => item.webkitGetAsEntry?.()?.isDirectory);
  return hasFolder ? null : [...transfer.files];
}
