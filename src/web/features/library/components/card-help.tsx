import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Popover } from '../../../components/ui/popover.tsx';
import { words } from '../../../lib/words.ts';

/** Explains the two ways to save a document. */
export function CardHelp() {
  const t = words('library');
  return (
    <Popover
      label={t.helpTitle}
      trigger={
        <IconButton label={t.helpTitle} className="card-help">
          <CircleQuestionMark className="icon" aria-hidden />
        </IconButton>
      }
    >
      <dl className="grid gap-3">
        <div>
          <dt className="font-[650]">{t.printReady}</dt>
          <dd className="text-ink-2">{t.helpPrintReady}</dd>
        </div>
        <div>
          <dt className="font-[650]">{t.download}</dt>
          <dd className="text-ink-2">{t.helpDownload}</dd>
        </div>
      </dl>
    </Popover>
  );
}
