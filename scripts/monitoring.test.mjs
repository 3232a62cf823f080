import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '../packages/node-host/src/metrics.ts'
import { root } from './toolchain.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const code = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' })
    .map(read)
    .join('')
const alarms = read('deploy/prometheus/alarms.yml')
const dashboard = JSON.parse(read('deploy/grafana/tarapath.json'))
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const questions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const document = read('docs/operating.md')

const matches = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))]
const METRIC = /\b((?:tarapath|nodejs|process)_\w+)/g
/** The values that a question names for a label: `label="a"` and `label=~"a|b"`. */
const valuesOf = (label, text) =>
  matches(text, new RegExp(`\\b${label}=~?"([^"]+)"`, 'g')).flatMap((list) => list.split('|'))

/** The metrics of a server after a request and a log entry. */
async function exported() {
  const metrics = createMetrics('backend', async () => true)
  metrics.countRequest('rechargeWallet', 201, 0.02)
  metrics.countEvent('error', 'job failed')
  const server = await metrics.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  return (await fetch(`http://127.0.0.1:${server.address().port}/metrics`)).text()
}

test('alarms, dashboard and document ask only for metrics and labels that a server exports', async () => {
  const text = await exported()
  const metrics = matches(text, /^(\w+)(?:\{| )/gm)
  const asked = [alarms, ...questions, document.slice(document.indexOf('## Metrics and alarms'))].join('\n')
  // The document names a histogram, whose samples have a suffix.
  const isExported = (name) => [name, `${name}_count`].some((each) => metrics.includes(each))
  expect(matches(questions.join('\n'), METRIC).length).toBeGreaterThan(5)
  expect(matches(asked, METRIC).filter((name) => !isExported(name))).toEqual([])

  // Prometheus adds the labels of the target.
  const labels = [...matches(text, /[{,](\w+)="/g), 'instance', 'job']
  const inQuestions = [alarms, ...questions].join('\n')
  const grouped = matches(inQuestions, /\bby \(([^)]+)\)/g).flatMap((list) => list.split(', '))
  const used = [...grouped, ...matches(inQuestions, /[{ ,](\w+)(?:=|!=|=~)"/g)]
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((label) => !labels.includes(label))).toEqual([])
})

test('alarms and dashboard name only events and calls of the code', () => {
  const asked = [alarms, ...questions].join('\n')
  const sources = code('packages/{backend,staff-desk}/src/**/*.ts')
  const [events, calls] = [valuesOf('event', asked), valuesOf('call', asked)]
  expect([events.length > 3, calls.length > 2]).toEqual([true, true])
  expect(events.filter((event) => !sources.includes(`event: '${event}'`))).toEqual([])
  expect(calls.filter((call) => !new RegExp(`^ +(async )?${call}[(:,]`, 'm').test(sources))).toEqual([])
})

test('the document says what to do about each of the six alarms', () => {
  const names = matches(alarms, /- alert: (\w+)/g)
  expect(names.length).toBe(6)
  expect(names.filter((name) => !document.includes(`| \`${name}\``))).toEqual([])
})

test('every panel of the dashboard says what it shows, and none lies over another', () => {
  const { list } = dashboard.templating
  expect(list.map(({ name, type }) => [name, type])).toEqual([['source', 'datasource']])
  const taken = new Set()
  for (const { id, title, description, datasource, gridPos, targets } of panels) {
    expect([title, description, datasource]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/\.$/),
      { type: 'prometheus', uid: '${source}' },
    ])
    expect(targets.every(({ legendFormat }) => legendFormat.length > 0)).toBe(true)
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect(taken.has(`${x},${y}`), `panel ${id}`).toBe(false)
        taken.add(`${x},${y}`)
      }
  }
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

const promtool = (...args) => {
  const { stdout, stderr, status } = spawnSync('promtool', args, { cwd: root, encoding: 'utf8' })
  return { status, said: status === 0 ? '' : stdout + stderr }
}
const hasPromtool = spawnSync('promtool', ['--version']).status === 0
if (!hasPromtool) console.warn('SKIPPED: no promtool on this machine, so alarms and questions were not tried.')

test.skipIf(!hasPromtool)('alarms ring for faults, and not on an ordinary day', () => {
  expect(promtool('test', 'rules', 'deploy/prometheus/alarms.test.yml')).toEqual({ status: 0, said: '' })
  expect(promtool('check', 'config', 'deploy/prometheus/prometheus.yml')).toEqual({ status: 0, said: '' })
})

test.skipIf(!hasPromtool)('Prometheus understands every question of the dashboard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tarapath-dashboard-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Each query becomes a rule. JSON is valid YAML.
  const rules = questions.map((expr, at) => ({ record: `question_${at}`, expr }))
  writeFileSync(join(folder, 'rules.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  expect(promtool('check', 'rules', join(folder, 'rules.yml'))).toEqual({ status: 0, said: '' })
})
