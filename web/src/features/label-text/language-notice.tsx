import { Icon } from '../../ui/icon.tsx';
import './language-notice.css';

/** Says that a label is hardly English, and what is done with it. */
export function LanguageNotice({ notice }: { notice: string }) {
  return (
    <p className="language-notice">
      <Icon name="type" />
      {notice}
    </p>
  );
}
