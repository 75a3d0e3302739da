/** A key that types nothing, or a letter to press together with Control. */
export type PressedKey = 'Enter' | 'Escape' | 'End' | 'Backspace' | 'Control+a';

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The one window of a browser that was started for it, with a profile of its own. */
export interface DrivenPage {
  readonly browserName: BrowserName;
  /** Where its downloads arrive. */
  readonly downloadDir: string;
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It takes and returns JSON, sees nothing around it and returns no promise. */
  readonly evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Runs source text in the page, as a script element would. */
  readonly runSource: (source: string) => Promise<void>;
  /** A real click at a point of the viewport, in CSS px. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: PressedKey) => Promise<void>;
  /** The viewport as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Those of the page's origin, also the ones that scripts can't read. */
  readonly cookies: () => Promise<readonly Cookie[]>;
  readonly addCookies: (cookies: readonly Cookie[], url: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

export const viewport = { width: 1280, height: 900 };
