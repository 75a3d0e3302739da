const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns a new id for a block or page that is inserted by hand. It is random, because other tabs insert into the
 * same page at the same time, and has another form than the numbered ids that the server assigns.
 */
export function newPartId(kind: 'b' | 'p'): string {
  const random = [...crypto.getRandomValues(new Uint32Array(6))];
  return `${kind}-${random.map((value) => letters[value % letters.length]).join('')}`;
}
