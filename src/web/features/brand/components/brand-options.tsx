import { lazy, Suspense } from 'react';
import { Loading } from '../../../components/ui/loading.tsx';
import { withWords } from '../../../lib/words.ts';
import type { BrandOptionsProps } from './brand-option-list.tsx';

const BrandOptionList = lazy(async () => ({
  default: (await withWords(import('./brand-option-list.tsx'), 'brand-choice')).BrandOptionList,
}));

/** Picker for everything in the account's brand, loaded when it is opened. */
export function BrandOptions(props: BrandOptionsProps) {
  return (
    <Suspense fallback={<Loading />}>
      <BrandOptionList {...props} />
    </Suspense>
  );
}
