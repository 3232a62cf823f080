import { ignoreErrors } from './ignore-errors.ts'
import type { Ports } from './ports.ts'

/** Whether the page is visible; without a lifecycle, or when asking it throws, it is. */
export function isVisible(lifecycle: Ports['lifecycle']): boolean {
  let visible = true
  ignoreErrors(() => (visible = lifecycle?.isVisible() ?? true))
  return visible
}
