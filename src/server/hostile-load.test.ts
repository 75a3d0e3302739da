import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadAs } from './testing/send-multipart.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const print = (user: string, html_code: string) =>
  test.app.inject({ method: 'POST', url: '/pdf/generate', headers: test.as(user), payload: { html_code } });

/** Returns the CPU time of this thread during `work`, which delays all other requests. */
async function blockedMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  return process.threadCpuUsage(before).user / 1000;
}

describe('hostile requests of one account', () => {
  it("don't block others: a drawing with a whitespace-heavy style", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g style="a:${' '.repeat(2_500)}x\nx"/><path d="M0 0h9v9z"/></svg>`;
    const upload = () => uploadAs(test, 'mallory', { fileName: 'a.svg', bytes: Buffer.from(svg) });
    expect(await blockedMs(async () => expect((await upload()).statusCode).toBe(200))).toBeLessThan(3_000);
  });

  it("don't block others: an article with 15,000 classes, saved as a document", async () => {
    const html = `<article class="${' doc'.repeat(15_000)}`;
    const payload = { html_content: html, title: 'A', is_preview: false };
    const url = '/pdf/generate-from-html-v2';
    const send = () => test.app.inject({ method: 'POST', url, headers: test.as('mallory'), payload });
    expect(await blockedMs(async () => expect((await send()).statusCode).toBe(200))).toBeLessThan(3_000);
  });

  it('are rejected when repeated, and other accounts still get their page', async () => {
    const levels = Array.from({ length: 12 }, (_, at) => {
      const uses = `<use href="#l${at}"/>`.repeat(8);
      return `<g id="l${at + 1}">${uses}</g>`;
    });
    const bomb = `<svg><rect id="l0" width="9" height="9"/>${levels.join('')}</svg>`;
    const bombs = Array.from({ length: 12 }, (_, at) => print('mallory', `${bomb}<p>${at}`));
    const page = await print('ada', '<p>One line');
    expect(page.headers['content-type']).toBe('application/pdf');
    for (const answer of await Promise.all(bombs)) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ detail: expect.stringContaining('Simplify') });
    }
  });

  it('share the queue fairly with other accounts', async () => {
    const done: string[] = [];
    const heavy = (at: number) => `<p>${at}</p>${'<div><b>a</b></div>'.repeat(3_000)}`;
    const flood = Array.from({ length: 6 }, async (_, at) => {
      await print('mallory', heavy(at));
      done.push('mallory');
    });
    await expect.poll(() => test.deps.renderer.metrics().queueDepth).toBeGreaterThan(0);
    const page = print('ada', '<p>Another line').then(({ statusCode }) => {
      done.push('ada');
      return statusCode;
    });
    expect(await page).toBe(200);
    expect(done.length).toBeLessThan(5);
    await Promise.all(flood);
  });
});
