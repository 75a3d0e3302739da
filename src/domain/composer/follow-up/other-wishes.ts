import { type ArtDirection, artDirections } from '../../content/choices.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { showAs } from '../../content/show-as/show-as.ts';
import { namedPalettes } from '../../document/kit/named-palettes.ts';
import type { Intent } from '../../reader/labels.ts';
import { lexicons as readerLexicons } from '../../reader/lexicon/phrase-index.ts';
import { fold } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { tell } from '../speech/saying.ts';
import { isReaderLanguage, readLanguageName } from '../wishes/read-language.ts';
import { inWords } from './change-format.ts';
import { quoted } from './name-part.ts';
import { type Request, refuse, type Step, spansOf } from './request.ts';
import { isSameWord } from './same-word.ts';
import { shapeAt } from './settle-reading.ts';

/** Changes the language of fixed text: labels, dates, numbers. Sentences aren't translated. */
export function translate(request: Request): Step {
  const { content, reading, text, targetIds } = request;
  const [span] = spansOf(request, 'lang');
  const code = readLanguageName(span?.text ?? text, reading.language);
  if (targetIds.length > 0) return refuse(tell('oneLanguage'));
  if (code === undefined) return refuse(tell('noLanguage'));
  const language = { language: code };
  if (!isReaderLanguage(code)) return refuse(tell('noLabels', { language }));
  if (content.language.split('-')[0] === code) return refuse(tell('languageIs', { language }));
  return {
    operations: [{ op: 'set', at: 'language', value: code }],
    said: tell('languageSet', { language }),
  };
}

/** Picks another shape for the selection, or another style for the whole document. */
export function otherLook(request: Request): Step {
  const { content, targetIds, seed } = request;
  if (targetIds.length > 0) {
    const blocks = content.pages
      .flatMap((page) => blocksOf(page))
      .filter(({ id }) => id !== undefined && targetIds.includes(id));
    for (const block of blocks) {
      const options = showAs(block, content.language);
      const shown = options[seed % Math.max(1, options.length)];
      if (shown && block.id)
        return {
          operations: [{ op: 'replace_block', id: block.id, block: shown.value }],
          said: tell('shownAs', { part: tell('part_block'), shape: inWords(shown.as) }),
          isAnotherLook: true,
        };
    }
    return refuse(tell('noOtherShape'));
  }
  const { look } = content;
  const directions = artDirections.filter((direction) => direction !== look.direction);
  const direction: ArtDirection = directions[seed % directions.length] ?? 'swiss';
  const accents = namedPalettes.map(({ accent }) => accent).filter((accent) => accent !== look.accent);
  const accent = accents[Math.floor(seed / 7) % accents.length] ?? '#1f5c38';
  return {
    operations: [
      { op: 'set_look', look: { direction, accent, seed: (look.seed + 1 + (seed % 1_000)) % 0x1_0000_0000 } },
    ],
    said: tell('anotherLook', { direction: tell(`direction_${direction}`), color: quoted(accent) }),
    isAnotherLook: true,
  };
}

/** Intents that a tone is mistaken for. */
const untoned: ReadonlySet<Intent> = new Set(['another', 'look', 'format', 'longer', 'shorter', 'other']);

/** 'Make it friendlier' is about the words of a letter, unlike the look of a flyer. */
export function changeTone({ content, text, languages }: Request, intent: Intent): Step | null {
  const [page] = content.pages;
  if (page?.layout !== 'article' || !untoned.has(intent) || text.length > longestTone) return null;
  // 'Show the list as steps' is about a shape, whatever its words look like.
  if (shapeAt(text, languages) >= 0) return null;
  const words = fold(text).match(/\p{L}{4,40}/gu) ?? [];
  const names = languages.flatMap((language) => [
    ...readerLexicons[language].tone.split(','),
    ...lexicons[language].wishes.keys.tone.split(','),
  ]);
  const isToned = names.some((name) => words.some((word) => isSameWord(word, fold(name.trim()))));
  return isToned ? refuse(tell('cantLengthen')) : null;
}

const longestTone = 80;

export const shorter = (): Step => refuse(tell('cantShorten'));

export const longer = (): Step => refuse(tell('cantLengthen'));
