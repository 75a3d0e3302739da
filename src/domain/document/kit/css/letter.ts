/**
 * Letters, in every direction: the recipient at the position of the envelope window, the sender opposite, the
 * text across the full page width. A5, square and landscape pages don't fit window envelopes, so no space is
 * reserved there.
 */
export const letterCss = `
.doc:not([data-format="story"]) .page.is-letter{--t-body:max(var(--floor),calc(var(--base-body)*1.1*var(--ft)));--u:calc(var(--base-u)*1.1*var(--fs))}
.doc .letter-head{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,auto);grid-template-rows:auto auto auto;column-gap:calc(var(--gut)*2);margin-top:calc(var(--u)*.9)}
.doc .letter-sender{grid-column:2;grid-row:1;max-width:calc(var(--content-w)*.5);min-height:var(--letter-top,calc(var(--u)*3))}
.doc .letter-recipient{grid-column:1;grid-row:2;min-height:calc(var(--u)*4)}
.doc .letter-date{grid-column:2;grid-row:2;align-self:end}
.doc .letter-subject{grid-column:1/-1;grid-row:3;margin-top:calc(var(--u)*2);font-family:var(--font-display);font-weight:600;font-size:max(var(--floor),calc(var(--t-h3)*1.3));line-height:1.2;color:var(--accent-text);max-width:calc(var(--content-w)*.86)}
.doc:is([data-direction="editorial"],[data-direction="poster"],[data-direction="organic"]) .letter-subject{font-weight:400;font-size:max(var(--floor),calc(var(--t-h3)*1.7))}
.doc[data-direction="poster"] .letter-subject{text-transform:uppercase;color:var(--ink)}
.doc[data-format="a4"][data-orientation="portrait"] .is-letter{--letter-top:calc(61mm - var(--mt) - var(--u)*2.2)}
.doc[data-format="letter"][data-orientation="portrait"] .is-letter{--letter-top:calc(56mm - var(--mt) - var(--u)*2.2)}
.doc .page-article.is-letter > .passage{display:block;border-top:0;padding-top:0;margin-top:calc(var(--u)*1.3)}
.doc .page-article.is-letter .passage-body{max-width:42em}
.doc .is-letter.is-signed > .passage:last-child > .passage-body > .paragraph:last-child{margin-top:calc(var(--u)*3)}
`;
