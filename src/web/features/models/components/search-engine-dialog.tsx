import { useState } from 'react';
import { searchEngineFacts, searchEngineKinds } from '../../../../contract/search-engine-kinds.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { type SearchEngine, useSetSearchEngine } from '../api/search-engine.ts';

const exampleAddress = 'http://searxng:8080';

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
  const t = words('models');
  const common = words('providers');
  const isKeyKept = engine?.kind === kind && engine.has_key;
  return (
    <Dialog isOpen onClose={onClose} title={t.searchTitle} description={t.searchTries}>
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
                showToast({ title: t.searchOn, text: t.searchOnText });
                onClose();
              },
            },
          );
        }}
      >
        <Field label={t.searchEngine}>
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
          <Field label={common.address} hint={t.searchAddress}>
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                type="url"
                dir="ltr"
                required
                maxLength={300}
                placeholder={exampleAddress}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          label={facts.needsKey ? common.apiKey : common.apiKeyOptional}
          hint={isKeyKept ? common.keyKept : common.keyEncrypted}
          aside={
            facts.keyPage && (
              <a className="link" href={facts.keyPage} target="_blank" rel="noreferrer">
                {common.getKey}
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
              dir="ltr"
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
            {common.cancel}
          </Button>
          <Button kind="primary" type="submit" isBusy={save.isPending}>
            {save.isPending ? t.searching : common.save}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
