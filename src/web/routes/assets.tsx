import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { BrandPage } from '../features/brand/components/brand-page.tsx';
import { useLimits } from '../features/membership/api/membership.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

const route = getRouteApi(paths.assets);
// Loaded when a theme is edited, because the page renderer is large.
const ThemeSample = lazy(() => import('./theme-sample.tsx').then((it) => ({ default: it.ThemeSample })));

export function Assets() {
  usePageTitle(words('shell').assets);
  const { tab = 'assets' } = route.useSearch();
  const navigate = useNavigate();
  const limits = useLimits().data;
  return (
    <BrandPage
      tab={tab}
      onTab={(chosen) => void navigate({ to: paths.assets, search: { tab: chosen }, replace: true })}
      canKeepKits={limits ? (limits.features.custom_branding?.allowed ?? false) : null}
      plans={
        <Link to={paths.pricing} className={buttonClass({ kind: 'primary' })}>
          {words('brand').plans}
        </Link>
      }
      sample={(look) => (
        <Suspense fallback={<Skeleton className="h-70" />}>
          <ThemeSample look={look} />
        </Suspense>
      )}
    />
  );
}
