import type { ShareState, ShareView } from '../../../contract/sharing.ts';
import type { BadgeKind } from '../../components/ui/badge.tsx';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** '3 Dec 2026, 09:00'. */
export function shareMoment(iso: string): string {
  const at = new Date(iso);
  return `${day.format(at)}, ${clock.format(at)}`;
}

const states: Readonly<Record<ShareState, { readonly words: string; readonly kind: BadgeKind }>> = {
  active: { words: 'Active', kind: 'success' },
  expired: { words: 'Expired', kind: 'warning' },
  revoked: { words: 'Ended', kind: 'neutral' },
  document_deleted: { words: 'In the trash', kind: 'neutral' },
};

export const stateOf = (state: ShareState) => states[state];

/** Describes contents and access of a link, a few words each. */
export function shareTraits(share: ShareView): string[] {
  return [
    share.version === null ? 'Newest version' : `Version ${share.version}`,
    ...(share.expires_at === null
      ? []
      : [`${share.state === 'expired' ? 'Until' : 'Ends'} ${shareMoment(share.expires_at)}`]),
    ...(share.has_password ? ['Password'] : []),
    ...(share.may_download ? [] : ['No download']),
    ...(share.embed_origins.length > 0 ? ['Embedding allowed'] : []),
  ];
}

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;

/** '12 views, 3 downloads'. */
export function shareCounts({ views, downloads }: Pick<ShareView, 'views' | 'downloads'>): string {
  return `${counted(views, 'view')}, ${counted(downloads, 'download')}`;
}

export const expiryChoices = [
  { value: 'never', words: 'Never' },
  { value: '1', words: 'In a day' },
  { value: '7', words: 'In a week' },
  { value: '30', words: 'In 30 days' },
  { value: 'date', words: 'On a date' },
] as const;

const msPerDay = 24 * 60 * 60 * 1000;

/**
 * Returns the expiry of a link for a choice; undefined if the date is invalid.
 * @param date 'YYYY-MM-DD', inclusive, in local time
 */
export function expiryOf(choice: string, date: string, now: Date): string | null | undefined {
  if (choice === 'never') return null;
  if (choice !== 'date') return new Date(now.getTime() + Number(choice) * msPerDay).toISOString();
  const end = new Date(`${date}T23:59:59`);
  return Number.isNaN(end.getTime()) || end <= now ? undefined : end.toISOString();
}

/** 'YYYY-MM-DD' in local time. */
export function dateOf(iso: string): string {
  const at = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Parses sites separated by whitespace or commas. */
export function sitesOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((site) => site !== '');
}
