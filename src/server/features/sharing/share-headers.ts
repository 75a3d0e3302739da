import type { FastifyReply } from 'fastify';
import { pageScriptHash } from './public-page/page-script.ts';

interface SharePolicy {
  /** Sites that may show the page inside their own. */
  readonly embedOrigins: readonly string[];
  /** Whether it shows a document, which may run one script and nothing of the app's, or asks for a password. */
  readonly shows: 'document' | 'form';
}

/**
 * The headers of everything under a shared link. A document is shown in an origin of its own: whatever is in it cannot
 * read the cookies or the storage of the app beside it, nor call it.
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
  // An origin that is nobody's has no agents of its own to be kept apart.
  if (shows === 'document') reply.removeHeader('origin-agent-cluster');
  // Old browsers know one site or none; the policy above counts wherever it is known.
  if (embedOrigins.length > 0) reply.removeHeader('x-frame-options');
}
