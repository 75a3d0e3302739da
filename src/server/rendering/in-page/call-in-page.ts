import type { PageTab } from '../browser/page-tab.ts';

/**
 * Calls one of our functions beside the page. It travels as text, so it and its parts may use nothing but their
 * own parameters and the DOM; `parts` (functions by name) are handed to it as its first parameter, `input` (plain data) as its second.
 */
export async function callInPage<P extends object, Input, Result>(
  tab: PageTab,
  called: (parts: P, input: Input) => Result | Promise<Result>,
  parts: P,
  input: Input,
): Promise<Result> {
  return (await tab.evaluate(inPageCall(called, parts, input))) as Result;
}

function inPageCall(called: (...args: never[]) => unknown, parts: object, input: unknown): string {
  const sent = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}: ${String(part)}`);
  return `(${String(called)})({ ${sent.join(',\n')} }, ${JSON.stringify(input)})`;
}
