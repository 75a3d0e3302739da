import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type ArtDirection, artDirections } from '../../../domain/content/choices.ts';
import { parseArticle } from '../../../domain/document/article-tree.ts';
import { fillIcons, iconsIn, iconWeights, redrawIcons } from '../../../domain/icons/fill-icons.ts';

type Bodies = Readonly<Record<string, { readonly body: string }>>;

let reading: Promise<Bodies> | null = null;

/** Returns the icon set. It is 5 MB, so it is read with the first icon. */
function drawings(): Promise<Bodies> {
  reading ??= readFile(createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json'), 'utf8').then(
    (json) => (JSON.parse(json) as { icons: Bodies }).icons,
  );
  return reading;
}

/** Returns the drawings of the icons in the markup, in the weight of the art direction. */
async function bodiesFor(html: string, direction: ArtDirection): Promise<ReadonlyMap<string, string>> {
  const bodies = new Map<string, string>();
  const names = iconsIn(html);
  if (names.size === 0) return bodies;
  const all = await drawings();
  for (const name of names) {
    const drawing = `${name}${iconWeights[direction]}`;
    const body = Object.hasOwn(all, drawing) ? all[drawing]?.body : undefined;
    if (body !== undefined) bodies.set(name, body);
  }
  return bodies;
}

/** Draws the icons of a sanitized document. */
export async function drawIcons(articleHtml: string): Promise<string> {
  const bodies = await bodiesFor(articleHtml, directionOf(articleHtml));
  return bodies.size === 0 ? articleHtml : redrawIcons(articleHtml, bodies);
}

/** Draws the icons of a block before it is sanitized. */
export async function drawBlockIcons(blockHtml: string, direction: ArtDirection): Promise<string> {
  const bodies = await bodiesFor(blockHtml, direction);
  return bodies.size === 0 ? blockHtml : fillIcons(blockHtml, bodies);
}

function directionOf(articleHtml: string): ArtDirection {
  const named = parseArticle(articleHtml).article?.attribs['data-direction'];
  return artDirections.find((direction) => direction === named) ?? 'swiss';
}
