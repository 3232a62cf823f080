import { atom, useAtom } from 'jotai'
import { useEffect, useRef, type PointerEvent } from 'react'
import { nearestCorner, nextCorner, type Corner } from './corners.ts'

const cornerAtom = atom<Corner>('bottom-end')

/** A shorter way is a tap with an unsteady finger. */
const DRAG_FROM_PX = 8

/** The corner of the widget, a way to the next one, and the handlers that let a pointer drag it by its head. */
export function useCorner() {
  const [corner, setCorner] = useAtom(cornerAtom)
  const widget = useRef<HTMLElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  useRoomBelow(widget, corner)

  const shift = (x: number, y: number) => {
    if (widget.current) widget.current.style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`
  }
  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return
      from.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current) shift(event.clientX - from.current.x, event.clientY - from.current.y)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const start = from.current
      from.current = null
      const box = widget.current?.getBoundingClientRect()
      shift(0, 0)
      if (!start || !box || Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRAG_FROM_PX) return
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      setCorner(nearestCorner({ x: middle.x / innerWidth, y: middle.y / innerHeight }))
    },
    onPointerCancel() {
      from.current = null
      shift(0, 0)
    },
  }
  return { corner, widget, drag, moveOn: () => setCorner(nextCorner(corner)) }
}

/** Pages end above the widget while it stands at the bottom. */
function useRoomBelow(widget: React.RefObject<HTMLElement | null>, corner: Corner): void {
  const isAtBottom = corner.startsWith('bottom')
  useEffect(() => {
    const element = widget.current
    if (!element || !isAtBottom) return
    const { style } = document.documentElement
    document.documentElement.toggleAttribute('data-session', true)
    const observer = new ResizeObserver(() => {
      style.setProperty('--bar-bottom', `${element.offsetHeight + 16}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-bottom')
      document.documentElement.removeAttribute('data-session')
    }
  }, [widget, isAtBottom])
}
