import type { ReactNode } from 'react';
import './icon.css';

const DOT = <circle className="solid" cx="12" cy="19.6" r="1.6" />;

const DRAWINGS = {
  newLabel: (
    <>
      <path d="M2 7V2.9H7M17 2.9H22V7M22 17V21.1H17M7 21.1H2V17" />
      <path d="M7 7H17V17H7ZM9.5 10.2H13M9.5 13.6H14.5" />
    </>
  ),
  soundBite: <path className="strong" d="M3 9.5V14.5M7.5 5V19M12 2.5V21.5M16.5 7V17M21 10V14" />,
  podcast: <path className="strong" d="M3 4.5V9.5M7.5 2V12M12 4.5V9.5M12 15V20M16.5 12.5V22M21 15V20" />,
  settings: (
    <>
      <path d="M2.5 7.5H13M18.5 7.5H21.5M2.5 16.5H5.5M11 16.5H21.5" />
      <circle cx="15.7" cy="7.5" r="2.75" />
      <circle cx="8.3" cy="16.5" r="2.75" />
    </>
  ),
  play: <path className="solid" d="M6 3.5V20.5L20 12Z" />,
  pause: <path className="solid" d="M6 4H10V20H6ZM14 4H18V20H14Z" />,
  back: <path className="solid" d="M20 4.5V19.5L8 12ZM4.5 4.5H7V19.5H4.5Z" />,
  forward: <path className="solid" d="M4 4.5V19.5L16 12ZM17 4.5H19.5V19.5H17Z" />,
  stop: <path className="solid" d="M5 5H19V19H5Z" />,
  connected: (
    <>
      <path d="M1.8 9.2A14.4 14.4 0 0 1 22.2 9.2M5.2 12.8A9.6 9.6 0 0 1 18.8 12.8M8.6 16.2A4.8 4.8 0 0 1 15.4 16.2" />
      {DOT}
    </>
  ),
  unstable: (
    <>
      <path d="M1.8 9.2A14.4 14.4 0 0 1 15 5.2M5.2 12.8A9.6 9.6 0 0 1 15 10.4M8.6 16.2A4.8 4.8 0 0 1 15.4 16.2" />
      {DOT}
      <path className="strong" d="M20 3V10.5M20 12.6V15" />
    </>
  ),
  offline: (
    <>
      <path d="M4.2 7.2A14.4 14.4 0 0 0 1.8 9.2M8.6 5.2A14.4 14.4 0 0 1 22.2 9.2M5.2 12.8A9.6 9.6 0 0 1 9 10.5M13.6 10.1A9.6 9.6 0 0 1 18.8 12.8M8.6 16.2A4.8 4.8 0 0 1 12.6 14.9" />
      {DOT}
      <path d="M3 2.5 20.5 20" />
    </>
  ),
  star: <path d="M12 2.9 14.7 9.1 21.4 9.7 16.3 14.1 17.8 20.7 12 17.2 6.2 20.7 7.7 14.1 2.6 9.7 9.3 9.1Z" />,
  tick: <path d="M3.5 12.5 9.5 18.5 20.5 6" />,
  bin: <path d="M3.5 6H20.5M9 6V3H15V6M5.8 6 6.8 21H17.2L18.2 6M10 10V17M14 10V17" />,
  close: <path d="M4.5 4.5 19.5 19.5M19.5 4.5 4.5 19.5" />,
  plus: <path d="M12 4V20M4 12H20" />,
  picture: <path d="M2.9 4.5H21.1V19.5H2.9ZM3 16.5 9 10.5 14 15.5 17 12.5 21 16.5" />,
  type: <path d="M4 20H20M14 4 18 8 9 17H5V13Z" />,
  turn: <path d="M9 9.5H21V21.5H9ZM4 15.5V9A4 4 0 0 1 8 5H15M11.5 1.5 15 5 11.5 8.5" />,
  share: <path d="M12 15V2.5M7.5 7 12 2.5 16.5 7M7 10.5H4.5V21.5H19.5V10.5H17" />,
  phone: <path d="M6.5 2H17.5V22H6.5ZM10.5 19H13.5" />,
  again: <path d="M20 12A8 8 0 1 1 17.6 6.3M18.5 2.5V7.2H13.8" />,
  tray: <path d="M3 13.5V20H21V13.5M3 13.5H8L9.5 16H14.5L16 13.5H21M12 3.5V11M8.5 8 12 11.5 15.5 8" />,
  warning: (
    <>
      <path d="M12 3 22 20.5H2Z" />
      <path className="strong" d="M12 9.5V14.5M12 16.4V18.4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof DRAWINGS;

/** A drawn icon on a 24 px grid. Never alone: the control or the word beside it carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
