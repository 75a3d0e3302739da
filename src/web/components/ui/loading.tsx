import { words } from '../../lib/words.ts';

/** Shown while a page's code and data load. */
export function Loading() {
  return (
    <p role="status" className="grid min-h-40 flex-1 place-items-center text-ink-3">
      {words('shell').loading}
    </p>
  );
}
