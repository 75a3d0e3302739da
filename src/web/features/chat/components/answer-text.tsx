import { usePacedText } from '../hooks/use-paced-text.ts';

/** What Octavo says, on the bare ground. Hidden from announcements: those are summarised elsewhere. */
export function AnswerText({ text, isLive }: { readonly text: string; readonly isLive: boolean }) {
  const shown = usePacedText(text, isLive);
  if (shown === '') return null;
  return (
    <p className="leading-read whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
      {shown}
    </p>
  );
}
