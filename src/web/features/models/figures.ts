import { language } from '../../lib/language.ts';

const gigabyte = 1_000_000_000;
const megabyte = 1_000_000;

type Unit = 'gigabyte' | 'megabyte' | 'minute' | 'second';

const inUnit = (value: number, unit: Unit, unitDisplay: 'long' | 'short' = 'short'): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(
    value,
  );

/** Returns a size, such as '4.7 GB' or '3 MB'. */
export const sizeInWords = (bytes: number): string =>
  bytes < gigabyte / 10
    ? inUnit(Math.max(1, Math.round(bytes / megabyte)), 'megabyte')
    : inUnit(bytes / gigabyte, 'gigabyte');

/** Returns how much of a whole is done, such as '33%'. */
export const percentInWords = (percent: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(percent / 100);

/** Returns a duration, such as '1.2 sec'. */
export const secondsInWords = (seconds: number): string => inUnit(seconds, 'second');

/** Returns a duration: to five seconds below a minute and a half, else in minutes. */
export const durationInWords = (seconds: number): string =>
  seconds < 90
    ? inUnit(Math.max(5, Math.round(seconds / 5) * 5), 'second', 'long')
    : inUnit(Math.round(seconds / 60), 'minute', 'long');

/** Returns an amount in US dollars, such as '$2' or '$0.0375'. */
export const dollarsInWords = (amount: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** Returns an amount in US dollars and cents. */
export const centsInWords = (amount: number): string =>
  new Intl.NumberFormat(language(), { style: 'currency', currency: 'USD' }).format(amount);
