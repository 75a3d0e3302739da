import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planList } from './plans.ts';
import { featureLevel, features, hasFeature, higherTier, tierOf, tierRank, tiers } from './tiers.ts';

test('ranks tiers 1, 2 and 3, and falls back to basic for unknown words', () => {
  expect(tiers.map(tierRank)).toEqual([1, 2, 3]);
  for (const word of ['platinum', '', null, undefined]) expect(tierOf(word)).toBe('basic');
  expect(higherTier('pro', 'basic')).toBe('pro');
  expect(higherTier('basic', 'enterprise')).toBe('enterprise');
});

test('[M05] has the tiers basic, pro and enterprise; the paid plans are Pro and Premium', () => {
  expect(planList.map(({ tier, name }) => [tier, name])).toEqual([
    ['basic', 'Basic'],
    ['pro', 'Pro'],
    ['enterprise', 'Premium'],
  ]);
});

test('has nine features at the specified levels', () => {
  expect(Object.fromEntries(features.map((feature) => [feature, featureLevel(feature)]))).toEqual({
    document_creation: 1,
    basic_templates: 1,
    premium_templates: 2,
    advanced_export: 2,
    priority_support: 2,
    custom_branding: 3,
    api_access: 3,
    team_collaboration: 3,
    unlimited_documents: 3,
  });
});

test('grants access if the rank reaches the level; unknown features need level 1', () => {
  for (const tier of tiers)
    for (const feature of features)
      expect(hasFeature(tier, feature), `${tier} ${feature}`).toBe(tierRank(tier) >= featureLevel(feature));
  fc.assert(
    fc.property(fc.string(), (name) => {
      if ((features as readonly string[]).includes(name)) return;
      expect(featureLevel(name)).toBe(1);
      expect(hasFeature('basic', name)).toBe(true);
    }),
  );
  for (const name of ['constructor', '__proto__', 'toString']) expect(featureLevel(name)).toBe(1);
});
