import { Icon } from '../controls/icon.tsx';

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
