import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startModelServer } from '../src/server/testing/model-server.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const run = promisify(execFile);
const canary = 'sk-canary-rotated-0d6d4a1b7d11';

test('after the secret is rotated by command, stored keys work and everybody signs in again', {
  tag: '@full',
}, async ({ page }) => {
  const server = await startModelServer({ key: canary });
  const octavo = await OctavoProcess.startAlone({ OCTAVO_LOCAL_SERVERS: '127.0.0.1:9' });
  const rotate = () =>
    run(process.execPath, ['src/server/cli/main.ts', 'rotate-secret'], {
      env: { ...process.env, OCTAVO_DATA_DIR: octavo.dataDir },
    });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/app/);
    await page.goto(`${octavo.baseUrl}/settings/models`);
    await page.getByRole('button', { name: 'Connect a provider' }).click();
    await page.getByLabel('Provider', { exact: true }).selectOption('OpenAI-compatible server');
    await page.getByLabel('Address').fill(server.url);
    await page.getByLabel('API key (optional)').fill(canary);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByRole('heading', { name: /is connected$/ })).toBeVisible();

    await expect(rotate()).rejects.toThrow(/already runs|already running|is running|in use/i);
    await octavo.stop();
    const { stderr } = await rotate();
    expect(stderr).toMatch(/The secret is replaced; \d+ stored values were encrypted again/);
    expect(stderr).not.toContain('could not be read');
    await octavo.restart();

    await page.goto(`${octavo.baseUrl}/settings/models`);
    await expect(page.getByRole('heading', { name: 'Models' })).toHaveCount(0);
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/app/);
    await page.goto(`${octavo.baseUrl}/settings/models`);
    await expect(page.getByRole('list', { name: 'Providers' })).toContainText('2 models');
  } finally {
    await octavo.dispose();
    await server.close();
  }
});
