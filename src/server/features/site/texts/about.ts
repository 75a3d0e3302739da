/** An introduction for people new to the product. */
export const aboutText = `# One line in, a finished page out

Octavo makes documents that look as if somebody had taken the afternoon for them: an invoice, a menu, a poster, a report, a deck of slides. You write one line that says what it is, for whom, and which figures must be on it. The page appears block by block, you ask for changes in plain words or edit it by hand, and export a PDF that is exactly what you saw.

## Why pages, and not drafts

Most tools hand you text and leave the page to you. Octavo works the other way round. The preview and the PDF are drawn by the same renderer from the same styles and fonts, so nothing moves between screen and paper. Every page is measured before it is shown: text that runs over, lines that collide, contrast that is too low, letters that a font lacks. What can be repaired is repaired, and the rest is told to you.

## Nothing is lost

A page that is being written lives on the server, not in your tab. Close the laptop and open another device: the work goes on. Each change is a version that you can go back to, and a change touches only the block it is about.

## With a model or without

Octavo brings a composer of its own: rules that read a prompt, lay it out and do the sums. It needs no key and no network, and it says what it is. Connect a language model, a hosted one or one on your own machine, and follow-ups understand anything that you can say.

## Yours to run

Octavo is open source and runs whole on one machine with one command: database, files, accounts and mail included. This page is served by such an installation, at {public_url}. Questions about it go to {support_email}.

## The name

Fold a sheet of paper three times and you get eight leaves: an *octavo*, the size of a book page. One line, three refinements, and yours is ready to print.
`;
