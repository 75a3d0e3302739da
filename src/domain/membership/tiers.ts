/** Ascending. A tier's rank is its 1-based position. */
export const tiers = ['basic', 'pro', 'enterprise'] as const;
export type Tier = (typeof tiers)[number];

export function tierRank(tier: Tier): number {
  return tiers.indexOf(tier) + 1;
}

/** Returns the tier for a stored or received word; unknown words fall back to basic. */
export function tierOf(word: string | null | undefined): Tier {
  return tiers.find((tier) => tier === word) ?? 'basic';
}

export function higherTier(one: Tier, other: Tier): Tier {
  return tierRank(one) >= tierRank(other) ? one : other;
}

/** Minimum tier rank that each feature needs, in the order of the plan comparison. */
export const featureLevels = {
  document_creation: 1,
  basic_templates: 1,
  premium_templates: 2,
  advanced_export: 2,
  priority_support: 2,
  custom_branding: 3,
  api_access: 3,
  team_collaboration: 3,
  unlimited_documents: 3,
} as const;

export type Feature = keyof typeof featureLevels;

export const features = Object.keys(featureLevels) as readonly Feature[];

export const featureNames: Readonly<Record<Feature, string>> = {
  document_creation: 'Document creation',
  basic_templates: 'Basic templates',
  premium_templates: 'Premium templates',
  advanced_export: 'Advanced export',
  priority_support: 'Priority support',
  custom_branding: 'Custom branding',
  api_access: 'API access',
  team_collaboration: 'Team collaboration',
  unlimited_documents: 'Unlimited documents',
};

/** Returns the level of a feature by name; 1 for unknown features. */
export function featureLevel(feature: string): number {
  return Object.hasOwn(featureLevels, feature) ? featureLevels[feature as Feature] : 1;
}

/** Returns whether the tier's rank is at least the feature's level. */
export function hasFeature(tier: Tier, feature: string): boolean {
  return tierRank(tier) >= featureLevel(feature);
}
