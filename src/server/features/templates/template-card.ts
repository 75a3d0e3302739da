import type { TemplateCard } from '../../../contract/templates.ts';
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
