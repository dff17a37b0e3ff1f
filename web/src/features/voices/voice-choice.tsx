import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { VoiceChoice as Choice } from '../../engines/settings/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useServices } from '../services.ts';
import './voice-choice.css';

const CHOICES: readonly { value: Choice; name: string }[] = [
  { value: 'best', name: 'Best at hand' },
  { value: 'museum', name: 'The museum’s' },
  { value: 'phone', name: 'This phone’s' },
];

/** Whose voice speaks (docs/behaviour.md#voice-setting): three choices, each to be heard before it is made. */
export function VoiceChoice() {
  const { settings, voicePack, voiceSample, deviceSpeaks } = useServices();
  const chosen = useStore(settings.store, ({ voice }) => voice);
  const packIsKept = useStore(voicePack.store, ({ phase }) => phase === 'kept');
  const { choice: heard, failed } = useStore(voiceSample.store);
  const [deviceCan, setDeviceCan] = useState(true);
  useEffect(() => {
    deviceSpeaks().then(setDeviceCan, (error: unknown) => console.warn('the voices are not known', error));
  }, [deviceSpeaks]);
  useEffect(() => () => voiceSample.stop(), [voiceSample]);

  const phoneCan = deviceCan || packIsKept;
  return (
    <fieldset className="voice-choice">
      <legend>Voice</legend>
      {CHOICES.map(({ value, name }) => {
        const cannot = value === 'phone' && !phoneCan;
        const isHeard = heard === value;
        return (
          <div key={value} className="voice-row">
            <label>
              <input
                type="radio"
                name="voice"
                value={value}
                checked={chosen === value}
                disabled={cannot && chosen !== value}
                onChange={() => settings.set({ voice: value })}
              />
              <span>
                {name}
                {cannot && <small>It has none yet</small>}
              </span>
            </label>
            <Button
              word={isHeard ? 'Silence' : 'Hear'}
              aria-label={`${isHeard ? 'Silence' : 'Hear'} ${name}`}
              weight="quiet"
              disabled={cannot}
              onClick={() => (isHeard ? voiceSample.stop() : voiceSample.hear(value))}
            />
          </div>
        );
      })}
      {failed && <p role="alert">This voice could not be heard just now.</p>}
    </fieldset>
  );
}
