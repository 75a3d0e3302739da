/** What the steps of a turn are called for people, while they run, when done and when they failed. */
export const toolLabels: Readonly<Record<string, { doing: string; done: string; failed: string }>> = {
  write_document: {
    doing: 'Writing the page',
    done: 'Wrote the page',
    failed: 'The page could not be written',
  },
  edit_document: {
    doing: 'Changing the page',
    done: 'Changed the page',
    failed: 'The page could not be changed',
  },
  patch_document: {
    doing: 'Changing the page',
    done: 'Changed the page',
    failed: 'The change could not be made',
  },
  set_theme: {
    doing: 'Changing the looks',
    done: 'Changed the looks',
    failed: 'The looks could not be changed',
  },
  check_page: {
    doing: 'Checking the page',
    done: 'Checked the page',
    failed: 'The page could not be checked',
  },
  make_image: {
    doing: 'Making a picture',
    done: 'Made a picture',
    failed: 'The picture could not be made',
  },
  read_source: { doing: 'Reading on', done: 'Read on', failed: 'The source could not be read' },
  look_at_page: {
    doing: 'Looking at the page',
    done: 'Looked at the page',
    failed: 'The page could not be looked at',
  },
  fetch_page: { doing: 'Reading a source', done: 'Read a source', failed: 'The source could not be read' },
  suggest_followups: {
    doing: 'Thinking of next steps',
    done: 'Suggested next steps',
    failed: 'No suggestions',
  },
  ask_user: { doing: 'Preparing questions', done: 'Asked you', failed: 'The questions could not be asked' },
};
