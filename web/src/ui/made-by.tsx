import { Icon } from './icon.tsx';

/** Who made the words: the visitor should know, always. */
export function MadeBy({ device }: { device: boolean }) {
  if (!device) return <p className="note">Made by a machine from the label</p>;
  return (
    <p className="note sheet-device">
      <Icon name="phone" />
      Made on your phone from the label alone
    </p>
  );
}

/** Behind what is spoken and is not from the label: a note, or the explanation of a term. */
export function FromNotes({ said, among }: { said: string; among: readonly string[] | undefined }) {
  return among?.some((sentence) => said.includes(sentence)) && <small> beyond the label</small>;
}
