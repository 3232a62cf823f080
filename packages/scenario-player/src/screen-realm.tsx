import '@tarapath/ui-kit/styles.css'
import { createRoot } from 'react-dom/client'
import { Screen, type ScreenProps } from './screen.tsx'

/**
 * A screen has a document of its own, as in a browser tab: its dialogs cover it and not the player, its media queries see its own
 * width, its focus is its own. The player loads this module a second time, by its address, inside the frame.
 */
export const realmAddress = import.meta.url

/** Draws a moment in the frame; null takes it down. */
export type Draw = (props: ScreenProps | null) => void

const frame = window.frameElement
const place = document.getElementById('scenario-screen')
if (frame && place) {
  const root = createRoot(place)
  const draw: Draw = (props) => {
    if (!props) return root.unmount()
    const { run, tab } = props
    root.render(<Screen key={pageKey(tab.page)} run={run} tab={tab} />)
  }
  frame.dispatchEvent(new CustomEvent<Draw>('screen-ready', { detail: draw }))
}

const pages = new Map<object, number>()
function pageKey(page: object): number {
  const key = pages.get(page) ?? pages.size
  pages.set(page, key)
  return key
}
