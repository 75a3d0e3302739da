import type { DocumentContent } from '../../content/document-content.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { showAs } from '../../content/show-as/show-as.ts';
import { inWords } from './change-format.ts';
import { nameOf } from './name-part.ts';
import type { Part } from './parts.ts';

const longestLabel = 40;

/** Yields requests that may work on a document, most useful first, without duplicates. */
export function* possibleRequests(
  content: DocumentContent,
  parts: readonly Part[],
  isSelected: boolean,
): Generator<string> {
  const units = parts.filter(({ path, unit, page }) => path.length === 0 && unit !== page);
  for (const unit of units) {
    const block = content.pages.flatMap(blocksOf).find(({ id }) => id === unit.unit);
    const shown = block && showAs(block, content.language).find(({ as }) => as !== 'numbered-list');
    if (shown && unit.label !== '') yield `Show ${nameOf(unit, content)} as ${inWords(shown.as)}`;
    else if (shown && unit.kinds[0] && units.filter(({ kinds }) => kinds[0] === unit.kinds[0]).length === 1)
      yield `Show the ${unit.kinds[0]} as ${inWords(shown.as)}`;
  }
  if (!isSelected) {
    yield content.look.theme === 'dark' ? 'Make it navy blue' : 'Make it dark green';
    yield content.look.theme === 'dark' ? 'Make it light' : 'Use dark mode';
    yield content.look.direction === 'editorial' ? 'Make it modern' : 'Make it more elegant';
  }
  const named = parts.filter(
    ({ label, kinds }) => label.length > 2 && label.length <= longestLabel && !kinds.includes('title'),
  );
  for (const part of [...named].reverse().slice(0, 6)) yield `Remove ${nameOf(part, content)}`;
  if (isSelected) yield 'Remove this';
  else yield content.look.format.startsWith('slides') ? 'Make it A4' : 'Turn it into slides';
}
