import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Archive } from '../open-archive.ts';

/** Returns a part of an office file as an XML tree; null if missing. */
export async function readXml(archive: Archive, name: string) {
  const bytes = await archive.read(name);
  return bytes && parseDocument(bytes.toString('utf8'), { xmlMode: true });
}

/** Returns the targets of a part's relationships, by relationship ID. */
export async function targetsOf(archive: Archive, part: string): Promise<Map<string, string>> {
  const slash = part.lastIndexOf('/');
  const [folder, file] = [part.slice(0, slash), part.slice(slash + 1)];
  const rels = await readXml(archive, `${folder}/_rels/${file}.rels`);
  const targets = new Map<string, string>();
  for (const { attribs } of rels ? getElementsByTagName('Relationship', rels, true) : []) {
    const { Id: id, Target: target } = attribs;
    if (!id || !target) continue;
    // Only used as keys of the archive, so a path can't point outside it.
    targets.set(id, new URL(target, `file:///${folder}/`).pathname.slice(1));
  }
  return targets;
}
