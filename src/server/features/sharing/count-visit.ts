import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isOwnVisit } from './owner-mark.ts';
import { noteDownload, noteView, type OpenedShare } from './public-share-store.ts';

/** Coming back within this time is the same view. */
export const visitMinutes = 30;

/** Programs that fetch a page to show a preview of it, or to index it. */
const robot = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|embedly/i;

/** The part of a request that tells who visits. */
export type Visit = Pick<FastifyRequest, 'method' | 'ip' | 'headers'>;

/** What an address is known by while it counts: nobody can turn it back into one. */
export function visitorHash(text: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`share-visitor:${text}`).digest('base64url').slice(0, 22);
}

/** Whether a person looks, who is not the owner. */
function isCounted(
  visit: Visit,
  share: OpenedShare,
  { instanceSecret }: Pick<Deps, 'instanceSecret'>,
): boolean {
  const { cookie, 'user-agent': agent, 'sec-purpose': purpose } = visit.headers;
  if (visit.method !== 'GET' || String(purpose ?? '').includes('prefetch')) return false;
  return !robot.test(agent ?? 'bot') && !isOwnVisit(cookie, share.user_id, instanceSecret);
}

/** Counts that somebody sees the page: once in half an hour for each browser at each address. */
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

/** Counts that the file was taken along; the further parts of one that is fetched in parts are no more downloads. */
export async function countDownload(
  visit: Visit,
  share: OpenedShare,
  deps: Pick<Deps, 'db' | 'instanceSecret'>,
): Promise<void> {
  const isFurtherPart = !/^bytes=0-/.test(visit.headers.range ?? 'bytes=0-');
  if (!isFurtherPart && isCounted(visit, share, deps)) await noteDownload(deps.db, share.id);
}
