// `node scripts/settings-reference.mjs` writes docs/settings.md from the settings of both servers. A test compares it.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SETTINGS as server } from '../apps/server/src/config/settings.ts'
import { SETTINGS as website } from '../apps/customer-web/app/server/setting-names.ts'

export const REFERENCE = fileURLToPath(new URL('../docs/settings.md', import.meta.url))

export function settingsReference() {
  return [
    '# Settings',
    '',
    'Environment variables of the two servers, as `--help` prints them. Generated from the code:',
    '`pnpm generate` writes this file.',
    '',
    '## The server',
    '',
    ...tableOf(server),
    '',
    '## The website',
    '',
    ...tableOf(website),
    '',
  ].join('\n')
}

const tableOf = (settings) => [
  '| Name | Default | What it does |',
  '| --- | --- | --- |',
  ...settings.map(([name, fallback, about]) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${cell(about)} |`),
]

/** Text in angle brackets would be HTML. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/<[^>]+>/g, '`$&`')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(REFERENCE, settingsReference())
