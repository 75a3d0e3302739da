import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { saveFile } from '../../../lib/save-file.ts';

/** Shown only once: each code replaces a lost authenticator app for one sign-in. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  const download = () => saveFile(new Blob([text], { type: 'text/plain' }), 'octavo-recovery-codes.txt');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: 'Recovery codes copied' }),
      () => showErrorToast({ title: 'Not copied', text: 'Download them instead.' }),
    );
  return (
    <div className="grid gap-3">
      <p>
        <b className="font-semibold">Save these recovery codes</b> Each works once, instead of a code from the
        app. You won't see them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="num grid grid-cols-2 gap-x-6 gap-y-1.5 border border-line bg-paper p-4 font-mono text-13"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>Copy codes</Button>
        <Button onClick={download}>Download codes</Button>
      </p>
    </div>
  );
}
