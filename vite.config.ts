import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the pages come from Vite and every call goes on to the server. */
const serverAddress = 'http://127.0.0.1:3000';
const serverPaths = ['/api', '/chat', '/files', '/fonts', '/identity', '/pdf'];

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Inlined files cannot be cached on their own, and the page policy would have to allow data: for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Changes seldom and is large: a file of its own stays cached over releases of the app.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: serverAddress }])),
  },
});
