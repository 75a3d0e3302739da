/** Labels of a turn's steps, while running, when done and when failed. */
export const toolLabels: Readonly<Record<string, { doing: string; done: string; failed: string }>> = {
  write_document: {
    doing: 'Writing the page',
    done: 'Wrote the page',
    failed: "Couldn't write the page",
  },
  edit_document: {
    doing: 'Changing the page',
    done: 'Changed the page',
    failed: "Couldn't change the page",
  },
  patch_document: {
    doing: 'Changing the page',
    done: 'Changed the page',
    failed: "Couldn't make the change",
  },
  set_theme: {
    doing: 'Changing the looks',
    done: 'Changed the looks',
    failed: "Couldn't change the design",
  },
  check_page: {
    doing: 'Checking the page',
    done: 'Checked the page',
    failed: "Couldn't check the page",
  },
  make_image: {
    doing: 'Making a picture',
    done: 'Made a picture',
    failed: "Couldn't make the picture",
  },
  read_source: { doing: 'Reading on', done: 'Read on', failed: "Couldn't read the source" },
  look_at_page: {
    doing: 'Looking at the page',
    done: 'Looked at the page',
    failed: "Couldn't look at the page",
  },
  fetch_page: { doing: 'Reading a source', done: 'Read a source', failed: "Couldn't read the source" },
  suggest_followups: {
    doing: 'Suggesting next steps',
    done: 'Suggested next steps',
    failed: 'No suggestions',
  },
  ask_user: { doing: 'Preparing questions', done: 'Asked you', failed: "Couldn't ask the questions" },
};
