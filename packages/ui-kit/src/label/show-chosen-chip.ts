/** Scrolls a row of chips so that its chosen one is in view, without moving the page. */
export function showChosenChip(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[data-chosen]')
  if (!row || !chosen) return
  const [chip, view] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()]
  if (chip.left < view.left || chip.right > view.right)
    row.scrollLeft += (chip.left + chip.right - view.left - view.right) / 2
}
