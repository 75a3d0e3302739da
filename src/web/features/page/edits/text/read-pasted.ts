import { type Marks, marksOfElement, type Piece } from './pieces.ts';

const blocks =
  'address,article,aside,blockquote,dd,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tr,ul';
const silent = 'head,script,style,template,title,svg,math,iframe,object,noscript';

/** Programs write bold and italics as styles, too, and 'normal' on tags that usually mean bold. */
function marksOf(element: HTMLElement): Marks | null {
  const { fontWeight, fontStyle } = element.style;
  const isLight = fontWeight === 'normal' || Number(fontWeight) < 600;
  const isHeavy = fontWeight === 'bold' || Number(fontWeight) >= 600;
  const own =
    /^(?:B|STRONG)$/.test(element.tagName) && fontWeight !== '' && isLight ? null : marksOfElement(element);
  return {
    ...own,
    ...(fontWeight !== '' && isHeavy && { isStrong: true }),
    ...(fontStyle === 'italic' && { isEmphasis: true }),
  };
}

function* runsIn(root: Node, marks: Marks): Generator<{ readonly text: string; readonly marks: Marks }> {
  for (const node of root.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      yield { text: (node.textContent ?? '').replace(/\s+/g, ' '), marks };
      continue;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const element = node as HTMLElement;
    if (element.matches(silent)) continue;
    const isBlock = element.matches(blocks);
    if (isBlock || element.tagName === 'BR') yield { text: '\n', marks: {} };
    yield* runsIn(element, { ...marks, ...(element.style ? marksOf(element) : null) });
    if (isBlock) yield { text: '\n', marks: {} };
  }
}

/** Joins line breaks, and removes space and breaks at both ends. */
function tidy(runs: readonly { readonly text: string; readonly marks: Marks }[]) {
  const out: { text: string; marks: Marks }[] = [];
  for (const { text, marks } of runs) {
    const last = out.at(-1)?.text ?? '\n';
    const own = /[\n ]$/.test(last) ? text.replace(/^ +/, '') : text;
    if (own === '' || (own === '\n' && last.endsWith('\n'))) continue;
    out.push({ text: own, marks });
  }
  while (out.at(-1)?.text.trim() === '') out.pop();
  return out;
}

const isLine = ({ text }: { readonly text: string }): boolean => text === '\n';

/** Returns pasted content as far as a field can hold it. Fields without marks get one line of plain words. */
export function readPasted(data: DataTransfer, isRich: boolean, frame: Document): readonly Piece[] {
  const html = isRich ? data.getData('text/html') : '';
  const plain = data.getData('text/plain');
  const runs =
    html === ''
      ? plain.split(/(\r\n?|\n)/).map((text) => ({ text: /[\r\n]/.test(text) ? '\n' : text, marks: {} }))
      : [...runsIn(new DOMParser().parseFromString(html, 'text/html').body, {})];
  const kept = tidy(runs);
  // Spaces at the ends of plain text separate words; those of markup are layout.
  const words = html === '' && !/[\r\n]/.test(plain) ? [{ text: plain, marks: {} }] : kept;
  return words
    .filter(({ text }) => text !== '')
    .map((run): Piece => {
      if (!isLine(run)) return { ...run, around: [] };
      return isRich
        ? { text: '\n', marks: {}, around: [], node: frame.createElement('br') }
        : { text: ' ', marks: {}, around: [] };
    });
}
