import { useCallback, useRef, useState } from 'react';
import { type BrandChoice, choiceFieldsOf, toggled } from '../../features/brand/prompt-choices.ts';
import type { PageChoices, SendOptions } from '../../features/chat/hooks/use-conversation.ts';
import { autoFormat, layoutOf } from '../../features/chat/prompt-choices.ts';
import type { WishedLook } from '../../features/page/components/look-chips.tsx';

const noLook: WishedLook = { direction: null, palette: null, font: null };

interface Chosen {
  readonly look: WishedLook;
  readonly format: string;
  readonly brand: readonly BrandChoice[];
}
const nothing: Chosen = { look: noLook, format: autoFormat, brand: [] };

/** A page has one palette and one font. Choosing one from the brand clears the look's, and vice versa. */
function settled({ look, brand }: Chosen, latest: 'look' | 'brand'): Pick<Chosen, 'look' | 'brand'> {
  const has = (kind: BrandChoice['kind']) => brand.some((choice) => choice.kind === kind);
  if (latest === 'brand')
    return {
      brand,
      look: {
        ...look,
        palette: has('colors') ? null : look.palette,
        font: has('font') ? null : look.font,
      },
    };
  const isOut = ({ kind }: BrandChoice) =>
    (kind === 'colors' && look.palette !== null) || (kind === 'font' && look.font !== null);
  return { look, brand: brand.filter((choice) => !isOut(choice)) };
}

/** Returns the run options for a new page. */
function forNewPage({ look, format, brand }: Chosen): Pick<SendOptions, 'layout' | 'choices'> {
  const layout = { ...layoutOf(format), ...(look.direction ? { direction: look.direction } : {}) };
  const { palette, font } = look;
  const wished: PageChoices = {
    ...(palette ? { user_selected_colors: [{ name: palette.name, colors: [...palette.colors] }] } : {}),
    ...(font ? { user_selected_fonts: [font] } : {}),
  };
  return {
    layout: Object.keys(layout).length > 0 ? layout : null,
    choices: { ...wished, ...choiceFieldsOf(brand) },
  };
}

/** Options chosen besides the prompt: look, format and brand. */
export function usePageChoices() {
  const [chosen, setChosen] = useState(nothing);
  const latest = useRef(chosen);
  latest.current = chosen;
  const sent = useRef(nothing);

  const setLook = useCallback(
    (look: WishedLook) => setChosen((before) => ({ ...before, ...settled({ ...before, look }, 'look') })),
    [],
  );
  const setFormat = useCallback((format: string) => setChosen((before) => ({ ...before, format })), []);
  const toggleBrand = useCallback(
    (choice: BrandChoice) =>
      setChosen((before) => {
        const brand = toggled(before.brand, choice);
        return { ...before, ...settled({ ...before, brand }, 'brand') };
      }),
    [],
  );

  /**
   * Returns the options to send with a prompt. An existing page already has its look, so only options needed
   * with every prompt are included.
   */
  const take = useCallback((isNew: boolean): Pick<SendOptions, 'layout' | 'choices'> => {
    const taken = latest.current;
    sent.current = taken;
    const standing = taken.brand.filter(({ kind }) => kind === 'instruction');
    setChosen({ ...nothing, brand: standing });
    return isNew ? forNewPage(taken) : { layout: null, choices: choiceFieldsOf(standing) };
  }, []);
  /** Restores the options of a prompt that was returned to the field. */
  const giveBack = useCallback(() => setChosen(sent.current), []);
  const reset = useCallback(() => setChosen(nothing), []);

  return { ...chosen, setLook, setFormat, toggleBrand, take, giveBack, reset };
}
