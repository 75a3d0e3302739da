/** Playwright provides the shell for Linux and macOS, on x64 and arm64, and installs its system libraries. */
export const installCommand = 'npx playwright install --with-deps chromium-headless-shell';

const defaultRemedy = `Run: ${installCommand} — or set OCTAVO_BROWSER to the path of a Chrome or Chromium.`;

/** No browser can be started on this machine. The message tells how to fix it. */
export class BrowserMissingError extends Error {
  /** The message without the fix. */
  readonly reason: string;

  constructor(reason: string, remedy = defaultRemedy) {
    super(`${reason} ${remedy}`);
    this.name = 'BrowserMissingError';
    this.reason = reason;
  }
}
