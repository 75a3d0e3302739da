import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';

const releaseAfterMs = 60_000;

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'octavo-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}

/** Shown once: whoever loses the phone gets in with one of them. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: 'Recovery codes copied' }),
      () => showErrorToast({ title: 'Not copied', text: 'Download them instead.' }),
    );
  return (
    <div className="grid gap-3">
      <p>
        <b className="font-semibold">Keep these recovery codes.</b> Each works once, in place of a code of the
        app. They are not shown again.
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
        <Button onClick={() => download(text)}>Download codes</Button>
      </p>
    </div>
  );
}
