import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
const s = new Session(); s.connect();
await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval',{interval:1000}); await s.post('Profiler.start');
const c0=process.cpuUsage();
afterAll(async () => { const c=process.cpuUsage(c0); const { profile } = await s.post('Profiler.stop'); writeFileSync(`/tmp/t21/prof2/${process.pid}-${Date.now()}.cpuprofile`, JSON.stringify(profile)); console.log('CPU of file', c.user/1e6, c.system/1e6); });
