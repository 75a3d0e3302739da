const monthNames: readonly string[] = [
  'jan(?:uary|uar|vier)?|enero|ene',
  'feb(?:ruary|ruar|rero)?|févr?(?:ier)?',
  'mar(?:ch|s|zo)?|märz?',
  'apr(?:il)?|avr(?:il)?|abr(?:il)?',
  'may|mai|mayo',
  'june?|juni|juin|junio',
  'july?|juli|juil(?:let)?|julio',
  'aug(?:ust)?|août|ago(?:sto)?',
  'sept?(?:ember|embre)?|septiembre',
  'oct(?:ober|obre)?|okt(?:ober)?|octubre',
  'nov(?:ember|embre|iembre)?',
  'dec(?:ember)?|déc(?:embre)?|dez(?:ember)?|dic(?:iembre)?',
];
const months = monthNames.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
/** The names of the months in four languages, long and short. */
export const anyMonth = monthNames.join('|');
/** The most days of each month. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const dayFirst = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(\\d{1,3})(?:st|nd|rd|th|\\.|er)? ?(?:of |de )?(${anyMonth})(?![\\p{L}])(?:,? (?:de )?(?:19|20)\\d\\d)?`,
  'giu',
);
const monthFirst = new RegExp(
  `(?<![\\p{L}\\d])(${anyMonth})\\.? (\\d{2,3})(?:st|nd|rd|th)?(?![\\d:.]|\\s*%)(?:,? (?:19|20)\\d\\d)?`,
  'giu',
);
const numeric = /(?<![\d./-])(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)(?!\d)/gu;

const isDay = (day: number, month: number): boolean => day >= 1 && day <= (lengths[month] ?? 0);
const monthOf = (name: string): number => months.findIndex((month) => month.test(name));
const masked = (text: string): string => '_'.repeat(text.length);

/**
 * A text with the dates that no calendar has masked, such as 31 February, so that no reader makes another day of
 * them; and with points between the figures of a date read as day, month, year. Its length stays the same.
 */
export function withPossibleDates(text: string): string {
  return text
    .replace(dayFirst, (whole, day: string, month: string) =>
      isDay(Number(day), monthOf(month)) ? whole : masked(whole),
    )
    .replace(monthFirst, (whole, month: string, day: string) =>
      isDay(Number(day), monthOf(month)) ? whole : masked(whole),
    )
    .replace(numeric, (whole, first: string, mark: string, second: string, year: string) => {
      const isRead = isDay(Number(first), Number(second) - 1);
      const isTurned = mark === '/' && isDay(Number(second), Number(first) - 1);
      if (!isRead && !isTurned) return masked(whole);
      return mark === '.' ? `${year}-${second}-${first}` : whole;
    });
}

/** Ends in a month and its year: a day, and no amount of money. */
export const endsInDate = new RegExp(
  `(?<![\\p{L}])(?:${anyMonth})\\.?(?: \\d{1,3}(?:st|nd|rd|th)?,?)?(?: de)? (?:19|20)\\d\\d$`,
  'iu',
);

/** A day by its number, such as '14 June', 'Fri 3 Oct' and '13.6.'; an hour is none. */
export const namesDay = new RegExp(
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)(?!\\p{L})|\\d\\.? (?:of |de )?(?:${anyMonth})(?!\\p{L})|(?<!\\p{L})(?:${anyMonth})\\.? \\d|\\d{1,2}\\.\\d{1,2}\\.|\\d/\\d|\\d-\\d\\d-\\d`,
  'iu',
);
