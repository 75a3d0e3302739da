import type { WriterWords } from './writer-words.ts';

export const english: WriterWords = {
  parts:
    'chart, charts, bar chart, pie chart, graph, graphs, table, tables, tabular, matrix, grid, row, rows, column, columns, line, lines, heading, headings, header, headers, headline, subheading, subheadings, section, sections, list, lists, box, boxes, panel, footer, footnote, margin, margins, page, pages, slide, slides, bullet, bullets, bullet points, caption, captions, font, fonts, print, printout, sheet, sheets, layout, color code, colour code, color coded, colour coded, color-coded, colour-coded, color coding, colour coding, color per, colour per, key, legend, letters, capitals, caps, bold, italics, speaker notes, version, versions, copy, copies, blank, blanks, slot, slots, gap, gaps, placeholder, placeholders, space, spaces, template, text, wording, side, front, back, top, bottom',
  sums: "add up, add it up, add them up, add it all up, add this up, total up, tot up, work out, calculate, do the sums, do the maths, do the math, do the adding, sum, sums, total, totals, subtotals, grand total, running total, line totals, tally, check my maths, check my math, what that comes to, what it comes to, left over, what’s left, what's left, whats left, average",
  shown:
    'stand out, stands out, jump out, jumps out, pop, prominent, prominently, noticeable, obvious, unmissable, big, bigger, biggest, large, larger, huge, giant, highlight, highlighted, highlighting, bold, emphasize, emphasise, eye-catching, legible, readable, easy to read, visible, front and center, front and centre, first thing, underlined, underline, clearly',
  told: 'mention, mentioned, mentioning, say, saying, write, bring up, refer to, name, put, list, include, print, show, use, make up, invent, add, talk about, go into',
  wished:
    "welcome, would be nice, would be great, would be good, would be lovely, would be handy, would help, would be useful, be nice, be great, ideally, preferably, needed, wanted, required, thanks, please, pls, plz, a must, a plus, bonus, if possible, if you can, fine, ok, okay, i hate, i like, i prefer, i want, i’d like, i'd like, must, has to, have to, needs to, should",
  refusals:
    "do not mention, don’t mention, don't mention, dont mention, never mention, no mention of, without mentioning, not to be mentioned, don’t bring up, don't bring up, do not bring up, don’t refer to, don't refer to, do not refer to, don’t print that, don't print that, don’t print this, don't print this, do not print that, don’t write that, don't write that, don’t put that, don't put that, don’t show that, don't show that, not for the page, not for print, off the record",
  pronouns: 'anywhere, at all, it, this, that, them, him, her, these, those',
};
