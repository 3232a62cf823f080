import { DEFAULTS } from '../core/config.ts'
import type { EngineOptions } from './session-engine.ts'

/** The methods that a port must have. */
const METHODS = {
  api: ['getStatus', 'endConsultation', 'cancelWaiting', 'saveLog'],
  clock: ['wall', 'mono'],
  scheduler: ['after'],
  nav: ['reload', 'replace', 'logoutFully'],
  storage: ['get', 'set', 'remove'],
}

/** What would not stop at zero. */
const PACES = ['pollMs', 'tickMs', 'endRetryForeverMs']
const ALLOWED: { readonly [option: string]: readonly unknown[] } = {
  idleOrderTypes: [1, 2],
  idleResetOn: ['continue', 'send', 'typing'],
}

type Fields = { readonly [name: string]: unknown } | null | undefined

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

function need(isRight: boolean, path: string, type: string): void {
  const article = /^[ao]/.test(type) ? 'an' : 'a'
  if (!isRight) throw new TypeError(`createSessionEngine: "${path}" must be ${article} ${type}`)
}

function needType(value: unknown, path: string, type: string): void {
  need(typeOf(value) === type, path, type)
}

/** Throws a TypeError that names the wrong argument. A host may have no storage: the session is then kept in memory. */
export function checkOptions(options: EngineOptions): void {
  const { signedIn, path, ports, config } = (options ?? {}) as Partial<EngineOptions>
  needType(signedIn, 'signedIn', 'boolean')
  needType(path, 'path', 'string')
  for (const [name, methods] of Object.entries(METHODS)) {
    const port = ports?.[name as keyof typeof METHODS] as Fields
    if (!port && ports && name === 'storage') continue
    for (const method of methods) needType(port?.[method], `ports.${name}.${method}`, 'function')
  }
  needType(options.inspect ?? checkOptions, 'inspect', 'function')
  needType(config ?? {}, 'config', 'object')
  for (const [name, given] of Object.entries(config ?? {})) {
    if (!(name in DEFAULTS)) throw new TypeError(`createSessionEngine: there is no "config.${name}"`)
    const value: unknown = DEFAULTS[name as keyof typeof DEFAULTS]
    if (given === undefined) continue
    needType(given, `config.${name}`, typeOf(value))
    const items: unknown[] = Array.isArray(given) ? given : [given]
    const least = PACES.includes(name) ? 1 : 0
    const allowed = ALLOWED[name]
    for (const item of items) {
      if (allowed) need(allowed.includes(item), `config.${name}`, `list of ${allowed.join(', ')}`)
      else if (typeof value === 'number' || Array.isArray(value))
        need(Number.isFinite(item) && (item as number) >= least, `config.${name}`, `number from ${least} up`)
    }
  }
}
