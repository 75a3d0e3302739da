import { Link } from '@tanstack/react-router';
import { BrandOptions } from '../../features/brand/components/brand-options.tsx';
import type { BrandChoice } from '../../features/brand/prompt-choices.ts';
import { words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';
import { editsOfChoice } from './wear-choice.ts';

interface BrandPanelProps {
  readonly workspace: Workspace;
  readonly edits: HandEdits;
}

/**
 * Brand assets of the account. Without a page, choices are sent with the prompt; with a page, they apply at
 * once as a new version.
 */
export function BrandPanel({ workspace, edits }: BrandPanelProps) {
  const { choices, page, targets, setPane } = workspace;

  async function choose(choice: BrandChoice): Promise<void> {
    const made = page.base === null ? null : await editsOfChoice(choice, { afterId: targets[0]?.id ?? null });
    if (!made) {
      choices.toggleBrand(choice);
      return;
    }
    for (const edit of made) edits.add(edit);
    setPane('page');
  }

  return (
    <BrandOptions chosen={choices.brand} onChoose={(choice) => void choose(choice)}>
      <Link to={paths.assets} className="link text-13">
        {words('chat').brandMore}
      </Link>
    </BrandOptions>
  );
}
