import './lib/zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './lib/query-client.ts';
import { replayField, replayPresses } from './lib/replay-early.ts';
import './lib/theme.ts';
import { loadWords } from './lib/words.ts';
import { createOctavoRouter } from './router.tsx';
import './styles/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in.');
const router = createOctavoRouter();
// Keeps a prerendered page until the router can replace it in one step.
await Promise.all([loadWords('shell'), root.dataset.drawn ? router.load() : null]);

/** Replays on the live page what was done on the prerendered one. */
function Live() {
  // In the task that replaces the page, so that no key press falls between the two.
  useLayoutEffect(replayField, []);
  // The last effect of the page: its keys and buttons work now.
  useEffect(() => {
    delete root?.dataset.drawn;
    replayPresses();
  }, []);
  return null;
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Live />
    </QueryClientProvider>
  </StrictMode>,
);

// Registered last, because it only serves the offline page. On prerendered pages, `load` may have fired
// already.
function keepOfflinePage(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keepOfflinePage();
  else window.addEventListener('load', keepOfflinePage, { once: true });
}
