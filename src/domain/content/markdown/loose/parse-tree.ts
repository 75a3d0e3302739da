import type { Definition, List, Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { directive } from 'micromark-extension-directive';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type { Notes } from '../../lenient/notes.ts';
import { placeholderFromMarkdown, placeholderSyntax } from '../../text/placeholder-syntax.ts';
import { raisedFromMarkdown, raisedSyntax } from '../../text/raised-syntax.ts';
import { sampleFromMarkdown, sampleSyntax } from '../../text/sample-syntax.ts';
import { tidyItemAttributes } from './item-attributes.ts';
import { tameMarkdown } from './tame-markdown.ts';

declare module 'mdast' {
  interface ThematicBreakData {
    /** Whether it was written as `---`, which separates pages; `***` is a divider. */
    isPageBreak?: boolean;
  }

  interface ListItemData {
    /** The entry's number as written. */
    number?: number;
  }
}

/** Directives on their own lines only. Within a line a colon is just a colon: 'a:b', '10:30am'. */
const { flow: directiveFlow = {} } = directive();

/** Parses Octavo Markdown without front matter. Resolves link references; notes what it leaves out. */
export function parseTree(markdown: string, notes?: Notes): Root {
  const source = tameMarkdown(markdown);
  const tree = fromMarkdown(source, {
    extensions: [
      { flow: directiveFlow },
      gfmTable(),
      gfmStrikethrough({ singleTilde: false }),
      gfmTaskListItem(),
      placeholderSyntax,
      raisedSyntax,
      sampleSyntax,
    ],
    mdastExtensions: [
      directiveFromMarkdown(),
      gfmTableFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
      placeholderFromMarkdown,
      raisedFromMarkdown,
      sampleFromMarkdown,
    ],
  });
  for (const node of tree.children) {
    if (node.type === 'thematicBreak' && source[node.position?.start.offset ?? -1] === '-')
      node.data = { isPageBreak: true };
  }
  const definitions = new Map<string, Definition>();
  visit(tree, (node) => {
    if (node.type === 'list' && node.ordered) keepNumbers(node, source);
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  });
  if (definitions.size > 0) visit(tree, (node) => resolveReferences(node, definitions));
  tidyItemAttributes(tree, notes);
  return tree;
}

function keepNumbers({ children }: List, source: string): void {
  for (const item of children) {
    const start = item.position?.start.offset ?? source.length;
    const digits = /^\d+/.exec(source.slice(start, start + 9))?.[0];
    if (digits !== undefined) item.data = { number: Number(digits) };
  }
}

function visit(root: Nodes, change: (node: Nodes) => void): void {
  const open: Nodes[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    change(node);
    if ('children' in node) open.push(...node.children);
  }
}

function resolveReferences(node: Nodes, definitions: ReadonlyMap<string, Definition>): void {
  if (!('children' in node)) return;
  const children = node.children as Nodes[];
  children.forEach((child, at) => {
    if (child.type === 'linkReference') {
      const url = definitions.get(child.identifier)?.url ?? '';
      children[at] = { type: 'link', url, children: child.children };
    } else if (child.type === 'imageReference') {
      const url = definitions.get(child.identifier)?.url ?? '';
      children[at] = { type: 'image', url, alt: child.alt ?? '' };
    }
  });
}
