import type { ReaderLanguage } from '../languages.ts';
import { type Token, tokenize } from '../tokenize.ts';
import { editKinds } from './lexicon.ts';
import { lexicons } from './phrase-index.ts';

interface Node {
  readonly next: Map<string, Node>;
  /** Set of edit kinds of the phrase that ends here, as bits. */
  kinds: number;
}

const createNode = (): Node => ({ next: new Map(), kinds: 0 });
const indexes = new Map<ReaderLanguage, Node>();

function indexOf(language: ReaderLanguage): Node {
  const known = indexes.get(language);
  if (known) return known;
  const root = createNode();
  for (const [bit, kind] of editKinds.entries()) {
    for (const phrase of lexicons[language].edits[kind].split(',')) {
      let node = root;
      for (const { folded } of tokenize(phrase)) {
        const next = node.next.get(folded) ?? createNode();
        node.next.set(folded, next);
        node = next;
      }
      node.kinds |= 1 << bit;
    }
  }
  indexes.set(language, root);
  return root;
}

/** A phrase about an edit: its kinds as bits, and its tokens from `first` to before `next`. */
export interface EditPhrase {
  readonly kinds: number;
  readonly first: number;
  readonly next: number;
}

/** Returns the longest phrase at each token. Phrases may overlap. */
export function findEditPhrases(tokens: readonly Token[], language: ReaderLanguage): EditPhrase[] {
  const root = indexOf(language);
  const found: EditPhrase[] = [];
  for (let first = 0; first < tokens.length; first++) {
    let node: Node | undefined = root;
    let longest: EditPhrase | undefined;
    for (let at = first; at < tokens.length; at++) {
      node = node?.next.get(tokens[at]?.folded ?? '');
      if (!node) break;
      if (node.kinds !== 0) longest = { kinds: node.kinds, first, next: at + 1 };
    }
    if (longest) found.push(longest);
  }
  return found;
}
