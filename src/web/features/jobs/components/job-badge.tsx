import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import LoaderIcon from 'lucide-react/icons/loader';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PdfJobStatus } from '../../../../domain/pdf-job.ts';
import { Badge, type BadgeKind } from '../../../components/ui/badge.tsx';

const looks: Readonly<Record<PdfJobStatus, { readonly kind: BadgeKind; readonly Icon: typeof Clock }>> = {
  queued: { kind: 'neutral', Icon: Clock },
  processing: { kind: 'info', Icon: LoaderIcon },
  completed: { kind: 'success', Icon: Check },
  failed: { kind: 'danger', Icon: TriangleAlert },
  cancelled: { kind: 'neutral', Icon: Ban },
};

/** Status badge, worded as specified. */
export function JobBadge({ status }: { readonly status: PdfJobStatus }) {
  const { kind, Icon } = looks[status];
  return (
    <Badge kind={kind}>
      <Icon className="icon" aria-hidden />
      {status}
    </Badge>
  );
}
