import { describe, expect, it } from 'vitest';
import { canEnterNamespace, insideAddresses, runInNamespace } from '../testing/network/private-network.ts';
import { type IsolationResult, tryWaysOut } from './test-isolation.ts';

const ground = new URL('./test-isolation.ts', import.meta.url);
const hasNamespaces = canEnterNamespace();

function expectClosed({ doors, reached, visits, text }: IsolationResult, addresses: readonly string[]): void {
  // Checks that plain requests arrive; otherwise no visits would prove nothing.
  expect(reached).toEqual(addresses);
  expect(doors).toHaveLength(addresses.length * 2);
  expect(visits).toEqual([]);
  expect(text).toContain('Still here');
  expect(text).not.toMatch(/SCRIPTRAN|TOPSECRET|secret of the inside|root:/);
}

describe('a page that tries every escape', () => {
  it('reaches no server on loopback, no file and no script, and still prints', async () => {
    const addresses = ['127.0.0.1'];
    expectClosed(await tryWaysOut(addresses), addresses);
  });

  const elsewhere = hasNamespaces ? '' : ' (NOT RUN: this account can make no network namespace)';
  it.skipIf(!hasNamespaces)(
    `reaches no private, link-local or metadata address either${elsewhere}`,
    async () => {
      expectClosed((await runInNamespace(ground, null)) as IsolationResult, insideAddresses);
    },
  );
});
