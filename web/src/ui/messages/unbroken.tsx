const HYPHENED = /(Wi-Fi)/;

/** A sentence with 'Wi-Fi' on one line: browsers break lines after a hyphen. What is read and copied stays the same. */
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
