import type { Catalogue } from '../../../words/catalogue.ts';
import { words } from '../../lib/words.ts';

const names: Readonly<Record<string, keyof Catalogue['landing'] & `sample${string}`>> = {
  certificate: 'sampleCertificate',
  flyer: 'sampleFlyer',
  invitation: 'sampleInvitation',
  invoice: 'sampleInvoice',
  menu: 'sampleMenu',
  'pitch-deck': 'samplePitchDeck',
  poster: 'samplePoster',
  report: 'sampleReport',
  'trial-report': 'sampleTrialReport',
};

/** Returns the display name of a sample page's kind. */
export function sampleName(id: string): string {
  const name = names[id];
  return name ? words('landing')[name] : id;
}
