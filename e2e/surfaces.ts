import { expect, type Locator, type Page } from '@playwright/test';
import type { Catalogue } from '../src/words/catalogue.ts';
import type { Language } from '../src/words/languages.ts';
import { isNarrow } from './app-page.ts';

/** Opens the dialogs, menus and panels of a page in one language, by the names they have in the catalog. */
export class SurfaceOpener {
  readonly page: Page;
  readonly language: Language;
  readonly #areas = new Map<string, object>();

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  async words<A extends keyof Catalogue>(area: A): Promise<Catalogue[A]> {
    const known = this.#areas.get(area) ?? (await import(`../src/words/${this.language}/${area}.ts`)).words;
    this.#areas.set(area, known);
    return known as Catalogue[A];
  }

  /** The one opened last. */
  get surface(): Locator {
    return this.page.locator('[role=dialog], [role=alertdialog], [role=menu]').last();
  }

  /** Presses a button by its name or the beginning of it. */
  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name }).filter({ visible: true }).first().click();
  }

  async pick(selector: string, at = 0): Promise<void> {
    await this.page.locator(selector).filter({ visible: true }).nth(at).click();
  }

  /** Chooses an item of a document's menu in the library. */
  async chooseOfCard(name: string): Promise<void> {
    await this.pick('article [aria-haspopup=menu]');
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  /** Selects the blocks one by one, beginning with the last, until `act` succeeds. */
  async #withBlock(act: () => Promise<void>): Promise<void> {
    const blocks = this.page.locator('.block-target');
    for (let at = (await blocks.count()) - 1; at >= 0; at -= 1) {
      const bar = this.page.locator('.edit-bar');
      await expect(async () => {
        // Enter would end the selection of a selected block.
        if (await bar.isVisible()) await this.page.keyboard.press('Escape');
        await blocks.nth(at).focus();
        await this.page.keyboard.press('Enter');
        await expect(bar).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
      const isDone = await act().then(
        () => true,
        () => false,
      );
      if (isDone) return;
    }
    throw new Error('No block allows it.');
  }

  /** Presses a tool of a block that has it. Tools appear when the content of the block is read. */
  useTool(name: string): Promise<void> {
    const tool = this.page.locator('.edit-bar').getByRole('button', { name, exact: true, disabled: false });
    return this.#withBlock(() => tool.click({ timeout: 1_500 }));
  }

  /** Presses the '+' below a block. */
  addBelow(start: string): Promise<void> {
    const add = this.page.locator(`.insert-button[aria-label^="${start}"]`).last();
    return this.#withBlock(() => add.dispatchEvent('click', {}, { timeout: 1_500 }));
  }

  /** Below 768 px, chat and page are tabs. */
  async showPane(pane: 'chat' | 'page'): Promise<void> {
    if (isNarrow(this.page))
      await this.page
        .getByRole('tab')
        .nth(pane === 'chat' ? 0 : 1)
        .click();
  }

  async close(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('Escape');
      await expect(this.surface).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }
}

/** One dialog, menu or panel. */
export interface Surface {
  readonly name: string;
  readonly open: (opener: SurfaceOpener) => Promise<void>;
  /** Where it is, if only on one side of 768 px. */
  readonly only?: 'wide' | 'narrow';
}

export interface Screen {
  readonly path: string;
  readonly surfaces: readonly Surface[];
}

/** Returns the part of a message before its value, or else the one after it. */
function startOf(message: (value: string) => string): string {
  const [before = '', after = ''] = message('|').split('|');
  return before.trim() || after.trim();
}

const onPage = (name: string, open: Surface['open']): Surface => ({
  name,
  open: async (o) => {
    await o.showPane('page');
    await expect(o.page.locator('.block-target').nth(1)).toBeAttached();
    await open(o);
  },
});
const inChat = (name: string, open: Surface['open']): Surface => ({
  name,
  open: async (o) => {
    await o.showPane('chat');
    await open(o);
  },
});
const ofCard = (item: 'share' | 'exportAs' | 'delete' | 'showSource'): Surface => ({
  name: `library: ${item}`,
  open: async (o) => o.chooseOfCard((await o.words('library'))[item]),
});

/** The editor with a report that has a table and a picture. */
export const ofReport: readonly Surface[] = [
  { name: 'account menu', only: 'wide', open: (o) => o.pick('header [aria-haspopup=menu]') },
  { name: 'navigation', only: 'narrow', open: async (o) => o.press((await o.words('shell')).menuOpen) },
  inChat('text options', async (o) => o.press((await o.words('shell')).textOptions)),
  inChat('saved prompts', async (o) => o.press((await o.words('chat')).prompts)),
  inChat('brand', async (o) => o.press((await o.words('chat')).brand)),
  ...[0, 1, 2, 3].map((at) =>
    inChat(`look ${at + 1}`, (o) => o.pick('.page-chips [aria-haspopup=menu]', at)),
  ),
  inChat('mode', async (o) => o.press(`${(await o.words('chat')).mode}: `)),
  inChat('model', async (o) => o.press(`${(await o.words('chat')).model}: `)),
  inChat('history', async (o) => o.press((await o.words('chat')).history)),
  onPage('page design', async (o) => o.press((await o.words('page')).pageDesign)),
  onPage('checks', (o) => o.pick('.badge-button')),
  onPage('share', async (o) => o.press((await o.words('page')).share)),
  onPage('export', async (o) => o.press((await o.words('page')).export)),
  onPage('viewer', async (o) => o.press((await o.words('page')).viewPdf)),
  onPage('add to the page', async (o) => o.addBelow(startOf((await o.words('page')).addBelowBlock))),
  onPage('show as', async (o) => o.useTool((await o.words('page')).showAs)),
  onPage('add below', async (o) => o.useTool((await o.words('page')).addBelow)),
  onPage('data', async (o) => o.useTool((await o.words('page')).editData)),
  onPage('picture', async (o) => o.useTool((await o.words('page')).replacePicture)),
];

/** The editor with an invoice of two versions that lacks the sender's details. */
export const ofBill: readonly Surface[] = [
  onPage('gaps', async (o) => o.press((await o.words('page')).download)),
  onPage('sender', async (o) => o.press((await o.words('page')).senderFill)),
  onPage('compare', async (o) => o.press((await o.words('page')).compare)),
  onPage('lines', async (o) => o.useTool((await o.words('page')).editLines)),
];

export const ofSlides: readonly Surface[] = [
  onPage('present', async (o) => o.press((await o.words('page')).present)),
];

export const ofLibrary: Screen = {
  path: '/library',
  surfaces: [
    { name: 'library: menu', open: (o) => o.pick('article [aria-haspopup=menu]') },
    ofCard('share'),
    ofCard('exportAs'),
    ofCard('delete'),
    { name: 'library: help', open: (o) => o.pick('.card-help') },
    { name: 'library: sessions', only: 'narrow', open: (o) => o.pick('.session-picker') },
    {
      name: 'library: trash',
      only: 'wide',
      open: async (o) => o.press((await o.words('library')).recentlyDeleted),
    },
    {
      name: 'library: delete session',
      only: 'wide',
      open: async (o) => {
        const title = (await o.words('library')).deleteSession;
        await o.page.locator(`button[title="${title}"]`).first().dispatchEvent('click');
      },
    },
    { name: 'library: kinds', only: 'wide', open: (o) => o.pick('fieldset [aria-haspopup=menu]', 0) },
    { name: 'library: ages', only: 'wide', open: (o) => o.pick('fieldset [aria-haspopup=menu]', 1) },
  ],
};

/** A tab of the brand's page, with an entry of the name 'Harbor'. */
const ofBrand = (tab: 'palettes' | 'instructions' | 'themes' | 'kits'): Screen => ({
  path: `/assets?tab=${tab}`,
  surfaces: [
    {
      name: `${tab}: new`,
      open: async (o) => {
        const t = await o.words('brand');
        const { paletteNew, instructionNew, themeNew, kitNew } = t;
        const names = { palettes: paletteNew, instructions: instructionNew, themes: themeNew, kits: kitNew };
        await o.press(names[tab]);
      },
    },
    { name: `${tab}: edit`, open: async (o) => o.press((await o.words('brand')).editOne('Harbor')) },
    { name: `${tab}: delete`, open: async (o) => o.press((await o.words('brand')).deleteOne('Harbor')) },
    ...(tab === 'kits'
      ? [
          {
            name: 'kit of a site',
            open: async (o: SurfaceOpener) => o.press((await o.words('brand')).kitFromWebsite),
          },
        ]
      : []),
  ],
});

export const ofAccount: readonly Screen[] = [
  {
    path: '/assets',
    surfaces: [
      { name: 'asset: edit', open: async (o) => o.press(startOf((await o.words('brand')).editOne)) },
      { name: 'asset: delete', open: async (o) => o.press(startOf((await o.words('brand')).deleteOne)) },
    ],
  },
  ofBrand('palettes'),
  ofBrand('instructions'),
  ofBrand('themes'),
  ofBrand('kits'),
  {
    path: '/create',
    surfaces: [
      { name: 'create: start over', open: async (o) => o.press((await o.words('create')).startOver) },
      { name: 'create: format', open: (o) => o.pick('.create-select button') },
    ],
  },
  {
    path: '/templates',
    surfaces: [
      {
        name: 'template: delete',
        open: async (o) => o.press(startOf((await o.words('templates')).deleteOf)),
      },
    ],
  },
  {
    path: '/profile',
    surfaces: [
      { name: 'delete account', open: async (o) => o.press((await o.words('profile')).deleteOpen) },
      { name: 'archive', open: async (o) => o.press((await o.words('profile')).dataPrepare) },
      { name: 'own key', open: async (o) => o.press((await o.words('own-keys')).add) },
    ],
  },
  {
    path: '/settings/models',
    surfaces: [
      { name: 'provider', open: async (o) => o.press((await o.words('providers')).connectProvider) },
      { name: 'search engine', open: async (o) => o.press((await o.words('models')).searchSetUp) },
      { name: 'offer', open: async (o) => o.press((await o.words('models')).offerAModel) },
      { name: 'provider: menu', open: (o) => o.pick('main [aria-haspopup=menu]') },
      {
        name: 'provider: edit',
        open: async (o) => {
          await o.pick('main [aria-haspopup=menu]');
          await o.page.getByRole('menuitem').first().click();
        },
      },
      {
        name: 'provider: remove',
        open: async (o) => {
          await o.pick('main [aria-haspopup=menu]');
          await o.page.getByRole('menuitem').last().click();
        },
      },
    ],
  },
];

export const ofStaff: readonly Screen[] = [
  {
    path: '/staff',
    surfaces: [{ name: 'staff: choices', open: (o) => o.pick('main [aria-haspopup=menu]') }],
  },
  { path: '/library', surfaces: [ofCard('showSource')] },
];

export const ofVisitor: readonly Screen[] = [
  {
    path: '/auth',
    surfaces: [
      { name: 'reset password', open: async (o) => o.press((await o.words('identity')).forgotPassword) },
    ],
  },
];
