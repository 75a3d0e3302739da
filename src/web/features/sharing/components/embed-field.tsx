import CopyIcon from 'lucide-react/icons/copy';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { embedCode } from '../embed-code.ts';

/** HTML for the websites that may embed a shared page, to copy. */
export function EmbedField({
  url,
  title,
  origins,
}: {
  readonly url: string;
  readonly title: string;
  readonly origins: readonly string[];
}) {
  const code = embedCode(url, title);
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => showToast({ title: 'Embed code copied' }),
      () => showErrorToast({ title: "Couldn't copy", text: 'Select the code and copy it.' }),
    );
  };
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <Field label="Embed code" hint={`Works on ${origins.join(', ')}`}>
          {(wiring) => (
            <textarea
              {...wiring}
              readOnly
              rows={4}
              className="input font-mono text-13"
              value={code}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      </div>
      <Button size="s" onClick={copy}>
        <CopyIcon className="icon" aria-hidden />
        Copy embed code
      </Button>
    </div>
  );
}
