import type { PageTab } from '../browser/page-tab.ts';

/** Names of the functions already installed in each tab. */
const installed = new WeakMap<PageTab, Map<unknown, string>>();

/**
 * Calls one of our functions in the isolated world. Its source is sent as text, so it can use only its
 * parameters and the DOM: `parts` (functions by name) and `input` (plain data). The source is sent once per
 * tab, always with the same parts, so later calls are already compiled.
 */
export async function callInPage<P extends object, Input, Result>(
  tab: PageTab,
  called: (parts: P, input: Input) => Result | Promise<Result>,
  parts: P,
  input: Input,
): Promise<Result> {
  const names = installed.get(tab) ?? new Map<unknown, string>();
  installed.set(tab, names);
  const before = names.get(called);
  const name = before ?? `octavo${names.size}`;
  names.set(called, name);
  const callee = before ?? `(globalThis.${name} = ${asExpression(called, parts)})`;
  const written = await tab.evaluate(`${callee}(${JSON.stringify(input) ?? ''})`);
  return (typeof written === 'string' ? JSON.parse(written) : undefined) as Result;
}

function asExpression(called: (...args: never[]) => unknown, parts: object): string {
  const sent = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}: ${String(part)}`);
  return `((called, parts) => async (input) => JSON.stringify(await called(parts, input)))(${String(called)}, { ${sent.join(',\n')} })`;
}
