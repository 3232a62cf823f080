import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Finding {
  where: string
  what: string
}

/** Scans every parameter of a URL with sqlmap. */
export async function askSqlmap(url: string): Promise<Finding[]> {
  const said = await run('sqlmap', [
    '-u',
    url,
    '--batch',
    '--flush-session',
    '--dbms=postgresql',
    '--technique=BEU',
    '--ignore-code=*',
  ])
  if (!/all tested parameters do not appear|identified the following injection point/.test(said))
    throw new Error(`sqlmap came to no end with ${url}:\n${said.slice(-2000)}`)
  return [...said.matchAll(/^Parameter: (.+)$/gm)].map(([, parameter = '']) => ({
    where: url,
    what: `SQL in ${parameter}`,
  }))
}

/** Scans URLs with wapiti for injected SQL, scripts, commands, files, redirects and line breaks. */
export async function askWapiti(origin: string, urls: readonly string[], seconds: number): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wapiti-'))
  const report = join(folder, 'report.json')
  const starts = urls.flatMap((url) => ['-s', url])
  await run(
    'wapiti',
    [
      '-u',
      `${origin}/`,
      ...starts,
      '--scope',
      'folder',
      '-d',
      '1',
      '--max-scan-time',
      String(seconds / 60),
      '--max-attack-time',
      '30',
      '-m',
      'sql,xss,exec,file,redirect,crlf',
      '--flush-session',
      '-f',
      'json',
      '-o',
      report,
      '--no-bugreport',
    ],
    folder,
  )
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, { path: string; parameter: string; info: string }[]>
  }
  rmSync(folder, { recursive: true })
  return Object.entries(vulnerabilities).flatMap(([kind, found]) =>
    found.map(({ path, parameter }) => ({ where: path, what: `${kind} in ${parameter}` })),
  )
}

function run(program: string, parameters: readonly string[], home = tmpdir()): Promise<string> {
  const child = spawn(program, parameters, { env: { ...process.env, HOME: home }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(said))
  })
}
