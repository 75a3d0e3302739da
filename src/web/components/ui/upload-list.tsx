import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { fileSize } from '../../lib/file-size.ts';
import { language } from '../../lib/language.ts';
import type { Upload, Uploads } from '../../lib/use-uploads.ts';
import { words } from '../../lib/words.ts';
import { IconButton } from './icon-button.tsx';

function stateWords({ status, share, error }: Upload): string {
  const t = words('uploads');
  if (status === 'waiting') return t.waiting;
  if (status === 'sending')
    return share < 1 ? new Intl.NumberFormat(language(), { style: 'percent' }).format(share) : t.checking;
  if (status === 'done') return t.done;
  return error?.message ?? '';
}

/** Uploads in progress, with their actions. */
export function UploadList({ uploads, cancel, retry, dismiss }: Uploads) {
  if (uploads.length === 0) return null;
  const t = words('uploads');
  return (
    <ul aria-label={t.uploads} className="uploads">
      {uploads.map((upload) => {
        const { id, file, status, share, error } = upload;
        const isOver = status === 'failed' || status === 'canceled';
        return (
          <li key={id} data-status={status} data-code={error?.code}>
            <span className="min-w-0 flex-1">
              <b className="block truncate font-semibold">{file.name}</b>
              <small className={status === 'failed' ? 'text-13 text-danger' : 'text-13 text-ink-3 num'}>
                <span role={status === 'failed' ? 'alert' : undefined}>
                  {isOver ? stateWords(upload) : t.stateWithSize(stateWords(upload), fileSize(file.size))}
                </span>
              </small>
              {!isOver && (
                <progress
                  aria-label={t.uploadOf(file.name)}
                  max={1}
                  value={status === 'waiting' ? 0 : share}
                />
              )}
            </span>
            {isOver && (
              <IconButton label={t.retry(file.name)} onClick={() => retry(id)}>
                <RotateCw className="icon" aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={isOver ? t.dismiss(file.name) : t.cancel(file.name)}
              onClick={() => (isOver ? dismiss(id) : cancel(id))}
            >
              <X className="icon" aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
