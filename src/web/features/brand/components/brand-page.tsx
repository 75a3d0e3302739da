import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Catalogue } from '../../../../words/catalogue.ts';
import { direction } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import { AssetPane } from './asset-pane.tsx';
import { InstructionPane } from './instruction-pane.tsx';
import { KitPane } from './kit-pane.tsx';
import { PalettePane } from './palette-pane.tsx';
import { type ThemeLook, ThemePane } from './theme-pane.tsx';

export const brandTabs = ['assets', 'palettes', 'instructions', 'themes', 'kits'] as const;
export type BrandTab = (typeof brandTabs)[number];

/** The messages that name the tabs. */
const labels = {
  assets: 'assets',
  palettes: 'palettes',
  instructions: 'instructions',
  themes: 'themes',
  kits: 'kitsTab',
} as const satisfies Readonly<Record<BrandTab, keyof Catalogue['brand']>>;

/** Page /assets: how documents look and sound. */
export function BrandPage({
  tab,
  onTab,
  sample,
  canKeepKits,
  plans,
}: {
  readonly tab: BrandTab;
  readonly onTab: (tab: BrandTab) => void;
  /** Renders a sample page in a theme. */
  readonly sample: (look: ThemeLook) => ReactNode;
  /** Whether the plan includes custom branding; null while loading. */
  readonly canKeepKits: boolean | null;
  /** Link to the plans. */
  readonly plans: ReactNode;
}) {
  const t = words('brand');
  return (
    <main className="flex min-w-0 flex-1 flex-col">
      <header className="grid gap-1 p-4 md:px-8 md:pt-8 md:pb-5">
        <h1 className="h1 max-md:text-[30px]!">{words('shell').assets}</h1>
        <p className="text-ink-2">{t.text}</p>
      </header>
      <Tabs.Root
        dir={direction()}
        value={tab}
        onValueChange={(chosen) => onTab(chosen as BrandTab)}
        className="flex min-w-0 flex-1 flex-col"
      >
        <Tabs.List className="flex overflow-x-auto md:px-8" aria-label={t.managers}>
          {brandTabs.map((each) => (
            <Tabs.Trigger
              key={each}
              value={each}
              className="tab max-md:flex-1 max-md:justify-center max-md:px-2"
            >
              {t[labels[each]]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <div className="flex-1 border-t border-line bg-sheet">
          <Tabs.Content value="assets" tabIndex={-1}>
            <AssetPane />
          </Tabs.Content>
          <Tabs.Content value="palettes" tabIndex={-1}>
            <PalettePane />
          </Tabs.Content>
          <Tabs.Content value="instructions" tabIndex={-1}>
            <InstructionPane />
          </Tabs.Content>
          <Tabs.Content value="themes" tabIndex={-1}>
            <ThemePane sample={sample} />
          </Tabs.Content>
          <Tabs.Content value="kits" tabIndex={-1}>
            <KitPane canKeep={canKeepKits} plans={plans} />
          </Tabs.Content>
        </div>
      </Tabs.Root>
    </main>
  );
}
