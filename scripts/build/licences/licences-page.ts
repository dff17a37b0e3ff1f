import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../../setup/paths.ts';
import { PARTS } from './parts.ts';
import { shippedPackages, type Shipped } from './shipped.ts';

const TARGET = `${root}public/licences.html`;
const VENDOR = `${root}web/vendor`;

interface Entry {
  /** Name and version, with where it is from. */
  head: string;
  licence: string;
  text: string;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines that name who holds the rights, and those that only name the licence. */
const NOTICE = /^(?:portions )?(?:copyright|\(c\)|©)/i;
const TITLE = /^(?:#+ )?(?:the )?(?:mit|isc|bsd.*) licen[cs]e(?: \((?:mit|isc)\))?:?$/i;

/** Where the terms proper begin or end in texts that carry notices around them. */
const FONT_TERMS = 'SIL OPEN FONT LICENSE Version 1.1';
const APACHE_END = 'END OF TERMS AND CONDITIONS';
const APACHE_BLANK = /\[(?:yyyy|name)|\{yyyy/;

const noticesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => NOTICE.test(line) && !APACHE_BLANK.test(line));

/** A licence's text without what differs between two packages under it, so that it stands on the page once. */
function splitText(text: string): { notices: string[]; body: string } {
  const terms = text.lastIndexOf(FONT_TERMS);
  if (terms >= 0) return { notices: noticesIn(text.slice(0, terms)), body: text.slice(terms) };
  const end = text.includes('Apache License') ? text.indexOf(APACHE_END) : -1;
  if (end >= 0) return { notices: noticesIn(text.slice(end)), body: text.slice(0, end + APACHE_END.length) };
  const lines = text.split('\n').map((line) => line.trimEnd());
  // Of another long text it is part of what must not be changed.
  if (lines.length > 60) return { notices: [], body: text };
  const rest = lines.filter((line) => !NOTICE.test(line.trim()) && !TITLE.test(line.trim()));
  return { notices: noticesIn(text), body: rest.join('\n').trim() };
}

const sameBody = (body: string) =>
  body
    .toLowerCase()
    .replaceAll(/[\s"'“”‘’*_>-]+/g, ' ')
    .trim();

/** Of a package without a licence file: its author, under the texts that others have of the same licences. */
function textsOf(one: Shipped, all: readonly Shipped[]): string[] {
  if (one.texts.length > 0) return one.texts;
  return one.licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .map((licence) => {
      const known = all.find((other) => other.licence === licence && other.texts.length === 1)?.texts[0];
      if (known === undefined) throw new Error(`No text of the licence ${licence} of ${one.name} is known`);
      return `${splitText(known).body}\n\nCopyright ${one.author || `the authors of ${one.name}`}`;
    });
}

function entries(packages: readonly Shipped[]): Entry[] {
  const ofPackages = packages.flatMap((one) =>
    textsOf(one, packages).map((text) => ({
      head: `<b>${escapeHtml(one.name)}</b> ${escapeHtml(one.version)} <span>${escapeHtml(one.source)}</span>`,
      licence: one.licence,
      text,
    })),
  );
  const ofParts = PARTS.map(({ name, what, licence, source, text }) => ({
    head: `<b>${escapeHtml(name)}</b>, ${escapeHtml(what)} <span>${escapeHtml(source)}</span>`,
    licence,
    text: readFileSync(`${VENDOR}/${text}`, 'utf8').trim(),
  }));
  return [...ofParts, ...ofPackages];
}

/** The page of all licences, each text once above those it covers. @throws when a package has none that is known */
export function licencesPage(packages: readonly Shipped[] = shippedPackages()): string {
  const groups = new Map<string, { licence: string; body: string; covered: string[] }>();
  for (const { head, licence, text } of entries(packages)) {
    const { notices, body } = splitText(text);
    const key = sameBody(body);
    const group = groups.get(key) ?? { licence, body, covered: [] };
    const held = notices.map((notice) => `<br>${escapeHtml(notice)}`).join('');
    group.covered.push(`<li>${head}${held}</li>`);
    groups.set(key, group);
  }
  const sections = [...groups.values()].map(
    ({ licence, body, covered }) =>
      `<section>\n<h2>${escapeHtml(licence)}</h2>\n<ul>\n${covered.join('\n')}\n</ul>\n<details><summary>Text of the licence</summary><pre>${escapeHtml(body)}</pre></details>\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Licences of Placard</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/about.css">
</head>
<body>
<main>
<a class="back" href="/about.html">Back to About Placard</a>
<h1>Licences</h1>
<p class="lead">Everything that runs on your phone or on the museum’s server, with the licence it comes under. Placard itself is under the MIT licence.</p>
<p>The server runs on Node.js; its licences stand at https://github.com/nodejs/node/blob/main/LICENSE. The OFL covers letters that are used in tests only.</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

/** Writes the page under `public`, where the app is built from. @throws as `licencesPage` */
export function prepareLicences(): void {
  const page = licencesPage();
  // An unchanged file keeps its date, and so what browsers have of it.
  if (existsSync(TARGET) && readFileSync(TARGET, 'utf8') === page) return;
  writeFileSync(TARGET, page);
}
