import { VoiceChoice } from './voice-choice.tsx';
import { VoicesRow } from './voices-row.tsx';

/** What the settings hold of voices; a chunk of its own, as nobody needs it for the first screen. */
export default function VoiceRows() {
  return (
    <>
      <VoiceChoice />
      <VoicesRow />
    </>
  );
}
