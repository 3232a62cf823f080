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

/** Throws a TypeError that names the wrong argument. A host may have no storage: the session is then kept in memory. */
export function checkOptions(options: EngineOptions): void {
  const { signedIn, path, ports, config } = (options ?? {}) as Partial<EngineOptions>
  need(typeof signedIn === 'boolean', 'signedIn', 'boolean')
  need(typeof path === 'string', 'path', 'string')
  for (const [name, methods] of Object.entries(METHODS)) {
    const port = ports?.[name as keyof typeof METHODS] as Fields
    if (!port && ports && name === 'storage') continue
    for (const method of methods) need(typeof port?.[method] === 'function', `ports.${name}.${method}`, 'function')
  }
  need(typeOf(config ?? {}) === 'object', 'config', 'object')
  for (const [name, value] of Object.entries(DEFAULTS)) {
    const given = (config as Fields)?.[name] ?? value
    const field = `config.${name}`
    need(typeOf(given) === typeOf(value), field, typeOf(value))
    const least = name === 'pollMs' || name === 'tickMs' ? 1 : 0
    if (typeof given === 'number') need(Number.isFinite(given) && given >= least, field, `number from ${least} up`)
  }
}
