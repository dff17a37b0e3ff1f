import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { launchBrowser } from '../../../tests/support/reading-page.ts';
import type * as Stages from './stages.ts';
import { root } from '../../setup/paths.ts';

const ORIGIN = 'http://placard.invalid';
/** The functions that these files import are the stages. */
const CONDUCTORS = /\/engines\/image\/(prepare-label|find\/look-for-text|find\/find-label)\.ts$/;
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
/** The one package that the pipeline imports, for the browser to find. */
const PAGE = `<!doctype html><script type="importmap">
{ "imports": { "wasm-feature-detect": "/web/node_modules/wasm-feature-detect/dist/esm/index.js" } }
</script>`;

/** A module that passes on what another one exports, each function with its calls written down. */
function tracedModule(path: string, source: string): string {
  const names = [...source.matchAll(/^export (?:async )?(function|const) (\w+)/gm)];
  return [
    "import { traced } from '/scripts/explain/ocr/trace.ts';",
    `import * as real from '${path}';`,
    ...names.map(([, kind, name]) =>
      kind === 'const'
        ? `export const ${name} = real.${name};`
        : `export const ${name} = traced('${name}', real.${name});`,
    ),
  ].join('\n');
}

async function served(url: URL): Promise<{ contentType: string; body: string | Buffer }> {
  const { pathname } = url;
  if (pathname === '/') return { contentType: 'text/html', body: PAGE };
  const content = await readFile(join(root, pathname));
  if (!pathname.endsWith('.ts')) {
    return { contentType: TYPES[extname(pathname)] ?? 'application/octet-stream', body: content };
  }
  const plain = stripTypeScriptTypes(content.toString());
  const conducted = CONDUCTORS.test(pathname)
    ? plain.replaceAll(/from '(\.\.?\/[^'.]+\.ts)'/g, "from '$1?traced'")
    : plain;
  const body = url.search === '?traced' ? tracedModule(pathname, content.toString()) : conducted;
  return { contentType: 'text/javascript', body };
}

/** A page in which the pipeline's own modules run, and its functions to be called there. */
export interface ExplainPage {
  prepare(photo: Buffer): ReturnType<typeof Stages.prepare>;
  recognise(): ReturnType<typeof Stages.recognise>;
  mend(lines: Parameters<typeof Stages.mend>[0]): Promise<ReturnType<typeof Stages.mend>>;
  outcome(): ReturnType<typeof Stages.outcome>;
  dispose(): Promise<void>;
}

/** Opens a page that is served this project's files, the types of its sources stripped, and nothing else. */
export async function openExplainPage(): Promise<ExplainPage> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.route('**/*', async (route) => {
    try {
      await route.fulfill(await served(new URL(route.request().url())));
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
  await page.goto(`${ORIGIN}/`);
  const stages = await page.evaluateHandle<typeof Stages>("import('/scripts/explain/ocr/stages.ts')");
  return {
    prepare: (photo) =>
      stages.evaluate(async (module, base64) => {
        const bytes = await fetch(`data:application/octet-stream;base64,${base64}`);
        return module.prepare(new Blob([await bytes.arrayBuffer()]));
      }, photo.toString('base64')),
    recognise: () => stages.evaluate((module) => module.recognise()),
    mend: (lines) => stages.evaluate((module, given) => module.mend(given), lines),
    outcome: () => stages.evaluate((module) => module.outcome()),
    dispose: () => browser.close(),
  };
}
