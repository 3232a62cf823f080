import { useMatches } from 'react-router'

/** Pages whose `h1` has the id `page-heading` and follows soon after the header. */
const WITH_HEADING = new Set(['routes/home/home', 'routes/astrologers', 'routes/astrologer'])

/**
 * Has the browser wait for the heading before it paints. Otherwise it lays out and paints the bar alone, with the half of
 * its buttons that has come, and the heading a frame later. Browsers that do not know the link ignore it.
 */
export function FirstPaint() {
  const hasHeading = useMatches().some(({ id }) => WITH_HEADING.has(id))
  return hasHeading ? <link rel="expect" href="#page-heading" blocking="render" /> : null
}
