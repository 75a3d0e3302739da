import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import SquareDashedMousePointer from 'lucide-react/icons/square-dashed-mouse-pointer';
import { useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';
import type { BlockRef } from '../chat-state.ts';
import { promptParts } from '../prompt-parts.ts';

/** The user's prompt, as a slip of paper. */
export function PromptSlip({
  prompt,
  targets,
  onEdit,
}: {
  readonly prompt: string;
  readonly targets: readonly BlockRef[];
  /** Copies the prompt back to the field for editing. */
  readonly onEdit: () => void;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const t = words('chat');
  const { words: said, isCut, sources } = promptParts(prompt);
  return (
    <div className="prompt-slip sheet relative grid justify-items-start gap-2 px-3.5 pt-[11px] pb-3 leading-[1.45] font-[550]">
      <p className="max-w-full whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
        {isWhole ? prompt : said}
      </p>
      <IconButton label={t.editPrompt} className="prompt-edit" onClick={onEdit}>
        <Pencil className="icon" aria-hidden />
      </IconButton>
      {sources.map((source) => (
        <span key={source} className="chip chip-ref">
          <FileText className="icon" aria-hidden />
          <span className="truncate">{source}</span>
        </span>
      ))}
      {isCut && (
        <button
          type="button"
          className="link text-13"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t.showLess : t.showAll}
        </button>
      )}
      {targets.map(({ id, name }) => (
        <span key={id} className="chip chip-ref">
          <SquareDashedMousePointer className="icon" aria-hidden />
          <span className="truncate">{name}</span>
        </span>
      ))}
    </div>
  );
}
