import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isOwnVisit } from './owner-mark.ts';
import { noteDownload, noteView, type OpenedShare } from './public-share-store.ts';

/** Visits within this time count as one view. */
export const visitMinutes = 30;

/** User agents that fetch a page for a preview or an index. */
const robot = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|embedly/i;

/** The parts of a request that identify a visitor. */
export type Visit = Pick<FastifyRequest, 'method' | 'ip' | 'headers'>;

/** Returns a keyed hash of a visitor, which can't be reversed without the instance secret. */
export function visitorHash(text: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`share-visitor:${text}`).digest('base64url').slice(0, 22);
}

/** Returns whether the visit is by a person other than the owner. */
function isCounted(
  visit: Visit,
  share: OpenedShare,
  { instanceSecret }: Pick<Deps, 'instanceSecret'>,
): boolean {
  const { cookie, 'user-agent': agent, 'sec-purpose': purpose } = visit.headers;
  if (visit.method !== 'GET' || String(purpose ?? '').includes('prefetch')) return false;
  return !robot.test(agent ?? 'bot') && !isOwnVisit(cookie, share.user_id, instanceSecret);
}

/** Counts a view, at most once per `visitMinutes` for each browser and address. */
export async function countView(
  visit: Visit,
  share: OpenedShare,
  deps: Pick<Deps, 'db' | 'clock' | 'instanceSecret'>,
): Promise<void> {
  if (!isCounted(visit, share, deps)) return;
  const at = deps.clock();
  await noteView(deps.db, {
    shareId: share.id,
    visitor: visitorHash(`${visit.ip}\n${visit.headers['user-agent'] ?? ''}`, deps.instanceSecret),
    at,
    seenBefore: new Date(at.getTime() - visitMinutes * 60_000),
  });
}

/** Counts a download. Later parts of a range download don't count again. */
export async function countDownload(
  visit: Visit,
  share: OpenedShare,
  deps: Pick<Deps, 'db' | 'instanceSecret'>,
): Promise<void> {
  const isFurtherPart = !/^bytes=0-/.test(visit.headers.range ?? 'bytes=0-');
  if (!isFurtherPart && isCounted(visit, share, deps)) await noteDownload(deps.db, share.id);
}
