import type { Block } from '../../../../content/blocks/blocks.ts';
import type { PartRole } from '../../../../topics/topic.ts';
import { evenRows, listOf, type PartItem, type PartList, type PartTable, tableOf } from '../part-list.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ type: 'heading', level, text });
export const paragraph = (text: string): Block => ({ type: 'paragraph', text });

export const inLine = ({ title, text }: PartItem): string => (title === '' ? text : `**${title}** ${text}`);
const plain = ({ title, text }: PartItem) => ({ title, text });

/** Up to this number, points with icons are side by side. */
const mostCards = 3;

function listBlock(role: PartRole, { isOrdered, items }: PartList): Block {
  if (role === 'history') return { type: 'timeline', items: items.map(plain) };
  if (role === 'terms' || role === 'myths') return { type: 'definitions', items: items.map(plain) };
  if (isOrdered) return { type: 'steps', items: items.map(plain) };
  const hasIcons = items.every(({ icon }) => icon !== undefined);
  if (hasIcons && items.length <= mostCards && items.length > 1)
    return {
      type: 'cards',
      items: items.map(({ title, text, icon }) => ({ title, icon, blocks: [paragraph(text)] })),
    };
  return { type: 'list', items: items.map((item) => ({ text: inLine(item), icon: item.icon })) };
}

/** Returns a part as a section of a text: its heading with the blocks that suit it. Empty if the topic lacks it. */
export function partSection(
  role: PartRole,
  { topic: { parts }, form, questions }: TopicPageRequest,
): readonly Block[] {
  const table = tableOf(parts, role);
  if (table) return [heading(table.title), tableBlock(table)];
  if (role === 'questions') {
    const { title } = parts.questions;
    const items = parts.questions.items.slice(0, form === 'faq' ? questions : undefined);
    return [heading(title), ...items.flatMap((item) => [heading(item.title, 3), paragraph(item.text)])];
  }
  if (role === 'closing') {
    const { title, items } = parts.closing;
    const list: Block = { type: 'list', items: items.map((item) => ({ text: inLine(item) })) };
    return [{ type: 'callout', tone: 'tip', title, blocks: [list] }];
  }
  if (role === 'hook' || role === 'task') {
    const part = parts[role];
    return part ? [heading(part.title), paragraph(part.text)] : [];
  }
  if (role === 'note' && parts.note)
    return [
      { type: 'callout', tone: 'important', title: parts.note.title, blocks: [paragraph(parts.note.text)] },
    ];
  if (role === 'figures' && parts.figures)
    return [heading(parts.figures.title), { type: 'figures', items: [...parts.figures.items] }];
  const list = listOf(parts, role);
  return list ? [heading(list.title), listBlock(role, list)] : [];
}

const tableBlock = (table: PartTable): Block => ({
  type: 'table',
  table: { head: [...table.head], rows: evenRows(table) },
});

/** Returns a section for each part that the prompt names; one with a gap if the library has nothing on it. */
export const namedBlocks = ({ sections, labels }: TopicPageRequest): readonly Block[] =>
  sections.flatMap(({ title, part }): Block[] => {
    if (!part) return [heading(title), paragraph(`[[${labels.lacking}]]`)];
    if ('rows' in part) return [heading(title), tableBlock(part)];
    const [only, ...others] = part.items;
    return [heading(title), only && others.length === 0 ? paragraph(inLine(only)) : listBlock('why', part)];
  });
