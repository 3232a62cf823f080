// Run in a package after `tsc`: writes a .d.cts beside every .d.ts of `dist`. TypeScript reads a .d.ts as the types of an
// ES module, so CommonJS consumers need a copy whose imports end in .cjs.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

for (const file of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(file, 'utf8')
    .replaceAll(/(from '\.{1,2}\/[^']+?)\.(?:ts|js)'/g, "$1.cjs'")
    .replace(/\n\/\/# sourceMappingURL.*/, '')
  writeFileSync(file.replace(/ts$/, 'cts'), declarations)
}
