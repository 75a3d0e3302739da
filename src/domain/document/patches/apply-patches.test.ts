import { describe, expect, it } from 'vitest';
import type { Patch } from '../patch.ts';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { applyPatches, PatchError } from './apply-patches.ts';

const page = sanitiseArticle(
  '<article class="doc" data-title="T" style="--accent:#111111">' +
    '<section class="page" data-id="p1"><h1 data-id="t" data-name="Title">Title</h1><div data-id="facts"><p data-id="facts.a">One</p><p data-id="facts.b">Two</p></div><table data-id="lines"><tbody><tr><td data-id="cell">1</td><td>2</td></tr></tbody></table></section>' +
    '<section class="page" data-id="p2"><p data-id="end">End</p><svg data-id="art"><text data-id="art.t">x</text></svg></section></article>',
);
const locked = page.replace('<p data-id="facts.a">', '<p data-id="facts.a" data-locked="true">');

function errorOf(html: string, patches: readonly Patch[]): PatchError {
  try {
    applyPatches(html, patches);
  } catch (error) {
    if (error instanceof PatchError) return error;
    throw error;
  }
  throw new Error('The patches applied.');
}

/** Applies one patch, checks its inverse, and returns the document. */
function patched(html: string, ...patches: readonly Patch[]): string {
  const result = applyPatches(html, patches);
  expect(sanitiseArticle(result.html)).toBe(result.html);
  expect(applyPatches(result.html, result.inverse, { mayChangeLocked: true }).html).toBe(html);
  return result.html;
}

