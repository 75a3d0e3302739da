import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { artDirections, pictureFinishes } from '../../src/domain/content/choices.ts';
import { type DocumentContent, documentContent } from '../../src/domain/content/document-content.ts';
import { lookOfStyle, styleNames } from '../../src/domain/document/kit/style-looks.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { makeDocument, photograph } from './make-document.ts';
import { drawSheet, type SheetPicture } from './picture-sheet.ts';

export interface LookSheet {
  readonly name: string;
  readonly pages: number;
  readonly findings: readonly string[];
  readonly bytes: number;
}

const pageWidthPx = 420;

const look = {
  format: 'a5',
  orientation: 'portrait',
  direction: 'swiss',
  theme: 'light',
  tokens: {},
  seed: 2,
};
const invitation = documentContent.parse({
  schema: 1,
  title: 'Garden party',
  kind: 'invitation',
  language: 'en',
  look: { ...look, subject: 'a flower' },
  head: {},
  pages: [
    {
      layout: 'flyer',
      title: 'Garden party',
      tagline: 'With music, lanterns and a long table under the trees.',
      facts: [
        { label: 'When', value: '12 July, 4 pm' },
        { label: 'Where', value: 'Mill Lane 8' },
      ],
    },
  ],
});

/** Returns a picture with the tones of a photograph: a bright sky, hills in haze, and grain. */
async function photo(): Promise<string> {
  const hill = (y: number, color: string): string =>
    `<path d="M0 ${y}C150 ${y - 90} 260 ${y + 30} 420 ${y - 40}S640 ${y - 80} 720 ${y}V480H0z" fill="${color}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960" viewBox="0 0 720 480"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#4f86b8"/><stop offset=".7" stop-color="#f3d9b0"/></linearGradient></defs><rect width="720" height="480" fill="url(#s)"/><circle cx="520" cy="150" r="44" fill="#fff3d6"/>${hill(250, '#8aa0a8')}${hill(320, '#5c7a64')}${hill(400, '#2c4432')}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).blur(0.6).jpeg({ quality: 80 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const ofPhoto = (source: string, finish: (typeof pictureFinishes)[number] | undefined): DocumentContent =>
  documentContent.parse({
    schema: 1,
    title: 'The valley in autumn',
    language: 'en',
    look,
    head: {},
    pages: [
      {
        layout: 'article',
        title: 'The valley in autumn',
        blocks: [
          {
            type: 'picture',
            source,
            text: 'Hills in the evening',
            caption: 'The last hour of light.',
            finish,
          },
          {
            type: 'paragraph',
            text: 'The path follows the river to the mill and comes back over the ridge.',
          },
        ],
      },
    ],
  });

/** Draws one invitation in each style, and one photo in each print look and direction. */
export async function* drawLooks(renderer: Renderer, folder: URL): AsyncGenerator<LookSheet> {
  const source = await photo();
  const finishes = [undefined, ...pictureFinishes];
  const sheets = [
    {
      name: 'styles',
      columns: 5,
      made: styleNames.map((name) => ({
        label: name,
        content: { ...invitation, look: { ...invitation.look, ...lookOfStyle(name, {}) } },
      })),
    },
    {
      name: 'print-looks',
      columns: artDirections.length,
      made: finishes.flatMap((finish) =>
        artDirections.map((direction) => {
          const content = ofPhoto(source, finish);
          return {
            label: `${direction}, ${finish ?? 'as it is'}`,
            content: { ...content, look: { ...content.look, direction } },
          };
        }),
      ),
    },
  ];
  for (const { name, columns, made } of sheets) {
    const findings: string[] = [];
    const pictures: SheetPicture[] = [];
    for (const { label, content } of made) {
      const document = await makeDocument(content, renderer);
      findings.push(...document.report.findings.map(({ message }) => `${label}: ${message}`));
      const [picture = null] = await photograph(document, renderer, pageWidthPx);
      pictures.push({ label, picture });
    }
    const sheet = await drawSheet({ columns, widthPx: 1500, pictures }, renderer, 'webp');
    await writeFile(new URL(`${name}.webp`, folder), sheet);
    yield { name, pages: pictures.length, findings, bytes: sheet.length };
  }
}
