import { expect, type Locator, type Page } from '@playwright/test';

export interface Person {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

let people = 0;

/** Returns a person without an account. */
export function newPerson(name: string): Person {
  people += 1;
  return { displayName: name, email: `${name.toLowerCase()}${people}@example.com`, password: 'secret-1' };
}

/** Page object of /auth; finds elements by role and name. */
export class AuthPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/auth'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  }

  tab(name: 'Sign In' | 'Sign Up' | 'Magic Link'): Promise<void> {
    return this.page.getByRole('tab', { name }).click();
  }

  field(label: string): Locator {
    return this.page.getByRole('tabpanel').getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Expects a toast with this title, and this text if given. */
  async expectToast(title: string, text?: string): Promise<void> {
    const toast = this.page.locator('.toast').filter({ has: this.page.getByText(title, { exact: true }) });
    await expect(toast.first()).toBeVisible();
    if (text !== undefined) await expect(toast.filter({ hasText: text }).first()).toBeVisible();
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  async signUp({ displayName, email, password }: Person): Promise<void> {
    await this.tab('Sign Up');
    await this.fill({
      'Display Name': displayName,
      Email: email,
      Password: password,
      'Confirm Password': password,
    });
    await this.button('Sign Up').click();
    await expect(this.heading('Verify your email')).toBeVisible();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.tab('Sign In');
    await this.fill({ Email: email, Password: password });
    await this.button('Sign In').click();
  }

  async askForMagicLink(displayName: string, email: string): Promise<void> {
    await this.tab('Magic Link');
    await this.fill({ 'Display Name': displayName, Email: email });
    await this.button('Send Magic Link to Sign In').click();
    await expect(this.heading('Check your email')).toBeVisible();
  }

  async expectApp(): Promise<void> {
    await expect(this.page).toHaveURL(/\/app/);
    await expect(this.page.getByRole('textbox', { name: /prompt/i })).toBeVisible();
  }

  async signOut(): Promise<void> {
    const menu = this.page.getByRole('button', { name: /Account of/ });
    const narrowMenu = this.page.getByRole('button', { name: 'Open menu' });
    await expect(menu.or(narrowMenu).filter({ visible: true }).first()).toBeVisible();
    // Waits for the response; navigating earlier would keep the session.
    const isAsked = (request: { url(): string }) => request.url().endsWith('/identity/session/sign-out');
    const answered = Promise.race([
      this.page.waitForEvent('requestfinished', isAsked),
      this.page.waitForEvent('requestfailed', isAsked),
    ]);
    answered.catch(() => undefined);
    if (await menu.isVisible()) {
      const item = this.page.getByRole('menuitem', { name: 'Sign Out' });
      // A page that is still loading may move the focus, which closes the menu.
      await expect(async () => {
        if (!(await item.isVisible())) await menu.click();
        await item.click({ timeout: 5_000 });
      }).toPass();
    } else {
      await narrowMenu.click();
      await this.page.getByRole('button', { name: 'Sign Out' }).click();
    }
    await answered;
  }
}
