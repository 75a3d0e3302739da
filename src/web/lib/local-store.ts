/**
 * Local storage that never throws. Private windows and full disks reject access; the app then works without
 * saved settings.
 */
export const localStore = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // The value is kept in memory only.
    }
  },
};
