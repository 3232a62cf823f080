// Copies every declaration for `require`: the same text with .cts names, which TypeScript reads as CommonJS.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

for (const file of globSync('dist/types/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file.replace(/ts$/, 'cts'), text.replace(/(from '\.{1,2}\/[^']+?)\.(ts|js)'/g, "$1.cjs'"))
}