describe('a patch', () => {
  it('replaces a block, sanitized, and keeps the rest byte for byte', () => {
    expect(patched(page, { op: 'replace', id: 't', html: '<h1 onclick=x>New' })).toBe(
      page.replace('<h1 data-id="t" data-name="Title">Title</h1>', '<h1 data-id="t">New</h1>'),
    );
  });

  it('replaces part of a block, also in tables and drawings', () => {
    expect(
      patched(page, { op: 'replace', id: 'cell', html: '<td class="num">9<script>x</script></td>' }),
    ).toBe(page.replace('<td data-id="cell">1</td>', '<td class="num" data-id="cell">9</td>'));
    expect(patched(page, { op: 'replace', id: 'art.t', html: '<text x="1">y<tspan/></text>' })).toBe(
      page.replace('<text data-id="art.t">x</text>', '<text data-id="art.t" x="1">y<tspan></tspan></text>'),
    );
  });

  it('inserts after a block or first, and generates a missing id', () => {
    expect(
      patched(page, { op: 'insert', pageId: 'p2', afterId: 'end', html: '<p data-id="n">N</p>' }),
    ).toContain('<p data-id="end">End</p><p data-id="n">N</p><svg');
    expect(patched(page, { op: 'insert', pageId: 'p2', afterId: null, html: 'Loose text' })).toContain(
      '<section class="page" data-id="p2"><p data-id="p2-b3">Loose text</p><p data-id="end">',
    );
  });

  it('moves a block within a page and across pages', () => {
    const order = (html: string): string[] =>
      [...html.matchAll(/data-id="(t|facts|lines|end|art|p1|p2)"/g)].map((m) => m[1] ?? '');
    const moveTo = (id: string, pageId: string, afterId: string | null): string[] =>
      order(patched(page, { op: 'move', id, pageId, afterId }));
    expect(moveTo('t', 'p1', 'lines')).toEqual(['p1', 'facts', 'lines', 't', 'p2', 'end', 'art']);
    expect(moveTo('lines', 'p1', null)).toEqual(['p1', 'lines', 't', 'facts', 'p2', 'end', 'art']);
    expect(moveTo('facts', 'p1', 't')).toEqual(['p1', 't', 'facts', 'lines', 'p2', 'end', 'art']);
    expect(moveTo('art', 'p1', 'facts')).toEqual(['p1', 't', 'facts', 'art', 'lines', 'p2', 'end']);
    expect(moveTo('t', 'p2', null)).toEqual(['p1', 'facts', 'lines', 'p2', 't', 'end', 'art']);
    expect(applyPatches(page, [{ op: 'move', id: 't', pageId: 'p2', afterId: 'art' }]).changedIds).toEqual([
      't',
    ]);
  });

  it('removes a block and a part of one', () => {
    expect(patched(page, { op: 'remove', id: 'facts' })).not.toContain('facts');
    expect(patched(page, { op: 'remove', id: 'facts.b' })).toContain(
      '<div data-id="facts"><p data-id="facts.a">One</p></div>',
    );
  });

  it('sets text without parsing it', () => {
    expect(patched(page, { op: 'set_text', id: 'facts.a', text: '<b>1 & 2</b>' })).toContain(
      '<p data-id="facts.a">&lt;b&gt;1 &amp; 2&lt;/b&gt;</p><p data-id="facts.b">',
    );
    expect(patched(page, { op: 'set_text', id: 'art.t', text: 'ü' })).toContain(
      '<text data-id="art.t">ü</text>',
    );
    expect(patched(page, { op: 'set_text', id: 't', text: '' })).toContain(
      '<h1 data-id="t" data-name="Title"></h1>',
    );
  });

  it('sets and removes attributes of blocks and pages', () => {
    expect(patched(page, { op: 'set_attribute', id: 't', name: 'class', value: 'hero big' })).toContain(
      '<h1 class="hero big" data-id="t" data-name="Title">',
    );
    expect(patched(page, { op: 'set_attribute', id: 't', name: 'data-name', value: null })).toContain(
      '<h1 data-id="t">',
    );
    expect(patched(page, { op: 'set_attribute', id: 'p1', name: 'class', value: 'page-field' })).toContain(
      '<section class="page page-field" data-id="p1">',
    );
    expect(patched(page, { op: 'set_attribute', id: 'p2', name: 'data-notes', value: 'Say "it"' })).toContain(
      'data-notes="Say &quot;it&quot;"',
    );
  });

  it('sets tokens and settings of the document without touching blocks', () => {
    const result = applyPatches(page, [
      { op: 'set_token', name: 'accent', value: '#0b4a32' },
      { op: 'set_token', name: 'radius', value: '2mm' },
      { op: 'set_document', name: 'format', value: 'slides-16x9' },
      { op: 'set_document', name: 'lang', value: 'pt-PT' },
    ]);
    expect(result.changedIds).toEqual([]);
    expect(result.html).toContain('data-format="slides-16x9"');
    expect(result.html).toContain('lang="pt-PT" style="--accent:#0b4a32;--radius:2mm"');
    expect(applyPatches(result.html, result.inverse).html).toBe(page);
    expect(patched(page, { op: 'set_token', name: 'accent', value: null })).not.toContain('style=');
    expect(patched(page, { op: 'set_document', name: 'title', value: '' })).not.toContain('data-title');
  });

  it('adds and removes pages', () => {
    expect(
      patched(page, { op: 'add_page', afterId: 'p1', html: '<section class="page"><p>New</p></section>' }),
    ).toContain(
      '<section class="page" data-id="p1-2"><p data-id="p1-2-b1">New</p></section><section class="page" data-id="p2">',
    );
    expect(patched(page, { op: 'add_page', afterId: null, html: '<p data-id="x">First</p>' })).toMatch(
      /^<article[^>]*><section class="page" data-id="p1-2"><p data-id="x">First/,
    );
    expect(patched(page, { op: 'remove_page', id: 'p2' })).not.toContain('data-id="p2"');
  });
});

