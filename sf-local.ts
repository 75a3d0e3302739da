import { readFileSync } from 'node:fs';
import { billTotals, minorDigits } from './src/domain/content/derive/bill-totals.ts';
import type { DocumentContent, PageOf } from './src/domain/content/document-content.ts';
import { assembleArticle } from './src/domain/document/assemble-article.ts';
import { layOutContent } from './src/domain/document/layout/lay-out-content.ts';
import { fold } from './src/domain/reader/tokenize.ts';
import { makePage } from './bench/composer/make-pages.ts';

/** What an editor expects on the page of a prompt that has all its facts. */
interface Expected {
  readonly prompt: string;
  readonly lang: string;
  readonly kind: string;
  readonly titles: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** Description, quantity, rate, amount. */
  readonly lines: readonly (readonly [string, string, string, string])[];
  /** Words that must not be printed. */
  readonly hidden: readonly string[];
  /** Why the amounts can't be known; empty if they can. */
  readonly ambiguous: string;
}

export interface FactsScore {
  readonly check: string;
  readonly right: number;
  readonly of: number;
  readonly faults: readonly string[];
}

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const textOf = (content: DocumentContent): string =>
  assembleArticle(layOutContent(content))
    .replaceAll(/<(script|style|svg)[^>]*>.*?<\/\1>/gsu, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z]+;|&#\d+;/g, ' ');

const isBill = (page: DocumentContent['pages'][number]): page is PageOf<'invoice'> =>
  page.layout === 'invoice';

/** Reads a number however it is grouped: '1.090,50', '1,090.50', '1 090'. */
function numberIn(text: string): number | null {
  const [digits] = /\d[\d.,’' \u00a0\u202f]*/u.exec(text) ?? [];
  if (!digits) return null;
  const bare = digits.replaceAll(/[’' \u00a0\u202f]/gu, '').replace(/[.,]+$/, '');
  const cents = /[.,](\d{1,2})$/.exec(bare);
  const whole = (cents ? bare.slice(0, -cents[0].length) : bare).replaceAll(/[.,]/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}

type Fault = [check: string, told: string | null];

function billFaults(page: PageOf<'invoice'>, expected: Expected): Fault[] {
  const totals = billTotals(page);
  const scale = 10 ** minorDigits(page.currency);
  const wanted = numberIn(expected.values.total ?? '');
  const faults: Fault[] = [];
  if (wanted !== null && !expected.ambiguous) {
    const made = [totals.totalMinor, totals.dueMinor].map((minor) => minor / scale);
    const isRight = totals.isPriced && made.some((amount) => Math.abs(amount - wanted) < 0.006);
    faults.push(['total right', isRight ? null : `${totals.isPriced ? made[0] : 'open'} for ${wanted}`]);
    faults.push(['no wrong total', isRight || !totals.isPriced ? null : `${made[0]} for ${wanted}`]);
  }
  for (const [party, made] of [
    ['from', page.from],
    ['to', page.to],
  ] as const) {
    const name = expected.values[party];
    if (!name) continue;
    const printed = plain([made.name, ...made.lines].join(' '));
    faults.push([
      party,
      printed.includes(plain(name)) ? null : `${made.name} / ${made.lines.join(' / ')} for ${name}`,
    ]);
  }
  if (expected.values.number)
    faults.push([
      'number',
      plain(page.number ?? '').includes(plain(expected.values.number.replace(/^\D+/, '')))
        ? null
        : `${page.number} for ${expected.values.number}`,
    ]);
  for (const [first] of expected.lines) {
    const isPrinted = page.lines.some(
      ({ description, detail }) =>
        plain(`${description} ${detail ?? ''}`).includes(plain(first)) ||
        (plain(first).includes(plain(description)) && plain(description) !== ''),
    );
    faults.push([
      'lines',
      isPrinted ? null : `“${first}” among ${page.lines.map((l) => l.description).join(' | ')}`,
    ]);
  }
  faults.push([
    'number of lines',
    page.lines.length === expected.lines.length
      ? null
      : `${page.lines.length} for ${expected.lines.length}: ${page.lines.map((l) => l.description).join(' | ')}`,
  ]);
  return faults;
}

function faultsOf(expected: Expected): Fault[] {
  const { content } = makePage(expected.prompt);
  if (!content) return [['page', 'none']];
  const text = plain(textOf(content));
  const bill = content.pages.find(isBill);
  const wantsBill = /invoice|quote|estimate|receipt|order|credit|bill/i.test(expected.kind);
  const heads = [
    content.title,
    ...content.pages.map((page) => ('title' in page ? String(page.title ?? '') : '')),
  ];
  const accepted = expected.titles.map(plain);
  const faults: Fault[] = [
    ['page', null],
    [
      'title',
      heads.some(
        (head) =>
          accepted.includes(plain(head)) || accepted.some((t) => wantsBill && plain(head).startsWith(t)),
      )
        ? null
        : `“${heads.slice(0, 2).join('” / “')}” for ${expected.kind} ${expected.titles.join(' | ')}`,
    ],
    [
      'gaps',
      /\[\[/.test(JSON.stringify(content.pages))
        ? (JSON.stringify(content.pages).match(/\[\[[^\]]*\]\]/g) ?? []).join(' ')
        : null,
    ],
  ];
  for (const words of expected.hidden.filter((words) => words.split(' ').length > 1))
    faults.push(['hidden', text.includes(plain(words)) ? `“${words}” is printed` : null]);
  if (wantsBill) {
    faults.push(['kind', bill ? null : (content.pages[0]?.layout ?? 'none')]);
    if (bill) faults.push(...billFaults(bill, expected));
  } else {
    for (const [first, , , price] of expected.lines)
      faults.push([
        'lines',
        text.includes(plain(first)) && (!price || text.includes(plain(String(price))))
          ? null
          : `“${first}” ${price}`,
      ]);
  }
  for (const [name, value] of Object.entries(expected.values)) {
    if (wantsBill && ['total', 'tax', 'subtotal', 'from', 'to', 'number', 'date', 'due'].includes(name))
      continue;
    faults.push([`value`, text.includes(plain(value)) ? null : `${name} ${value}`]);
  }
  return faults;
}

/** Scores pages of prompts that have all their facts. Each line of the file is one expected page as JSON. */
export function scoreFacts(file: string | URL, only?: string): FactsScore[] {
  const scores = new Map<string, { right: number; of: number; faults: string[] }>();
  const count = (check: string, fault: string | null, prompt: string): void => {
    const score = scores.get(check) ?? { right: 0, of: 0, faults: [] };
    scores.set(check, score);
    score.of += 1;
    if (fault === null) score.right += 1;
    else score.faults.push(`${prompt.slice(0, 260)}\n      → ${fault}`);
  };
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const expected = JSON.parse(line) as Expected;
    if (only && !new RegExp(only).test(expected.kind)) continue;
    const faults = faultsOf(expected);
    for (const [check, fault] of faults) count(check, fault, expected.prompt);
    const wrong = faults.filter(([check, fault]) => fault !== null && check !== 'gaps');
    count(
      'whole page',
      wrong.length === 0 ? null : wrong.map(([check]) => check).join(', '),
      expected.prompt,
    );
  }
  return Array.from(scores, ([check, score]) => ({ check, ...score }));
}
