import { createSessionEngine } from '../driver/create-session-engine.ts'
import type { Ports } from '../driver/ports.ts'
import type { BrowserProfile } from './browser-profile.ts'
import type { ScriptedServer } from './scripted-server.ts'
import type { PageEvent, Tab, TabOptions } from './tab.ts'
import type { Timeline } from './timeline.ts'
import type { Report } from './trace.ts'

/** Everything that pages of one device have in common. */
export interface Device {
  readonly timeline: Timeline
  readonly server: ScriptedServer
  readonly profile: BrowserProfile
  /** The open pages, by number: emits an event of the browser to the page. */
  readonly pages: Map<number, (event: PageEvent) => void>
  /** The device's wall clock, epoch ms. */
  wall(): number
  newPageNumber(): number
  reportOf(tab: number): Report
}

interface Page {
  readonly number: number
  readonly ports: Ports
  readonly navigations: readonly string[]
  isVisible(): boolean
  setVisible(isVisible: boolean): void
  emit(event: PageEvent): void
  close(): void
}

function openPage(device: Device, tab: number, startsVisible: boolean): Page {
  const { timeline, server, profile, pages } = device
  const number = device.newPageNumber()
  const report = device.reportOf(tab)
  const navigations: string[] = []
  const listeners = new Set<(event: PageEvent) => void>()
  let isVisible = startsVisible
  let isOpen = true
  const emit = (event: PageEvent): void => listeners.forEach((fn) => fn(event))
  const navigate = (to: string): void => {
    navigations.push(to)
    report({ kind: 'navigation', to })
  }
  const { storage, peers, leave } = profile.join(number, report)
  pages.set(number, emit)

  return {
    number,
    navigations,
    emit,
    ports: {
      api: server.apiOf({ page: number, tab, report, isOpen: () => isOpen }),
      storage,
      peers,
      clock: { wall: device.wall, mono: () => timeline.mono() },
      scheduler: { after: (ms, fn) => timeline.after(ms, { page: number, isTimer: true }, () => isOpen && fn()) },
      nav: { reload: () => navigate('reload'), replace: navigate, logoutFully: () => navigate('logout') },
      lifecycle: {
        isVisible: () => isVisible,
        subscribe(fn) {
          listeners.add(fn)
          return () => listeners.delete(fn)
        },
      },
      onNotice: (notice) => report({ kind: 'notice', notice }),
    },
    isVisible: () => isVisible,
    setVisible(visible) {
      if (!isOpen || isVisible === visible) return
      isVisible = visible
      emit(visible ? 'visible' : 'hidden')
    },
    close() {
      isOpen = false
      pages.delete(number)
      leave()
    },
  }
}

/** Opens a page with an engine of its own. */
export function openTab(device: Device, number: number, options: TabOptions): Tab {
  const { signedIn = true, path = '/', config, inspect, visible = true } = options
  const page = openPage(device, number, visible)
  const { ports, navigations } = page
  const engine = createSessionEngine({ ports, signedIn, path, ...(config && { config }), ...(inspect && { inspect }) })

  function close(): void {
    page.close()
    engine.dispose()
  }
  return {
    number,
    engine,
    ports,
    navigations,
    hide: () => page.setVisible(false),
    show: () => page.setVisible(true),
    freeze() {
      page.emit('frozen')
      device.timeline.hold(page.number)
    },
    resume() {
      device.timeline.release(page.number)
      page.emit('resumed')
    },
    close,
    reload(changes) {
      close()
      return openTab(device, number, { ...options, visible: page.isVisible(), ...changes })
    },
  }
}
