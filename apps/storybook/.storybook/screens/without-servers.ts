import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** What the files of a server export is there in the browser, and refuses: the website's build leaves it out altogether. */
export function withoutServers(): Plugin {
  return {
    name: 'without-servers',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?')
      if (!path.endsWith('.server.ts')) return undefined
      const exported = (await readFile(path, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)
      const refuse = "() => { throw new Error('Only a server does this.') }"
      return [...exported].map(([, name]) => `export const ${name} = ${refuse}`).join('\n')
    },
  }
}
