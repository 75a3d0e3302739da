import type { ReaderLanguage } from '../../../reader/languages.ts';
import type { Topic } from '../../../topics/topic.ts';
import type { TopicStems } from '../../../topics/topic-names.ts';
import { stemsOf } from './stems.ts';

const titles: ReadonlySet<string> = new Set(['title', 'label', 'head']);
const unread: ReadonlySet<string> = new Set([
  'icon',
  'name',
  'language',
  'names',
  'field',
  'accent',
  'order',
]);

/** Returns the texts of a value, those of titles apart. */
function textsIn(value: unknown, key: string): readonly (readonly [isTitle: boolean, text: string])[] {
  if (typeof value === 'string') return unread.has(key) ? [] : [[titles.has(key), value]];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

/** Returns the stems by which the text of a topic is found. */
export function topicStems(topic: Topic): TopicStems {
  const stems = { heads: new Set<string>(), texts: new Set<string>() };
  const all = [...textsIn(topic, ''), [true, topic.definition.first] as const];
  for (const [isTitle, text] of all)
    for (const stem of stemsOf(text, topic.language as ReaderLanguage))
      if (!/^\d+$/.test(stem)) stems[isTitle ? 'heads' : 'texts'].add(stem);
  return {
    name: topic.name,
    heads: [...stems.heads],
    texts: [...stems.texts].filter((stem) => !stems.heads.has(stem)),
  };
}
