import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { useBrandOptions } from '../hooks/use-brand-options.ts';
import { useSettledSearch } from '../hooks/use-settled-search.ts';
import { type BrandChoice, type BrandOption, isChosen } from '../prompt-choices.ts';
import { ChoiceMark } from './choice-mark.tsx';

/** With more entries than this, a search field is shown. */
const fewEnough = 8;

export interface BrandOptionsProps {
  readonly chosen: readonly BrandChoice[];
  readonly onChoose: (choice: BrandChoice) => void;
  /** Link to the brand page. */
  readonly children: ReactNode;
}

/** Picker for everything in the account's brand: kits, palettes, themes, fonts, pictures, instructions. */
export function BrandOptionList({ chosen, onChoose, children }: BrandOptionsProps) {
  const t = words('brand-choice');
  const { search, setSearch, asked } = useSettledSearch();
  const { groups, isLoading, error, take, takeError } = useBrandOptions(asked, onChoose);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const fault = error ?? takeError;
  return (
    <div className="look-panel">
      {(count > fewEnough || search !== '') && (
        <input
          type="search"
          className="input"
          aria-label={t.search}
          placeholder={t.searchShort}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {fault && (
        <p role="alert" className="field-message text-13!" data-kind="error">
          {describeError(fault)}
        </p>
      )}
      {isLoading && <Loading />}
      {!isLoading && !error && count === 0 && (
        <p className="text-13 text-ink-2">{asked === '' ? t.empty : t.noResults}</p>
      )}
      {groups.map(({ title, options, more }) =>
        options.length === 0 ? null : (
          <fieldset key={title}>
            <legend>{title}</legend>
            <div className="flex flex-wrap gap-1.5">
              {options.map((option) => (
                <Option
                  key={option.id}
                  option={option}
                  isPressed={isChosen(chosen, option)}
                  onPress={() => take(option)}
                />
              ))}
              {more && (
                <Button size="s" onClick={more}>
                  {t.more}
                </Button>
              )}
            </div>
          </fieldset>
        ),
      )}
      <p>{children}</p>
    </div>
  );
}

function Option({
  option,
  isPressed,
  onPress,
}: {
  readonly option: BrandOption;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="chip max-w-full" aria-pressed={isPressed} onClick={onPress}>
      <ChoiceMark option={option} />
      <span className="truncate">{option.name}</span>
    </button>
  );
}
