/** Forms to be filled in by hand: lines as high as handwriting needs, boxes large enough for a pen. */
export const formCss = `
.doc .page-article.is-form{--write:calc(max(var(--base-u)*1.15,7.5mm)*(.6 + .4*var(--fs)));--write-line:max(1px,var(--hair)) solid var(--muted)}
.doc .page-article.is-form .article-title{--cap:calc(var(--t-h1)*1.05);--lines:1}
.doc .page-article.is-form > .form-part{margin-top:calc(var(--u)*1.15);border-top:0;padding-top:0}
.doc .page-article.is-form > .form-part > .passage-title{font-size:max(var(--floor),calc(var(--t-h3)*1.12));border-bottom:var(--part-line,var(--hair) solid var(--ink));padding-bottom:calc(var(--u)*.25);margin-bottom:calc(var(--u)*.5)}
.doc .page-article.is-form > .passage > .passage-body > :is(.paragraph,.list){max-width:none}
.doc .is-form .passage-body.flow > * + *{margin-top:calc(var(--u)*.65)}
.doc .is-form .form-row{display:grid;grid-template-columns:minmax(0,1fr);column-gap:calc(var(--gut)*1.2)}
.doc .is-form .form-row:has(> .form-field + .form-field){grid-template-columns:repeat(2,minmax(0,1fr))}
.doc .is-form .form-row + .form-row{margin-top:calc(var(--u)*.5)}
.doc .is-form .form-field{display:flex;flex-direction:column;background:var(--field-ground,none);border:var(--field-frame,0);border-bottom:var(--field-line,var(--write-line));border-radius:var(--field-radius,0);padding:var(--field-pad,0)}
.doc .is-form .field-label{font-size:max(var(--floor),calc(var(--t-body)*.9));line-height:1.25;color:var(--muted)}
.doc .is-form .field-label strong{font-weight:500}
.doc .is-form .field-line{min-height:var(--write);display:flex;align-items:flex-end;padding-bottom:.15em}
.doc .is-form .form-choices > .list{display:grid;grid-template-columns:minmax(0,1fr);gap:calc(var(--u)*.4) calc(var(--gut)*1.2);max-width:none}
.doc .is-form .form-choices.in-two > .list{grid-template-columns:repeat(2,minmax(0,1fr))}
.doc .is-form .form-choices.in-three > .list{grid-template-columns:repeat(3,minmax(0,1fr))}
.doc .page-article.is-form .form-choices > .list.list > li{margin:0;padding:0 0 0 1.9em;border:0}
.doc .page-article.is-form .form-choices > .list:not(.list-ordered) > li:is(.is-open,.is-done)::before{left:0;top:.12em;width:1.05em;height:1.05em;border-width:max(1.2px,.09em)}
.doc .page-article.is-form .form-question > .paragraph{max-width:none;margin-bottom:0}
.doc .page-article.is-form .form-question > .divider.divider{width:100%;margin:0;height:var(--write);border:0;border-bottom:var(--write-line)}
.doc .page-article.is-form .form-question + .form-question{margin-top:calc(var(--u)*.9)}
.doc .page-article.is-form .form-table td{height:calc(var(--write)*.98);vertical-align:bottom;border-bottom:var(--write-line);border-top:0}
.doc .page-article.is-form .form-table .to-write td{height:calc(var(--write)*1.25)}
.doc .page-article.is-form .form-table :is(td,th):not(:first-child){border-left:var(--hair) solid var(--rule);padding-left:.4em}
.doc .page-article.is-form .form-table th{font-size:max(var(--floor),calc(var(--t-body)*.9))}
.doc .page-article.is-form .form-scale :is(td,th):not(:first-child){text-align:center}
.doc .page-article.is-form .form-scale td{padding-block:calc(var(--u)*.3)}
.doc .page-article.is-form .form-scale td:not(:first-child){font-size:1.25em;line-height:1}
.doc .page-article.is-form .form-scale :is(td,th):first-child{width:44%}
.doc .page-article.is-form .article-head > .article-facts{display:flex;flex-wrap:wrap;gap:calc(var(--u)*.3) calc(var(--gut)*1.6);border:0;padding:0;margin-top:calc(var(--u)*.7)}
.doc .page-article.is-form .article-head .article-fact{display:block;margin:0;border:0;padding:0}
.doc .page-article.is-form > .is-tail{margin-top:auto;padding-top:calc(var(--u)*.9)}
.doc .is-form.is-growing > .is-tail{margin-top:0}
.doc .is-form .signatures{padding-top:calc(var(--write)*1.1)}

.doc[data-direction="swiss"] .is-form{--part-line:var(--bar) solid var(--ink)}
.doc[data-direction="editorial"] .is-form .field-label{font-style:italic}
.doc[data-direction="technical"] .is-form{--field-frame:var(--hair) solid var(--muted);--field-pad:.25em .5em 0}
.doc[data-direction="technical"] .is-form .field-label{font-family:var(--font-mono);letter-spacing:-.02em}
.doc[data-direction="organic"] .is-form{--part-line:0;--field-ground:var(--tint);--field-line:0;--field-radius:.5em;--field-pad:.3em .7em 0}
.doc[data-direction="organic"] .is-form .field-label{color:inherit}
.doc[data-direction="organic"] .page-article.is-form .article-head > .article-facts{max-width:calc((var(--content-w) - var(--art-w)*.86)*1.02)}
.doc[data-direction="poster"] .is-form{--part-line:calc(var(--bar)*1.7) solid var(--ink);--write-line:max(2px,var(--bar)*.6) solid var(--ink)}
.doc[data-direction="poster"] .is-form > .form-part > .passage-title{font-family:var(--font-display);font-weight:400;text-transform:uppercase}
.doc[data-direction="corporate"] .is-form{--part-line:var(--line);--field-ground:var(--tint);--field-pad:.3em .6em 0;--field-line:max(1.5px,var(--hair)) solid var(--accent-text)}
.doc[data-direction="corporate"] .is-form .field-label{color:inherit}
`;
