import type { TestProject } from 'vitest/node';
import { sweepPrivateFolders } from '../rendering/browser/private-folder.ts';
import { endTestServer, sweepTestServers, testServerFolder } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder where the tests of this run find or start their database server. */
    testServerFolder: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  await sweepTestServers();
  project.provide('testServerFolder', testServerFolder(process.pid));
}

export async function teardown(): Promise<void> {
  await endTestServer(testServerFolder(process.pid));
  // Killed workers leave their browsers' folders behind.
  await sweepPrivateFolders();
}
