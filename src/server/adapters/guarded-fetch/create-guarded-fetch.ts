import { AppError } from '../../app-error.ts';
import { type ErrorReason, told } from '../../told.ts';
import { checkAddress } from './check-address.ts';
import type { FetchRules, GuardedFetch } from './guarded-fetch.ts';
import { openChecked, redirects } from './open-checked.ts';
import { acceptedEncodings, readAnswer } from './read-answer.ts';

const mostRedirects = 3;
const usualBytes = 5_000_000;
const usualDeadlineMs = 10_000;

const reasons = {
  ECONNREFUSED: 'hostRefused',
  ECONNRESET: 'hostBroke',
  ETIMEDOUT: 'hostSilent',
  EHOSTUNREACH: 'hostUnreachable',
  ENETUNREACH: 'hostUnreachable',
  CERT_HAS_EXPIRED: 'hostCertificateExpired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'hostCertificateUnknown',
  SELF_SIGNED_CERT_IN_CHAIN: 'hostCertificateUnknown',
  ERR_TLS_CERT_ALTNAME_INVALID: 'hostCertificateOfOther',
} as const satisfies Record<string, ErrorReason>;

const hasReason = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

function faultOf(error: unknown, host: string): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = hasReason(code) ? reasons[code] : 'hostUnreadable';
  return new AppError('unprocessable', told(reason, { host }), { cause: error });
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
              throw new AppError('unprocessable', told('hostRedirectsNowhere', { host }));
            next = new URL(target, url).href;
            continue;
          }
          if (status < 200 || status > 299)
            throw new AppError('unprocessable', told('addressAnsweredStatus', { host, status }));
          return await readAnswer(answer, url, maxBytes);
        } finally {
          answer.destroy();
        }
      }
      throw new AppError('unprocessable', told('addressRedirectsTooOften', { host }));
    } catch (error) {
      stopped?.throwIfAborted();
      if (signal.aborted)
        throw new AppError('deadline_exceeded', told('hostTooSlow', { host, seconds: deadlineMs / 1000 }), {
          cause: error,
        });
      throw faultOf(error, host);
    }
  };
}
