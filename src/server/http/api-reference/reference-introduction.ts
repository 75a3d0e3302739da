import { marked, type Token } from 'marked';
import { escapeHtml } from '../frame/escape-html.ts';
import { exampleLanguages } from './call-examples.ts';

export interface IntroductionPart {
  readonly id: string;
  readonly title: string;
  /** Null for parts shown in every language. */
  readonly language: string | null;
  readonly html: string;
}

const render = (tokens: readonly Token[]): string =>
  marked.parser(tokens as Token[]).replaceAll('<pre>', '<pre tabindex="0">');

/** Splits the API description (Markdown) at its second-level headings; the first part has no title. */
export function introductionParts(markdown: string): readonly IntroductionPart[] {
  const parts: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2)
      parts.push({ title: token.text as string, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  return parts.map(({ title, tokens }) => ({
    id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    title: escapeHtml(title),
    language: exampleLanguages.find(({ name }) => title === name)?.id ?? null,
    html: render(tokens),
  }));
}
