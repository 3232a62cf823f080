// Shows a packed package with hooks in each version of React that it allows: in StrictMode, in a document, over time.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './toolchain.mjs'

const VERSIONS = { 18: ['react-18', 'react-dom-18'], 19: ['react', 'react-dom'] }

const SCRIPT = `
import { createElement, StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import { SessionProvider, useSession, useSessionCountdown } from '@tarapath/session-engine/react'
import { createVirtualWorld, inProgress } from '@tarapath/session-engine/testing'

const shown = () => document.body.textContent
const isShown = async (text) => {
  for (let turn = 0; turn < 100 && shown() !== text; turn += 1) await new Promise((done) => setTimeout(done, 10))
  if (shown() !== text) throw new Error('React ' + version + ' shows "' + shown() + '" instead of "' + text + '".')
}
const Session = () => {
  const phase = useSession((view) => view.phase)
  const { remainingSeconds } = useSessionCountdown()
  return phase + ' ' + remainingSeconds
}
const world = createVirtualWorld()
world.server.status(0, inProgress({ max_call_duration: 120 }))
const { engine } = world.openTab({ path: '/chat' })
const reactRoot = createRoot(document.body)
reactRoot.render(createElement(StrictMode, null, createElement(SessionProvider, { engine }, createElement(Session))))
await isShown('none null')
await world.runTo(10_000)
await isShown('active 110')
reactRoot.unmount()
await isShown('')
if (!version.startsWith(process.argv[2] + '.')) throw new Error('This is React ' + version)
process.exit(0)
`

/** What is wrong with the hooks of an installed package. `problemsOf` runs a Node script. */
export async function reactProblems({ name, project, problemsOf }) {
  if (name !== '@tarapath/session-engine') return []
  const found = await Promise.all(
    Object.entries(VERSIONS).map(async ([version, [react, dom]]) => {
      const outfile = join(project, `react-${version}.mjs`)
      const document = join(project, `react-${version}-document.mjs`)
      const jsdom = join(root, 'packages/session-engine/node_modules/jsdom/lib/api.js')
      writeFileSync(
        document,
        `import { JSDOM } from '${jsdom}'\nconst { window } = new JSDOM('')\nObject.assign(globalThis, { window, document: window.document })\n`,
      )
      await build({
        stdin: { contents: SCRIPT, resolveDir: project, loader: 'js' },
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node22',
        alias: { react: join(root, 'node_modules', react), 'react-dom': join(root, 'node_modules', dom) },
        // CommonJS packages in an ES module: Node's own modules are required.
        banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
        outfile,
        logLevel: 'silent',
      })
      return problemsOf('--import', document, outfile, version)
    }),
  )
  return found.flat()
}
