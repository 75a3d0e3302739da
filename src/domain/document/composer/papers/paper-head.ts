import { findDates } from '../reading/dates.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { leadingArticle } from '../reading/subject.ts';
import { upperFirst } from '../reading/upper-first.ts';

export interface PaperHead {
  /** '' when the prompt names none. */
  readonly title: string;
  /** Day, time and place that stood in the title, and what followed it in the same breath. */
  readonly lead: string;
  /** Everything after. */
  readonly rest: string;
}

const leads =
  /^[\s,.:–—-]*(?:(?:for|about|on|of|from|to|regarding|with|für|über|zu|zum|zur|von|vom|der|des|pour|sur|de|du|de la|de l['’]|d['’]|para|sobre|del)(?![\p{L}]) *)*/iu;
const headEnd = /[:,](?=\s)|[.!?](?=\s+[\p{Lu}\d"“„])|[\n;]| [–—] /gu;
const sentenceEnd = /[.!?](?=\s+[\p{Lu}\d"“„])|[\n;]/gu;
const dateLead =
  /(?:^|[\s,(]+)(?:(?:on|at|from|held|vom|von|am|um|ab|du|le|à|del?|el|a las)(?![\p{L}]) *(?:the )?)+$/iu;

/** The full stop of a head, but for that of a day: 'am 10.2.'. */
const lastPoint = /(?<!(?<![\d.,])(?:[012]?\d|3[01])\.(?:0?\d|1[0-2]))[\s.,]+$/u;

/** The longest title that still reads as one. */
const longestTitle = 120;

function firstEnd(text: string, pattern: RegExp): RegExpExecArray | null {
  for (const match of text.matchAll(pattern)) {
    const isInitial = /(?<![\p{L}])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Nr|No|\d{1,2})$/u.test(
      text.slice(Math.max(0, match.index - 4), match.index),
    );
    if (match[0] !== '.' || !isInitial) return match as RegExpExecArray;
  }
  return null;
}

/** 'Quarterly review on 5 May in room 4' is about the quarterly review. */
function splitDate(head: string, language: ReadingLanguage, today: string): readonly [string, string] {
  const date = findDates(head, language, today)[0];
  if (!date) return [head, ''];
  const before = head.slice(0, date.start);
  const title = before.replace(dateLead, '').trim();
  return title.length >= 3 ? [title, head.slice(date.start)] : [head, ''];
}

/** What a paper is called, read off the text behind its kind. */
export function readHead(
  text: string,
  wholeSentence: boolean,
  language: ReadingLanguage,
  today: string,
): PaperHead {
  const trimmed = text.replace(/,(?: *,)+/g, ',').trim();
  const isList = /^[\s,]*:/.test(trimmed);
  const body = trimmed.replace(leads, '');
  if (isList && !wholeSentence && !/^[^,.:\n]{2,60}[.:]\s/.test(body)) {
    return { title: '', lead: '', rest: body };
  }
  const end = firstEnd(body.slice(0, 2_000), wholeSentence ? sentenceEnd : headEnd);
  const head = (end ? body.slice(0, end.index) : body).replace(/[\s,]+$/, '').replace(lastPoint, '');
  const rest = end ? body.slice(end.index + end[0].length).trim() : '';
  const plain = upperFirst(
    head
      .replace(leadingArticle, '')
      .replace(/^(?:(?:den|dem|des) |l['’] ?)/i, '')
      .trim(),
  );
  if (head.length > longestTitle) return { title: '', lead: head, rest };
  if (wholeSentence) return { title: upperFirst(head), lead: '', rest };
  const [title, lead] = splitDate(plain, language, today);
  return { title, lead: upperFirst(lead), rest };
}
