import type { CreateContent } from '../../../contract/creation.ts';
import { addressesIn, withoutAddresses } from '../../../domain/sources/read-source.ts';
import { replacePictures } from '../../../domain/text/markdown-pictures.ts';
import { trimOf } from '../../../domain/text/trim-characters.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { named, noted, notedError, notedOf } from '../../noted.ts';
import type { FileReading } from '../../reading/file-reading.ts';
import { told } from '../../told.ts';
import { keepContent } from './keep-content.ts';
import type { KeepDeps } from './keep-pictures.ts';
import { makeRoom } from './make-room.ts';
import { readContentBytes } from './read-content.ts';

const mostAddresses = 5;
const mostPageBytes = 10 * 1024 * 1024;

/** Addresses without a scheme, such as 'example.com/a', but not 'Node.js' or 'report.pdf'. */
const bareAddress =
  /(?<![@\w./:-])(?=[a-z0-9])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|info|eu|de|at|ch|fr|es|it|nl|pl|pt|uk|us|ca|au|jp|br)(?::\d{2,5})?(?:\/[^\s<>"']*)?(?![\w@])/gi;

/** Splits a query into its addresses and the remaining text. */
function readQuery(query: string): { readonly urls: string[]; readonly question: string } {
  const whole = query.replace(bareAddress, (bare) => `https://${bare}`);
  const question = withoutAddresses(whole, ' ').replace(/\s+/g, ' ');
  return { urls: addressesIn(whole), question: trimOf(question, ' ,;.:') };
}

interface Page {
  readonly url: string;
  readonly reading: FileReading;
  readonly size: number;
}

async function readPage(url: string, signal: AbortSignal, deps: Pick<Deps, 'fetchGuarded'>): Promise<Page> {
  const page = await deps.fetchGuarded(url, {
    maxBytes: mostPageBytes,
    accept: 'text/html,application/pdf,text/*',
    signal,
  });
  const reading = await readContentBytes(
    page.body,
    page.mediaType === 'text/html' ? 'page.html' : page.url,
    signal,
  );
  return { url: page.url, reading, size: page.body.length };
}

/**
 * Fetches the pages that a query names, and stores each page's text under its address. Octavo has no search
 * engine: a query without an address is stored as is, for the model to answer.
 * @throws AppError if none of the pages could be read
 */
export async function addResearch(
  input: {
    readonly uid: string;
    readonly sessionId: string;
    readonly contentId: string;
    readonly query: string;
    /** Aborts when the client disconnects; nothing is stored then. */
    readonly signal: AbortSignal;
  },
  deps: KeepDeps & Pick<Deps, 'fetchGuarded'>,
): Promise<CreateContent> {
  const there = await makeRoom(input, deps);
  if (there) return there;
  const { urls, question } = readQuery(input.query);
  const asked = urls.slice(0, mostAddresses);
  const answers = await Promise.allSettled(asked.map((url) => readPage(url, input.signal, deps)));
  if (input.signal.aborted) throw new AppError('cancelled', told('readingStopped'));
  const pages = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const faults = answers.flatMap((answer, index) =>
    answer.status === 'rejected' ? [{ url: asked[index] ?? '', cause: answer.reason as unknown }] : [],
  );
  if (pages.length === 0 && faults[0]) throw faults[0].cause;
  const leftOut = [
    ...faults.map(({ url, cause }) =>
      notedOf(named(url), cause instanceof AppError ? notedError(cause.told) : noted('pageUnread')),
    ),
    ...(urls.length > asked.length ? [noted('addressesLeft', { count: urls.length - asked.length })] : []),
    ...(urls.length === 0 ? [noted('noAddress')] : []),
    ...pages.flatMap(({ url, reading }) => reading.leftOut.map((note) => notedOf(named(url), note))),
  ];
  let markdown = question;
  const parts: { name: string; start: number }[] = [];
  for (const { url, reading } of pages) {
    if (markdown !== '') markdown += '\n\n';
    parts.push({ name: url, start: markdown.length });
    markdown += replacePictures(reading.markdown, ({ address }) =>
      /^picture:\d+$/.test(address) ? '' : null,
    );
  }
  const sum = (key: 'words' | 'tables' | 'images') =>
    pages.reduce((total, { reading }) => total + reading.facts[key], 0);
  return keepContent(
    {
      ...input,
      kind: 'research',
      name: question || (asked[0] ?? input.query),
      sizeBytes: pages.reduce((total, { size }) => total + size, 0),
      format: 'web',
      reading: {
        format: 'html',
        title: pages[0]?.reading.title ?? '',
        markdown,
        parts,
        // Only text is kept from web pages.
        pictures: [],
        facts: {
          pages: pages.length || null,
          words: sum('words') + question.split(/\s+/).filter(Boolean).length,
          tables: sum('tables'),
          images: sum('images'),
        },
        leftOut,
      },
    },
    deps,
  );
}
