import type { MailSite } from './mail-content.ts';

/** Returns a time span in words: '30 minutes', '2 hours', '3 days'. */
function inWords(minutes: number, language: string): string {
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 60 / 24), 'day'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Returns a sentence stating that a link works once, and for how long. */
export function singleUse(validMinutes: number | undefined, { t, language }: MailSite): string {
  return validMinutes === undefined ? t.linkOnce : t.linkOnceFor(inWords(validMinutes, language));
}
