import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const rows = [...read('../README.md').matchAll(/^\| \[.*?\]\((src\/.*?\.stories\.tsx)\) +\| (.*?) +\|$/gm)].map(
  ([, story, components]) => ({
    story: read(`../${story}`),
    components: [...(components as string).matchAll(/`(\w+)`/g)].map(([, name]) => name as string),
  }),
)

const entries = ['index.ts', 'dialog.ts', 'alert-dialog.ts', 'sheet.ts', 'menu.ts']
  .map((file) => read(`./${file}`))
  .join('')
const components = [...entries.matchAll(/export \{([^}]*)\} from '(?!\.\/icon\/(?:player-|shell-|tab-)?icons)/g)]
  .flatMap(([, names]) => (names as string).split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z][a-z]\w*$/.test(name))

test('the README names the story of every component', () => {
  expect(components.length).toBeGreaterThan(50)
  expect(rows.flatMap((row) => row.components).toSorted()).toEqual(components.toSorted())
})

/** They have no look of their own; the row names the component with which they are used. */
const UNSEEN = ['Anchor', 'LinkProvider', 'Field', 'VisuallyHidden']

test.each(rows.map((row) => [row.components.join(', ') || 'icons', row] as const))(
  '%s: the story shows it',
  (_, row) => {
    for (const name of row.components.filter((one) => !UNSEEN.includes(one)))
      expect(row.story).toMatch(new RegExp(`<${name}\\b|component: ${name}\\b`))
  },
)
