import { findKind, type KindName, kindNames } from '../reading/kinds.ts';

/** Words of interfaces that are no words of prompts. */
const otherNames: Readonly<Record<string, string>> = {
  document: 'one-pager',
  page: 'one-pager',
  presentation: 'deck',
  slides: 'deck',
  slide_deck: 'deck',
  resume: 'cv',
};

/** The kind that was chosen beside the prompt, by its id or by a word for it; null where it names none. */
export function chosenKind(name: string | null | undefined): KindName | null {
  if (!name) return null;
  const plain = name.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const id = otherNames[plain] ?? plain.replaceAll('_', '-');
  return kindNames.find((kind) => kind.id === id) ?? findKind(name.replaceAll('_', ' '))?.kind ?? null;
}
