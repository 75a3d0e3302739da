import type { ChatRequest } from '../../../contract/chat.ts';
import type { Choice } from '../../components/ui/menu.tsx';
import type { PageChoices } from './hooks/use-conversation.ts';

/** Left to the words of the prompt. */
export const unchosen = 'auto';

export interface ChosenLook {
  readonly direction: string;
  readonly palette: string;
  readonly font: string;
}

export const noLook: ChosenLook = { direction: unchosen, palette: unchosen, font: unchosen };

type Direction = NonNullable<NonNullable<ChatRequest['layout_config']>['direction']>;

const directionLabels: Readonly<Record<Direction, string>> = {
  swiss: 'Swiss',
  editorial: 'Editorial',
  technical: 'Technical',
  organic: 'Warm organic',
  poster: 'Bold poster',
  corporate: 'Quiet corporate',
};

const isDirection = (value: string): value is Direction => Object.hasOwn(directionLabels, value);

/** Paper, ink and accent; the server makes them legible where they are not. */
const palettes: Readonly<Record<string, readonly string[]>> = {
  Ocean: ['#f4f8fa', '#10242f', '#0b5a7a'],
  Forest: ['#f5f8f3', '#17251b', '#1f5c38'],
  Sunset: ['#fdf6f0', '#2c1a16', '#b5401c'],
  Berry: ['#fbf5f8', '#2a1522', '#8a1f57'],
  Earth: ['#f7f2e9', '#2a2118', '#7a4a21'],
  Lavender: ['#f7f5fb', '#1f1a2e', '#5b3f9a'],
  Monochrome: ['#ffffff', '#111111'],
};

const fonts = [
  'Archivo',
  'Public Sans',
  'Figtree',
  'IBM Plex Sans',
  'IBM Plex Mono',
  'Newsreader',
  'Source Serif 4',
];

const withAuto = (name: string, choices: readonly Choice[]): readonly Choice[] => [
  { value: unchosen, label: name, note: 'As the prompt asks for' },
  ...choices,
];

export const directionChoices = withAuto(
  'Direction',
  Object.entries(directionLabels).map(([value, label]) => ({ value, label })),
);
export const paletteChoices = withAuto(
  'Palette',
  Object.keys(palettes).map((name) => ({ value: name, label: name })),
);
export const fontChoices = withAuto(
  'Fonts',
  fonts.map((family) => ({ value: family, label: family })),
);

/** The direction as a run takes it; nothing when it was not chosen. */
export function directionOf({ direction }: ChosenLook): { direction?: Direction } {
  return isDirection(direction) ? { direction } : {};
}

/** What was chosen beside the words, as a run takes it. */
export function choicesOf({ palette, font }: ChosenLook): PageChoices {
  const colors = palettes[palette];
  return {
    ...(colors ? { user_selected_colors: [{ name: palette, colors: [...colors] }] } : {}),
    ...(font === unchosen ? {} : { user_selected_fonts: [font] }),
  };
}
