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

/** Of these a page has one: what is chosen of the brand takes the place of the other, and back. */
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

/** What a run of a page that is not there yet takes beside the words. */
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

/** What is chosen beside the words of the prompt: looks, format, and what goes along of the brand. */
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
   * What goes along with a prompt that is sent now. A page that is there wears its looks itself: only what has to be
   * told with each prompt goes along.
   */
  const take = useCallback((isNew: boolean): Pick<SendOptions, 'layout' | 'choices'> => {
    const taken = latest.current;
    sent.current = taken;
    const standing = taken.brand.filter(({ kind }) => kind === 'instruction');
    setChosen({ ...nothing, brand: standing });
    return isNew ? forNewPage(taken) : { layout: null, choices: choiceFieldsOf(standing) };
  }, []);
  /** The prompt came back, and what went along with it. */
  const giveBack = useCallback(() => setChosen(sent.current), []);
  const reset = useCallback(() => setChosen(nothing), []);

  return { ...chosen, setLook, setFormat, toggleBrand, take, giveBack, reset };
}
