import type { RatedText } from '../store/port.ts';
import { modelAndPrompt, type RatingSummary } from './summarise-ratings.ts';

const STARS = [1, 2, 3, 4, 5];
const FORGOTTEN = '(label deleted)';
const LABEL_WIDTH = 70;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1d1b18;background:#faf8f4}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #ddd6c9;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}svg{width:100%;height:auto}`;
const HEADS: Record<RatingSummary['of'], string> = {
  text: 'Text',
  model: 'Model and prompt',
  voice: 'Voice',
};
const BAR = { height: 90, width: 44, gap: 12, top: 24, bottom: 26 };

function day({ ratedAt }: RatedText): string {
  return new Date(ratedAt).toISOString().slice(0, 10);
}

/** Who wrote a text, and by which prompt where a model did. */
function writer({ text, writtenBy }: RatedText): string {
  return modelAndPrompt(writtenBy) ?? text;
}

/** For a terminal. */
export function ratingsTable(summaries: readonly RatingSummary[], worst: readonly RatedText[]): string {
  if (summaries.length === 0) return 'Nobody has rated anything yet.';
  const head = ['', 'provider', 'ratings', 'mean', ...STARS.map((stars) => `${stars}★`)];
  const rows = summaries.map(({ of, provider, count, mean, histogram }) => [
    of,
    provider,
    String(count),
    mean.toFixed(2),
    ...histogram.map(String),
  ]);
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  const lowest = worst.map((rated) => {
    const label = (rated.labelText ?? FORGOTTEN).replaceAll(/\s+/g, ' ');
    const short = label.length > LABEL_WIDTH ? `${label.slice(0, LABEL_WIDTH - 1)}…` : label;
    return `${rated.stars}★  ${day(rated)}  ${writer(rated)}/${rated.voice}  ${short}`;
  });
  return [line(head), ...rows.map(line), '', 'Lowest ratings', ...lowest].join('\n');
}

/** Two tables with an empty line between them: the summaries, then the lowest ratings (RFC 4180). */
export function ratingsCsv(summaries: readonly RatingSummary[], worst: readonly RatedText[]): string {
  const first = [
    ['of', 'provider', 'ratings', 'mean', ...STARS.map((stars) => `stars_${stars}`)],
    ...summaries.map(({ of, provider, count, mean, histogram }) => [
      of,
      provider,
      count,
      mean.toFixed(3),
      ...histogram,
    ]),
  ];
  const second = [
    ['stars', 'date', 'text', 'voice', 'label'],
    ...worst.map((rated) => [
      rated.stars,
      day(rated),
      writer(rated),
      rated.voice,
      rated.labelText ?? FORGOTTEN,
    ]),
  ];
  return [first, second]
    .map((rows) => rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join(''))
    .join('\r\n');
}

/** A spreadsheet runs a cell that begins like a formula: a label is data and gets an apostrophe before it. */
function csvCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A page of its own, with a chart for each provider. */
export function ratingsHtml(summaries: readonly RatingSummary[], worst: readonly RatedText[]): string {
  const charts = summaries.map(
    (summary) => `<section><h2>${html(`${HEADS[summary.of]}: ${summary.provider}`)}</h2>
<p>Ratings: ${summary.count}. Mean: ${summary.mean.toFixed(2)} stars.</p>
${chart(summary)}</section>`,
  );
  const rows = worst.map(
    (rated) =>
      `<tr><td class="n">${rated.stars}</td><td>${day(rated)}</td><td>${html(writer(rated))} / ${html(rated.voice)}</td><td>${html(rated.labelText ?? FORGOTTEN)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Placard: ratings</title>
<style>${STYLE}</style></head><body><h1>Ratings</h1>
${charts.length === 0 ? '<p>Nobody has rated anything yet.</p>' : charts.join('\n')}
<h2>Lowest ratings</h2><table><thead><tr><th>Stars</th><th>Date</th><th>Text / voice</th><th>Label</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>
`;
}

function chart({ of, provider, histogram }: RatingSummary): string {
  const most = Math.max(1, ...histogram);
  const bars = histogram.map((count, at) => {
    const x = BAR.gap + at * (BAR.width + BAR.gap);
    const height = (count / most) * BAR.height;
    const y = BAR.top + BAR.height - height;
    const middle = x + BAR.width / 2;
    return `<rect x="${x}" y="${y.toFixed(1)}" width="${BAR.width}" height="${height.toFixed(1)}" fill="#9c4221"/>
<text x="${middle}" y="${(y - 6).toFixed(1)}" text-anchor="middle" font-size="12">${count}</text>
<text x="${middle}" y="${BAR.top + BAR.height + 18}" text-anchor="middle" font-size="12">${at + 1}★</text>`;
  });
  const width = BAR.gap + STARS.length * (BAR.width + BAR.gap);
  const said = histogram.map((count, at) => `${count} with ${at + 1}`).join(', ');
  return `<svg viewBox="0 0 ${width} ${BAR.top + BAR.height + BAR.bottom}" role="img" aria-label="${html(`Stars for ${of} by ${provider}: ${said}`)}" style="max-width:${width}px">${bars.join('')}</svg>`;
}

function html(text: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => named[character] ?? character);
}
