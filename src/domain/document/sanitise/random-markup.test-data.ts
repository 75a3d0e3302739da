import fc from 'fast-check';

const names =
  'p div span a b em h1 h2 ul ol li dl dt dd table caption colgroup col thead tbody tr td th svg g path text tspan title desc defs linearGradient clipPath use image foreignObject math mi mtext style script textarea select iframe noscript template section article br hr img pre figure font body'.split(
    ' ',
  );
const attributes = [
  '',
  ' class="page a"',
  ' class=doc',
  ' data-id="x1"',
  ' data-id=x2',
  ' data-name="A &amp; B"',
  ' style="color:red;position:fixed;--a:1px"',
  ' onclick=x',
  ' href="https://a.example/c?d=1&e"',
  ' href=javascript:x',
  ' id=g',
  ' fill="url(#g)"',
  ' src="/files/a.png" alt=""',
  ' title="<b>&quot;"',
  ' viewbox="0 0 1 1"',
  ' /',
];
const texts = [
  'a',
  '\n',
  ' ',
  '&lt;img&gt;',
  '&#0;',
  '\r\n',
  '<',
  '>',
  '&',
  '&nbsp;',
  '"',
  '<!-- x -->',
  '<![CDATA[x<b>]]>',
  '<?p?>',
  '\0',
  'é😀',
  '\ud800',
  '--><b>',
];

const tag = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes), fc.constantFrom(...attributes))
  .map(([name, one, two]) => `<${name}${one}${two}>`);
const endTag = fc.constantFrom(...names).map((name) => `</${name}>`);
const piece = fc.oneof(
  { arbitrary: tag, weight: 5 },
  { arbitrary: endTag, weight: 3 },
  { arbitrary: fc.constantFrom(...texts), weight: 2 },
  { arbitrary: fc.string({ maxLength: 6 }), weight: 1 },
);

/** Tag soup, as a model, a paste or an attacker could send. */
export const tagSoup: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 30 })
  .map((pieces) => pieces.join(''));
