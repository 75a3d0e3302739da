import Check from 'lucide-react/icons/check';
import Unlink from 'lucide-react/icons/unlink';
import { type FormEvent, useState } from 'react';
import { words } from '../../../lib/words.ts';
import { readLink } from '../edits/text/field-commands.ts';

const exampleAddress = 'example.com';

/** Field for the address of a link, and a button that removes the link. */
export function LinkForm({
  href,
  onLink,
}: {
  readonly href: string;
  readonly onLink: (href: string | null) => void;
}) {
  const t = words('page');
  const [typed, setTyped] = useState(href.replace(/^mailto:/i, ''));
  const [isWrong, setIsWrong] = useState(false);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const read = readLink(typed);
    if (read === null) setIsWrong(true);
    else onLink(read);
  }

  return (
    <form className="link-form" onSubmit={onSubmit} noValidate>
      <input
        type="text"
        inputMode="url"
        autoComplete="off"
        aria-label={t.linkAddress}
        aria-invalid={isWrong}
        placeholder={exampleAddress}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWrong(false);
        }}
      />
      <button type="submit" aria-label={t.linkSet} title={t.linkSet}>
        <Check className="icon" aria-hidden />
      </button>
      {href !== '' && (
        <button type="button" aria-label={t.linkRemove} title={t.linkRemove} onClick={() => onLink(null)}>
          <Unlink className="icon" aria-hidden />
        </button>
      )}
      {isWrong && <p role="alert">{t.linkWrong}</p>}
    </form>
  );
}
