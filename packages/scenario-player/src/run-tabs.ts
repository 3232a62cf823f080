import type { Tab, VirtualWorld } from '@tarapath/session-engine/testing'

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

export function createRunTabs(world: VirtualWorld): RunTabs {
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
      const page = world.openTab({ path })
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
