import type { Page } from '../../../../content/document-content.ts';
import type { PartRole } from '../../../../topics/topic.ts';
import { byImportance } from '../part-order.ts';
import { isAnswer, ownLine, type TopicPageRequest } from '../topic-page-request.ts';
import { type Candidate, chooseSlides } from './choose-slides.ts';
import { fitsSlide } from './fits-slide.ts';
import { type PartSlides, partSlides, slidesOf } from './part-slides.ts';
import { withNotes } from './with-notes.ts';

type Role = PartSlides['role'];

const usualCount = 8;
const briefCount = 5;
const detailedCount = 12;
/** From this number on, a talk ends with what to remember. */
const leastWithClosing = 4;
/** A longer definition is a slide instead of the line below the title. */
const longestSubtitle = 130;
/** From this number on, a talk has an overview. */
const leastWithAgenda = 13;
const mostInAgenda = 6;

/** Returns how many slides a deck has. */
export function slideCount({ pages, amount }: TopicPageRequest): number {
  if (pages !== undefined) return Math.max(1, pages);
  return amount === 'brief' ? briefCount : amount === 'detailed' ? detailedCount : usualCount;
}

/** Returns the smallest number of slides on which a part fits. */
function fewestSlides(part: PartSlides, { topic, look }: TopicPageRequest): number {
  for (let count = 1; count < part.most; count++)
    if (part.slides(count).every((page) => fitsSlide(page, topic.language, look.format))) return count;
  return part.most;
}

function candidatesOf(request: TopicPageRequest, isDefined: boolean): Candidate[] {
  const { asked, isForChildren, form } = request;
  const lead: readonly Role[] =
    form === 'quiz' ? ['quiz', ...asked] : form === 'faq' ? ['questions', ...asked] : asked;
  const ranked = byImportance('deck', [], isForChildren);
  const roles = [...new Set<Role>([...lead, ...(isDefined ? [] : ['definition' as const]), ...ranked])];
  return roles
    .filter((role) => role !== 'definition' || !isDefined)
    .flatMap((role) => {
      const part = partSlides(role, request);
      return part
        ? [
            {
              part,
              fewest: fewestSlides(part, request),
              isAsked: lead.includes(role) && (role !== 'quiz' || form === 'quiz'),
            },
          ]
        : [];
    });
}

/** Returns the parts in the order in which they are shown: what was asked, then the order of the topic. */
function inOrder(roles: readonly Role[], { topic, asked, isForChildren }: TopicPageRequest): readonly Role[] {
  const opening: readonly Role[] = isForChildren
    ? ['definition', 'children', 'hook']
    : ['definition', 'hook'];
  const order: readonly Role[] = [...opening, ...asked.filter(isAnswer), ...topic.order];
  return [...roles].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Returns the slides of the parts that the prompt names, as few as hold each. */
const namedSlides = ({ sections, labels, topic, look }: TopicPageRequest): Page[][] =>
  sections.map(({ title, part }): Page[] => {
    if (!part) return [{ layout: 'statement', title, text: `[[${labels.lacking}]]` }];
    const { most, slides } = slidesOf(part, title);
    const counts = Array.from({ length: most }, (_, at) => at + 1);
    const count = counts.find((each) =>
      slides(each).every((page) => fitsSlide(page, topic.language, look.format)),
    );
    return [...slides(count ?? most)];
  });

const titleOf = (page: Page): string => ('title' in page ? page.title : '');

function agenda(slides: readonly Page[], title: string): Page {
  const titles = [...new Set(slides.filter(({ layout }) => layout !== 'statement').map(titleOf))];
  return {
    layout: 'text',
    title,
    blocks: [{ type: 'list', ordered: true, items: titles.slice(0, mostInAgenda).map((text) => ({ text })) }],
  };
}

/** The single slide that says most: points under the headline. */
function singleSlide(request: TopicPageRequest): Page {
  const { title, asked, topic } = request;
  const roles: readonly PartRole[] = [...asked, 'why', 'benefits', 'how', 'kinds'];
  const pages = roles.flatMap((role) => partSlides(role, request)?.slides(1) ?? []);
  const fitting = pages.find(
    (page) =>
      'title' in page && page.layout !== 'statement' && fitsSlide(page, topic.language, request.look.format),
  );
  const { closing } = topic.parts;
  const page = fitting ?? { layout: 'points', title: closing.title, items: closing.items };
  const label = [ownLine(request), titleOf(page)].filter(Boolean).join(' · ');
  return { ...page, title, label } as Page;
}

/**
 * Builds slides of a topic: a cover, the parts that matter most in the order of the topic, and what to remember. The
 * number of slides is exactly the requested one, as long as the topic has enough to say.
 */
export function buildDeck(request: TopicPageRequest): readonly Page[] {
  const { topic, title, labels } = request;
  const wanted = slideCount(request);
  if (wanted === 1) return [singleSlide(request)];
  const own = ownLine(request);
  const isDefined = own === '' && topic.definition.first.length <= longestSubtitle;
  const subtitle = own || (isDefined ? topic.definition.first : '');
  const cover: Page = { layout: 'cover', title, ...(subtitle && { subtitle }) };
  const { closing } = topic.parts;
  const closes = wanted >= leastWithClosing;
  const hasAgenda = wanted >= leastWithAgenda;
  const space = wanted - 1 - Number(closes) - Number(hasAgenda);
  const named = namedSlides(request).flat().slice(0, space);
  const room = space - named.length;
  const counts = chooseSlides(candidatesOf(request, isDefined), room);
  const parts = [...counts.keys()];
  const order = inOrder(
    parts.map(({ role }) => role),
    request,
  );
  const inner = order.flatMap((role) => {
    const part = parts.find((each) => each.role === role);
    return part ? part.slides(counts.get(part) ?? 1) : [];
  });
  // What the prompt names comes right after the definition and the opening sentence.
  const opening = order.filter((role) => role === 'definition' || role === 'hook').length;
  const slides: readonly Page[] = [
    cover,
    ...(hasAgenda ? [agenda(inner, labels.agenda)] : []),
    ...inner.slice(0, opening),
    ...named,
    ...inner.slice(opening),
    ...(closes ? [{ layout: 'closing' as const, title: closing.title, items: [...closing.items] }] : []),
  ];
  return withNotes(slides, request, new Set(order));
}
