import { LLMock } from '@copilotkit/aimock';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';
import { signUpAs } from './outbox.ts';

const everyWidth = { tag: '@every-width' };
const staffPerson = (name: string, domain = 'staff.example') => {
  const person = newPerson(name);
  return { ...person, email: person.email.replace('example.com', domain) };
};

test('[O02] a verified email in either domain opens /staff; others are redirected to /', async ({
  page,
  baseURL,
}) => {
  for (const domain of ['staff.example', 'company.example']) {
    await page.context().clearCookies();
    await signUpAs(page, baseURL ?? '', staffPerson('Ada', domain));
    await page.goto('/staff');
    await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  }
  await page.context().clearCookies();
  await page.goto('/staff');
  await expect(page).toHaveURL('/');
  await signUpAs(page, baseURL ?? '', staffPerson('Bea', 'notstaff.example'));
  await page.goto('/staff');
  await expect(page).toHaveURL('/');
});

test('[X02] health, use, users with their tiers, runs and mails', everyWidth, async ({ page, baseURL }) => {
  const person = staffPerson('Cat');
  await signUpAs(page, baseURL ?? '', person);
  const app = new AppPage(page);
  await app.open();
  await app.send('Flyer for a night swim at the lido on 21 June, 9 pm, free entry');
  await app.showPane('Page');
  await expect(app.article).toBeVisible();

  await page.goto('/staff');
  await expect(page.getByText('Renderer: works')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Runs, last 30 days: [1-9]/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Runs' }).getByText(person.email).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Emails' }).getByText(person.email).first()).toBeVisible();
  await expect(page.getByText('night swim')).toHaveCount(0);

  await page.getByLabel('Search users').fill(person.email);
  const users = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(users).toHaveCount(1);
  const tierChange = '**/api/staff/users/**';
  await page.route(tierChange, (route) => route.fulfill({ status: 400, body: '' }));
  await page.getByRole('button', { name: `Tier of ${person.email}: Basic` }).click();
  await page.getByRole('menuitemradio', { name: 'Pro' }).click();
  await expect(page.getByText('Failed to update membership tier')).toBeVisible();
  await page.unroute(tierChange);
  await page.getByRole('button', { name: `Tier of ${person.email}: Basic` }).click();
  await page.getByRole('menuitemradio', { name: 'Pro' }).click();
  await expect(page.getByRole('button', { name: `Tier of ${person.email}: Pro` })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(/^On this plan since /)).toBeVisible();

  await page.goto('/staff');
  await expect(users.first()).toBeVisible();
  const { violations } = await auditOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('staff test a model, and see its duration or error', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  model.on(
    { model: 'wrong-model' },
    { error: { message: 'no', type: 'invalid_request_error' }, status: 401 },
  );
  model.on({}, { toolCalls: [{ name: 'ready', arguments: '{"word":"ready"}' }] });
  const octavo = await OctavoProcess.start({
    OCTAVO_STAFF_DOMAINS: 'staff.example,company.example',
    OPENAI_BASE_URL: `${model.url}/v1`,
    OCTAVO_MODELS: 'fast=compatible:test-model,wrong=compatible:wrong-model',
    OCTAVO_MODEL_PRICES: 'fast=1/4',
  });
  try {
    await signUpAs(page, octavo.baseUrl, staffPerson('Dan'));
    await page.goto(`${octavo.baseUrl}/staff`);
    const models = page.getByRole('list', { name: 'Models' }).getByRole('listitem');
    await expect(models).toHaveCount(3);
    const fast = models.filter({ hasText: 'test-model' });
    await expect(fast).toContainText('$1 in, $4 out per million tokens');
    await fast.getByRole('button', { name: /^Test / }).click();
    await expect(fast.getByRole('status')).toContainText(/Works, and calls tools\. First word after/);
    const wrong = models.filter({ hasText: 'wrong-model' });
    await wrong.getByRole('button', { name: /^Test / }).click();
    await expect(wrong.getByRole('status')).toContainText('rejected the key');
    await expect(wrong.getByText('Fails', { exact: true })).toBeVisible();
    const { violations } = await auditOf(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    await expectNoSidewaysScroll(page);
  } finally {
    await octavo.dispose();
    await model.stop();
  }
});
