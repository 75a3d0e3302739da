/** Starts a browser download. `name` is used if the server sends no file name. */
export function saveLink(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
