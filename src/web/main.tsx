import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { queryClient } from './lib/query-client.ts';
import './lib/theme.ts';
import { router } from './router.tsx';
import './styles/app.css';

// The page policy allows no code made at run time; without this zod would try, and the browser would report it.
z.config({ jitless: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
