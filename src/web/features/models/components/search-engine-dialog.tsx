import { useState } from 'react';
import { searchEngineFacts, searchEngineKinds } from '../../../../contract/search-engine-kinds.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { type SearchEngine, useSetSearchEngine } from '../api/search-engine.ts';

/** Chooses the search engine. The stored key is never shown; an empty field keeps it. */
export function SearchEngineDialog({
  engine,
  onClose,
}: {
  readonly engine: SearchEngine | null;
  readonly onClose: () => void;
}) {
  const [kind, setKind] = useState(engine?.kind ?? 'brave');
  const facts = searchEngineFacts[kind];
  const [address, setAddress] = useState(engine?.kind === 'searxng' ? engine.address : '');
  const [key, setKey] = useState('');
  const save = useSetSearchEngine();
  const isKeyKept = engine?.kind === kind && engine.has_key;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Web search"
      description="Octavo tries a search, and saves the engine only if that works."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(
            {
              kind,
              ...(facts.address === null ? { address: address.trim() } : {}),
              ...(key.trim() ? { api_key: key.trim() } : {}),
            },
            {
              onSuccess: () => {
                showToast({ title: 'Web search is on', text: 'Choose the mode Search beside a prompt.' });
                onClose();
              },
            },
          );
        }}
      >
        <Field label="Search engine">
          {(wiring) => (
            <select
              {...wiring}
              className="input"
              value={kind}
              onChange={(event) => {
                const chosen = searchEngineKinds.find((each) => each === event.target.value);
                if (chosen) setKind(chosen);
              }}
            >
              {searchEngineKinds.map((each) => (
                <option key={each} value={each}>
                  {searchEngineFacts[each].name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {facts.address === null && (
          <Field label="Address" hint="Its settings.yml must list json in search.formats">
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                type="url"
                required
                maxLength={300}
                placeholder="http://searxng:8080"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={facts.needsKey ? 'API key' : 'API key (optional)'}
          hint={
            isKeyKept ? 'Leave blank to keep the current key' : 'Encrypted on this server, never shown again'
          }
          aside={
            facts.keyPage && (
              <a className="link" href={facts.keyPage} target="_blank" rel="noreferrer">
                Get a key
              </a>
            )
          }
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              type="password"
              autoComplete="off"
              spellCheck={false}
              required={facts.needsKey && !isKeyKept}
              maxLength={4000}
              data-first-focus
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          )}
        </Field>
        <Failure error={save.error} />
        <p className="flex justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" isBusy={save.isPending}>
            {save.isPending ? 'Searching' : 'Save'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
