import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureLevel, features, tierRank, tiers } from '../../../domain/membership/tiers.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { grantTier } from './grant-tier.ts';
import { readStanding } from './read-standing.ts';
import { requireFeature } from './require-feature.ts';

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp({ OCTAVO_BASE_TIER: 'basic' });
});
afterAll(() => house.close());

const now = new Date('2026-06-15T12:00:00Z');
const deps = () => ({ ...house.deps, clock: () => now });
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000);

async function user(tier: 'basic' | 'pro' | 'enterprise' = 'basic'): Promise<string> {
  const uid = `u${Math.random().toString(36).slice(2)}`;
  await house.database.db
    .insertInto('users')
    .values({ uid, email: `${uid}@example.com` })
    .execute();
  expect(await grantTier({ uid, tier }, deps())).toBe(true);
  return uid;
}

describe.each(tiers)('at tier %s', (tier) => {
  test.each(features)('%s is available exactly from its level', async (feature) => {
    const uid = await user(tier);
    const asked = requireFeature({ uid, feature }, deps());
    if (tierRank(tier) >= featureLevel(feature)) return expect(asked).resolves.toBeUndefined();
    const plan = featureLevel(feature) === 2 ? 'Pro' : 'Premium';
    return expect(asked).rejects.toMatchObject({
      code: 'plan_required',
      detail: expect.stringContaining(`needs the ${plan} plan`),
    });
  });
});

describe('a subscription', () => {
  const subscribe = async (change: object) => {
    const uid = await user();
    await house.database.db
      .insertInto('subscriptions')
      .values({
        user_id: uid,
        id: crypto.randomUUID(),
        provider: 'sandbox',
        status: 'active',
        tier: 'pro',
        price_id: 'p',
        interval: 'month',
        started_at: daysFromNow(-10),
        current_period_end: daysFromNow(20),
        cancel_at_period_end: false,
        ...change,
      })
      .execute();
    return (await readStanding(uid, deps())).tier;
  };

  test.each([
    ['goes through', {}, 'pro'],
    ['was cancelled and runs on', { cancel_at_period_end: true }, 'pro'],
    [
      'was cancelled and is over',
      { cancel_at_period_end: true, current_period_end: daysFromNow(-3) },
      'basic',
    ],
    ['could not be charged yesterday', { status: 'past_due', past_due_since: daysFromNow(-1) }, 'pro'],
    ['could not be charged for a week', { status: 'past_due', past_due_since: daysFromNow(-7) }, 'basic'],
    ['has ended', { status: 'canceled' }, 'basic'],
    ['was never paid', { status: 'incomplete' }, 'basic'],
    ['is of a tier that is not known', { tier: 'platinum' }, 'basic'],
  ])('that %s', async (_what, change, tier) => {
    expect(await subscribe(change)).toBe(tier);
  });

  test('counts its months from the day it started', async () => {
    const uid = await user('enterprise');
    const { period, tier, subscription } = await readStanding(uid, deps());
    expect([tier, subscription]).toEqual(['enterprise', null]);
    expect(period.start.getTime()).toBeLessThanOrEqual(now.getTime());
  });
});

test("an installation's base tier applies to all users, and is stored for none", async () => {
  const open = { ...deps(), config: { ...house.deps.config, baseTier: 'enterprise' as const } };
  const uid = await user();
  expect((await readStanding(uid, open)).plan.name).toBe('Premium');
  await grantTier({ uid, tier: 'pro' }, open);
  const row = await house.database.db
    .selectFrom('users')
    .select(['tier', 'upgraded_at'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ tier: 'pro', upgraded_at: now });
  expect(await grantTier({ uid: 'nobody', tier: 'pro' }, open)).toBe(false);
});
