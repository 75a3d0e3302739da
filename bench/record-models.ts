import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeWithModel } from './models/record-prompt.ts';
import { readPrompts, recordingsFolder, type WriterKind, writerKinds } from './models/recording.ts';
import { openRecordingProxy } from './models/recording-proxy.ts';

/*
 * Records what a writer answers to the prompts of models/prompts.json, one after the other, through the command line.
 * The writer is any server of the OpenAI protocol. What is recorded already is left out, so a run can be continued.
 *
 *   npm run bench -- record-models --address http://127.0.0.1:9100/v1 --writer strong --by "name of the model"
 *
 * --only name,name takes some of the prompts, --again records them anew. RECORD_API_KEY is sent as a bearer.
 */

const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    writer: { type: 'string' },
    by: { type: 'string' },
    only: { type: 'string' },
    again: { type: 'boolean' },
  },
});

function readOptions() {
  const { address, writer, by } = values;
  if (!address || !by || !writerKinds.includes(writer as WriterKind))
    throw new Error(`Give --address, --by and --writer, one of ${writerKinds.join(', ')}.`);
  return { address: address.replace(/\/$/, ''), writer: writer as WriterKind, by };
}

const { address, writer, by } = readOptions();
const only = values.only?.split(',');
const all = await readPrompts();
const unknown = (only ?? []).filter((name) => all.every((prompt) => prompt.name !== name));
if (unknown.length > 0) throw new Error(`models/prompts.json has no ${unknown.join(', ')}.`);
const prompts = all.filter(({ name }) => !only || only.includes(name));
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-record-models-'));
const proxy = await openRecordingProxy(address, process.env.RECORD_API_KEY);
await mkdir(recordingsFolder, { recursive: true });
let failed = 0;
try {
  for (const [at, prompt] of prompts.entries()) {
    const file = new URL(`${prompt.name}.${writer}.json`, recordingsFolder);
    const place = `${at + 1} of ${prompts.length}, ${prompt.name}`;
    if (existsSync(file) && !values.again) {
      process.stdout.write(`${place}: recorded already\n`);
      continue;
    }
    process.stdout.write(`${place}\n`);
    const code = await makeWithModel(prompt, proxy.url, folder);
    const answers = proxy.take();
    // An unreachable writer is not recorded; a bad answer is.
    if (answers.length === 0) {
      failed += 1;
      process.stdout.write(`${place}: no answer, nothing recorded (exit code ${code})\n`);
      continue;
    }
    const { name: _name, ...asked } = prompt;
    const today = new Date().toISOString().slice(0, 10);
    const recording = { ...asked, today, writer: `${writer}: ${by}`, answers };
    const draft = new URL(`${file.href}.tmp`);
    await writeFile(draft, `${JSON.stringify(recording, null, 2)}\n`);
    await rename(draft, file);
    process.stdout.write(`${place}: ${answers.length} answers, exit code ${code}\n`);
  }
} finally {
  proxy.close();
  await rm(folder, { recursive: true, force: true });
}
if (failed > 0) process.exitCode = 1;
