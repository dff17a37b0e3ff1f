import type { ReactNode } from 'react';
import './calm-screen.css';

/** A drawing and one sentence, for a page that does not exist and a screen that has crashed. */
export function CalmScreen({ children }: { children: ReactNode }) {
  return (
    <main className="calm">
      <svg className="calm-wall" viewBox="0 0 400 300" aria-hidden="true">
        <path d="M0 250H400" />
        <path d="M130 44 82 76M130 44 178 76" />
        <circle cx="130" cy="42" r="3" />
        <g transform="rotate(-3 130 134)">
          <path d="M44 76H216V192H44ZM58 90H202V178H58Z" />
        </g>
        <path className="calm-gap" d="M254 118H328V192H254Z" />
      </svg>
      <div className="calm-words">{children}</div>
    </main>
  );
}
