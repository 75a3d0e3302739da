import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Popover } from '../../../components/ui/popover.tsx';

/** Explains the two ways to save a document. */
export function CardHelp() {
  return (
    <Popover
      label="Print-Ready or Download?"
      trigger={
        <IconButton label="Print-Ready or Download?" className="card-help">
          <CircleQuestionMark className="icon" aria-hidden />
        </IconButton>
      }
    >
      <dl className="grid gap-3">
        <div>
          <dt className="font-[650]">Print-Ready</dt>
          <dd className="text-ink-2">
            Everything is flattened, with bleed and crop marks, so it looks the same on every printer. Find it
            under Export and in the PDF viewer.
          </dd>
        </div>
        <div>
          <dt className="font-[650]">Download</dt>
          <dd className="text-ink-2">
            The regular PDF: selectable, searchable text, working links and screen reader support. For email
            and screens.
          </dd>
        </div>
      </dl>
    </Popover>
  );
}
