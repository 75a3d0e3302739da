import { Dialog } from '../../../components/ui/dialog.tsx';
import { words } from '../../../lib/words.ts';
import { type Offered, paletteBlocks, palettePages } from '../edits/palette-blocks.ts';

interface InsertDialogProps {
  readonly isSlides: boolean;
  readonly onBlock: (offered: Offered) => void;
  readonly onPage: (offered: Offered) => void;
  readonly onClose: () => void;
}

function Choices({
  title,
  offers,
  onChoose,
}: {
  readonly title: string;
  readonly offers: readonly Offered[];
  readonly onChoose: (offered: Offered) => void;
}) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-2 font-[550]">{title}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {offers.map((offered) => (
          <button key={offered.name} type="button" className="chip" onClick={() => onChoose(offered)}>
            {offered.name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Palette of blocks and page layouts. Each is inserted with placeholders to fill in. */
export function InsertDialog({ isSlides, onBlock, onPage, onClose }: InsertDialogProps) {
  const t = words('page');
  const pages = palettePages();
  return (
    <Dialog isOpen onClose={onClose} title={t.addTitle}>
      <Choices title={t.addBlocks} offers={paletteBlocks()} onChoose={onBlock} />
      <Choices
        title={isSlides ? t.addSlides : t.addPages}
        offers={isSlides ? pages.slides : pages.paper}
        onChoose={onPage}
      />
    </Dialog>
  );
}
