import { existsSync } from 'node:fs';
import { installDebianPackages } from '../setup/debian-packages.ts';

/** Programs and the Debian packages they come in. WebKitGTK depends on the GStreamer plugins that play MP3. */
const NEEDED = [
  { program: '/usr/bin/firefox-esr', debian: 'firefox-esr' },
  { program: '/usr/bin/WebKitWebDriver', debian: 'webkit2gtk-driver' },
  { program: '/usr/bin/Xvfb', debian: 'xvfb' },
  { program: '/usr/bin/pulseaudio', debian: 'pulseaudio' },
  { program: '/usr/bin/parec', debian: 'pulseaudio-utils' },
  { program: '/usr/bin/speech-dispatcher', debian: 'speech-dispatcher' },
  { program: '/usr/lib/speech-dispatcher-modules/sd_espeak-ng', debian: 'speech-dispatcher-espeak-ng' },
];

/** Installs the browsers that are missing. @throws when that cannot be done here */
export function installEngines(): void {
  const missing = () => NEEDED.filter(({ program }) => !existsSync(program));
  if (missing().length > 0) installDebianPackages(missing().map(({ debian }) => debian));
  const still = missing().map(({ program, debian }) => `${program} (Debian package ${debian})`);
  if (still.length > 0) throw new Error(`The tests in other browsers need ${still.join(', ')}.`);
}
