import { useState } from 'react';
import { searchEngineFacts } from '../../../../contract/search-engine-kinds.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { words } from '../../../lib/words.ts';
import { useRemoveSearchEngine, useSearchEngine } from '../api/search-engine.ts';
import { SearchEngineDialog } from './search-engine-dialog.tsx';

/** The search engine that search mode asks when a prompt names no pages. */
export function WebSearch() {
  const { data, error } = useSearchEngine();
  const remove = useRemoveSearchEngine();
  const [isEditing, setIsEditing] = useState(false);
  const engine = data?.engine ?? null;
  const t = words('models');
  return (
    <Section title={t.searchTitle} text={t.searchText}>
      {error && <Failure error={error} />}
      {data && !engine && <p className="text-ink-2">{t.searchNone}</p>}
      {engine && (
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{searchEngineFacts[engine.kind].name}</span>
            {engine.is_fixed && <Badge kind="outline">{t.setByEnvironment}</Badge>}
          </p>
          <p className="text-13 wrap-anywhere text-ink-3">
            {engine.has_key ? t.keySaved(engine.address) : t.noKey(engine.address)}
          </p>
        </div>
      )}
      <Failure error={remove.error} />
      {data && !engine?.is_fixed && (
        <p className="flex flex-wrap gap-2">
          <Button onClick={() => setIsEditing(true)}>{engine ? t.searchChange : t.searchSetUp}</Button>
          {engine && (
            <Button kind="quiet" isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {remove.isPending ? t.removing : t.searchRemove}
            </Button>
          )}
        </p>
      )}
      {isEditing && <SearchEngineDialog engine={engine} onClose={() => setIsEditing(false)} />}
    </Section>
  );
}
