import { type ArtDirection, artDirections } from '../../content/choices.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { showAs } from '../../content/show-as/show-as.ts';
import { namedPalettes } from '../../document/kit/named-palettes.ts';
import { isReaderLanguage, readLanguageName } from '../wishes/read-language.ts';
import { inWords } from './change-format.ts';
import { quoted } from './name-part.ts';
import { type Request, refuse, type Step, spansOf } from './request.ts';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** Changes the language of fixed text: labels, dates, numbers. Sentences aren't translated. */
export function translate(request: Request): Step {
  const { content, reading, text, targetIds } = request;
  const [span] = spansOf(request, 'lang');
  const code = readLanguageName(span?.text ?? text, reading.language);
  if (targetIds.length > 0) return refuse('A document has one language. Clear the selection to change it.');
  if (code === undefined) return refuse("I didn't find a language in your request.");
  const name = englishNames.of(code) ?? code;
  if (!isReaderLanguage(code))
    return refuse(`Octavo has no labels in ${name}, and the built-in composer can't translate sentences.`);
  if (content.language.split('-')[0] === code)
    return refuse(`The document is in ${name} already. The built-in composer can't translate sentences.`);
  return {
    operations: [{ op: 'set', at: 'language', value: code }],
    said: `Labels, dates and numbers are now in ${name}. Your sentences stay as they are: translating them takes an AI model.`,
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
          said: `It is now shown as ${inWords(shown.as)}.`,
          isAnotherLook: true,
        };
    }
    return refuse('There is no other shape for what you selected. Clear the selection for another style.');
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
    said: `Here is another look: ${direction}, with ${quoted(accent)} as its main color.`,
    isAnotherLook: true,
  };
}

export const shorter = (): Step =>
  refuse(
    "The built-in composer can't shorten sentences. It can remove parts, or an AI model can rewrite them.",
  );

export const longer = (): Step =>
  refuse(
    "The built-in composer doesn't write new sentences: that takes an AI model. It can add the words you give it.",
  );
