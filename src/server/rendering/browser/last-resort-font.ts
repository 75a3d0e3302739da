import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

/** The system's font configuration, if there is one. */
const systemConfig = '/etc/fonts/fonts.conf';

/** Sizes in the WOFF specification; those of the unpacked font in OpenType. */
const woffHeader = 44;
const woffEntry = 20;
const fontHeader = 12;
const fontEntry = 16;

/** Tables are aligned to four bytes. */
const padded = (length: number): number => (length + 3) & ~3;

/** Unpacks a WOFF file into a plain font: the same tables, uncompressed. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const offset = woff.readUInt32BE(at + 4);
    const stored = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: stored.length < length ? inflateSync(stored) : stored,
    };
  });
  const start = fontHeader + count * fontEntry;
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), start);
  const font = Buffer.alloc(size);
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(fontEntry * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(fontEntry * (count - 2 ** power), 10);
  let offset = start;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = fontHeader + index * fontEntry;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  }
  return font;
}

/** Includes italic and bold, because styles that the browser synthesizes print as Type 3 fonts. */
const cuts = ['400-normal', '400-italic', '700-normal', '700-italic'];

let fonts: Promise<readonly Buffer[]> | null = null;

/**
 * Writes fonts and a font configuration into `folder` and returns the configuration's path for
 * FONTCONFIG_FILE. A browser without any system font draws no text at all, not even in web fonts. The
 * machine's own fonts stay available, but a generic sans-serif always resolves to these fonts, on every
 * machine.
 * @param machineConfig the configuration to include
 */
export async function writeFontConfig(folder: string, machineConfig = systemConfig): Promise<string> {
  fonts ??= Promise.all(
    cuts.map(async (cut) =>
      unpackWoff(await readFile(require.resolve(`@fontsource/noto-sans/files/noto-sans-latin-${cut}.woff`))),
    ),
  );
  const config = join(folder, 'fonts.conf');
  const escaped = machineConfig.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const lines = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<include ignore_missing="yes">${escaped}</include>`,
    `<dir>${folder}</dir><cachedir>${folder}</cachedir>`,
    '</fontconfig>',
  ];
  const files = (await fonts).map((font, index) => writeFile(join(folder, `${cuts[index]}.ttf`), font));
  await Promise.all([...files, writeFile(config, lines.join('\n'))]);
  return config;
}
