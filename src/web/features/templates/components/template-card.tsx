import { Link } from '@tanstack/react-router';
import type { TemplateCard as Card } from '../../../../contract/templates.ts';
import { paths } from '../../../paths.ts';
import { TemplateThumbnail } from './template-thumbnail.tsx';

/** The first page of a template and its title. */
export function TemplateCard({
  template,
  isAtTop = false,
}: {
  readonly template: Card;
  readonly isAtTop?: boolean;
}) {
  return (
    <Link to={paths.template} params={{ name: template.name }} className="template-card">
      <span className="template-desk">
        <TemplateThumbnail template={template} isAtTop={isAtTop} />
      </span>
      <b lang={template.language}>{template.title}</b>
    </Link>
  );
}
