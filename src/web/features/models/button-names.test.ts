import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../words/catalogue.ts';
import { languageCodes } from '../../../words/languages.ts';
import { loadArea } from '../../lib/load-area.ts';

/** Buttons that repeat in each row: their text, and their name for screen readers. */
const buttons = (
  models: Catalogue['models'],
  providers: Catalogue['providers'],
  ownKeys: Catalogue['own-keys'],
): readonly (readonly [string, string])[] => [
  [models.makeDefault, models.makeDefaultNamed('X')],
  [models.measureSpeed, models.measureSpeedOf('X')],
  [models.pause, models.pauseNamed('X')],
  [models.remove, models.removeNamed('X')],
  [models.resume, models.resumeNamed('X')],
  [models.testPage, models.testPageWith('X')],
  [models.testPicture, models.testPictureWith('X')],
  [ownKeys.delete, ownKeys.deleteNamed('X')],
  [providers.cancel, models.cancelNamed('X')],
  [providers.cancel, models.cancelTest('X')],
  [providers.connect, providers.connectNamed('X')],
  [providers.delete, models.deleteNamed('X')],
  [providers.delete, providers.deleteFromOllama('X')],
  [providers.download, providers.downloadNamed('X')],
  [providers.offer, models.offerAgainNamed('X')],
  [providers.offer, providers.offerNamed('X')],
  [providers.tryAgain, models.tryAgainNamed('X')],
];

describe('the name of a button', () => {
  it.each(languageCodes)('contains its text, as voice control needs it: %s', async (language) => {
    const rows = buttons(
      (await loadArea(language, 'models')) as Catalogue['models'],
      (await loadArea(language, 'providers')) as Catalogue['providers'],
      (await loadArea(language, 'own-keys')) as Catalogue['own-keys'],
    );
    expect(rows.filter(([text, name]) => !name.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
  });
});
