import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { CdpError, CdpPipe } from './cdp-pipe.ts';

function pipeWithEnds() {
  const toBrowser = new PassThrough();
  const fromBrowser = new PassThrough();
  const sent: unknown[] = [];
  toBrowser.on('data', (chunk: Buffer) => {
    for (const text of String(chunk).split('\0').filter(Boolean)) sent.push(JSON.parse(text));
  });
  return { pipe: new CdpPipe(toBrowser, fromBrowser), sent, fromBrowser, toBrowser };
}

describe('CdpPipe', () => {
  it('matches answers to commands, in whatever order and pieces they come', async () => {
    const { pipe, sent, fromBrowser } = pipeWithEnds();
    const first = pipe.send('Browser.getVersion', {});
    const second = pipe.send('Page.enable', {}, 'S1');
    const answers = `{"id":2,"result":{},"sessionId":"S1"}\0{"id":1,"result":{"product":"Zürich"}}\0`;
    // Byte by byte: a message may end anywhere, also inside a letter.
    for (const byte of Buffer.from(answers)) fromBrowser.write(Buffer.of(byte));
    expect(await first).toEqual({ product: 'Zürich' });
    expect(await second).toEqual({});
    expect(sent).toEqual([
      { id: 1, method: 'Browser.getVersion', params: {} },
      { id: 2, method: 'Page.enable', params: {}, sessionId: 'S1' },
    ]);
  });

  it('rejects a command that the browser refuses, naming it', async () => {
    const { pipe, fromBrowser } = pipeWithEnds();
    const call = pipe.send('Page.enable', {});
    fromBrowser.write('{"id":1,"error":{"message":"No session"}}\0');
    await expect(call).rejects.toThrow(new CdpError('Page.enable', 'No session'));
  });

  it('hands events to the listeners of their session and to those of all, until they stop', async () => {
    const { pipe, fromBrowser } = pipeWithEnds();
    const heard: string[] = [];
    const stop = pipe.on('Page.loadEventFired', () => heard.push('one'), 'S1');
    pipe.on('Page.loadEventFired', (_, session) => heard.push(`all ${session}`));
    const event = (session: string) =>
      fromBrowser.write(`{"method":"Page.loadEventFired","params":{},"sessionId":"${session}"}\0`);
    event('S1');
    event('S2');
    await new Promise(setImmediate);
    stop();
    event('S1');
    await new Promise(setImmediate);
    expect(heard).toEqual(['all S1', 'one', 'all S2', 'all S1']);
  });

  it('rejects every open and every later command when the pipe closes', async () => {
    const { pipe, fromBrowser } = pipeWithEnds();
    const open = pipe.send('Page.enable', {});
    fromBrowser.destroy();
    await expect(open).rejects.toThrow('Page.enable: the browser closed its pipe');
    await expect(pipe.send('Browser.getVersion', {})).rejects.toThrow(CdpError);
    expect(await pipe.closed).toBe('the browser closed its pipe');
  });
});
