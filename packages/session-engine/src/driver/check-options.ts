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
  needType(config ?? {}, 'config', 'object')
  for (const [name, value] of Object.entries(DEFAULTS)) {
    const given: unknown = (config as Fields)?.[name] ?? value
    const least = name === 'pollMs' || name === 'tickMs' ? 1 : 0
    if (typeof value !== 'number') needType(given, `config.${name}`, typeOf(value))
    else need(Number.isFinite(given) && (given as number) >= least, `config.${name}`, `number from ${least} up`)
  }
}
