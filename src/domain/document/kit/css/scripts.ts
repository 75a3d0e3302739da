/** Right-to-left languages. */
const fromTheRight = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];
/** Scripts whose letters join or stack, so letter spacing would break words. */
const joined = [...fromTheRight, 'hi', 'mr', 'ne', 'sa', 'bn', 'as', 'ta', 'th'];
/** Scripts whose letters are taller and deeper than Latin ones. */
const tall = ['hi', 'mr', 'ne', 'sa', 'bn', 'as', 'ta', 'th', 'vi', 'ur', 'ar', 'fa'];

const langs = (tags: readonly string[]): string =>
  `:is(${[...new Set(tags)].map((tag) => `:lang(${tag})`).join(',')})`;

/** Selects the documents whose script runs from right to left. */
export const rightToLeft = langs(fromTheRight);

/**
 * Adjustments for non-Latin scripts, because the directions are designed for Latin. Selected by the language
 * of the document. Drawings keep their own coordinates.
 */
export const scriptsCss = `
/* What a browser slants or thickens itself prints as Type 3: a cut that is not there is not made up. */
.doc{font-synthesis:none}
.doc${langs(fromTheRight)}{direction:rtl}
.doc svg{direction:ltr}
.doc:not(${langs(fromTheRight)}) :is(p,li,dd,td,blockquote,h1,h2,h3,h4,figcaption){unicode-bidi:plaintext}
.doc${langs(fromTheRight)} :is(.num,.tab,time,a[href^="mailto"],a[href^="http"]){unicode-bidi:isolate}
.doc${langs(fromTheRight)} .kept{unicode-bidi:plaintext}
.doc ${langs(joined)},.doc${langs(joined)} *{letter-spacing:0!important}
.doc${langs(tall)} :is(h1,h2,h3,.hero,.headline,.line){line-height:1.32!important}
.doc${langs(tall)} .page{--lh:1.5;--lh-lead:1.45}
.doc:is(:lang(ja),:lang(zh)) :is(p,li,dd,td){line-break:strict}
.doc:lang(ko) *{word-break:keep-all}
`;
