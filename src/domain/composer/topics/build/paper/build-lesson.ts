import type { Block } from '../../../../content/blocks/blocks.ts';
import type { Page } from '../../../../content/document-content.ts';
import { listOf, tableOf } from '../part-list.ts';
import { byImportance } from '../part-order.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';
import { keyBlocks } from './build-exercises.ts';
import { chooseAnswers } from './exercises.ts';
import { fillPages } from './paper-fill.ts';
import { heading, namedBlocks, paragraph, partSection } from './part-section.ts';

const usualPages = 2;

/** Builds a lesson plan: the course of the lesson, then what is explained and asked in it, on two pages. */
export function buildLesson(request: TopicPageRequest): Page {
  const { topic, title, labels, asked, look, pages } = request;
  const { definition, parts, order, language } = topic;
  const [taught] = [...asked, 'how' as const].map(
    (role) => listOf(parts, role)?.title ?? tableOf(parts, role)?.title,
  );
  const phases: readonly (readonly [phase: string, doing: string])[] = [
    [labels.opening, `**${parts.hook.title}** ${labels.openingText}`],
    [labels.explaining, [definition.first, taught && `**${taught}**`].filter(Boolean).join('\n')],
    ...(parts.task ? [[labels.working, `**${parts.task.title}** ${parts.task.text}`] as const] : []),
    [labels.checking, labels.checkingText],
  ];
  const quiz = chooseAnswers(request);
  const opening: readonly Block[] = [
    {
      type: 'facts',
      items: [
        { label: labels.time, value: labels.minutes },
        { label: labels.material, value: labels.materialText },
      ],
    },
    heading(labels.goal),
    paragraph(labels.goalText),
    { type: 'table', table: { head: [labels.phase, labels.doing], rows: phases.map((row) => [...row]) } },
    heading(labels.inShort),
    paragraph(definition.more),
    ...namedBlocks(request),
  ];
  const ending = [...quiz.blocks, ...keyBlocks([quiz], labels.answers)];
  const sections = byImportance('lesson', asked, false)
    .filter((role) => role !== 'hook' && role !== 'task')
    .map((role) => ({ role, blocks: partSection(role, request) }))
    .filter(({ blocks }) => blocks.length > 0);
  const chosen = fillPages(sections, {
    pages: pages ?? usualPages,
    look,
    language,
    before: opening,
    after: [quiz.blocks, keyBlocks([quiz], labels.answers)],
    order,
  });
  return {
    layout: 'article',
    title,
    blocks: [...opening, ...chosen.flatMap(({ blocks }) => blocks), ...ending],
  };
}
