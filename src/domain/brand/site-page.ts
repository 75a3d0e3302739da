import render from 'dom-serializer';
import { type Element, isTag, isText } from 'domhandler';
import { findAll, getAttributeValue, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { withinNestingLimit } from '../document/sanitise/nesting-limit.ts';

export type SourceKind = 'manifest' | 'link' | 'og' | 'meta' | 'markup' | 'css' | 'logo' | 'text';

export interface LogoCandidate {
  /** URL to fetch; null for an inline SVG. */
  readonly url: string | null;
  readonly svg: string | null;
  readonly kind: SourceKind;
  /** Higher means more likely to be the logo. */
  readonly weight: number;
}

/** What a home page's markup says about its site. URLs are absolute, but not yet checked. */
export interface SitePage {
  readonly name: { readonly text: string; readonly kind: SourceKind } | null;
  readonly description: { readonly text: string; readonly kind: SourceKind } | null;
  readonly themeColour: string | null;
  readonly logos: readonly LogoCandidate[];
  readonly manifestUrl: string | null;
  readonly styleUrls: readonly string[];
  readonly css: string;
  /** Font families named in links to font services. */
  readonly linkedFamilies: readonly string[];
  /** Headings and paragraphs in order, as Markdown. */
  readonly words: string;
}

const longestPage = 3_000_000;
const mostElements = 30_000;
const mostWords = 12_000;
const longestInlineSvg = 200_000;

const tidy = (text: string, most: number): string => text.replace(/\s+/g, ' ').trim().slice(0, most);

/** Resolves an address in the page to an absolute http(s) URL; null for anything else. */
type Resolve = (address: string | undefined) => string | null;

function logosOf(elements: readonly Element[], addressOf: Resolve): LogoCandidate[] {
  const found: LogoCandidate[] = [];
  const add = (url: string | null, kind: SourceKind, weight: number) => {
    if (url && !found.some((each) => each.url === url)) found.push({ url, svg: null, kind, weight });
  };
  for (const element of elements) {
    const { name } = element;
    const said = `${element.attribs.class ?? ''} ${element.attribs.id ?? ''} ${element.attribs.alt ?? ''} ${element.attribs['aria-label'] ?? ''} ${element.attribs.src ?? ''}`;
    const isNamed = /logo|brand|wordmark/i.test(said);
    const parent = element.parent && isTag(element.parent) ? element.parent : null;
    const isWithin = /logo|brand/i.test(`${parent?.attribs.class ?? ''} ${parent?.attribs.id ?? ''}`);
    if (name === 'img' && (isNamed || isWithin)) add(addressOf(element.attribs.src), 'markup', 100);
    if (name === 'svg' && (isNamed || isWithin)) {
      const svg = render(element, { xmlMode: true }).slice(0, longestInlineSvg + 1);
      if (svg.length <= longestInlineSvg) found.push({ url: null, svg, kind: 'markup', weight: 110 });
    }
    if (name !== 'link') continue;
    const rel = (element.attribs.rel ?? '').toLowerCase();
    const href = addressOf(element.attribs.href);
    if (/apple-touch-icon/.test(rel)) add(href, 'link', 60);
    else if (/\bicon\b|mask-icon/.test(rel))
      add(href, 'link', /svg/.test(element.attribs.type ?? href ?? '') ? 65 : 40);
  }
  return found;
}

/** Reads a home page. Never throws; skips what it can't parse. */
export function readSitePage(html: string, addressOf: Resolve): SitePage {
  const document = parseDocument(withinNestingLimit(html.slice(0, longestPage).replaceAll('\0', '')));
  const elements = findAll(isTag, document.children).slice(0, mostElements);
  const metas = elements.filter(({ name }) => name === 'meta');
  const meta = (...names: readonly string[]): string | null => {
    for (const wanted of names) {
      const element = metas.find(
        ({ attribs }) => (attribs.property ?? attribs.name ?? '').toLowerCase() === wanted,
      );
      const text = tidy((element && getAttributeValue(element, 'content')) ?? '', 400);
      if (text) return text;
    }
    return null;
  };
  const title = elements.find(({ name }) => name === 'title');
  const titleText = title ? tidy(textContent(title), 200) : '';
  const siteName = meta('og:site_name', 'application-name', 'apple-mobile-web-app-title');
  const shortTitle = titleText.split(/ [|·–—-] /)[0] ?? '';
  const social = addressOf(meta('og:image', 'twitter:image') ?? undefined);
  const description = meta('description', 'og:description', 'twitter:description');
  const links = elements.filter(({ name }) => name === 'link');
  const words: string[] = [];
  let length = 0;
  for (const element of elements) {
    if (!/^(?:h[1-4]|p|li|blockquote)$/.test(element.name) || length > mostWords) continue;
    const text = tidy(textContent(element), 1200);
    if (text.length < 3 || words.at(-1)?.endsWith(text)) continue;
    const level = /^h([1-4])$/.exec(element.name)?.[1];
    const line = level ? `${'#'.repeat(Number(level))} ${text}` : element.name === 'li' ? `- ${text}` : text;
    words.push(line);
    length += line.length;
  }
  return {
    name: siteName
      ? { text: siteName.slice(0, 100), kind: 'og' }
      : shortTitle
        ? { text: shortTitle.slice(0, 100), kind: 'markup' }
        : null,
    description: description ? { text: description, kind: 'meta' } : null,
    themeColour: meta('theme-color'),
    logos: [
      ...logosOf(elements, addressOf),
      ...(social ? [{ url: social, svg: null, kind: 'og' as const, weight: 20 }] : []),
    ],
    manifestUrl: addressOf(links.find(({ attribs }) => attribs.rel === 'manifest')?.attribs.href),
    styleUrls: links
      .filter(({ attribs }) => /\bstylesheet\b/i.test(attribs.rel ?? ''))
      .flatMap(({ attribs }) => addressOf(attribs.href) ?? []),
    css: elements
      .flatMap((element) => [
        ...(element.name === 'style'
          ? element.children.map((child) => (isText(child) ? child.data : ''))
          : []),
        ...(element.attribs.style ? [`${element.name}{${element.attribs.style}}`] : []),
      ])
      .join('\n'),
    linkedFamilies: links.flatMap(({ attribs }) =>
      [...(attribs.href ?? '').matchAll(/[?&]family=([^&:]+)/g)].map(([, family = '']) =>
        tidy(family.replaceAll('+', ' '), 60),
      ),
    ),
    words: words.join('\n\n'),
  };
}
