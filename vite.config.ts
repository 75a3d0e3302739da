import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawPages } from './vite.draw-pages.ts';
import { wordsPlugin } from './vite.words.ts';

/** In development the pages come from Vite and every call goes on to the server. */
const serverAddress = 'http://127.0.0.1:3000';
const serverPaths = [
  '/api',
  '/chat',
  '/files',
  '/fonts',
  '/help',
  '/identity',
  '/pdf',
  '/samples',
  '/template-pictures',
];

/** What every page draws its frame with. As files of their own they would be compressed one by one. */
const shellModules = [
  'src/web/(?:paths|search-params)\\.ts',
  'src/words/(?:languages|plural)\\.ts',
  'src/web/components/shell/use-page-title\\.ts',
  'src/web/components/ui/(?:badge|brand-mark|button|class-names|icon-button|language-choice|loading|toast)\\.tsx?',
  'src/web/features/(?:identity/api/(?:account-facts|session)|site/use-site)\\.ts',
  'src/web/lib/(?:local-store|outage-events|page-facts|session-end|query-client|theme|call-error|language|load-area|server-areas|words|use-media-query)\\.ts',
  'lucide-react/dist/esm/(?:createLucideIcon|Icon|defaultAttributes|shared|icons/(?:circle-user-round|menu|moon|sun)\\.)',
];

const summaries = /^ *summary:\s*(?:'[^'\n]*'|"[^"\n]*"),\n/gm;

/** What calls do is said in the API reference, which the server draws: the app has no use for these words. */
const withoutSummaries: Plugin = {
  name: 'octavo:without-summaries',
  transform: {
    filter: { id: /\/src\/contract\// },
    handler: (code) => ({ code: code.replace(summaries, ''), map: null }),
  },
  enforce: 'pre',
};

export default defineConfig({
  root: 'src/web',
  plugins: [wordsPlugin(), withoutSummaries, react(), tailwindcss(), drawPages()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Inlined files cannot be cached on their own, and the page policy would have to allow data: for them.
    assetsInlineLimit: 0,
    // The drawn pages name the scripts that they need.
    manifest: true,
    modulePreload: { polyfill: false },
    // The largest is pdf.js, which comes with the first PDF that is opened.
    chunkSizeWarningLimit: 520,
    rolldownOptions: {
      output: {
        // What every page needs changes seldom and is large: a file of its own stays cached over releases.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: new RegExp(shellModules.join('|')),
            },
            {
              // Calls need the words of errors, and so do the notes of other languages, which load later.
              name: 'calls',
              test: /src\/web\/lib\/(?:client|error-words|refused-answer)\.ts/,
            },
            {
              // Icons that several screens draw: as files of their own each weighs twice what it draws. The landing
              // page needs only two of them.
              name: 'icons',
              test: /lucide-react\/dist\/esm\/icons\/(?!(?:pause|play)\.)/,
              minShareCount: 2,
            },
            {
              name: 'frame',
              // Without what only forms and long lists need.
              test: /^(?!.*(?:[mM]utation|infiniteQueryObserver|useInfiniteQuery)).*node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-router|router-core|history|react-query|query-core|store|react-store))\//,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: serverAddress }])),
  },
});
