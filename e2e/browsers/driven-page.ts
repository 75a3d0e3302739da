export type NamedKey =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Home'
  | 'End'
  | 'Backspace'
  | 'Delete'
  | 'F2'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight';
export type Modifier = 'Control' | 'Shift' | 'Alt';
type Letter = 'a' | 'b' | 'c' | 'd' | 'v' | 'z';

/** A non-printing key, or a key pressed with modifiers. */
export type PressedKey = NamedKey | `${Modifier}+${NamedKey | Letter}` | 'Control+Shift+z';

export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The only window of a browser that was started for it, with its own profile. */
export interface DrivenPage {
  readonly browserName: BrowserName;
  readonly downloadDir: string;
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page. Arguments and result must be JSON; no closures or promises. */
  readonly evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Runs source text in the page, as a script element would. */
  readonly runSource: (source: string) => Promise<void>;
  /** Sends a native click at a point of the viewport, in CSS px. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: PressedKey) => Promise<void>;
  /** The viewport as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** Cookies of the page's origin, including HttpOnly ones. */
  readonly cookies: () => Promise<readonly Cookie[]>;
  readonly addCookies: (cookies: readonly Cookie[], url: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

export const viewport = { width: 1280, height: 900 };
