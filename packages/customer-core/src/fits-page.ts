/** The texts and controls that reach beyond the page, and are not in a row that scrolls. For stories. */
export function overflowing(root: HTMLElement): string[] {
  const pageEnd = document.documentElement.clientWidth
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.getBoundingClientRect().right > pageEnd + 1 && !isClipped(element))
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
}

function isClipped(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true
  }
  return false
}
