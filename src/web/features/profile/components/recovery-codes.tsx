import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { words } from '../../../lib/words.ts';

/** Shown only once: each code replaces a lost authenticator app for one sign-in. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = words('profile');
  const text = `${codes.join('\n')}\n`;
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), 'octavo-recovery-codes.txt');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: t.recoveryCopied }),
      () => showErrorToast({ title: t.recoveryCopyFailed, text: t.recoveryCopyFailedText }),
    );
  return (
    <div className="grid gap-3">
      <p>
        <b className="block font-semibold">{t.recoverySave}</b>
        {t.recoveryText}
      </p>
      <ul
        dir="ltr"
        aria-label={t.recoveryTitle}
        className="num grid grid-cols-2 gap-x-6 gap-y-1.5 border border-line bg-paper p-4 font-mono text-13"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{t.recoveryCopy}</Button>
        <Button onClick={download}>{t.recoveryDownload}</Button>
      </p>
    </div>
  );
}
