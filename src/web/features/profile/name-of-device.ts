import { words } from '../../lib/words.ts';

/** Returns the name of a device: 'Firefox on Linux'. */
export function nameOfDevice({
  browser,
  system,
}: {
  readonly browser: string | null;
  readonly system: string | null;
}): string {
  const t = words('profile');
  if (browser !== null && system !== null) return t.deviceBrowser(browser, system);
  return browser ?? system ?? t.deviceUnknown;
}
