const installCommand =
  'npx @puppeteer/browsers install chrome-headless-shell@stable --path ~/.cache/puppeteer';

/** No browser can be started on this machine. The message says what to do about it. */
export class BrowserMissingError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `${reason} Run: ${installCommand} — or set OCTAVO_BROWSER to the path of a Chrome or Chromium.`,
      options,
    );
    this.name = 'BrowserMissingError';
  }
}
