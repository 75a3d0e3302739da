import type { ChatRequest } from '../../../contract/chat.ts';
import type { RunMode } from '../../../contract/run-choices.ts';
import type { Choice } from '../../components/ui/menu.tsx';
import { words } from '../../lib/words.ts';

type LayoutConfig = NonNullable<ChatRequest['layout_config']>;

const layouts: Readonly<Record<string, LayoutConfig>> = {
  'a4-portrait': { format: 'a4', orientation: 'portrait' },
  'a4-landscape': { format: 'a4', orientation: 'landscape' },
  letter: { format: 'letter', orientation: 'portrait' },
  a5: { format: 'a5', orientation: 'portrait' },
  a6: { format: 'a6', orientation: 'portrait' },
  square: { format: 'square' },
  story: { format: 'story' },
  'slides-16x9': { format: 'slides-16x9' },
  'slides-4x3': { format: 'slides-4x3' },
};

/** The prompt determines the format. */
export const autoFormat = 'auto';

/** Returns the formats of a new page. Needs the messages of 'formats'. */
export function formatChoices(): readonly Choice[] {
  const t = words('formats');
  return [
    { value: autoFormat, label: t.auto, note: t.autoNote },
    { value: 'a4-portrait', label: t.a4Portrait },
    { value: 'a4-landscape', label: t.a4Landscape },
    { value: 'letter', label: t.letter },
    { value: 'a5', label: t.a5 },
    { value: 'a6', label: t.a6 },
    { value: 'square', label: t.square },
    { value: 'story', label: t.story },
    { value: 'slides-16x9', label: t.slidesWide },
    { value: 'slides-4x3', label: t.slidesStandard },
  ];
}

/** Returns the modes of a run. */
export function modeChoices(): readonly Choice<RunMode>[] {
  const t = words('chat');
  return [
    { value: 'normal', label: t.modeNormal, note: t.modeNormalNote },
    { value: 'quality', label: t.modeQuality, note: t.modeQualityNote },
    { value: 'search', label: t.modeSearch, note: t.modeSearchNote },
    { value: 'survey', label: t.modeSurvey, note: t.modeSurveyNote },
  ];
}

/** Returns the layout of a format; null for Auto. */
export function layoutOf(choice: string): LayoutConfig | null {
  return layouts[choice] ?? null;
}

/** Returns the sample prompts of the empty desk, each for a different kind of page. */
export function samplePrompts(): readonly string[] {
  const t = words('chat');
  return [t.sampleInvoice, t.sampleDeck, t.sampleFlyer, t.sampleOnePager];
}
