import { describe, expect, it } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { downloadWarning, type Warning } from './file-warnings.ts';
import { type PrintPorts, type PrintWindow, printDocument } from './print-document.ts';

function callError(status: number, detail = 'Their words.'): CallError {
  return new CallError({ code: status === 0 ? 'network' : 'internal', detail, status, requestId: null });
}

/** Prints with everything noted in its order; `show` is what putting the PDF into the window comes to. */
async function printing(isReady: boolean, opens: boolean, show: () => Promise<void> = async () => undefined) {
  const done: (string | Warning)[] = [];
  const window: PrintWindow = {
    show: () => {
      done.push('shown');
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
    warn: (warning) => void done.push(warning),
  };
  await printDocument({ isReady }, ports);
  return done;
}

describe('printing', () => {
  it('opens a window, prints after one second and finishes after two', async () => {
    expect(await printing(true, true)).toEqual(['opened', 'shown', 'waited 1000', 'printed', 'waited 1000']);
  });

  it('opens nothing for a document without a page', async () => {
    expect(await printing(false, true)).toEqual([
      { title: 'PDF Not Available', text: expect.stringContaining('may still be processing') },
    ]);
  });

  it('reports a blocked popup', async () => {
    expect(await printing(true, false)).toEqual([
      'opened',
      { title: 'Print Warning', text: expect.stringMatching(/blocked.*Allow pop-ups/) },
    ]);
  });

  it.each([
    [404, /^PDF file not found/],
    [403, /^Access denied\. Please refresh the page and try again\.$/],
    [500, /^Document is no longer available/],
    [0, /^Their words\.$/],
    [503, /^Their words\.$/],
  ])('that fails with %i closes the window and says why', async (status, words) => {
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
  [0, /^Their words\.$/],
])('a download that fails with %i says why', (status, words) => {
  expect(downloadWarning(callError(status))).toEqual({
    title: 'Download Failed',
    text: expect.stringMatching(words),
  });
});
