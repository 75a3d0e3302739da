/** Days of the week as a text names them: 'mon-fri', 'sundays'; 0 is Monday. */
export interface DaySpan {
  readonly start: number;
  readonly end: number;
  readonly days: readonly number[];
}

/** The days from Monday on, long and short, each as a group. */
const names: Readonly<Record<string, string>> = {
  en: '(mon(?:days?)?)|(tue(?:s|sdays?)?)|(wed(?:s|nesdays?)?)|(thu(?:r|rs|rsdays?)?)|(fri(?:days?)?)|(sat(?:urdays?)?)|(sun(?:days?)?)',
  de: '(mo(?:ntags?)?)|(di(?:enstags?)?)|(mi(?:ttwochs?)?)|(do(?:nnerstags?)?)|(fr(?:eitags?)?)|(sa(?:mstags?)?)|(so(?:nntags?)?)',
  fr: '(lun(?:dis?)?)|(mar(?:dis?)?)|(mer(?:credis?)?)|(jeu(?:dis?)?)|(ven(?:dredis?)?)|(sam(?:edis?)?)|(dim(?:anches?)?)',
  es: '(lun(?:es)?)|(mar(?:tes)?)|(mi[eé](?:rcoles)?)|(jue(?:ves)?)|(vie(?:rnes)?)|(s[aá]b(?:ados?)?)|(dom(?:ingos?)?)',
  it: '(lun(?:edì)?)|(mar(?:tedì)?)|(mer(?:coledì)?)|(gio(?:vedì)?)|(ven(?:erdì)?)|(sab(?:ato)?)|(dom(?:enica)?)',
  pt: '(seg(?:unda)?(?:-feira)?)|(ter(?:ça)?(?:-feira)?)|(qua(?:rta)?(?:-feira)?)|(qui(?:nta)?(?:-feira)?)|(sex(?:ta)?(?:-feira)?)|(s[aá]b(?:ado)?)|(dom(?:ingo)?)',
  nl: '(ma(?:andag)?)|(di(?:nsdag)?)|(wo(?:ensdag)?)|(do(?:nderdag)?)|(vr(?:ijdag)?)|(za(?:terdag)?)|(zo(?:ndag)?)',
  pl: '(pon(?:iedziałek)?|pn)|(wt(?:orek)?)|(śr(?:oda)?)|(czw(?:artek)?)|(piątek|pt)|(sob(?:ota)?)|(niedziela|niedz|nd)',
  ja: '(月曜日?)|(火曜日?)|(水曜日?)|(木曜日?)|(金曜日?)|(土曜日?)|(日曜日?)',
  zh: '((?:周|星期)一)|((?:周|星期)二)|((?:周|星期)三)|((?:周|星期)四)|((?:周|星期)五)|((?:周|星期)六)|((?:周|星期)[日天])',
};

const until = '(?: ?(?:-|–|—|〜|至|到) ?| (?:to|through|thru|till|until|bis|au|à|al|a|tot|do|até) (?:le )?)';
/** An eighth day of the week: those on which nobody works. */
const holidays = 7;
const holidayNames: Readonly<Record<string, string>> = {
  en: 'Public holidays',
  de: 'Feiertage',
  fr: 'Jours fériés',
  es: 'Festivos',
};

/** 'Weekdays' and 'weekends' are days too. */
const whole: Readonly<Record<string, readonly number[]>> = {
  weekdays: [0, 1, 2, 3, 4],
  weekends: [5, 6],
  weekend: [5, 6],
  werktags: [0, 1, 2, 3, 4, 5],
  wochenende: [5, 6],
  'fin de semana': [5, 6],
  daily: [0, 1, 2, 3, 4, 5, 6],
  täglich: [0, 1, 2, 3, 4, 5, 6],
  'bank holidays': [holidays],
  'public holidays': [holidays],
  feiertags: [holidays],
  feiertage: [holidays],
  'an feiertagen': [holidays],
  'jours fériés': [holidays],
  festivos: [holidays],
};

const patterns = new Map<string, RegExp>();

function patternOf(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const day = names[language] ?? names.en ?? '';
  const isSpaced = language !== 'ja' && language !== 'zh';
  const edge = isSpaced ? '(?<![\\p{L}\\d])' : '';
  const close = isSpaced ? '(?![\\p{L}])\\.?' : '';
  const pattern = new RegExp(
    `${edge}(?:(?:${day})${close}(?:${until}(?:${day})${close})?|(${Object.keys(whole).join('|')})${close})`,
    'giu',
  );
  patterns.set(language, pattern);
  return pattern;
}

const groupAt = (groups: readonly (string | undefined)[], from: number): number =>
  groups.slice(from, from + 7).findIndex((group) => group !== undefined);

/** Days stand near the head of what people ask for. */
const readLength = 4_000;

/** The days of the week in a text, in the order in which they stand; linear in its length. */
export function findWeekdays(text: string, language: string): DaySpan[] {
  return [...text.slice(0, readLength).matchAll(patternOf(language))].map((match) => {
    const groups = match.slice(1);
    const [first, last] = [groupAt(groups, 0), groupAt(groups, 7)];
    const span = { start: match.index, end: match.index + match[0].length };
    if (first < 0) return { ...span, days: whole[(groups[14] ?? '').toLowerCase()] ?? [] };
    const length = last < 0 ? 1 : ((last - first + 7) % 7) + 1;
    return { ...span, days: Array.from({ length }, (_, index) => (first + index) % 7) };
  });
}

/** A day of the week as a language names it; 0 is Monday. */
export function weekdayName(day: number, language: string, style: 'long' | 'short' = 'long'): string {
  if (day === holidays) return holidayNames[language.split('-')[0] ?? 'en'] ?? holidayNames.en ?? '';
  const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
  // 5 January 2026 is a Monday.
  return format
    .format(new Date(Date.UTC(2026, 0, 5 + day)))
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** 'Monday–Friday', 'Tuesday, Thursday': days that follow each other as a span. */
export function daysText(days: readonly number[], language: string): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day !== holidays && ((run.at(-1) ?? 0) + 1) % 7 === day && run.length < 7) run.push(day);
    else runs.push([day]);
  }
  const between = /^(?:ja|zh)/.test(language) ? '〜' : '–';
  const name = (day: number | undefined): string => weekdayName(day ?? 0, language);
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}${between}${name(run.at(-1))}`] : run.map(name)))
    .join(', ');
}
