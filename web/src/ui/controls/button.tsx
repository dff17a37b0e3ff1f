import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

interface KeyProps extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children'> {
  icon?: IconName;
  word: string;
  type?: 'button' | 'submit';
  /** first: filled, the next step; plain: edged; quiet: underlined. */
  weight?: 'first' | 'plain' | 'quiet';
}

/** A button with a word, and a sign before it. */
export function Key({ icon, word, weight = 'plain', type = 'button', ...rest }: KeyProps) {
  return (
    <button type={type} className={`key key-${weight}`} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{word}</span>
    </button>
  );
}
