import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/react.tsx', 'src/chat.ts', 'src/testing.ts'],
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  dts: false,
  clean: true,
})
