import './intro-scene.css';

/**
 * A phone that slides from the painting to its label; the corners close on the label. Once, in 4 s
 * (docs/behaviour.md#intro); with `still` the last frame from the start.
 */
export function IntroScene({ still }: { still: boolean }) {
  return (
    <svg className={still ? 'scene scene-still' : 'scene'} viewBox="0 0 400 300" aria-hidden="true">
      <path className="fine" d="M-40 250H440" />
      <g>
        <rect className="stock" x="44" y="44" width="172" height="148" />
        <rect className="mat" x="58" y="58" width="144" height="120" />
        <path d="M58 138C84 122 96 150 124 138S170 122 202 134M58 158H118M132 158H202" />
        <circle cx="166" cy="88" r="11" />
        <path d="M92 139V84L122 126H92M84 139H130" />
      </g>
      <g>
        <rect className="stock" x="254" y="104" width="74" height="88" />
        <path className="type" d="M264 119H300M264 129H290" />
        <path className="fine" d="M264 145H318M264 154H312M264 163H318M264 172H304" />
      </g>
      <g className="scene-phone">
        <path className="ground" d="M237 208H345V268H237Z" />
        <rect className="strong" x="236" y="64" width="110" height="206" rx="9" />
        <path className="strong" d="M279 74H303" />
        <circle className="strong" cx="291" cy="236" r="14" />
        <path className="aim aim-nw" d="M246 112V96H262" />
        <path className="aim aim-ne" d="M320 96H336V112" />
        <path className="aim aim-se" d="M336 184V200H320" />
        <path className="aim aim-sw" d="M262 200H246V184" />
      </g>
    </svg>
  );
}
