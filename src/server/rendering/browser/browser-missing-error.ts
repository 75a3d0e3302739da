/** No browser can be started on this machine. The message names one command that helps. */
export class BrowserMissingError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'BrowserMissingError';
  }
}

export const installCommand = 'npx @puppeteer/browsers install chrome-headless-shell@stable';
