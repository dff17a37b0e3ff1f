import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSsml } from './ssml.ts';

/** What stands between the last silence and the end of the voice. */
function spokenPart(ssml: string): string {
  return ssml.slice(ssml.lastIndexOf('/>') + 2, ssml.indexOf('</voice>'));
}

test('one voice, its language, and silence of a known length around the text', () => {
  expect(buildSsml('Hello', 'en-US-JennyNeural')).toBe(
    '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xmlns:mstts="http://www.w3.org/2001/mstts" xml:lang="en-US">' +
      '<voice name="en-US-JennyNeural"><mstts:silence type="Leading-exact" value="50ms"/>' +
      '<mstts:silence type="Tailing-exact" value="50ms"/>Hello</voice></speak>',
  );
  expect(buildSsml('Hallo', 'de-CH-LeniNeural')).toContain('xml:lang="de-CH"');
});

test.each([
  [`& < > " '`, '&amp; &lt; &gt; &quot; &apos;'],
  ['&amp;', '&amp;amp;'],
  [']]>', ']]&gt;'],
  ['</voice><voice name="x">', '&lt;/voice&gt;&lt;voice name=&quot;x&quot;&gt;'],
  [
    '<!-- --> <?xml?> <break time="10s"/>',
    '&lt;!-- --&gt; &lt;?xml?&gt; &lt;break time=&quot;10s&quot;/&gt;',
  ],
  ['é 日本 😀 👩‍👩‍👧', 'é 日本 😀 👩‍👩‍👧'],
  ['a\tb\nc\rd', 'a\tb\nc\rd'],
  ['nul\u0000 bell\u0007 tab\u000b esc\u001b end\uffff', 'nul bell tab esc end'],
  ['half \ud83d pair, other half \ude00', 'half  pair, other half '],
])('%j is carried as %j', (text, carried) => {
  expect(spokenPart(buildSsml(text, 'en-US-GuyNeural'))).toBe(carried);
});

test('no text and no voice can add markup or a character that XML forbids', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom('<', '>', '&', '"', "'", '/', '\ud800', '\u0001', 'amp;', 'voice', ' '), {
        maxLength: 30,
      })
      .map((parts) => parts.join('')),
  );
  const frame = buildSsml('', '').replace(/<[^>]*>/g, '<>');
  fc.assert(
    fc.property(text, text, (spoken, voice) => {
      const ssml = buildSsml(spoken, voice);
      expect(ssml.replace(/<[^>]*>/g, '<>').replace(/[^<>]+/g, '')).toBe(frame);
      expect(ssml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
      expect(ssml).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
    }),
  );
});
