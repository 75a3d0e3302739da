import type { Page } from '../../../../content/document-content.ts';
import { listOf } from '../part-list.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';
import { keyBlocks } from './build-exercises.ts';
import { chooseAnswers } from './exercises.ts';
import { heading, paragraph, partSection } from './part-section.ts';

/** Builds a lesson plan: the course of the lesson, then what is taught, asked and done in it. */
export function buildLesson(request: TopicPageRequest): Page {
  const { topic, title, labels, asked } = request;
  const { definition, parts, order } = topic;
  const taught = [...new Set([...asked, 'how' as const, 'kinds' as const])].flatMap((role) => {
    const section = partSection(role, request);
    return section.length > 0 ? [{ role, section }] : [];
  });
  const explained = taught.map(({ role }) => listOf(parts, role)?.title ?? '').filter(Boolean);
  const { task } = parts;
  const phases: readonly (readonly [phase: string, doing: string])[] = [
    [labels.opening, `**${parts.hook.title}** ${labels.openingText}`],
    [labels.explaining, [definition.first, ...explained.map((name) => `**${name}**`)].join('\n')],
    ...(task ? [[labels.working, `**${task.title}** ${task.text}`] as const] : []),
    [labels.checking, labels.checkingText],
  ];
  const quiz = chooseAnswers(request);
  const first = order.filter((role) => taught.some((each) => each.role === role));
  return {
    layout: 'article',
    title,
    blocks: [
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
      ...first.flatMap((role) => taught.find((each) => each.role === role)?.section ?? []),
      ...partSection('terms', request),
      ...partSection('questions', request),
      ...quiz.blocks,
      ...keyBlocks([quiz], labels.answers),
    ],
  };
}
