import type { OwnTemplate } from '../../../contract/own-templates.ts';
import type { ListedRow } from './own-template-store.ts';

export const viewOwnTemplate = ({
  id,
  title,
  format,
  sample_count,
  has_content,
  saved_at,
}: ListedRow): OwnTemplate => ({
  id,
  title,
  format: format as OwnTemplate['format'],
  sample_count,
  has_markdown: has_content,
  saved_at: saved_at.toISOString(),
});
