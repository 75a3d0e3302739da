import { settingsMarkdown } from './settings-markdown.ts';

process.stdout.write(settingsMarkdown());
