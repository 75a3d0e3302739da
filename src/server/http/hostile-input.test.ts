import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/error-codes.ts';
import { contract } from '../../contract/index.ts';
import { maxStoredInteger } from '../../contract/version-number.ts';
import { repeats, sample } from '../testing/full-run.ts';
import { uploadAs } from '../testing/send-multipart.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/* Unexpected values in every parameter of every call: rejected as a client error, never a 500. */

type Name = keyof typeof contract;
const endpoints = Object.entries(contract) as [Name, Endpoint][];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ OCTAVO_STAFF_DOMAINS: 'example.com' });
});
afterAll(() => test.close());

/** Calls with URL parameters, except asset files, which need a cookie. */
const addressed = endpoints.filter(([name, { params, query }]) => (params || query) && name !== 'assetFile');

let addresses = 0;

/** Each request uses its own IP address, so rate limits don't apply. */
function ask({ method }: Endpoint, url: string, payload?: string) {
  addresses += 1;
  return test.app.inject({
    method,
    url,
    remoteAddress: `10.3.${addresses >> 8}.${addresses & 255}`,
    headers: { ...test.as('ada'), ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload }),
  });
}

const filled = ({ path }: Endpoint, value: (name: string) => string) =>
  path.replace(/:(\w+)/g, (_, name: string) => value(name));

const usual = (name: string): string =>
  ({ version: '1', token: 'a'.repeat(24), name: 'about' })[name] ?? '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11';

const withBody = endpoints.filter(([, { body }]) => body.kind === 'json');
const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

describe('a JSON body', () => {
  it.each(sample(withBody, 10))(
    'of %s with invalid characters or excessive depth is rejected',
    async (_, endpoint) => {
      const url = filled(endpoint, usual);
      for (const body of [
        '{"a":{"b":["\\ud800"]}}',
        '{"a":"\\u0000"}',
        '{"\\udfff":1}',
        `{"state":${deep(5_000, '{"a":', '}').replace(':}', ':1}')}}`,
        `{"a":${deep(99_000, '[', ']')}}`,
        '"\\ud83d"',
      ]) {
        const answer = await ask(endpoint, url, body);
        expect([answer.statusCode, errorBody.parse(answer.json()).code], body.slice(0, 40)).toEqual([
          400,
          'invalid_input',
        ]);
      }
    },
  );
});

/** Returns all numbers in a schema with their paths. */
function numbersOf(schema: z.ZodType, path: string): { path: string; max: number | null }[] {
  if (schema instanceof z.ZodNumber) return [{ path, max: schema.maxValue }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      numbersOf(inner as z.ZodType, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return numbersOf(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((inner) => numbersOf(inner as z.ZodType, path));
  if (schema instanceof z.ZodRecord) return numbersOf(schema.valueType as z.ZodType, `${path}{}`);
  if (schema instanceof z.ZodPipe) return numbersOf(schema.in as z.ZodType, path);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch
  )
    return numbersOf(schema.unwrap() as z.ZodType, path);
  return [];
}

describe('a number', () => {
  it('has a bound in every call that the database supports', () => {
    const unbounded = endpoints.flatMap(([name, { params, query, body }]) =>
      [params, query, body.kind === 'json' ? body.schema : undefined]
        .flatMap((schema) => (schema ? numbersOf(schema, name) : []))
        .filter(({ max }) => max === null || max > maxStoredInteger)
        .map(({ path }) => path),
    );
    expect(unbounded).toEqual([]);
  });

  it.each(sample(addressed, 10))(
    'beyond all bounds in the path of %s causes no server error',
    async (_, endpoint) => {
      const hostile = ['2147483648', '9007199254740991', '9223372036854775808', '1e400', '-1', 'NaN'];
      for (const value of hostile) {
        if (endpoint.answer.kind === 'events' && !endpoint.params) continue;
        const inPath = await ask(
          endpoint,
          filled(endpoint, (name) => (name === 'version' ? value : usual(name))),
        );
        expect(inPath.statusCode, `${value}: ${inPath.body}`).not.toBe(500);
        const query = Object.keys(endpoint.query?.shape ?? {}).map((name) => `${name}=${value}`);
        if (query.length === 0 || endpoint.answer.kind === 'events') continue;
        const inQuery = await ask(endpoint, `${filled(endpoint, usual)}?${query.join('&')}`);
        expect(inQuery.statusCode, `${value}: ${inQuery.body}`).not.toBe(500);
      }
    },
  );
});

describe('a text in an address', () => {
  it.each(sample(addressed, 10))('of %s with invalid characters is rejected', async (_, endpoint) => {
    if (endpoint.params) {
      const answer = await ask(
        endpoint,
        filled(endpoint, () => 'a%00b'),
      );
      expect(answer.statusCode, answer.body).toBe(400);
    }
    for (const name of Object.keys(endpoint.query?.shape ?? {})) {
      const answer = await ask(endpoint, `${filled(endpoint, usual)}?${name}=a%00b`);
      expect(answer.statusCode, answer.body).toBe(400);
    }
  });
});

describe('deeply nested HTML', () => {
  const html = deep(repeats(10_000, 99_000), '<div>', '</div>');
  const calls: Partial<Record<Name, object>> = {
    generatePdf: { html_code: html },
    generateFromHtml: { html_content: html },
    generateFromHtmlV2: { html_content: html },
    createDocument: { document: { title: 'Deep', html } },
    startRun: {
      messages: [{ role: 'user', content: 'A flyer' }],
      editor_json_content: { html },
    },
  };
  it.each(sample(Object.entries(calls) as [Name, object][], 3))(
    'causes no server error in %s',
    async (name, payload) => {
      const endpoint: Endpoint = contract[name];
      const answer = await ask(endpoint, filled(endpoint, usual), JSON.stringify(payload));
      // A timeout reported as such (504) is allowed.
      if (answer.statusCode !== 504) expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
    },
  );
});

describe('an upload', () => {
  it('with too long text fields is rejected in plain words', async () => {
    const answer = await uploadAs(test, 'ada', { name: 'n'.repeat(5_000), bytes: Buffer.from('x') });
    const { detail } = errorBody.parse(answer.json());
    expect(answer.statusCode).toBe(400);
    expect(detail).toMatch(/^name: must have at most \d+ characters$/);
  });
});

describe('validation errors', () => {
  it('are in plain words, never in those of a schema', async () => {
    const answers = await Promise.all(
      withBody.map(([, endpoint]) => ask(endpoint, filled(endpoint, usual), '{"limit":{},"title":7}')),
    );
    for (const answer of answers)
      expect(answer.body).not.toMatch(/expected|received|Invalid input|Too (small|big)|✖/);
  });
});
