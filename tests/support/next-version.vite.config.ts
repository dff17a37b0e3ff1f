// The app as it may be one version later: the same sources with another version string, and another reader.
import { appendFileSync, globSync, rmSync } from 'node:fs';
import app from '../../web/vite.config.ts';
import { NEXT_VERSION } from './next-version.ts';

const nextVersion = {
  name: 'next-version',
  transform: (code: string, id: string) =>
    id.endsWith('/api/contract/limits.ts') ? code.replace(/v\d+\.\d+\.\d+/, NEXT_VERSION) : undefined,
  writeBundle({ dir }: { dir?: string | undefined }) {
    for (const core of globSync(`${dir}/ocr/tesseract-core-*.js`)) {
      appendFileSync(core, '\n');
      for (const packed of ['.br', '.gz']) rmSync(core + packed, { force: true });
    }
  },
};

export default { ...app, plugins: [...(app.plugins ?? []), nextVersion] };
