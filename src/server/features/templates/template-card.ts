import type { TemplateCard, TemplateList } from '../../../contract/templates.ts';
import type { TemplateListing } from '../../../domain/templates/list-templates.ts';
import type { ListedTemplate } from './template-library.ts';

export const viewTemplateCard = ({
  name,
  kind,
  title,
  language,
  format,
  orientation,
  hash,
}: ListedTemplate): TemplateCard => ({ name, kind, title, language, format, orientation, hash });

export const viewTemplateList = ({
  templates,
  groups,
  languages,
  language,
}: TemplateListing<ListedTemplate>): TemplateList => ({
  templates: templates.map(viewTemplateCard),
  groups: [...groups],
  languages: [...languages],
  language,
});
