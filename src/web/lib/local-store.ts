/**
 * Local storage that never throws: private windows and full disks refuse, and then the page works on without memory.
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
      // Nothing to do: the value lives as long as the page.
    }
  },
};
