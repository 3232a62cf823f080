export interface Settings {
  port: number
  host: string
  /** Where the backend listens; the browser never learns it. */
  apiUrl: string
  /** The origin customers know, for canonical links; the request's own when not set. */
  publicOrigin: string | null
  /** On this origin, and nowhere else, a code is asked for before anything shows. */
  staging: { origin: string; code: string } | null
}

/** Reads every setting once and says in one sentence what is wrong with it. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  return {
    port: portOf(env['PORT'] ?? '3000'),
    host: env['HOST'] ?? '127.0.0.1',
    apiUrl: originOf('API_URL', env['API_URL'] ?? 'http://127.0.0.1:4100'),
    publicOrigin: env['PUBLIC_ORIGIN'] ? originOf('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']) : null,
    staging: stagingOf(env['STAGING_ORIGIN'], env['STAGING_CODE']),
  }
}

function portOf(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT is "${value}", which is no port number: set it to a number from 0 to 65535`)
}

function originOf(name: string, value: string): string {
  try {
    return new URL(value).origin
  } catch {
    throw new Error(`${name} is "${value}", which is no address: set it to something like http://127.0.0.1:4100`)
  }
}

function stagingOf(origin: string | undefined, code: string | undefined): Settings['staging'] {
  if (!origin) return null
  if (!code || !/^\d{6}$/.test(code)) {
    throw new Error('STAGING_ORIGIN is set without a 6-digit STAGING_CODE: set both, or neither')
  }
  return { origin: originOf('STAGING_ORIGIN', origin), code }
}
