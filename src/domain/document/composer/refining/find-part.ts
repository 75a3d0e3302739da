import type { Part } from './document-view.ts';

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’‘"“”]/g, '')
    .replace(/[^\p{L}\d%$€£]+/gu, ' ')
    .trim();

const noise =
  /^(?:the|my|our|this|that|a|an|whole|entire|der|die|das|den|le|la|les|el|los|las) | (?:section|block|part|slide|paragraph|box|heading|area|abschnitt|partie|sección)$/giu;

/** What people call a part: its name without 'the' and 'section'. */
export function partName(text: string): string {
  return normal(normal(text).replace(noise, '').replace(noise, ''));
}

const synonyms: Readonly<Record<string, string>> = {
  header: 'masthead',
  footer: 'contact',
  foot: 'contact',
  payment: 'payment',
  'payment details': 'payment',
  'bank details': 'payment',
  'thank you': 'thank-you',
  'thank you note': 'thank-you',
  'thanks note': 'thank-you',
  thanks: 'thank-you',
  cta: 'action',
  'call to action': 'action',
  figures: 'figures',
  numbers: 'figures',
  intro: 'lead',
  introduction: 'lead',
};

const isContainer = ({ tag }: Part): boolean =>
  ['section', 'header', 'footer', 'div', 'figure', 'aside', 'address', 'tr', 'li', 'table'].includes(tag);

/** 'Section 2' and 'last section' by their headings below the title. */
function sectionByPlace(parts: readonly Part[], name: string): Part | null {
  const [, count, last] = /^(?:section (\d{1,2})|(last) section)$/.exec(name) ?? [];
  if (!count && !last) return null;
  const titles = parts.filter(({ tag }) => tag === 'h2');
  const headings = titles.length > 0 ? titles : parts.filter(({ tag }) => tag === 'h3');
  const heading = last ? headings.at(-1) : headings[Number(count) - 1];
  return heading ? findContainer(parts, heading.text) : null;
}

/** A whole part (block, section, point, line) by its name, its heading or its id; the smallest that fits. */
export function findContainer(parts: readonly Part[], wanted: string): Part | null {
  const placed = sectionByPlace(parts, wanted.trim().toLowerCase());
  if (placed) return placed;
  const name = partName(wanted);
  if (!name) return null;
  const containers = parts.filter(isContainer);
  const known = synonyms[name] ?? name;
  const byId = containers.find(({ id }) => id === known || normal(id) === name || id.endsWith(`.${known}`));
  if (byId) return byId;
  const byName = containers.find((part) => normal(part.name) === name);
  if (byName) return byName;
  const heading =
    parts.find(({ tag, text }) => /^h[1-4]$/.test(tag) && normal(text) === name) ??
    parts.find(({ tag, text }) => /^h[1-4]$/.test(tag) && name.length > 3 && normal(text).includes(name));
  if (heading) {
    const around = containers.filter(
      ({ html, element }) => element !== heading.element && html.includes(heading.html),
    );
    return around.at(-1) ?? null;
  }
  const loose = containers.find((part) => name.length > 3 && normal(part.name).includes(name));
  return loose ?? null;
}

/** A heading or other text that reads as wanted. */
export function findText(parts: readonly Part[], wanted: string): Part | null {
  const placed = sectionByPlace(parts, wanted.trim().toLowerCase());
  const name = partName(wanted);
  const leaves = parts.filter(({ isLeaf }) => isLeaf);
  if (placed)
    return leaves.find(({ id, tag }) => id.startsWith(`${placed.id}.`) && /^h[1-4]$/.test(tag)) ?? null;
  return (
    leaves.find(({ text }) => normal(text) === normal(wanted)) ??
    leaves.find(({ text, tag }) => /^h[1-4]$/.test(tag) && partName(text) === name) ??
    null
  );
}
