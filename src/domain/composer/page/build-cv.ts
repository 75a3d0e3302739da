import type { Block } from '../../content/blocks/blocks.ts';
import type { CvParts, CvSection } from '../facts/cv-parts.ts';
import { isKindName } from './find-kind.ts';
import { headlineOf } from './headline.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { asPoint, asSentence, escaped, upperFirst } from './say-phrase.ts';

/** Maximum length (in characters) of a role; longer notes are sentences. */
const longestRole = 60;

const mostNameWords = 4;

/** Returns the name of whom a CV is about, if its headline would only name the kind. */
function personIn({ facts, ledger }: PageRequest): string | null {
  const { headline, names, language } = facts;
  const person = names.find(
    ({ text }) => /^\p{Lu}/u.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= mostNameWords,
  );
  const isKind = !headline?.range || isKindName(headline.text, language);
  return isKind && person ? escaped(ledger.use(person).text) : null;
}

/** Builds a CV: name, role, contacts, jobs with years, and lists. */
export function buildCv(request: PageRequest, parts: CvParts): BuiltPages {
  const { facts, ledger, written } = request;
  const { cv } = pageWordsOf(written);
  const title = personIn(request) ?? headlineOf(facts, ledger, written);
  const contacts = [...facts.places, ...facts.contacts].sort((a, b) => a.start - b.start);
  const reached = ledger.use(ledger.left(contacts)).map(({ text }) => escaped(text));
  const own = ledger.use(ledger.rest());
  const role = own.filter(({ text }) => text.length <= longestRole);
  const rest = own.filter((phrase) => !role.includes(phrase));
  const titleOf = (part: CvSection['part'] | 'experience', named: string | null): string =>
    named !== null ? upperFirst(escaped(named)) : upperFirst(cv[part].split(',')[0]?.trim() ?? '');
  const heading = (text: string, level: 2 | 3): Block => ({ type: 'heading', level, text });
  const blocks: Block[] = [
    ...(role.length > 0 ? [{ type: 'paragraph', text: role.map(asPoint).join(', ') } satisfies Block] : []),
    ...rest.map((phrase): Block => ({ type: 'paragraph', text: asSentence(phrase) })),
    ...(reached.length > 0 ? [{ type: 'paragraph', text: reached.join(' · ') } satisfies Block] : []),
  ];
  if (parts.posts.length > 0) blocks.push(heading(titleOf('experience', null), 2));
  for (const post of parts.posts) {
    blocks.push(heading(upperFirst(escaped(post.title)), 3), { type: 'paragraph', text: escaped(post.when) });
    if (post.points.length > 0)
      blocks.push({ type: 'list', items: post.points.map((text) => ({ text: upperFirst(escaped(text)) })) });
  }
  for (const { part, title: named, items } of parts.sections) {
    if (items.length === 0) continue;
    blocks.push(heading(titleOf(part, named), 2), {
      type: 'list',
      items: items.map((text) => ({ text: upperFirst(escaped(text)) })),
    });
  }
  return { title, pages: [{ layout: 'article', title, blocks }] };
}
