import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import LoaderIcon from 'lucide-react/icons/loader';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PdfJobStatus } from '../../../../domain/pdf-job.ts';
import { Badge, type BadgeKind } from '../../../components/ui/badge.tsx';
import { words } from '../../../lib/words.ts';

interface Look {
  readonly kind: BadgeKind;
  readonly Icon: typeof Clock;
  readonly name: PdfJobStatus;
}

const looks: Readonly<Record<PdfJobStatus, Look>> = {
  queued: { kind: 'neutral', Icon: Clock, name: 'queued' },
  processing: { kind: 'info', Icon: LoaderIcon, name: 'processing' },
  completed: { kind: 'success', Icon: Check, name: 'completed' },
  failed: { kind: 'danger', Icon: TriangleAlert, name: 'failed' },
  cancelled: { kind: 'neutral', Icon: Ban, name: 'cancelled' },
};

/** Status badge, worded as specified. */
export function JobBadge({ status }: { readonly status: PdfJobStatus }) {
  const { kind, Icon, name } = looks[status];
  return (
    <Badge kind={kind}>
      <Icon className="icon" aria-hidden />
      {words('jobs')[name]}
    </Badge>
  );
}
