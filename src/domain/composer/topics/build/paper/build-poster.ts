import type { Page } from '../../../../content/document-content.ts';
import { listOf, type PartList } from '../part-list.ts';
import { byImportance } from '../part-order.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';

const mostPoints = 6;
const mostCharacters = 620;

/** A list short enough to be read from a few steps away. */
function posterList({ topic: { parts }, asked }: TopicPageRequest): PartList | null {
  const lists = [...byImportance('poster', asked, false), 'closing' as const].flatMap(
    (role) => listOf(parts, role) ?? [],
  );
  const isShort = ({ items }: PartList): boolean =>
    items.length <= mostPoints &&
    items.reduce((sum, { title, text }) => sum + title.length + text.length, 0) <= mostCharacters;
  return lists.find(isShort) ?? null;
}

/** Builds a poster: the subject, its most surprising sentence, and a few points. */
export function buildPoster(request: TopicPageRequest): Page {
  const { topic, title } = request;
  const { parts } = topic;
  const list = posterList(request);
  const { figures, closing, hook } = parts;
  // Of each part that the prompt names, the first point.
  const named = request.sections.slice(0, mostPoints).map(({ title: name, part }) => {
    const [first] = part && 'items' in part ? part.items : [];
    const text = first ? `${first.title}: ${first.text}` : `[[${request.labels.lacking}]]`;
    return { title: name, text };
  });
  return {
    layout: 'flyer',
    title,
    tagline: hook.title,
    facts: figures ? figures.items.map(({ label, value }) => ({ label, value })) : [],
    ...(named.length > 0
      ? { points: named }
      : list && {
          program: list.title,
          points: list.items.map(({ title: name, text }) => ({ title: name, text })),
        }),
    ...(list?.title !== closing.title && { action: closing.title }),
  };
}
