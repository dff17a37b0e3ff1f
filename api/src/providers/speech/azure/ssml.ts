const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Everything but the characters of XML 1.0 (its section 2.2), lone surrogates included. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Silence at both ends of a clip, as the other voices have it. */
const EDGE = '50ms';

/**
 * The only place where SSML is made: `text` spoken by one voice. Whatever the text holds is read out, never
 * obeyed: characters that XML cannot carry are dropped, those that mean something to it are escaped.
 */
export function buildSsml(text: string, voice: string): string {
  const language = /^[a-z]+-[A-Za-z]+/.exec(voice)?.[0] ?? 'en-US';
  return (
    '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" ' +
    `xmlns:mstts="http://www.w3.org/2001/mstts" xml:lang="${language}">` +
    `<voice name="${escapeXml(voice)}">` +
    `<mstts:silence type="Leading-exact" value="${EDGE}"/><mstts:silence type="Tailing-exact" value="${EDGE}"/>` +
    `${escapeXml(text)}</voice></speak>`
  );
}

function escapeXml(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
