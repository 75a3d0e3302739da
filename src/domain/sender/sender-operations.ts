import type { DocumentContent } from '../content/document-content.ts';
import type { Operation } from '../content/edit/operation.ts';
import { blocksOf } from '../content/edit/places.ts';
import { fillSender, gapNames } from './fill-sender.ts';
import { noSender, type Sender } from './sender.ts';

type Json = Extract<Operation, { op: 'set' }>['value'];

/** Returns the operations that fill the sender's details in, and the names of the placeholders they fill. */
export function senderOperations(
  content: DocumentContent,
  sender: Sender,
): { readonly operations: readonly Operation[]; readonly filled: readonly string[] } {
  const next = fillSender(content, sender);
  if (next === content) return { operations: [], filled: [] };
  const operations: Operation[] = [];
  if (JSON.stringify(next.head) !== JSON.stringify(content.head))
    operations.push({ op: 'set_head', head: next.head });
  for (const [at, page] of next.pages.entries()) {
    const before = content.pages[at];
    if (!before || page === before || page.id === undefined) continue;
    for (const [name, value] of Object.entries(page)) {
      const old = before[name as keyof typeof before];
      if (name !== 'blocks' && JSON.stringify(old) !== JSON.stringify(value))
        operations.push({ op: 'set', at: `${page.id}.${name}`, value: value as Json });
    }
    for (const [index, block] of blocksOf(page).entries())
      if (block.id !== undefined && block !== blocksOf(before)[index])
        operations.push({ op: 'replace_block', id: block.id, block });
  }
  const left = [...gapNames(next)];
  const filled = gapNames(content).filter((name) => {
    const found = left.indexOf(name);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  return { operations, filled };
}

/** Returns the names of the placeholders that would be filled if the sender had stated every detail. */
export function missingDetails(content: DocumentContent, sender: Sender | null): readonly string[] {
  const known = sender ?? noSender;
  const whole = Object.fromEntries(
    Object.entries(known).map(([field, detail]) => [field, detail || 'x']),
  ) as unknown as Sender;
  const left = [...senderOperations(content, known).filled];
  return senderOperations(content, whole).filled.filter((name) => {
    const found = left.indexOf(name);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}
