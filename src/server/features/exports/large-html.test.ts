import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxGivenHtmlBytes } from '../../../contract/exports.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { droppedStyleSheets } from './dropped-style-sheets.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers: test.as('ada'), payload });

/** A font face of the given size. Its contents don't matter to the limit. */
const face = (bytes: number) =>
  `@font-face{font-family:X;src:url(data:font/woff2;base64,${'A'.repeat(bytes)}) format("woff2")}`;

describe('HTML given by a client', () => {
  /** A style sheet that brings the total with the markup to 20 MB. */
  const html_code = '<h1>Large</h1>';
  const sheet = () => face(maxGivenHtmlBytes - html_code.length - face(0).length);

  it('of more than 20 MB with its style sheet returns 413', async () => {
    const refused = await post('/pdf/generate', { html_code: `${html_code}!`, css_code: sheet() });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      413,
      { code: 'payload_too_large', detail: expect.stringContaining('at most 20 MB') },
    ]);
  });

  it.runIf(isFullRun)('of 20 MB is printed, and every call has the limit', async () => {
    const css_code = sheet();
    expect(html_code.length + css_code.length).toBe(maxGivenHtmlBytes);
    const largest = await post('/pdf/generate', { html_code, css_code });
    expect(largest.statusCode).toBe(200);
    expect((await readPdf(largest.rawPayload)).text).toBe('Large');
    for (const kin of ['/pdf/generate-from-html', '/pdf/generate-from-html-v2']) {
      // Two bytes per character, because the limit counts bytes.
      const html_content = 'é'.repeat(maxGivenHtmlBytes / 2 + 1);
      expect([kin, (await post(kin, { html_content })).statusCode]).toEqual([kin, 413]);
    }
    // An oversized body is rejected before it is fully read.
    const endless = { html_code: 'x'.repeat(4 * maxGivenHtmlBytes) };
    expect((await post('/pdf/generate', endless)).statusCode).toBe(413);
  });

  it('states the limit in the API reference', async () => {
    const { body } = await test.app.inject('/docs');
    expect(body.match(/at most 20 MB; more is refused with 413/g)).toHaveLength(3);
  });

  it.runIf(isFullRun)("of 20 MB doesn't block other requests while it is read and sanitized", async () => {
    const paragraph = `<p style="color:#123456">${'The tide turned at six. '.repeat(100)}</p>`;
    const html_content = paragraph.repeat(Math.floor((19 * 1024 * 1024) / paragraph.length));
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const kept = post('/pdf/generate-from-html-v2', { html_content, title: 'Large' });
    let answers = 0;
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        await test.app.inject('/healthz');
        answers += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const answer = await kept;
    isDone = true;
    await others;
    delay.disable();
    // Too large to save as a document; the test only checks that other requests weren't blocked.
    expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/larger than 5 MB|takes too long/) });
    console.log(
      `20 MB sanitised: longest wait of others ${Math.round(delay.max / 1e6)} ms, ${answers} answers`,
    );
    // On the main thread, sanitizing would leave time for two or three answers.
    expect(answers).toBeGreaterThan(10);
  });
});

describe('style sheets at other addresses', () => {
  it('are left out, and reported', async () => {
    const html = '<head><style>@import "https://fonts.example/a.css"; p{color:red}</style></head><p>Words';
    const made = await post('/pdf/generate', { html_code: html, css_code: '@import url(b.css?ü);' });
    expect(JSON.parse(String(made.headers['octavo-notes']))).toEqual([
      "The style sheet https://fonts.example/a.css was left out: external files aren't fetched. Put its rules into the page.",
      "The style sheet b.css?ü was left out: external files aren't fetched. Put its rules into the page.",
    ]);
    expect((await readPdf(made.rawPayload)).text).toBe('Words');
    const linked = await post('/pdf/generate-from-html-v2', { html_content: html, is_preview: true });
    expect(linked.json()).toMatchObject({ notes: [expect.stringContaining('fonts.example/a.css')] });
    const plain = await post('/pdf/generate', { html_code: '<p>Words' });
    expect(plain.headers).not.toHaveProperty('octavo-notes');
  });

  it('are distinguished from comments, strings and inline content', () => {
    const css = `/* @import "no.css"; */ p::before{content:'@import "no.css";'} .a{background:url(@import)}
      @IMPORT url( "one.css" ) layer(x) screen; @import 'two.css'; @import url(three.css);
      @import url(data:text/css,p{color:red}); @import "one.css";`;
    const html = `<link rel="stylesheet" href="four.css"><link rel=icon href=no.ico><style>${css}</style><p>@import "no.css"`;
    expect(droppedStyleSheets(html).map((note) => /The style sheet (\S+)/.exec(note)?.[1])).toEqual([
      'four.css',
      'one.css',
      'two.css',
      'three.css',
    ]);
    const many = Array.from({ length: 50 }, (_, at) => `@import "${at}.css";`).join('');
    const notes = droppedStyleSheets(`<style>${many}</style>`);
    expect(notes).toHaveLength(21);
    expect(notes.at(-1)).toBe('30 more style sheets were left out.');
  });

  it.each(['@import ', '/*', '"', 'url(', '@import url(', '<style>'])(
    'handles 1 MB of %j in linear time',
    (part) => {
      const before = process.threadCpuUsage();
      droppedStyleSheets(`<style>${part.repeat(1_000_000 / part.length)}`);
      expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(5000);
    },
  );
});
