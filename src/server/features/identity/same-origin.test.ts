import { expect, test } from 'vitest';
import { requireSameOrigin } from './same-origin.ts';

const isTrusted = (origin: string) => origin === 'https://octavo.example';

test.each([
  ['a page of the app', { 'sec-fetch-site': 'same-origin', origin: 'https://octavo.example' }],
  ['a page of the app without fetch metadata', { origin: 'https://octavo.example' }],
  ['a program that is not a browser', {}],
])('allows %s', (_, headers) => {
  expect(() => requireSameOrigin(headers, isTrusted)).not.toThrow();
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [
    'another site that claims our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://octavo.example' },
  ],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a typed-in address', { 'sec-fetch-site': 'none' }],
  ['another origin without fetch metadata', { origin: 'https://octavo.example.evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
])('rejects %s', (_, headers) => {
  expect(() => requireSameOrigin(headers, isTrusted)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});
