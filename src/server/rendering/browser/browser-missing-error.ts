/** Playwright has the shell for Linux and macOS, on x64 and arm64, and installs the libraries that it needs. */
export const installCommand = 'npx playwright install --with-deps chromium-headless-shell';

const defaultRemedy = `Run: ${installCommand} — or set OCTAVO_BROWSER to the path of a Chrome or Chromium.`;

/** No browser can be started on this machine. The message says what to do about it. */
export class BrowserMissingError extends Error {
  /** The message without the remedy. */
  readonly reason: string;

  constructor(reason: string, remedy = defaultRemedy) {
    super(`${reason} ${remedy}`);
    this.name = 'BrowserMissingError';
    this.reason = reason;
  }
}
