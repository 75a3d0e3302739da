import { beforeAll, describe, expect, it } from 'vitest';
import { assetEndpoints } from '../../contract/assets.ts';
import { CallError } from './call-error.ts';
import { storageErrorOf } from './storage-error.ts';
import {
  operationWindowMs,
  type UploadPorts,
  uploadFile,
  uploadWindowMs,
  withinOperationWindow,
} from './upload-file.ts';
import { loadWords } from './words.ts';

beforeAll(() => loadWords('shell'));

const kept = {
  id: 'a',
  asset_name: 'Logo',
  description: '',
  file: {
    kind: 'picture',
    media_type: 'image/png',
    size_bytes: 1,
    width: 1,
    height: 1,
    role: 'logo',
    colors: [],
    font: null,
  },
  public_url: '',
  thumbnail_url: null,
  urls_expire_at: '',
  document_url: '',
  gcs_blob_name: '',
  credit: null,
  created_at: '',
};
const refusal = (status: number, code: string) =>
  Response.json({ detail: `It is ${code}`, code, request_id: 'r' }, { status });

/** Uses a clock that advances only by sleeping. */
function setUp(answers: readonly (Response | Error)[]) {
  const keys: string[] = [];
  let now = 0;
  let asked = 0;
  const ports: UploadPorts = {
    send: async ({ headers, timeoutMs }) => {
      keys.push(headers['idempotency-key'] ?? '');
      expect(timeoutMs).toBe(uploadWindowMs - now);
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Response) return answer.clone();
      throw answer;
    },
    token: async () => 't',
    baseOf: () => '',
    now: () => now,
    sleep: async (ms, signal) => {
      signal.throwIfAborted();
      now += ms;
    },
  };
  const controller = new AbortController();
  const options = { signal: controller.signal, onProgress: () => {} };
  const run = () => uploadFile(assetEndpoints.uploadAsset, new FormData(), options, ports);
  return { run, keys, controller, now: () => now };
}
const offline = new CallError({ code: 'network', detail: '', status: 0, requestId: null });

describe('[I06] an upload', () => {
  it('has the specified time limits: 600 s for an upload, 120 s for any other operation', async () => {
    expect([uploadWindowMs, operationWindowMs]).toEqual([600_000, 120_000]);
    const end = new AbortController();
    const windows: number[] = [];
    const endsAfter = (ms: number) => {
      windows.push(ms);
      return end.signal;
    };
    const hanging = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const operation = withinOperationWindow(hanging, endsAfter);
    end.abort();
    await expect(operation).rejects.toMatchObject({ code: 'retry-limit-exceeded' });
    expect(windows).toEqual([operationWindowMs]);
    expect(await withinOperationWindow(async () => 'kept')).toBe('kept');
  });

  it('is retried with the same key until it arrives', async () => {
    const { run, keys } = setUp([offline, refusal(503, 'unavailable'), Response.json(kept)]);
    expect((await run()).asset_name).toBe('Logo');
    expect(keys.length).toBe(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('fails after 600 s', async () => {
    const { run, now } = setUp([offline]);
    await expect(run()).rejects.toMatchObject({ code: 'retry-limit-exceeded' });
    expect(now()).toBeGreaterThan(uploadWindowMs - 10_000);
    expect(now()).toBeLessThanOrEqual(uploadWindowMs);
  });

  it('is not retried after a permanent failure', async () => {
    const { run, keys } = setUp([refusal(413, 'quota_exceeded')]);
    await expect(run()).rejects.toMatchObject({ code: 'quota-exceeded', message: 'It is quota_exceeded' });
    expect(keys.length).toBe(1);
  });

  it('is canceled while waiting', async () => {
    const { run, controller } = setUp([offline]);
    controller.abort();
    await expect(run()).rejects.toMatchObject({ code: 'canceled' });
  });
});

it('[X07] uploads and other operations report every storage error code', async () => {
  const codeOf = (work: Promise<unknown>) => work.then(String, (error: { code: string }) => error.code);
  const refused = (status: number, code: string) => codeOf(setUp([refusal(status, code)]).run());
  const operation = (error: Error, signal = new AbortController().signal) =>
    codeOf(
      withinOperationWindow(
        () => Promise.reject(error),
        () => signal,
      ),
    );
  const fault = (status: number, code: CallError['code']) =>
    new CallError({ code, detail: 'Why', status, requestId: null });
  expect(await refused(404, 'not_found')).toBe('object-not-found');
  expect(await refused(401, 'unauthenticated')).toBe('unauthorized');
  expect(await refused(413, 'quota_exceeded')).toBe('quota-exceeded');
  expect(await codeOf(setUp([offline]).run())).toBe('retry-limit-exceeded');
  const canceled = setUp([offline]);
  canceled.controller.abort();
  expect(await codeOf(canceled.run())).toBe('canceled');
  expect(await operation(fault(404, 'not_found'))).toBe('object-not-found');
  expect(await operation(fault(403, 'forbidden'))).toBe('unauthorized');
  expect(await operation(fault(413, 'quota_exceeded'))).toBe('quota-exceeded');
  expect(await operation(fault(0, 'network'), AbortSignal.abort())).toBe('retry-limit-exceeded');
  expect(await operation(fault(0, 'aborted'))).toBe('canceled');
});

it.each([
  [404, 'not_found', 'object-not-found'],
  [401, 'unauthenticated', 'unauthorized'],
  [403, 'forbidden', 'unauthorized'],
  [413, 'quota_exceeded', 'quota-exceeded'],
  [415, 'unsupported_media_type', 'unknown'],
] as const)('maps an error with %i %s to %s', (status, code, expected) => {
  const error = new CallError({ code, detail: 'Why', status, requestId: null });
  expect(storageErrorOf(error).code).toBe(expected);
});
