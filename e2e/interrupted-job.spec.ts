import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { draftOfNotes, settingsOf, writeSlowlyOnce } from './model-drafts.ts';
import { OctavoProcess } from './octavo-process.ts';

/** Signs in as the owner and returns API calls. */
async function ownerOf(octavo: OctavoProcess, api: APIRequestContext) {
  const headers = { origin: octavo.baseUrl };
  const data = { token: new URL(octavo.ownerLink).searchParams.get('owner') };
  await api.post(`${octavo.baseUrl}/identity/owner/sign-in`, { headers, data });
  return async (method: 'GET' | 'POST', path: string, body?: object) => {
    const signed = await api.post(`${octavo.baseUrl}/identity/session/token`, { headers });
    const { token } = await signed.json();
    const answer = await api.fetch(octavo.baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { data: body } : {}),
    });
    return answer.json();
  };
}

/** Returns the child processes of `parent` whose command contains `words`; empty without /proc. */
async function processesOf(parent: number, words: string): Promise<number[]> {
  const found: number[] = [];
  for (const entry of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => readFile(join('/proc', entry, file), 'utf8').catch(() => '');
    const parentId = Number(/^PPid:\s(\d+)/m.exec(await read('status'))?.[1]);
    if (parentId === parent && (await read('cmdline')).includes(words)) found.push(Number(entry));
  }
  return found;
}

test('kill -9 of the browser, then of the database, during a job: it completes exactly once', {
  tag: '@full',
}, async ({ playwright }) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  writeSlowlyOnce(model, draftOfNotes('Six notes', 6), 'Six notes are ready.');
  const octavo = await OctavoProcess.startAlone(settingsOf(model, ['fast', 'quality']));
  const api = await playwright.request.newContext();
  try {
    const ask = await ownerOf(octavo, api);
    const request = { messages: [{ role: 'user', content: 'Write six notes' }], mode: 'quality' };
    const { job_id } = await ask('POST', '/api/pdf-jobs', { kind: 'quality', request });
    const job = () => ask('GET', `/api/pdf-jobs/${job_id}/status`);
    await expect.poll(async () => (await job()).progress.label).toMatch(/^Drafting/);
    const browsers = await processesOf(octavo.pid, 'headless');
    if (process.platform === 'linux') expect(browsers).toHaveLength(1);
    for (const pid of browsers) process.kill(pid, 'SIGKILL');

    const postmaster = await readFile(join(octavo.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
    process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL');
    await expect.poll(async () => (await job()).status, { timeout: 90_000 }).toBe('completed');
    const { result, error } = await job();
    expect(error).toBeNull();
    const { total_documents } = await ask('GET', '/api/user/library/batch');
    expect(total_documents).toBe(1);
    const { signed_url } = await ask('GET', `/api/pdf-jobs/${job_id}/file/token`);
    const file = await api.get(new URL(signed_url, octavo.baseUrl).href);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(result.file_name).toBe('Six notes.pdf');
  } finally {
    await api.dispose();
    await octavo.dispose();
    await model.stop();
  }
});
