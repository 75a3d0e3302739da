import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface FrameFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const require = createRequire(import.meta.url);
const own = (file: string) => readFileSync(new URL(file, import.meta.url));
const faceOf = (file: string) =>
  readFileSync(require.resolve(`@fontsource-variable/${file}-latin-wght-normal.woff2`));

const mark = own('./octavo-mark.svg');

/** Files of every page that the server draws by itself (`/docs`, `/help`). Served under `/docs`, by name. */
export const frameFiles: Readonly<Record<string, FrameFile>> = {
  'mark.svg': { type: 'image/svg+xml', bytes: mark },
  'besley.woff2': { type: 'font/woff2', bytes: faceOf('besley/files/besley') },
  'hanken-grotesk.woff2': { type: 'font/woff2', bytes: faceOf('hanken-grotesk/files/hanken-grotesk') },
};

const version = Object.values(frameFiles)
  .reduce((hash, { bytes }) => hash.update(bytes), createHash('sha256'))
  .digest('hex')
  .slice(0, 12);

/** Fonts, colors, elements and the bar at the top. */
export const frameCss = readFileSync(new URL('./frame.css', import.meta.url), 'utf8').replaceAll(
  '%version%',
  version,
);

export const iconAddress = `/docs/mark.svg?v=${version}`;

/** The mark and the name, which lead back to the app. */
export const brandLink = `<a class="brand" href="/">${mark.toString().replace('<svg ', '<svg aria-hidden="true" ')}<span>Octavo</span></a>`;
