import type { EngineOptions } from './session-engine.ts'

const NEEDED = {
  api: ['getStatus', 'endConsultation', 'cancelWaiting', 'saveLog'],
  storage: ['get', 'set', 'remove'],
  clock: ['wall', 'mono'],
  scheduler: ['after'],
  nav: ['reload', 'replace', 'logoutFully'],
} as const

const TIMES = [
  'pollMs',
  'tickMs',
  'idleInitialMs',
  'idleContinueMs',
  'idleWarnMs',
  'endUiTimeoutMs',
  'expectMs',
] as const

function need(condition: boolean, message: string): void {
  if (!condition) throw new TypeError(`createSessionEngine: ${message}`)
}

/** Throws a TypeError that names the wrong argument. A host without storage is none: the session then lives in memory. */
export function checkOptions(o: EngineOptions): void {
  need(typeof o === 'object' && o !== null, 'options are missing')
  need(typeof o.signedIn === 'boolean', '"signedIn" must be a boolean')
  need(typeof o.path === 'string', '"path" must be a string')
  need(typeof o.ports === 'object' && o.ports !== null, '"ports" are missing')
  for (const [port, methods] of Object.entries(NEEDED)) {
    const given = (o.ports as unknown as { [port: string]: { [method: string]: unknown } | null | undefined })[port]
    if (port === 'storage' && !given) continue
    for (const method of methods)
      need(typeof given?.[method] === 'function', `"ports.${port}.${method}" must be a function`)
  }
  need(o.config === undefined || (typeof o.config === 'object' && o.config !== null), '"config" must be an object')
  for (const name of TIMES) {
    const ms = o.config?.[name]
    const least = name === 'pollMs' || name === 'tickMs' ? 1 : 0
    need(
      ms === undefined || (Number.isFinite(ms) && ms >= least),
      `"config.${name}" must be milliseconds from ${least} up`,
    )
  }
}
