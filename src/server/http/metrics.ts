import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import type { Deps } from '../deps.ts';
import type { RendererMetrics } from '../rendering/renderer.ts';
import { watchEventLoop } from './event-loop-watch.ts';

/** Registers the metrics of this process. */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const registry = deps.metrics;
  collectDefaultMetrics({ register: registry });
  const stopWatching = watchEventLoop(registry, deps.log);
  app.addHook('onClose', async () => stopWatching());
  const duration = new Histogram({
    name: 'octavo_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const requests = new Counter({
    name: 'octavo_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the URL: IDs must not become labels.
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    requests.inc(labels);
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge(
    'octavo_render_queue_depth',
    'Renderings that wait for a slot',
    () => deps.renderer.metrics().queueDepth,
  );
  gauge('octavo_render_active', 'Renderings under way', () => deps.renderer.metrics().activeJobs);
  // Divided by the number of jobs, these give the average over any period.
  const total = (name: string, help: string, read: (renderer: RendererMetrics) => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read(deps.renderer.metrics()));
      },
    });
  total('octavo_render_jobs_total', 'Renderings done', ({ jobsDone }) => jobsDone);
  total('octavo_render_warm_total', 'Renderings done in a tab that was kept', ({ warmJobs }) => warmJobs);
  total('octavo_render_failures_total', 'Renderings that failed', ({ jobsFailed }) => jobsFailed);
  total('octavo_render_wait_seconds_total', 'Time of the done ones in the queue', (m) => m.waitedMs / 1000);
  total('octavo_render_seconds_total', 'Time of the done ones in the browser', (m) => m.renderedMs / 1000);
  total('octavo_render_restarts_total', 'Browsers started after the first', ({ restarts }) => restarts);
  gauge('octavo_database_connections', 'Open connections to the database', () => deps.pool.totalCount);
}
