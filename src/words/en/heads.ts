/** Metadata of the prerendered pages, and the page that browsers show while the app loads. */
export const words = {
  aboutText: 'What Octavo is: an open-source document builder that writes, lays out and checks whole pages.',
  homeText:
    'Turn a one-line prompt into a production-ready, on-brand document: invoices, menus, posters, reports and slides, as PDF.',
  loading: 'Loading...',
  loadingAgain: 'Load it again',
  loadingLate:
    'This takes longer than it should. The connection may be slow, or something keeps the scripts of this page from loading.',
  needsScripts:
    'Octavo writes pages together with you in the browser and needs JavaScript for that. Please switch it on for this site and load the page again.',
  notFoundText: "There's nothing at this address.",
  notFoundTitle: 'Page not found',
  pricingText:
    'The plans of this Octavo: what each may do, how many documents it makes and keeps, and what it costs.',
  privacyText: 'What this installation of Octavo stores, where, and for how long.',
  shortcutsText: 'What the keyboard does in Octavo, place by place.',
  templatesText:
    'Finished documents to make your own: letters, CVs, checklists, menus, signs, slides and more, as PDF.',
  termsText: 'The terms under which this installation of Octavo may be used.',
};
