import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { TextPageName } from '../../../contract/service.ts';
import type { Deps } from '../../deps.ts';
import { siteFacts } from './site-facts.ts';
import { aboutText } from './texts/about.ts';
import { privacyText } from './texts/privacy-policy.ts';
import { termsText } from './texts/terms-and-conditions.ts';

const ownTexts: Readonly<Record<TextPageName, string>> = {
  about: aboutText,
  'privacy-policy': privacyText,
  'terms-and-conditions': termsText,
};

/** Maximum size of a text; larger files are ignored as mistakes. */
const maxTextBytes = 512 * 1024;

/**
 * Returns the installation's own text from `pages/<name>.md` in the data folder. Read on each request, so
 * changes show immediately.
 */
async function readOwnWords(name: TextPageName, dataDir: string): Promise<string | null> {
  try {
    const text = await readFile(path.join(dataDir, 'pages', `${name}.md`));
    return text.byteLength > maxTextBytes ? null : text.toString('utf8');
  } catch {
    // Usually the file doesn't exist; if it is unreadable, the default text is shown.
    return null;
  }
}

/**
 * Returns a public text page as HTML. Markdown in the data folder replaces the default; `{support_email}`,
 * `{postal_address}` and `{public_url}` are replaced with configured values.
 */
export async function readTextPage(
  name: TextPageName,
  deps: Pick<Deps, 'config' | 'version'>,
): Promise<{ html: string }> {
  const site = siteFacts(deps);
  const words: Readonly<Record<string, string>> = {
    support_email: site.support_email,
    postal_address: site.postal_address,
    public_url: deps.config.publicUrl,
  };
  const markdown = (await readOwnWords(name, deps.config.dataDir)) ?? ownTexts[name];
  const filled = markdown.replaceAll(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
  const html = sanitizeHtml(await marked.parse(filled), {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'h1', 'img'],
    allowedSchemes: ['http', 'https', 'mailto'],
  });
  return { html };
}
