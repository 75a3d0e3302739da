import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import type { Deps } from '../deps.ts';

/** Registers what this process measures with the registry of its dependencies. */
export function registerMetrics(app: FastifyInstance, deps: Deps): void {
  const registry = deps.metrics;
  collectDefaultMetrics({ register: registry });
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
    // The route's pattern, never the address: ids must not become labels.
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
  gauge('octavo_render_jobs', 'Renderings done since the start', () => deps.renderer.metrics().jobsDone);
  gauge('octavo_render_restarts', 'Browser restarts since the start', () => deps.renderer.metrics().restarts);
  gauge('octavo_database_connections', 'Open connections to the database', () => deps.pool.totalCount);
}
