import type { Segment } from '../../engines/playback/ports.ts';
import { joinClips } from '../../engines/visits/join-clips.ts';
import type { Visit } from '../../engines/visits/visit.ts';
import { visitSegments } from '../../engines/visits/visit-segments.ts';
import { visitHtml, visitsPage } from '../../engines/visits/visits-page.ts';
import type { ClipStore } from '../../engines/voices/ports.ts';
import { speakerLabel } from '../../lib/speaker.ts';
import { createClipStore } from '../../platform/storage/clip-store.ts';
import { dataUrl, saveFile } from '../../platform/page/save-file.ts';

/** What is kept of these clips, as data: addresses of sounds; none when the phone cannot read them. */
async function keptSounds(kept: ClipStore, segments: readonly Segment[]): Promise<string[]> {
  try {
    const clips: Blob[] = [];
    for (const segment of segments) {
      const clip = await kept.find(segment);
      if (clip) clips.push(clip);
    }
    return await Promise.all((await joinClips(clips)).map(dataUrl));
  } catch (error) {
    console.warn('what was heard of a visit is not in the file', error);
    return [];
  }
}

/** Saves all visits as one HTML file, with what was heard of them as far as it is still kept. */
export async function exportVisits(visits: readonly Visit[]): Promise<void> {
  const kept = createClipStore();
  const parts: string[] = [];
  for (const visit of visits) {
    const segments = visitSegments(visit);
    const sounds = {
      description: await keptSounds(kept, segments.description),
      conversation: await keptSounds(kept, segments.conversation),
    };
    const picture = visit.picture && (await dataUrl(visit.picture));
    parts.push(visitHtml(visit, { picture, sounds }, speakerLabel));
  }
  saveFile('placard-visits.html', 'text/html', visitsPage(parts));
}
