import type { TestProject } from 'vitest/node';
import { sweepPrivateFolders } from '../rendering/browser/private-folder.ts';
import { endTestServer, sweepTestServers, testServerFolder } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder where the tests of this run find or start their database server. */
    testServerFolder: string;
  }
}

/** Decided once: how much room is left in memory changes during the run. */
const folder = testServerFolder(process.pid);

export async function setup(project: TestProject): Promise<void> {
  await sweepTestServers();
  project.provide('testServerFolder', folder);
}

export async function teardown(): Promise<void> {
  await endTestServer(folder);
  // Killed workers leave their browsers' folders behind.
  await sweepPrivateFolders();
}
