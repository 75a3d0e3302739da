import type { brandEndpoints } from '../../../contract/brand.ts';
import type { brandLookupEndpoints } from '../../../contract/brand-lookup.ts';
import { aspectRatios } from '../../../domain/brand/aspect-ratios.ts';
import { goneSignal } from '../../http/gone-signal.ts';
import type { Handlers } from '../../http/mount.ts';
import { requireFeature } from '../membership/require-feature.ts';
import { requireTemplate } from '../membership/require-template.ts';
import { createEntry } from './create-entry.ts';
import { createKitFromSite } from './create-kit-from-site.ts';
import { deleteEntry } from './delete-entry.ts';
import { viewInstruction, viewKit, viewPalette, viewTheme } from './entry-view.ts';
import { readKitChoices } from './kit-choices.ts';
import { listPage } from './list-page.ts';
import { lookUpBrand, searchSite } from './look-up-brand.ts';
import { updateEntry } from './update-entry.ts';

export const brandHandlers = {
  listPalettes: async ({ caller, query }, deps) => {
    const { entries, page } = await listPage({ uid: caller.uid, kind: 'palette', query }, viewPalette, deps);
    return { palettes: entries, ...page };
  },
  createPalette: async ({ caller, body: { name, ...facts } }, deps) =>
    viewPalette(await createEntry({ uid: caller.uid, kind: 'palette', name, facts }, deps)),
  updatePalette: async ({ caller, params, body }, deps) =>
    viewPalette(await updateEntry({ uid: caller.uid, kind: 'palette', id: params.id, changes: body }, deps)),
  deletePalette: async ({ caller, params }, deps) => {
    await deleteEntry({ uid: caller.uid, kind: 'palette', id: params.id }, deps);
    return undefined;
  },

  listInstructions: async ({ caller, query }, deps) => {
    const input = { uid: caller.uid, kind: 'instruction', query } as const;
    const { entries, page } = await listPage(input, viewInstruction, deps);
    return { instructions: entries, ...page };
  },
  createInstruction: async ({ caller, body: { name, ...facts } }, deps) =>
    viewInstruction(await createEntry({ uid: caller.uid, kind: 'instruction', name, facts }, deps)),
  updateInstruction: async ({ caller, params, body }, deps) => {
    const input = { uid: caller.uid, kind: 'instruction', id: params.id, changes: body } as const;
    return viewInstruction(await updateEntry(input, deps));
  },
  deleteInstruction: async ({ caller, params }, deps) => {
    await deleteEntry({ uid: caller.uid, kind: 'instruction', id: params.id }, deps);
    return undefined;
  },

  listThemes: async ({ caller, query }, deps) => {
    const { entries, page } = await listPage({ uid: caller.uid, kind: 'theme', query }, viewTheme, deps);
    return { themes: entries, ...page };
  },
  createTheme: async ({ caller, body: { name, ...facts } }, deps) => {
    await requireTemplate({ uid: caller.uid, direction: facts.direction }, deps);
    return viewTheme(await createEntry({ uid: caller.uid, kind: 'theme', name, facts }, deps));
  },
  updateTheme: async ({ caller, params, body }, deps) => {
    await requireTemplate({ uid: caller.uid, direction: body.direction }, deps);
    return viewTheme(
      await updateEntry({ uid: caller.uid, kind: 'theme', id: params.id, changes: body }, deps),
    );
  },
  deleteTheme: async ({ caller, params }, deps) => {
    await deleteEntry({ uid: caller.uid, kind: 'theme', id: params.id }, deps);
    return undefined;
  },
  listAspectRatios: async () => ({ aspect_ratios: aspectRatios.map((each) => ({ ...each })) }),

  listBrandKits: async ({ caller, query }, deps) => {
    const { entries, page } = await listPage({ uid: caller.uid, kind: 'kit', query }, viewKit, deps);
    return { brand_kits: entries, ...page };
  },
  createBrandKit: async ({ caller, body: { name, is_default: isDefault, ...facts } }, deps) => {
    await requireFeature({ uid: caller.uid, feature: 'custom_branding' }, deps);
    return viewKit(await createEntry({ uid: caller.uid, kind: 'kit', name, facts, isDefault }, deps));
  },
  updateBrandKit: async ({ caller, params, body }, deps) => {
    await requireFeature({ uid: caller.uid, feature: 'custom_branding' }, deps);
    return viewKit(await updateEntry({ uid: caller.uid, kind: 'kit', id: params.id, changes: body }, deps));
  },
  readBrandKitChoices: ({ caller, params }, deps) => readKitChoices({ uid: caller.uid, id: params.id }, deps),
  deleteBrandKit: async ({ caller, params }, deps) => {
    await deleteEntry({ uid: caller.uid, kind: 'kit', id: params.id }, deps);
    return undefined;
  },
  readBrandAssets: ({ caller, query, reply }, deps) =>
    lookUpBrand({ uid: caller.uid, domain: query.domain, signal: goneSignal(reply) }, deps),
  searchSite: async ({ body }, deps) => ({ prompt: await searchSite({ url: body.url }, deps) }),
  createKitFromSite: async ({ caller, body }, deps) => {
    await requireFeature({ uid: caller.uid, feature: 'custom_branding' }, deps);
    return viewKit(await createKitFromSite({ uid: caller.uid, choices: body }, deps));
  },
} satisfies Handlers<typeof brandEndpoints & typeof brandLookupEndpoints>;
