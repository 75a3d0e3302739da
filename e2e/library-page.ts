import { type APIResponse, expect, type Locator, type Page } from '@playwright/test';
import { isNarrow } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { signUpAs } from './outbox.ts';

interface SeededDocument {
  readonly id: string;
  readonly session_id: string;
  readonly title: string;
}

/** Page object of /library for a new account; fills it by API. */
export class LibraryPage {
  readonly page: Page;
  readonly baseURL: string;
  readonly email: string;
  #token = '';

  private constructor(page: Page, baseURL: string, email: string) {
    this.page = page;
    this.baseURL = baseURL;
    this.email = email;
  }

  static async signUp(page: Page, baseURL: string | undefined, email?: string): Promise<LibraryPage> {
    const person = { ...newPerson('Lib'), ...(email ? { email } : {}) };
    await signUpAs(page, baseURL ?? '', person);
    return new LibraryPage(page, baseURL ?? '', person.email);
  }

  async call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<APIResponse> {
    if (!this.#token) {
      const headers = { origin: this.baseURL };
      const answer = await this.page.request.post('/identity/session/token', { headers });
      this.#token = ((await answer.json()) as { token: string }).token;
    }
    const answer = await this.page.request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${this.#token}` },
      ...(data ? { data } : {}),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  }

  /** Saves a document in a new session, or in the given one. */
  async keep(title: string, sessionId: string | null = null): Promise<SeededDocument> {
    const document = { title, session_id: sessionId, html: `<h1>${title}</h1><p>Words of ${title}</p>` };
    return (await this.call('POST', '/api/documents', { document })).json() as Promise<SeededDocument>;
  }

  async copy(document: SeededDocument): Promise<SeededDocument> {
    const path = `/api/user/documents/${document.id}/duplicate`;
    const answer = await this.call('POST', path, { copy_id: crypto.randomUUID() });
    return answer.json() as Promise<SeededDocument>;
  }

  async favorite(document: SeededDocument): Promise<void> {
    await this.call('PATCH', `/api/user/documents/${document.id}`, { 'library.is_favorite': true });
  }

  async open(path = '/library'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  tab(name: 'Favorites' | 'Sessions'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  card(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  /** Below 768 px, the session list opens from the name of the open session. */
  async showSessions(): Promise<Locator> {
    const picker = this.page.getByRole('button', { name: /\d+ documents?$/ });
    const list = this.page.getByRole('list', { name: 'Sessions' });
    await expect(picker.or(list).first()).toBeVisible();
    if (await picker.isVisible()) await picker.click();
    await expect(list).toBeVisible();
    return list;
  }

  async hideSessions(): Promise<void> {
    if (isNarrow(this.page)) await this.page.getByRole('button', { name: 'Close sessions' }).click();
  }

  /** On narrow viewports, a button opens the field. */
  async search(words: string): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Search', exact: true });
    const box = this.page.getByRole('searchbox');
    await expect(button.or(box).first()).toBeVisible();
    if (!(await box.isVisible())) await button.click();
    await box.fill(words);
  }

  async menu(title: string, item: string): Promise<void> {
    await this.page.getByRole('button', { name: `More: ${title}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async expectToast(title: string): Promise<void> {
    await expect(this.page.locator('.toast').filter({ hasText: title }).first()).toBeVisible();
  }

  /** Makes all further calls of this kind fail without retries. */
  async refuse(method: string, path: string | RegExp): Promise<void> {
    await this.page.route(
      (url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)),
      (route) =>
        route.request().method() === method
          ? route.fulfill({
              status: 422,
              json: { detail: 'Not today.', code: 'unprocessable', request_id: 'r-1' },
            })
          : route.fallback(),
    );
  }
}
