/**
 * Call it before the row of a list goes whose button was pressed, as the focus would be lost with it. The last button
 * of the next row gets the focus, or of the row before.
 */
export function leaveRow(): void {
  const row = document.activeElement?.closest('li');
  if (!row?.parentElement) return;
  // The next button may be pressed before the row of the last one has gone.
  row.dataset['leaves'] = '';
  const rows = [...row.parentElement.children];
  const place = rows.indexOf(row);
  const stays = (other: Element) => other instanceof HTMLElement && !('leaves' in other.dataset);
  const neighbour = rows.slice(place + 1).find(stays) ?? rows.slice(0, place).findLast(stays);
  [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}
