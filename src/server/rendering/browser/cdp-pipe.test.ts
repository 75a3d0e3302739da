import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type CdpValue, decodeCbor, encodeCbor } from './cdp-cbor.ts';
import { CdpError, CdpPipe } from './cdp-pipe.ts';

function pipeWithEnds() {
  const toBrowser = new PassThrough();
  const fromBrowser = new PassThrough();
  const sent: unknown[] = [];
  toBrowser.on('data', (chunk: Buffer) => sent.push(decodeCbor(chunk)));
  const answer = (message: CdpValue) => fromBrowser.write(encodeCbor(message));
  return { pipe: new CdpPipe(toBrowser, fromBrowser), sent, answer, fromBrowser };
}

describe('CdpPipe', () => {
  it('matches responses to commands, in any order and chunks', async () => {
    const { pipe, sent, fromBrowser } = pipeWithEnds();
    const first = pipe.send('Browser.getVersion', {});
    const second = pipe.send('Page.enable', {}, 'S1');
    const answers = [
      { id: 2, result: {}, sessionId: 'S1' },
      { id: 1, result: { product: 'Zürich' } },
    ].map(encodeCbor);
    // Byte by byte: a message may be split anywhere, even within a character.
    for (const byte of Buffer.concat(answers)) fromBrowser.write(Buffer.of(byte));
    expect(await first).toEqual({ product: 'Zürich' });
    expect(await second).toEqual({});
    expect(sent).toEqual([
      { id: 1, method: 'Browser.getVersion', params: {} },
      { id: 2, method: 'Page.enable', params: {}, sessionId: 'S1' },
    ]);
  });

  it('rejects a command that the browser rejects, with its name', async () => {
    const { pipe, answer } = pipeWithEnds();
    const call = pipe.send('Page.enable', {});
    answer({ id: 1, error: { message: 'No session' } });
    await expect(call).rejects.toThrow(new CdpError('Page.enable', 'No session'));
  });

  it('passes events to the listeners of their session and to global ones, until they stop', async () => {
    const { pipe, answer } = pipeWithEnds();
    const heard: string[] = [];
    const stop = pipe.on('Page.loadEventFired', () => heard.push('one'), 'S1');
    pipe.on('Page.loadEventFired', (_, session) => heard.push(`all ${session}`));
    const event = (sessionId: string) => answer({ method: 'Page.loadEventFired', params: {}, sessionId });
    event('S1');
    event('S2');
    await new Promise(setImmediate);
    stop();
    event('S1');
    await new Promise(setImmediate);
    expect(heard).toEqual(['all S1', 'one', 'all S2', 'all S1']);
  });

  it('rejects all pending and later commands when the pipe closes', async () => {
    const { pipe, fromBrowser } = pipeWithEnds();
    const open = pipe.send('Page.enable', {});
    fromBrowser.destroy();
    await expect(open).rejects.toThrow('Page.enable: the browser closed its pipe');
    await expect(pipe.send('Browser.getVersion', {})).rejects.toThrow(CdpError);
    expect(await pipe.closed).toBe('the browser closed its pipe');
  });

  it.each([
    ['words', Buffer.from('{"id":1,"result":{}}')],
    ['more than a browser has to say', Buffer.from('d8185affffffff', 'hex')],
    ['a message that is none inside', Buffer.from('d8185a00000001ff', 'hex')],
  ])('closes on an invalid message: %s', async (_, bytes) => {
    const { pipe, fromBrowser } = pipeWithEnds();
    const open = pipe.send('Page.enable', {});
    fromBrowser.write(bytes);
    await expect(open).rejects.toThrow('Page.enable: the browser does not speak as expected');
    fromBrowser.write(bytes);
    await expect(pipe.send('Browser.getVersion', {})).rejects.toThrow(CdpError);
  });
});
