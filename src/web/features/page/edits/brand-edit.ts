import { findAspectRatio } from '../../../../domain/brand/aspect-ratios.ts';
import type { ArtDirection, ThemeName } from '../../../../domain/content/choices.ts';
import { isPartId } from '../../../../domain/content/part-id.ts';
import { plainToText } from '../../../../domain/content/text/write-text.ts';
import { isArtDirection } from '../../../../domain/document/kit/choices.ts';
import { chosenTheme, chosenTokens } from '../../../../domain/document/kit/chosen-looks.ts';
import type { PageChoices } from '../../../../domain/document/kit/page-choices.ts';
import { withLogoIn } from '../../../../domain/document/layout/logo.ts';
import type { Patch } from '../../../../domain/document/patch.ts';
import { type ReadArticle, readArticle } from '../../../../domain/document/read-article.ts';
import { words } from '../../../lib/words.ts';
import { insertAfter, siblingsOf } from './content-edit.ts';
import type { MakeEdit } from './hand-edit.ts';
import { formatPatches, paletteTokenNames, setDocument, setToken } from './look-edit.ts';
import { newPartId } from './new-part-id.ts';

/** Look settings of a brand, to apply to a page. */
export interface BrandLook extends Pick<PageChoices, 'colours' | 'background' | 'fonts' | 'ownFamilies'> {
  /** Label in the list of versions. */
  readonly label: string;
  readonly direction?: ArtDirection | null;
  /** One of the themes' aspect ratios. Never turns a page into slides, which would need another layout. */
  readonly aspectRatio?: string | null;
}

export interface BrandPicture {
  readonly name: string;
  readonly alt: string;
  readonly source: string;
  /** A logo is placed before the sender's name, if there is one. */
  readonly isLogo: boolean;
}

function shapePatches(aspectRatio: string | null | undefined, format: string): Patch[] {
  const shape = aspectRatio ? findAspectRatio(aspectRatio) : undefined;
  if (!shape || shape.format.startsWith('slides') !== format.startsWith('slides')) return [];
  return formatPatches(shape.format, shape.orientation);
}

function lookPatches(look: BrandLook, { direction: now, theme, format }: ReadArticle): Patch[] {
  const direction = look.direction ?? (isArtDirection(now) ? now : 'swiss');
  const nextTheme: ThemeName = chosenTheme(look) ?? theme;
  const hasColours = (look.colours ?? []).length > 0 || Boolean(look.background);
  const tokens = chosenTokens(look, direction, nextTheme) as Readonly<Record<string, string | undefined>>;
  // New colors replace the existing ones; a font keeps them.
  const names = new Set([...(hasColours ? paletteTokenNames : []), ...Object.keys(tokens)]);
  return [
    ...(direction === now ? [] : [setDocument('direction', direction)]),
    ...(nextTheme === theme ? [] : [setDocument('theme', nextTheme)]),
    ...shapePatches(look.aspectRatio, format),
    ...[...names].map((name) => setToken(name, tokens[name] ?? null)),
  ];
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function picturePatch(
  picture: BrandPicture,
  afterId: string | null,
  id: string,
  articleHtml: string,
): Patch | null {
  const { pages } = readArticle(articleHtml);
  const marked = pages
    .flatMap(({ blocks }) => blocks)
    .map(({ id, html }) => ({ op: 'replace' as const, id, html, next: withLogoIn(html, picture) }))
    .find(({ html, next }) => picture.isLogo && next !== html && !/\bdata-locked="true"/.test(html));
  if (marked) return { op: 'replace', id: marked.id, html: marked.next };
  const page = pages.find(({ blocks }) => blocks.some(({ id }) => id === afterId)) ?? pages.at(-1);
  if (!page) return null;
  const after = page.blocks.find(({ id }) => id === afterId) ?? page.blocks.at(-1);
  const [name, alt, source] = [picture.name, picture.alt, picture.source].map(escapeAttribute);
  const html = `<figure class="picture" data-id="${id}" data-name="${name}"><img class="picture-image" src="${source}" alt="${alt}"></figure>`;
  return { op: 'insert', pageId: page.id, afterId: after?.id ?? null, html };
}

/** Applies a brand's look to the page. */
export function wearLook(look: BrandLook): MakeEdit {
  return (articleHtml) => {
    const patches = lookPatches(look, readArticle(articleHtml));
    return patches.length === 0 ? null : { patches, label: look.label };
  };
}

/** Returns the id of a content block to insert a picture after; null if no page has blocks. */
function blockBefore(articleHtml: string, afterId: string | null): string | null {
  if (afterId !== null && siblingsOf(articleHtml, afterId).includes(afterId)) return afterId;
  const ids = [...articleHtml.matchAll(/data-id="(b[^".]+)"/g)].map(([, id = '']) => id).filter(isPartId);
  return ids.findLast((id) => siblingsOf(articleHtml, id).includes(id)) ?? null;
}

/** Places a picture as an operation on content; null if only the page's HTML is known. */
function pictureOperation(picture: BrandPicture, afterId: string | null, id: string, articleHtml: string) {
  if (!articleHtml.includes(' data-field="')) return null;
  const { name, alt, source, isLogo } = picture;
  const label = words('editing').placed(name);
  if (isLogo) {
    const value = { source, text: plainToText(alt) };
    return { patches: [], operations: [{ op: 'set', at: 'head.logo', value }], label };
  }
  const before = blockBefore(articleHtml, afterId);
  const block = { type: 'picture', source, text: plainToText(alt) };
  return before === null ? null : insertAfter(before, block, label, 'below', id)(articleHtml);
}

/** Inserts a picture after a block, otherwise at the end of the page; a logo at the sender's name. */
export function placePicture(picture: BrandPicture, afterId: string | null): MakeEdit {
  const id = newPartId('b');
  return (articleHtml) => {
    const made = pictureOperation(picture, afterId, id, articleHtml);
    if (made) return made;
    const patch = picturePatch(picture, afterId, id, articleHtml);
    return patch && { patches: [patch], label: words('editing').placed(picture.name) };
  };
}
