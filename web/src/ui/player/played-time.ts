interface Played {
  status: 'idle' | 'waiting' | 'playing' | 'paused';
  elapsed: number;
  total: number;
  totalIsExact: boolean;
}

/** 74 -> '1:14' */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** '0:14 of 0:38'; 'about' while the length is an estimate. Before Play the length alone. */
export function playedTime({ status, elapsed, total, totalIsExact }: Played): string {
  const length = `${totalIsExact ? '' : 'about '}${clockText(Math.round(total))}`;
  return status === 'idle' ? length : `${clockText(elapsed)} of ${length}`;
}
