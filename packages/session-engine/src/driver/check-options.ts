import { DEFAULTS } from '../core/config.ts'
import type { EngineOptions } from './session-engine.ts'

const NEEDED = {
  signedIn: 'boolean',
  path: 'string',
  'ports.api.getStatus': 'function',
  'ports.api.endConsultation': 'function',
  'ports.api.cancelWaiting': 'function',
  'ports.api.saveLog': 'function',
  'ports.clock.wall': 'function',
  'ports.clock.mono': 'function',
  'ports.scheduler.after': 'function',
  'ports.nav.reload': 'function',
  'ports.nav.replace': 'function',
  'ports.nav.logoutFully': 'function',
}

const STORAGE = { 'ports.storage.get': 'function', 'ports.storage.set': 'function', 'ports.storage.remove': 'function' }

type Fields = { readonly [name: string]: unknown } | null | undefined

const valueAt = (options: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Fields)?.[name], options)

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** Throws a TypeError that names the wrong argument. A host without storage is none: the session then lives in memory. */
export function checkOptions(options: EngineOptions): void {
  function need(isRight: boolean, path: string, kind: string): void {
    if (!isRight)
      throw new TypeError(`createSessionEngine: "${path}" must be ${/^[ao]/.test(kind) ? 'an' : 'a'} ${kind}`)
  }
  const kinds = { ...NEEDED, ...(valueAt(options, 'ports.storage') ? STORAGE : null) }
  for (const [path, kind] of Object.entries(kinds)) need(typeof valueAt(options, path) === kind, path, kind)
  need(kindOf(options.config ?? {}) === 'object', 'config', 'object')
  for (const [name, value] of Object.entries(DEFAULTS)) {
    const given = (options.config as Fields)?.[name] ?? value
    const path = `config.${name}`
    need(kindOf(given) === kindOf(value), path, kindOf(value))
    const least = name === 'pollMs' || name === 'tickMs' ? 1 : 0
    if (typeof given === 'number') need(Number.isFinite(given) && given >= least, path, `number from ${least} up`)
  }
}
