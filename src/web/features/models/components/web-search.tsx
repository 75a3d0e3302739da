import { useState } from 'react';
import { searchEngineFacts } from '../../../../contract/search-engine-kinds.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { useRemoveSearchEngine, useSearchEngine } from '../api/search-engine.ts';
import { SearchEngineDialog } from './search-engine-dialog.tsx';

/** The search engine that search mode asks when a prompt names no pages. */
export function WebSearch() {
  const { data, error } = useSearchEngine();
  const remove = useRemoveSearchEngine();
  const [isEditing, setIsEditing] = useState(false);
  const engine = data?.engine ?? null;
  return (
    <Section
      title="Web search"
      text="Finds pages in search mode if a prompt names none. The engine receives the prompt's first words."
    >
      {error && <Failure error={error} />}
      {data && !engine && (
        <p className="text-ink-2">No search engine. Search mode reads only the pages a prompt names.</p>
      )}
      {engine && (
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{searchEngineFacts[engine.kind].name}</span>
            {engine.is_fixed && <Badge kind="outline">Set by the environment</Badge>}
          </p>
          <p className="truncate text-13 text-ink-3">
            {engine.address}
            {engine.has_key ? ', key saved' : ', no key'}
          </p>
        </div>
      )}
      <Failure error={remove.error} />
      {data && !engine?.is_fixed && (
        <p className="flex flex-wrap gap-2">
          <Button onClick={() => setIsEditing(true)}>
            {engine ? 'Change search engine' : 'Set up web search'}
          </Button>
          {engine && (
            <Button kind="quiet" isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {remove.isPending ? 'Removing' : 'Remove search engine'}
            </Button>
          )}
        </p>
      )}
      {isEditing && <SearchEngineDialog engine={engine} onClose={() => setIsEditing(false)} />}
    </Section>
  );
}
