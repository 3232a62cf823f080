// tsc writes the declarations of the ES modules; a CommonJS file needs its own copy, or its imports are taken for ES ones.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

for (const file of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(file, 'utf8')
    .replaceAll(/(from '\.[^']*)\.ts'/g, "$1.cjs'")
    .replace(/\n\/\/# sourceMappingURL.*/, '')
  writeFileSync(file.replace(/\.ts$/, '.cts'), declarations)
}
