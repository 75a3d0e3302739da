import type { ChildNode } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import type { DocumentContent } from '../content/document-content.ts';
import { parseWithPositions } from './article-tree.ts';
import { assembleArticle } from './assemble-article.ts';
import type { DocumentDraft } from './draft.ts';
import { layOutContent } from './layout/lay-out-content.ts';
import { type KeptLocks, keepLocks } from './patches/keep-locks.ts';

/** A page with the content it was laid out from. */
export interface LaidOutPage {
  readonly html: string;
  readonly content: DocumentContent;
}

const namedPicture = /\ssrc="(asset:[A-Za-z0-9._-]{1,64})"/g;

const sourcesIn = (html: string): string[] =>
  getElementsByTagName('img', parseWithPositions(html) as ChildNode[]).map(
    ({ attribs }) => attribs.src ?? '',
  );

const markupOf = ({ pages }: DocumentDraft): string =>
  pages.flatMap(({ blocks }) => blocks.map(({ html }) => html)).join('');

/** Returns the URLs of named pictures, as used on the page. */
function pictureAddresses({ html, content }: LaidOutPage): ReadonlyMap<string, string> {
  const names = sourcesIn(markupOf(layOutContent(content)));
  const addresses = sourcesIn(html);
  if (names.length !== addresses.length) return new Map();
  return new Map(names.map((name, at) => [name, addresses[at] ?? name]));
}

/**
 * Lays out `content`, an edited version of a page's content. Content refers to pictures by names that are
 * valid only within a chat turn, so their URLs are taken from the page. Locked parts stay as they are on the
 * page.
 */
export function layOutAgain(content: DocumentContent, before: LaidOutPage): KeptLocks {
  return keepLocks({ html: laidOut(content, before), content }, before);
}

function laidOut(content: DocumentContent, before: LaidOutPage): string {
  const draft = layOutContent(content);
  if (!markupOf(draft).includes(' src="asset:')) return assembleArticle(draft);
  const addresses = pictureAddresses(before);
  const unfold = (html: string): string =>
    html.replace(namedPicture, (all, name: string) => {
      const address = addresses.get(name);
      return address === undefined ? all : ` src="${address}"`;
    });
  const pages = draft.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map(({ id, html }) => ({ id, html: unfold(html) })),
  }));
  return assembleArticle({ ...draft, pages });
}
