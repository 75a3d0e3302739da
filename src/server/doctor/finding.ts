/** ok: works. warning: works, but the operator should know. fault: something doesn't work. */
export type FindingState = 'ok' | 'warning' | 'fault';

/** What one check of an installation found. */
export interface Finding {
  readonly part: string;
  readonly state: FindingState;
  /** What was found and, if it isn't fine, what to do. One line or more; without secrets. */
  readonly detail: string;
}

export const ok = (part: string, detail: string): Finding => ({ part, state: 'ok', detail });
export const warning = (part: string, detail: string): Finding => ({ part, state: 'warning', detail });
export const fault = (part: string, detail: string): Finding => ({ part, state: 'fault', detail });

/** Runs a check that throws if something doesn't work. */
export async function asFinding(part: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return fault(part, error instanceof Error && error.message ? error.message : 'It does not answer.');
  }
}

const marks: Readonly<Record<FindingState, string>> = { ok: '✓', warning: '!', fault: '✗' };

/** Returns the findings for a terminal: a line each, and a last line that sums up. */
export function findingsInWords(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  const lines = findings.map(({ part, state, detail }) => {
    const indent = ' '.repeat(width + 4);
    return `${marks[state]} ${part.padEnd(width)}  ${detail.replaceAll('\n', `\n${indent}`)}`;
  });
  const count = (state: FindingState) => findings.filter((each) => each.state === state).length;
  const named = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  return [...lines, '', `${named(count('fault'), 'fault')}, ${named(count('warning'), 'warning')}`, ''].join(
    '\n',
  );
}
