import type { ArticleContent, ContentBlock, DeckContent, RichText, SlideContent } from '../brief.ts';

const textOf = (text: RichText): string => text.map((span) => span.text).join('');

/** Lines of text that one slide carries at reading size. */
const slideLines = 9;
const lineLength = 68;

function linesOf(block: ContentBlock): number {
  switch (block.type) {
    case 'list':
      return block.items.reduce(
        (sum, item) =>
          sum +
          1.2 * Math.max(1, textOf(item.text).length / lineLength) +
          item.children.reduce((inner, child) => inner + linesOf(child), 0),
        0,
      );
    case 'table':
      return block.table.rows.length + 1.5;
    case 'code':
      return block.text.split('\n').length;
    case 'figures':
      return 4;
    case 'chart':
    case 'diagram':
    case 'picture':
    case 'html':
      return slideLines;
    case 'qr':
    case 'signatures':
      return 5;
    case 'timeline':
    case 'steps':
    case 'definitions':
      return block.entries.reduce(
        (sum, { title, text }) => sum + 1.4 + (textOf(title).length + textOf(text).length) / lineLength,
        0,
      );
    case 'callout':
      return block.blocks.reduce((sum, child) => sum + linesOf(child), 2);
    case 'cards':
      return Math.max(
        ...block.cards.map(({ blocks }) => blocks.reduce((sum, child) => sum + 3 * linesOf(child), 2)),
      );
    case 'columns':
      return Math.max(
        ...block.columns.map((blocks) =>
          blocks.reduce((sum, child) => sum + block.columns.length * linesOf(child), 0),
        ),
      );
    case 'divider':
      return 0;
    case 'heading':
    case 'paragraph':
    case 'quote':
      return Math.max(1, textOf(block.text).length / lineLength) + 0.6;
  }
}

/** Cuts a list or a long paragraph that is too tall for a slide, so that no word is lost to its edge. */
function splitTall(block: ContentBlock): ContentBlock[] {
  if (linesOf(block) <= slideLines) return [block];
  if (block.type === 'list') {
    const groups: ContentBlock[] = [];
    let start = block.start ?? 1;
    let items: (typeof block.items)[number][] = [];
    let used = 0;
    const flush = (): void => {
      if (items.length === 0) return;
      groups.push({ ...block, ...(block.isOrdered ? { start } : {}), items });
      start += items.length;
      items = [];
      used = 0;
    };
    for (const item of block.items) {
      const needed = linesOf({ ...block, items: [item] });
      if (used + needed > slideLines) flush();
      items.push(item);
      used += needed;
    }
    flush();
    return groups;
  }
  if (block.type === 'table') {
    const { rows } = block.table;
    const size = slideLines - 2;
    return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => ({
      type: 'table' as const,
      table: { ...block.table, rows: rows.slice(part * size, (part + 1) * size) },
    }));
  }
  if (block.type === 'paragraph' && block.text.length === 1) {
    const sentences = textOf(block.text).split(/(?<=[.!?]) /);
    const parts: string[] = [''];
    for (const sentence of sentences) {
      const last = parts.at(-1) ?? '';
      if (last && (last.length + sentence.length) / lineLength > slideLines - 1) parts.push(sentence);
      else parts[parts.length - 1] = last ? `${last} ${sentence}` : sentence;
    }
    return parts.map((text) => ({ type: 'paragraph' as const, text: [{ text }] }));
  }
  return [block];
}

/** What the slides are about, in the words of their own headings. */
function headingsOf({ blocks }: ArticleContent): string {
  const titles = blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [textOf(block.text).trim()] : [],
  );
  return titles.slice(0, mostHeadings).join(' · ');
}
const mostHeadings = 4;

/** The longest paragraph that is read off a slide in large type. */
const longestStatement = 160;

/** Few short items without marks of their own stand side by side. */
const mostPoints = 4;
const longestPoint = 90;

function pointsOf(block: ContentBlock): Extract<SlideContent, { layout: 'points' }>['points'] | null {
  if (block.type !== 'list' || block.items.length < 2 || block.items.length > mostPoints) return null;
  const isPlain = block.items.every(
    ({ text, children, ...marks }) =>
      children.length === 0 &&
      Object.keys(marks).length === 0 &&
      text.every((span) => Object.keys(span).length === 1) &&
      textOf(text).length <= longestPoint,
  );
  if (!isPlain) return null;
  return block.items.map(({ text }, index) => ({
    ...(block.isOrdered ? { marker: String((block.start ?? 1) + index) } : {}),
    title: textOf(text),
    text: [],
  }));
}

/** A slide in the layout of what it holds: a chart, figures, few points or one sentence fill it, other content is text. */
function slideOf(title: string, blocks: readonly ContentBlock[]): SlideContent {
  const head = { label: '', notes: '' };
  const [only, ...others] = blocks;
  if (only && others.length === 0) {
    if (only.type === 'chart')
      return { ...head, layout: 'chart', title: only.chart.title || title, chart: only.chart, takeaway: '' };
    if (only.type === 'figures' && only.figures.length <= 4)
      return { ...head, layout: 'figures', title, figures: only.figures };
    const points = title === '' ? null : pointsOf(only);
    if (points) return { ...head, layout: 'points', title, points };
    const isPlain =
      only.type === 'paragraph' && only.text.every((span) => Object.keys(span).length === 1) && title !== '';
    if (isPlain && textOf(only.text).length <= longestStatement)
      return { ...head, layout: 'statement', title, text: textOf(only.text) };
  }
  return { ...head, layout: 'text', title, blocks };
}

/** Given content as slides: a slide for each heading, more where one cannot hold it; every word is kept. */
export function deckFromArticle(article: ArticleContent): DeckContent {
  /* Lengths in their parts are low and wide: before the first heading they are the finding, and stand on the cover. */
  const [opening] = article.blocks;
  const cover = opening?.type === 'chart' && opening.chart.kind === 'parts' ? opening.chart : null;
  const content = cover ? { ...article, blocks: article.blocks.slice(1) } : article;
  const slides: SlideContent[] = [
    {
      layout: 'title',
      label: '',
      title: article.title,
      subtitle: article.lead ? textOf(article.lead) : headingsOf(content),
      notes: '',
      ...(cover ? { chart: cover } : {}),
    },
  ];
  let title = article.title;
  let blocks: ContentBlock[] = [];
  let used = 0;
  const flush = (): void => {
    if (blocks.length > 0) slides.push(slideOf(title, blocks));
    blocks = [];
    used = 0;
  };
  for (const [index, block] of content.blocks.entries()) {
    if (block.type === 'heading' && block.level === 2) {
      flush();
      title = textOf(block.text);
      const next = content.blocks[index + 1];
      if (!next || (next.type === 'heading' && next.level === 2))
        slides.push({ layout: 'statement', label: '', title, text: '', notes: '' });
      continue;
    }
    if (block.type === 'divider') {
      flush();
      continue;
    }
    for (const part of splitTall(block)) {
      const needed = linesOf(part);
      if (used > 0 && used + needed > slideLines) flush();
      blocks.push(part);
      used += needed;
    }
  }
  flush();
  return {
    kind: 'pitch-deck',
    organisation: article.organisation ?? article.title,
    runningTitle: article.runningTitle,
    date: article.date,
    slides,
  };
}
