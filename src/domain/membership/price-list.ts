import { planList } from './plans.ts';
import { type Feature, featureLevels, featureNames, features, hasFeature, type Tier } from './tiers.ts';

/** Features with a level but no implementation yet. Plan comparisons show them as planned. */
const plannedFeatures: ReadonlySet<Feature> = new Set(['team_collaboration']);

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

/** Returns plans and features for the plan comparison. `pricesOf` returns the prices of a tier. */
export function priceList<Price>(pricesOf: (tier: Tier) => readonly Price[]) {
  return {
    plans: planList.map(({ tier, name, promise, allowance, documents }) => ({
      tier,
      name,
      promise,
      /** Per month, both kinds together; null means unlimited. */
      generations: sum(allowance.fast, allowance.quality),
      quality_documents: allowance.quality,
      documents,
      prices: [...pricesOf(tier)],
      features: features.filter((feature) => hasFeature(tier, feature)),
    })),
    features: features.map((name) => ({
      name,
      label: featureNames[name],
      level: featureLevels[name],
      is_planned: plannedFeatures.has(name),
    })),
  };
}

/** Formats cents as '€12' or '€12.50', as written in a language. */
export function moneyInWords(cents: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  return format.format(cents / 100);
}
