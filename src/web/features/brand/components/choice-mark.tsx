import BookOpenText from 'lucide-react/icons/book-open-text';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ImageIcon from 'lucide-react/icons/image';
import Type from 'lucide-react/icons/type';
import type { BrandOption } from '../prompt-choices.ts';

/** Thumbnail of a choice: its colors, its picture, or an icon of its kind. */
export function ChoiceMark({ option }: { readonly option: BrandOption }) {
  const { kind } = option;
  if (kind === 'colors') return <Dots colours={option.of.colors.slice(0, 4)} />;
  if (kind === 'theme') return <Dots colours={[option.of.background_color]} />;
  if (kind === 'asset' && option.of.thumbnail_url)
    return <img src={option.of.thumbnail_url} alt="" className="size-5 flex-none object-contain" />;
  const Sign = { asset: ImageIcon, font: Type, instruction: BookOpenText, kit: BriefcaseBusiness }[kind];
  return <Sign className="icon" aria-hidden />;
}

function Dots({ colours }: { readonly colours: readonly string[] }) {
  return (
    <span className="palette-dots" aria-hidden="true">
      {colours.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: colors may repeat.
        <i key={index} style={{ background: colour }} />
      ))}
    </span>
  );
}
