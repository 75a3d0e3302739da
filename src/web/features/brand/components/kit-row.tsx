import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { words } from '../../../lib/words.ts';
import type { EntryOf } from '../api/entries.ts';
import type { KitParts } from '../api/kit-parts.ts';
import { contrastWords } from '../colour-words.ts';

/** A brand kit in the list: its logo, colors, fonts and voice. */
export function KitRow({
  kit,
  parts,
  onMakeDefault,
}: {
  readonly kit: EntryOf['kit'];
  readonly parts: KitParts;
  readonly onMakeDefault: (() => void) | undefined;
}) {
  const t = words('brand');
  const fontOf = (id: string | null, family: string) =>
    parts.assets.find((asset) => asset.id === id)?.file.font?.family ?? family;
  const logo = parts.assets.find(({ id }) => id === kit.logo_id);
  const palette = parts.palettes.find(({ id }) => id === kit.palette_id);
  const fonts = [fontOf(kit.heading_font_id, kit.heading_family), fontOf(kit.text_font_id, kit.text_family)];
  const rules = parts.instructions.filter(({ id }) => kit.instruction_ids.includes(id));
  const facts = [
    [...new Set(fonts)].filter(Boolean).join(' + '),
    parts.themes.find(({ id }) => id === kit.theme_id)?.name,
    ...rules.map(({ name }) => name),
  ].filter(Boolean);
  return (
    <div className="kit-row">
      {logo?.thumbnail_url && (
        <span className="kit-logo" aria-hidden="true">
          <img src={new URL(logo.thumbnail_url).pathname} alt="" loading="lazy" />
        </span>
      )}
      <div className="kit-facts">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="brand-name">{kit.name}</h2>
          {kit.is_default && <Badge kind="info">{t.kitDefault}</Badge>}
        </div>
        {palette && (
          <ul className="kit-colours" aria-label={t.colorsOf(kit.name)}>
            {palette.colors.map((color, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: colors may repeat, and the list is static.
              <li key={index} style={{ background: color }} title={contrastWords(color)}>
                <span className="sr-only">{color}</span>
              </li>
            ))}
          </ul>
        )}
        {facts.length > 0 && <p className="brand-words">{facts.join(' · ')}</p>}
        {kit.voice && <p className="brand-words">{t.kitVoiceIs(kit.voice)}</p>}
      </div>
      {onMakeDefault && !kit.is_default && (
        <Button size="s" onClick={onMakeDefault}>
          {t.kitMakeDefault}
        </Button>
      )}
    </div>
  );
}
