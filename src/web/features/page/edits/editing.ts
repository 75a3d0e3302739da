/** What makes edits of the page, as one file to load: it needs the document parser and the sanitizer. */
export * from './clipboard.ts';
export * from './content-edit.ts';
export { gridOf, hasGrid } from './data-grid.ts';
export * from './edit-queue.ts';
export * from './gap-edit.ts';
export * from './hand-edit.ts';
export * from './left-steps.ts';
export * from './lines-behind.ts';
export * from './notes-edit.ts';
export { movesFrom } from './pending-steps.ts';
export * from './picture-edit.ts';
