import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../frame/escape-html.ts';

export interface HelpSection {
  /** Empty above the first heading. */
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly html: string;
  readonly text: string;
}

export interface HelpPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** What the links and pictures of a text point to; null if it isn't part of the help. */
export interface Targets {
  readonly link: (href: string) => string | null;
  readonly picture: (src: string) => HelpPicture | null;
}

/** Returns the plain text of some HTML. */
const textOf = (html: string): string =>
  textContent(parseDocument(html.replaceAll(/<\/(?:p|pre|li|td|th)>|<br>/g, '$& ')))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the id of a heading, as GitHub makes it. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

function createMarked(targets: Targets): Marked {
  const marked = new Marked();
  marked.use({
    renderer: {
      // Markdown has no syntax for keys. Comments are left out.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => (/^<\/?kbd>$/.test(text.trim()) ? text : ''),
      code: ({ text }: Tokens.Code) =>
        `<pre tabindex="0" role="group" aria-label="Code"><code>${escapeHtml(text)}</code></pre>`,
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const target = targets.link(href);
        return target === null ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const picture = targets.picture(href);
        if (picture === null) return '';
        const { address, width, height } = picture;
        return `<img src="${address}" width="${width}" height="${height}" alt="${escapeHtml(text)}" loading="lazy" decoding="async">`;
      },
    },
  });
  return marked;
}

/** Wraps tables, so that wide ones scroll inside themselves. */
const scrollTables = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="table" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');

/** Draws Markdown as sections, one for each heading. The title of the text is left out: the page has its own. */
export function drawMarkdown(markdown: string, targets: Targets): readonly HelpSection[] {
  const marked = createMarked(targets);
  const parts: { heading: Tokens.Heading | null; tokens: Token[] }[] = [{ heading: null, tokens: [] }];
  for (const token of marked.lexer(markdown)) {
    if (token.type !== 'heading') parts.at(-1)?.tokens.push(token);
    else if (token.depth > 1) parts.push({ heading: token as Tokens.Heading, tokens: [] });
  }
  const used = new Map<string, number>();
  return parts.map(({ heading, tokens }) => {
    const html = scrollTables(marked.parser(tokens));
    const text = textOf(html);
    if (heading === null) return { id: '', title: '', depth: 1, html, text };
    const inner = marked.Parser.parseInline(heading.tokens, marked.defaults);
    const title = textOf(inner);
    const slug = slugOf(title);
    const count = used.get(slug) ?? 0;
    used.set(slug, count + 1);
    const id = count === 0 ? slug : `${slug}-${count}`;
    const tag = `h${heading.depth}`;
    const link = `<a class="anchor" href="#${id}" aria-label="Link to: ${escapeHtml(title)}">#</a>`;
    return {
      id,
      title,
      depth: heading.depth,
      html: `<${tag} id="${id}">${inner} ${link}</${tag}>\n${html}`,
      text,
    };
  });
}
