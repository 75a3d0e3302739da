import { noteBlock, quoteBlock, sectionBlock } from '../../layout/block-builders.ts';
import { readingLanguage } from '../reading/language.ts';
import type { DocumentView } from './document-view.ts';
import { findContainer } from './find-part.ts';
import { refineWords } from './refine-words.ts';
import type { Outcome, RefineContext, WishReader } from './wish.ts';

const adding =
  /^(?:add|insert|include|put|write|append|give (?:it|me)|füge|ergänze|ajoute|insère|añade|agrega|incluye)(?![\p{L}]) *(?:in )?(.{1,1500})$/isu;
const thanks = /thank|(?<![\p{L}])thanks|danke|dank(?![\p{L}])|merci|remerciement|gracias|agradecimiento/iu;
const noteWord =
  /^(?:an? |the |another |eine?n? |une? |una? )?(?:short |small |friendly |little |kurze )?(?:[\p{L}-]+ )?(?:note|message|remark|footnote|hinweis|notiz|remarque|nota)(?![\p{L}])/iu;
const sectionWord =
  /^(?:an? |the |another |new |eine?n? |un[ea]? )*(?:short |new )?(?:section|paragraph|chapter|block|abschnitt|absatz|section|sección|párrafo)(?![\p{L}])/iu;
const quoteWord =
  /^(?:an? |the |another |ein |une? |una? )?(?:customer |client |pull )?(?:quote|quotation|testimonial|zitat|citation|cita)(?![\p{L}])/iu;
const saying =
  /(?:saying|that says|that reads|with (?:the )?(?:text|words?)|reading|which says|mit dem text|disant|que diga|:)\s*:?\s*["“„«]?([^"“”»]{1,1200})["”“»]?$/isu;
const about =
  /(?<![\p{L}])(?:about|on|called|titled|named|for|with (?:the )?(?:title|heading)|über|sur|sobre) ["“]?([^":”.]{2,60})["”]?/iu;
const quoted = /["“„«]([^"“”»]{3,600})["”“»](?:,? *(?:by|from|–|—|-|said|von|de|par) *(.{2,80}))?/isu;

/** A new id that nothing in the document has. */
function freshId(view: DocumentView, wanted: string): string {
  const taken = new Set([...view.byId.keys(), ...view.article.pages.map(({ id }) => id)]);
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'section';

/** The foot of a page, which everything else stands above. */
const isFoot = (id: string): boolean => /^(?:contact|payment|colophon|action)(?:-\d+)?$/.test(id);

interface Place {
  readonly pageId: string;
  readonly afterId: string | null;
}

/** After the part that the wish names or the user chose; else as the last thing above the foot of the last page. */
function placeFor(context: RefineContext, wish: string): Place | null {
  const { pages } = context.view.article;
  const [target] = context.targetIds;
  const chosen = target ? context.view.byId.get(target) : undefined;
  if (chosen) return { pageId: chosen.pageId, afterId: chosen.blockId };
  const named = /(?:below|under|after|beneath|unter|nach|après|después de) (?:the )?([^,.:]{2,60})$/iu.exec(
    wish,
  )?.[1];
  const anchor = named ? findContainer(context.view.parts, named) : null;
  if (anchor) return { pageId: anchor.pageId, afterId: anchor.blockId };
  const page = pages.at(-1);
  if (!page) return null;
  const blocks = page.blocks;
  const firstFoot = blocks.findIndex(({ id }) => isFoot(id));
  const last = firstFoot < 0 ? blocks.length : firstFoot;
  return { pageId: page.id, afterId: blocks[last - 1]?.id ?? null };
}

const upperFirst = (text: string): string =>
  text.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function insert(context: RefineContext, wish: string, html: string, did: string): Outcome {
  const place = placeFor(context, wish);
  if (!place) return { type: 'say', text: 'There is no page yet to add this to.' };
  return { type: 'patches', patches: [{ op: 'insert', ...place, html }], did };
}

/** Text for a section that the user named but did not write. */
function sectionText(title: string): string {
  if (/terms|conditions/i.test(title))
    return 'Please quote the number of this document with your payment. If anything is unclear, write to us before the due date and we will sort it out together.';
  if (/contact/i.test(title))
    return 'We are happy to answer questions. Write or call, and you will hear from a person.';
  return `Write here, in two or three sentences, what a reader should know about ${title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}.`;
}

function addThanks(context: RefineContext, wish: string, text: string | undefined): Outcome {
  const { view } = context;
  const words = refineWords[readingLanguage(view.article.language.split('-')[0] ?? 'en')];
  const isInvoice = view.byId.has('totals');
  const own =
    text && text.split(/\s+/).length > 2
      ? upperFirst(text)
      : isInvoice
        ? words.thanksForInvoice
        : words.thanksForPage;
  return insert(
    context,
    wish,
    noteBlock({ id: freshId(view, 'thank-you'), title: words.thanks, text: own }),
    'thank-you note added',
  );
}

export const readAdding: WishReader = (wish, context) => {
  const what = adding.exec(wish)?.[1]?.trim();
  if (!what) return null;
  const { view } = context;
  const text = saying.exec(what)?.[1]?.trim();
  if (quoteWord.test(what)) {
    const given = quoted.exec(what);
    const words = given?.[1] ?? text ?? 'Put here a sentence from somebody who can vouch for this.';
    const by = given?.[2]?.trim() ?? 'Name, role';
    return insert(
      context,
      wish,
      quoteBlock({ id: freshId(view, 'quote'), text: upperFirst(words), by }),
      'quote added',
    );
  }
  if (thanks.test(what) && (noteWord.test(what) || what.length < 60)) return addThanks(context, wish, text);
  if (noteWord.test(what)) {
    const given = text ?? /(?:that|about) (.{3,600})$/is.exec(what)?.[1];
    if (!given)
      return { type: 'say', text: 'What should the note say? Write it like this: add a note saying “…”.' };
    const words = refineWords[readingLanguage(view.article.language.split('-')[0] ?? 'en')];
    return insert(
      context,
      wish,
      noteBlock({ id: freshId(view, 'note'), title: words.note, text: upperFirst(given) }),
      'note added',
    );
  }
  if (sectionWord.test(what)) {
    const title = upperFirst(
      about.exec(what.split(/saying|that says|: /)[0] ?? what)?.[1] ??
        (text ? text.split(/\s+/).slice(0, 3).join(' ') : 'New section'),
    );
    const html = sectionBlock({
      id: freshId(view, slug(title)),
      title,
      text: text ? upperFirst(text) : sectionText(title),
    });
    return insert(context, wish, html, `section “${title}” added`);
  }
  return null;
};
