/**
 * Certificates: the name as the largest line, the reason around it, facts in a row, then signature lines
 * beside a seal. Editorial puts facts and signatures in its side column; corporate frames the page.
 */
export const certificateCss = `
.doc .page.is-certificate{--seal:calc(var(--page-h)*.13*(.3 + .7*var(--fs)));--t-body:max(var(--floor),calc(var(--base-body)*1.14*var(--ft)))}
.doc .is-certificate > .opening{--name-h:calc(var(--page-w)*.2*(.1 + .9*var(--fs)))}
.doc .is-certificate > .opening:has(.line:nth-child(2)){--name-h:calc(var(--page-w)*.13*(.1 + .9*var(--fs)))}
.doc .is-certificate .signing{display:flex;align-items:flex-end;gap:calc(var(--gut)*2);padding-top:calc(var(--u)*.6)}
.doc .signing-lines{flex:1 1 0;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:calc(var(--u)*1.2) calc(var(--gut)*1.6)}
.doc .signing-lines:is([data-count="3"],[data-count="5"],[data-count="6"]){grid-template-columns:repeat(3,minmax(0,1fr))}
.doc .signing .signature{border-top:max(1px,var(--hair)) solid var(--ink);padding-top:calc(var(--u)*.35);margin-top:calc(var(--u)*2.4);font-size:var(--t-body);line-height:1.35}
.doc .seal{flex:none;position:relative;width:var(--seal);height:var(--seal)}
.doc .is-certificate .seal > .art{position:absolute;inset:0;width:100%;height:100%;mask-image:none;overflow:visible}
.doc .is-certificate .seal > .art{color:var(--ink)}
.doc .is-certificate .seal .art .art-line{stroke-width:1.9}
.doc .is-certificate .seal .art .art-strong{stroke:var(--accent-text);stroke-width:3.4}
.doc .is-certificate .facts-list:not([data-count="1"]){grid-template-columns:repeat(2,minmax(0,1fr))}
@container page (min-aspect-ratio: 99/100){
  .doc .is-certificate .signing{padding-top:0}
  .doc .is-certificate > .opening{--name-h:calc(var(--page-h)*.2*(.1 + .9*var(--fs)))}
  .doc .is-certificate > .opening:has(.line:nth-child(2)){--name-h:calc(var(--page-h)*var(--name-2,.105)*(.1 + .9*var(--fs)))}
  .doc .is-certificate .facts-list:is([data-count="3"],[data-count="5"],[data-count="6"]){grid-template-columns:repeat(3,minmax(0,1fr))}
  .doc .is-certificate .facts-list:is([data-count="4"],[data-count="7"],[data-count="8"]){grid-template-columns:repeat(4,minmax(0,1fr))}
}
.doc:is([data-format="a5"],[data-format="a6"]) .page.is-certificate{--name-2:.085;--t-body:max(var(--floor),calc(var(--base-body)*var(--ft)))}
.doc:is([data-format="a5"],[data-format="a6"]) .is-certificate .signing .signature{margin-top:calc(var(--u)*1.9)}
.doc:is([data-format="a5"],[data-format="a6"]) .is-certificate > .foot.foot{margin-top:calc(var(--u)*.5);padding-top:calc(var(--u)*.4)}
.doc[data-format="square"] .page.page-flyer.page-field.is-certificate:has(.line:nth-child(2)){--seal:calc(var(--page-w)*.18)}
.doc:is([data-format="a5"],[data-format="a6"])[data-orientation="landscape"] .page.page-flyer.page-field.is-certificate:has(.line:nth-child(2)){--seal:calc(var(--page-h)*.18*(.3 + .7*var(--fs)))}
.doc:is([data-format="a5"],[data-format="a6"]) .is-certificate > .opening:has(.line:nth-child(2)) .headline{--cap:calc(var(--t-h2)*.95);--least:calc(var(--t-h2)*.7)}

.doc[data-direction="editorial"] .page-flyer.is-certificate{
  --seal:calc(var(--page-w)*.4*(.3 + .7*var(--fs)));
  & > .opening{display:flex;flex-direction:column;flex:0 0 auto;row-gap:0;margin-top:calc(var(--u)*2.4)}
  & .opening-art{display:none}
  & .headline{--cap:calc(var(--t-h2)*1.15);--least:calc(var(--t-h2)*.8);color:var(--accent-text);line-height:1.1;margin-bottom:calc(var(--u)*.9)}
  & .hero{--hero-w:var(--content-w);--size:max(var(--floor),min(var(--name-h),var(--hero-w)/var(--editorial-em,4)));color:var(--ink);padding:0;margin-left:calc(-1*var(--editorial-pull,.03)*var(--size))}
  & .tagline{font-style:normal;color:var(--ink);font-size:max(var(--floor),calc(var(--t-lead)*1.3));line-height:1.42;max-width:26em;margin-top:calc(var(--u)*1.4)}
  & .facts{margin-top:calc(var(--u)*2)}
  & .signing{margin-top:auto;align-items:end}
  & .signing-lines{grid-template-columns:minmax(0,1fr)}
  & .facts + .signing{padding-top:calc(var(--u)*.4)}
}
.doc[data-direction="corporate"] .page.page-flyer.page-field.is-certificate{
  --seal:calc(var(--page-w)*.26*(.3 + .7*var(--fs)));--inset:calc(var(--m)*.36);
  padding:calc(var(--mt) + var(--inset)) calc(var(--m) + var(--inset)) calc(var(--mb) + var(--inset));
  --content-w:calc(var(--page-w) - 2*var(--m) - 2*var(--inset));
  &::after{content:"";position:absolute;inset:var(--inset);border:calc(var(--bar)*3) double var(--accent-text);pointer-events:none}
  & > .masthead.masthead{background:none;color:var(--muted);margin:0;padding:0 0 calc(var(--u)*.75);height:auto;border-bottom:var(--line)}
  & > .masthead.masthead > .masthead-name{color:var(--accent-text)}
  & > .opening{background:none;color:var(--ink);margin:0;padding:calc(var(--u)*2.2) 0;justify-content:center}
  & .opening-art{display:none}
  & .opening > :is(.headline,.hero){color:var(--accent-text)}
  & .headline{--cap:calc(var(--t-h1)*.92);--least:calc(var(--t-h1)*.6);--box:var(--content-w);order:0}
  & .hero{order:0;margin-top:0;padding-top:calc(var(--u)*.9);--hero-w:var(--content-w);--size:max(var(--floor),min(var(--name-h),var(--hero-w)/var(--corporate-em,4)))}
  & .tagline{order:0;font-size:max(var(--floor),calc(var(--t-lead)*1.25));max-width:28em;margin-top:calc(var(--u)*1.1)}
  & .signing .signature{border-top-color:var(--accent-text)}
  & .seal > .art{color:var(--accent-text)}
  & .foot{margin-top:calc(var(--u)*1)}
}
.doc[data-direction="swiss"] .page-flyer.is-certificate{
  & .opening .hero{grid-column:1/-1;grid-row:3;--hero-w:var(--content-w);--size:max(var(--floor),min(var(--name-h),var(--hero-w)/var(--swiss-em,4)))}
  & .opening .headline{grid-column:1/-1;grid-row:2;--box:var(--c4);margin:0 0 calc(var(--u)*1.4)}
  & .opening .tagline{grid-column:1/5;grid-row:4;margin-top:calc(var(--u)*1.6);font-size:max(var(--floor),calc(var(--t-lead)*1.05));line-height:1.3}
  & .signing{margin-top:calc(var(--u)*1)}
  & .foot{padding-top:calc(var(--u)*.8)}
}
.doc[data-direction="technical"] .page-flyer.is-certificate{
  & .headline{--cap:calc(var(--t-h1)*.9)}
  & p.hero,& h1.hero{font-family:var(--font-mono);letter-spacing:-.05em;grid-column:1/-1;--hero-w:var(--content-w);--size:max(var(--floor),min(var(--name-h),var(--hero-w)/var(--technical-em,4)))}
  & .opening{grid-template-rows:auto auto auto minmax(0,1fr)}
  & .opening-art{border:0;grid-row:4}
  & .opening .headline{grid-column:1/-1;grid-row:1}
  & .opening .hero{grid-row:2}
  & .opening .tagline{grid-column:1/8;grid-row:3;padding-left:0;align-self:start;font-size:max(var(--floor),calc(var(--t-lead)*1.15))}
  & .signing{margin-top:calc(var(--u)*1.1);border:var(--hair) solid var(--ink);padding:calc(var(--u)*.8)}
  & .seal > .art{color:var(--ink)}
}
.doc[data-direction="organic"] .page-flyer.is-certificate{
  & .opening .headline{--cap:calc(var(--t-h2)*1.25);--least:calc(var(--t-h2)*.85)}
  & .opening p.hero{order:0;margin:calc(var(--u)*.5) 0 0}
  & .signing{margin-top:calc(var(--u)*.8)}
}
.doc[data-direction="poster"] .page-flyer.is-certificate{
  & .signing{padding-bottom:calc(var(--u)*1.2)}
  & .signing .signature{border-top-width:calc(var(--bar)*1.7);font-weight:600}
  & .facts:has(+ .signing){padding-bottom:0}
  & .seal{--first:var(--accent);--field:var(--paper);--second:var(--ink)}
}
@container page (min-aspect-ratio: 99/100){
  .doc[data-direction="corporate"] .page.page-flyer.page-field.is-certificate{
    & > .opening{padding:calc(var(--u)*1) 0}
    & .headline{--cap:calc(var(--t-h1)*.95)}
    & .signing{margin-top:calc(var(--u)*.2)}
    & .foot{margin-top:calc(var(--u)*.7)}
  }
  .doc[data-direction="swiss"] .page-flyer.is-certificate{
    & > .opening{grid-template-rows:minmax(0,1fr) auto auto auto}
    & .opening .hero{grid-column:1/-1;--hero-w:var(--content-w);--size:max(var(--floor),min(calc(var(--name-h)*1.3),var(--hero-w)/var(--swiss-em,4)))}
    & .opening-art.opening-art{grid-row:1/3;margin-bottom:calc(var(--u)*1.2)}
    & .opening .headline{grid-column:1/4;--box:var(--c3)}
    & .opening .tagline{grid-column:1/5;grid-row:4;margin-top:calc(var(--u)*1.3)}
    & .facts{margin-top:calc(var(--u)*1.1)}
  }
  .doc[data-direction="technical"] .page-flyer.is-certificate{
    & .opening{grid-template-rows:auto auto minmax(0,1fr)}
    & .opening-art{grid-row:1/4;grid-column:9/13}
    & .opening .headline{grid-column:1/9}
    & .opening .tagline{grid-row:3}
    & p.hero,& h1.hero{grid-column:1/9;--hero-w:calc(var(--content-w)*.64)}
  }
  .doc[data-direction="organic"] .page-flyer.is-certificate{
    & .opening .hero{--hero-w:calc(var(--content-w)*.62);--size:max(var(--floor),min(calc(var(--name-h)*1),var(--hero-w)/var(--organic-em,4)))}
    & .opening .tagline{max-width:calc(var(--content-w)*.6);font-size:max(var(--floor),calc(var(--t-lead)*1.1))}
    & .opening .headline{max-width:calc(var(--content-w)*.6)}
  }
  .doc[data-direction="poster"] .page-flyer.is-certificate .hero{--hero-h:calc(var(--page-h)*.42*(.1 + .9*var(--fs)))}
}
.doc[data-orientation="landscape"]:not([data-format="square"]) .page.is-certificate{--seal:calc(var(--page-h)*.17*(.3 + .7*var(--fs)))}
.doc[data-direction="editorial"][data-orientation="landscape"]:not([data-format="square"]) .page-flyer.is-certificate{
  --seal:calc(var(--page-h)*.4*(.3 + .7*var(--fs)));
  &:has(.line:nth-child(2)){--seal:calc(var(--page-h)*.33*(.3 + .7*var(--fs)))}
  & .tagline{max-width:min(20em,calc(var(--main) - var(--seal) - var(--gut)*2.4))}
  & .seal .art .art-line{stroke-width:1.1}
  & .seal .art .art-strong{stroke-width:2.2}
  &:not(:has(> :is(.sections,.listing,.action))){
    display:grid;grid-template-columns:var(--side) minmax(0,1fr);grid-template-rows:auto minmax(0,1fr) auto auto;column-gap:calc(var(--gut)*1.3);
    & > :is(.masthead,.foot){grid-column:1/-1}
    & > .opening{grid-column:2;grid-row:2;margin-top:calc(var(--u)*1.7)}
    & > .facts{grid-column:1;grid-row:2;margin-top:calc(var(--u)*1.8)}
    & .facts-list{display:block;border:0;padding:0}
    & .fact + .fact{margin-top:calc(var(--u)*.7)}
    & .fact-value{font-size:max(var(--floor),calc(var(--t-body)*1.1));font-weight:400}
    & > .signing{position:absolute;grid-area:auto;left:var(--m);right:var(--m);bottom:var(--mb);margin:0}
    & > .signing:not(:last-child){bottom:calc(var(--mb) + var(--t-note)*1.35 + var(--u)*2.6)}
    & .signing-lines:is([data-count="1"],[data-count="2"]){flex:0 0 var(--side)}
    & .signing-lines:not([data-count="1"],[data-count="2"]){grid-template-columns:repeat(3,minmax(0,1fr))}
    & .seal{margin-left:auto}
    & .hero{--hero-w:calc(var(--main) - var(--gut)*.3)}
    & > .foot{grid-row:4}
  }
}
.doc[data-direction="corporate"][data-orientation="landscape"]:not([data-format="square"]) .page.page-flyer.page-field.is-certificate{--seal:calc(var(--page-h)*.24*(.3 + .7*var(--fs)))}
`;
