/**
 * Call it before the row of a list goes whose key was pressed: the focus would go with it. The key in the same
 * place of the next row takes it, or of the one before.
 */
export function leaveRow(): void {
  const row = document.activeElement?.closest('li');
  if (!row?.parentElement) return;
  // Whoever is quick presses the next key before the row of the last one is gone.
  row.dataset['leaves'] = '';
  const rows = [...row.parentElement.children];
  const place = rows.indexOf(row);
  const stays = (other: Element) => other instanceof HTMLElement && !('leaves' in other.dataset);
  const neighbour = rows.slice(place + 1).find(stays) ?? rows.slice(0, place).findLast(stays);
  [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}
