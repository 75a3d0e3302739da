/** The files of a drop or a paste; null where a folder is among them, which browsers hand over as a file of its name. */
export function transferredFiles(transfer: DataTransfer): readonly File[] | null {
  const hasFolder = [...transfer.items].some((item) => item.webkitGetAsEntry?.()?.isDirectory);
  return hasFolder ? null : [...transfer.files];
}