describe('a list of patches', () => {
  it('applies in sequence and is undone as a whole', () => {
    const html = patched(
      page,
      { op: 'insert', pageId: 'p1', afterId: 't', html: '<p data-id="n">a</p>' },
      { op: 'set_text', id: 'n', text: 'b' },
      { op: 'move', id: 'n', pageId: 'p2', afterId: 'art' },
      { op: 'remove', id: 'lines' },
    );
    expect(html).toMatch(/<p data-id="n">b<\/p><\/section><\/article>$/);
  });

  it('reports changed blocks, once each', () => {
    const { changedIds } = applyPatches(page, [
      { op: 'set_text', id: 'facts.a', text: 'x' },
      { op: 'set_text', id: 'facts.b', text: 'y' },
      { op: 'remove', id: 'end' },
    ]);
    expect(changedIds).toEqual(['facts', 'end']);
  });

  it('applies completely or not at all, and reports the failed patch', () => {
    const error = errorOf(page, [
      { op: 'set_text', id: 't', text: 'x' },
      { op: 'remove', id: 'nowhere' },
    ]);
    expect([error.index, error.code, error.message]).toEqual([
      1,
      'unknown_id',
      'Patch 2: Nothing in the document has the id "nowhere".',
    ]);
  });
});

describe('a faulty patch is rejected', () => {
  const cases: readonly [string, Patch][] = [
    ['unknown_id', { op: 'replace', id: 'zz', html: '<p>x</p>' }],
    ['unknown_id', { op: 'insert', pageId: 't', afterId: null, html: '<p>x</p>' }],
    ['unknown_id', { op: 'insert', pageId: 'p1', afterId: 'end', html: '<p>x</p>' }],
    ['unknown_id', { op: 'move', id: 't', pageId: 'p1', afterId: 't' }],
    ['unknown_id', { op: 'remove_page', id: 't' }],
    ['unknown_id', { op: 'add_page', afterId: 'zz', html: '<p>x</p>' }],
    ['duplicate_id', { op: 'insert', pageId: 'p1', afterId: null, html: '<p data-id="end">x</p>' }],
    [
      'duplicate_id',
      { op: 'insert', pageId: 'p1', afterId: null, html: '<p data-id="n"><b data-id="cell">x</b></p>' },
    ],
    ['duplicate_id', { op: 'replace', id: 't', html: '<h1><b data-id="end">x</b></h1>' }],
    [
      'duplicate_id',
      { op: 'add_page', afterId: null, html: '<section class="page" data-id="p2"></section>' },
    ],
    ['invalid_html', { op: 'replace', id: 't', html: '' }],
    ['invalid_html', { op: 'replace', id: 't', html: '<script>x</script>' }],
    ['invalid_html', { op: 'replace', id: 't', html: '<p>a</p><p>b</p>' }],
    ['invalid_html', { op: 'replace', id: 'cell', html: 'text' }],
    ['invalid_html', { op: 'replace', id: 'facts.a', html: '<script>x</script>' }],
    ['invalid_html', { op: 'insert', pageId: 'p1', afterId: null, html: '<!-- -->' }],
    ['invalid_html', { op: 'set_text', id: 'lines', text: 'x' }],
    ['invalid_html', { op: 'set_text', id: 'art', text: 'x' }],
    ['forbidden_attribute', { op: 'set_attribute', id: 't', name: 'onclick', value: 'x' }],
    ['forbidden_attribute', { op: 'set_attribute', id: 't', name: 'style', value: 'color:red' }],
    ['forbidden_attribute', { op: 'set_attribute', id: 't', name: 'data-id', value: 'x' }],
    ['forbidden_attribute', { op: 'set_attribute', id: 't', name: 'href', value: 'https://a.example' }],
    ['forbidden_attribute', { op: 'set_attribute', id: 't', name: 'lang', value: '"><script>' }],
    ['unknown_token', { op: 'set_token', name: '--accent', value: 'red' }],
    ['unknown_token', { op: 'set_token', name: 'Accent', value: 'red' }],
    ['unknown_token', { op: 'set_token', name: 'accent', value: 'url(x)' }],
    ['unknown_token', { op: 'set_token', name: 'accent', value: 'red;color:blue' }],
    ['unknown_token', { op: 'set_token', name: 'accent', value: '' }],
    ['invalid_value', { op: 'set_document', name: 'format', value: 'a0' }],
    ['invalid_value', { op: 'set_document', name: 'theme', value: 'neon' }],
    ['invalid_value', { op: 'set_document', name: 'lang', value: 'not a language' }],
    ['not_a_block', { op: 'remove', id: 'p1' }],
    ['not_a_block', { op: 'move', id: 'facts.a', pageId: 'p2', afterId: null }],
  ];
  it.each(cases)('%s: %j', (code, patch) => {
    const error = errorOf(page, [patch]);
    expect([error.code, error.index]).toEqual([code, 0]);
    expect(error.message).toMatch(/^Patch 1: .{15,}\.$/);
  });

  it('last_page: keeps the last page', () => {
    const single = applyPatches(page, [{ op: 'remove_page', id: 'p2' }]).html;
    expect(errorOf(single, [{ op: 'remove_page', id: 'p1' }]).code).toBe('last_page');
  });

  it('invalid_html: rejects a document without an article', () => {
    expect(errorOf('<p>x</p>', [{ op: 'remove', id: 'x' }]).code).toBe('invalid_html');
  });
});

