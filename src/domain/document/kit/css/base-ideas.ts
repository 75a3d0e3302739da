import { rightToLeft } from './scripts.ts';

/**
 * Diagrams of ideas. Their words are text in boxes that grow with them, in grids of equal rows; lines and
 * shapes are stretched to the boxes, so nothing overlaps however long a word is. A direction sets the
 * `--i-…` properties.
 */
export const baseIdeasCss = `
.doc .ideas{--i-line:var(--drawn-line,var(--ink));--i-edge:var(--i-line);--i-weight:1.2px;--i-fill:var(--drawn-fill,var(--tint));--i-ink:var(--ink);--i-strong:var(--accent);--i-on-strong:var(--accent-ink);--i-round:0;--i-ring:calc(var(--base-u)*11.5*(.35 + .65*min(1.4,var(--fs))));--i-circles:var(--t-body);container-type:inline-size;width:100%;font-size:var(--t-body);line-height:1.32;text-align:left}
.doc .ideas + .ideas{margin-top:calc(var(--u)*1.6)}
/* Alone on a slide, a diagram is as high as the room that the title leaves. */
.doc .page-slide > .text-slide:has(> .ideas:only-child){flex:1 1 0;min-height:0;max-width:none;container-type:size}
.doc .page-slide > .text-slide > .ideas:only-child{font-size:max(var(--floor),calc(var(--base-body)*1.12*var(--ft)));--i-tall:100cqh;--i-ring:88cqh}
.doc .page-slide > .text-slide > .ideas:only-child:has(> .ideas-note){--i-tall:calc(100cqh - 3.2em)}
.doc .page-slide > .text-slide > .ideas:only-child > .venn{--i-circles:min(var(--t-body)*1.3,100cqh/var(--em,20))}
.doc .idea-title{color:var(--i-name,inherit);font-weight:600;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
.doc .idea-text{color:var(--i-note,var(--muted));overflow-wrap:anywhere}
.doc .idea-mark{color:var(--accent-text);font-weight:600;font-variant-numeric:tabular-nums lining-nums;margin-right:.45em}
.doc .ideas :is(ul,ol){padding:0}
.doc .page .ideas :is(li,p,ul,ol){margin:0}
.doc .idea .icon{display:block;font-size:1.5em;color:var(--accent-text);margin-bottom:.15em}
.doc .idea-list > li{padding-top:calc(var(--u)*.22)}
.doc .idea-list{--i-name:currentColor}
.doc .idea-list .idea-title{font-weight:400}
.doc .idea-list .idea:has(.idea-text) .idea-title{font-weight:600}
.doc .idea-list .idea-list{padding-left:.9em}
/* Rows around a center have equal heights, so lists in them are kept low. */
.doc :is(.hub-box,.ring-item) .idea-list :is(.idea,.idea-title,.idea-text){display:inline}
.doc :is(.hub-box,.ring-item) .idea-list .idea-text{margin-left:.4em!important}
.doc .ideas-note{max-width:40em;margin:0 auto calc(var(--u)*.8);text-align:center;font-weight:600}

.doc .org{display:grid;min-height:var(--i-tall,0);align-content:center;justify-items:center;--stem:calc(var(--u)*.75);--gap:calc(var(--gut)*.8)}
.doc .org-box{border:var(--i-weight) solid var(--i-edge);border-radius:var(--i-round);background:var(--i-fill);color:var(--i-ink);padding:calc(var(--u)*.4) .7em calc(var(--u)*.45);width:100%}
.doc .org-top{position:relative;min-width:min(11em,100%);max-width:min(24em,100%)}
.doc .org-top > .org-box{background:var(--i-strong);color:var(--i-on-strong);border-color:var(--i-strong);text-align:center}
.doc :is(.org-top,.hub-center,.fish-head,.venn-inside){--i-name:currentColor;--i-note:currentColor}
.doc .org-top .icon{color:inherit}
.doc .org-top.has-below{padding-bottom:var(--stem)}
.doc .org-top.has-below::after{content:"";position:absolute;left:calc(50% - var(--i-weight)/2);bottom:0;height:var(--stem);border-left:var(--i-weight) solid var(--i-line)}
.doc .org-row{position:relative;display:grid;grid-template-columns:repeat(var(--own),minmax(0,1fr));column-gap:var(--gap);grid-template-rows:auto 1fr;width:calc((100% + var(--gap))*var(--own)/var(--columns) - var(--gap));max-width:calc(var(--own)*18em)}
.doc .org-row:not(:last-child){padding-bottom:calc(var(--u)*.9)}
.doc .org-branch{position:relative;padding-top:var(--stem);display:grid;grid-row:span 2;grid-template-rows:subgrid}
.doc .org-branch::before{content:"";position:absolute;top:0;left:calc(var(--gap)*-.5);right:calc(var(--gap)*-.5);border-top:var(--i-weight) solid var(--i-line)}
.doc .org-branch:first-child::before{left:50%}
.doc .org-branch:last-child::before{right:50%}
.doc .org-branch::after{content:"";position:absolute;top:0;left:calc(50% - var(--i-weight)/2);height:var(--stem);border-left:var(--i-weight) solid var(--i-line)}
.doc .org-row:not(:last-child)::before{content:"";position:absolute;top:0;bottom:0;left:calc(50% - var(--i-weight)/2);border-left:var(--i-weight) solid var(--i-line)}
.doc .org.is-rootless :is(.org-branch,.org-row)::before,.doc .org.is-rootless .org-branch::after{content:none}
.doc .org.is-rootless .org-branch{padding-top:0}
.doc .org-branch > .idea-list{padding:calc(var(--u)*.15) 0 0 calc(.7em - var(--i-weight))}
.doc .org-branch > .idea-list > li{position:relative;padding-left:.9em}
.doc .org-branch > .idea-list > li::before{content:"";position:absolute;left:0;top:0;bottom:0;border-left:var(--i-weight) solid var(--i-line)}
.doc .org-branch > .idea-list > li:last-child::before{bottom:auto;height:calc(var(--u)*.22 + .66em)}
.doc .org-branch > .idea-list > li::after{content:"";position:absolute;left:0;top:calc(var(--u)*.22 + .66em);width:.55em;border-top:var(--i-weight) solid var(--i-line)}

.doc .ring-grid{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,min(40%,var(--i-ring))) minmax(0,1fr);grid-template-rows:repeat(var(--rows),1fr);column-gap:calc(var(--gut)*1.1);min-height:max(var(--i-tall,0px),calc(var(--i-ring)*1.12))}
.doc .ring-items{display:contents}
.doc .ring{grid-column:2;position:relative;align-self:center;aspect-ratio:1}
.doc .ring svg{width:100%;height:100%}
.doc .ring-line{fill:none;stroke:var(--i-line);stroke-width:var(--i-ring-line,1.4px);vector-effect:non-scaling-stroke}
.doc .ring-tip{fill:none;stroke:var(--i-line);stroke-width:var(--i-ring-tip,1.8px);vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}
.doc .ring-node{position:absolute;translate:-50% -50%;width:2.3em;height:2.3em;line-height:2.3em;text-align:center;border-radius:50%;background:var(--i-node,var(--i-strong));color:var(--i-on-node,var(--i-on-strong));font-weight:600;font-variant-numeric:tabular-nums lining-nums}
.doc .ring-node .icon{color:inherit;margin:0;display:inline-block;font-size:1.3em;vertical-align:-.22em;line-height:1}
.doc .ring.is-dense .ring-node{width:1.7em;height:1.7em;line-height:1.7em;font-size:max(var(--floor),.9em)}
.doc .ring .ring-center{position:absolute;left:50%;top:50%;width:7.6em;translate:-50% -50%;text-align:center;font-weight:600;line-height:1.25;text-wrap:balance}
.doc .ring-item{align-self:center;padding-block:calc(var(--u)*.3)}
.doc .ring-item.is-right{grid-column:3}
.doc .ring-item.is-left{grid-column:1;text-align:right}

.doc .hub-grid{display:grid;grid-template-columns:minmax(0,1fr) minmax(1.4em,.34fr) minmax(0,auto) minmax(1.4em,.34fr) minmax(0,1fr);grid-template-rows:repeat(var(--rows),1fr);min-height:max(var(--i-tall,0px),calc(var(--u)*6))}
.doc .hub-grid.is-single{grid-template-columns:0 0 minmax(0,auto) minmax(2em,.4fr) minmax(0,1fr)}
.doc .hub-center{grid-column:3;align-self:center;justify-self:center;z-index:1;max-width:min(11em,38cqw);padding:calc(var(--u)*.6) .9em;background:var(--i-strong);color:var(--i-on-strong);border-radius:var(--i-round);text-align:center}
.doc .hub-center.is-round{display:grid;place-content:center;width:9em;height:9em;max-width:38cqw;padding:.9em;border-radius:50%}
.doc .hub-center.is-dot{width:1.2em;height:1.2em;padding:0;border-radius:50%}
.doc .hub-center .icon{color:inherit}
.doc .hub-lines{width:100%;height:100%}
.doc .hub-lines.is-left{grid-column:2}
.doc .hub-lines.is-right{grid-column:4}
.doc .hub-lines line{stroke:var(--i-line);stroke-width:var(--i-weight);vector-effect:non-scaling-stroke}
.doc .hub-lines .is-dashed{stroke-dasharray:4px 4px}
.doc .hub-item{position:relative;align-self:stretch;display:grid;align-items:center;padding-block:calc(var(--u)*.25)}
.doc .hub-item.is-right{grid-column:5}
.doc .hub-item.is-left{grid-column:1}
.doc .hub-box{border:var(--i-weight) solid var(--i-edge);border-radius:var(--i-round);background:var(--i-fill);color:var(--i-ink);padding:calc(var(--u)*.35) .75em calc(var(--u)*.4)}
.doc :is(.flows-out,.flows-in,.flows-both)::before,.doc .flows-both::after{content:"";position:absolute;top:calc(50% - .36em);border:.36em solid transparent}
.doc .is-right:is(.flows-out,.flows-both)::before{left:-.62em;border-left:.62em solid var(--i-line);border-right:0}
.doc .is-left:is(.flows-out,.flows-both)::before{right:-.62em;border-right:.62em solid var(--i-line);border-left:0}
.doc .is-right.flows-in::before{left:-.62em;border-right:.62em solid var(--i-line);border-left:0}
.doc .is-left.flows-in::before{right:-.62em;border-left:.62em solid var(--i-line);border-right:0}
.doc .is-right.flows-both::after{left:-1.3em;border-right:.62em solid var(--i-line);border-left:0}
.doc .is-left.flows-both::after{right:-1.3em;border-left:.62em solid var(--i-line);border-right:0}

.doc .pyramid{display:grid;grid-auto-rows:1fr;min-height:max(var(--i-tall,0px),calc(var(--u)*7))}
.doc .pyramid-level{display:grid;grid-template-columns:minmax(0,42fr) minmax(0,58fr);column-gap:calc(var(--gut)*1.2)}
.doc .pyramid-cell{position:relative}
.doc .pyramid-cell svg{position:absolute;inset:0;width:100%;height:100%}
.doc .pyramid-cell path{fill:var(--shade,var(--i-strong));stroke:var(--paper);stroke-width:var(--i-slit,2px);vector-effect:non-scaling-stroke}
.doc .pyramid-words{position:relative;align-content:center;padding-block:calc(var(--u)*.35)}
.doc .pyramid-level + .pyramid-level .pyramid-words::before{content:"";position:absolute;top:0;left:0;right:0;border-top:var(--hair) solid var(--rule)}
.doc .pyramid-keyed{display:grid;grid-template-columns:minmax(0,34fr) minmax(0,66fr);gap:calc(var(--gut)*1.4);align-items:center}
.doc .pyramid-keyed > .pyramid{align-self:stretch}
.doc .pyramid-keyed > .pyramid > div{display:grid}
.doc .pyramid-mark{position:absolute;inset:0;display:grid;place-content:center;line-height:1;font-weight:600;font-size:max(var(--floor),.86em);color:var(--i-on-strong)}
.doc :is(.is-shade-2,.is-shade-3) > .pyramid-cell > .pyramid-mark{color:var(--ink)}
.doc .pyramid-key{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15em),1fr));gap:calc(var(--u)*.4) var(--gut)}
.doc .is-shade-0{--shade:var(--i-strong)}
.doc .is-shade-1{--shade:color-mix(in srgb,var(--i-strong) 70%,var(--paper))}
.doc .is-shade-2{--shade:color-mix(in srgb,var(--i-strong) 44%,var(--paper))}
.doc .is-shade-3{--shade:color-mix(in srgb,var(--i-strong) 22%,var(--paper))}

.doc .venn{font-size:max(var(--floor),var(--i-circles));display:grid;justify-content:center;gap:calc(var(--u)*.8) calc(var(--gut)*1.6);min-height:var(--i-tall,0);align-content:center;align-items:center}
.doc .venn.is-keyed{grid-template-columns:minmax(0,auto)}
.doc .venn-field{position:relative;max-width:100%;justify-self:center}
.doc .venn-field svg{width:100%;height:auto}
.doc .venn-set{fill:var(--shade,var(--i-strong));fill-opacity:var(--i-veil,.16);stroke:var(--i-line);stroke-width:var(--i-weight);vector-effect:non-scaling-stroke}
.doc .venn .idea-mark{color:inherit}
.doc .venn-key .idea-mark{color:var(--accent-text)}
.doc .venn-mark{position:absolute;translate:-50% -50%;font-weight:600;line-height:1.2}
.doc .venn-mark.is-spare{display:none}
.doc .venn-inside > li{position:absolute;translate:0 -50%;text-align:center}
.doc .venn-key{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14em),1fr));gap:calc(var(--u)*.45) var(--gut);align-content:center}
@container (min-width:44em){
  .doc .venn.is-keyed{grid-template-columns:minmax(0,auto) minmax(12em,22em)}
  .doc .venn-key:not(.is-long){grid-template-columns:minmax(0,1fr)}
  .doc .venn.is-keyed:has(> .is-long){grid-template-columns:minmax(0,auto) minmax(12em,1fr)}
}
.doc[data-format^="slides"] .text-slide > .ideas:only-child > .venn.is-keyed{grid-template-columns:minmax(0,auto) minmax(8em,1fr)}
.doc[data-format^="slides"] .text-slide > .ideas:only-child .venn-key:not(.is-long){grid-template-columns:minmax(0,1fr)}
@container (max-width:27em){
  .doc .venn-mark.is-spare{display:block}
  .doc .venn-inside > li{position:static;translate:none;width:auto!important;text-align:left;padding-top:calc(var(--u)*.3)}
  .doc .ring-grid,.doc .hub-grid{display:block;min-height:0}
  .doc .ring{width:min(100%,13em);margin:0 auto calc(var(--u)*.5)}
  .doc .ring-item.is-left{text-align:left}
  .doc .hub-center{margin:0 auto calc(var(--u)*.5)}
  .doc .hub-lines{display:none}
  .doc :is(.flows-out,.flows-in,.flows-both)::before,.doc .flows-both::after{content:none}
}

.doc .matrix{display:grid;gap:calc(var(--u)*.35);grid-template-columns:minmax(0,1fr);grid-template-rows:1fr;min-height:max(var(--i-tall,0px),calc(var(--u)*9))}
.doc .matrix.has-y{grid-template-rows:auto 1fr}
.doc .matrix-grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-rows:1fr}
.doc .matrix-cell{--cross:var(--i-cross,2px) solid var(--i-line);background:var(--cell,none);color:var(--cell-ink,var(--ink));padding:calc(var(--u)*.55) .85em calc(var(--u)*.65)}
.doc .matrix-cell:nth-child(odd):not(:last-child){border-right:var(--cross)}
.doc .matrix-cell:nth-child(n+3){border-top:var(--cross)}
.doc .matrix-cell:last-child:nth-child(odd){grid-column:1/-1}
.doc .matrix-cell.is-cell-0{--i-note:var(--cell-ink,var(--muted));--i-name:var(--cell-ink,currentColor)}
.doc .matrix-cell .icon{color:var(--cell-ink,var(--accent-text))}
.doc .matrix-axis{display:flex;gap:.5em;align-items:baseline;color:var(--muted);line-height:1.25}
.doc .matrix-axis.is-x{justify-content:flex-end;flex-direction:row-reverse}
.doc .matrix-arrow{flex:none;width:.5em;height:.5em;border:solid var(--accent-text);border-width:.13em .13em 0 0;rotate:-45deg;translate:0 .02em}
.doc .is-x > .matrix-arrow{rotate:45deg}

.doc .fishbone{display:grid;grid-template-columns:minmax(0,1fr);align-items:center;min-height:var(--i-tall,0)}
.doc .fishbone:has(.fish-head){grid-template-columns:minmax(0,1fr) minmax(5em,auto)}
.doc .spines{display:grid;gap:calc(var(--u)*1.4);align-self:stretch}
.doc .spine{position:relative;display:grid;align-content:stretch}
.doc .bones{display:grid;grid-template-columns:repeat(var(--pairs),minmax(0,1fr));grid-template-rows:1fr 1fr}
.doc .spine.is-single > .bones{grid-template-rows:1fr}
.doc .bone{display:grid;--slant:1.5em;padding-right:calc(var(--slant)*.35)}
.doc .bone.is-upper{grid-row:1;grid-template-rows:auto 1fr}
.doc .bone.is-lower{grid-row:2;grid-template-rows:1fr auto}
.doc .bone.is-lower > .bone-head{order:1}
.doc .bone-head{justify-self:start;max-width:100%;border-radius:var(--i-round);border:var(--i-weight) solid var(--i-edge);background:var(--i-fill);color:var(--i-ink);padding:calc(var(--u)*.18) .6em calc(var(--u)*.22)}
.doc .bone-causes{position:relative;padding:calc(var(--u)*.2) calc(var(--slant) + .5em) calc(var(--u)*.6) 0;min-height:calc(var(--u)*1.6);display:grid;align-content:start}
.doc .bone.is-lower > .bone-causes{align-content:end;padding-block:calc(var(--u)*.5) calc(var(--u)*.35)}
.doc .bone-line{position:absolute;right:0;top:0;width:var(--slant);height:100%}
.doc .bone-line line{stroke:var(--i-line);stroke-width:var(--i-weight)}
.doc .spine-line{position:absolute;left:0;right:0;top:calc(50% - var(--i-spine,2px)/2);height:var(--i-spine,2px);background:var(--i-line)}
.doc .spine.is-single > .spine-line{top:auto;bottom:0}
.doc .fish-head{max-width:10em;background:var(--i-strong);color:var(--i-on-strong);border-radius:var(--i-round);padding:calc(var(--u)*.6) .8em}
.doc .fishbone:has(.spine + .spine){column-gap:0}
.doc .fishbone:has(.spine + .spine) .fish-head{align-self:stretch;display:grid;align-content:center}

.doc .journey{display:grid;gap:calc(var(--u)*.5);min-height:var(--i-tall,0);grid-template-rows:minmax(calc(var(--base-u)*5*(.4 + .6*var(--fs))),1fr) auto}
.doc .journey-field{position:relative;margin-block:calc(var(--u)*.3)}
.doc .journey-field svg{position:absolute;inset:0;width:100%;height:100%;transform:var(--i-mirror,none)}
.doc .journey-field :is(path,line){fill:none;vector-effect:non-scaling-stroke}
.doc .journey-field .journey-area{fill:var(--i-strong);fill-opacity:.1}
.doc .journey-line{stroke:var(--i-journey,var(--accent-text));stroke-width:var(--i-curve,2.4px)}
.doc .journey-zero{stroke:var(--rule);stroke-width:1px}
.doc .journey-points{position:absolute;inset:0;display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr))}
.doc .journey-point{position:relative;justify-self:center;width:1em;height:1em;margin-top:-.5em;border-radius:50%;background:var(--paper);border:max(2px,.16em) solid var(--i-journey,var(--accent-text));color:var(--ink);font-weight:600;text-align:center}
.doc .journey-point.is-up{background:var(--i-journey,var(--accent-text));color:var(--paper)}
.doc .is-keyed .journey-point{width:1.9em;height:1.9em;line-height:1.6em;margin-top:-.95em}
.doc .journey-stages{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr))}
.doc .journey-stage{padding-inline:.35em;text-align:center}
.doc .is-keyed > .journey-stages{grid-template-columns:repeat(auto-fill,minmax(max(min(100%,13em),calc((100% - 2*var(--gut))/3 - 1px)),1fr));gap:calc(var(--u)*.45) var(--gut)}
.doc .is-keyed > .journey-stages > .journey-stage{padding:0;text-align:left}

.doc${rightToLeft} :is(.ring-grid,.hub-grid,.venn-field){direction:ltr}
.doc${rightToLeft} :is(.ring-item,.hub-item,.hub-center,.venn-inside > li,.ring-center){direction:rtl}
.doc${rightToLeft} .ring-item.is-right,.doc${rightToLeft} .ring-item.is-left{text-align:center}
.doc${rightToLeft} .ideas{--i-mirror:scaleX(-1)}
.doc${rightToLeft} .bone-line{transform:scaleX(-1)}
.doc${rightToLeft} .is-x > .matrix-arrow{rotate:-135deg}
`;
