import Plus from 'lucide-react/icons/plus';
import Shapes from 'lucide-react/icons/shapes';
import { Menu, MenuItem, MenuNote } from '../../../components/ui/menu.tsx';
import { type Offered, paletteBlocks } from '../edits/palette-blocks.ts';

/** Another block type for the same content. */
export interface Shape {
  readonly as: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const shapeNames: Readonly<Record<string, string>> = {
  steps: 'Steps',
  timeline: 'Timeline',
  definitions: 'Terms',
  cards: 'Cards',
  list: 'List',
  facts: 'Facts',
  figures: 'Key figures',
  table: 'Table',
  chart: 'Chart',
  cover: 'Cover',
  statement: 'Statement',
  points: 'Points',
  article: 'Running text',
  text: 'Text',
};

const nameOfShape = (as: string): string => shapeNames[as] ?? as.charAt(0).toUpperCase() + as.slice(1);

export function ShapeMenu({
  shapes,
  isDocked,
  onShape,
}: {
  readonly shapes: readonly Shape[];
  readonly isDocked: boolean;
  readonly onShape: (shape: Shape, name: string) => void;
}) {
  return (
    <Menu
      align="start"
      side={isDocked ? 'bottom' : 'left'}
      trigger={
        <button type="button" aria-label="Show as" title="Show as">
          <Shapes className="icon" aria-hidden />
        </button>
      }
    >
      <MenuNote>Show as</MenuNote>
      {shapes.map((shape) => (
        <MenuItem key={shape.as} onSelect={() => onShape(shape, nameOfShape(shape.as))}>
          {nameOfShape(shape.as)}
        </MenuItem>
      ))}
    </Menu>
  );
}

export function InsertMenu({
  isDocked,
  onInsert,
}: {
  readonly isDocked: boolean;
  readonly onInsert: (offered: Offered) => void;
}) {
  return (
    <Menu
      align="start"
      side={isDocked ? 'bottom' : 'left'}
      trigger={
        <button type="button" aria-label="Add below" title="Add below">
          <Plus className="icon" aria-hidden />
        </button>
      }
    >
      <MenuNote>Add below</MenuNote>
      {paletteBlocks.map((offered) => (
        <MenuItem key={offered.name} onSelect={() => onInsert(offered)}>
          {offered.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
