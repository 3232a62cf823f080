import { expect, test } from 'vitest'
import { browserPorts } from '../src/browser.ts'
import { createSessionEngine } from '../src/index.ts'

test('on a server an engine of browser ports reads nothing and keeps nothing open', () => {
  const calls: string[] = []
  const called = (name: string) => async () => {
    calls.push(name)
    return { body: null }
  }
  const api = {
    getStatus: called('status'),
    endConsultation: called('end'),
    cancelWaiting: called('cancel'),
    saveLog: () => calls.push('log'),
  }
  const nav = {
    reload: () => calls.push('reload'),
    replace: () => calls.push('replace'),
    logoutFully: () => void calls.push('logout'),
  }
  const engine = createSessionEngine({ ports: browserPorts({ api, nav }), signedIn: false, path: '/' })
  expect(engine.getSnapshot()).toMatchObject({ phase: 'off', modal: null, widget: null })
  expect(calls).toEqual([])
  expect(process.getActiveResourcesInfo()).not.toContain('BroadcastChannel')
})
