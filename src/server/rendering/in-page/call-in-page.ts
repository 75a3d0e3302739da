import type { PageTab } from '../browser/page-tab.ts';

/** The names that functions have in the tabs where they were called before. */
const installed = new WeakMap<PageTab, Map<unknown, string>>();

/**
 * Calls one of our functions beside the page. It travels as text, so it and its parts may use nothing but their
 * own parameters and the DOM; `parts` (functions by name) are handed to it as its first parameter, `input` (plain data) as its second.
 * It travels once for each tab, always with the same parts: called again, it is compiled already.
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
  return (await tab.evaluate(`${callee}(${JSON.stringify(input) ?? ''})`)) as Result;
}

function asExpression(called: (...args: never[]) => unknown, parts: object): string {
  const sent = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}: ${String(part)}`);
  return `((called, parts) => (input) => called(parts, input))(${String(called)}, { ${sent.join(',\n')} })`;
}
