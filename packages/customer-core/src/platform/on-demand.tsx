import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'

/** Without a network it waits for one: a failure would take the whole page away. */
async function whenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return whenOnline(load)
  }
}

/**
 * A component whose code the browser loads when it is first drawn, for what few pages show. The server loads it when it
 * starts, so that pages are complete without scripts.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  let Content: ComponentType<Props> = lazy(() => whenOnline(load))
  if (import.meta.env.SSR) void load().then((module) => (Content = module.default))
  return function OnDemand(props) {
    return (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    )
  }
}
