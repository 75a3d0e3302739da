import type { Page } from '@playwright/test';

/**
 * Fetches the server's response and gives the page an altered body. Ignores pages that navigated away before
 * the response.
 */
export async function alterAnswer(
  page: Page,
  address: string | RegExp,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(address, async (route) => {
    try {
      const answer = await route.fetch();
      const body = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ response: answer, json: change(body) });
    } catch (fault) {
      if (!(fault instanceof Error) || !/disposed|closed|already handled/i.test(fault.message)) throw fault;
      await route.abort().catch(() => {});
    }
  });
}
