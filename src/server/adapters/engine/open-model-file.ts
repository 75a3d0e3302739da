import type { IncomingMessage } from 'node:http';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { checkAddress } from '../guarded-fetch/check-address.ts';
import type { FetchRules } from '../guarded-fetch/guarded-fetch.ts';
import { openChecked, redirects } from '../guarded-fetch/open-checked.ts';
import { SpoiledFile } from './spoiled-file.ts';

const mostRedirects = 5;
const answersWithinMs = 30_000;

export interface OpenedFile {
  /** Null if the unfinished file is whole already. */
  readonly answer: IncomingMessage | null;
  /** Position of its first byte. */
  readonly from: number;
  readonly total: number;
  /** Null if the server can't resume. */
  readonly etag: string | null;
  /** SHA-256 that the server states; Hugging Face does. */
  readonly linkedSha256: string | null;
}

/** Only https, except at addresses of OCTAVO_ALLOW_HOSTS, which are on private networks. */
function checkProtocol(url: URL, { allowedHosts }: FetchRules): void {
  const port = Number(url.port) || 80;
  const isAllowed = allowedHosts.some((each) => each.host === url.hostname && each.port === port);
  if (url.protocol !== 'https:' && !isAllowed) throw new AppError('invalid_input', told('addressNeedsHttps'));
}

const textOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value.replace(/^W\//, '').replaceAll('"', '') : null;

const lengthOf = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : null;

interface Range {
  readonly from: number;
  /** Null if the whole file is compared with a known SHA-256 anyway. */
  readonly etag: string | null;
}

function sizeOf(answer: IncomingMessage, range: Range | null, host: string): { from: number; total: number } {
  const { statusCode: status, headers } = answer;
  const unknown = new AppError('unprocessable', told('fileSizeUnknown', { host }));
  if (status === 206 && range) {
    const found = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '');
    if (!found || Number(found[1]) !== range.from) throw new SpoiledFile(told('downloadMoved', { host }));
    return { from: range.from, total: Number(found[2]) };
  }
  const total = lengthOf(headers['content-length']);
  if (status !== 200 || total === null || total === 0) throw unknown;
  return { from: 0, total };
}

/**
 * Requests a model file, or the rest of it. Each address on the way is checked.
 * @throws AppError for refusals; other errors for a broken connection
 */
export async function openModelFile(
  address: string,
  range: Range | null,
  { rules, signal }: { readonly rules: FetchRules; readonly signal: AbortSignal },
): Promise<OpenedFile> {
  let next = address;
  let linkedSha256: string | null = null;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    if (URL.canParse(next)) checkProtocol(new URL(next), rules);
    const checked = await checkAddress(next, rules);
    const { url } = checked;
    const headers = {
      accept: '*/*',
      'accept-encoding': 'identity',
      'user-agent': 'Octavo (document builder)',
      ...(range && { range: `bytes=${range.from}-` }),
      ...(range?.etag && { 'if-range': `"${range.etag}"` }),
    };
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer')), answersWithinMs);
    const answer = await openChecked(checked, headers, AbortSignal.any([signal, late.signal])).finally(() =>
      clearTimeout(timer),
    );
    const status = answer.statusCode ?? 0;
    const linked = textOf(answer.headers['x-linked-etag'])?.toLowerCase() ?? '';
    if (url.hostname === 'huggingface.co' && /^[\da-f]{64}$/.test(linked)) linkedSha256 = linked;
    const target = answer.headers.location;
    if (redirects.has(status) && target && URL.canParse(target, url)) {
      answer.destroy();
      next = new URL(target, url).href;
      continue;
    }
    try {
      if (status === 416 && range) {
        const total = Number(/\/(\d+)$/.exec(answer.headers['content-range'] ?? '')?.[1]);
        answer.destroy();
        if (total !== range.from) throw new SpoiledFile(told('downloadChanged'));
        return { answer: null, from: total, total, etag: range.etag, linkedSha256 };
      }
      if (status >= 500) throw new Error(`answered with ${status}`);
      if (status !== 200 && status !== 206)
        throw new AppError('unprocessable', told('addressAnsweredStatus', { host: url.hostname, status }));
      const { from, total } = sizeOf(answer, range, url.hostname);
      const canResume = answer.headers['accept-ranges'] === 'bytes' || status === 206;
      return { answer, from, total, etag: canResume ? textOf(answer.headers.etag) : null, linkedSha256 };
    } catch (error) {
      answer.destroy();
      throw error;
    }
  }
  throw new AppError('unprocessable', told('addressRedirectsTooOften', { host: new URL(next).hostname }));
}
