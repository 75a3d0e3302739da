import CopyIcon from 'lucide-react/icons/copy';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
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
  const t = words('sharing');
  const code = embedCode(url, title);
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => showToast({ title: t.embedCopied }),
      () => showErrorToast({ title: t.copyFailed, text: t.copyFailedCode }),
    );
  };
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <Field label={t.embedCode} hint={t.embedWorksOn(new Intl.ListFormat(language()).format(origins))}>
          {(wiring) => (
            <textarea
              {...wiring}
              readOnly
              rows={4}
              dir="ltr"
              className="input font-mono text-13"
              value={code}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      </div>
      <Button size="s" onClick={copy}>
        <CopyIcon className="icon" aria-hidden />
        {t.copyEmbed}
      </Button>
    </div>
  );
}
