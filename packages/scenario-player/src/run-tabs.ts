import type { EngineOptions } from '@tarapath/session-engine'
import type { Tab, VirtualWorld } from '@tarapath/session-engine/testing'

/** One event that an engine went through, with the state before and after. */
export type EngineStep = Parameters<NonNullable<EngineOptions['inspect']>>[0]

/** One of the customer's tabs. A reload gives it another page. */
export interface RunTab {
  readonly number: number
  readonly page: Tab
  readonly path: string
}

/** The customer's tabs, which do what their engines ask of the page. */
export interface RunTabs {
  readonly all: readonly RunTab[]
  open(path: string): void
  go(tab: RunTab, path: string): void
  reload(tab: RunTab): void
  /** Carries out what an engine asks of its page, when the engine has finished asking. */
  follow(number: number, to: string): void
}

/** `onStep` sees every event of every tab's engine. */
export function createRunTabs(world: VirtualWorld, onStep: (tab: number, step: EngineStep) => void): RunTabs {
  const all: RunTab[] = []

  function replace(tab: RunTab, changes: Partial<RunTab>): void {
    all[tab.number - 1] = { ...tab, ...changes }
  }
  function go(tab: RunTab, path: string): void {
    replace(tab, { path })
    tab.page.engine.routeChanged(path)
  }
  function reload(tab: RunTab): void {
    replace(tab, { page: tab.page.reload({ path: tab.path }) })
  }

  return {
    all,
    open(path) {
      const number = all.length + 1
      const page = world.openTab({ path, inspect: (step) => onStep(number, step) })
      all.push({ number: page.number, page, path })
    },
    go,
    reload,
    follow(number, to) {
      all[number - 1]?.page.ports.scheduler.after(0, () => {
        const latest = all[number - 1]
        if (!latest) return
        if (to === 'reload') reload(latest)
        else if (to !== 'logout') go(latest, to)
      })
    },
  }
}
