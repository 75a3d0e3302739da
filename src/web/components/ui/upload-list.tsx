import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { fileSize } from '../../lib/file-size.ts';
import type { Upload, Uploads } from '../../lib/use-uploads.ts';
import { IconButton } from './icon-button.tsx';

function stateWords({ status, share, error }: Upload): string {
  if (status === 'waiting') return 'Waiting';
  if (status === 'sending') return share < 1 ? `${Math.round(share * 100)} %` : 'Checking';
  if (status === 'done') return 'Kept';
  return error?.message ?? '';
}

/** Uploads in progress, with their actions. */
export function UploadList({ uploads, cancel, retry, dismiss }: Uploads) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="uploads">
      {uploads.map((upload) => {
        const { id, file, status, share, error } = upload;
        const isOver = status === 'failed' || status === 'canceled';
        return (
          <li key={id} data-status={status} data-code={error?.code}>
            <span className="min-w-0 flex-1">
              <b className="block truncate font-semibold">{file.name}</b>
              <small className={status === 'failed' ? 'text-13 text-danger' : 'text-13 text-ink-3 num'}>
                <span role={status === 'failed' ? 'alert' : undefined}>{stateWords(upload)}</span>
                {!isOver && `, ${fileSize(file.size)}`}
              </small>
              {!isOver && (
                <progress
                  aria-label={`Upload of ${file.name}`}
                  max={1}
                  value={status === 'waiting' ? 0 : share}
                />
              )}
            </span>
            {isOver && (
              <IconButton label={`Try ${file.name} again`} onClick={() => retry(id)}>
                <RotateCw className="icon" aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={isOver ? `Dismiss ${file.name}` : `Cancel ${file.name}`}
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
