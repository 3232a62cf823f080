import { firstPaintWords } from './words/first-paint.gen.ts'

/** What the view shows while it loads a screen. The build writes the same markup into the page (`first-paint-plugin.ts`). */
export function FirstPaint() {
  return (
    <main className="ui-page first-paint" aria-busy="true">
      <p role="status">{firstPaintWords().loading}</p>
      <div className="first-paint-card" />
      <div className="first-paint-card" />
      <div className="first-paint-card" />
      <div className="first-paint-card" />
    </main>
  )
}
