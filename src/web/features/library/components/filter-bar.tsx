import Heart from 'lucide-react/icons/heart';
import { Button } from '../../../components/ui/button.tsx';
import { ChoiceMenu } from '../../../components/ui/menu.tsx';
import { ageChoices, type DocumentFilter, emptyFilter, isNarrowed, kindChoices } from '../document-filter.ts';

/** Filters besides the search text. */
export function FilterBar({
  filter,
  onFilter,
}: {
  readonly filter: DocumentFilter;
  readonly onFilter: (filter: DocumentFilter) => void;
}) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1" aria-label="Filters">
      <ChoiceMenu
        name="Kind"
        value={filter.kind}
        choices={kindChoices}
        onChange={(kind) => onFilter({ ...filter, kind: kind as DocumentFilter['kind'] })}
      />
      <ChoiceMenu
        name="Created"
        value={filter.age}
        choices={ageChoices}
        onChange={(age) => onFilter({ ...filter, age })}
      />
      <button
        type="button"
        className="chip"
        aria-pressed={filter.isFavoriteOnly}
        onClick={() => onFilter({ ...filter, isFavoriteOnly: !filter.isFavoriteOnly })}
      >
        <Heart className="icon" aria-hidden />
        Favorites
      </button>
      {isNarrowed(filter) && (
        <Button kind="quiet" size="s" onClick={() => onFilter(emptyFilter)}>
          Clear filters
        </Button>
      )}
    </fieldset>
  );
}
