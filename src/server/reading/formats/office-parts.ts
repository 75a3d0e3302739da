import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Archive } from '../open-archive.ts';

/** A part of an office file as a tree; null where there is none. */
export async function readXml(archive: Archive, name: string) {
  const bytes = await archive.read(name);
  return bytes && parseDocument(bytes.toString('utf8'), { xmlMode: true });
}

/** Files that a part points to, by the id of the pointer. */
export async function targetsOf(archive: Archive, part: string): Promise<Map<string, string>> {
  const slash = part.lastIndexOf('/');
  const [folder, file] = [part.slice(0, slash), part.slice(slash + 1)];
  const rels = await readXml(archive, `${folder}/_rels/${file}.rels`);
  const targets = new Map<string, string>();
  for (const { attribs } of rels ? getElementsByTagName('Relationship', rels, true) : []) {
    const { Id: id, Target: target } = attribs;
    if (!id || !target) continue;
    // Only keys of the archive: a path that leads out of it leads nowhere.
    targets.set(id, new URL(target, `file:///${folder}/`).pathname.slice(1));
  }
  return targets;
}
