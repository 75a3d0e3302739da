import { AppError } from '../../app-error.ts';
import { checkAddress } from './check-address.ts';
import type { FetchRules, GuardedFetch } from './guarded-fetch.ts';
import { openChecked, redirects } from './open-checked.ts';
import { acceptedEncodings, readAnswer } from './read-answer.ts';

const mostRedirects = 3;
const usualBytes = 5_000_000;
const usualDeadlineMs = 10_000;

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ECONNRESET: 'broke off the connection',
  ETIMEDOUT: 'did not answer',
  EHOSTUNREACH: 'cannot be reached from here',
  ENETUNREACH: 'cannot be reached from here',
  CERT_HAS_EXPIRED: 'shows a certificate that has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'shows a certificate that nobody vouches for',
  SELF_SIGNED_CERT_IN_CHAIN: 'shows a certificate that nobody vouches for',
  ERR_TLS_CERT_ALTNAME_INVALID: 'shows a certificate of another site',
};

function faultOf(error: unknown, host: string): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new AppError(
    'unprocessable',
    `${host} ${reasons[code] ?? 'could not be read'}. Check the address.`,
    {
      cause: error,
    },
  );
}

/** Returns a signal that aborts when `signal` aborts or after `ms`, whichever comes first. */
function deadlineOf(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const deadline = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}

/** Rejects with the signal's reason if it aborts first. For work that can't be cancelled. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
  });
}

export function createGuardedFetch(rules: FetchRules): GuardedFetch {
  return async (given, options = {}) => {
    const { signal: stopped, accept = '*/*', maxBytes = usualBytes, deadlineMs = usualDeadlineMs } = options;
    stopped?.throwIfAborted();
    const signal = deadlineOf(stopped, deadlineMs);
    let next = given;
    let host = 'The web site';
    try {
      for (let hops = 0; hops <= mostRedirects; hops++) {
        const checked = await within(checkAddress(next, rules), signal);
        const { url } = checked;
        host = url.hostname;
        const headers = {
          accept,
          'accept-encoding': acceptedEncodings,
          'user-agent': 'Octavo (document builder; fetches pages that its users name)',
        };
        const answer = await openChecked(checked, headers, signal);
        try {
          const status = answer.statusCode ?? 0;
          const target = answer.headers.location;
          if (redirects.has(status) && target) {
            if (!URL.canParse(target, url))
              throw new AppError('unprocessable', `${host} leads to something that is no web address.`);
            next = new URL(target, url).href;
            continue;
          }
          if (status < 200 || status > 299)
            throw new AppError('unprocessable', `${host} answered with ${status}. Check the address.`);
          return await readAnswer(answer, url, maxBytes);
        } finally {
          answer.destroy();
        }
      }
      throw new AppError('unprocessable', `${host} leads from page to page without end.`);
    } catch (error) {
      stopped?.throwIfAborted();
      if (signal.aborted)
        throw new AppError('deadline_exceeded', `${host} took longer than ${deadlineMs / 1000} seconds.`, {
          cause: error,
        });
      throw faultOf(error, host);
    }
  };
}
