import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import { useGetEngineModel } from '../api/local-engine.ts';

const exampleAddress = 'https://models.example.com/model.gguf';

/** Adds a model that isn't on the list: from an address, or a file of the server. */
export function OwnEngineModel() {
  const get = useGetEngineModel();
  const [place, setPlace] = useState('');
  const t = words('models');
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const given = place.trim();
        get.mutate(/^https?:/i.test(given) ? { url: given } : { path: given }, {
          onSuccess: () => setPlace(''),
        });
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label={words('providers').anotherModel} hint={t.engineOwn}>
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              required
              maxLength={2_000}
              autoComplete="off"
              spellCheck={false}
              dir="ltr"
              placeholder={exampleAddress}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
            />
          )}
        </Field>
        <Failure error={get.error} />
      </div>
      <Button type="submit" className="mt-6" isBusy={get.isPending}>
        {t.addModel}
      </Button>
    </form>
  );
}
