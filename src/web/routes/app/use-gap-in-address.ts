import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import type { DeskHandle } from '../../features/page/components/desk.tsx';
import { paths } from '../../paths.ts';

const route = getRouteApi(paths.app);

/** The page is measured after it is rendered. */
const retryMs = 100;

/** Edits the gap that the address names, once the page shows it; then removes it from the address. */
export function useGapInAddress(desk: RefObject<DeskHandle | null>, hasGaps: boolean): void {
  const { gap } = route.useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    if (gap === undefined || !hasGaps) return;
    const timer = setInterval(() => {
      if (!desk.current?.showMarked('gap', Number(gap))) return;
      clearInterval(timer);
      void navigate({
        to: paths.app,
        search: ({ gap: _, ...others }) => others,
        replace: true,
      });
    }, retryMs);
    return () => clearInterval(timer);
  }, [gap, hasGaps, desk, navigate]);
}
