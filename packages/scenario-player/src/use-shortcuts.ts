import { useEffect } from 'react'
import type { Player } from './player.ts'
import { marksOf } from './scenario.ts'

const SECOND_MS = 1000

/** Space plays and pauses, the arrows step a second, page keys go to the marked moments: wherever a key has no use of its own. */
export function useShortcuts(player: Player): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : document.body
      const isSlider = target.matches('input[type=range]')
      if (!isSlider && target.matches('button, a, select, input, textarea, [contenteditable]') && event.key === ' ')
        return
      if (!isSlider && target.matches('select, input, textarea, [contenteditable], [role=region]')) return
      const act = actOf(event.key, player)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [player])
}

function actOf(key: string, player: Player): (() => void) | null {
  const { run, isPlaying } = player.getSnapshot()
  const from = player.destination()
  const marks = marksOf(run.scenario).map(({ at }) => at * SECOND_MS)
  const goTo = (ms: number | undefined) => () => {
    player.pause()
    if (ms !== undefined) void player.jumpTo(ms)
  }
  switch (key) {
    case ' ':
      return isPlaying ? player.pause : player.play
    case 'ArrowRight':
      return goTo(from + SECOND_MS)
    case 'ArrowLeft':
      return goTo(from - SECOND_MS)
    case 'PageDown':
      return goTo(marks.find((at) => at > from))
    case 'PageUp':
      return goTo(marks.findLast((at) => at < from))
    case 'Home':
      return goTo(0)
    case 'End':
      return goTo(run.scenario.lastsSeconds * SECOND_MS)
    default:
      return null
  }
}
