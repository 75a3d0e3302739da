import { expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';

it('keeps any title and address within their attributes', () => {
  const code = embedCode('https://octavo.example/s/a?b=1', 'A "quoted" <title> & more');
  expect(code).toContain(' src="https://octavo.example/s/a?b=1&amp;embed" ');
  expect(code).toContain(' title="A &quot;quoted&quot; &lt;title> &amp; more" ');
  expect(embedCode('https://octavo.example/s/a', 'A')).toContain(' src="https://octavo.example/s/a?embed" ');
});
