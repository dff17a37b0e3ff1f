import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  icon?: IconName;
  word: string;
  type?: 'button' | 'submit';
  /** first: filled, the next step; plain: edged; quiet: underlined. */
  weight?: 'first' | 'plain' | 'quiet';
}

/** A button with a word, and an icon before it. */
export function Button({ icon, word, weight = 'plain', type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={`button button-${weight}`} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{word}</span>
    </button>
  );
}
