import { beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { loadWords } from '../../lib/words.ts';
import { downloadWarning, type Warning } from './file-warnings.ts';
import { readyNow } from './output-ready.ts';
import { type PrintPorts, type PrintWindow, printDocument } from './print-document.ts';

beforeAll(() => loadWords('member', 'shell'));

function callError(status: number, detail = 'Their words.'): CallError {
  return new CallError({ code: status === 0 ? 'network' : 'internal', detail, status, requestId: null });
}

/** Prints and records all calls in order; `show` is the result of loading the PDF in the window. */
async function printing(
  isReady: boolean,
  opens: boolean,
  show: () => Promise<void> = async () => undefined,
  ready = readyNow(),
) {
  const done: (string | Warning)[] = [];
  const window: PrintWindow = {
    show: (version) => {
      done.push(version === undefined ? 'shown' : `shown version ${version}`);
      return show();
    },
    print: () => void done.push('printed'),
    close: () => void done.push('closed'),
  };
  const ports: PrintPorts = {
    openWindow: () => {
      done.push('opened');
      return opens ? window : null;
    },
    wait: async (ms) => void done.push(`waited ${ms}`),
    warn: (warning) => void done.push(warning()),
  };
  await printDocument({ isReady, ready }, ports);
  return done;
}

describe('printing', () => {
  it('opens a window, prints after one second and resolves after two', async () => {
    expect(await printing(true, true)).toEqual(['opened', 'shown', 'waited 1000', 'printed', 'waited 1000']);
  });

  it('prints the version that is ready, and closes the window if the user is asked something else', async () => {
    expect(await printing(true, true, undefined, readyNow(4))).toEqual([
      'opened',
      'shown version 4',
      'waited 1000',
      'printed',
      'waited 1000',
    ]);
    expect(await printing(true, true, undefined, Promise.resolve(null))).toEqual(['opened', 'closed']);
    expect(await printing(true, false, undefined, Promise.resolve(null))).toEqual(['opened']);
  });

  it('opens no window for a document without a page', async () => {
    expect(await printing(false, true)).toEqual([
      { title: 'PDF Not Available', text: expect.stringContaining('may still be processing') },
    ]);
  });

  it('warns if a popup blocker prevents it', async () => {
    expect(await printing(true, false)).toEqual([
      'opened',
      { title: 'Print Warning', text: expect.stringMatching(/blocked.*Allow pop-ups/) },
    ]);
  });

  it.each([
    [404, /^PDF file not found/],
    [403, /^Access denied\. Please refresh the page and try again\.$/],
    [500, /^Document is no longer available/],
    [0, /^Can't reach the server\./],
    [503, /^Their words\.$/],
  ])('closes the window and shows the reason after a %i', async (status, words) => {
    const done = await printing(true, true, () => Promise.reject(callError(status)));
    expect(done).toEqual([
      'opened',
      'shown',
      'closed',
      { title: 'Print Warning', text: expect.stringMatching(words) },
    ]);
  });
});

it.each([
  [404, /^PDF file not found/],
  [403, /^Access denied\. Please refresh the page and try again\.$/],
  [500, /^Their words\.$/],
  [0, /^Can't reach the server\./],
])('a download shows the reason after a %i', (status, words) => {
  expect(downloadWarning(callError(status))).toEqual({
    title: 'Download Failed',
    text: expect.stringMatching(words),
  });
});
