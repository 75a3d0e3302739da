import { readdirSync, readFileSync } from 'node:fs';
import { readKind } from '../../src/domain/composer/facts/read-kind.ts';
import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import type { HeadlineSource } from '../../src/domain/composer/headline/headline-reader.ts';
import { findKind } from '../../src/domain/composer/page/find-kind.ts';
import { familyOf } from '../../src/domain/composer/page/kinds.ts';
import { fold } from '../../src/domain/reader/tokenize.ts';
import { isHeldOutDomain, readExamples } from '../reader/read-examples.ts';
import { readRowExamples } from '../rows/read-row-examples.ts';

/** A prompt with the headlines that an editor accepts. */
export interface HeadlineExample {
  readonly prompt: string;
  /** The file and the line of a prompt of data/rows. */
  readonly origin?: string;
  /** Without marks, in lower case, the best one first. */
  readonly titles: readonly string[];
  /** The same as an editor prints them. */
  readonly printed: readonly string[];
  readonly domain: string;
  /** Whether it is long and told as people tell it. */
  readonly isLifelike: boolean;
  readonly isHeldOut: boolean;
  /** Whether the usual name of the kind is accepted; null if the headlines tell. */
  readonly isUsual: boolean | null;
}

export const plainTitle = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the words of a headline in no order. */
export const sameWords = (text: string): string => plainTitle(text).split(' ').sort().join(' ');

const root = new URL('../../data/', import.meta.url);

/** Reads the prompts of data/rows, except bills, which have headlines of their own. */
export function readTitled(folder: URL = new URL('rows/', root)): HeadlineExample[] {
  return readRowExamples(folder).examples.flatMap(
    ({ text, titles, domain, kind, language, isHeldOut, origin }): HeadlineExample[] => {
      const known = findKind([kind], language);
      if (titles.length === 0 || (known !== null && familyOf(known) === 'bill')) return [];
      return [
        {
          prompt: text,
          origin,
          titles: titles.map(plainTitle),
          printed: titles,
          domain,
          isLifelike: origin.includes('-lifelike-'),
          isHeldOut,
          isUsual: null,
        },
      ];
    },
  );
}

/** Reads the prompts of data/headlines: prompts of data/reader with the headlines that an editor accepts. */
export function readEdited(folder: URL = new URL('headlines/', root)): HeadlineExample[] {
  const domains = new Map(
    readExamples(new URL('reader/', root)).examples.map(({ text, domain }) => [text, domain]),
  );
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .flatMap((line): HeadlineExample[] => {
      const [typed, accepted] = line.split('\t');
      if (!typed || !accepted) return [];
      const prompt = typed.replaceAll('⏎', '\n');
      const domain = domains.get(prompt) ?? '';
      const named = accepted.split('|').map((each) => each.trim());
      return [
        {
          prompt,
          titles: named
            .filter((each) => each !== 'KIND')
            .map(plainTitle)
            .filter(Boolean),
          printed: named,
          domain,
          isLifelike: false,
          isHeldOut: isHeldOutDomain(domain),
          isUsual: named.includes('KIND'),
        },
      ];
    });
}

/** Reads the development prompts of data/composer that say how their page is headed. */
export function readDeveloped(file: URL = new URL('composer/reading-dev.tsv', root)): HeadlineExample[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): HeadlineExample[] => {
      const [, prompt = '', ...checks] = line.split('\t');
      const wanted = checks.filter((check) => /^(?:title|heads)=/.test(check));
      const titles = wanted.flatMap((check) => check.replace(/^\w+=/, '').split('|')).map(plainTitle);
      const withArticles = titles.flatMap((title) => [title, `the ${title}`]);
      return titles.length === 0
        ? []
        : [
            {
              prompt,
              titles: withArticles,
              printed: [],
              domain: '',
              isLifelike: false,
              isHeldOut: false,
              isUsual: false,
            },
          ];
    });
}

/** Bills and letters are headed by rules of their own. */
export const isHeaded = ({ kind }: HeadlineSource): boolean =>
  kind === null || (familyOf(kind) !== 'bill' && familyOf(kind) !== 'letter');

/** Reads a prompt as the composer does. */
export function headlineSource(prompt: string): HeadlineSource {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return { ...reading, text, kind: readKind(text, reading) };
}
