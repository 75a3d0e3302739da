import { splice, startTagEnd } from '../article-tree.ts';
import { articleAttributes, type DocumentFacts } from '../document-attributes.ts';
import { isArtDirection } from '../kit/choices.ts';
import { redrawOrnaments } from '../layout/ornament/redraw-ornaments.ts';
import type { Patch } from '../patch.ts';
import { readRunning, runningAttribute } from '../running/running-template.ts';
import { type Attribute, startTag } from '../sanitise/canonical-node.ts';
import { styleTokens } from '../sanitise/clean-style.ts';
import { isTokenName, safeTokenValue } from '../sanitise/safe-css-value.ts';
import type { Patched } from './block-patches.ts';
import { PatchFault } from './patch-error.ts';
import type { PatchBase } from './patch-target.ts';

type PatchOf<Op extends Patch['op']> = Extract<Patch, { op: Op }>;

type Setting = PatchOf<'set_document'>['name'];

const attributeOfSetting: Readonly<Record<Setting, string>> = {
  format: 'data-format',
  orientation: 'data-orientation',
  direction: 'data-direction',
  theme: 'data-theme',
  lang: 'lang',
  title: 'data-title',
};

const factOfSetting = {
  format: 'format',
  orientation: 'orientation',
  direction: 'direction',
  theme: 'theme',
  lang: 'language',
  title: 'title',
} as const satisfies Record<Setting, keyof DocumentFacts>;

function factsOf({ article }: PatchBase): DocumentFacts {
  const { attribs } = article;
  return {
    title: attribs['data-title'] ?? '',
    language: attribs.lang ?? '',
    format: attribs['data-format'] ?? '',
    orientation: attribs['data-orientation'] ?? '',
    direction: attribs['data-direction'] ?? '',
    theme: attribs['data-theme'] ?? '',
    tokens: styleTokens(attribs.style ?? ''),
    running: readRunning(attribs[runningAttribute]),
  };
}

function withAttributes({ html, article }: PatchBase, attributes: readonly Attribute[]): string {
  return splice(html, article.startIndex ?? 0, startTagEnd(html, article), startTag('article', attributes));
}

/** @throws PatchFault unknown_token */
export function setTokenPatch(base: PatchBase, patch: PatchOf<'set_token'>): Patched {
  const { name } = patch;
  if (!isTokenName(name)) {
    throw new PatchFault(
      'unknown_token',
      `"${name}" is no name of a token: small letters, digits and hyphens.`,
    );
  }
  const value = patch.value === null ? null : safeTokenValue(patch.value);
  if (patch.value !== null && value === null) {
    throw new PatchFault(
      'unknown_token',
      `"${patch.value}" is no value of a token: a colour, a size or a font.`,
    );
  }
  const facts = factsOf(base);
  const tokens = new Map(facts.tokens);
  const before = tokens.get(name) ?? null;
  if (value === null) tokens.delete(name);
  else tokens.set(name, value);
  return {
    html: withAttributes(base, articleAttributes({ ...facts, tokens })),
    inverse: { op: 'set_token', name, value: before },
  };
}

/** @throws PatchFault invalid_value */
export function setDocumentPatch(base: PatchBase, patch: PatchOf<'set_document'>): Patched {
  const { name, value } = patch;
  const facts = factsOf(base);
  const fact = factOfSetting[name];
  const attributes = articleAttributes({ ...facts, [fact]: value });
  const written = attributes.find(([key]) => key === attributeOfSetting[name])?.[1] ?? '';
  if (written !== value) {
    throw new PatchFault(
      'invalid_value',
      `"${value}" is no ${name === 'lang' ? 'language' : name} that a document can have.`,
    );
  }
  const html = withAttributes(base, attributes);
  const isRedrawn = name === 'direction' && isArtDirection(facts.direction) && isArtDirection(value);
  return {
    html: isRedrawn ? redrawOrnaments(html, facts.direction, value) : html,
    inverse: { op: 'set_document', name, value: facts[fact] },
  };
}
