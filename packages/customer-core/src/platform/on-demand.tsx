import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'
import { loadUntilThere } from './load-until-there.ts'

/** Without a network it waits for one: a failure would take the whole page away. With one, the website may be of a new build. */
const failOnline = (error: unknown): void => {
  if (navigator.onLine) throw error
}

/**
 * A component whose code the browser loads when it is first drawn, for what few pages show. The server loads it when it
 * starts, so that pages are complete without scripts.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  let Content: ComponentType<Props> = lazy(() => loadUntilThere(load, failOnline))
  if (import.meta.env.SSR) void load().then((module) => (Content = module.default))
  return function OnDemand(props) {
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    )
  }
}
