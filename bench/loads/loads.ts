import type { Ask, Reply } from './ask-from.ts';

interface Load {
  readonly prepare?: (ask: Ask) => Promise<void>;
  readonly run: (ask: Ask) => Promise<readonly Reply[]>;
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const print = (ask: Ask, html: string) => ask('POST', '/pdf/generate', JSON.stringify({ html_code: html }));

/** Uploads one file like a browser. */
function upload(ask: Ask, path: string, name: string, bytes: string): Promise<Reply> {
  const edge = 'octavo-load';
  const field = `--${edge}\r\ncontent-disposition: form-data; name="name"\r\n\r\nLoad\r\n`;
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return ask(
    'POST',
    path,
    Buffer.from(`${field}${head}${bytes}\r\n--${edge}--\r\n`),
    `multipart/form-data; boundary=${edge}`,
  );
}

const nestedUses = (levels: number): string => {
  const groups = times(levels, (at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(8)}</g>`);
  return `<svg><rect id="l0" width="9" height="9"/>${groups.join('')}</svg>`;
};

const heavyPage = (at: number): string => `<p>${at}</p>${'<div><b>word</b> and word</div>'.repeat(2_000)}`;

const runBody = (content: string, more: object = {}): string =>
  JSON.stringify({ messages: [{ role: 'user', content }], ...more });

const follow = { runId: '' };

export const loads: Readonly<Record<string, Load>> = {
  'nothing else': { run: async () => new Promise((resolve) => setTimeout(resolve, 5_000, [])) },
  'drawings with styles of spaces, 20': {
    run: (ask) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g style="a:${' '.repeat(2_500)}x\nx"/><path d="M0 0h9v9z"/></svg>`;
      return Promise.all(times(20, () => upload(ask, '/api/user/assets', 'a.svg', svg)));
    },
  },
  'articles of 15,000 classes, 20': {
    run: (ask) => {
      const html_content = `<article class="${' doc'.repeat(15_000)}`;
      const body = JSON.stringify({ html_content, title: 'A', is_preview: false });
      return Promise.all(times(20, () => ask('POST', '/pdf/generate-from-html-v2', body)));
    },
  },
  'attachments of 400 comments, 20': {
    run: (ask) =>
      Promise.all(times(20, () => upload(ask, '/api/attachments', 'notes.txt', '<!---->'.repeat(400)))),
  },
  'nested uses, 8^12, 12': {
    run: (ask) => Promise.all(times(12, (at) => print(ask, `${nestedUses(12)}<p>${at}`))),
  },
  'heavy PDFs at once, 300': {
    run: (ask) => Promise.all(times(300, (at) => print(ask, heavyPage(at)))),
  },
  'documents of 1.5 MB, 8': {
    run: (ask) => {
      const html = `<article class="doc">${'<p style="color:red">Words of a page</p>'.repeat(40_000)}</article>`;
      const body = (at: number) => JSON.stringify({ document: { title: `Long ${at}`, html } });
      return Promise.all(times(8, (at) => ask('POST', '/api/documents', body(at))));
    },
  },
  'state nested 99,000 deep, 20': {
    run: (ask) => {
      const body = `{"state":${'{"a":'.repeat(99_000)}1${'}'.repeat(99_000)}}`;
      return Promise.all(times(20, () => ask('PATCH', `/api/create-sessions/${crypto.randomUUID()}`, body)));
    },
  },
  'prompts at once, 40': {
    run: (ask) =>
      Promise.all(times(40, (at) => ask('POST', '/chat/stream', runBody(`A flyer for summer fair ${at}`)))),
  },
  'followers of one run, 500': {
    prepare: async (ask) => {
      follow.runId = crypto.randomUUID();
      // An ended run, so all followers read its whole log and end at once.
      await ask('POST', '/chat/stream', runBody('A report on bees', { run_id: follow.runId }));
    },
    run: (ask) => Promise.all(times(500, () => ask('GET', `/chat/runs/${follow.runId}/stream`))),
  },
};
