import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkFileNames, chunkGroups, chunkReach } from './vite.chunks.ts';
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
  plugins: [chunkReach, wordsPlugin(), withoutSummaries, react(), tailwindcss(), drawPages()],
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
        chunkFileNames,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: serverAddress }])),
  },
});
