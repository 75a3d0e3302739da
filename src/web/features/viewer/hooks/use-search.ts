import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { findInText, type TextMatch } from '../find-in-text.ts';
import type { OpenPdf } from '../open-pdf.ts';
import { usePageTexts } from './use-page-texts.ts';

export interface PageMatch extends TextMatch {
  /** 1-based. */
  readonly page: number;
}

/** Search in all pages, with the current match. */
export function useSearch(pdf: OpenPdf) {
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const [index, setIndex] = useState(0);
  const texts = usePageTexts(pdf, isOpen);
  const looked = useDeferredValue(words);

  const matches = useMemo<readonly PageMatch[]>(
    () =>
      isOpen
        ? texts.flatMap(({ text }, at) =>
            findInText(text, looked).map((match) => ({ ...match, page: at + 1 })),
          )
        : [],
    [texts, looked, isOpen],
  );
  const count = matches.length;

  return {
    isOpen,
    words,
    texts,
    matches,
    current: count === 0 ? null : index % count,
    open: useCallback(() => setIsOpen(true), []),
    close: useCallback(() => setIsOpen(false), []),
    search: useCallback((next: string) => {
      setWords(next);
      setIndex(0);
    }, []),
    step: useCallback(
      (direction: 1 | -1) => setIndex((before) => (count === 0 ? 0 : (before + direction + count) % count)),
      [count],
    ),
  };
}

export type Search = ReturnType<typeof useSearch>;
