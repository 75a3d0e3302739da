import type { TestProject } from 'vitest/node';
import { sweepPrivateFolders } from '../rendering/browser/private-folder.ts';
import { endTestServer, sweepTestServers, testServerFolder } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of this run find their database server, or start it. */
    testServerFolder: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  await sweepTestServers();
  project.provide('testServerFolder', testServerFolder(process.pid));
}

export async function teardown(): Promise<void> {
  await endTestServer(testServerFolder(process.pid));
  // Workers are killed with their browsers, which leave their folders behind.
  await sweepPrivateFolders();
}
