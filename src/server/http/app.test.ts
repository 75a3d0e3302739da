import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/error-codes.ts';
import { contract } from '../../contract/index.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const endpoints: [string, Endpoint][] = Object.entries(contract);
const someId = '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11';

describe('the contract on the server', () => {
  it('mounts every endpoint once', () => {
    for (const [name, { method, path }] of endpoints) {
      expect(test.app.hasRoute({ method, url: path }), name).toBe(true);
    }
    const keys = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('matches /openapi.json exactly', async () => {
    const { body } = await test.app.inject('/openapi.json');
    const api = JSON.parse(body) as { openapi: string; paths: Record<string, Record<string, unknown>> };
    expect(api.openapi).toMatch(/^3\.1/);
    const documented = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ours = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(documented.sort()).toEqual(ours.sort());
  });
});

describe('errors', () => {
  it('have one shape, a request id, and the field', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/chat/stream',
      headers: test.as('ada'),
      payload: { messages: [] },
    });
    expect(answer.statusCode).toBe(400);
    const body = errorBody.parse(answer.json());
    expect(body.code).toBe('invalid_input');
    expect(body.fields?.[0]?.path).toBe('messages');
    expect(body.request_id).toBe(answer.headers['x-request-id']);
  });

  it('for unknown addresses and broken JSON are JSON as well', async () => {
    const unknown = await test.app.inject('/api/nothing');
    expect(unknown.statusCode).toBe(404);
    expect(errorBody.parse(unknown.json()).code).toBe('not_found');
    const broken = await test.app.inject({
      method: 'POST',
      url: '/chat/stream',
      headers: { ...test.as('ada'), 'content-type': 'application/json' },
      payload: '{"messages": [',
    });
    expect(broken.statusCode).toBe(400);
    expect(errorBody.parse(broken.json()).code).toBe('invalid_input');
  });
});

describe('service endpoints', () => {
  it('report liveness and readiness', async () => {
    expect((await test.app.inject('/healthz')).json()).toMatchObject({ status: 'ok' });
    const ready = await test.app.inject('/readyz');
    expect(ready.json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', files: 'ok', disk: 'ok', renderer: 'ok' },
    });
  });

  it('count requests by route, never by address', async () => {
    await test.app.inject({ url: `/chat/runs/${someId}`, headers: test.as('ada') });
    const { body, headers } = await test.app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /octavo_http_requests_total\{method="GET",route="\/chat\/runs\/:id",status="404"\} \d+/,
    );
    expect(body).not.toContain(someId);
  });

  it('report wait time, duration and failures of renderings', async () => {
    const of = (body: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
    const before = (await test.app.inject('/metrics')).body;
    await test.deps.renderer.renderPdf({ html: '<p>x' });
    const after = (await test.app.inject('/metrics')).body;
    expect(of(after, 'octavo_render_jobs_total')).toBe(of(before, 'octavo_render_jobs_total') + 1);
    expect(of(after, 'octavo_render_seconds_total')).toBeGreaterThan(
      of(before, 'octavo_render_seconds_total'),
    );
    expect(of(after, 'octavo_render_wait_seconds_total')).toBeGreaterThanOrEqual(0);
    expect(of(after, 'octavo_render_failures_total')).toBe(of(before, 'octavo_render_failures_total'));
    expect(of(after, 'octavo_render_queue_depth')).toBe(0);
  });
});
