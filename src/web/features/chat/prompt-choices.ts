import type { ChatRequest } from '../../../contract/chat.ts';
import type { RunMode } from '../../../contract/run-choices.ts';
import type { Choice } from '../../components/ui/menu.tsx';

type LayoutConfig = NonNullable<ChatRequest['layout_config']>;

const layouts: Readonly<Record<string, LayoutConfig>> = {
  'a4-portrait': { format: 'a4', orientation: 'portrait' },
  'a4-landscape': { format: 'a4', orientation: 'landscape' },
  letter: { format: 'letter', orientation: 'portrait' },
  a5: { format: 'a5', orientation: 'portrait' },
  square: { format: 'square' },
  story: { format: 'story' },
  'slides-16x9': { format: 'slides-16x9' },
  'slides-4x3': { format: 'slides-4x3' },
};

/** The prompt determines the format. */
export const autoFormat = 'auto';

export const formatChoices: readonly Choice[] = [
  { value: autoFormat, label: 'Auto', note: 'Set by the prompt' },
  { value: 'a4-portrait', label: 'A4 portrait' },
  { value: 'a4-landscape', label: 'A4 landscape' },
  { value: 'letter', label: 'Letter' },
  { value: 'a5', label: 'A5' },
  { value: 'square', label: 'Square' },
  { value: 'story', label: 'Story' },
  { value: 'slides-16x9', label: 'Slides 16:9' },
  { value: 'slides-4x3', label: 'Slides 4:3' },
];

/** Modes of a run. */
export const modeChoices: readonly Choice<RunMode>[] = [
  { value: 'normal', label: 'Normal', note: 'Made right away, here' },
  { value: 'quality', label: 'Quality', note: 'Runs as a job, even after you leave' },
  { value: 'search', label: 'Search', note: 'Reads web pages and cites its sources' },
  { value: 'survey', label: 'Ask first', note: 'Asks a few questions before it starts' },
];

/** Returns the layout of a format; null for Auto. */
export function layoutOf(choice: string): LayoutConfig | null {
  return layouts[choice] ?? null;
}

/** Sample prompts on the empty desk, each for a different kind of page. */
export const samplePrompts = [
  'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
  'Pitch deck for a bike-sharing start-up in Porto',
  'Flyer for a night swim at the lido on 21 June, 9 pm, free entry',
  'One-pager about our new repair service for the town council',
] as const;
