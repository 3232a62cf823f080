// Runs after the build: TypeScript keeps `import './button.css'` in declarations, where no application can resolve it.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(/^import '[^']+\.css';\n/gm, ''))
}
