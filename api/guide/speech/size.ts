const DURATION = /(\d{1,3})(?:[: ](\d\d))? ?min[a-z]*\.?(?:,? (\d{1,2}) sec)?/i;
/** "9:30" */
const CLOCK = /^(\d{1,3}):(\d\d)(?=,|$)/;

/** How long a film or sound work takes: "36 min. 49 sec." -> "36 minutes and 49 seconds". Null where it does not say. */
export function sayDuration(printed: string): string | null {
  const [, minutes, behind, apart] = DURATION.exec(printed) ?? CLOCK.exec(printed) ?? [];
  if (minutes === undefined) return null;
  const seconds = Number(behind ?? apart ?? 0);
  const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
  return [count(Number(minutes), 'minute'), ...(seconds > 0 ? [count(seconds, 'second')] : [])].join(' and ');
}
