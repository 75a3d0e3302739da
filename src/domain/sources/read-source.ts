import { type AnyNode, hasChildren, isTag } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { textOfNodes } from '../document/plain-text.ts';
import { trimEndOf } from '../text/trim-characters.ts';

/** A page of the web as far as a document can cite it. */
export interface Source {
  readonly url: string;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** A long article; what is beyond is not read. */
const longestText = 60_000;
const titleLength = 160;
/** Not what a page says. */
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

/** Reads a fetched page: its title and its sentences, without what surrounds them. */
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

/** A text without the addresses that it names; what follows them stays. */
export const withoutAddresses = (text: string, instead = ''): string =>
  text.replace(address, (url) => instead + url.slice(withoutPunctuation(url).length));

/** The web addresses that a text names, without the punctuation that follows them. */
export function addressesIn(text: string): string[] {
  const found = (text.match(address) ?? []).map(withoutPunctuation);
  return [...new Set(found.filter((url) => /^https?:\/\/[^/]/i.test(url)))];
}
