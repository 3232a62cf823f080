import CallHost from '@tarapath/customer-core/call/call-host'
import SessionHost from '@tarapath/customer-core/consultation/session-host'
import ChatScreen from '@tarapath/customer-core/chat/chat-screen'
import { apiAtom, PlatformProvider, signInAtom } from '@tarapath/customer-core/platform'
import { createStore } from 'jotai'
import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { OtherPage } from './other-page.tsx'
import type { ScenarioRun } from './run-scenario.ts'
import type { RunTab } from './run-tabs.ts'
import { createScriptedClient } from './scripted-client.ts'

export interface ScreenProps {
  run: ScenarioRun
  tab: RunTab
}

const BY_SCENARIO = 'by scenario'
const WEBSITE = { platform: 'web', origin: null, reference: null } as const

/** What the customer sees in one tab: the product's own screens over the engine of that tab. A page that is loaded again starts afresh. */
export function Screen({ run, tab }: ScreenProps) {
  const [store] = useState(() => {
    const opened = createStore()
    opened.set(apiAtom, createScriptedClient(run))
    opened.set(signInAtom, 'signed-in')
    return opened
  })
  // The scenario opens, leads and closes its tabs; a screen, which may be drawn late, only shows them and takes taps.
  const [start] = useState(() => {
    const { engine, ports } = tab.page
    return () => ({ engine: { ...engine, routeChanged() {}, dispose() {} }, ports })
  })
  return (
    <MemoryRouter initialEntries={[{ pathname: tab.path, state: BY_SCENARIO }]}>
      <PlatformProvider store={store} environment={WEBSITE} reload={() => {}}>
        <Route run={run} tab={tab} />
        <SessionHost start={start} />
        <CallHost />
      </PlatformProvider>
    </MemoryRouter>
  )
}

/** The scenario leads the router; where a tap on a link leads, the scenario follows. */
function Route({ run, tab }: ScreenProps) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => void navigate(tab.path, { replace: true, state: BY_SCENARIO }), [navigate, tab.path])
  useEffect(() => {
    if (state !== BY_SCENARIO) run.go(tab.number, pathname)
  }, [run, tab.number, pathname, state])
  return pathname === '/chat' ? <ChatScreen /> : <OtherPage path={pathname} />
}
