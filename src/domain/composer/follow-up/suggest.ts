import type { DocumentContent } from '../../content/document-content.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { showAs } from '../../content/show-as/show-as.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { inWords } from './change-format.ts';
import { nameOf } from './name-part.ts';
import type { Part } from './parts.ts';

const longestLabel = 40;

/** Yields requests that may work on a document, most useful first, without duplicates. */
export function* possibleRequests(
  content: DocumentContent,
  parts: readonly Part[],
  isSelected: boolean,
): Generator<Saying> {
  const units = parts.filter(({ path, unit, page }) => path.length === 0 && unit !== page);
  for (const unit of units) {
    const block = content.pages.flatMap(blocksOf).find(({ id }) => id === unit.unit);
    const shown = block && showAs(block, content.language).find(({ as }) => as !== 'numbered-list');
    if (shown && unit.label !== '')
      yield tell('ask_show', { part: nameOf(unit, content), shape: inWords(shown.as) });
    else if (shown && unit.kinds[0] && units.filter(({ kinds }) => kinds[0] === unit.kinds[0]).length === 1)
      yield tell('ask_show', { part: tell(`part_${unit.kinds[0]}`), shape: inWords(shown.as) });
  }
  if (!isSelected) {
    yield tell('ask_color', { color: tell(content.look.theme === 'dark' ? 'color_navy' : 'color_green') });
    yield tell(content.look.theme === 'dark' ? 'ask_light' : 'ask_dark');
    yield tell(content.look.direction === 'editorial' ? 'ask_modern' : 'ask_elegant');
  }
  const named = parts.filter(
    ({ label, kinds }) => label.length > 2 && label.length <= longestLabel && !kinds.includes('title'),
  );
  for (const part of [...named].reverse().slice(0, 6))
    yield tell('ask_remove', { part: nameOf(part, content) });
  if (isSelected) yield tell('ask_removeThis');
  else yield tell(content.look.format.startsWith('slides') ? 'ask_a4' : 'ask_slides');
}
