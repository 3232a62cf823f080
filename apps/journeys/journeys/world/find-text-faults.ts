import type { Page } from '@playwright/test'

/** Texts that are cut off without three dots, lie over each other, or break within a price or a short word. */
export const findTextFaults = (page: Page): Promise<string[]> => page.evaluate(inPage)

function inPage(): string[] {
  // With letters of twice the size, a line of the narrowest phone has room for ten.
  const SHORT = 10
  const boxesAround = (element: Element) => {
    const boxes = [element]
    for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement)
      boxes.push(one)
    return boxes.map((box) => ({ box, style: getComputedStyle(box) }))
  }
  type Boxes = ReturnType<typeof boxesAround>
  /** The lines of a part of a text. */
  const linesOf = (text: Text, start = 0, end = text.length) => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }
  const isBroken = (lines: DOMRect[]) => new Set(lines.map(({ top }) => Math.round(top))).size > 1
  const scrolls = (box: Element) => box.scrollHeight > box.clientHeight + 1
  /** All is shown, ends in three dots, or is scrolled to: sideways in a row, but not on a page that also scrolls down. */
  const mayReachOut = ({ box, style: { overflowX, textOverflow } }: Boxes[number]) =>
    overflowX === 'visible' || textOverflow === 'ellipsis' || (/auto|scroll/.test(overflowX) && !scrolls(box))
  const isCutAtSide = (lines: DOMRect[], boxes: Boxes) =>
    boxes
      .filter((one) => !mayReachOut(one))
      .map(({ box }) => box.getBoundingClientRect())
      .some((box) => lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
  const isBrokenWithin = (text: Text) =>
    [...text.data.matchAll(/[+−-]?₹[\d,.]*\d|[^\s\u200B-]+/g)].some(
      ({ 0: word, index }) =>
        (word.includes('₹') || word.length <= SHORT) && isBroken(linesOf(text, index, index + word.length)),
    )
  const faultOf = (text: Text, element: Element): string | null => {
    const boxes = boxesAround(element)
    if (boxes.some(({ style }) => style.clipPath !== 'none')) return null
    const lines = linesOf(text)
    const { lineHeight, fontSize, overflowY, webkitLineClamp } = getComputedStyle(element)
    if (isCutAtSide(lines, boxes)) return 'Its text is cut off at the side'
    if (/hidden|clip/.test(overflowY) && webkitLineClamp === 'none' && scrolls(element))
      return 'Its letters are cut off above or below'
    if (Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) && isBroken(lines))
      return 'Its lines lie over each other'
    return isBrokenWithin(text) ? 'A price or a short word of it is on two lines' : null
  }
  const faults: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const element = text.parentElement
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!element || !isShown || text.data.trim() === '' || element.closest('svg, script, style, option')) continue
    const fault = faultOf(text, element)
    if (fault)
      faults.push(`${fault}: <${element.tagName.toLowerCase()} class="${element.className}"> ${text.data.slice(0, 40)}`)
  }
  return faults
}
