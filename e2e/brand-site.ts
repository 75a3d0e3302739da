import { createServer } from 'node:http';
import sharp from 'sharp';

export interface BrandSite {
  /** 'localhost:PORT', as in OCTAVO_ALLOW_HOSTS and as typed by users. */
  readonly host: string;
  /** Delays responses until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

const words = 'We roast coffee for you every morning. You taste it at noon. '.repeat(8);
const page = `<!doctype html><html lang="en"><head><title>Kaffeehaus Lind</title>
<meta property="og:site_name" content="Kaffeehaus Lind"><link rel="stylesheet" href="/brand.css">
<link rel="stylesheet" href="/missing.css"></head>
<body><img class="logo" src="/logo.png" alt="Lind"><h1>Coffee from the hill</h1><p>${words}</p></body></html>`;
const sheet = `body{font-family:"Figtree",sans-serif;color:#222}
h1{font-family:"Young Serif",serif;color:#7a1f3d}.button{background:#7a1f3d}:root{--brand-accent:#c98a2b}`;

/** Starts the website of a coffee house, with a logo, two colors, two fonts and a tone of voice. */
export async function startBrandSite(): Promise<BrandSite> {
  const mark = await sharp({
    create: { width: 240, height: 80, channels: 3, background: '#7a1f3d' },
  })
    .png()
    .toBuffer();
  let held: Promise<void> = Promise.resolve();
  const server = createServer(async (request, response) => {
    await held;
    if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else if (request.url === '/brand.css') response.writeHead(200, { 'content-type': 'text/css' }).end(sheet);
    else if (request.url === '/logo.png') response.writeHead(200, { 'content-type': 'image/png' }).end(mark);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    host: `localhost:${port}`,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
