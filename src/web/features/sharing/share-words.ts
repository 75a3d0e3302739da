import type { ShareState, ShareView } from '../../../contract/sharing.ts';
import type { BadgeKind } from '../../components/ui/badge.tsx';
import { language } from '../../lib/language.ts';
import { counted, words } from '../../lib/words.ts';

/** 'Dec 3, 2026, 9:00 AM'. */
export function shareMoment(iso: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );
}

/** Returns the name of a link's state and the color of its badge. */
export function stateOf(state: ShareState): { readonly words: string; readonly kind: BadgeKind } {
  const t = words('sharing');
  const states = {
    active: { words: t.stateActive, kind: 'success' },
    expired: { words: t.stateExpired, kind: 'warning' },
    revoked: { words: t.stateEnded, kind: 'neutral' },
    document_deleted: { words: t.stateDeleted, kind: 'neutral' },
  } as const;
  return states[state];
}

/** Describes contents and access of a link, a few words each. */
export function shareTraits(share: ShareView): string[] {
  const t = words('sharing');
  return [
    share.version === null ? t.newestVersion : t.version(share.version),
    ...(share.expires_at === null
      ? []
      : [(share.state === 'expired' ? t.untilPast : t.endsOn)(shareMoment(share.expires_at))]),
    ...(share.has_password ? [t.password] : []),
    ...(share.may_download ? [] : [t.noDownload]),
    ...(share.embed_origins.length > 0 ? [t.embedAllowed] : []),
  ];
}

/** '12 views, 3 downloads'. */
export function shareCounts({ views, downloads }: Pick<ShareView, 'views' | 'downloads'>): string {
  const t = words('sharing');
  return t.counts(counted(t.views, views), counted(t.downloads, downloads));
}

/** Returns when a link can end, as options of a menu. */
export function expiryChoices() {
  const t = words('sharing');
  return [
    { value: 'never', label: t.endsNever },
    { value: '1', label: t.endsInDay },
    { value: '7', label: t.endsInWeek },
    { value: '30', label: t.endsIn30Days },
    { value: 'date', label: t.endsOnDate },
  ] as const;
}

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
