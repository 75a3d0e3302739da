import { lazy, Suspense } from 'react';
import { withWords } from '../../../lib/words.ts';
import type { BrandChipsProps } from './brand-chip-list.tsx';

const BrandChipList = lazy(async () => ({
  default: (await withWords(import('./brand-chip-list.tsx'), 'brand-choice')).BrandChipList,
}));

/** Choices sent with the prompt, as removable chips; loaded with the first choice. */
export function BrandChips(props: BrandChipsProps) {
  if (props.choices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <BrandChipList {...props} />
    </Suspense>
  );
}
