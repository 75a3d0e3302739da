import { createElement, Fragment, type ReactNode } from 'react';
import { type RichBlock, type RichInline, readRichText } from '../rich-text.ts';

/** Renders a Markdown answer. Model output becomes text and our own elements, never raw HTML. */
export function RichAnswer({ text }: { readonly text: string }) {
  return (
    <div className="rich-answer leading-read [overflow-wrap:anywhere]">{blocksOf(readRichText(text))}</div>
  );
}

// Passed as positional children without keys: an answer only grows at its end.
const blocksOf = (all: readonly RichBlock[]): ReactNode => createElement(Fragment, null, ...all.map(blockOf));
const inlineOf = (all: readonly RichInline[]): ReactNode => createElement(Fragment, null, ...all.map(partOf));

function blockOf(block: RichBlock): ReactNode {
  if (block.kind === 'code') return <pre dir="ltr">{block.text}</pre>;
  if (block.kind === 'list') return listOf(block.start, block.items);
  return (
    <p dir="auto" className={block.kind === 'heading' ? 'font-semibold' : undefined}>
      {inlineOf(block.parts)}
    </p>
  );
}

function listOf(start: number | null, items: readonly (readonly RichBlock[])[]): ReactNode {
  const children = items.map((item) => createElement('li', null, blocksOf(item)));
  return createElement(
    start === null ? 'ul' : 'ol',
    { dir: 'auto', ...(start === null ? {} : { start }) },
    ...children,
  );
}

function partOf(part: RichInline): ReactNode {
  switch (part.kind) {
    case 'strong':
      return <strong>{inlineOf(part.parts)}</strong>;
    case 'em':
      return <em>{inlineOf(part.parts)}</em>;
    case 'link':
      return (
        <a className="link" href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {inlineOf(part.parts)}
        </a>
      );
    case 'code':
      return <code>{part.text}</code>;
    case 'break':
      return <br />;
    default:
      return part.text;
  }
}
