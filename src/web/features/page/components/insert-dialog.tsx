import { Dialog } from '../../../components/ui/dialog.tsx';
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
  return (
    <Dialog isOpen onClose={onClose} title="Add to the page">
      <Choices title="Blocks" offers={paletteBlocks} onChoose={onBlock} />
      <Choices
        title={isSlides ? 'Slides' : 'Pages'}
        offers={isSlides ? palettePages.slides : palettePages.paper}
        onChoose={onPage}
      />
    </Dialog>
  );
}
