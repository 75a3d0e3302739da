import { words as ar } from './words/ar.mjs';
import { words as de } from './words/de.mjs';
import { words as en } from './words/en.mjs';
import { words as es } from './words/es.mjs';
import { words as fr } from './words/fr.mjs';
import { words as it } from './words/it.mjs';
import { words as ja } from './words/ja.mjs';
import { words as nl } from './words/nl.mjs';
import { words as pl } from './words/pl.mjs';
import { words as pt } from './words/pt-br.mjs';
import { words as zh } from './words/zh-hans.mjs';

/*
 * The messages of the first setup, in the language of the terminal. Static imports and old syntax only: an old Node
 * must be able to say that it is too old.
 */

/** By the first part of a locale. @type {Record<string, typeof en>} */
const languages = { ar, de, en, es, fr, it, ja, nl, pl, pt, zh };

/**
 * Returns the messages for a terminal: German for LANG=de_DE.UTF-8; English for others and for 'C'. Those in Chinese
 * are in simplified characters, as in the app.
 * @param {Record<string, string | undefined>} env
 */
export function wordsOfTerminal(env) {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  if (/^zh[_-](?:hant|tw|hk|mo)/i.test(locale)) return en;
  const code = locale.split(/[_.@-]/, 1)[0] || '';
  return (Object.hasOwn(languages, code) && languages[code]) || en;
}

/**
 * Returns a message with its values filled in.
 * @param {keyof typeof en} name
 * @param {Record<string, string | number>} [values]
 */
export function say(name, values = {}) {
  return wordsOfTerminal(process.env)[name].replace(/\{(\w+)\}/g, (whole, key) =>
    key in values ? String(values[key]) : whole,
  );
}

export const nodeDownloads = 'https://nodejs.org/en/download';
