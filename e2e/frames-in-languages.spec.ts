import type { Language } from '../src/words/languages.ts';
import { AppPage } from './app-page.ts';
import { expectNothingCut } from './cut-texts.ts';
import { expect, test } from './fixtures.ts';

/* The pages that the server draws by itself, in German and Arabic. */

const pictures = process.env.OCTAVO_TEST_PICTURES;

test('the frame of the help and shared links fit the viewport in German and Arabic', {
  tag: '@full',
}, async ({ ownerPage, baseURL: base = '', browser }) => {
  await ownerPage.goto('/app');
  await new AppPage(ownerPage).send('Report about the harbor\n\nTwo boats came back.');
  await expect(ownerPage.locator('.version-rail li')).toHaveCount(1);
  const headers = { origin: base };
  const { token } = await (await ownerPage.request.post('/identity/session/token', { headers })).json();
  const signed = { ...headers, authorization: `Bearer ${token}` };
  const { documents } = await (
    await ownerPage.request.get('/api/user/documents', { headers: signed })
  ).json();
  const share = async (choices: object): Promise<string> => {
    const path = `/api/user/documents/${documents[0].id}/shares`;
    const answer = await ownerPage.request.post(path, { headers: signed, data: choices });
    return new URL((await answer.json()).url).pathname;
  };
  const paths = ['/help', '/help/first-steps', '/help?q=backup', '/s/nothing-here'];
  paths.push(await share({}), await share({ password: 'harbor-lights' }));

  const visitor = await browser.newPage({ baseURL: base });
  for (const language of ['de', 'ar'] satisfies Language[]) {
    await visitor.context().addCookies([{ name: 'octavo-language', value: language, url: base }]);
    for (const width of [375, 1280])
      for (const [at, path] of paths.entries())
        await test.step(`${path} in ${language} at ${width} px`, async () => {
          await visitor.setViewportSize({ width, height: 720 });
          await visitor.goto(path);
          await expectNothingCut(visitor);
          if (pictures)
            await visitor.screenshot({ path: `${pictures}/frame-${width}-${at}-${language}.png` });
        });
  }
  await visitor.close();
});
