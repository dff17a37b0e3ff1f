import { Icon, type IconName } from '../controls/icon.tsx';
import { Unparted } from './unbroken.tsx';

export interface SlipWords {
  icon: IconName;
  title: string;
  text?: string | undefined;
}

/** The sign and the words of a toast. */
export function SlipBody({ icon, title, text }: SlipWords) {
  return (
    <>
      <Icon name={icon} />
      <div className="slip-words">
        <p className="slip-title">{title}</p>
        {text && (
          <p className="slip-text">
            <Unparted text={text} />
          </p>
        )}
      </div>
    </>
  );
}
