import { Icon, type IconName } from '../controls/icon.tsx';
import { Unbroken } from './unbroken.tsx';

export interface ToastWords {
  icon: IconName;
  title: string;
  text?: string | undefined;
}

/** The icon and the words of a toast. */
export function ToastBody({ icon, title, text }: ToastWords) {
  return (
    <>
      <Icon name={icon} />
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {text && (
          <p className="toast-text">
            <Unbroken text={text} />
          </p>
        )}
      </div>
    </>
  );
}
