import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Popover } from '../../../components/ui/popover.tsx';

/** The difference between the two ways to take a document away. */
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
            Everything is flattened into the page, with bleed and crop marks around it, so that it looks the
            same on every printer and at every print shop. You find it under Export and when you view the PDF.
          </dd>
        </div>
        <div>
          <dt className="font-[650]">Download</dt>
          <dd className="text-ink-2">
            The PDF as it is: text can be selected and searched, links work, and screen readers can read it.
            For mail and for screens.
          </dd>
        </div>
      </dl>
    </Popover>
  );
}
