import type { ComponentProps } from 'react';
import { words } from '../../lib/words.ts';
import { Button } from '../ui/button.tsx';
import { AskFields } from './ask-fields.tsx';

/** The fields of the prompt options, and a button that empties them. */
export function AskOptions({ asks, onChange }: ComponentProps<typeof AskFields>) {
  return (
    <>
      <AskFields asks={asks} onChange={onChange} />
      <div className="mt-4 flex justify-end">
        <Button size="s" disabled={Object.keys(asks).length === 0} onClick={() => onChange({})}>
          {words('asks').reset}
        </Button>
      </div>
    </>
  );
}
