/** Hands an address to the browser's own download. The name counts where the server gives none. */
export function saveLink(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
