/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { WalkedBox, WalkedPage, WalkedPicture, WalkedShape, WalkedText } from './walked-page.ts';

/**
 * Reads what is drawn where from the laid-out document: text line by line, pictures, shapes, links. Pages not
 * made by Octavo count as one long page. Runs in the page: see call-in-page.ts.
 */
export function walkPages(_parts: Record<string, never>): WalkedPage[] {
  const clear = /^(?:transparent|rgba\(\d+, \d+, \d+, 0\))$/;
  const sections = [...document.querySelectorAll<HTMLElement>('article.doc > section.page')];
  const roots = sections.length > 0 ? sections : [document.body ?? document.documentElement];

  const shown = (text: string, transform: string): string => {
    if (transform === 'uppercase') return text.toUpperCase();
    if (transform === 'lowercase') return text.toLowerCase();
    return transform === 'capitalize' ? text.replace(/(^|\s)(\p{L})/gu, (all) => all.toUpperCase()) : text;
  };
  const blockOf = (element: Element): string | null =>
    element.closest<HTMLElement>('[data-id]:not(section.page)')?.dataset.id ?? null;

  return roots.map((root, index) => {
    const frame = root.getBoundingClientRect();
    const boxOf = (rect: DOMRect): WalkedBox => ({
      x: rect.left - frame.left,
      y: rect.top - frame.top,
      width: rect.width,
      height: rect.height,
    });
    const texts: WalkedText[] = [];
    const pictures: WalkedPicture[] = [];
    const shapes: WalkedShape[] = [];

    /** Finds the lines of a text by the positions of its words. */
    const linesOf = (node: Text): { text: string; rect: DOMRect }[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const whole = range.getClientRects();
      if (whole.length === 0) return [];
      const [first] = whole;
      if (whole.length === 1 && first) return [{ text: node.data, rect: first }];
      const lines: { text: string; rect: DOMRect }[] = [];
      for (const word of node.data.matchAll(/\S+\s*/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].trimEnd().length);
        for (const rect of range.getClientRects()) {
          if (rect.width === 0) continue;
          const last = lines.at(-1);
          if (last && Math.abs(last.rect.top - rect.top) < rect.height / 2) {
            const left = Math.min(last.rect.left, rect.left);
            const right = Math.max(last.rect.right, rect.right);
            last.rect = new DOMRect(
              left,
              last.rect.top,
              right - left,
              Math.max(last.rect.height, rect.height),
            );
            if (!last.text.endsWith(word[0])) last.text += word[0];
          } else lines.push({ text: word[0], rect });
        }
      }
      return lines;
    };

    const readText = (node: Text, parent: Element): void => {
      if (!/\S/.test(node.data) || parent.closest('script,style,template,title')) return;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      const style = getComputedStyle(parent);
      const heading = parent.closest('h1,h2,h3,h4,h5,h6');
      for (const { text, rect } of linesOf(node)) {
        const words = shown(text.replace(/\s+/g, ' ').trim(), style.textTransform);
        if (words === '' || rect.width < 0.5 || rect.height < 0.5) continue;
        texts.push({
          ...boxOf(rect),
          text: words,
          family: style.fontFamily,
          sizePx: Number.parseFloat(style.fontSize),
          weight: Number(style.fontWeight),
          isItalic: style.fontStyle !== 'normal',
          colour: parent instanceof SVGElement ? style.fill : style.color,
          letterSpacingPx: Number.parseFloat(style.letterSpacing) || 0,
          align: style.textAlign,
          direction: style.direction === 'rtl' ? 'rtl' : 'ltr',
          headingLevel: heading ? Number(heading.tagName[1]) : 0,
          blockId: blockOf(parent),
        });
      }
    };

    const readElement = (element: Element): void => {
      if (element instanceof SVGElement && element.ownerSVGElement) return;
      const rect = element.getBoundingClientRect();
      if (rect.width < 0.5 || rect.height < 0.5) return;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      const box = boxOf(rect);
      const blockId = blockOf(element);
      if (element instanceof HTMLImageElement) {
        const { naturalWidth, naturalHeight, alt } = element;
        const isDrawing = /^data:image\/svg/.test(element.currentSrc);
        const size = isDrawing
          ? { kind: 'drawing' as const, naturalWidth: null, naturalHeight: null }
          : { kind: 'image' as const, naturalWidth, naturalHeight };
        pictures.push({ ...box, ...size, alt, blockId });
        return;
      }
      if (element instanceof SVGSVGElement) {
        const alt = element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent ?? '';
        pictures.push({ ...box, kind: 'drawing', alt, naturalWidth: null, naturalHeight: null, blockId });
        return;
      }
      const style = getComputedStyle(element);
      if (/url\("data:image\/(?!svg)/.test(style.backgroundImage))
        pictures.push({
          ...box,
          kind: 'background',
          alt: '',
          naturalWidth: null,
          naturalHeight: null,
          blockId,
        });
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      const lines = sides
        .filter((side) => style[`border${side}Style`] !== 'none')
        .map((side) => ({
          width: Number.parseFloat(style[`border${side}Width`]),
          colour: style[`border${side}Color`],
        }))
        .filter(({ width, colour }) => width > 0 && !clear.test(colour));
      const fill = clear.test(style.backgroundColor) ? '' : style.backgroundColor;
      if (fill === '' && lines.length === 0) return;
      shapes.push({
        ...box,
        fill,
        radiusPx: Number.parseFloat(style.borderTopLeftRadius) || 0,
        lineColour: lines[0]?.colour ?? '',
        linePx: lines.length === 0 ? 0 : Math.min(...lines.map(({ width }) => width)),
        blockId,
      });
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text) {
        if (node.parentElement) readText(node, node.parentElement);
      } else if (node instanceof Element) readElement(node);
    }
    return {
      number: index + 1,
      widthPx: frame.width,
      heightPx: frame.height,
      fill: getComputedStyle(root).backgroundColor,
      texts,
      pictures,
      shapes,
      links: [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
        const rect = link.getBoundingClientRect();
        const href = link.getAttribute('href') ?? '';
        return rect.width > 0 ? [{ ...boxOf(rect), href, text: (link.textContent ?? '').trim() }] : [];
      }),
    };
  });
}
