import type { Plural } from '../plural.ts';

/** Notes beside the steps of an answer, and what was left out of files. */
export const words = {
  // Beside the steps of an answer.
  blocks: { one: '# block', other: '# blocks' },
  pages: { one: '# page', other: '# pages' },
  pagesAsked: '{asked} asked for',
  untouched: { one: '# untouched', other: '# untouched' },
  styleOnly: 'style only',
  keptAll: 'all {all} words kept in order',
  keptSome: '{kept} of {all} words kept in order',
  inLanguage: 'in {language}',
  paperPortrait: '{paper} portrait',
  paperLandscape: '{paper} landscape',
  paperSquare: 'Square',
  paperStory: 'Story',
  paperSlides: 'Slides {ratio}',
  nothingToFix: 'nothing to fix',
  findings: { one: '# finding', other: '# findings' },
  suggestions: { one: '# suggestion', other: '# suggestions' },
  questions: { one: '# question', other: '# questions' },
  atPage: 'page {page} of {pages}',
  sentences: { one: '# sentence', other: '# sentences' },
  fromSentence: 'from sentence {from} of {all}',
  sourcesShortened: { one: 'shortened # source', other: 'shortened # sources' },
  messagesLeft: { one: 'left out # earlier message', other: 'left out # earlier messages' },
  modelLength: 'the model reads up to {length} tokens',
  takesAbout: 'a page takes about {time}',
  takesFromTo: 'a page takes {fewest} to {most}',
  searchFailed: 'The search failed.',
  pageUnread: "Couldn't read the page.",
  fromAnswer: 'the model answered in words; the page was made from them',
  fromArrived: 'made from the part that arrived',
  notAPage: "couldn't be read as a page",
  callRefused: 'the model was told why',
  // What was left out of a file, a page of the web or a document. A place, if any, comes before: 'Sheet Costs: …'.
  placeSheet: 'Sheet {name}',
  placeSlide: 'Slide {number}',
  placeTable: 'Table {number}',
  placeWholeTable: 'The table',
  rowsLeft: '{missing} of {all} rows were left out.',
  rowsLeftAbout: 'About {missing} of {all} rows were left out.',
  columnsLeft: '{missing} of {all} columns were left out.',
  chartLeft: 'A chart or drawing was left out.',
  slidesLeft: '{missing} of {all} slides were left out.',
  sheetsLeft: '{missing} of {all} sheets were left out.',
  sheetEmpty: 'Sheet {name} is empty.',
  pageNoText: "Page {page} has no text; scanned pages aren't read.",
  pagesNoText: "{count} pages ({pages}) have no text; scanned pages aren't read.",
  pagesLeft: 'Pages {from} to {to} were left out: only the first {limit} are read.',
  picturesLeft:
    '{missing} of {all} pictures were left out: up to {limit}, of {size} MB in all, are taken from a file.',
  picturesUnread: {
    one: "# picture couldn't be extracted from the PDF.",
    other: "# pictures couldn't be extracted from the PDF.",
  },
  picturePagesLeft: {
    one: 'Pictures on # page were skipped: there are too many to extract.',
    other: 'Pictures on # pages were skipped: there are too many to extract.',
  },
  drawingsLeft: "Vector drawings aren't imported.",
  pictureTextLeft: "Text in pictures isn't read; the picture is kept.",
  textCut: 'Only the first {length} characters of the text were kept.',
  addressesLeft: { one: "# more address wasn't fetched.", other: "# more addresses weren't fetched." },
  noAddress: 'No address was given, so nothing was fetched. The question is kept.',
  partsLeft: '{missing} of {all} parts were left out by choice.',
  partShortened: '‘{title}’ was shortened from {before} to {after} words.',
  partsNoRoom: {
    one: "# part, ‘{title}’, doesn't fit into the prompt. Shorten or leave out others, or make a second document from it.",
    other:
      "# parts, from ‘{title}’ on, don't fit into one prompt. Shorten or leave out others, or make a second document from them.",
  },
  picturesNoRoom: {
    one: '# picture was left out: a document can have {limit}.',
    other: '# pictures were left out: a document can have {limit}.',
  },
} as const;

/** The messages, each in the form that it has in English: a text or a plural. */
export type Messages = Readonly<{
  [Name in keyof typeof words]: (typeof words)[Name] extends string ? string : Plural;
}>;
