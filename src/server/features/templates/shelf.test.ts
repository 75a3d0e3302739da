import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assignIds } from '../../../domain/content/assign-ids.ts';
import { documentContent } from '../../../domain/content/document-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { readTemplate } from '../../../domain/templates/read-template.ts';
import { isTemplateSlot, templateName } from '../../../domain/templates/template.ts';
import { sample } from '../../testing/full-run.ts';
import { templateHeadsFile, templatesFolder } from './open-templates.ts';
import { readHeadsAtOnce } from './template-heads.ts';

const files = readdirSync(templatesFolder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.md') && file.includes(path.sep));

const kept = new Map(
  readHeadsAtOnce({ folder: templatesFolder, tableFile: templateHeadsFile }).map(
    ({ file, hash: _hash, ...head }) => [file, head],
  ),
);

describe('every bundled template', () => {
  it('has a unique name', () => {
    const names = files.map((file) => path.basename(file, '.md'));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !templateName.test(name))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(sample(files, 16))('%s is valid', (file) => {
    const markdown = readFileSync(path.join(templatesFolder, file), 'utf8');
    const { head, content } = readTemplate(path.basename(file, '.md'), markdown);
    expect(head.kind).toBe(path.dirname(file));
    // A difference means that heads are read otherwise since: increment `release` in template-heads.ts.
    expect(kept.get(file)).toEqual(head);
    expect(head).toMatchObject({
      language: content.language,
      format: content.look.format,
      orientation: content.look.orientation,
    });
    expect(documentContent.safeParse(assignIds(content)).success).toBe(true);
  });

  it.each(sample(files, 96))('%s is laid out without leftover notation', (file) => {
    const markdown = readFileSync(path.join(templatesFolder, file), 'utf8');
    const { content } = readTemplate(path.basename(file, '.md'), markdown);
    const html = assembleArticle(layOutContent(content));
    expect(readArticle(html).pages.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/\{\{|\}\}|\[\[|\]\]/);
    const slots = [...html.matchAll(/ data-sample="([^"]*)"/g)].map(([, slot]) => slot ?? '');
    expect(slots.filter((slot) => slot !== '' && !isTemplateSlot(slot))).toEqual([]);
  });
});
