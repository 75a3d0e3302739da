import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PartRole, Topic } from '../../topics/topic.ts';
import type { Range } from '../facts/text-clauses.ts';
import { termsOf } from '../templates/template-index.ts';
import { isOneWord } from '../templates/word-forms.ts';

/** Longer clauses say more than the name of a part. */
const longestName = 60;

/** Parts that are the frame of every page rather than an answer. */
const framing: ReadonlySet<PartRole> = new Set<PartRole>(['hook', 'closing', 'children', 'quiz', 'task']);

/** Returns the texts of a value by weight: a title says more of a part than the text below it. */
function saidIn(value: unknown, weight: number): readonly (readonly [text: string, weight: number])[] {
  if (typeof value === 'string') return [[value, weight]];
  if (Array.isArray(value)) return value.flatMap((inner) => saidIn(inner, weight));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    saidIn(inner, key === 'title' || key === 'label' ? weight * 3 : weight),
  );
}

/** Returns the part of a topic that says most about a few words; null if none speaks of them. */
function roleFor(name: string, { parts, order }: Topic, language: ReaderLanguage): PartRole | null {
  const terms = termsOf(name, language);
  const scoreOf = (role: PartRole): number => {
    const said = saidIn(parts[role], 1).map(([text, weight]) => ({ own: termsOf(text, language), weight }));
    const shares = terms.map((term) =>
      said
        .filter(({ own }) => own.some((each) => isOneWord(term, each)))
        .reduce((sum, { weight }) => sum + weight, 0),
    );
    const found = shares.filter((share) => share > 0).length;
    return found > 0 && found * 2 >= shares.length ? Math.max(...shares) * found : 0;
  };
  const [best] = order
    .filter((role) => !framing.has(role))
    .map((role) => ({ role, score: scoreOf(role) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.role : null;
}

/** A part that a prompt names in words of its own; without a role, the topic lacks it. */
export interface NamedPart extends Range {
  readonly name: string;
  readonly role: PartRole | null;
}

/** Longest name of a part that becomes a section of its own. */
const mostWords = 4;

/** Returns the parts of a topic that a prompt names behind its subject. */
export function partsNamed(
  text: string,
  ranges: readonly Range[],
  topic: Topic,
  language: ReaderLanguage,
): readonly NamedPart[] {
  return ranges.flatMap(({ start, end }): NamedPart[] => {
    const name = text.slice(start, end).trim();
    if (name.length > longestName) return [];
    const role = roleFor(name, topic, language);
    // Behind a colon, words are parts; behind a comma, they may be anything: 'slides on tides, fun'.
    const isListed = /[:：]/u.test(text.slice(0, start));
    const isName = isListed && name.split(/\s+/).length <= mostWords && !/\p{N}/u.test(name);
    return role || isName ? [{ start, end, name, role }] : [];
  });
}
