const HYPHENED = /(Wi-Fi)/;

/** A sentence in which 'Wi-Fi' is not broken after its hyphen. The text that is read aloud and copied stays the same. */
export function Unbroken({ text }: { text: string }) {
  return text.split(HYPHENED).map((part, place) =>
    HYPHENED.test(part) ? (
      <span key={place} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
