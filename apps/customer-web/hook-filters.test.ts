import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import routes from './app/routes.ts'
import { onlyForMarkdown, onlyForRoutes } from './hook-filters.ts'

const HOME = '/apps/customer-web/app/routes/home.ts'
const SERVER_BUILD = 'virtual:react-router/server-build'
const FILES: Record<string, string> = {
  [HOME]: `export * from '/packages/screen.ts'; import '${SERVER_BUILD}'; import '/packages/api.server.ts'; import '/terms.mdx'`,
  '/packages/screen.ts': 'export default 1',
  '/packages/api.server.ts': '',
  '/terms.mdx': '',
}

/** Writes down what it is asked about. */
function asked() {
  const about = { resolveId: [] as string[], load: [] as string[], transform: [] as string[] }
  const plugin: Plugin = {
    name: 'asked',
    enforce: 'pre',
    resolveId: (id) => (about.resolveId.push(id), id === SERVER_BUILD ? `\0${id}` : null),
    load: (id) => (about.load.push(id), id === `\0${SERVER_BUILD}` ? '' : null),
    transform: (_, id) => void about.transform.push(id),
  }
  return { about, plugin }
}

const files: Plugin = {
  name: 'files',
  resolveId: (id) => (id in FILES ? id : null),
  load: (id) => FILES[id] ?? null,
}

async function buildWith(plugin: Plugin) {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, files],
    build: { write: false, lib: { entry: HOME, formats: ['es'] } },
  })
}

it('asks plugins of the router for routes, files of the server and modules of the build only', async () => {
  const { about, plugin } = asked()
  await buildWith(onlyForRoutes([plugin])[0] ?? plugin)
  // They are asked at the same time.
  expect({ ...about, resolveId: about.resolveId.toSorted() }).toEqual({
    resolveId: ['/packages/api.server.ts', SERVER_BUILD],
    load: [`\0${SERVER_BUILD}`],
    transform: [HOME],
  })
})

it('asks the plugin for Markdown only to change Markdown', async () => {
  const { about, plugin } = asked()
  await buildWith(onlyForMarkdown(plugin))
  expect(about.transform).toEqual(['/terms.mdx'])
})

it('leaves a filter that a plugin has', async () => {
  const { about, plugin } = asked()
  const transform = { filter: { id: /screen/ }, handler: (_: string, id: string) => void about.transform.push(id) }
  await buildWith(onlyForRoutes([{ ...plugin, transform }])[0] ?? plugin)
  expect(about.transform).toEqual(['/packages/screen.ts'])
})

// React Router takes the server's code out of a route, and is asked only about files of this folder.
it('finds all routes in the folder that it asks about', () => {
  const filesOf = (entries: typeof routes): string[] =>
    entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
  expect(filesOf(routes)).not.toHaveLength(0)
  expect(filesOf(routes).filter((file) => !file.startsWith('routes/'))).toEqual([])
})
