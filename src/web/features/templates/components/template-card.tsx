import { Link } from '@tanstack/react-router';
import type { TemplateCard as Card } from '../../../../contract/templates.ts';
import { templatePicture, templateShape } from '../../../../domain/templates/template-picture.ts';
import { paths } from '../../../paths.ts';

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
        <img
          src={templatePicture(template, 360)}
          srcSet={`${templatePicture(template, 360)} 360w, ${templatePicture(template, 720)} 720w`}
          sizes="(max-width: 767px) 40vw, 220px"
          alt=""
          loading={isAtTop ? 'eager' : 'lazy'}
          decoding="async"
          style={{ aspectRatio: templateShape(template) }}
        />
      </span>
      <b lang={template.language}>{template.title}</b>
    </Link>
  );
}
