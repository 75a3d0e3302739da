import { OperatorError, type Said, said, sayInEnglish } from '../../terminal-words.ts';

/** Playwright provides the shell for Linux and macOS, on x64 and arm64, and installs its system libraries. */
export const installCommand = 'npx playwright install --with-deps chromium-headless-shell';

/** No browser can be started on this machine. The message tells how to fix it. */
export class BrowserMissingError extends OperatorError {
  /** The message without the fix, in English. */
  readonly reason: string;

  constructor(problem: Said, remedy: Said = said('browserInstall', { command: installCommand })) {
    super((say) => `${say(problem.reason, problem.values)} ${say(remedy.reason, remedy.values)}`);
    this.name = 'BrowserMissingError';
    this.reason = sayInEnglish(problem.reason, problem.values);
  }
}
