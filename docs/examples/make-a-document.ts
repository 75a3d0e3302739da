// Makes a document, refines it and downloads it as PDF, with nothing but an API key. Needs Node 24 and no package.
// OCTAVO_API_KEY=oct_… node make-a-document.ts "Invoice for Acme Corp, 12 h at $95"
import { writeFile } from 'node:fs/promises';

const url = 'http://localhost:3000';
const [prompt = 'Invoice for Acme Corp, 12 hours of design at $95', file = 'document.pdf'] =
  process.argv.slice(2);

async function ask(path: string, body?: object): Promise<Response> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${process.env.OCTAVO_API_KEY}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Sends a prompt and waits for the end of its stream; answers session and document. */
async function send(
  content: string,
  more: object = {},
): Promise<{ session_id: string; document_id: string }> {
  const stream = await (await ask('/chat/stream', { messages: [{ role: 'user', content }], ...more })).text();
  const started = /^data: (.*"run_started".*)$/m.exec(stream)?.[1];
  if (!started || !stream.includes('[LLM_STREAM_END]'))
    throw new Error(`The run did not end well:\n${stream}`);
  const { session_id, document_id } = JSON.parse(started);
  return { session_id, document_id };
}

const made = await send(prompt);
await send('make it dark green and add a thank-you note', made);
const pdf = await ask(`/api/documents/${made.document_id}/pdf`);
await writeFile(file, Buffer.from(await pdf.arrayBuffer()));
console.log(`${file}: document ${made.document_id}`);
