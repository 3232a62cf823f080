import type { Page } from '@playwright/test'
import { findTextFaults } from './find-text-faults.ts'

/** What does not fit a page: elements that stick out sideways, targets of bars and buttons under 44 px, and faults of texts. */
export const findMisfits = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(inPage)),
  ...(await findTextFaults(page)),
]

function inPage(): string[] {
  const TARGET = 44
  const width = document.documentElement.clientWidth
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none'
  const ancestors = function* (element: Element) {
    for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) yield one
  }
  /** Within what scrolls sideways, or is cut off or hidden on purpose. */
  const isContained = (element: Element) =>
    [...ancestors(element)].some(
      (one) => getComputedStyle(one).overflowX !== 'visible' || getComputedStyle(one).clipPath !== 'none',
    )
  const sticksOut = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width: own, height } = element.getBoundingClientRect()
    if (own === 0 || height === 0 || (left >= -1 && right <= width + 1)) return false
    return !element.closest('svg svg, defs') && isShown(element) && !isContained(element)
  })

  /** The size of a target, with the part that a pseudo element adds around it. */
  const targetSize = (element: Element) => {
    const { width: own, height } = element.getBoundingClientRect()
    const around = ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo))
    const added = (start: 'left' | 'top', end: 'right' | 'bottom') =>
      Math.max(
        0,
        ...around
          .filter(({ content, position }) => content !== 'none' && position === 'absolute')
          .map((style) => -(Number.parseFloat(style[start]) || 0) - (Number.parseFloat(style[end]) || 0)),
      )
    return { width: own + added('left', 'right'), height: height + added('top', 'bottom') }
  }
  // A link within a sentence is as high as its line.
  const isInSentence = (element: Element) => element.matches('p a, li p a, p button')
  const targets =
    'header a, header button, footer a, footer summary, nav a, nav button, button, [role=button], a.ui-button'
  const tooSmall = [...document.body.querySelectorAll(targets)].filter((element) => {
    const size = targetSize(element)
    if (size.width === 0 || !isShown(element) || isInSentence(element)) return false
    return Math.min(size.width, size.height) < TARGET - 0.5
  })
  return [
    ...(document.documentElement.scrollWidth > width ? [`The page scrolls sideways.`] : []),
    ...sticksOut.map((element) => `It sticks out: ${name(element)}`),
    ...tooSmall.map((element) => {
      const size = targetSize(element)
      return `Its target is ${size.width.toFixed()} by ${size.height.toFixed()} px: ${name(element)}`
    }),
  ]
}
