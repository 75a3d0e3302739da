import type { ReactNode } from 'react';
import type { TemplateCard as Card } from '../../../../contract/templates.ts';
import { TemplateCard } from './template-card.tsx';

/** A grid of templates; `children` follow the last one. */
export function TemplateCards({
  templates,
  isAtTop,
  children,
}: {
  readonly templates: readonly Card[];
  readonly isAtTop: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <ul className="template-grid">
      {templates.map((template) => (
        <li key={template.name}>
          <TemplateCard template={template} isAtTop={isAtTop} />
        </li>
      ))}
      {children}
    </ul>
  );
}
