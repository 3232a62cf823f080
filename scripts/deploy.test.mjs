import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS as WEBSITE } from '../apps/customer-web/app/server/setting-names.ts'
import { SETTINGS as SERVER } from '../apps/server/src/config/settings.ts'
import { root } from './toolchain.mjs'

const read = (file) => readFileSync(join(root, 'deploy', file), 'utf8')
const known = (settings) => settings.map(([name]) => name)

/** The names that a file sets: `NAME=value`, also in comments and units, and `NAME: value` with two spaces or more. */
const namesIn = (text) => [...text.matchAll(/(?:^#?|[ =])([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
const keysIn = (text) => [...text.matchAll(/(?:^ +|\{ |, )([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)

/** The part of compose.yaml that a line begins. */
const partOf = (start) => {
  const text = read('compose.yaml')
  const from = text.indexOf(start)
  const end = text.indexOf('\n\n', from)
  return from === -1 ? '' : text.slice(from, end)
}

test.each([
  ['server.env.example', namesIn(read('server.env.example')), SERVER],
  ['tarapath-server@.service', namesIn(read('systemd/tarapath-server@.service')), SERVER],
  ['servers of compose.yaml', keysIn(partOf('x-server:')), SERVER],
  ['website.env.example', namesIn(read('website.env.example')), WEBSITE],
  ['tarapath-website@.service', namesIn(read('systemd/tarapath-website@.service')), WEBSITE],
  ['websites of compose.yaml', keysIn(partOf('x-website-settings:')), WEBSITE],
])('%s sets only what the code reads', (_, names, settings) => {
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !known(settings).includes(name))).toEqual([])
})

test('the example names every setting that production needs', () => {
  const needed = [
    'SECRET',
    'DATABASE_URL',
    'WEB_ORIGIN',
    'PUBLIC_ORIGIN',
    'MSG91_AUTH_KEY',
    'PHONEPE_CLIENT_ID',
    'EXOTEL_SID',
  ]
  expect(namesIn(read('server.env.example'))).toEqual(expect.arrayContaining(needed))
})

test('the image has the package manager of the repository', () => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(read('Dockerfile')).toContain(`npm install --global ${packageManager}\n`)
})

const repository = (file) => readFileSync(join(root, file), 'utf8')
/** The first cells of the table with this heading. */
const rowsUnder = (text, heading) =>
  text
    .slice(text.indexOf(heading))
    .split('\n\n')
    .find((part) => part.startsWith('|'))
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1].trim())

test('the document for operators says how each promise of the privacy page is kept', () => {
  const promised = rowsUnder(repository('apps/customer-web/app/routes/documents/privacy.mdx'), '## What we keep')
  expect(promised.length).toBeGreaterThan(10)
  expect(rowsUnder(repository('docs/operating.md'), '## What is deleted')).toEqual(promised)
})

test('backups are kept for as long as the privacy page says', () => {
  // The oldest copy of a whole database is up to a week older than the oldest moment that is kept.
  const [, days] = /^repo1-retention-full=(\d+)$/m.exec(read('pgbackrest.conf.example'))
  expect(Number(days) + 7).toBe(5 * 7)
  expect(repository('apps/customer-web/app/routes/documents/privacy.mdx')).toContain('| Five weeks.')
})

const hasCaddy = spawnSync('caddy', ['version']).status === 0
if (!hasCaddy) console.warn('SKIPPED: no caddy on this machine, so its configuration was not validated.')

test.skipIf(!hasCaddy)(
  'Caddy understands its configuration, which has a site for the website and one for the server',
  () => {
    const { stdout, status } = spawnSync('caddy', ['adapt', '--validate', '--config', 'deploy/Caddyfile'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, SITE: 'tarapath.example', API_SITE: 'api.tarapath.example' },
    })
    expect(status).toBe(0)
    const { routes } = JSON.parse(stdout).apps.http.servers.srv0
    expect(routes.flatMap(({ match }) => match[0].host).sort()).toEqual(['api.tarapath.example', 'tarapath.example'])
  },
)
