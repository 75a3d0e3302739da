import { describe, expect, it } from 'vitest';
import { sanitiseArticle, sanitiseBlock, sanitiseBlockAs, sanitisePage } from './sanitise-article.ts';

describe('sanitiseBlock', () => {
  it('keeps what the kit needs, byte for byte', () => {
    const kept = [
      '<div class="totals" data-id="totals" data-name="Totals"><p class="lead" data-id="totals.lead">Due <strong>14 June</strong><br>to <span class="gap" data-id="g1" data-gap="Your address">Your address</span></p></div>',
      '<table class="lines" data-id="lines"><caption>Lines</caption><colgroup><col span="2" width="20%"></colgroup><thead><tr><th scope="col">Item</th></tr></thead><tbody><tr><td class="num" colspan="2">1</td></tr></tbody></table>',
      '<figure data-id="f"><img alt="" height="20" src="data:image/png;base64,iVBORw0KGgo=" width="20"><figcaption>A</figcaption></figure>',
      '<img data-id="logo" alt="Logo" src="/files/ab12/logo.png">',
      '<p data-id="c" style="--bar:72%;--accent:#0b4a32;--font-text:\'Libre Caslon\', serif">x</p>',
      '<p data-id="s" style="font-size:17px;margin:-.03em 0 0 auto;color:var(--accent);background:linear-gradient(90deg,#fff 0%,rgb(1 2 3 / .5))">x</p>',
      '<dl data-id="d"><div><dt>From</dt><dd>Us</dd></div><dt>To</dt><dd>You</dd></dl>',
      '<ol data-id="o" start="3"><li>c<ul><li>d</li></ul></li></ol>',
      '<p data-id="l"><a href="https://example.org/a?b=1&amp;c=2" rel="noopener">site</a> <a href="mailto:a@example.org" rel="noopener">mail</a></p>',
      '<pre data-id="x"><code>a &lt; b\n  c</code></pre>',
      '<p data-id="rtl" dir="rtl" lang="ar">مرحبا 👋</p>',
    ];
    for (const html of kept) expect(sanitiseBlock(html)).toBe(html);
  });

  it("keeps the case of SVG names, and prefixes their ids with the block's", () => {
    const html =
      '<svg data-id="chart" viewbox="0 0 100 40" role="img" aria-label="Growth"><title>Growth</title><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><rect width="10" height="5"/></clipPath></defs><path d="M0 0L10,5z" fill="url(#g)" clip-path="url(#c)"/><text x="1" text-anchor="end">42<tspan dy="1.2em">%</tspan></text><use xlink:href="#c"/></svg>';
    expect(sanitiseBlock(html)).toBe(
      '<svg data-id="chart" aria-label="Growth" role="img" viewBox="0 0 100 40"><title>Growth</title><defs><linearGradient gradientUnits="userSpaceOnUse" id="chart--g"><stop offset="0" stop-color="#fff"></stop></linearGradient><clipPath id="chart--c"><rect height="5" width="10"></rect></clipPath></defs><path clip-path="url(#chart--c)" d="M0 0L10,5z" fill="url(#chart--g)"></path><text text-anchor="end" x="1">42<tspan dy="1.2em">%</tspan></text><use href="#chart--c"></use></svg>',
    );
  });

  it('keeps the text of unknown elements', () => {
    expect(sanitiseBlock('<p><font color=red>Red</font> <blink>text</blink></p>')).toBe('<p>Red text</p>');
  });

  it('wraps loose text in blocks and drops whitespace between blocks', () => {
    expect(sanitiseBlock(' a <b>c</b>\n<div>d</div> \n <hr> ')).toBe('<p> a <b>c</b>\n</p><div>d</div><hr>');
  });

  it('places parts of lists and tables as a parser would', () => {
    expect(sanitiseBlock('<table><tr><td>1<tr><td>2</table>')).toBe(
      '<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
    );
    expect(sanitiseBlock('<ul>a<li>b</li></ul>')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(sanitiseBlock('<div><li>b</li></div>')).toBe('<div><div>b</div></div>');
    expect(sanitiseBlock('<p><span><div>b</div></span></p>')).toBe('<div><span><div>b</div></span></div>');
  });

  it('drops duplicate ids within a block', () => {
    expect(sanitiseBlock('<p data-id="a"><b data-id="a">x</b></p>')).toBe('<p data-id="a"><b>x</b></p>');
  });

  it('removes external pictures; external links keep their text', () => {
    expect(sanitiseBlock('<div><img src="https://example.org/x.png" alt="x"><a href="/x">y</a></div>')).toBe(
      '<div><a>y</a></div>',
    );
  });
});

describe('sanitiseBlockAs', () => {
  it('gives the block one root with the id', () => {
    expect(sanitiseBlockAs('b', '<p>a</p>')).toBe('<p data-id="b">a</p>');
    expect(sanitiseBlockAs('b', '<p data-id="z">a</p>')).toBe('<p data-id="b">a</p>');
    expect(sanitiseBlockAs('b', '<p>a</p><p>c</p>')).toBe('<div data-id="b"><p>a</p><p>c</p></div>');
    expect(sanitiseBlockAs('b', '')).toBe('<div data-id="b"></div>');
  });
});

describe('sanitiseArticle', () => {
  it('keeps the settings of the article and its pages', () => {
    const html =
      '<article class="doc" data-direction="editorial" data-format="slides-16x9" data-orientation="landscape" data-theme="dark" data-title="A &quot;plan&quot;" lang="de-AT" style="--accent:#0b4a32;--u:4px"><section class="page page-field" data-id="p1" data-notes="Say &lt;hello&gt;" style="--fit-space:.9;--fit-type:.96"><h1 data-id="h" data-locked="true">A</h1></section></article>';
    expect(sanitiseArticle(html)).toBe(html);
  });

  it('converts a whole HTML page to a document', () => {
    const html = sanitiseArticle(
      '<!doctype html><html><head><title>T</title><style>p{}</style></head><body><h1>Hi</h1>text</body></html>',
    );
    expect(html).toBe(
      '<article class="doc" data-direction="swiss" data-format="a4" data-orientation="portrait" data-theme="light" lang="en"><section class="page" data-id="p1"><h1 data-id="p1-b1">Hi</h1><p data-id="p1-b2">text</p></section></article>',
    );
  });

  it('gives every page and block a unique id', () => {
    const html = sanitiseArticle(
      '<article class="doc"><section class="page"><p data-id="a">1</p><p data-id="a">2</p><p>3</p></section><section class="page" data-id="a"><p data-id="not valid!">4 <b data-id="a-2">5</b></p></section></article>',
    );
    const ids = [...html.matchAll(/data-id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['p1', 'a-3', 'a-4', 'p1-b3', 'a', 'a-b1', 'a-2']);
  });

  it('keeps nested markup from acting as a page or a document', () => {
    const html = sanitiseArticle(
      '<article class="doc"><section class="page"><div class="doc page x">a</div></section></article>',
    );
    expect(html).toContain('<div class="x" data-id="p1-b1">a</div>');
  });

  it('falls back to defaults for invalid settings', () => {
    const html = sanitiseArticle(
      '<article class="doc" lang="1;x" data-format="a0" data-theme="neon" data-direction="A B"></article>',
    );
    expect(html).toBe(
      '<article class="doc" data-direction="swiss" data-format="a4" data-orientation="portrait" data-theme="light" lang="en"></article>',
    );
  });

  it('wraps loose content between pages in a page, in order', () => {
    const html = sanitiseArticle(
      '<article class="doc">one<section class="page"><p>two</p></section><p>three</p></article>',
    );
    expect(html.match(/<section/g)).toHaveLength(3);
    expect(
      html
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual(['one', 'two', 'three']);
  });
});

describe('sanitisePage', () => {
  it('generates unused ids', () => {
    expect(sanitisePage('<section class="page"><p>a</p></section>', new Set(['p1', 'p1-2-b1']))).toBe(
      '<section class="page" data-id="p1-2"><p data-id="p1-2-b1-2">a</p></section>',
    );
  });
});
