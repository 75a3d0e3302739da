import Heart from 'lucide-react/icons/heart';
import { Button } from '../../../components/ui/button.tsx';
import { ChoiceMenu } from '../../../components/ui/menu.tsx';
import { words } from '../../../lib/words.ts';
import { ageChoices, type DocumentFilter, emptyFilter, isNarrowed, kindChoices } from '../document-filter.ts';

/** Filters besides the search text. */
export function FilterBar({
  filter,
  onFilter,
}: {
  readonly filter: DocumentFilter;
  readonly onFilter: (filter: DocumentFilter) => void;
}) {
  const t = words('library');
  return (
    <fieldset className="flex flex-wrap items-center gap-1" aria-label={t.filters}>
      <ChoiceMenu
        name={t.kind}
        value={filter.kind}
        choices={kindChoices()}
        onChange={(kind) => onFilter({ ...filter, kind: kind as DocumentFilter['kind'] })}
      />
      <ChoiceMenu
        name={t.created}
        value={filter.age}
        choices={ageChoices()}
        onChange={(age) => onFilter({ ...filter, age })}
      />
      <button
        type="button"
        className="chip"
        aria-pressed={filter.isFavoriteOnly}
        onClick={() => onFilter({ ...filter, isFavoriteOnly: !filter.isFavoriteOnly })}
      >
        <Heart className="icon" aria-hidden />
        {t.favorites}
      </button>
      {isNarrowed(filter) && (
        <Button kind="quiet" size="s" onClick={() => onFilter(emptyFilter)}>
          {t.clearFilters}
        </Button>
      )}
    </fieldset>
  );
}
