import { isDocumentFormat, pageBox } from '../../../../domain/document/formats.ts';
import { previewParts } from '../preview-page.ts';
import { sanitisePreview } from '../sanitise-preview.ts';

/** Colors and fonts by token name, without dashes; null for the direction's own. */
export type Tokens = Readonly<Record<string, string | null>>;

/** A page in one look. */
export interface Sketch {
  /** An article; its first page is drawn. */
  readonly html: string;
  readonly tokens?: Tokens;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Returns the height of an article's page for a width. */
export function thumbHeight(format: string, orientation: 'portrait' | 'landscape', width: number): number {
  const box = pageBox(isDocumentFormat(format) ? format : 'a4', orientation);
  return Math.round((box.heightPx / box.widthPx) * width);
}

interface Prepared {
  readonly article: HTMLElement;
  readonly faces: string;
  readonly styles: readonly string[];
}

/** Parsed and sanitized first pages by markup; a palette's thumbnails share one. */
function prepare(html: string): Prepared | null {
  const holder = document.createElement('div');
  holder.append(sanitisePreview(html));
  const article = holder.querySelector<HTMLElement>('article');
  if (!article) return null;
  for (const page of [...article.querySelectorAll(':scope > .page')].slice(1)) page.remove();
  const { sheets } = previewParts(article.outerHTML);
  const [faces, ...styles] = sheets;
  return { article, faces, styles };
}

/**
 * Draws pages into an iframe without scripts, each in a shadow tree with its own styles. One iframe for all
 * costs a fraction of one iframe each.
 */
export function createThumbFrame(view: Document) {
  const known = new Map<string, Prepared | null>();
  const drawn = new Map<string, { readonly host: HTMLElement; sketch: Sketch | null }>();
  const knownFaces = new Set<string>();

  function preparedOf(html: string): Prepared | null {
    const found = known.get(html);
    if (found !== undefined) return found;
    const prepared = prepare(html);
    known.set(html, prepared);
    return prepared;
  }

  function addFaces(faces: string): void {
    if (knownFaces.has(faces)) return;
    knownFaces.add(faces);
    const style = view.createElement('style');
    style.textContent = faces;
    view.head.append(style);
  }

  function hostOf(key: string) {
    const found = drawn.get(key);
    if (found) return found;
    const host = view.createElement('div');
    host.attachShadow({ mode: 'open' });
    view.body.append(host);
    const made = { host, sketch: null };
    drawn.set(key, made);
    return made;
  }

  function put(host: HTMLElement, { article, styles }: Prepared, tokens: Tokens): void {
    const copy = view.importNode(article, true);
    for (const [name, value] of Object.entries(tokens)) {
      if (value === null) copy.style.removeProperty(`--${name}`);
      else copy.style.setProperty(`--${name}`, value);
    }
    const sheets = styles.map((css) => {
      const style = view.createElement('style');
      style.textContent = css;
      return style;
    });
    host.shadowRoot?.replaceChildren(...sheets, copy);
  }

  return {
    /** Returns whether a thumbnail shows this sketch. */
    shows: (key: string, sketch: Sketch): boolean => {
      const last = drawn.get(key)?.sketch;
      return last?.html === sketch.html && sameTokens(last.tokens, sketch.tokens);
    },
    draw(key: string, sketch: Sketch): void {
      const prepared = preparedOf(sketch.html);
      if (!prepared) return;
      addFaces(prepared.faces);
      const entry = hostOf(key);
      put(entry.host, prepared, sketch.tokens ?? {});
      drawn.set(key, { host: entry.host, sketch });
    },
    place(key: string, { left, top, width }: Place): void {
      const entry = drawn.get(key);
      const { format = '', orientation } = entry?.sketch
        ? (preparedOf(entry.sketch.html)?.article.dataset ?? {})
        : {};
      const box = pageBox(
        isDocumentFormat(format) ? format : 'a4',
        orientation === 'landscape' ? 'landscape' : 'portrait',
      );
      if (!entry) return;
      const scale = width / box.widthPx;
      entry.host.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${box.widthPx}px;height:${box.heightPx}px;overflow:hidden;transform:scale(${scale});transform-origin:0 0;contain:strict`;
    },
    /** Removes the thumbnails and the markup that are no longer needed. */
    keep(keys: ReadonlySet<string>, htmls: ReadonlySet<string>): void {
      for (const [key, { host }] of drawn) {
        if (keys.has(key)) continue;
        host.remove();
        drawn.delete(key);
      }
      for (const html of known.keys()) if (!htmls.has(html)) known.delete(html);
    },
  };
}

export type ThumbFrame = ReturnType<typeof createThumbFrame>;

const sameTokens = (one: Tokens = {}, other: Tokens = {}): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