describe('a locked element', () => {
  const attempts: readonly Patch[] = [
    { op: 'set_text', id: 'facts.a', text: 'x' },
    { op: 'replace', id: 'facts.a', html: '<p>x</p>' },
    { op: 'remove', id: 'facts.a' },
    { op: 'set_attribute', id: 'facts.a', name: 'data-locked', value: null },
    { op: 'remove', id: 'facts' },
    { op: 'replace', id: 'facts', html: '<div><p data-id="facts.a">x</p></div>' },
    { op: 'set_text', id: 'facts', text: 'x' },
    { op: 'remove_page', id: 'p1' },
  ];
  it.each(attempts)('rejects %j', (patch) => {
    expect(errorOf(locked, [patch]).code).toBe('locked');
  });

  it('protects its contents, and a locked page its blocks', () => {
    const whole = page.replace('data-id="facts"', 'data-id="facts" data-locked="true"');
    expect(errorOf(whole, [{ op: 'set_text', id: 'facts.b', text: 'x' }]).code).toBe('locked');
    expect(errorOf(whole, [{ op: 'move', id: 'facts', pageId: 'p2', afterId: null }]).code).toBe('locked');
    const lockedPage = page.replace('data-id="p2"', 'data-id="p2" data-locked="true"');
    expect(errorOf(lockedPage, [{ op: 'set_text', id: 'end', text: 'x' }]).code).toBe('locked');
    expect(errorOf(lockedPage, [{ op: 'insert', pageId: 'p2', afterId: null, html: '<p>x</p>' }]).code).toBe(
      'locked',
    );
    expect(errorOf(lockedPage, [{ op: 'move', id: 't', pageId: 'p2', afterId: null }]).code).toBe('locked');
  });

  it('blocks nothing else', () => {
    expect(patched(locked, { op: 'set_text', id: 'facts.b', text: 'x' })).toContain(
      '<p data-id="facts.b">x</p>',
    );
    const around = '<div><h2>New</h2><p data-id="facts.a" data-locked="true">One</p></div>';
    expect(patched(locked, { op: 'replace', id: 'facts', html: around })).toContain('<h2>New</h2>');
    expect(patched(locked, { op: 'set_token', name: 'accent', value: 'red' })).toContain('--accent:red');
  });

  it('can be unlocked by the user', () => {
    const patches: Patch[] = [{ op: 'set_attribute', id: 'facts.a', name: 'data-locked', value: null }];
    expect(applyPatches(locked, patches, { mayChangeLocked: true }).html).toBe(page);
  });
});
