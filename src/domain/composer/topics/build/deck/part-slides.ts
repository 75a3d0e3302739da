import type { Page } from '../../../../content/document-content.ts';
import type { PartRole } from '../../../../topics/topic.ts';
import { evenRows, listOf, type PartItem, type PartList, type PartTable, tableOf } from '../part-list.ts';
import { shuffledAnswers } from '../seeded-order.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';

/** The slides of a part, in several numbers of slides. */
export interface PartSlides {
  readonly role: PartRole | 'definition';
  /** Largest number of slides. */
  readonly most: number;
  readonly slides: (count: number) => readonly Page[];
}

/** Splits items into groups whose sizes differ by one at most. */
function groups<Item>(items: readonly Item[], count: number): Item[][] {
  const size = items.length / count;
  return Array.from({ length: count }, (_, at) =>
    items.slice(Math.round(at * size), Math.round((at + 1) * size)),
  );
}

/** Steps up to this number are side by side, with large numbers. */
const mostBeside = 4;

/** Returns the slide of a list that suits its part. */
function listSlide(
  role: PartRole,
  { title, isOrdered }: PartList,
  items: readonly PartItem[],
  first: number,
): Page {
  if (role === 'history')
    return { layout: 'text', title, blocks: [{ type: 'timeline', items: items.map(plain) }] };
  if (role === 'terms')
    return { layout: 'text', title, blocks: [{ type: 'definitions', items: items.map(plain) }] };
  if (isOrdered && items.length > mostBeside)
    return {
      layout: 'text',
      title,
      blocks: [{ type: 'steps', items: items.map(plain), ...(first > 0 && { start: first + 1 }) }],
    };
  if (isOrdered)
    return {
      layout: 'points',
      title,
      items: items.map((item, at) => ({ marker: String(first + at + 1), ...plain(item) })),
    };
  return { layout: 'points', title, items: items.map((item) => ({ ...item })) };
}

const plain = ({ title, text }: PartItem) => ({ title, text });

/** Returns the slides of a list: one for several items, or one large item each. */
function listSlides(role: PartRole, list: PartList, label: string): PartSlides {
  return {
    role,
    most: list.items.length,
    slides(count) {
      let first = 0;
      return groups(list.items, count).map((items): Page => {
        const at = first;
        first += items.length;
        const [only, ...others] = items;
        return only && others.length === 0
          ? { layout: 'statement', label, title: only.title, text: only.text }
          : listSlide(role, list, items, at);
      });
    },
  };
}

function tableSlides(role: PartRole, table: PartTable): PartSlides {
  const rows = evenRows(table);
  return {
    role,
    most: Math.floor(rows.length / 2),
    slides: (count) =>
      groups(rows, count).map(
        (part): Page => ({
          layout: 'table',
          title: table.title,
          table: { head: [...table.head], rows: part },
        }),
      ),
  };
}

/** Returns the slides of a part under another title. */
export const slidesOf = (part: PartList | PartTable, title: string): PartSlides =>
  'rows' in part ? tableSlides('kinds', { ...part, title }) : listSlides('why', { ...part, title }, title);

/** Myths beside what is true; up to this number as points, which are larger. */
const mostMythPoints = 2;

function mythSlides(list: PartList, { labels }: TopicPageRequest): PartSlides {
  const single = listSlides('myths', list, labels.people);
  return {
    ...single,
    slides: (count) =>
      single.slides(count).map((page): Page => {
        if (page.layout !== 'points' || page.items.length <= mostMythPoints) return page;
        const rows = page.items.map(({ title, text }) => [title, text]);
        return { layout: 'table', title: list.title, table: { head: [labels.people, labels.fact], rows } };
      }),
  };
}

/** Each question is a slide of its own; the notes have the answer. */
function quizSlides({ topic, labels, look, questions }: TopicPageRequest): PartSlides {
  const items = topic.parts.quiz.items.slice(0, questions);
  return {
    role: 'quiz',
    most: items.length,
    slides: (count) =>
      items.slice(0, count).map(({ title, answers: given }, at): Page => {
        const { answers, right } = shuffledAnswers(given, look.seed + at);
        return {
          layout: 'points',
          label: labels.question,
          title,
          items: answers.map((answer, index) => ({ marker: 'ABC'.charAt(index), title: answer, text: '' })),
          notes: `${labels.answers}: ${'ABC'.charAt(right)}`,
        };
      }),
  };
}

const one = (role: PartSlides['role'], page: Page): PartSlides => ({ role, most: 1, slides: () => [page] });

/** Returns the first sentence and the rest. */
function sentences(text: string): readonly [first: string, rest: string] {
  const end = /[.?!。？！؟](?:\s|$)/u.exec(text)?.index ?? text.length - 1;
  return [text.slice(0, end + 1), text.slice(end + 1).trim()];
}

/** A longer sentence below a statement leaves no room for its picture. */
const longestBeside = 110;

/** The surprising sentence with a picture; what backs it is in the notes if it is long. */
function hookSlide({ title, parts: { hook } }: TopicPageRequest['topic']): Page {
  const [first, rest] = sentences(hook.text);
  if (first.length > longestBeside)
    return { layout: 'statement', label: title, title: hook.title, notes: hook.text };
  return { layout: 'statement', title: hook.title, text: first, ...(rest && { notes: rest }) };
}

/** Returns the slides of a part; null if the topic lacks it. Cover and closing are built separately. */
export function partSlides(role: PartSlides['role'], request: TopicPageRequest): PartSlides | null {
  const { definition, parts, title } = request.topic;
  switch (role) {
    case 'definition':
      return one(role, { layout: 'statement', label: title, title: definition.first, text: definition.more });
    case 'hook':
      return one(role, hookSlide(request.topic));
    case 'note':
    case 'task': {
      const part = parts[role];
      return part ? one(role, { layout: 'statement', ...part }) : null;
    }
    case 'children': {
      const [first, rest] = sentences(parts.children.text);
      return one(role, { layout: 'statement', title: first, ...(rest && { text: rest }) });
    }
    case 'figures':
      return parts.figures ? one(role, { layout: 'figures', ...parts.figures }) : null;
    case 'quiz':
      return quizSlides(request);
    case 'closing':
      return null;
    default: {
      const table = tableOf(parts, role);
      if (table) return tableSlides(role, table);
      const list = listOf(parts, role);
      if (!list) return null;
      return role === 'myths' ? mythSlides(list, request) : listSlides(role, list, list.title);
    }
  }
}
