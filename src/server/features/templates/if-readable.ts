/** Returns what is read; null if it is missing or invalid. */
export function ifReadable<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
