import { type AnyNode, hasChildren, isTag } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { textOfNodes } from '../document/plain-text.ts';
import { trimEndOf } from '../text/trim-characters.ts';

/** A web page, reduced to what a document can cite. */
export interface Source {
  readonly url: string;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Characters; enough for a long article. The rest is not read. */
const longestText = 60_000;
const titleLength = 160;
/** Elements without page content. */
const furniture = new Set(
  'script style noscript template head nav footer aside form iframe object svg button select dialog'.split(
    ' ',
  ),
);

const sentencesIn = new Intl.Segmenter('en', { granularity: 'sentence' });

function prune(node: AnyNode): void {
  if (!hasChildren(node)) return;
  node.children = node.children.filter(
    (child) => !(isTag(child) && (furniture.has(child.name) || child.attribs.hidden !== undefined)),
  );
  for (const child of node.children) prune(child);
}

function sentencesOf(text: string): string[] {
  return text
    .slice(0, longestText)
    .split('\n')
    .flatMap((line) =>
      [...sentencesIn.segment(line)].map(({ segment }) => segment.replace(/\s+/g, ' ').trim()),
    )
    .filter((sentence) => sentence.length > 1);
}

const hostOf = (url: string): string => /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1] ?? url;

/** Extracts the title and sentences of a fetched page, without navigation and other surroundings. */
export function readSource(url: string, text: string, isHtml: boolean): Source {
  if (!isHtml) return { url, title: hostOf(url), sentences: sentencesOf(text) };
  const document = parseDocument(text);
  const title = findOne(({ name }) => name === 'title', document.children);
  const named = title ? textContent(title).replace(/\s+/g, ' ').trim() : '';
  prune(document);
  return {
    url,
    title: (named || hostOf(url)).slice(0, titleLength),
    sentences: sentencesOf(textOfNodes(document.children)),
  };
}

const address = /https?:\/\/[^\s<>"'`|\\^{}]+/gi;

const withoutPunctuation = (url: string): string => trimEndOf(url, '.,;:!?)]}»”’');

/** Removes the URLs from a text but keeps the punctuation after them. */
export const withoutAddresses = (text: string, instead = ''): string =>
  text.replace(address, (url) => instead + url.slice(withoutPunctuation(url).length));

/** Returns the URLs in a text, without trailing punctuation. */
export function addressesIn(text: string): string[] {
  const found = (text.match(address) ?? []).map(withoutPunctuation);
  return [...new Set(found.filter((url) => /^https?:\/\/[^/]/i.test(url)))];
}
