import { lexer, type Token, type Tokens } from 'marked';

export type RichInline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly RichInline[] }
  /** Only http, https and mailto. */
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly RichInline[] }
  | { readonly kind: 'break' };

export type RichBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: readonly RichInline[] }
  | {
      readonly kind: 'list';
      /** First number of an ordered list; null if unordered. */
      readonly start: number | null;
      readonly items: readonly (readonly RichBlock[])[];
    }
  | { readonly kind: 'code'; readonly text: string };

/**
 * Parses a model's Markdown as data, without HTML and without loading anything. Pictures become their alt
 * text; HTML becomes text.
 */
export function readRichText(markdown: string): readonly RichBlock[] {
  return blocksOf(lexer(markdown));
}

function blocksOf(tokens: readonly Token[]): readonly RichBlock[] {
  return tokens.flatMap((token): readonly RichBlock[] => {
    if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return [];
    if (token.type === 'code') return [{ kind: 'code', text: token.text }];
    if (token.type === 'list') return [listOf(token as Tokens.List)];
    if (token.type === 'blockquote') return blocksOf(token.tokens ?? []);
    const isInline = token.type === 'paragraph' || token.type === 'heading' || token.type === 'text';
    if (!isInline) return [{ kind: 'paragraph', parts: [{ kind: 'text', text: token.raw.trim() }] }];
    const parts = token.tokens ? inlineOf(token.tokens) : [{ kind: 'text', text: token.text } as const];
    return [{ kind: token.type === 'heading' ? 'heading' : 'paragraph', parts }];
  });
}

function listOf({ ordered, start, items }: Tokens.List): RichBlock {
  return {
    kind: 'list',
    start: ordered ? Number(start) || 1 : null,
    items: items.map((item) => blocksOf(item.tokens)),
  };
}

function inlineOf(tokens: readonly Token[]): readonly RichInline[] {
  return tokens.flatMap((token): readonly RichInline[] => {
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ kind: token.type, parts: inlineOf(token.tokens ?? []) }];
      case 'codespan':
        return [{ kind: 'code', text: token.text }];
      case 'br':
        return [{ kind: 'break' }];
      case 'link': {
        const parts = inlineOf(token.tokens ?? []);
        return /^(?:https?:\/\/|mailto:)/i.test(token.href)
          ? [{ kind: 'link', href: token.href, parts }]
          : parts;
      }
      case 'text':
      case 'escape':
      case 'image':
        return 'tokens' in token && token.tokens
          ? inlineOf(token.tokens)
          : [{ kind: 'text', text: token.text }];
      default:
        return [{ kind: 'text', text: token.raw }];
    }
  });
}
