import type { Patch } from '../../patch.ts';
import type { WishReader } from './wish.ts';

const papers: readonly [RegExp, string, string][] = [
  [/(?<![\p{L}\d])a4(?![\p{L}\d])/iu, 'a4', 'A4'],
  [/(?<![\p{L}\d])a5(?![\p{L}\d])/iu, 'a5', 'A5'],
  [
    /(?<![\p{L}])(?:us |american )?letter(?:[- ]?(?:size|paper|format))|us letter|make (?:it|this) letter$|^letter$|(?:use|to|on) letter$/iu,
    'letter',
    'Letter',
  ],
  [/(?<![\p{L}])square$|square (?:format|page)/iu, 'square', 'square'],
  [
    /stor(?:y|ies) (?:format|size)|(?:instagram|insta|whatsapp) stor(?:y|ies)|^(?:.* )?9[:x]16$/iu,
    'story',
    'story',
  ],
  [/16[:x]9|wide ?screen/iu, 'slides-16x9', '16:9'],
  [/4[:x]3/iu, 'slides-4x3', '4:3'],
];

const isSlides = (format: string): boolean => format.startsWith('slides');

/** Paper size and orientation. Slides stay slides, paper stays paper: turning one into the other is a rebuild. */
export const readPaper: WishReader = (wish, context) => {
  const { article } = context.view;
  const patches: Patch[] = [];
  const did: string[] = [];
  const paper = papers.find(
    ([pattern, format]) => pattern.test(wish) && isSlides(format) === isSlides(article.format),
  );
  if (paper) {
    patches.push({ op: 'set_document', name: 'format', value: paper[1] });
    did.push(`${paper[2]} format`);
  }
  const turn = /landscape|horizontal|querformat|paysage|apaisado/i.test(wish)
    ? 'landscape'
    : /(?<![\p{L}])(?:portrait|upright|hochformat)/iu.test(wish)
      ? 'portrait'
      : null;
  if (turn && !/(?:replace|rename|add)/i.test(wish)) {
    if (isSlides(article.format))
      return {
        type: 'say',
        text: 'Slides are always landscape. Ask me to make it a document if you need a page.',
      };
    patches.push({ op: 'set_document', name: 'orientation', value: turn });
    did.push(turn);
  }
  return patches.length > 0 ? { type: 'patches', patches, did: did.join(', '), isWholeDocument: true } : null;
};
