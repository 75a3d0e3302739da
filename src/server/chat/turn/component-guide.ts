import { calloutTones, chartKinds, planShapes, sectionShapes } from '../../../domain/content/choices.ts';

/**
 * Markup of running text in the kit, as briefly as a model allows. The kit styles every class named here in
 * each art direction; a test enforces it.
 */
export const componentGuide = `Components, for the body of a page (<section class="passage" data-id data-name><h2 class="passage-title">…</h2><div class="passage-body flow">…</div></section>, pages of class page-article) and for slides (<div class="text-slide flow">):
- Text: <p class="paragraph">, <h3 class="heading heading-3">, <ul class="list"><li>, <ol class="list list-ordered">, task <li class="is-open"> or <li class="is-done">, <hr class="divider">, <pre class="code">.
- Quote: <figure class="inset-quote"><blockquote class="quote-text">…</blockquote><figcaption class="quote-by">…
- Table: <table class="grid-table"><caption class="note-text">…<thead>…<tbody>…<tfoot> for totals; cells of numbers have class "num". More than about eight columns: class "grid-table is-tight". A long table is cut by you: so many rows a page, its thead again on each.
- Key figures: <div class="figures" data-count="3"><div class="figure"><p class="figure-label">…<p class="figure-value">42 <span class="unit">km</span></p><p class="figure-detail">…
- Timeline: <ol class="timeline"><li class="moment"><p class="moment-title">March 2026</p><p class="moment-text">…. Steps: <ol class="steps"><li class="step"><p class="step-title">…<p class="step-text">…. Terms: <dl class="definitions"><div class="definition"><dt class="definition-title">…<dd class="definition-text">…
- Callout: <aside class="callout callout-note"><p class="callout-title">…<div class="callout-body flow">…; also ${calloutTones
  .filter((tone) => tone !== 'note')
  .map((tone) => `callout-${tone}`)
  .join(', ')}.
- Cards: <div class="cards" data-count="3"><section class="card flow"><h3 class="card-title">…. Columns: <div class="columns" data-count="2"><div class="column-text flow">…
- Signatures: <div class="signatures" data-count="2"><div class="signature"><p class="signature-name">…<p class="signature-detail">…
- Chart: write its data, never its drawing; it is drawn, and drawn again after each change of its data:
  <figure class="chart-figure" data-id="c" data-chart="column" data-unit="%" data-mark="2025"><figcaption><p class="chart-title">The finding</p><p class="chart-note">What is measured</p></figcaption><table><tr><td></td><th>Series</th></tr><tr><th>2024</th><td>12.5</td></tr><tr><th>2025</th><td>31</td></tr></table><p class="chart-source">Source: …</p></figure>
  data-chart: ${chartKinds.join(', ')}. gantt has two columns, start and end, as 2026-03-01 or in weeks from 0; its data-event names a task and what it ends with. data-mark names the labels or series that carry the finding ("a; b"), data-compare what they are compared with, data-goal="500; Goal for 2028", data-event="2019; What happened | 2021; And then". A series named in data-compare is a tick at each bar. waterfall: totals at the marked labels, changes between. parts: each bar cut into its series.
- Bars in a column of numbers: <table class="grid-table" data-bars="column; from; to; target">, as data-bars="5; 80; 100; 93".
- Diagram: its data too, never its drawing. <figure class="diagram" data-diagram="flow"><table><tr><th>From</th><td>To</td><td>what goes</td></tr>…; <tr data-return="true"> goes back. data-diagram="plan" or "section" with data-grid="12; 6" data-title="What is drawn": <tr data-draws="beds" data-at="x; y; width; height" data-count="6"><th>Name</th><td>text</td></tr>. A plan draws ${planShapes.join(', ')}; a section ${sectionShapes.join(', ')}.
- QR code: <figure class="qr" data-qr="https://…"><figcaption>…</figcaption></figure>. It is drawn as well.`;
