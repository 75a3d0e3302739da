import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { useGetEngineModel } from '../api/local-engine.ts';

/** Adds a model that isn't on the list: from an address, or a file of the server. */
export function OwnEngineModel() {
  const get = useGetEngineModel();
  const [place, setPlace] = useState('');
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
        <Field
          label="Another model"
          hint="An https:// address of a GGUF file, or the full path of one on this server"
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              required
              maxLength={2_000}
              autoComplete="off"
              spellCheck={false}
              placeholder="https://models.example.com/model.gguf"
              value={place}
              onChange={(event) => setPlace(event.target.value)}
            />
          )}
        </Field>
        <Failure error={get.error} />
      </div>
      <Button type="submit" className="mt-6" isBusy={get.isPending}>
        Add
      </Button>
    </form>
  );
}
