import './lib/zod-without-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './lib/query-client.ts';
import './lib/theme.ts';
import { loadWords } from './lib/words.ts';
import { createOctavoRouter } from './router.tsx';
import './styles/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in.');
const router = createOctavoRouter();
// Keeps a prerendered page until the router can replace it in one step.
await Promise.all([loadWords('shell'), root.dataset.drawn ? router.load() : null]);

/** What was done before the app loaded; see public/start.js. */
interface DoneEarly {
  readonly octavoPressedEarly?: string;
  readonly octavoLanguageEarly?: string;
}

/** Replays the last click on a button, and the choice of a language, made before the app loaded. */
function Live() {
  useEffect(() => {
    delete root?.dataset.drawn;
    const { octavoPressedEarly: pressed, octavoLanguageEarly: chosen } = window as DoneEarly;
    const languages = document.querySelector<HTMLSelectElement>('.language-form select');
    if (chosen && languages) {
      languages.value = chosen;
      languages.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (!pressed) return;
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === pressed)?.click();
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
