import type { FastifyReply } from 'fastify';
import { pageScriptHash } from './public-page/page-script.ts';

interface SharePolicy {
  /** Origins that may embed the page. */
  readonly embedOrigins: readonly string[];
  /** 'document' may run one script; 'form' is the password form or another page without scripts. */
  readonly shows: 'document' | 'form';
}

/**
 * Sets the headers of all shared-link responses. A document gets a sandboxed opaque origin, so its content
 * can't read the app's cookies or storage, or call its API.
 */
export function setShareHeaders(reply: FastifyReply, { embedOrigins, shows }: SharePolicy): void {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    shows === 'document' ? `script-src '${pageScriptHash}'` : "script-src 'none'",
    "base-uri 'none'",
    shows === 'form' ? "form-action 'self'" : "form-action 'none'",
    `frame-ancestors ${embedOrigins.length > 0 ? embedOrigins.join(' ') : "'none'"}`,
    ...(shows === 'document'
      ? [
          'sandbox allow-scripts allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
        ]
      : []),
  ];
  reply
    .header('content-security-policy', policy.join('; '))
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'private, no-store')
    .header('x-frame-options', 'DENY');
  // An opaque origin can't use `origin-agent-cluster`.
  if (shows === 'document') reply.removeHeader('origin-agent-cluster');
  // X-Frame-Options can't list several origins; the CSP above applies instead.
  if (embedOrigins.length > 0) reply.removeHeader('x-frame-options');
}
